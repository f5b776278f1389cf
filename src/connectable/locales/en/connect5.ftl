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
c5-rule-b8 = A board can be used when it has 5 to 120 dots, the whole circuit is connected, no line has a loose end, no two dots are joined by more than one stretch, and no stretch returns to the dot it leaves.

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
c5-rule-d4 = Sandwich: a single of another player stands on a dot, plain or circled, between two circled dots on one route, and each of these holds a single of the player whose turn it is. One of the two jumps over it and lands on the other: they become a double. It scores like any other eat.
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

## Why not: turns

c5-refusal-g1-over = The game is over.
    .title = Why not play on?
c5-refusal-g1-turn = It is another player’s turn.
    .title = Why not now?
c5-refusal-b1-no-dot = The board has no dot { $dot }. A dot is named by the letter of its column and the number of its row.
    .title = Why not { $dot }?
c5-refusal-m1 = The first turn of every player in a round is a placement. Place a token on a free dot.
    .title = Why not yet?
c5-refusal-w3 = Passing is possible only when no other move is. Possible now: { $can }.
    .title = Why not pass?

## Why not: place and stack

c5-refusal-m2-reserve = Your reserve is empty. Move a token that stands on the board.
    .title = Why not place a token?
c5-refusal-m2-own = Your own token stands there. Choose a free dot; a second token comes only by “stack”.
    .title = Why not place on { $dot }?
c5-refusal-m2-enemy = Another player’s token stands there. Choose a free dot.
    .title = Why not place on { $dot }?
c5-refusal-m3-reserve = Your reserve is empty. Move a token that stands on the board.
    .title = Why not stack a token?
c5-refusal-m3-free = The dot is free: there is nothing to stack on. “place” puts a token there.
    .title = Why not stack on { $dot }?
c5-refusal-m3-enemy = Another player’s token stands there. Stack on your own single on a circled dot.
    .title = Why not stack on { $dot }?
c5-refusal-m3-full = A double stands there already. A stack is never more than two tokens.
    .title = Why not stack on { $dot }?
c5-refusal-m3-plain = The dot is plain. Stack on your own single on a circled dot.
    .title = Why not stack on { $dot }?

## Why not: step and split

c5-refusal-b4 = At the bridge two lines cross without a dot: from { $dot } the way goes straight on to { $straight }.
    .title = Why not turn towards { $to }?
c5-refusal-m4-not-yours = None of your tokens stands on { $dot }. Move one of your own.
    .title = Why not step from { $dot }?
c5-refusal-m4-far = The two dots are not adjacent. Adjacent to { $dot }: { $beside }.
    .title = Why not step from { $dot } to { $to }?
c5-refusal-m4-own = Your own token stands there. A step goes to a free dot.
    .title = Why not step to { $dot }?
c5-refusal-m4-enemy = Another player’s token stands there. A step goes to a free dot.
    .title = Why not step to { $dot }?
c5-refusal-m4-double = { $to } is plain. A double steps whole only to a circled dot; “split” moves one of its tokens.
    .title = Why not step whole from { $dot } to { $to }?
c5-refusal-m5-not-yours = None of your tokens stands on { $dot }. Split a double of your own.
    .title = Why not split on { $dot }?
c5-refusal-m5-single = A single stands there: there is nothing to split. “step” moves it.
    .title = Why not split on { $dot }?
c5-refusal-m5-far = The two dots are not adjacent. Adjacent to { $dot }: { $beside }.
    .title = Why not split from { $dot } to { $to }?
c5-refusal-m5-own = Your own token stands there. A split goes to a free dot.
    .title = Why not split to { $dot }?
c5-refusal-m5-enemy = Another player’s token stands there. A split goes to a free dot.
    .title = Why not split to { $dot }?

## Why not: eat

c5-refusal-m6-not-yours = None of your tokens stands on { $dot }. Jump with one of your own.
    .title = Why not jump from { $dot }?
c5-refusal-m6-far = The two dots are not adjacent, and a jump goes over an adjacent token. Adjacent to { $dot }: { $beside }.
    .title = Why not jump from { $dot } over { $to }?
c5-refusal-m6-start = A jump never lands on the dot it starts from. Go on to another dot beyond { $over }.
    .title = Why not jump back to { $dot }?
c5-refusal-m6-far-landing = The two dots are not adjacent, and a jump lands on the dot right after. Adjacent to { $dot }: { $beside }.
    .title = Why not jump over { $dot } to { $to }?
c5-refusal-m6-nothing = No token stands there. Jump over a token of another player.
    .title = Why not jump over { $dot }?
c5-refusal-m6-own-prey = Your own token stands there. Jump over a token of another player.
    .title = Why not jump over { $dot }?
c5-refusal-m6-taken = Another player’s token stands there. A jump lands on a free dot.
    .title = Why not land on { $dot }?
c5-refusal-m7-chain = The token on { $dot } has just eaten. Jump on with it or stop.
    .title = Why not another move?
c5-refusal-m7-no-chain = No chain of jumps is under way. Make a move.
    .title = Why not stop?
c5-refusal-m8-jump = That goes back along the line just used. Leave { $over } by another line.
    .title = Why not jump from { $dot } over { $over } to { $to }?
c5-refusal-m8-chain = The token has just come to { $dot } along this line and does not go back. Jump on by another line or stop.
    .title = Why not jump on over { $over }?
c5-refusal-o1 = Here a jump leaves { $over } by the line opposite to the one it came in by. No such line leads to { $to }.
    .title = Why not jump over { $over } to { $to }?

## Why not: doubles

c5-refusal-d1 = A double stands on { $over }, a single on { $dot }. Only a double can eat a double.
    .title = Why not eat the double on { $over }?
c5-refusal-d2-single = A single stands there: there is nothing to split. “jump” takes it along.
    .title = Why not split on { $dot }?
c5-refusal-d2-plain = { $to } is plain. A double lands whole only on a circled dot; “split” jumps with one of its tokens.
    .title = Why not jump whole from { $dot } to { $to }?
c5-refusal-d3-split = A double stands on { $over }. The double on { $dot } eats it only whole, with “jump”.
    .title = Why not split over { $over }?
c5-refusal-d3-plain = { $to } is plain. The double on { $dot } eats a double only onto a free circled dot.
    .title = Why not land on { $to }?
c5-refusal-d4-free = { $to } is free. A sandwich lands on your own single; “jump” goes to a free dot.
    .title = Why not a sandwich from { $dot } to { $to }?
c5-refusal-d4-enemy = Another player’s token stands on { $to }. A sandwich lands on your own single.
    .title = Why not a sandwich from { $dot } to { $to }?
c5-refusal-d4-full = A double stands on { $to }. A sandwich lands on your own single.
    .title = Why not a sandwich from { $dot } to { $to }?
c5-refusal-d4-plain = { $to } is plain. A sandwich goes from one circled dot to another.
    .title = Why not a sandwich from { $dot } to { $to }?
c5-refusal-d4-plain-from = { $dot } is plain. A sandwich goes from one circled dot to another.
    .title = Why not a sandwich from { $dot } to { $to }?
c5-refusal-d5 = A double stands there. A sandwich goes over a single only.
    .title = Why not a sandwich over { $dot }?
c5-refusal-d6-free = { $to } is free. In a sandwich the top token lands on your own single; “split” goes to a free dot.
    .title = Why not a sandwich from { $dot } to { $to }?
c5-refusal-d6-enemy = Another player’s token stands on { $to }. In a sandwich the top token lands on your own single.
    .title = Why not a sandwich from { $dot } to { $to }?
c5-refusal-d6-full = A double stands on { $to }. In a sandwich the top token lands on your own single.
    .title = Why not a sandwich from { $dot } to { $to }?
c5-refusal-d6-plain = { $to } is plain. In a sandwich the top token lands on your own single on a circled dot.
    .title = Why not a sandwich from { $dot } to { $to }?
c5-refusal-d7-merge = Your own token stands there. A jump lands on it only as a sandwich.
    .title = Why not land on { $dot }?

## Ends and sources of points

c5-end-connect5 = The last round ends with a Connect 5.
c5-end-stuck = The last round ends because nobody can move.
c5-end-quiet = The last round ends after 60 turns without a placement, a stack or an eaten token.
c5-source-eaten = eaten tokens
c5-source-connect5 = Connect 5

## Options

c5-option-board = Board
c5-choice-board-base = base
c5-choice-board-advanced = advanced
c5-option-mode = Length
c5-choice-mode-quick = quick game: one round
c5-choice-mode-full = full game: one round per player
c5-option-straight_jumps = Straight jumps only

## Boards that cannot be used

c5-content-unknown = There is no board “{ $board }”. There are { $known }, or the text of a drawing.
c5-content-text = A board is text: a drawing of lines and dots.
c5-content-size = The drawing is too large. At most { $columns } columns and { $lines } lines fit.
c5-content-foreign = The character “{ $character }” has no meaning here. A drawing is made of spaces and { $allowed }.
c5-content-few =
    { $dots ->
        [one] The board has { $dots } dot.
       *[other] The board has { $dots } dots.
    } It needs { $fewest } to { $most }.
c5-content-many = The board has { $dots } dots. It needs { $fewest } to { $most }.
c5-content-loose =
    { $side ->
        [north] The line “{ $character }” has a loose end at the top.
        [east] The line “{ $character }” has a loose end on the right.
        [south] The line “{ $character }” has a loose end at the bottom.
       *[west] The line “{ $character }” has a loose end on the left.
    } Every line leads to a dot or to another line.
c5-content-ring = The line at “{ $character }” is a ring that leads from no dot to another. Put a dot on it or take it away.
c5-content-return = From { $dot } a stretch leads back to { $dot }. Put a dot on the way.
c5-content-twice = { $dot } and { $to } are joined by two stretches. Put a dot on one of them or take one away.
c5-content-apart = From { $first } there is no way to { $dot }. The whole circuit must be connected.

## The terminal picture

c5-draw-round = Round { $round } of { $rounds }
c5-draw-turn = Seat { $seat } is to move.
c5-draw-over = The game is over.
c5-draw-seat = Seat { $seat }: points { $points }, reserve { $reserve }, eaten { $eaten }
c5-draw-last = Last move: seat { $seat }, { $action }
c5-draw-chain = Chain: the token on { $dot } jumps on or stops.
c5-draw-row = Connect 5 by seat { $seat }: { $dots }
c5-draw-quiet = { $turns } of { $most } turns have gone by without a placement, a stack or an eaten token.

## How to type

c5-help =
    A dot is named by its column and its row: F5.
    place F5: place a token from the reserve on a free dot
    stack F5: stack on your single on a circled dot
    step F5 F6: step to an adjacent dot, a double whole
    split F5 F6: split a double, one of its tokens steps
    jump F5 F6 F7: jump from F5 over F6 to F7, a double whole
    split F5 F6 F7: the same jump with one token of a double
    sandwich F5 F6 F7: jump from F5 over F6 onto your single on F7
    stop: end a chain of jumps
    pass: only when nothing else is possible

## Hints: what an action does
c5-hint-five = It makes Connect 5.
c5-hint-block = It keeps { $seat } from Connect 5.
c5-hint-close = It closes one of the dots where { $seat } could make Connect 5; those who move before { $seat } can close the rest.
c5-hint-eat =
    { $count ->
        [one] It eats { $count } token.
       *[other] It eats { $count } tokens.
    }
c5-hint-fork = Then there are two dots for Connect 5, and only one of them can be blocked.
c5-hint-ends = Then there are { $dots } dots for Connect 5, more than the others can close.
c5-hint-four = It makes four in a row: one more token makes Connect 5.
c5-hint-save = It saves a token that could be eaten.
c5-hint-stack = It makes a double, which is harder to eat.
c5-hint-spoil = It takes a dot of a row in which { $seat } already has three.
c5-hint-hunt = Then it can eat a token.
c5-hint-three = It makes three in a row with room for five.
c5-hint-safe = The token stands where nobody can eat it.
c5-hint-room = It keeps ways to five in a row open.
c5-hint-stop = It is better to stop here than to eat on.
c5-hint-pass = Nothing else is possible.
