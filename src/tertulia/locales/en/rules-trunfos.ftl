### The rules page of Trunfos e Tesouros, in our own words.
# The order of messages is the order of the page. A low line in a key is a dot in the clause's id.
# On this page an auction card with the three cards under it is called a lot.

section-TRUNFOS-OVERVIEW = What it is about

rule-TRUNFOS-OVERVIEW-1 = Points are bad. After three rounds, whoever has collected the fewest is the winner.
rule-TRUNFOS-OVERVIEW-2 = A round opens with two auctions for cards. The price of a lot is a promise: bid 3, and you predict three more tricks.
rule-TRUNFOS-OVERVIEW-3 = Then you play the tricks and try to win as many as you promised, in the suits you promised. The Kraken changes the trump now and then, for better or worse.

section-TRUNFOS-CONTENTS = What is in the box

rule-TRUNFOS-CONTENTS-1 = The deck has 48 cards in four suits, Parrot, Sword, Ham and Coin, each numbered from 1 to 12.
rule-TRUNFOS-CONTENTS-2 = Each of the six bonus cards is worth −1 a card and shows two of the suits.
rule-TRUNFOS-CONTENTS-3 = The Kraken card is a short scale from 0 to 4.
rule-TRUNFOS-CONTENTS-4 = The trump indicator lies on the Kraken card. The suit it shows is trump, and the number beside it is the level.
rule-TRUNFOS-CONTENTS-5 = There are four auction cards, each with a track of numbers.
rule-TRUNFOS-CONTENTS-6 = Each player has a prediction card with a column for every suit.
rule-TRUNFOS-CONTENTS-7 = Four map cards, laid end to end, make the track on which points are kept.
rule-TRUNFOS-CONTENTS-8 = Sixteen clear markers stand on the prediction cards.
rule-TRUNFOS-CONTENTS-9 = Of the eight markers in player colours, two go to each player: one to bid with, one to keep points.

section-TRUNFOS-SETUP = Before the first round

rule-TRUNFOS-SETUP-1 = Build the track for points at the edge of the table. (Here the table adds up for you.)
rule-TRUNFOS-SETUP-2_a = In the middle lie as many auction cards as there are players.
rule-TRUNFOS-SETUP-2_b = Three players therefore use three auction cards and leave one out.
rule-TRUNFOS-SETUP-3 = The trump indicator starts with Parrot at level 0.
rule-TRUNFOS-SETUP-4 = The bonus cards are shuffled and wait face down.
rule-TRUNFOS-SETUP-5_a = Everyone takes a prediction card, four clear markers and the two markers of one colour.
rule-TRUNFOS-SETUP-5_b = All four clear markers begin on 0, one in each column.
rule-TRUNFOS-SETUP-5_c = One of your coloured markers begins on 0 points.
rule-TRUNFOS-SETUP-5_d = The other one is your bid marker; keep it at hand.
rule-TRUNFOS-SETUP-6 = Three players play without the 10, 11 and 12 of every suit, so with 36 cards.
rule-TRUNFOS-SETUP-7 = The person who last dressed up as a pirate is first player. At this table, where nobody can check, chance decides.

section-TRUNFOS-FLOW = The course of the game

rule-TRUNFOS-FLOW-1 = You play three rounds.
rule-TRUNFOS-FLOW-2 = In every round you first hold the auctions and then play the tricks.

section-TRUNFOS-AUCTION = The auctions

rule-TRUNFOS-AUCTION-1_a = All cards are shuffled, and six go to each player.
rule-TRUNFOS-AUCTION-1_b = Sort your hand as you wish, and keep it to yourself.
rule-TRUNFOS-AUCTION-2 = Each lot gets three cards from the deck: two that all can see, and one face down.
rule-TRUNFOS-AUCTION-3_a = The first player opens: put your bid marker on any number of any lot.
rule-TRUNFOS-AUCTION-3_b = That number is what you bid for the three cards of this lot.
rule-TRUNFOS-AUCTION-4_a = The others follow one by one, clockwise, and bid in the same way.
rule-TRUNFOS-AUCTION-4_b = Where no marker stands, every number is open to you.
rule-TRUNFOS-AUCTION-4_c = Where somebody's marker stands, you must go higher.
rule-TRUNFOS-AUCTION-4_d = Whoever is outbid takes the marker back and bids again on the spot, on a different lot or, higher still, on this one. Example: Ana stands at 2 on the first lot, Bia goes there with 4. Before anyone else has a turn, Ana moves to the third lot, or bids 5 or more to get the first one back.
rule-TRUNFOS-AUCTION-5_a = The auction is over when a marker stands on every lot.
rule-TRUNFOS-AUCTION-5_b = You win the lot on which your marker stands and take its three cards into your hand.
rule-TRUNFOS-AUCTION-5_c = In exchange you raise your prediction by the number you bid.
rule-TRUNFOS-AUCTION-6_a = Then new cards are laid out, and a second auction is held like the first.
rule-TRUNFOS-AUCTION-6_b = It is opened by the player who made the last bid of the first auction.
rule-TRUNFOS-AUCTION-6_c = This time the turn passes counter-clockwise.
rule-TRUNFOS-AUCTION-7_a = You now hold twelve cards: six from the deal and three from each auction.
rule-TRUNFOS-AUCTION-7_b = Your four predictions add up to your two bids.

section-TRUNFOS-PREDICTION = The prediction card

rule-TRUNFOS-PREDICTION-1 = It shows for each suit how many tricks you say you will win. What matters is the suit with which a trick begins.
rule-TRUNFOS-PREDICTION-EX-1 = Example: with the Parrot marker on 2 you aim at two tricks in which the first card is a Parrot.
rule-TRUNFOS-PREDICTION-2 = After an auction your bid turns into steps: raise your markers by that many in all.
rule-TRUNFOS-PREDICTION-EX-2 = Example: for a bid of 2 you raise one marker twice, or two markers once each; the columns are your choice.

section-TRUNFOS-TRICK = The tricks

rule-TRUNFOS-TRICK-1_a = The first player leads to the first trick, with any card.
rule-TRUNFOS-TRICK-1_b = Clockwise, the others add a card each. If you have the suit that was led, you must play it.
rule-TRUNFOS-TRICK-1_c = If you have none of it, play what you like.
rule-TRUNFOS-TRICK-1_d = One card from everyone makes a trick.
rule-TRUNFOS-TRICK-2_a = The highest trump in the trick is its strongest card. Trump is the suit that the indicator shows.
rule-TRUNFOS-TRICK-2_b = If nobody has played a trump, the highest card of the suit led is strongest.
rule-TRUNFOS-TRICK-3_a = The strongest card wins the trick for its player.
rule-TRUNFOS-TRICK-3_b = The winner lowers one marker by one step: the one of the suit that was led, even if a trump has won. There is no choice in this.
rule-TRUNFOS-TRICK-3_c = If that marker is on 0 already, it stays there.
rule-TRUNFOS-TRICK-3_d = The winner keeps the cards of the trick, face down.
rule-TRUNFOS-TRICK-3_e = The winner leads to the next trick.

section-TRUNFOS-KRAKEN = The Kraken

rule-TRUNFOS-KRAKEN-1 = As soon as a Kraken card is played, the level rises by one.
rule-TRUNFOS-KRAKEN-2 = When it arrives at 4, the player of that card names a new trump, and the level returns to 0.
rule-TRUNFOS-KRAKEN-3 = The new trump is valid from that moment, also for the cards that lie in the trick already.
rule-TRUNFOS-KRAKEN-4 = You can tell a Kraken card by its corners, where the number is white on a dark ground.
rule-TRUNFOS-KRAKEN-EX-1 = Example: Jack's 2 of Parrots lifts the level to 4, and he decides on Coin. A 4 of Coins that was thrown into this trick earlier is now its strongest card.

section-TRUNFOS-SCORE = Counting points

rule-TRUNFOS-SCORE-1 = After the last card of a round, points are counted.
rule-TRUNFOS-SCORE-2 = A marker that has not come down to 0 costs you 2 points for every step that is left.
rule-TRUNFOS-SCORE-3 = A marker on 0 costs you 1 point for every card of its suit that you have won, wherever you won it. Example: your Sword marker is on 0 and there are five Swords among your tricks, so you get 5 points for Sword.
rule-TRUNFOS-SCORE-4 = Points of all rounds are added together.

section-TRUNFOS-BONUS = Bonus cards

rule-TRUNFOS-BONUS-1 = When you arrive at 14 points or more, you draw a bonus card.
rule-TRUNFOS-BONUS-2 = You may use it right away, or after the count of a later round.
rule-TRUNFOS-BONUS-3 = Pick one of the two suits on it: you lose 1 point for each card of that suit that you won in the round.
rule-TRUNFOS-BONUS-4 = Once used, it lies open in front of you.
rule-TRUNFOS-BONUS-5 = In a whole game you get one bonus card at most.

section-TRUNFOS-NEXT = The next round

rule-TRUNFOS-NEXT-1 = The player with the most points is first player of the next round.
rule-TRUNFOS-NEXT-2 = Trump and level are not reset: the next round starts with what they are.

section-TRUNFOS-END = The end

rule-TRUNFOS-END-1 = The third round is the last.
rule-TRUNFOS-END-2 = The player with the fewest points wins.
rule-TRUNFOS-END-3 = Players who tie for the fewest win together.

section-TRUNFOS-R = What the rulebook leaves open

rule-TRUNFOS-R-A1 = A bid costs nothing but the promise; no points are paid for it.
rule-TRUNFOS-R-A2 = The 12 is the highest card, the 1 the lowest.
rule-TRUNFOS-R-A3 = We take it that the six bonus cards show the six different pairs of suits, since there are exactly that many.
rule-TRUNFOS-R-A4 = Colour and suit are two words for one thing.
rule-TRUNFOS-R-A5 = As many auction cards are used as there are players, three or four. For two players no rules are known.
rule-TRUNFOS-R-A6 = Only the game, not each round, begins with Parrot at 0.
rule-TRUNFOS-R-A7 = Prediction markers go back to 0 before every round.
rule-TRUNFOS-R-A8 = Kraken cards numbered 10 or higher, if there are any, are left out with three players like all such cards.
rule-TRUNFOS-R-A9 = The first player of the game is chosen at random.
rule-TRUNFOS-R-A10 = Every round begins with a shuffle of all cards in the game. Between its two auctions there is none: the second uses up the rest of the deck.
rule-TRUNFOS-R-A11 = Nobody knows the hidden card of a lot before it is won.
rule-TRUNFOS-R-A12 = We take it that a track begins with 0, so you may bid nothing. The numbers can be set.
rule-TRUNFOS-R-A13 = A track has a highest number, by default 6. A bid at that number cannot be beaten.
rule-TRUNFOS-R-A14 = You cannot pass. A higher bid may be higher by any amount.
rule-TRUNFOS-R-A14b = Being outbid is settled at once, before the next player's turn. If the new bid outbids another player, that one goes on in the same way; two players may drive each other up on one lot.
rule-TRUNFOS-R-A14c = After all this, the turn goes to the next player who has no marker on the table yet.
rule-TRUNFOS-R-A14d = While your marker stands, you get no second turn; you cannot raise your own bid.
rule-TRUNFOS-R-A14e = An auction always ends: numbers only rise, and there is a lot for everyone.
rule-TRUNFOS-R-A15 = We take it that the last to bid is whoever placed a marker last, even if that was after being outbid.
rule-TRUNFOS-R-A15b = Only the second auction runs counter-clockwise. Tricks are always clockwise.
rule-TRUNFOS-R-A16 = You see the hidden card of your lot before you place your prediction.
rule-TRUNFOS-R-A16b = For the second auction everyone has the bid marker back, and all tracks are empty.
rule-TRUNFOS-R-A17 = You predict after each auction. What you placed after the first stays; the second adds to it.
rule-TRUNFOS-R-A18 = You place your whole bid, no more and no less. After a bid of 0 there is nothing to place.
rule-TRUNFOS-R-A19 = A column has a highest number, by default 12; what does not fit goes to another column. A track so long that two bids might not fit at all is refused.
rule-TRUNFOS-R-A20 = All place their predictions at the same time and unseen. Then everyone's are shown, and they stay open.
rule-TRUNFOS-R-A21 = The open cards of a lot go to the hand, but all have seen them. Who gets the hidden card alone knows it.
rule-TRUNFOS-R-A22 = The first player of the round also leads to its first trick.
rule-TRUNFOS-R-A23 = You never have to play a trump or a higher card. For following suit, a Kraken card is a card of its suit like any other.
rule-TRUNFOS-R-A24 = There always is a trump suit; only a trick may be without a trump.
rule-TRUNFOS-R-A25 = As long as the level is below 4, the trump suit does not change.
rule-TRUNFOS-R-A26 = Each Kraken card counts before the next card is played, whether it is the first of a trick, the last, or one of several.
rule-TRUNFOS-R-A27 = Whose card brings the level to 4 names the trump at once, knowing only the cards that are on the table so far.
rule-TRUNFOS-R-A28 = We take it that the new trump may be any suit but the present one. As the indicator is turned by a quarter, it could also be that only its two neighbours are possible.
rule-TRUNFOS-R-A29 = The new trump counts for cards played before it was named. Nobody takes back a card that was rightly played.
rule-TRUNFOS-R-A29b = After a change of trump the trick goes on in the suit that was led.
rule-TRUNFOS-R-A30 = A Kraken card that ends a trick or a round still counts for this trick, and what it does remains.
rule-TRUNFOS-R-A31 = The level must rise and the marker must fall, wanted or not. On 0 a marker stays.
rule-TRUNFOS-R-A32 = A trick won by a trump counts in the column of the suit led.
rule-TRUNFOS-R-A33 = You collect every card of a trick you win. By default the table counts for all players which suits they have won.
rule-TRUNFOS-R-A34 = The level of a marker is the number it stands on; each step costs 2.
rule-TRUNFOS-R-A34b = Too many tricks cost nothing as such, but their cards may. For too few you pay 2 a trick, and then the cards of that column are free.
rule-TRUNFOS-R-A35 = We take the words as they stand: a marker on 0 pays for all cards of its suit won in the round, whenever they were won. So a prediction that is met exactly is rarely free.
rule-TRUNFOS-R-A36 = A column in which you predicted nothing is a column on 0 like any other.
rule-TRUNFOS-R-A37 = The 14 points are your total, not those of one round.
rule-TRUNFOS-R-A38 = Bonus cards are drawn as soon as a round is counted, after the last round too. If several players draw, they do so clockwise from the first player of the round.
rule-TRUNFOS-R-A39 = That you hold a bonus card is known to all; which one, until you use it, only to you.
rule-TRUNFOS-R-A40 = After each count you may use your bonus card or keep it, clockwise from the first player of the round and openly. A card that is never used does nothing.
rule-TRUNFOS-R-A41 = A bonus card looks at the round that was just counted. Cards count for it even if they cost you no points.
rule-TRUNFOS-R-A42 = Your points cannot fall below 0 in this way, and passing 14 again brings no second card.
rule-TRUNFOS-R-A43 = Most points means the total, after bonus cards. In a tie, we look clockwise from the left of the last first player, who is the last to be considered.
rule-TRUNFOS-R-A44 = Used bonus cards stay out of the pile.
rule-TRUNFOS-R-A45 = Points have no upper limit.
rule-TRUNFOS-R-A46 = A tie for the win is not broken; those who share it have each won a part.
rule-TRUNFOS-R-A47 = Only the 2 of Parrots is known to be a Kraken card. We add the other 2s, the four 6s, and the 9s of Parrots and of Coins: ten in all.
