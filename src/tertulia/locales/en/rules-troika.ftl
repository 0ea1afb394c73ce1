### The rules page of Vem aí a Troika, in our own words.
# The order of messages is the order of the page. A low line in a key is a dot in the clause's id.

section-TROIKA-COMP = What is in the box

rule-TROIKA-COMP-1 = The 42 Groups are the people and powers of the country: ten each of gold, blue and red, twelve of grey.
rule-TROIKA-COMP-2 = Of the eight Leaders two are blue, two red and four grey. One more is a bonus.
rule-TROIKA-COMP-3 = Sixteen Events set the pace of the game.
rule-TROIKA-COMP-4 = Money comes in 24 cards of one M€ each.
rule-TROIKA-COMP-5 = Twelve Deposit Titles are worth 6, 5 or 4 points, four of each.
rule-TROIKA-COMP-6 = The printed game adds a rulebook and seven cards with a summary.

section-TROIKA-TABLE = What lies where

rule-TROIKA-TABLE-1 = Your Leader lies open before you.
rule-TROIKA-TABLE-2 = Groups are drawn from a pile that nobody sees; discarded ones lie open beside it.
rule-TROIKA-TABLE-3 = Events come one at a time from their pile and stay open.
rule-TROIKA-TABLE-4 = The Treasury holds the money that belongs to nobody.
rule-TROIKA-TABLE-5 = The Offshore is the place under your Leader. Titles are kept there and count 4, 5 or 6 points.
rule-TROIKA-TABLE-6 = Your hand holds Groups, which only you see, and M€.
rule-TROIKA-TABLE-7 = You control the Groups that lie beside your Leader.
rule-TROIKA-TABLE-8 = Power serves attacks and the final score, Votes serve elections, Income is what an Income action brings.

section-TROIKA-SETUP = Before the first round

rule-TROIKA-SETUP-1 = The Treasury begins with 12, 18 or 24 M€ for two, three or four players, and everyone gets 2 M€ of it.
rule-TROIKA-SETUP-2 = Titles form an open pile, the best on top. Four players use all twelve; three use three of 6, four of 5 and three of 4 points; two use two, four and two.
rule-TROIKA-SETUP-3 = The Events are shuffled without Troika and the two Elections.
rule-TROIKA-SETUP-4 = Troika and three other Events are mixed and become the bottom of their pile.
rule-TROIKA-SETUP-5 = One Elections card goes on top of it, open, so that all know when it comes.
rule-TROIKA-SETUP-6 = Above it go four, three or two more Events, for two, three or four players.
rule-TROIKA-SETUP-7 = Then another Elections card and as many Events again.
rule-TROIKA-SETUP-8 = The Groups are shuffled. You receive three of them, for your eyes only.
rule-TROIKA-SETUP-9 = You also receive two Leaders and put one of them on the table.
rule-TROIKA-SETUP-10 = The Leader that you do not choose is out of the game.
rule-TROIKA-SETUP-11 = What is left over is not used.
rule-TROIKA-SETUP-12 = The first player is the one who knows the game best, or whoever all agree on. At this table chance decides.

section-TROIKA-SEQ = Rounds and turns

rule-TROIKA-SEQ-1 = In every round each player has one turn, clockwise from the first player.
rule-TROIKA-SEQ-2 = Your turn begins with a draw: one Group, or 2 M€ from the Treasury. The choice is yours.
rule-TROIKA-SEQ-3 = Then you take a single action: Organization, Income or Attack.
rule-TROIKA-SEQ-4 = At the end of your turn you discard until you hold six cards.
rule-TROIKA-SEQ-5 = After everyone’s turn the next Event is turned up and carried out; then a new round begins.
rule-TROIKA-SEQ-6 = A Government is the first player, and the round goes on to its left.
rule-TROIKA-SEQ-7 = When a Group has to be drawn and the pile is empty, the discarded Groups are shuffled into a new one.
rule-TROIKA-SEQ-8 = With neither Groups nor money to be had, you draw nothing.
rule-TROIKA-SEQ-9 = You may also take no action.
rule-TROIKA-SEQ-10 = You choose what you discard. Groups go to their open pile, M€ to the Treasury.

section-TROIKA-ORG = Organization

rule-TROIKA-ORG-1 = This action consists of up to two moves.
rule-TROIKA-ORG-2 = One kind of move places a Group from your hand on your table. In the same move you may take another Group from your table into your hand.
rule-TROIKA-ORG-3 = The other kind discards a Group from your hand and draws a new one.
rule-TROIKA-ORG-4 = Both moves may be of the same kind.
rule-TROIKA-ORG-5 = In the first round it is usual to place two Groups.
rule-TROIKA-ORG-6 = Your Groups stand in columns by colour. Such a family has four Groups at most.
rule-TROIKA-ORG-7 = There are four families: gold, blue, red and grey.
rule-TROIKA-ORG-EX-1 = Example: with an empty table, Joana uses both moves to place the Pensioners and the Annoying TV, because the first elections are near.
rule-TROIKA-ORG-EX-2 = Example: António needs a red Group. He discards the Prosecutor’s Office, draws only the Bank of Portugalândia, which is gold, and places the Banks + or - Honest instead.
rule-TROIKA-CONSENSUS-1 = Four Groups of the four colours on your table are a Consensus.
rule-TROIKA-CONSENSUS-2 = A Consensus gives Votes in elections and points at the end.

section-TROIKA-INCOME = Income

rule-TROIKA-INCOME-1 = You are entitled to the Income of your Leader and of all Groups that you control, paid by the Treasury.
rule-TROIKA-INCOME-2 = With it you may buy Titles at once, for 6 M€ each, and take the rest in money.
rule-TROIKA-INCOME-3 = Titles go under your Leader.
rule-TROIKA-INCOME-4 = Once the last Title is sold, you may put M€ under your Leader instead.
rule-TROIKA-INCOME-EX-1 = Example: João has an Income of 8. A Title takes 6 of it; the other 2 M€ come to his hand.

section-TROIKA-ATTACK = Attack

rule-TROIKA-ATTACK-1 = You attack a Group on another player’s table.
rule-TROIKA-ATTACK-2 = You win if the Power of your attack is higher than that of the defence.
rule-TROIKA-ATTACK-3 = The attack is the Power of your Leader and of the Groups that you play from your hand.
rule-TROIKA-ATTACK-4 = The defence is the Power of the attacked Group, 1 more for every other Group of its column, 1 more if the defending Leader has its colour, and the Power of the Groups that the defender plays.
rule-TROIKA-ATTACK-5 = A Government counts as a Leader of the gold Groups too, and so has 1 more for them.
rule-TROIKA-ATTACK-SEQ-1 = Name the Group and play at least one of yours. Your first total must already be higher than the defence.
rule-TROIKA-ATTACK-SEQ-2 = The defender gives up and loses the Group at once, or plays one Group or more.
rule-TROIKA-ATTACK-SEQ-3 = Then both may add Groups, one at a time, until neither wants to or can.
rule-TROIKA-ATTACK-SEQ-4 = If the attack wins, the Group moves to the attacker’s table and the defender draws a Group or 2 M€. Otherwise it stays.
rule-TROIKA-ATTACK-SEQ-5 = All Groups played in the attack are discarded.
rule-TROIKA-ATTACK-SEQ-6 = With three or four players the attacker then draws a Group or 2 M€.
rule-TROIKA-ATTACK-DISC-1 = You may announce an attack to discard instead. Your Leader then counts 4, whatever is printed.
rule-TROIKA-ATTACK-DISC-2 = If it wins, the attacked Group is discarded.
rule-TROIKA-ATTACK-DISC-3 = If you gain a Group of a family that you already have four of, one of the four comes to your hand. The gained Group stays.
rule-TROIKA-ATTACK-EX-1 = Example: a Leader of 3 and the Review of 1 make 4 against the Expesso, which has 2 and stands alone. A single Environmentalists card would not save it, so the defender plays nothing.
rule-TROIKA-ATTACK-EX-2 = Example: a Leader of 1 and the Angry Ducks of 2 beat the Prosecutor’s Office of 2. The Good Girls make it a tie, the Bank of Portugalândia decides it, 4 to 3.

section-TROIKA-EVENTS = Events

rule-TROIKA-EVENTS-1 = An Event is turned up at the end of every round.
rule-TROIKA-EVENTS-2 = Elections are Events: whoever wins becomes the Government and keeps the card for its points.
rule-TROIKA-EVENTS-3 = Everyone does what the Event says.
rule-TROIKA-EVENTS-4 = Where several players fit what it says, it concerns all of them.
rule-TROIKA-EVENTS-5 = Where nobody fits, nothing happens; without a Government, for example, no Event strikes it.
rule-TROIKA-EVENTS-6 = If the Treasury has too little, it pays what it has.
rule-TROIKA-EVENTS-7 = Payments go in the order of the round.

section-TROIKA-PAY = Debts and forced discards

rule-TROIKA-PAY-1 = If you must discard Groups, you choose them, from hand or table, unless the Event says more.
rule-TROIKA-PAY-2 = If you must pay and lack the money, you discard Groups from hand or table instead. Their Power must reach the sum.
rule-TROIKA-PAY-3 = If the debt was owed to a player, that player takes it from the Treasury.

section-TROIKA-ELECTIONS = Elections

rule-TROIKA-VOTES-1 = Your Votes are those of your Leader, of your Groups, of the Groups in your campaign, 2 for each Consensus and 1 for each M€ in your campaign.
rule-TROIKA-ELECTIONS-0 = All that follows is done in the order of the round.
rule-TROIKA-ELECTIONS-1 = Everyone says how many Votes lie on the table.
rule-TROIKA-ELECTIONS-2 = For your campaign you lay any cards of your hand face down, Groups and M€.
rule-TROIKA-ELECTIONS-3 = They are turned up and their Votes added.
rule-TROIKA-ELECTIONS-4 = Whoever has the most Votes is the Government and puts the card under the Leader. A former Government turns its card over and keeps it for the points.
rule-TROIKA-ELECTIONS-5 = Whoever comes second draws a Group or 2 M€.
rule-TROIKA-ELECTIONS-6 = All cards of all campaigns are discarded.
rule-TROIKA-ELECTIONS-7 = The new Government begins the rounds to come.
rule-TROIKA-ELECTIONS-TIE-1 = If several have the most Votes, nobody is elected and the card is discarded. Those who are tied draw a Group or 2 M€ each.
rule-TROIKA-ELECTIONS-TIE-2 = If several are second, none of them draws.
rule-TROIKA-REMIND-1 = Groups that were used lie open with the discarded ones until the pile is made anew.
rule-TROIKA-REMIND-2 = M€ that were used go back to the Treasury.

section-TROIKA-END = The end, and the points

rule-TROIKA-END-1 = The game ends as soon as Troika is turned up.
rule-TROIKA-END-2 = It also ends with a bankruptcy: at the end of a round the Treasury is empty and no Title is left.
rule-TROIKA-VP-1 = Every Power of your Groups is a point. Your Leader’s does not count.
rule-TROIKA-VP-2 = One Consensus is worth 4 points, two are worth 10, three or more 18.
rule-TROIKA-VP-3 = Each Government card is worth 10 points, that of an interim Government 5.
rule-TROIKA-VP-4 = Titles are worth what they say.
rule-TROIKA-VP-5 = Two M€ in your hand or under your Leader are worth 1 point.
rule-TROIKA-VP-6 = The most points win. Several may share the win.

section-TROIKA-R = What the rulebook leaves open

rule-TROIKA-R-B1 = The bonus Leader stays in the box, unless you want it: its values are not known.
rule-TROIKA-R-B20 = Any Group on any other player’s table may be attacked, in the first round too. Leaders may not.
rule-TROIKA-R-B21 = Your first total must beat what defends the Group already; otherwise the attack is not possible.
rule-TROIKA-R-B35 = If neither your money nor all your Groups cover a debt, you show your hand, pay what money you have and keep your Groups.
rule-TROIKA-R-B38 = After tied elections there is no Government; the old one keeps its card for the points.

section-TROIKA-ADV = The advanced rules

rule-TROIKA-ADV-0 = For those who know the game: deeper, and a little longer.
rule-TROIKA-ADV-SYMBOLS-1 = A Group now also has a type, and may have variable values.
rule-TROIKA-ADV-SYMBOLS-EX-1 = Example of a Table Action: bombastic declarations, which do nothing at all.
rule-TROIKA-ADV-SYMBOLS-EX-2 = Example of a Hand Action: 1 M€ for every Group of a certain type on any table.
rule-TROIKA-ADV-GROUPS-1 = Variable Power, Votes and Income are added to the fixed ones.
rule-TROIKA-ADV-GROUPS-2 = They depend on other Groups on the table, and on the Group itself if it fits.
rule-TROIKA-ADV-GROUPS-3 = A type counts 1 for each Group of that type that you control.
rule-TROIKA-ADV-GROUPS-4 = One card counts 1 for each Group of that colour that you control.
rule-TROIKA-ADV-GROUPS-5 = Two cards count 1 for each two of them.
rule-TROIKA-ADV-GROUPS-6 = Three cards count 1 for each two Groups of that colour on all tables.
rule-TROIKA-ADV-GROUPS-7 = A name counts 1 if you control the Group of that name.
rule-TROIKA-ADV-GROUPS-8 = A Group played from the hand uses its variable values, but adds nothing to those of others.
rule-TROIKA-ADV-GROUPS-9 = The types are Marginal, Spiritual, Financial, Infrastructure, Justice, Media, Professional, Social and Public.
rule-TROIKA-ADV-GROUPS-10 = The symbol S is kept for an expansion.
rule-TROIKA-ADV-LEADERS-1 = Leaders may have variable values too.
rule-TROIKA-ADV-LEADERS-2 = A Leader’s Table Action can be used once a round, in your turn or in elections, as the card says. It may cost M€.
rule-TROIKA-ADV-LEADERS-3 = Using it turns the Leader sideways until the next round begins.
rule-TROIKA-ADV-HAND-1 = For a Hand Action you play the Group in your own turn, when its symbol allows, and discard it.
rule-TROIKA-ADV-HAND-2 = The symbols are Income, Organization, Attack, Elections and any action.
rule-TROIKA-ADV-HAND-3 = Hand Actions come on top of your action; they do not replace it.
rule-TROIKA-ADV-HAND-EX-1 = Example: with Income you play the Bank of Portugalândia, receive your Income, and then play the Banks + or - Honest for cheaper Titles.
rule-TROIKA-ADV-ORG-1 = You may take a Group back without placing another.
rule-TROIKA-ADV-ORG-2 = You may have several columns of one colour.
rule-TROIKA-ADV-ORG-EX-1 = Example: five blue Groups may stand as four and one, three and two, or two, two and one.
rule-TROIKA-ADV-ORG-3 = Only the column of the attacked Group defends it.
rule-TROIKA-ADV-ATTACK-1 = The attacker says of each Group whether it is played for its Power or for its Hand Action.
rule-TROIKA-ADV-ATTACK-2 = Right after an attack to control is announced, the other players may support either side with the Power of a single Group.
rule-TROIKA-ADV-ATTACK-3 = Whoever supported the winner may draw a Group or 2 M€ at the end.
rule-TROIKA-ADV-ATTACK-4 = Groups played in support are discarded.
rule-TROIKA-ADV-ELECTIONS-1 = In the Pre-Campaign, right after the Votes are announced, everyone may lay Groups face down whose Hand Action acts on elections, in the order of the round.
rule-TROIKA-ADV-ELECTIONS-2 = They are turned up, and what they do to the Votes is worked out.
rule-TROIKA-ADV-ELECTIONS-3 = Then the campaign follows as usual.
rule-TROIKA-ADV-ELECTIONS-4 = The Groups of the Pre-Campaign are discarded.
rule-TROIKA-ADV-PRIORITY-1 = What a card says goes before these rules.
rule-TROIKA-ADV-CARD-1 = The Militant Lawyers may be played in another player’s turn, right after the card whose action they cancel.
rule-TROIKA-ADV-CARD-2 = With the Banks + or - Honest a Title costs 4 M€ to the end of your turn.
rule-TROIKA-ADV-CARD-3 = The Public (Dis)servants act only as the first card of an attack.
rule-TROIKA-ADV-CARD-4 = With The Common Man or the Political Commentators you name, in the Pre-Campaign, a Group on any table and the candidate who gets its Votes. Consensuses stay.
rule-TROIKA-ADV-CARD-5 = With Opus Day you swap a Group that you control with another player’s of the same colour.
rule-TROIKA-ADV-CARD-6 = After the Truck Drivers the Government chooses whether to pay you 2 M€. If it does not, you may pay the Treasury 2 M€ to bring it down; then elections come at the end of the round.
rule-TROIKA-ADV-CARD-7 = Whoever lacks the 2 M€ for the Judges may not discard Groups and returns a Title instead.
rule-TROIKA-ADV-CARD-8 = A Leader struck by the Good Girls or the Annoying TV counts 0 Power, 0 Votes and 0 Income and has no Table Action.
rule-TROIKA-ADV-CARD-9 = The Hand Action of one Group works in an attack to discard alone.

section-TROIKA-R-A = What the advanced rules leave open

rule-TROIKA-R-A1 = The symbol of three cards counts each two of them, as the text says.
rule-TROIKA-R-A6 = Hand Actions may come before, between and after the parts of an action, any number of them, but not with a pass.
rule-TROIKA-R-A12 = If you decline to defend and support alone keeps the Group, the totals decide.
rule-TROIKA-R-A15 = The Votes of Groups in the Pre-Campaign do not count.
rule-TROIKA-R-A16 = Only Groups that act on elections may be laid in the Pre-Campaign.
rule-TROIKA-R-A17 = Pre-Campaign cards act in the order of the round, and a later claim overrides an earlier one.
rule-TROIKA-R-A18 = Any Hand Action can be cancelled, a cancelling one too, but only the last card played. The action itself goes on.
rule-TROIKA-R-A21 = Only another player’s Government can be brought down, and all payments are free choices. Its office is vacant at once. The winner of the elections that follow has no card for it.
rule-TROIKA-R-A22 = Whoever owes the Judges and lacks the money chooses the Title and keeps the money.

section-TROIKA-EL = The Greek edition

rule-TROIKA-EL-COMP-1 = Eight Leaders.
rule-TROIKA-EL-COMP-2 = Forty-eight Groups, twelve of each colour.
rule-TROIKA-EL-COMP-3 = Eighteen Events.
rule-TROIKA-EL-COMP-4 = Twelve Titles, four each of 6, 5 and 4 points.
rule-TROIKA-EL-COMP-5 = Twenty-four money cards of 1 M€, and a rulebook.
rule-TROIKA-EL-GOAL-1 = The most points win; they come from Power, elections and money abroad.
rule-TROIKA-EL-TABLE-1 = A Title costs 6 M€ and is worth 4, 5 or 6 points.
rule-TROIKA-EL-TABLE-2 = You play with one Leader and control the Groups that lie beside it.
rule-TROIKA-EL-TABLE-3 = Titles lie face down under the Leader.
rule-TROIKA-EL-TABLE-4 = There are piles for Groups, discards, Events, past Events, money and Titles.
rule-TROIKA-EL-TABLE-5 = A Group has a type, to which other cards may refer.
rule-TROIKA-EL-TABLE-6 = You begin with 2 M€ and three Groups. Power gives points, Votes win elections, Income brings money.
rule-TROIKA-EL-SETUP-1 = All money forms the Treasury, at any number of players; 2 M€ of it go to each.
rule-TROIKA-EL-SETUP-2 = All Titles are used, the best on top.
rule-TROIKA-EL-SETUP-3 = The Events are shuffled without Troika and the two Elections.
rule-TROIKA-EL-SETUP-4 = Troika and three other Events are mixed and become the bottom of the pile.
rule-TROIKA-EL-SETUP-5 = One Elections card lies on top, open.
rule-TROIKA-EL-SETUP-6 = Above it come four, three or two Events for two, three or four players.
rule-TROIKA-EL-SETUP-7 = Then both once more; what is left is not used.
rule-TROIKA-EL-SETUP-8 = Of two Leaders you keep one; the others are out.
rule-TROIKA-EL-SETUP-9 = Three Groups go to each hand.
rule-TROIKA-EL-SETUP-10 = The players settle who begins; here chance does.
rule-TROIKA-EL-SEQ-1 = Everyone has one turn a round, clockwise from the first player.
rule-TROIKA-EL-SEQ-2 = A turn begins with one Group or 2 M€.
rule-TROIKA-EL-SEQ-3 = Then you take one of three actions, or none.
rule-TROIKA-EL-SEQ-4 = The first action discards a Group from your hand and draws two.
rule-TROIKA-EL-SEQ-5 = The second places one or two Groups.
rule-TROIKA-EL-SEQ-6 = The third collects your Income and may buy Titles.
rule-TROIKA-EL-SEQ-7 = An empty pile is made anew from the discards; with nothing to draw, you draw nothing.
rule-TROIKA-EL-SEQ-8 = After all turns the next Event comes.
rule-TROIKA-EL-END-1 = Troika ends the game.
rule-TROIKA-EL-END-2 = So does an empty Treasury with no Title left, at the end of a round.
rule-TROIKA-EL-ORG-1 = Groups stand in columns by colour, as many as you like.
rule-TROIKA-EL-ORG-2 = Your largest family brings points at the end.
rule-TROIKA-EL-ORG-3 = In the first round two Groups are usually placed.
rule-TROIKA-EL-ORG-EX-1 = Example: with a grey Leader, Ioanna places two grey Groups.
rule-TROIKA-EL-ORG-EX-2 = Example: the Train Drivers give Michalis the colour he lacks for a Consensus; the second placement raises his Income.
rule-TROIKA-EL-CONSENSUS-1 = Groups of all four colours are a Consensus: more Votes, more points.
rule-TROIKA-EL-INCOME-1 = Leader and Groups bring their Income from the Treasury.
rule-TROIKA-EL-INCOME-2 = With an Income of 6 or more you may buy Titles of it; the rest is paid out.
rule-TROIKA-EL-INCOME-EX-1 = Example: of an Income of 8, 6 buy a Title and 2 come to the hand.
rule-TROIKA-EL-LEADER-1 = A Leader’s power works once a round, mostly for M€.
rule-TROIKA-EL-LEADER-2 = It turns the Leader sideways until the next round.
rule-TROIKA-EL-LEADER-EX-1 = Example: Nora draws a Group, pays for her Leader’s power to draw another, and then places both.
rule-TROIKA-EL-HAND-1 = Groups have hand powers of three kinds.
rule-TROIKA-EL-HAND-2 = The first kind is played in your turn instead of an action.
rule-TROIKA-EL-HAND-3 = The second blocks another player’s hand power as it is announced.
rule-TROIKA-EL-HAND-4 = The third sways elections from within the campaign.
rule-TROIKA-EL-HAND-5 = The card is discarded, unless it says otherwise.
rule-TROIKA-EL-HAND-EX-1 = Example: the Subsidised Farmers come to the table by their own power and bring money.
rule-TROIKA-EL-EVENTS-1 = At the end of a round the Event concerns everyone.
rule-TROIKA-EL-EVENTS-2 = All who fit what it says are concerned, in the order of the round.
rule-TROIKA-EL-EVENTS-3 = If nobody fits, nothing happens.
rule-TROIKA-EL-EVENTS-4 = Then it joins the past Events.
rule-TROIKA-EL-PAY-1 = A short Treasury pays what it has.
rule-TROIKA-EL-PAY-2 = Powers and Events may force you to discard or to pay.
rule-TROIKA-EL-PAY-3 = A Group that must be discarded comes from hand or table.
rule-TROIKA-EL-PAY-4 = Short of money, you discard Groups with as much Power.
rule-TROIKA-EL-PAY-5 = The Treasury then pays the creditor.
rule-TROIKA-EL-ELECTIONS-0 = Elections come twice, and an Event may repeat them. All goes in the order of the round.
rule-TROIKA-EL-ELECTIONS-1 = Everyone declares the Votes on the table, 2 for each Consensus included.
rule-TROIKA-EL-ELECTIONS-2 = In the campaign you lay money and Groups face down.
rule-TROIKA-EL-ELECTIONS-3 = Money counts one Vote, Groups count theirs, and their campaign powers may be used.
rule-TROIKA-EL-ELECTIONS-4 = The winner is the Government; an earlier one keeps its card face down.
rule-TROIKA-EL-ELECTIONS-5 = The second draws one Group or 2 M€.
rule-TROIKA-EL-ELECTIONS-6 = Campaign cards are discarded.
rule-TROIKA-EL-ELECTIONS-7 = The winner begins the next rounds.
rule-TROIKA-EL-ELECTIONS-TIE-1 = A tie for first elects nobody; those tied draw, and the first player stays.
rule-TROIKA-EL-ELECTIONS-TIE-2 = A tie for second gives nothing.
rule-TROIKA-EL-VP-1 = Power of Leader and Groups.
rule-TROIKA-EL-VP-2 = 2 points for each card of your largest family, your Leader included. The digit is lost in our text; an option changes it.
rule-TROIKA-EL-VP-3 = 5 points for each Consensus.
rule-TROIKA-EL-VP-4 = 10 points for elections, 5 for a repeat election.
rule-TROIKA-EL-VP-5 = Titles count what they say.
rule-TROIKA-EL-VP-6 = 1 point for each 2 M€ in hand.
rule-TROIKA-EL-VP-7 = The most points win, and several may share.
rule-TROIKA-EL-PRIORITY-1 = What a card says goes before the rules.
rule-TROIKA-EL-TYPES-1 = The nine types are those of the Portuguese edition.
rule-TROIKA-EL-CARD-1 = A Leader who is turned over is out: no values, no colour, no power any more.
rule-TROIKA-EL-CARD-2 = A campaign power: its Votes count, and the power may be used besides.
rule-TROIKA-EL-CARD-3 = One such power moves a Vote from any player to any other.
rule-TROIKA-EL-CARD-4 = Another power takes the only blue Group of an opponent.
rule-TROIKA-EL-CARD-5 = Another names a Group of each opponent, who pays or loses it.
rule-TROIKA-EL-CARD-6 = One Leader, before the campaign, makes the Votes of an opponent’s Group count for you.
rule-TROIKA-EL-CARD-7 = A block answers a hand power at once.
rule-TROIKA-EL-CARD-8 = A repeat election has no campaign; the Votes on the table decide, and all else is as in elections.

section-TROIKA-R-G = What the Greek edition leaves open

rule-TROIKA-R-G3 = Campaign powers are used in the order of the round, once all campaigns are shown. A Vote is taken only from a player who has one.
rule-TROIKA-R-G6 = In the largest family the Leader counts as one card of the same colour.
rule-TROIKA-R-G8 = Money from the hand does not help to buy Titles.
rule-TROIKA-R-G15 = Whoever cannot pay discards the Group that was named; whoever has none is exempt.
