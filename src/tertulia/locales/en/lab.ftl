### The designer's report.

lab-title = { $game }: how it plays
lab-versus-title = { $game }: what a change does
lab-made = Games: { $games }; bots: { $bots }; seats: { $seats }
lab-cut-off = Cut off after too many decisions, and not counted: { $games }.
lab-contents = Contents
lab-few = too few
lab-interval = 95 %

## In short

lab-short = In short
lab-short-seats = Of the seats, { $names } win other than their fair share of { $usual }.
lab-short-seats-even = No seat wins or loses more than chance explains: the largest gap to the fair share of { $usual } is { $most }.
lab-short-choices = { $names } win other than their fair share.
lab-short-choices-even = No first choice stands out from the fair share of { $usual }.
lab-short-strong = Whoever plays these wins more often than whoever does not: { $names }.
lab-short-weak = Whoever plays these wins less often: { $names }.
lab-short-cards-even = Of all cards ({ $count }) none stands out: what differences there are may be noise.
lab-short-dead = Hardly ever played once drawn: { $names }.
lab-short-lead = Changes of the lead a game: { $changes }; and in { $comebacks } of games the winner was not leading half-way.
lab-short-idle = { $idle } of { $asked } prompts a turn leave nothing to do but pass.
lab-short-forced = { $forced } of decisions have one legal answer only.
lab-more = and others ({ $count })

## Sections

lab-seats = Seats
lab-seats-note = The share of wins by seat. The thin line is the fair share.
lab-seat = Seat { $number }
lab-choices = Leaders, heroes, first bids
lab-choices-note = The share of wins by what a seat chose or was given first, and how often that was. The thin line is the fair share.
lab-cards = Cards
lab-cards-note = How often a seat that sat down drew, and of those that drew it, how many played it and how many held it to the end or gave it away. The plot is the change in the chance to win: within each game, those who played the card against those who did not, in percentage points. It tells who wins with a card, which need not be because of it.
lab-dead = Dead cards
lab-dead-note = Drawn, but played less than once in five times, and surely so; and what was never drawn.
lab-never = Never drawn: { $names }.
lab-points = Where points come from
lab-points-note = Points a seat by their source: all seats (dark) and winners (gold).
lab-course = The course of a game
lab-course-note = How long games are, and how early they are decided.
lab-rounds-plot = Rounds
lab-decisions-plot = Decisions
lab-leader-plot = The chance that whoever leads alone will win, from the beginning to the end of a game. The thin line is the fair share.
lab-asking = Decisions
lab-asking-note = What players are asked, and how much of it matters.
lab-how = How this was made

## Columns

lab-column-name = Name
lab-column-share = Wins
lab-column-chosen = Chosen
lab-column-drawn = Drawn
lab-column-played = Played
lab-column-held = Held
lab-column-effect = Change
lab-column-all = All
lab-column-winners = Winners
lab-column-value = Value
lab-column-times = a game
lab-column-answers = Answers
lab-column-forced = One answer
lab-column-passed = Passed
lab-column-idle = Only pass
lab-column-one = First
lab-column-other = Second
lab-column-difference = Difference

## Figures

lab-figure-rounds = Rounds a game
lab-figure-decisions = Decisions a game
lab-figure-lead-changes = Changes of the lead a game
lab-figure-comeback = Games whose winner was not leading half-way
lab-figure-branching = Legal answers a decision
lab-figure-forced = Decisions with one legal answer
lab-figure-asked = Prompts a turn
lab-figure-passed = Prompts a turn that were passed
lab-figure-idle = Prompts a turn with nothing to do but pass
lab-figure-reactions = Reactions asked of a player in a turn
lab-figure-reactions-passed = Reactions asked for that were passed
lab-figure-reactions-idle = Reactions asked of who can only pass
lab-figure-leader = Sole leader after { $number } tenths wins

## Two decks or rule sets

lab-changed = Changed for certain
lab-changed-line = { $name }: { $one } becomes { $other } ({ $difference }, { $low } to { $high }).
lab-changed-none = Nothing changed for certain: every difference may be noise.
lab-changed-note = Of { $count } figures, { $certain } changed for certain; { $noise } may be noise. More games would tell more.
lab-only = Not compared, since only one of the two has them: { $names }.
lab-differences = Every difference
lab-differences-note = The second less the first, with the interval of the difference. Both played the same deals with the same chance, so what they share cancels out.
lab-single-one = The first by itself
lab-single-other = The second by itself

lab-group-seat = Wins by seat
lab-group-choice = Wins by choice
lab-group-chosen = How often chosen
lab-group-drawn = Cards drawn
lab-group-played = Cards played when drawn
lab-group-effect = Change in the chance to win when played
lab-group-points = Points by source
lab-group-points-winners = Points of winners by source
lab-group-leader = Sole leaders who win
lab-group-other = Course and decisions

## How this was made

lab-how-intervals = Intervals are 95 %, by deal: shares by Wilson's method with the number of independent games that the deals amount to, other figures by the ratio estimator with Student's t.
lab-how-certain = What stands out, or changed for certain, does so after Holm's correction for all comparisons of its table: the chance of even one false call is at most 5 %. Figures that rest on fewer than { $few } deals are never called certain.
lab-how-again = To get it again:

## In the terminal

lab-study = { $game }; seats: { $seats }; games: { $done } of { $all }
lab-column-bot = Bot
lab-column-place = Seat
lab-column-sat = Played
lab-column-won = Won
lab-column-win-share = Share
lab-column-score = Mean score
lab-column-rating = Rating
lab-speed = Decisions: { $decisions }, and { $rate } a second; in a game { $least } to { $most }, mostly about { $usual }.
lab-pairs = Of the wins of both, the share of the row (95 %)
lab-stopped = Stopped; games done: { $done } of { $all }.
lab-stopped-studies = Stopped; studies done: { $done } of { $all }.
lab-stopped-at = Stopped at { $value }.
lab-faults = { $bot }: late { $late }, refused { $refused }, gone { $gone }. Greedy answered where it was late or gone.
lab-sweep-note = Last: the last value less the first, with half its 95 % interval; * beyond it.
lab-column-last = Last
