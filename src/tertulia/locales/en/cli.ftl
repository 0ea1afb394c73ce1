### The table in a terminal.

cli-name = Player
cli-total = Total
cli-hidden-card = face down
cli-legend = { $column } = { $label } / { $note }
cli-plain-legend = { $column } = { $label }
cli-commands = a number or a card's name; ? the rule, ? CARD its text, u undo, q quit
cli-commands-amount = a number; ? the rule, u undo, q quit
cli-commands-allocate = { $count } numbers, in this order; ? the rule, u undo, q quit
cli-allocate = { $total } in all
cli-which = Choose one of the answers by its number, 1 to { $count }.
cli-numbers =
    { $count ->
        [one] Write one whole number.
       *[other] Write { $count } whole numbers with a blank between them.
    }
cli-no-card = No card of that name lies open before you; ? alone says the rule.
cli-go-on = Enter to go on, u to undo
cli-undone = Taken back.
cli-left = You leave the table; the game is not kept.

## A game that is over

cli-replay-commands = step { $step } of { $last }; Enter one on, b one back, a number that step, q leave
cli-replay-which = Steps are numbered 0 to { $last }.

cli-verified =
    { $moves ->
        [one] The seed is the promised one and dealt every card; the one answer leads to the end as recorded.
       *[other] The seed is the promised one and dealt every card; all { $moves } answers lead to the end as recorded.
    }
cli-promise = Promise shown before the game: { $promise }

## The list of games

cli-seats = Seats: { $seats }
cli-decks = Decks, the default first: { $decks }
cli-option = Option
cli-values = Values, the default first
cli-ruling = Ruling
cli-list-int = numbers from { $low } to { $high }, such as 1,2,3
cli-list-str = names, such as A,B,C
cli-range = { $low } to { $high }
