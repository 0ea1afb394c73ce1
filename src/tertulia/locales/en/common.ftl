### What every game and every client says.

# The reader, where a name would stand; a capital is added at the start of a sentence.
you = you
language-name = English

## Players

# A seat without a name.
seat-name = Seat { $number }

bot-random = Random
    .text = Plays anything the rules allow.
bot-greedy = Greedy
    .text = Takes what looks best at once.
bot-search = Search
    .text = Thinks ahead over many worlds that it can't tell apart.
# A bot that searches, by how long it thinks.
bot-quick = Quick
    .text = Thinks ahead for a moment.
bot-normal = Normal
    .text = Thinks ahead.
bot-strong = Strong
    .text = Thinks ahead for longer.
# Several bots of one kind at a table.
bot-numbered = { $bot } { $number }

## Why not

refusal-not-offered = That is not among the answers you may give now.
refusal-too-late = The table has moved on. Look again at what is asked.
refusal-not-asked = Nothing is asked of you now.
refusal-malformed = This message makes no sense to the table.
refusal-trouble = Something went wrong here. Nothing has changed; please try again.
# A field of a message from a client is wrong; { $allowed } is one of allowed-….
refusal-field = The field “{ $field }” must be { $allowed }.
refusal-unknown-field = There is no field “{ $field }”; allowed are { $allowed }.
refusal-too-fast = That is faster than the table can follow. Wait a moment.
refusal-watching = You are watching this table; only players may answer.
allowed-t = “do”, “undo”, “wake”, “mute”, “time”, “rest”, “vote”, “say” or “talk”
allowed-when = “always”, “able”, “turn” or “stack”
allowed-orders = for each topic “always”, “able”, “turn” or “stack”
allowed-cid = a text of 1 to 64 letters
allowed-ask = a whole number
allowed-answer = a whole number
allowed-items = at most 100 texts of 1 to 64 letters
allowed-times = 1, 2 or 5
allowed-rest = true or false
allowed-seat = a whole number
allowed-out = true or false
allowed-phrase = one of the phrases of the protocol
allowed-open = true or false
refusal-no-undo = There is nothing to take back: something was shown or drawn, or another player has answered.
note-taken-back = Taken back; nobody has seen it.
refusal-host = Only the host may do that.
refusal-topic = This game has no windows about “{ $topic }”; orders may be given about: { $allowed }.
said = { $seat }: { $phrase }
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-well-played = Well played!
phrase-moment = One moment, please.
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-good-game = A good game!
refusal-no-talk = The host has closed the talk at this table.
refusal-resting = The table rests. Any player may let it go on.
refusal-vote = A vote can only be about another player who is a person and not the host.

## The end

won-1 =
    { $seat1_is ->
        [you] { $seat1 } win!
       *[other] { $seat1 } wins!
    }
won-2 = { $seat1 } and { $seat2 } share the win!
won-3 = { $seat1 }, { $seat2 } and { $seat3 } share the win!
won-4 = { $seat1 }, { $seat2 }, { $seat3 } and { $seat4 } share the win!

## Options

option-deck = deck
option-default = default
option-reconstruction = reconstruction
    .text = The rulebook does not settle this. The default is our reconstruction; you can change it.
