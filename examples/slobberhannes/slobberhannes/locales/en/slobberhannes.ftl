### Slobberhannes: what the table says.
# Where { $seat } may be the reader, { $seat_is } is "you", else "other".

## Suits and cards

slobberhannes-name = Slobberhannes
    .text = Avoid the first trick, the last trick and the queen of clubs. The fewest points win.

slobberhannes-suit-clubs = clubs
slobberhannes-suit-spades = spades
slobberhannes-suit-hearts = hearts
slobberhannes-suit-diamonds = diamonds

slobberhannes-family-vert = { slobberhannes-suit-clubs }
slobberhannes-family-azure = { slobberhannes-suit-spades }
slobberhannes-family-gules = { slobberhannes-suit-hearts }
slobberhannes-family-or = { slobberhannes-suit-diamonds }

slobberhannes-card-7c = 7 of clubs
slobberhannes-card-8c = 8 of clubs
slobberhannes-card-9c = 9 of clubs
slobberhannes-card-10c = 10 of clubs
slobberhannes-card-jc = Jack of clubs
slobberhannes-card-qc = Queen of clubs
slobberhannes-card-kc = King of clubs
slobberhannes-card-ac = Ace of clubs

slobberhannes-card-7s = 7 of spades
slobberhannes-card-8s = 8 of spades
slobberhannes-card-9s = 9 of spades
slobberhannes-card-10s = 10 of spades
slobberhannes-card-js = Jack of spades
slobberhannes-card-qs = Queen of spades
slobberhannes-card-ks = King of spades
slobberhannes-card-as = Ace of spades

slobberhannes-card-7h = 7 of hearts
slobberhannes-card-8h = 8 of hearts
slobberhannes-card-9h = 9 of hearts
slobberhannes-card-10h = 10 of hearts
slobberhannes-card-jh = Jack of hearts
slobberhannes-card-qh = Queen of hearts
slobberhannes-card-kh = King of hearts
slobberhannes-card-ah = Ace of hearts

slobberhannes-card-7d = 7 of diamonds
slobberhannes-card-8d = 8 of diamonds
slobberhannes-card-9d = 9 of diamonds
slobberhannes-card-10d = 10 of diamonds
slobberhannes-card-jd = Jack of diamonds
slobberhannes-card-qd = Queen of diamonds
slobberhannes-card-kd = King of diamonds
slobberhannes-card-ad = Ace of diamonds

## The table

slobberhannes-headline = Deal { $deal } · trick { $trick }
slobberhannes-headline-over = The end
slobberhannes-zone-trick = Trick
slobberhannes-zone-hand = Your hand
slobberhannes-points = Points
slobberhannes-sheet-deal = Deal { $deal }

## What is asked, and why

slobberhannes-ask-lead = Lead any card.
slobberhannes-ask-follow = Play a card. The suit led: { $suit }.
slobberhannes-why-follow = Whoever holds the suit led must play it.
slobberhannes-answer-play = Play the { $card }
slobberhannes-refusal-hand = This card is not in your hand.
slobberhannes-refusal-follow = You hold the suit led, { $suit }, so you follow it.

## The story

slobberhannes-event-begun =
    { $seat_is ->
        [you] A deal begins, and { $seat } lead.
       *[other] A deal begins, and { $seat } leads.
    }
slobberhannes-event-dealt =
    { $seat_is ->
        [you] { $seat } receive cards.
       *[other] { $seat } receives cards.
    }
slobberhannes-event-played =
    { $seat_is ->
        [you] { $seat } play the { $card }.
       *[other] { $seat } plays the { $card }.
    }
slobberhannes-event-took =
    { $seat_is ->
        [you] { $seat } take the trick.
       *[other] { $seat } takes the trick.
    }
slobberhannes-event-scored =
    { $seat_is ->
        [you] { $points ->
            [one] { $seat } get { $points } point.
           *[other] { $seat } get { $points } points.
        }
       *[other] { $points ->
            [one] { $seat } gets { $points } point.
           *[other] { $seat } gets { $points } points.
        }
    }

## Options

slobberhannes-option-rounds = Rounds
    .text = How many deals each player leads.
