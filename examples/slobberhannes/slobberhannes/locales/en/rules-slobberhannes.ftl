### The rules page of Slobberhannes. The order of messages is the order of the page.

section-SLOBBERHANNES-DEAL = The deal

rule-SLOBBERHANNES-DEAL-1 = Four players use 32 cards, 7 to ace in four suits; three leave out the two black sevens. The ace is high.
rule-SLOBBERHANNES-DEAL-2 = All cards are dealt.
rule-SLOBBERHANNES-DEAL-3 = A player leads the first trick; in the next deal it is the player to the left.

section-SLOBBERHANNES-TRICK = The tricks

rule-SLOBBERHANNES-TRICK-1 = Clockwise, everyone plays one card from the hand. There is no trump.
rule-SLOBBERHANNES-TRICK-2 = Play a card of the suit led if you can, else any card.
rule-SLOBBERHANNES-TRICK-3 = The highest card of the suit led takes the trick, and its player leads to the next.

section-SLOBBERHANNES-SCORE = The points

rule-SLOBBERHANNES-SCORE-1 = The first trick costs a point, the last one too, and so does the trick with the queen of clubs. Whoever takes all three gets 4 points instead of 3.

section-SLOBBERHANNES-END = The end

rule-SLOBBERHANNES-END-1 = The game is over when each player has led as many deals as agreed. The fewest points win; a tie is shared.
