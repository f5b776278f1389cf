# Connect 5
c5-name = Connect 5

## Rules: the board

c5-rule-b1 = The board is a circuit of lines that join dots. A dot is plain or circled.
c5-rule-b2 = The board has two sides: B, base, and A, advanced, with longer and trickier ways. All rules hold on both.
c5-rule-b3 = Two dots are adjacent when a stretch joins them: a way along the lines from one dot to the other with no dot in between. A stretch may pass bends, bridges and T junctions, but never runs twice over the same part of a line.
c5-rule-b4 = At a bridge two lines cross without a dot. The way goes straight on: no turning.
c5-rule-b5 = At a T junction a line ends on another line without a dot. The way may go from any of the three arms into either of the others. So all dots around a T junction, or around several T junctions with no dot between them, are adjacent to one another.
c5-rule-b6 = A bend is a corner of one line. The way just follows the line.
c5-rule-b7 = A route goes from dot to adjacent dot and on to the next. It may turn at a dot or at a T junction, never at a bridge, and never goes back along the line just used. Jumps and Connect 5 both follow routes.
c5-rule-b8 = A board can be used when it has 5 to 120 dots, the whole circuit hangs together, no line has a loose end, no two dots are joined by more than one stretch, and no stretch returns to the dot it leaves.

## Rules: a turn

c5-rule-m1 = A turn is exactly one move: place, stack, step, split or eat. The first turn of every player in a round is a placement.
c5-rule-m2 = Place: a token from the reserve goes on any free dot. A dot is free when no token at all stands on it.
c5-rule-m3 = Stack: a token from the reserve goes on a single of the same player that stands on a circled dot. Together they are a double. A stack is never more than two tokens.
c5-rule-m4 = Step: a token moves to an adjacent free dot. A double steps whole only from a circled dot to an adjacent circled dot. A step never lands on a token of the same player.
c5-rule-m5 = Split: one token of a double moves to an adjacent free dot, the other stays. A split never lands on a token of the same player.
c5-rule-m6 = Eat: a token jumps along a route over an adjacent token of another player to the dot after it. That dot must be free and is never the dot the jump starts from. The way may pass T junctions. The eaten token leaves the board and scores 1 point; a double is two tokens and scores 2 points. Nobody has to eat.
c5-rule-m7 = Eat several: the same token may jump on as long as each landing dot is free. The dot of an eaten token is free at once, also as a landing dot of the same chain. A later jump may land on the dot where the chain began if that dot is free. After each jump the player jumps on with that token or stops. With no further jump the turn ends by itself.
c5-rule-m8 = Nobody goes back along the line just used: not in a jump, not from one jump of a chain to the next, not in a Connect 5. Two stretches in a row never run over the same part of a line; stretches further back do not count. At a T junction a route that comes from the stem to the dot on the left does not go on to the dot on the right: it would run over the left arm twice.

## Rules: doubles

c5-rule-d1 = A single cannot eat a double.
c5-rule-d2 = A double can eat a single. If the landing dot is circled, the double jumps whole or splits: the player chooses. If it is plain, the double must split: one token jumps, the other stays on the dot where the double stood before that jump.
c5-rule-d3 = A double can eat a double, but only whole and only onto a free circled dot.
c5-rule-d4 = Sandwich: a single of another player stands on a dot, plain or circled, between two circled dots on one route, and each of these holds a single of the player whose turn it is. One of the two jumps over it and lands on the other: they become a double. It scores like any eating.
c5-rule-d5 = There is no sandwich over a double.
c5-rule-d6 = Sandwich from a double: only its top token jumps, over a single of another player, onto a single of its own player on a circled dot. That single becomes a double, and a single stays where the double stood.
c5-rule-d7 = A sandwich may be the first or a later jump of a chain if its own conditions hold at that moment. It ends the chain. After a split in a chain the jumping single goes on as a single. A jumping token never joins another in any other way.

## Rules: Connect 5, rounds, the end

c5-rule-w1 = Connect 5: five different dots in a row along one route, each with a single or a double of the same player, without a gap and without another player’s token between them. It scores 5 points and the round ends at once. The row may turn at a dot or at a T junction, not at a bridge.
c5-rule-w2 = Connect 5 is checked when the whole turn is over. It scores once, however long the row is. Tokens eaten in the same turn score too.
c5-rule-w3 = The round also ends when nobody can move. A player passes exactly when no other move is possible. The round ends when all players have passed in a row. Its points are then the eaten tokens.
c5-rule-w4 = The round also ends after 60 turns in a row without a placement, a stack or an eaten token. Passes count as turns. The round’s points are then the eaten tokens.
c5-rule-g1 = A quick game is one round. A full game has as many rounds as players, and the points add up. Every round begins with an empty board and 25 tokens for each player. Seat 1 begins round 1, the next seat the next round. Turns go clockwise. Most points win; equal points share the win.
c5-rule-g2 = Eaten tokens do not return to the reserve.
c5-rule-o1 = With the option “straight jumps only” a jump leaves the eaten token’s dot by the line opposite to the one it came in by. Without such a line there is no jump over that dot. Bends and T junctions on the way stay free.
