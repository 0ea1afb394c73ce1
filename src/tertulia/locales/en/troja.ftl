### Troja: what the table says.
# Sentences are in the present tense and judge nobody. Where { $seat } may be the reader,
# { $seat_is } is "you", else "other". A number in brackets after a card is its die.
# S, T and M are Strength, Tactics and Power.

troja-name = Troja
    .text = Lead a hero before the walls of Troy. Win Glory in duels and battles, and send monsters to your rivals. First to 24 wins.

## Kinds

troja-kind-trojan-troop = Trojan Troop
troja-kind-trojan-hero = Trojan Hero
troja-kind-beast = Beast
troja-kind-intervention = Intervention
troja-kind-event = Event
troja-kind-item = Item
troja-kind-achaean-troop = Achaean Troop
troja-kind-hero = Achaean Hero
troja-kind-patron = Patron

troja-pip-numeral = Fate
troja-pip-fist = Strength
troja-pip-flag = Tactics
troja-pip-sun = Power
troja-pip-laurel = Glory
troja-pip-coins = Cost in Glory

troja-on-s = Strength
troja-on-t = Tactics

troja-side-challenge = the attackers
troja-side-hero = the attacked Hero
troja-side-challenges = Challenges
troja-side-of =
    { $seat_is ->
        [you] Your Hero
       *[other] Hero of { $seat }
    }

## Heroes

troja-hero-achilles = Achilles
    .text = Adds 2 to his Strength in a duel against a Trojan Hero. Favoured by Ares.
troja-hero-ajax = Ajax
    .text = Wins a tie on Strength. Favoured by Athena.
troja-hero-menelaus = Menelaus
    .text = Gains 2 Glory more by beating a Trojan Hero. Favoured by Hera.
troja-hero-agamemnon = Agamemnon
    .text = Each Troop costs him 1 Glory less. Favoured by Hera.
troja-hero-nestor = Nestor
    .text = Each of his Troops adds 1 more to his Tactics. Favoured by Ares.
troja-hero-odysseus = Odysseus
    .text = Draws one card more in the Drawing phase. Favoured by Athena.

troja-patron-ares = Ares
    .text = In your own combat, after Fate: draw another Fate card and add it.
troja-patron-athena = Athena
    .text = In your own combat, after Fate: the first Fate card of the other side counts as 1.
troja-patron-hera = Hera
    .text = After Fate, in any combat: draw a Fate card and take it from a Hero who is not yours, or from the Challenges that attack you.

## Trojan Troops

troja-card-hoplites = Hoplites
    .text = Always fight on Tactics. They are gone after the fight.
troja-card-chariots = Trojan Chariots
    .text = Always fight on Tactics. They are gone after the fight.
troja-card-spearmen = Spearmen
    .text = Always fight on Tactics. They are gone after the fight.
troja-card-archers = Lycian Archers
    .text = Always fight on Tactics. They are gone after the fight.
troja-card-dardanians = Dardanian Shields
    .text = Always fight on Tactics. They are gone after the fight.
troja-card-thracians = Thracian Riders
    .text = Always fight on Tactics. They are gone after the fight.
troja-card-guard = Priam's Guard
    .text = Always fights on Tactics. It is gone after the fight.

## Trojan Heroes

troja-card-hector = Hector
    .text = Alone, he fights on Strength or Tactics, whichever the Hero has lower with Items and Troops.
troja-card-pandarus = Pandarus the Archer
    .text = Alone, he shoots first: draw Fate. Above the Hero's printed Strength, the Hero loses at once.
troja-card-aeneas = Aeneas
    .text = He may be played together with another Trojan Hero.
troja-card-paris = Paris
    .text = Alone, he shoots first: draw Fate. Above the Hero's printed Strength, the Hero loses at once.
troja-card-sarpedon = Sarpedon
    .text = A Hero who loses to him loses 1 Glory more.
troja-card-penthesilea = Penthesilea
    .text = A Hero who loses to her also loses an Item.
troja-card-memnon = Memnon
    .text = The Hero's Items count for nothing against him.
troja-card-deiphobus = Deiphobus
    .text = A Hero who loses to him also loses a Troop.
troja-card-polydamas = Polydamas
    .text = Adds 1 to his Tactics for each Item of the Hero.
troja-card-troilus = Troilus
    .text = Adds 1 to his Strength for each Item of the Hero.

## Beasts

troja-card-cyclops = Cyclops
    .text = A Hero who loses to it also loses a Troop.
troja-card-minotaur = Minotaur
    .text = Draw Fate as it attacks: on 2 its Strength doubles, and it is discarded after the fight.
troja-card-hydra = Lernaean Hydra
    .text = Fights on Strength or Tactics, whichever the Hero has lower with Items and Troops.
troja-card-chimera = Chimera
    .text = The Hero's Items count for nothing against it.
troja-card-harpies = Harpies
    .text = A Hero who loses to them also loses an Item.
troja-card-gorgon = Gorgon
    .text = A Hero who loses to it loses 2 Glory more.
troja-card-lion = Nemean Lion
    .text = The Hero's Items count for nothing against it.
troja-card-boar = Calydonian Boar
    .text = Adds 1 for each Item of the Hero.

## Interventions

troja-card-speed = Speed of Hermes
    .text = In your turn: gain Glory once more this turn.
troja-card-aegis = Under the Aegis
    .text = Your Hero avoids a combat in which he is attacked.
troja-card-sleep = Hypnos's Sleep
    .text = Cancels a duel or a Challenge on oneself, as it is declared. That Hero gains no Glory in this turn.
troja-card-hades = Hades's Judgement
    .text = Discards a Trojan Troop, a Trojan Hero or an attached Troop before Fate.
troja-card-judgement = Zeus's Judgement
    .text = Cancels a card that has just been played.
troja-card-wisdom = Athena's Wisdom
    .text = For one round: +2 Tactics for a Hero, +3 if Athena favours yours.
troja-card-thunderbolt = Zeus's Thunderbolt
    .text = +3 for a side of a combat, +4 if Hera favours your Hero.
troja-card-fury = Fury of Ares
    .text = +2 Strength for a side of a combat, +3 if Ares favours your Hero.
troja-card-girdle = Girdle of Aphrodite
    .text = For one round: −2 Strength for a Hero, −3 if Hera favours yours.
troja-card-hermes = Gift of Hermes
    .text = In your turn: take an Item or an Achaean Troop from the discards into your hand.

## Events

troja-card-phalanx = Phalanx
    .text = +2 Tactics for a side of a combat, once for each side.
troja-card-fire = Greek Fire
    .text = +3 Tactics for a side of a combat.
troja-card-blow = Mighty Blow
    .text = +1 Strength for a side of a combat.
troja-card-vanity = Vanity of the Hero
    .text = The winner of a combat does not gain the Glory due.
troja-card-lethargy = Lethargy
    .text = −2 Tactics for an Achaean Hero in a combat.
troja-card-prayer = Prayer
    .text = +2 Power for your Hero until the action ends; outside your turn, to play another card.
troja-card-armed = Armed Combat
    .text = A combat with a Challenge that has Tactics is fought on Tactics.
troja-card-dust = Blinding Dust
    .text = −2 Strength for a side of a combat.
troja-card-oracle = Oracle of Delphi
    .text = In your turn: draw two cards.
troja-card-valour = Valour
    .text = +2 Strength for an Achaean Hero in a combat, once for each side.

## Items and Achaean Troops

troja-card-amulet = Amulet of Zeus
    .text = +2 Power.
troja-card-armour = Armour from Hyle
    .text = +1 Strength.
troja-card-sword_athena = Sword of Athena
    .text = +2 Strength. One sword at a time.
troja-card-sword_ares = Sword of Ares
    .text = +3 Strength. One sword at a time.
troja-card-shield = Shield of Hephaestus
    .text = +1 Strength, +2 Tactics.
troja-card-helmet = Crested Helmet
    .text = +1 Tactics, +1 Power.
troja-card-lyre = Lyre of Apollo
    .text = +1 Power.
troja-card-spartans = Spartan Infantry
    .text = +2 Tactics. Gone if you lose on Tactics.
troja-card-myrmidons = Myrmidons
    .text = +3 Tactics. Gone if you lose on Tactics.
troja-card-cretans = Cretan Archers
    .text = +1 Tactics. Gone if you lose on Tactics.

## The table

troja-headline-draw = Round { $round }: drawing cards
troja-headline-camp = Round { $round }: camp
troja-headline-turn =
    { $seat_is ->
        [you] Round { $round }: battlefield, your turn
       *[other] Round { $round }: battlefield, turn of { $seat }
    }
troja-headline-end = Round { $round }: end of the round
troja-headline-over = The game is over after { $rounds } rounds

troja-fact-glory = Glory
troja-fact-power = Power
troja-fact-wrath = Divine Wrath
troja-fact-hand = Cards in hand
troja-tag-hero = { $hero }
troja-tag-denied = No turn this round
troja-tag-asleep = Asleep
troja-tag-out = Out of the game

troja-zone-fight = Combat
troja-zone-waiting = Challenges to come
troja-zone-battlefield = Battlefield
troja-zone-camp =
    { $seat_is ->
        [you] Your camp
       *[other] Camp of { $seat }
    }
troja-zone-glory =
    { $seat_is ->
        [you] Your Glory
       *[other] Glory of { $seat }
    }
troja-zone-fate = Fate
troja-zone-patrons = Patrons
troja-zone-pile = Draw pile
troja-zone-discards = Discards
troja-zone-sheet = Glory at the end
troja-zone-hand = Your hand

## What is asked

troja-ask-draw = How many cards do you draw?
troja-ask-camp = Attach Items and Troops, or go to the battlefield.
troja-ask-act = Your turn: gain Glory, challenge others, or end the turn.
troja-ask-act-others = Your turn: challenge others, play cards, or end the turn.
troja-ask-package = Add to the Challenge on { $target }, or send it as it is.
troja-ask-add-self =
    { $seat_is ->
        [you] You challenge yourself. Add a Challenge?
       *[other] { $seat } takes on a Challenge. Add one to it?
    }
troja-ask-add = { $seat } challenges { $target }. Add a Challenge?
troja-why-add = This is the only time you are asked.
troja-ask-reply = { $seat } has played a card. Answer it?
troja-ask-reply-card = { $seat } has played { $card }. Answer it?
troja-ask-declared-0 = { $seat } takes on a Challenge. Answer it?
troja-ask-declared-1 = { $seat } challenges { $target }. Answer it?
troja-ask-declared-2 = { $seat } calls { $target } to a duel. Answer it?
troja-ask-attacked =
    { $target_is ->
        [you] You are attacked from the battlefield. Answer it?
       *[other] { $target } is attacked from the battlefield. Answer it?
    }
troja-ask-modify =
    { $target_is ->
        [you] { $on }: attackers { $challenge }, your Hero { $hero }. Play a card?
       *[other] { $on }: attackers { $challenge }, Hero of { $target } { $hero }. Play a card?
    }
troja-why-modify = After Fate no card changes the result any more.
troja-ask-wrath =
    { $target_is ->
        [you] With Fate: attackers { $challenge }, your Hero { $hero }. Call on your patron?
       *[other] With Fate: attackers { $challenge }, Hero of { $target } { $hero }. Call on your patron?
    }
troja-ask-reward = { $seat } is to gain { $glory } Glory. Deny it?
troja-ask-surrender = Choose what you lose.
troja-ask-discard = Discard up to { $number }, or keep your cards.
troja-ask-after =
    { $seat_is ->
        [you] An action in your turn is over. Play a card?
       *[other] An action in the turn of { $seat } is over. Play a card?
    }

# What a window is about: players say by it when to be asked.
troja-topic-reply = A card played
troja-topic-reaction = Attacks and duels
troja-topic-modify = Cards in combat
troja-topic-wrath = Divine Wrath
troja-topic-reward = Glory due
troja-topic-after = After an action

troja-answer-pass = Pass
troja-answer-draw = Draw { $number }
troja-answer-end-turn = End the turn
troja-answer-launch = Send it
troja-answer-camp-done = To the battlefield
troja-answer-keep = Keep the rest
troja-answer-duel = Duel with { $target }
troja-answer-tame = Send the Beast to { $target }
troja-answer-wrath = Wrath of { $patron }, on { $side }
troja-answer-lay = Lay { $card } ({ $pips }) face down, for { $side }
troja-answer-challenge =
    { $target_is ->
        [you] { $card } ({ $pips }) on yourself
       *[other] { $card } ({ $pips }) on { $target }
    }
troja-answer-modify = { $card } ({ $pips }) for { $side }
troja-answer-enchant =
    { $target_is ->
        [you] { $card } ({ $pips }) on your Hero
       *[other] { $card } ({ $pips }) on the Hero of { $target }
    }
troja-answer-remove = { $card } ({ $pips }): remove { $other } ({ $other_pips })
troja-answer-recover = { $card } ({ $pips }): take { $other } ({ $other_pips })
troja-answer-cancel = { $card } ({ $pips }): cancel { $other } ({ $other_pips })
troja-answer-play = { $card } ({ $pips })
troja-answer-attach = Attach { $card } ({ $pips }) for { $glory } Glory
troja-answer-surrender = Lose { $card } ({ $pips })
troja-answer-discard = Discard { $card } ({ $pips })

troja-refusal-not-in-hand = { $card } ({ $pips }) is not in your hand.
troja-refusal-power = { $card } ({ $pips }) needs a Hero with Power { $number }.
troja-refusal-not-now = { $card } ({ $pips }) cannot be played so now.
troja-refusal-glory = You cannot pay for { $card } ({ $pips }) and keep any Glory.
troja-refusal-slot = You already have an Item in the place of { $card } ({ $pips }).
troja-refusal-asleep = Your Hero sleeps and gains no Glory in this turn.
troja-refusal-once = You gain Glory once a turn.

## What happens

troja-event-welcomed =
    { $seat_is ->
        [you] You lead { $hero }.
       *[other] { $seat } leads { $hero }.
    }
troja-event-begun =
    { $seat_is ->
        [you] You begin.
       *[other] { $seat } begins.
    }
troja-event-round = Round { $round } begins.
troja-event-drew =
    { $number ->
        [one] { $seat_is ->
            [you] You draw a card.
           *[other] { $seat } draws a card.
        }
       *[other] { $seat_is ->
            [you] You draw { $number } cards.
           *[other] { $seat } draws { $number } cards.
        }
    }
troja-event-drew-1 =
    { $seat_is ->
        [you] You draw { $card1 }.
       *[other] { $seat } draws { $card1 }.
    }
troja-event-drew-2 =
    { $seat_is ->
        [you] You draw { $card1 } and { $card2 }.
       *[other] { $seat } draws { $card1 } and { $card2 }.
    }
troja-event-drew-3 =
    { $seat_is ->
        [you] You draw { $card1 }, { $card2 } and { $card3 }.
       *[other] { $seat } draws { $card1 }, { $card2 } and { $card3 }.
    }
troja-event-drew-4 =
    { $seat_is ->
        [you] You draw { $card1 }, { $card2 }, { $card3 } and { $card4 }.
       *[other] { $seat } draws { $card1 }, { $card2 }, { $card3 } and { $card4 }.
    }
troja-event-shuffled = The discards are shuffled into a new draw pile.
troja-event-fate-add =
    { $seat_is ->
        [you] You draw Fate for { $side }: { $pips }.
       *[other] { $seat } draws Fate for { $side }: { $pips }.
    }
troja-event-fate-take =
    { $seat_is ->
        [you] You draw Fate against { $side }: { $pips }.
       *[other] { $seat } draws Fate against { $side }: { $pips }.
    }
troja-event-fate-read =
    { $seat_is ->
        [you] You draw Fate: { $pips }.
       *[other] { $seat } draws Fate: { $pips }.
    }
troja-event-die-add =
    { $seat_is ->
        [you] No card is left; you throw a die for { $side }: { $pips }.
       *[other] No card is left; { $seat } throws a die for { $side }: { $pips }.
    }
troja-event-die-take =
    { $seat_is ->
        [you] No card is left; you throw a die against { $side }: { $pips }.
       *[other] No card is left; { $seat } throws a die against { $side }: { $pips }.
    }
troja-event-die-read =
    { $seat_is ->
        [you] No card is left; you throw a die: { $pips }.
       *[other] No card is left; { $seat } throws a die: { $pips }.
    }
troja-event-attached =
    { $seat_is ->
        [you] You attach { $card } for { $glory } Glory.
       *[other] { $seat } attaches { $card } for { $glory } Glory.
    }
troja-event-attached-instead =
    { $seat_is ->
        [you] You attach { $card } for { $glory } Glory in place of { $other }.
       *[other] { $seat } attaches { $card } for { $glory } Glory in place of { $other }.
    }
troja-event-turn =
    { $seat_is ->
        [you] Your turn begins.
       *[other] The turn of { $seat } begins.
    }
troja-event-skipped =
    { $seat_is ->
        [you] You have no turn.
       *[other] { $seat } has no turn.
    }
troja-event-turn-ended =
    { $seat_is ->
        [you] Your turn ends.
       *[other] The turn of { $seat } ends.
    }
troja-event-declared-self =
    { $seat_is ->
        [you] You take on a Challenge.
       *[other] { $seat } takes on a Challenge.
    }
troja-event-declared-other =
    { $seat_is ->
        [you] You challenge { $target }.
       *[other] { $seat } challenges { $target }.
    }
troja-event-declared-duel =
    { $seat_is ->
        [you] You call { $target } to a duel.
       *[other] { $seat } calls { $target } to a duel.
    }
troja-event-challenged =
    { $seat_is ->
        [you] You send { $card } against { $target }.
       *[other] { $seat } sends { $card } against { $target }.
    }
troja-event-attacked =
    { $seat_is ->
        [you] { $card } attacks you.
       *[other] { $card } attacks { $seat }.
    }
troja-event-played =
    { $seat_is ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
troja-event-played-side =
    { $seat_is ->
        [you] You play { $card } for { $side }.
       *[other] { $seat } plays { $card } for { $side }.
    }
troja-event-played-target =
    { $seat_is ->
        [you] { $target_is ->
            [you] You play { $card } on your Hero.
           *[other] You play { $card } on the Hero of { $target }.
        }
       *[other] { $target_is ->
            [you] { $seat } plays { $card } on your Hero.
           *[other] { $seat } plays { $card } on the Hero of { $target }.
        }
    }
troja-event-played-other =
    { $seat_is ->
        [you] You play { $card } on { $other }.
       *[other] { $seat } plays { $card } on { $other }.
    }
troja-event-struck = { $card } is cancelled.
troja-event-discarded = { $card } goes to the discards.
troja-event-modified = { $card }: { $number } for { $side }.
troja-event-armed = { $card }: the combat is fought on Tactics.
troja-event-enchanted =
    { $target_is ->
        [you] { $card }: { $number } for your Hero, for a round.
       *[other] { $card }: { $number } for the Hero of { $target }, for a round.
    }
troja-event-prayed =
    { $seat_is ->
        [you] You pray: { $number } Power.
       *[other] { $seat } prays: { $number } Power.
    }
troja-event-hastened =
    { $seat_is ->
        [you] You may gain Glory once more this turn.
       *[other] { $seat } may gain Glory once more this turn.
    }
troja-event-tamed =
    { $seat_is ->
        [you] You send the Beast on to { $target }.
       *[other] { $seat } sends the Beast on to { $target }.
    }
troja-event-slept =
    { $seat_is ->
        [you] Your Hero falls asleep.
       *[other] The Hero of { $seat } falls asleep.
    }
troja-event-avoided =
    { $seat_is ->
        [you] You avoid the combat.
       *[other] { $seat } avoids the combat.
    }
troja-event-fixed-s = It is a duel, on Strength.
troja-event-fixed-t = It is a battle, on Tactics.
troja-event-acted-nothing = { $card } draws { $pips }: nothing happens.
troja-event-acted-doubled = { $card } draws { $pips }: its Strength doubles.
troja-event-acted-shot = { $card } draws { $pips } and hits.
troja-event-wrath =
    { $seat_is ->
        [you] You call on your patron's wrath, on { $side }.
       *[other] { $seat } calls on the patron's wrath, on { $side }.
    }
troja-event-spoiled = The first Fate card of { $side } counts as { $pips }.
troja-event-result-hero = The attacked Hero wins, { $other } to { $number }.
troja-event-result-challenge = The attackers win, { $number } to { $other }.
troja-event-result-tie = A tie, { $number } to { $other }: nothing happens.
troja-event-denied =
    { $seat_is ->
        [you] You gain no Glory for it.
       *[other] { $seat } gains no Glory for it.
    }
troja-event-gained =
    { $seat_is ->
        [you] You gain { $glory } Glory.
       *[other] { $seat } gains { $glory } Glory.
    }
troja-event-lost =
    { $seat_is ->
        [you] You lose { $glory } Glory.
       *[other] { $seat } loses { $glory } Glory.
    }
troja-event-departed =
    { $seat_is ->
        [you] Your { $hero } departs in disgrace.
       *[other] { $hero } of { $seat } departs in disgrace.
    }
troja-event-eliminated =
    { $seat_is ->
        [you] You are out of the game.
       *[other] { $seat } is out of the game.
    }
troja-event-stayed =
    { $target_is ->
        [you] { $card } stays before your Hero.
       *[other] { $card } stays before the Hero of { $target }.
    }
troja-event-fight-ended = The fight is over.
troja-event-action-ended = The action is over.
troja-event-passed-on = What stands on the battlefield moves on to the next Hero.
troja-event-laid =
    { $seat_is ->
        [you] You lay a card face down, for { $side }.
       *[other] { $seat } lays a card face down, for { $side }.
    }
troja-event-laid-card =
    { $seat_is ->
        [you] You lay { $card } face down, for { $side }.
       *[other] { $seat } lays { $card } face down, for { $side }.
    }
troja-event-turned =
    { $seat_is ->
        [you] You turn over { $card }.
       *[other] { $seat } turns over { $card }.
    }
troja-event-recovered =
    { $seat_is ->
        [you] You take { $card } from the discards.
       *[other] { $seat } takes { $card } from the discards.
    }
troja-event-threw =
    { $seat_is ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
troja-event-ended-glory-1 =
    { $seat1_is ->
        [you] You reach the goal. The game is over.
       *[other] { $seat1 } reaches the goal. The game is over.
    }
troja-event-ended-survival-1 =
    { $seat1_is ->
        [you] You are the last Hero left. The game is over.
       *[other] { $seat1 } is the last Hero left. The game is over.
    }
troja-event-ended-rounds-1 = The rounds are over. The most Glory has { $seat1 }.
troja-event-ended-rounds-2 = The rounds are over. The most Glory have { $seat1 } and { $seat2 }.
troja-event-ended-rounds-3 = The rounds are over. The most Glory have { $seat1 }, { $seat2 } and { $seat3 }.
troja-event-ended-rounds-4 = The rounds are over. The most Glory have { $seat1 }, { $seat2 }, { $seat3 } and { $seat4 }.

## Options

troja-off = off
troja-on = on

troja-option-elimination = Elimination
    .text = A player whose Hero falls to 0 Glory is out. The last one left wins too.
troja-option-elimination-off = { troja-off }
troja-option-elimination-on = { troja-on }
troja-option-taming = Taming the Beast
    .text = A Hero with more Power than a Beast demands may send it on to another.
troja-option-taming-off = { troja-off }
troja-option-taming-on = { troja-on }
troja-option-hidden_cards = Hidden cards
    .text = Any card may be laid face down in a combat; all are turned over before Fate.
troja-option-hidden_cards-off = { troja-off }
troja-option-hidden_cards-on = { troja-on }
troja-option-round_limit = Round limit
    .text = The game ends after so many rounds and the most Glory wins; 0 for no limit.
troja-option-draw_fewer = Draw fewer
    .text = Players may draw fewer cards than they could.
troja-option-draw_fewer-off = { troja-off }
troja-option-draw_fewer-on = { troja-on }
troja-option-reshuffle = Reshuffle
    .text = When the discards become the draw pile.
troja-option-reshuffle-eager = when the last card is drawn
troja-option-reshuffle-lazy = when a card is needed
troja-option-replace_item = Replace Items
    .text = A new Item may take the place of one already worn there.
troja-option-replace_item-on = { troja-on }
troja-option-replace_item-off = { troja-off }
troja-option-pay_to_zero = Pay down to 0
    .text = The last Glory may be spent in Camp; the Hero then departs.
troja-option-pay_to_zero-off = { troja-off }
troja-option-pay_to_zero-on = { troja-on }
troja-option-agamemnon = Agamemnon's Troops
    .text = How much less Agamemnon pays for Troops.
troja-option-agamemnon-minus1 = 1 less each
troja-option-agamemnon-half = half, rounded up
troja-option-agamemnon-first = 1 less while he has none
troja-option-defender_reward = Defender's reward
    .text = A Hero called to a duel also gains 3 Glory by winning it.
troja-option-defender_reward-on = { troja-on }
troja-option-defender_reward-off = { troja-off }
troja-option-added_heroes = Adding Trojan Heroes
    .text = Whether a Trojan Hero may be added to another.
troja-option-added_heroes-aeneas = only with Aeneas
troja-option-added_heroes-separate = each fights separately
troja-option-aegis = Under the Aegis
    .text = Which combats it avoids.
troja-option-aegis-any = any attack
troja-option-aegis-duel = duels of Heroes
troja-option-sleep = Hypnos's Sleep
    .text = What a sleeping Hero may not do for the rest of the turn.
troja-option-sleep-all = gain Glory
troja-option-sleep-duels = call to duels
troja-option-armed_duel = Armed Combat in duels
    .text = Armed Combat may be played on a duel of two Heroes.
troja-option-armed_duel-off = { troja-off }
troja-option-armed_duel-on = { troja-on }
troja-option-vanity_duel = Vanity in duels
    .text = Vanity of the Hero may deny the Glory of a duel.
troja-option-vanity_duel-on = { troja-on }
troja-option-vanity_duel-off = { troja-off }
troja-option-taming_margin = Margin for taming
    .text = How much more Power taming needs.
troja-option-taming_margin-at_least = at least 1 more
troja-option-taming_margin-exactly = exactly 1 more

## What the laboratory counts

troja-source-start = Heroes as they come
troja-source-own = Own Challenge
troja-source-other = Challenge of another
troja-source-duel = Duel
troja-source-passed = Challenge passed on
troja-source-lost = Lost in combat
troja-source-attached = Paid for cards

## The lesson

troja-lesson-avoid = You are called to a duel, which Strength decides, and your Hero is the weaker one. One of your cards lets you avoid the fight: play it.
troja-lesson-lost = With Fate it is 10 against 2. A token of Divine Wrath takes at most 6 off, which turns nothing here: pass, and keep it.
troja-lesson-challenge = It is your turn. A Challenge in your hand can be sent against another Hero, who loses Glory if it wins. Send yours against your opponent.
troja-lesson-wrath = 7 against 7: on a tie nobody gains or loses. A token of Divine Wrath turns up a Fate card that is taken off one side: call it on the attacked Hero.
troja-lesson-keep = 7 against 2: your Challenge wins. Keep your second token, and pass.
troja-lesson-stop = You could call to a duel yourself, but with so little Strength it would cost you Glory. End the turn.
troja-lesson-cards = At the end of a turn you may discard up to two cards. Yours may still be of use: keep it.
troja-lesson-end = Whoever has 24 Glory first wins the game. You gain it by beating monsters, Trojans and each other, and you pay with it for Items and Troops in the camp. Now play a game of your own!
