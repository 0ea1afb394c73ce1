mock-suit-p = Parrot
mock-suit-s = Sword
mock-suit-h = Ham
mock-suit-c = Coin
mock-family-vert = Parrot
mock-family-azure = Sword
mock-family-gules = Ham
mock-family-or = Coin
mock-mark-kraken = Kraken
    .text = When this card is played the trump slides one step.
mock-headline-auction = Round 1 of 3 · first auction
mock-headline-split = Round 1 of 3 · predictions
mock-headline-trick = Round 2 of 3 · trick { $n }
mock-headline-over = The game is over
mock-lot = Lot { $n }
mock-score = Points
mock-cards = Cards in hand
mock-predicts = { $suit } tricks still predicted
mock-won = { $suit } cards won
mock-meter = Trump: { $suit }
mock-trick = Trick { $n }
mock-round = Round { $n }
mock-scores = Points
mock-first = leads
mock-bid-prompt = Bid on a lot: choose a number.
mock-bid-why = Every number is free on an empty lot; on a taken one it must be higher.
mock-bid-answer = Bid { $n } on lot { $lot }
mock-bid-low = Ana's bid of 3 stands here: your number must be higher.
mock-split-prompt = Spread your bid of { $n } over your predictions.
mock-split-why = You took { $card } and two more. Each step predicts one trick led with that suit.
mock-split-answer = Predict { $split }
mock-play-prompt = Play a card: Parrot was led.
mock-play-why = You hold Parrot, so you must follow.
mock-play-answer = Play { $card }
mock-play-follow = Parrot was led and you hold Parrot: you must follow.
mock-trump-prompt = The Kraken strikes: choose the new trump.
mock-trump-why = { $card } moved the Kraken to 4. The new trump counts at once.
mock-trump-answer = { $suit } is trump
mock-over = { $seat } { $seat_is ->
        [you] win
       *[other] wins
    } with { $points } points.
mock-event-deal = Round 1 begins. Six cards each.
mock-event-bid = { $seat } { $seat_is ->
        [you] bid
       *[other] bids
    } { $n } on lot { $lot }.
mock-event-play = { $seat } { $seat_is ->
        [you] play
       *[other] plays
    } { $card }.
mock-event-win = { $seat } { $seat_is ->
        [you] win
       *[other] wins
    } the trick with { $card }.
mock-event-kraken = The Kraken stirs: { $n } of 4.
mock-card-p1 = 1 of Parrots
mock-card-p2 = 2 of Parrots
    .flavour = “Something below has counted the cards.”
mock-card-p3 = 3 of Parrots
mock-card-p4 = 4 of Parrots
mock-card-p5 = 5 of Parrots
mock-card-p6 = 6 of Parrots
    .flavour = “Something below has counted the cards.”
mock-card-p7 = 7 of Parrots
mock-card-p8 = 8 of Parrots
mock-card-p9 = 9 of Parrots
mock-card-p10 = 10 of Parrots
mock-card-p11 = 11 of Parrots
mock-card-p12 = 12 of Parrots
mock-card-s1 = 1 of Swords
mock-card-s2 = 2 of Swords
    .flavour = “Something below has counted the cards.”
mock-card-s3 = 3 of Swords
mock-card-s4 = 4 of Swords
mock-card-s5 = 5 of Swords
mock-card-s6 = 6 of Swords
    .flavour = “Something below has counted the cards.”
mock-card-s7 = 7 of Swords
mock-card-s8 = 8 of Swords
mock-card-s9 = 9 of Swords
mock-card-s10 = 10 of Swords
mock-card-s11 = 11 of Swords
mock-card-s12 = 12 of Swords
mock-card-h1 = 1 of Hams
mock-card-h2 = 2 of Hams
    .flavour = “Something below has counted the cards.”
mock-card-h3 = 3 of Hams
mock-card-h4 = 4 of Hams
mock-card-h5 = 5 of Hams
mock-card-h6 = 6 of Hams
    .flavour = “Something below has counted the cards.”
mock-card-h7 = 7 of Hams
mock-card-h8 = 8 of Hams
mock-card-h9 = 9 of Hams
mock-card-h10 = 10 of Hams
mock-card-h11 = 11 of Hams
mock-card-h12 = 12 of Hams
mock-card-c1 = 1 of Coins
mock-card-c2 = 2 of Coins
    .flavour = “Something below has counted the cards.”
mock-card-c3 = 3 of Coins
mock-card-c4 = 4 of Coins
mock-card-c5 = 5 of Coins
mock-card-c6 = 6 of Coins
    .flavour = “Something below has counted the cards.”
mock-card-c7 = 7 of Coins
mock-card-c8 = 8 of Coins
mock-card-c9 = 9 of Coins
mock-card-c10 = 10 of Coins
mock-card-c11 = 11 of Coins
mock-card-c12 = 12 of Coins
