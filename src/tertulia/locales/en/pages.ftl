### The pages around the table: start, rules, and what can go wrong.

pages-title = Tertulia
pages-welcome = Choose a game and who sits at the table with you.
pages-home = All games
pages-navigation = Pages
pages-language = Language

## Credits

pages-credits = Credits and licences
pages-icons-by = Icons made by { $author } ({ $source }, { $licence }), recoloured: { $icons }
pages-fonts-by = Alegreya and Alegreya Sans by Juan Pablo del Peral, SIL Open Font License 1.1
pages-licences = The licences in full

## A new table

pages-read-rules = Read the rules
pages-learn = Learn by playing
pages-your-name = Your name
# Who sits at a seat: somebody who gets a link to it.
pages-friend = A friend, by a link
pages-nobody = Nobody
pages-start = Start the game
pages-house-rules = House rules
# Beside the rules of the game: who is away, clocks and the like.
pages-terms = How you play together
# $meaning says what the default stands for.
pages-hint-numbers = “{ $default }” ({ $meaning }), or whole numbers from { $low } to { $high } with commas between them.
pages-hint-names = “{ $default }” ({ $meaning }), or names with commas between them.
pages-hint-number = A whole number from { $low } to { $high }.

# How well a bot plays; the number is how long it may think.
pages-bot-random = Bot: random, anything goes
pages-bot-greedy = Bot: greedy, a rule of thumb
pages-bot-quick = Bot: quick, 0.05 seconds a move
pages-bot-normal = Bot: normal, 0.4 seconds a move
pages-bot-strong = Bot: strong, 1.5 seconds a move

## How people play together

term-away = Somebody is away
    .text = A bot plays for whoever has left while others wait, until they come back.
term-away-short = a bot stands in after two minutes
term-away-long = a bot stands in after a quarter of an hour
term-away-wait = the table waits, for days if need be
term-clock = Clocks
    .text = Whoever does not answer in time is answered for by a bot, for this one answer.
term-clock-none = none
term-clock-gentle = gentle: a minute for each answer
term-clock-strict = strict: five minutes for the game, and twenty seconds for each answer
term-windows = When anyone may answer
    .text = A short pause for everybody hides who had something to answer with.
term-windows-even = a pause for all, so that nothing is told
term-windows-friendly = no pause, among friends
term-windows-fixed = eight seconds for all at once; who does not answer passes
term-reactions = Clocks when anyone may answer
    .text = Where there are clocks, they may stand while a reaction is asked for.
term-reactions-timed = run as always
term-reactions-untimed = stand: as long as one likes
term-talk = Talk
    .text = People say things by phrases that each reads in their own language. The host may open and close this during the game.
term-talk-open = open
term-talk-closed = closed
term-watch = Who may watch
    .text = Spectators see what everyone knows and nobody’s hand.
term-watch-open = whoever has the link
term-watch-late = whoever has the link, a minute later
term-watch-closed = nobody
term-hands = After the game
    .text = Every hand and the seed of the deal are shown when the game is over, so that the deal can be checked.
term-hands-shown = everyone may see every hand
term-hands-kept = each sees only what they saw

## An invitation

pages-join-title = A seat for you: { $game }
pages-invited = { $host } invites you to the table.
pages-invited-by-host = You are invited to the table.
pages-join-nothing-else = Type the name that the others shall see. You need nothing else.
pages-sit-down = Sit down and play
pages-no-invitation = This link opens no seat: it has been used, or replaced by a newer one. Ask your host for another.
pages-name-taken = Somebody here is called “{ $name }”, which looks the same. Take a name that can be told apart.

## A game told again

pages-replay-file = Replay a saved game

## Rules

pages-rules-title = Rules of { $game }
pages-contents = Contents
pages-option = House rule: { $option } (default: { $default })
pages-no-rules = The rules of this game have not been written down yet.

## What went wrong

pages-problem-title = That did not work
pages-no-page = There is no such page.
pages-no-method = This page can't be asked for in this way.
pages-no-table = There is no such table here, or you hold no seat at it.
pages-unreadable = This table was begun by other rules than this program has, so it can’t be gone on with. Nothing of it is lost.
pages-no-code = This code opens no seat: it has been used, is older than five minutes, or too many others have been tried. Have the device at which you sit show a new one.
pages-too-many-codes = So many codes have been asked for or tried from your address that the next has to wait some minutes.
pages-code = Do you sit here on another device?
    .text = There, “Help” shows a code of six digits for this one.
pages-code-label = Code
pages-not-over = The game is still going on. Its file would show every hand, so it can be had when the game is over.
pages-no-hint = Hints are for games against bots alone.
pages-hands-kept = This table keeps its hands to itself: the game is told again as you saw it, or as a spectator does.
pages-story-table = To the table
pages-story-step = Step { $step }
pages-bad-game = This is no game that can be shown. { $problem }
pages-no-client = The table's page has not been built. Run “make client” in the checkout, or install a released package.
pages-no-script = The table needs JavaScript. The rules and the other pages do without.
pages-foreign = This form came from another site. Please start from our own page.
pages-too-large = That is more than a form may send: the limit is { $limit } bytes.
pages-too-many-tables = So many tables have been opened from your address that the next has to wait some minutes.
pages-busy = The server is too busy for this just now, or it takes too long. Please try again in a moment.
pages-too-much-at-once = So much is being worked out for your address that this has to wait. Please try again in a moment.
pages-bad-field = { $field }: “{ $value }” is not possible. Allowed: { $allowed }.
pages-broken = The server has failed. Nothing that was confirmed is lost; please load the page again.
