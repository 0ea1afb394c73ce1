### Trunfos e Tesouros: what the table says.
# Sentences are in the present tense and judge nobody. Where { $seat } may be the reader,
# { $seat_is } is "you", else "other".

## Suits and cards

trunfos-name = Trunfos e Tesouros
    .text = Bid for cards, promise tricks with your bids, and mind the Kraken. The fewest points win.

trunfos-suit-parrot = Parrot
trunfos-suit-sword = Sword
trunfos-suit-ham = Ham
trunfos-suit-coin = Coin

trunfos-family-vert = { trunfos-suit-parrot }
trunfos-family-azure = { trunfos-suit-sword }
trunfos-family-gules = { trunfos-suit-ham }
trunfos-family-or = { trunfos-suit-coin }

trunfos-mark-kraken = Kraken
    .text = Whoever plays this card moves the Kraken up one step. At the last step that player names a new trump.

trunfos-card-p1 = 1 of Parrots
trunfos-card-p2 = 2 of Parrots
trunfos-card-p3 = 3 of Parrots
trunfos-card-p4 = 4 of Parrots
trunfos-card-p5 = 5 of Parrots
trunfos-card-p6 = 6 of Parrots
trunfos-card-p7 = 7 of Parrots
trunfos-card-p8 = 8 of Parrots
trunfos-card-p9 = 9 of Parrots
trunfos-card-p10 = 10 of Parrots
trunfos-card-p11 = 11 of Parrots
trunfos-card-p12 = 12 of Parrots

trunfos-card-s1 = 1 of Swords
trunfos-card-s2 = 2 of Swords
trunfos-card-s3 = 3 of Swords
trunfos-card-s4 = 4 of Swords
trunfos-card-s5 = 5 of Swords
trunfos-card-s6 = 6 of Swords
trunfos-card-s7 = 7 of Swords
trunfos-card-s8 = 8 of Swords
trunfos-card-s9 = 9 of Swords
trunfos-card-s10 = 10 of Swords
trunfos-card-s11 = 11 of Swords
trunfos-card-s12 = 12 of Swords

trunfos-card-h1 = 1 of Hams
trunfos-card-h2 = 2 of Hams
trunfos-card-h3 = 3 of Hams
trunfos-card-h4 = 4 of Hams
trunfos-card-h5 = 5 of Hams
trunfos-card-h6 = 6 of Hams
trunfos-card-h7 = 7 of Hams
trunfos-card-h8 = 8 of Hams
trunfos-card-h9 = 9 of Hams
trunfos-card-h10 = 10 of Hams
trunfos-card-h11 = 11 of Hams
trunfos-card-h12 = 12 of Hams

trunfos-card-c1 = 1 of Coins
trunfos-card-c2 = 2 of Coins
trunfos-card-c3 = 3 of Coins
trunfos-card-c4 = 4 of Coins
trunfos-card-c5 = 5 of Coins
trunfos-card-c6 = 6 of Coins
trunfos-card-c7 = 7 of Coins
trunfos-card-c8 = 8 of Coins
trunfos-card-c9 = 9 of Coins
trunfos-card-c10 = 10 of Coins
trunfos-card-c11 = 11 of Coins
trunfos-card-c12 = 12 of Coins

## The table

trunfos-headline-auction =
    { $auction ->
        [1] Round { $round } of { $rounds } · first auction
       *[other] Round { $round } of { $rounds } · second auction
    }
trunfos-headline-prediction =
    { $auction ->
        [1] Round { $round } of { $rounds } · first prediction
       *[other] Round { $round } of { $rounds } · second prediction
    }
trunfos-headline-trick = Round { $round } of { $rounds } · trick { $trick } of { $tricks }
trunfos-headline-scoring = Round { $round } of { $rounds } · scoring
trunfos-headline-over =
    { $rounds ->
        [one] The end, after { $rounds } round
       *[other] The end, after { $rounds } rounds
    }

trunfos-zone-lots = Auction
trunfos-zone-trick = Trick
trunfos-zone-kraken = Kraken
trunfos-zone-sheet = Points: the fewest win
trunfos-zone-hand = Your hand

trunfos-lot = Lot { $lot }
trunfos-trump = Trump: { $suit }
trunfos-sheet-round = Round { $round }
trunfos-sheet-bonus = Bonus

trunfos-fact-score = Points
trunfos-fact-tricks = Tricks won
trunfos-prediction = { $suit }: tricks still to win
trunfos-prediction-note = { $suit }: cards won this round
trunfos-bonus-held = bonus card
trunfos-bonus-pair = bonus { $first } / { $second }
trunfos-bonus-used = bonus used

## What is asked, and why

trunfos-ask-bid =
    { $auction ->
        [1] Bid on a lot.
       *[other] Bid on a lot of the second auction.
    }
trunfos-why-bid = You will promise as many tricks as you bid.
trunfos-why-surpassed = { $seat } bids more on your lot: place your marker again, on any lot.
trunfos-answer-bid = Bid { $number } on lot { $lot }

trunfos-ask-split =
    { $number ->
        [one] Predict { $number } more trick: in which suit?
       *[other] Predict { $number } more tricks: in which suits?
    }
trunfos-why-split = A trick counts for the suit that is led.
trunfos-answer-split = { trunfos-suit-parrot } { $parrot }, { trunfos-suit-sword } { $sword }, { trunfos-suit-ham } { $ham }, { trunfos-suit-coin } { $coin }

trunfos-ask-lead = Lead any card.
trunfos-why-lead = The others follow your suit if they can.
trunfos-ask-follow = Play a card of the suit led: { $suit }.
trunfos-why-follow = Whoever holds the suit led must play it.
trunfos-ask-discard = You hold no { $suit }: play any card.
trunfos-why-discard = Without the suit led you are free to choose.
trunfos-answer-play = Play the { $card }

trunfos-ask-trump = Name the new trump.
trunfos-why-trump = The Kraken is at the top; this trick counts too.
trunfos-answer-trump = { $suit }

trunfos-ask-bonus = Use your bonus card?
trunfos-why-bonus = It takes off 1 point for each card of one of its suits that you won this round. It works once.
trunfos-answer-bonus =
    { $points ->
        [one] { $suit }: { $points } point off
       *[other] { $suit }: { $points } points off
    }
trunfos-answer-bonus-keep = Keep it

## Why not

trunfos-refusal-pass = You cannot pass: whoever has a turn in the auction bids.
trunfos-refusal-lot = The lots are numbered 1 to { $most }.
trunfos-refusal-track = The number { $number } is not on the track.
trunfos-refusal-higher = { $seat } stands at { $number } on lot { $lot }: only a higher number is possible there.
trunfos-refusal-split = Place exactly { $number } on the columns, your whole bid.
trunfos-refusal-column = No column goes beyond { $number }.
trunfos-refusal-not-in-hand = This card is not in your hand.
trunfos-refusal-follow = You hold the suit led, { $suit }, so you follow it.
trunfos-refusal-trump = With { $suit } as trump, this suit cannot be next.
trunfos-refusal-bonus = Your bonus card does not show this suit.

## The story

trunfos-event-begun =
    { $seat_is ->
        [you] { $seat } are the first player.
       *[other] { $seat } is the first player.
    }
trunfos-event-dealt =
    { $seat_is ->
        [you] { $seat } receive six cards.
       *[other] { $seat } receives six cards.
    }
trunfos-event-dealt-cards =
    { $seat_is ->
        [you] { $seat } receive: { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }, { $card6 }.
       *[other] { $seat } receives: { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }, { $card6 }.
    }
trunfos-event-opened =
    { $auction ->
        [1] The first auction opens; the first to bid: { $seat }.
       *[other] The second auction opens; the first to bid: { $seat }.
    } { $direction ->
        [1] The order is clockwise.
       *[other] The order is counter-clockwise.
    }
trunfos-event-laid-cards = Lot { $lot } shows the { $card1 } and the { $card2 }.
trunfos-event-bid =
    { $seat_is ->
        [you] { $seat } bid { $number } on lot { $lot }.
       *[other] { $seat } bids { $number } on lot { $lot }.
    }
trunfos-event-surpassed =
    { $seat_is ->
        [you] { $seat } are outbid on lot { $lot } and place again.
       *[other] { $seat } is outbid on lot { $lot } and places again.
    }
trunfos-event-collected =
    { $seat_is ->
        [you] { $seat } take lot { $lot } for { $number }.
       *[other] { $seat } takes lot { $lot } for { $number }.
    }
trunfos-event-collected-card =
    { $seat_is ->
        [you] { $seat } take lot { $lot } for { $number }; the hidden card is the { $card }.
       *[other] { $seat } takes lot { $lot } for { $number }; the hidden card is the { $card }.
    }
# A suit and its number stay on one line: the blank between them does not break.
trunfos-event-predicted-1 =
    { $seat_is ->
        [you] { $seat } add to the prediction: { $suit1 } { $number1 }.
       *[other] { $seat } adds to the prediction: { $suit1 } { $number1 }.
    }
trunfos-event-predicted-2 =
    { $seat_is ->
        [you] { $seat } add to the prediction: { $suit1 } { $number1 }, { $suit2 } { $number2 }.
       *[other] { $seat } adds to the prediction: { $suit1 } { $number1 }, { $suit2 } { $number2 }.
    }
trunfos-event-predicted-3 =
    { $seat_is ->
        [you] { $seat } add to the prediction: { $suit1 } { $number1 }, { $suit2 } { $number2 }, { $suit3 } { $number3 }.
       *[other] { $seat } adds to the prediction: { $suit1 } { $number1 }, { $suit2 } { $number2 }, { $suit3 } { $number3 }.
    }
trunfos-event-predicted-4 =
    { $seat_is ->
        [you] { $seat } add to the prediction: { $suit1 } { $number1 }, { $suit2 } { $number2 }, { $suit3 } { $number3 }, { $suit4 } { $number4 }.
       *[other] { $seat } adds to the prediction: { $suit1 } { $number1 }, { $suit2 } { $number2 }, { $suit3 } { $number3 }, { $suit4 } { $number4 }.
    }
trunfos-event-led =
    { $seat_is ->
        [you] { $seat } lead the first trick.
       *[other] { $seat } leads the first trick.
    }
trunfos-event-played =
    { $seat_is ->
        [you] { $seat } play the { $card }.
       *[other] { $seat } plays the { $card }.
    }
trunfos-event-rose = The Kraken rises to { $level }.
trunfos-event-trumped =
    { $seat_is ->
        [you] { $seat } turn the trump: it is { $suit } now, at level 0.
       *[other] { $seat } turns the trump: it is { $suit } now, at level 0.
    }
trunfos-event-won =
    { $seat_is ->
        [you] { $seat } win the trick with the { $card }; it counts for { $suit }.
       *[other] { $seat } wins the trick with the { $card }; it counts for { $suit }.
    }
trunfos-event-scored =
    { $seat_is ->
        [you]
            { $points ->
                [one] { $seat } score { $points } point this round.
               *[other] { $seat } score { $points } points this round.
            }
       *[other]
            { $points ->
                [one] { $seat } scores { $points } point this round.
               *[other] { $seat } scores { $points } points this round.
            }
    }
trunfos-event-bonus-drawn =
    { $seat_is ->
        [you] { $seat } draw a bonus card.
       *[other] { $seat } draws a bonus card.
    }
trunfos-event-bonus-used =
    { $seat_is ->
        [you]
            { $points ->
                [one] { $seat } use the bonus card for { $suit }: { $points } point off.
               *[other] { $seat } use the bonus card for { $suit }: { $points } points off.
            }
       *[other]
            { $points ->
                [one] { $seat } uses the bonus card for { $suit }: { $points } point off.
               *[other] { $seat } uses the bonus card for { $suit }: { $points } points off.
            }
    }
trunfos-event-bonus-kept =
    { $seat_is ->
        [you] { $seat } keep the bonus card.
       *[other] { $seat } keeps the bonus card.
    }
trunfos-event-next = Round { $round } begins; the first player: { $seat }.
trunfos-event-ended-1 =
    { $seat1_is ->
        [you] { $seat1 } win the game.
       *[other] { $seat1 } wins the game.
    }
trunfos-event-ended-2 = { $seat1 } and { $seat2 } share the win.
trunfos-event-ended-3 = { $seat1 }, { $seat2 } and { $seat3 } share the win.
trunfos-event-ended-4 = { $seat1 }, { $seat2 }, { $seat3 } and { $seat4 } share the win.

## Options

trunfos-option-auction_track = Numbers on the auction track
    .text = What can be bid on a lot. 2 must be among them, since the rulebook's own example bids it.
trunfos-option-auction_track-deck = as the deck says
trunfos-option-kraken = Kraken cards
    .text = Which cards move the Kraken, such as P2,S6. The 2 of Parrots is always one of them.
trunfos-option-kraken-deck = as the deck says
trunfos-option-bonus_pairs = Suits of the bonus cards
    .text = Six pairs of suits, such as PS,PH,PC,SH,SC,HC.
trunfos-option-bonus_pairs-deck = as the deck says
trunfos-option-prediction_max = Highest prediction in one suit
    .text = How far up the column of a prediction card goes.
trunfos-option-last_bidder = Who opens the second auction
    .text = What it means to be the last to bid in the first auction.
trunfos-option-last_bidder-chronological = whoever placed a marker last, also after being outbid
trunfos-option-last_bidder-turn_order = whoever was last in the order of turns
trunfos-option-prediction_reveal = How predictions are made
    .text = Whether you see what others predict before you do.
trunfos-option-prediction_reveal-simultaneous = in secret, then shown together
trunfos-option-prediction_reveal-clockwise = openly, one after the other
trunfos-option-first_leader = Who leads the first trick
    .text = Who plays the first card once both auctions are over.
trunfos-option-first_leader-round_first = the first player of the round
trunfos-option-first_leader-auction2_first = the first bidder of the second auction
trunfos-option-first_leader-auction2_last = the last bidder of the second auction
trunfos-option-trump_choice = Which trump may follow
    .text = What may be named when the Kraken reaches its last step.
trunfos-option-trump_choice-any_other = any other suit
trunfos-option-trump_choice-adjacent = one of the two suits next to it on the indicator
trunfos-option-trump_choice-any = any suit, the same one too
trunfos-option-trump_order = Suits round the indicator
    .text = Their order on the trump indicator, which matters where only a neighbour may follow.
trunfos-option-trump_order-PSHC = Parrot, Sword, Ham, Coin
trunfos-option-trump_order-PSCH = Parrot, Sword, Coin, Ham
trunfos-option-trump_order-PHSC = Parrot, Ham, Sword, Coin
trunfos-option-piles = Cards won
    .text = Whether the table counts the suits that each player has won.
trunfos-option-piles-counts = counted for all to see
trunfos-option-piles-hidden = to be remembered; you see your own
trunfos-option-exact_scoring = What a fulfilled column costs
    .text = Which cards cost a point when the marker ends on 0.
trunfos-option-exact_scoring-literal = every card of its suit won in the round
trunfos-option-exact_scoring-after_zero = only those won after the marker reached 0
trunfos-option-exact_scoring-surplus_only = none, unless more tricks than predicted were won
trunfos-option-bonus_open = Bonus cards lie open
    .text = Whether all see the suits of a bonus card before it is used.
trunfos-option-bonus_open-off = no
trunfos-option-bonus_open-on = yes
trunfos-option-next_first_tie = First player after a tie
    .text = Who begins the next round if several have the most points.
trunfos-option-next_first_tie-left_of_first = the next of them, to the left of the last first player
trunfos-option-next_first_tie-random = one of them at random

## What the laboratory counts

trunfos-first-bid = First bid { $number }
trunfos-source-round = Round { $number }
trunfos-source-bonus = Bonus card

## The lesson

trunfos-lesson-bid = Each lot of cards is paid for with a promise: a bid of 1 promises one trick, in a suit of your choice. Nobody has bid more than 0 yet. Bid 1 on lot 3.
trunfos-lesson-outbid = Somebody bids 4 there, so your marker is free again. Lot 2 holds good Coins, your best suit, and costs nothing yet: bid 0 on lot 2.
trunfos-lesson-second = This is the second auction, and you bid first. High Coins will win you tricks, so you can afford a promise: bid 2 on lot 3.
trunfos-lesson-strong = Somebody bids 3. With so many Coins, four tricks are within reach: bid 4 on lot 3.
trunfos-lesson-predict = Your bid becomes a prediction. A trick counts for the suit that is led, and you want to lead Coins: raise Coin by 4.
trunfos-lesson-follow = Swords are led, and whoever holds some must play one. None of yours beats the 8: part with your lowest.
trunfos-lesson-low = The 9 is beyond you too. Play the lower of your Swords.
trunfos-lesson-lead = The strongest card wins the trick, and its player leads the next. Lead a Coin that few can beat: the 7.
trunfos-lesson-lower = Your Coin marker has come down by one, as you wished. Now a low Coin may be enough: lead the 4.
trunfos-lesson-kraken = A white number on a dark corner marks a card of the Kraken. Each of them raises its level; at 4 its player names a new trump. Lead the 5 of Coins, and see.
trunfos-lesson-end = When a round ends, each step that is left on a marker costs 2 points, and a marker on 0 costs 1 point for every card of its suit that you have won. After three rounds the fewest points win. Now play a game of your own!
