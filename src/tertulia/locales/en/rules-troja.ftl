### The rules page of Troja, in our own words.
# The order of messages is the order of the page. A low line in a key is a dot in the clause's id.

section-TROJA-BI = What it is about

rule-TROJA-BI-1 = Two to four players; a game takes half an hour to an hour.
rule-TROJA-BI-2 = You lead one Achaean Hero and want 24 Glory before anyone else.
rule-TROJA-BI-3 = Glory comes from beating monsters, Trojans and each other.
rule-TROJA-BI-4 = Nobody dies here. A Hero without Glory goes home in disgrace.
rule-TROJA-BI-5 = His player goes on with a new Hero from those set aside.
rule-TROJA-BI_1-2 = Strength decides duels.
rule-TROJA-BI_1-3 = Tactics decides battles.
rule-TROJA-BI_1-4 = Power is the favour of the gods: what a Hero has, or what a Beast or an Intervention demands.
rule-TROJA-BI_1-5 = Glory is a Hero's fame. On a Challenge it is the prize for beating it.
rule-TROJA-BI_2-1 = All cards but Heroes and Patrons show a die.
rule-TROJA-BI_2-2 = To draw Fate, turn up the top card of the pile and read its die.
rule-TROJA-BI_2-3 = The pips are added to an attribute, or the card that asked for them says what they do.
rule-TROJA-BI_2-4 = Then the Fate card goes to the discards.
rule-TROJA-BI_2-5 = What else is on a Fate card does not matter.
rule-TROJA-BI_3-4 = Once it is clear what is fought on, and before Fate, everyone may play cards that change the attributes.
rule-TROJA-BI_3-6 = Each side draws Fate, the attackers first, and adds it to attribute and bonuses.
rule-TROJA-BI_3-7 = The higher total wins.
rule-TROJA-BI_3-8 = On a tie nobody gains or loses.
rule-TROJA-BI_3-9 = Fate for Challenges is drawn by whoever sent them; for those on oneself, by the left neighbour.
rule-TROJA-BI_3-10 = A side draws one Fate card, however many Challenges it has.
rule-TROJA-BI_3-12 = After Fate no card changes the result any more.

section-TROJA-III = Before the first round

rule-TROJA-III-2 = Heroes, Patrons and Glory Cards are taken out; the other cards are the draw pile.
rule-TROJA-III-3 = The Patrons lie open.
rule-TROJA-III-4 = Everyone draws a Hero and sets 12 Glory.
rule-TROJA-III-6 = Everyone gets two tokens of Divine Wrath.
rule-TROJA-III-7 = Nobody has cards in hand.
rule-TROJA-III-8 = The Hero with the most Power begins; a tie is broken by Fate.
rule-TROJA-III-9 = Play goes clockwise, and this order stays.

section-TROJA-IV = The round

rule-TROJA-IV-1 = A round has four phases: drawing, camp, battlefield, end.
rule-TROJA-IV-2 = Whoever reaches 24 Glory ends the game at once.
rule-TROJA-IV-3 = A turn is what one player does on the battlefield.
rule-TROJA-IV-5 = Glory is won and lost, and it is spent in Camp.
rule-TROJA-IV-6 = At 0 Glory a Hero departs and his player draws another.
rule-TROJA-IV-7 = What was attached to him is discarded; the hand is kept.
rule-TROJA-IV-8 = The new Hero has no turn in this round.
rule-TROJA-IV-10 = When the draw pile is empty, the discards are shuffled.
rule-TROJA-IV-11 = Cards that have had their effect are discarded.
rule-TROJA-IV_1-1 = In turn order everyone draws three cards, but not beyond six in hand.
rule-TROJA-IV_1-2 = Effects may carry a hand beyond six; then it draws nothing.
rule-TROJA-IV_2-1 = In Camp everyone in turn may attach Items and Achaean Troops, paying their cost in Glory.
rule-TROJA-IV_2-4 = Nothing else is played in Camp.
rule-TROJA-IV_3-1 = Challenges, Interventions and Events are for the battlefield.
rule-TROJA-IV_3-2 = Turns go in turn order.
rule-TROJA-IV_3-3 = First, the Trojan Heroes and Beasts that have come to you attack.
rule-TROJA-IV_3-4 = They attack in the order in which they were played.
rule-TROJA-IV_3-5 = Nobody adds Challenges to them, but all may play modifiers.
rule-TROJA-IV_3-7 = Then you may act.
rule-TROJA-IV_3_a-1 = Once a turn you may seek Glory: a duel with another Hero, or a Challenge on yourself.
rule-TROJA-IV_3_a-3 = To a Challenge each other player may add one.
rule-TROJA-IV_3_a-5 = Who passes on adding is not asked again.
rule-TROJA-IV_3_a-7 = A won duel of Heroes is worth 3 Glory; Challenges are worth what they show, summed.
rule-TROJA-IV_3_b-1 = Others you may challenge as often as you like.
rule-TROJA-IV_4-1 = At the end of the round everyone may discard up to two cards.
rule-TROJA-IV_4-2 = Then undefeated Trojan Heroes and Beasts move to the next Hero clockwise.

section-TROJA-V = Heroes, gods and Challenges

rule-TROJA-V_1-3 = The Glory on a Hero is what he loses when he loses a combat.
rule-TROJA-V_2-1 = Three gods watch: Hera, Athena and Ares.
rule-TROJA-V_2-4 = A token buys one use of your patron's wrath.
rule-TROJA-V_2-5 = That works even after Fate.
rule-TROJA-V_2-6 = What it does stands on the Patron.
rule-TROJA-V_3-2 = A Challenge may be sent against yourself or against another Hero.
rule-TROJA-V_3-3 = Trojan Troops fight together: Tactics and Glory are summed.
rule-TROJA-V_3-4 = Troops join a Trojan Hero likewise; two Trojan Heroes only if one is Aeneas.
rule-TROJA-V_3-6 = After you, each later player may add exactly one Challenge.
rule-TROJA-V_3-7 = The target adds none.
rule-TROJA-V_3-8 = Nor do you.
rule-TROJA-V_3-9 = The lap ends at your right neighbour.
rule-TROJA-V_3_a-3 = A Troop is gone after its combat, whoever wins.
rule-TROJA-V_3_b-1 = A Trojan Hero has a special rule of his own.
rule-TROJA-V_3_b-3 = What in it concerns Strength is off beside Troops.
rule-TROJA-V_3_b-5 = Without Troops several figures fight one by one, in the order of play.
rule-TROJA-V_3_b-7 = A Trojan Hero stays on the battlefield until he is beaten.
rule-TROJA-V_3_b-8 = He passes on at the end of the round and attacks in the next Hero's turn.
rule-TROJA-V_3_c-2 = A Beast obeys only a Hero with the Power it demands.
rule-TROJA-V_3_c-3 = It always fights alone.
rule-TROJA-V_3_c-6 = It stays until it is beaten.
rule-TROJA-V_4-2 = An Intervention demands Power, too.
rule-TROJA-V_4-3 = What it does may depend on your patron.
rule-TROJA-V_4-4 = It is played whenever its text fits, outside Camp.
rule-TROJA-V_4-5 = One that lasts a round lies by a Hero until your turn in the next round.
rule-TROJA-V_4-6 = Others end with the action.
rule-TROJA-V_4-7 = A combat is one action.
rule-TROJA-V_5-2 = An Event that changes an attribute comes before Fate.
rule-TROJA-V_5-4 = It ends with the action.
rule-TROJA-V_6-1 = Items and Achaean Troops stay with the Hero.
rule-TROJA-V_6-3 = Any number of Troops, one Item of each kind.
rule-TROJA-V_6-4 = A Hero who loses on Tactics loses all his Troops.
rule-TROJA-V_7-1 = The Glory Card shows how much Glory a Hero has.

section-TROJA-VI = Optional rules

rule-TROJA-VI_1-1 = With elimination, a player whose Hero departs is out.
rule-TROJA-VI_1-2 = The last Hero left wins as well.
rule-TROJA-VI_2-1 = With taming, a Hero whose Power is above a Beast's demand may send it on to another.
rule-TROJA-VI_2-2 = A Prayer may make that possible.
rule-TROJA-VI_3-1 = With hidden cards, modifiers may be laid face down.
rule-TROJA-VI_3-3 = Even a card that does nothing there.
rule-TROJA-VII-3 = Seeking Glory comes once a turn.

section-TROJA-FAQ = Single cards

rule-TROJA-FAQ-1 = Speed of Hermes gives one more attempt at Glory.
rule-TROJA-FAQ-2 = Hypnos's Sleep answers a declared duel or a Challenge on oneself: it is called off, its cards are gone, and that Hero seeks no Glory in this turn.
rule-TROJA-FAQ-3 = Hades's Judgement removes any Trojan Troop or Trojan Hero, or an attached Troop, at once.
rule-TROJA-FAQ-4 = Hector fights on what the Hero has lower, Troops and Items counted.
rule-TROJA-FAQ-7 = Zeus's Judgement cancels a card just played, on the battlefield only.
rule-TROJA-FAQ-10 = Troops, or a Trojan Hero with Troops, may be sent as one Challenge.
rule-TROJA-FAQ-11 = A cancelled card does nothing and is discarded.
rule-TROJA-FAQ-13 = Against a foe without Tactics, Armed Combat is of no use.

section-TROJA-R = How this table reads the rules

rule-TROJA-R-FLOW-1 = A combat goes: declaration, adding, attribute, specials, modifiers, Fate, Wrath, result.
rule-TROJA-R-FLOW-2 = All who hold a card are asked for modifiers at once; the first clockwise counts, until all pass.
rule-TROJA-R-FLOW-3 = Only the last card played can be answered.
rule-TROJA-R-FLOW-4 = Vanity comes after Fate, for it changes the reward and not the result.
rule-TROJA-R-BASIC-7 = Fate of a Challenge that has passed is drawn by the target's left neighbour.
rule-TROJA-R-BASIC-8 = A foe with both attributes fights on Strength, unless a Troop or a card says otherwise.
rule-TROJA-R-BASIC-9 = No side counts below 0 before Fate.
rule-TROJA-R-BASIC-11 = Those tied for the first turn draw Fate again until one is ahead.
rule-TROJA-R-BASIC-12 = Glory stops at the goal.
rule-TROJA-R-CAMP-2 = Drawing is not a choice, unless the option says so.
rule-TROJA-R-CAMP-3 = With too few cards left, what there is is drawn.
rule-TROJA-R-CAMP-4 = The discards are shuffled as the last card leaves the pile, a Fate card just drawn excepted.
rule-TROJA-R-CAMP-5 = With no card anywhere, a die stands in for Fate.
rule-TROJA-R-CAMP-8 = A new Item may take the place of another; the old one is discarded.
rule-TROJA-R-CAMP-9 = One Glory must remain.
rule-TROJA-R-CAMP-10 = Agamemnon pays 1 less for each Troop.
rule-TROJA-R-FIELD-6 = Nobody has to act. A round limit can end what nobody will.
rule-TROJA-R-FIELD-8 = A defender who wins a duel gains 3 as well.
rule-TROJA-R-FIELD-14 = A Challenge on oneself that is cancelled still was the turn's attempt.
rule-TROJA-R-FIELD-15 = In your turn you may play cards at any time; others in the windows, and after each action.
rule-TROJA-R-CHAL-1 = At once you may send Troops and one Trojan Hero, Aeneas as a second, or one Beast.
rule-TROJA-R-CHAL-2 = What is added must fit what lies there.
rule-TROJA-R-CHAL-3 = Other Trojan Heroes may be added to fight one by one only with the option.
rule-TROJA-R-CHAL-6 = A Trojan Hero whose Troops are gone stays if he is not beaten.
rule-TROJA-R-CHAL-16 = Who must lose a Troop or an Item to a foe chooses which.
rule-TROJA-R-CHAL-19 = Under the Aegis avoids a combat at its declaration; Troops are discarded, others stay.
rule-TROJA-R-CARD-3 = What lasts until a turn ends when that turn would begin.
rule-TROJA-R-CARD-4 = An effect ends with the fight or the action it served.
rule-TROJA-R-CARD-5 = The first claim clockwise counts; a card whose canceller was cancelled stands for good.
rule-TROJA-R-CARD-7 = A Hero put to sleep seeks no Glory for the rest of the turn, Speed of Hermes or not.
rule-TROJA-R-CARD-10 = Armed Combat is for Challenges.
rule-TROJA-R-CARD-12 = A card that does not fit is not played in the open.
rule-TROJA-R-CARD-13 = Vanity may be played by anyone, against the reward of a duel, too.
rule-TROJA-R-CARD-14 = Asked are all who might answer by what everyone can see.
rule-TROJA-R-OPT-1 = With elimination, the hand of a player who is out is discarded.
rule-TROJA-R-OPT-2 = Taming needs at least 1 Power more; each player sends a Beast on once.
rule-TROJA-R-OPT-3 = Cards laid face down are turned over together before Fate; those that do not fit are discarded.
