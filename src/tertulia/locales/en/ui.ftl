### The browser client's own words.

## Turn and connection

ui-title = { $headline } · Tertulia
ui-title-turn = ▶ Your turn · { $headline }
ui-title-reaction = ▶ Your reaction · { $headline }
ui-your-turn = Your turn
ui-your-reaction = Your reaction
ui-wait = One moment
ui-waiting-for =
    { $count ->
        [one] Waiting for { $names }
       *[other] Waiting for { $names }
    }
ui-waiting = Waiting
ui-watching = You are watching this table.
ui-game-over = Game over
ui-link-connecting = Reconnecting…
ui-link-behind = Catching up…
ui-link-offline = Offline: nothing is sent
ui-link-live = Up to date

## Page

ui-progress = Progress of the game
ui-tools = Tools
ui-table = Table
ui-story = Story so far
ui-rules = Rules
ui-undo = Undo
ui-help = Help
ui-close = Close
ui-settings = Settings
ui-players = Players
ui-total = Total
ui-hand = Your hand
ui-bar = What is asked of you
ui-rule = Rule { $rule }

## Players

ui-you = you
ui-you-to-play = your turn
ui-to-play = to play
ui-away = away
ui-winner = winner
ui-seat = Seat { $seat }

## Answering

ui-home = Back to the start
ui-save-game = Save the game
ui-story-card = Story of the game
ui-cancel = Cancel
ui-pick-first = Choose on the table
ui-rest =
    { $count ->
        [0] All placed
       *[other] { $count } left to place
    }
ui-more = More: { $label }
ui-less = Less: { $label }

## What lies on the table, for screen readers

ui-hidden-card = Card face down
ui-playable = playable
ui-lead = Led: { $family }
ui-meter = { $label }: { $value } of { $most }
ui-space =
    { $taken ->
        [yes] { $lot }: { $value }, taken by { $holder }
       *[other] { $lot }: { $value }
    }
ui-tag-winning = winning
ui-tag-lead = led
ui-tag-new = new
ui-tag-faded = out of play
ui-tag-chosen = chosen

## Hints

ui-hint = Hint
ui-hint-thinking = The bot thinks it over, from what you see…
ui-hint-weighs = Seeing what you see, the bot would weigh:
ui-hint-share = { $share } %

## A lesson

ui-lesson = Lesson
ui-lesson-else = That may be played. In this lesson, though: { $answer }.
ui-lesson-over = That was the lesson
ui-lesson-play = Play a game
ui-lesson-fails = The lesson cannot be shown just now. Load the page again in a moment.

## A game told again

ui-replay = Replay
ui-replay-controls = Where the replay is
ui-replay-news = What has just happened
ui-replay-nothing = Nothing that can be seen from here.
ui-replay-first = To the start
ui-replay-back = One step back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-forward = One step on
ui-replay-last = To the end
ui-replay-step = Step { $step } of { $last }
ui-replay-seen-by = Seen by
ui-replay-spectator = a spectator
ui-replay-speed = Speed
ui-replay-speed-of = ×{ $times }
ui-replay-link = Link to this moment
ui-replay-copied = Copied
ui-replay-table = To the table
ui-replay-choose = Open a saved game
ui-replay-choose-text = The file stays on your computer; the table only reads it to show the game.
ui-replay-fails = The replay cannot be shown just now. Load the page again in a moment.

## A fair deal

ui-fair = A fair deal
ui-fair-why = One secret number, the seed, decides every card. Before the first card the table promises it by its SHA-256, which fits no other; when the game is over it shows the seed. Save the game and run “tertulia verify” on the file: it deals and plays all of it again.
ui-fair-promise = Promise (SHA-256 of the seed)
ui-fair-seed = Seed

## Help

ui-help-intro = Choose a card or a space; the main button says what will happen, and a second click on the same thing does it too. Rest the mouse on a card, or press it for a while, to read it.
ui-key-arrows = Arrows
ui-key-arrows-does = move among the cards
ui-key-tab = Tab
ui-key-tab-does = go to the next part of the table
ui-key-enter = Enter
ui-key-enter-does = choose, and once more to confirm
ui-key-space = Space
ui-key-space-does = pass
ui-key-escape = Esc
ui-key-escape-does = cancel the choice, then standing orders
ui-key-h = H
ui-key-h-does = a hint
ui-key-i = I
ui-key-i-does = look at the card
ui-key-l = L
ui-key-l-does = story so far
ui-key-r = R
ui-key-r-does = the rule in question
ui-key-u = U
ui-key-u-does = undo
ui-key-help = ?
ui-key-help-does = this page
ui-language = Language
ui-setting-sound = A sound when it is your turn
ui-setting-letters = Single-letter keys
ui-setting-light = A light table
ui-setting-notices = A notification when it is your turn and this page is hidden
ui-device = On another device
ui-device-intro = Open the address of this table there, and type the code that you get here. Then both hold your seat.
ui-device-show = Show a code
ui-device-code = Good for five minutes, once: { $code }
ui-device-table = This table

## Seats

ui-seats = Seats
ui-seats-intro = Send each friend the link of a seat. It works once; a new link replaces the old one. A bot can take any seat at any time.
ui-invited = invited
ui-here = here
ui-is-bot = bot
ui-copy-link = Copy link
ui-copied = Copied
ui-link-for = The link for { $name }
ui-new-link = New link
ui-invite = Invite a friend
ui-seat-bot = Let a bot play…
ui-seat-bot-at = Who plays at { $name }
ui-bot-plays = Bot: { $bot }
ui-delete = Delete this table
ui-delete-intro = Leaves nothing of it on the server for anyone: no seat, no name, no move. Save the game first if you want to keep it.
ui-delete-for-ever = Delete for ever

## Windows: everyone may answer what has just happened

ui-window-open = Whoever can may answer now.
ui-thinking =
    { $count ->
        [one] { $count } player still thinks.
       *[other] { $count } players still think.
    }
ui-wake = Ask me
ui-wake-always = always, even if I can only pass
ui-wake-able = when I could answer
ui-wake-turn = on my turn; before that only if I am attacked
ui-wake-stack = no more about this
ui-wake-general = In general
ui-wake-topic = Exception: { $topic }
ui-order-always = { $topic }: always
ui-order-able = { $topic }: if I can answer
ui-order-turn = { $topic }: if attacked
ui-order-stack = { $topic }: not now
ui-order-clear = End this exception
ui-kept = Your answer is in. Nobody has seen it yet.
ui-oops = Oops, take it back
ui-stand-in = away; a bot plays on

## Watching, and playing on

ui-watch = Watching
ui-watch-intro = Whoever has this link sees the table without anyone’s hand, unless watching was ruled out when the table was opened.
ui-again = Play again
ui-go-on = On to the next game
ui-turns = Turning points
ui-turn-lead = { $name } takes the lead
ui-turn-see = Show step { $step } in the replay

## Clocks

ui-time-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
note-clocks = The table was away: everyone’s clock has { $seconds } seconds more.

## Beside the game: talk, pauses, more time, cards never asked about

ui-manners = Talk
ui-manners-title = At the table
ui-say = Say
ui-say-intro = Everyone reads it in their own language.
ui-say-closed = The host has closed the talk.
ui-talk-allowed = Players may talk
ui-hear = Show what this player says: { $name }
ui-pause = Pause
ui-rest-intro = Clocks and bots stand still as soon as everyone here agrees. Any player may end the pause.
ui-rest-wish = I would like a pause
ui-rest-agree = I agree to a pause
ui-rest-no = No pause after all
ui-rest-on = Go on
ui-votes = A bot for a player
ui-votes-intro = A bot takes the seat once all the others who are here want it, two at least. The host can seat one alone.
ui-vote = { $name } ({ $number ->
        [one] { $number } vote
       *[other] { $number } votes
    })
ui-resting = Pause
ui-resting-why = The table rests until somebody goes on.
ui-wishes-rest = would like a pause
ui-times = My time
ui-times-intro = Where there are clocks, yours can run longer. The others see that it does.
ui-times-1 = as long as agreed
ui-times-2 = twice as long
ui-times-5 = five times as long
ui-times-of = time ×{ $times }
ui-never = Never ask me about this card
ui-never-intro = When anyone may answer, the table passes for you if this card is all you have.
ui-muted =
    { $count ->
        [one] never about { $count } card
       *[other] never about { $count } cards
    }
ui-muted-clear = Ask again about all cards
ui-key-s = S
ui-key-s-does = talk, pause
