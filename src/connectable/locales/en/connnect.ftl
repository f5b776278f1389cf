## The game
cn-name = CoNNNect

## Rules: sheet and set-up
cn-rule-s1 = The play area has 6 × 6 spaces. Zones 1, 2 and 3 are the pairs of columns from the left, zones 4, 5 and 6 the pairs of rows from the top.
cn-rule-s2 = There are nine circles: one in the middle of each block of 2 × 2 spaces where a zone of columns meets a zone of rows.
cn-rule-s3 = There are eight Connect-5 shapes, A to H: all the shapes of five spaces that can hold a run. Four are drawn and lie face up. Each looks like a capital letter: A like I, B like L, C like N, D like P, E like U, F like W, G like V, H like Z.
cn-rule-s4 = The Connect-5 score cards are worth 16, 14, 13 and 12 points. The highest lies on top.
cn-rule-s5 = There are 14 objective cards in the decks A, B and C. One card of each deck is drawn.
cn-rule-s6 = For the set-up, three dice are rolled and every player writes the three numbers in set-up spaces of their choice; three more dice fill the other three set-up spaces. In the variant with own dice, every player rolls separately. Set-up numbers are ordinary numbers.
cn-rule-s7 = On the standard sheet the set-up spaces are row 1, column 2; row 2, column 4; row 3, column 6; row 4, column 1; row 5, column 3; and row 6, column 5. The arrow lines are row 3 and column 4.
cn-rule-s8 = Chance decides in this order: four shapes, one card of each deck, the first active player (all equally likely), then the set-up dice. Every player writes three numbers and says done before the second roll. With own dice the two steps are the same; each player has three dice of their own, rolled in seat order. Each step is sealed and can be undone until done, as in rule CN-R5. There is no Free Action, bonus or claim before round 1.

## Rules: a round
cn-rule-r1 = Roll: the active player rolls three dice and picks one face as the zone die; the other two are number dice. Nobody else acts before this choice, and it cannot be undone. The number dice are die 1 and die 2 in ascending order; a swapped die keeps its place. All see the choice, and every round tracker records it.
cn-rule-r2 = Fill: all players, at the same time, must write both numbers in free spaces of the zone, in any order and anywhere in it, one number in each space. A player is in the Fill phase while one of their dice is waiting, and then in the Claim phase.
cn-rule-r3 = Claim: all players, at the same time, may claim any number of Connects, also with numbers of earlier rounds and with what a bonus just won makes possible.
cn-rule-r4 = At the end of a round the points for Connect-4 and Connect-5 are settled (rules CN-C6 and CN-C8) and the open objectives are checked. The top score card goes if a Connect-5 was claimed, and the player to the left becomes the active player. A game has twelve rounds.
cn-rule-r5 = What a player writes, uses and claims in a round is sealed: until all are done, the others see only busy or done. The dice and the choice of the zone are open. Done is possible when both dice are written or dropped and nothing that happens at once is pending; it cannot be undone. Until done or out, a player may undo their own acts of the round, the last one first, also when the only way left is out (rule CN-F4). What one player does never depends on what another does in the same round, so it does not matter who acts first.

## Rules: Free Action
cn-rule-f1 = A Free Action is taken in the Fill phase and for the two number dice only. It costs one box per die: either to write another number from 1 to 6 in the zone, or because the zone has no free space, and then the number is dropped. A box is crossed out whenever the number written differs from the face of the die after Switch and Plus/minus.
cn-rule-f2 = No number is dropped while the zone has a free space. With only one space left, the player chooses one number to write there and drops the other.
cn-rule-f3 = There are seven boxes with the values 0, 1, 2, 3, 5, 7 and 9. The minus points at the end are the value in the leftmost free box, or 12 when all seven boxes are crossed out.
cn-rule-f4 = A player who must drop a number when all seven boxes are crossed out can only use a Switch (where rule CN-B2 allows it), use a Plus/minus while a Switch can follow, or go out. Out ends the game for that player at once, counts as done and cannot be undone. From then on, also at the end of that round, no objective is checked for that player, who is skipped as the active player and keeps what was claimed. Players who are out rank behind all others, a later round before an earlier one, with a shared rank for the same round; their points are their sheet as it stands. The others play on to round 12, even a single player. When all are out, the game is over and nobody has won; the ranks stand.

## Rules: claims
cn-rule-c1 = A claim is a set of written, unclaimed numbers whose spaces join side to side in a shape that may be turned and mirrored. Either all its numbers are equal, or they are a run: consecutive numbers, each a neighbour of the one before. A run does not go on from 6 to 1. It does not matter which other numbers of the run touch, such as 1 beside 4 in a square.
cn-rule-c2 = A number is claimed only once, except with Again (rule CN-B4). A crossed-out space holds no number.
cn-rule-c3 = Connect-3: three numbers, straight or in a corner. It gives one bonus of the Connect-3 row.
cn-rule-c4 = Connect-4: four numbers in the shape I, L, O or S. It gives one bonus of the Connect-4 row.
cn-rule-c5 = The first claim of a Connect-4 shape among all players scores 4 points. Later claims by players who have not scored that shape score 1 point. A player’s second claim of the same shape scores no points and gives only the bonus.
cn-rule-c6 = All players who are the first to claim a Connect-4 shape in the same round share the first place and score 4 points each. This is settled at the end of the round.
cn-rule-c7 = Connect-5: five numbers in the shape of a face-up shape card, and in no other shape. The player notes its letter and the value of the top score card. There is no bonus.
cn-rule-c8 = All players who claim any Connect-5 in the same round get the same value. Then the claimed shape cards are turned face down for good and one score card goes. A player may claim two different face-up shapes in one round, and each pays, but not the same shape twice.
cn-rule-c9 = The bonus is chosen with the claim and must be taken while one is left in the row. Bonuses with equal kind and equal stars are the same choice. When the row is used up, the claim stands without a bonus.
cn-rule-c10 = Solo: each first claim of a Connect-4 shape scores 4 points, the score cards go as in rule CN-C8, and going out ends the game as lost.

## Rules: bonuses
cn-rule-b1 = Move: an unclaimed number is crossed out, also a set-up number or one of this round, and then written in any free space. The old space stays crossed out for good. A Move is possible in the Fill phase, also between the two dice and into the last free space of the zone, and in the Claim phase. It is not possible when no space is free.
cn-rule-b2 = Switch: the zone die is swapped with a number die, for this player and this round only; several Switches may follow each other. It is possible before the first die of the round is written or dropped, and between winning Any two and writing its first number, but nowhere else. After Any two, nothing is written again for the swapped die. The dice are swapped as they now are, a Plus/minus included. A Switch that changes no face is not possible.
cn-rule-b3 = Plus/minus: the number dice not yet written change by one or two steps in all, up to 2 up or down on one die, or 1 up or down on each. From 1 a step down leads to 6, and from 6 a step up leads to 1. All this is one act: a step not used is lost, and an act that changes no face is not possible. Fill phase only.
cn-rule-b4 = Again: one number that is already claimed may be used once more in a new claim. Exactly as many Agains are crossed out as the claim holds claimed numbers, and at least one of its numbers is unclaimed. The claimed number may come from any earlier claim, also of this round, and a later Again may use it yet again. Claim phase only.
cn-rule-b5 = Any two (at once): two numbers from 1 to 6 of the player’s choice, equal or not, are written in this round’s zone, which is the new one after a Switch. Both must be written if they fit, one if only one fits. When the zone is full before the first number, a player with an unused Switch may use it or lose Any two; without a Switch, Any two is lost at once.
cn-rule-b6 = Six points: it is worth six stars and counts as used.
cn-rule-b7 = Number (at once): the pictured number is written in any free space.
cn-rule-b8 = Each bonus on the sheet can be taken once and works for its player alone. Its stars count at the end, used or not; used bonuses are crossed out. At once means before any other act; all other bonuses may be used in the same Claim phase or kept. To use a bonus, its kind is named and nothing more. A bonus that finds no free space at once is lost: it is crossed out, counts as used and keeps its stars.
cn-rule-b9 = Standard sheet, Connect-3 row: two Moves, two Switches and one Plus/minus with 1 star each; one Plus/minus, one Again, Number 3 and Number 4 with 2 stars each. Connect-4 row: Any two with 2 stars; Move, Switch, Plus/minus, Again, Number 1 and Number 6 with 3 stars each; Six points with 6 stars.

## Rules: circles, lines, objectives, the end
cn-rule-o1 = A circle is filled as soon as its four spaces hold numbers, and it stays filled. It does not matter what wrote the numbers: set-up, dice, Move, Any two or Number; the same holds for lines and objectives. A crossed-out space holds no number. Each filled circle scores 1 point.
cn-rule-o2 = Three filled circles in a straight line (row, column or diagonal) are a connected line. There are eight such lines; each scores 2 points.
cn-rule-o3 = Each arrow line scores 8 points if it holds 1–6 in order, in either direction, or six equal numbers; 6 points if it holds 1–6 in any order; and 3 points if every space is written or crossed out. A line with a crossed-out space never scores 8 or 6.
cn-rule-o4 = Each player scores each objective once, when it is fulfilled at the end of a round, and keeps it. Cards marked end game are checked at the end only. It does not matter who fulfils an objective first.
cn-rule-o5 = A1, end game: five Connect-3s (3 points). A2: three Connect-4s (4). A3: three different Connect-4 shapes (5). A4: a Connect-3, a Connect-4 and a Connect-5 (5). A5, end game: 20 claimed numbers, each counted once (4). B1, end game: two Connect-5s (5). B2: a Connect-4 or Connect-5 of equal numbers (4). B3: four bonuses used, Six points included (3). B4, end game: at most one Free Action (4). B5: three Connects in one round (4). C1, end game: three connected lines (4). C2: the four corner circles (4). C3: both arrow lines full, where crossed-out spaces count (5). C4: a whole zone written, where crossed-out spaces do not count (3). Except in B4, a number means at least that many. A1 and A2 also count claims without points.
cn-rule-e1 = After round 12 a player’s points are: the stars of the bonuses taken from the Connect-3 row; the points of the Connect-4 claims and the stars of the bonuses taken from the Connect-4 row, Six points included; the noted values of the Connect-5 claims; arrow lines, circles, connected lines and objectives; less the minus points of the Free Actions.
cn-rule-e2 = Most points win. If equal, fewest minus points decide; if still equal, the rank is shared. Shared ranks count as many places: 1, 1, 3.
cn-rule-e3 = A sheet of one’s own can be used if it has at least as many score cards as open shapes, six different set-up spaces, no unknown kinds of bonus, and one more minus value than boxes. Its own number of boxes then takes the place of seven.

## Refusals: set-up
cn-refusal-s3 = This shape card cannot be drawn now. Shape cards face up so far: { $open }.
    .title = Why not this shape card?
cn-refusal-s5 = The next objective comes from deck { $deck }.
    .title = Why not this objective?
cn-refusal-s6-number = No die with a { $number } is waiting. Write in set-up spaces: { $numbers }.
    .title = Why not the { $number }?
cn-refusal-s6-space = It is not a set-up space. Free set-up spaces: { $spaces }.
    .title = Why not row { $row }, column { $column }?
cn-refusal-s8-first = One of the players begins. Seats at this table: { $seats }.
    .title = Why not this seat?
cn-refusal-s8-seat = There is no such seat. Seats at this table: { $seats }.
    .title = Why not this seat?
cn-refusal-s8-chance-first = The cards are drawn and the set-up dice rolled first.
    .title = Why not yet?
cn-refusal-s8-dice = Numbers still to write in set-up spaces: { $numbers }.
    .title = Why not done?
cn-refusal-s8-before-round-1 = There is no Free Action, bonus or claim before round 1. Write the set-up numbers, then say done.
    .title = Why not now?

## Refusals: a round
cn-refusal-r1-roll-first = The three dice are rolled first.
    .title = Why not yet?
cn-refusal-r1-no-roll = No dice and no card are due now.
    .title = Why not roll?
cn-refusal-r1-active = { $seat } picks the zone die first.
    .title = Why not yet?
cn-refusal-r1-zone-first = Pick the zone die first. The dice show { $numbers }.
    .title = Why not yet?
cn-refusal-r1-face = The dice show { $numbers }. Pick one of them as the zone die.
    .title = Why not zone { $zone }?
cn-refusal-r1-chosen = The zone of this round is chosen and stays.
    .title = Why not another zone?
cn-refusal-r2-no-die = Both dice are written or dropped. Claim, use a Move or say done.
    .title = Why not write a number?
cn-refusal-r2-fill-first = Numbers still to write or drop: { $numbers }. Claims come after them.
    .title = Why not claim yet?
cn-refusal-r2-zone = That space lies in zones { $zones }. This round’s numbers go into zone { $zone }.
    .title = Why not row { $row }, column { $column }?
cn-refusal-r2-taken = A { $number } is written there. Choose a free space.
    .title = Why not row { $row }, column { $column }?
cn-refusal-r5-dice = Dice still waiting: { $numbers }. Write them in zone { $zone }; with no free space there, drop them.
    .title = Why not done?
cn-refusal-r5-done = You are done with this round, and that cannot be undone.
    .title = Why not act again?

## Refusals: Free Action
cn-refusal-f1-number = No die with a { $number } is waiting. Waiting: { $numbers }.
    .title = Why not the { $number }?
cn-refusal-f1-zone-full = Zone { $zone } has no free space. Drop the number: that costs one box.
    .title = Why not write a number?
cn-refusal-f1-no-die = Both dice are written or dropped. A Free Action is for a die that is waiting.
    .title = Why not a Free Action?
cn-refusal-f1-same = The die shows { $number } already. Write it as it is or choose another number.
    .title = Why not a Free Action for the { $number }?
cn-refusal-f1-chosen = The Free Action comes first. Write the { $number } in a free space of zone { $zone }.
    .title = Why not yet?
cn-refusal-f2-zone-free = Zone { $zone } has free spaces: { $spaces }. Write the number there.
    .title = Why not drop the number?
cn-refusal-f4-boxes = A Free Action needs a free box. Boxes crossed out: { $boxes }, which is all of them.
    .title = Why not a Free Action?
cn-refusal-f4-not-stuck = Out is possible only when a number must be dropped and all boxes are crossed out. Free boxes: { $boxes }.
    .title = Why not out?
cn-refusal-f4-stuck = A number must be dropped and all boxes are crossed out. What is left is a Switch, a Plus/minus that a Switch can follow, or out.
    .title = Why not this bonus?
cn-refusal-f4-out = You are out. Your sheet stays as it is.
    .title = Why not act?

## Refusals: claims
cn-refusal-c1-size = A Connect holds three, four or five numbers. Chosen: { $size }.
    .title = Why not this claim?
cn-refusal-c1-apart = These spaces do not join side to side. Choose neighbouring ones.
    .title = Why not claim these numbers?
cn-refusal-c1-order = The numbers { $numbers } are consecutive, but each must be a neighbour of the one before.
    .title = Why not claim these numbers?
cn-refusal-c1-numbers = The numbers are { $numbers }. They must be equal or a run.
    .title = Why not claim these numbers?
cn-refusal-c2-empty = No number in { $spaces }. Choose written numbers.
    .title = Why not this claim?
cn-refusal-c2-claimed = Already claimed: { $spaces }. Only an Again uses a claimed number once more.
    .title = Why not this claim?
cn-refusal-c4 = These four numbers are not in the shape of a Connect-4. The shapes are { $shapes }.
    .title = Why not this claim?
cn-refusal-c7-shape = No Connect-5 has this shape. Choose the shape of a face-up card.
    .title = Why not claim these numbers?
cn-refusal-c7-card = No face-up card shows the shape { $shape }. Face up: { $open }.
    .title = Why not this Connect-5?
cn-refusal-c7-none-open = All shape cards lie face down: no Connect-5 can be claimed any more.
    .title = Why not this Connect-5?
cn-refusal-c8-down = Card { $letter } was claimed in an earlier round and lies face down. Choose the shape of a face-up card.
    .title = Why not shape { $letter }?
cn-refusal-c8-twice = You have claimed card { $letter } in this round. Another face-up shape is possible.
    .title = Why not shape { $letter } again?
cn-refusal-c9-no-claim = A bonus comes with a Connect-3 or a Connect-4. Claim one first.
    .title = Why not take a bonus?
cn-refusal-c9-choose = Take a bonus of the Connect-{ $row } row first.
    .title = Why not yet?
cn-refusal-c9-icon = This bonus is not left in the Connect-{ $row } row. Left, with their stars: { $icons }.
    .title = Why not this bonus?

## Refusals: bonuses
cn-refusal-b1-none = You have no unused Move.
    .title = Why not Move?
cn-refusal-b1-empty = There is no number in { $space }. Choose an unclaimed number.
    .title = Why not move this number?
cn-refusal-b1-claimed = The number in { $space } is claimed. Choose an unclaimed number.
    .title = Why not move this number?
cn-refusal-b1-full = No space is free for the number.
    .title = Why not Move?
cn-refusal-b1-chosen = The Move comes first. Write the { $number } in a free space.
    .title = Why not yet?
cn-refusal-b1-crossed = That space is crossed out for good. Choose a free space.
    .title = Why not row { $row }, column { $column }?
cn-refusal-b2-none = You have no unused Switch.
    .title = Why not Switch?
cn-refusal-b2-number = No number die shows { $number }. They show { $numbers }.
    .title = Why not Switch with the { $number }?
cn-refusal-b2-same = The zone die shows { $number } too: the Switch would change nothing.
    .title = Why not Switch with the { $number }?
cn-refusal-b2-late = A Switch is possible before the first die of the round is written or dropped, and before the first number of Any two.
    .title = Why not Switch now?
cn-refusal-b3-none = You have no unused Plus/minus.
    .title = Why not Plus/minus?
cn-refusal-b3-no-die = Both dice are written or dropped. Plus/minus changes a die that is waiting.
    .title = Why not Plus/minus?
cn-refusal-b3-steps = The waiting dice show { $numbers }. Change one by 1 or 2, or two by 1 each.
    .title = Why not this Plus/minus?
cn-refusal-b4-all-claimed = All these numbers are claimed: { $spaces }. At least one must be unclaimed.
    .title = Why not this claim?
cn-refusal-b4-too-few = Claimed numbers in it: { $need }. Unused Agains: { $have }.
    .title = Why not this claim?
cn-refusal-b5-full = Zone { $zone } is full. Use a Switch or lose Any two.
    .title = Why not write a number?
cn-refusal-b5-fits = Zone { $zone } has a free space. Write a number there.
    .title = Why not lose Any two?
cn-refusal-b5-nothing = Only Any two can be lost, and it is not pending.
    .title = Why not lose?
cn-refusal-b7 = This bonus writes a { $number }. Write it in any free space.
    .title = Why not another number?
cn-refusal-b8-number = The number of the bonus comes first. Write it in any free space.
    .title = Why not yet?
cn-refusal-b8-any = Any two comes first. Numbers still to write in zone { $zone }: { $left }.
    .title = Why not yet?
cn-refusal-e1-over = The game is over.
    .title = Why not act?

## The end
cn-end-points = All twelve rounds are played: most points win.
cn-end-tie-break = Equal points: fewest minus points win.
cn-end-shared = Equal points and equal minus points: the win is shared.
cn-end-last = All the others are out.
cn-end-solitaire = All twelve rounds are played.
cn-end-out = All are out: nobody wins.
cn-source-connect3 = Connect-3
cn-source-connect4 = Connect-4
cn-source-connect5 = Connect-5
cn-source-arrows = arrow lines
cn-source-circles = circles
cn-source-lines = connected lines
cn-source-objectives = objectives
cn-source-minus = minus points

## Options
cn-option-setup = Set-up dice
cn-choice-setup-shared = the same for all
cn-choice-setup-own = own dice
cn-option-sheet = Player sheet
cn-choice-sheet-house = standard

## Sheets that cannot be used
cn-content-long = The text is too long. At most { $most } characters fit.
cn-content-toml = This is not TOML: { $reason }.
cn-content-unknown = “{ $key }” has no meaning here. Known: { $known }.
cn-content-missing = The entry “{ $missing }” is missing.
cn-content-table = “{ $key }” must be a table of names and values.
cn-content-list = “{ $key }” must hold { $fewest } to { $most } entries.
cn-content-number = “{ $key }” is { $value }. It must be a whole number from { $low } to { $high }.
cn-content-choice = “{ $key }” is “{ $value }”. Known: { $choices }.
cn-content-space = “{ $value }” in “{ $key }” is not a space. Spaces are a1 to f6: column letter, row number.
cn-content-twice = “{ $value }” appears twice in “{ $key }”.
cn-content-letter = “{ $value }” in “{ $key }” is not the letter of a shape card. Letters are A to Z.
cn-content-objective = “{ $value }” in “{ $key }” is not the name of an objective. Names are A, B or C with a number from 1 to 99.
cn-content-deck = Deck { $deck } in “{ $key }” has no card. Each deck needs at least one.
cn-content-minus = “{ $key }” needs one more value than there are boxes. Boxes: { $boxes }. Values: { $values }.
cn-content-scores = “{ $key }” needs at least as many score cards as open shapes. Open shapes: { $open }. Score cards: { $scores }.

## Words in the terminal picture
cn-draw-bonus-move = Move
cn-draw-bonus-switch = Switch
cn-draw-bonus-plus = Plus/minus
cn-draw-bonus-again = Again
cn-draw-bonus-any = Any two
cn-draw-bonus-six = Six points
cn-draw-bonus-number = Number { $number }
cn-draw-seat = Seat { $seat }
cn-draw-setup = set-up
cn-draw-round = round { $round } of 12, seat { $active } rolls
cn-draw-roll = Pick the zone die: { $dice }
cn-draw-dice = Zone { $zone }, number dice { $dice }
cn-draw-numbers = Set-up numbers: { $dice }
cn-draw-must-free = Write the { $number } in the zone.
cn-draw-must-move = Write the { $number } in any free space.
cn-draw-must-take = Take a bonus of the Connect-{ $number } row.
cn-draw-must-any = Any two, numbers still to write: { $number }
cn-draw-must-number = Write the { $number } in any free space.
cn-draw-now-setup = Write each where a ∙ is: write { $number } { $space }
cn-draw-now-done = All numbers are in: done
cn-draw-now-zone = Everybody writes in that zone: zone { $number }
cn-draw-now-write = Both go into the zone: write { $number } { $space }
cn-draw-now-drop = The zone is full: drop { $number }
cn-draw-now-claim = Claim Connects (see “legal claim”), then: done
cn-draw-free = Free Action: { $boxes }
cn-draw-scores = Connect-5: { $scores }
cn-draw-race = Connect-4, 4 points for the first, then 1:
cn-draw-raced = gone
cn-draw-down = down
cn-draw-end = end game
cn-draw-goal-connect3 =
    { $count ->
        [one] { $count } Connect-3
       *[other] { $count } Connect-3s
    }
cn-draw-goal-connect4 =
    { $count ->
        [one] { $count } Connect-4
       *[other] { $count } Connect-4s
    }
cn-draw-goal-connect5 =
    { $count ->
        [one] { $count } Connect-5
       *[other] { $count } Connect-5s
    }
cn-draw-goal-fours =
    { $count ->
        [one] { $count } Connect-4 shape
       *[other] { $count } different Connect-4 shapes
    }
cn-draw-goal-each = { $count } each of Connect-3, -4 and -5
cn-draw-goal-claimed =
    { $count ->
        [one] { $count } claimed number
       *[other] { $count } claimed numbers
    }
cn-draw-goal-equal = { $count } Connect-4 or -5, equal numbers
cn-draw-goal-used =
    { $count ->
        [one] { $count } bonus used
       *[other] { $count } bonuses used
    }
cn-draw-goal-free =
    { $count ->
        [one] at most { $count } Free Action
       *[other] at most { $count } Free Actions
    }
cn-draw-goal-round =
    { $count ->
        [one] { $count } Connect in one round
       *[other] { $count } Connects in one round
    }
cn-draw-goal-lines =
    { $count ->
        [one] { $count } connected line
       *[other] { $count } connected lines
    }
cn-draw-goal-corners =
    { $count ->
        [one] { $count } corner circle
       *[other] { $count } corner circles
    }
cn-draw-goal-arrows =
    { $count ->
        [one] { $count } full arrow line
       *[other] { $count } full arrow lines
    }
cn-draw-goal-zones =
    { $count ->
        [one] { $count } whole zone written
       *[other] { $count } whole zones written
    }
cn-draw-row = Connect-{ $row }:
cn-draw-hand = Unused: { $bonuses }
cn-draw-status-busy = busy
cn-draw-status-done = done
cn-draw-status-out = out
cn-draw-short = Seat { $seat }: { $status } · points { $points } · claims { $claims } · boxes crossed out { $boxes }

## Help
cn-help =
    A space is a column letter and a row number: a1 is top left, f6 bottom right.
    zone 4: pick the 4 as the zone die
    write 2 b3: write the 2 in b3
    free 2 as 3: Free Action, the 2 becomes a 3; then write 3 b3
    drop 5: drop the 5 when the zone has no free space
    claim a1 b1 c1: claim the numbers in these spaces
    take plus 2: take the bonus Plus/minus with 2 stars
    (move Move, switch Switch, plus Plus/minus, again Again,
    any Any two, six Six points, number3 Number 3)
    move b2: Move, cross out b2; then write its number
    switch 5: Switch, swap the zone die with the 5
    change 2 to 3 and 5 to 4: Plus/minus; for one die: change 2 to 4
    lose: lose Any two when the zone is full
    done: done with this round
    out: out of the game, when nothing else is left

## Hints
cn-place = row { $row }, column { $column }
cn-hint-zone = Zone { $zone } suits the numbers of this roll best.
cn-hint-setup = The { $number } in { $space } leaves most open for the rounds to come.
cn-hint-completes = The { $number } in { $space } completes a Connect-{ $size }.
cn-hint-circle = A number in { $space } fills the circle of zones { $column } and { $row }.
cn-hint-near = With the { $number } in { $space } only one number is missing for a Connect-{ $size }.
cn-hint-ways = The { $number } in { $space } keeps more Connects open than any other space.
cn-hint-free = The { $number } brings more than the { $face }: that is worth the box.
cn-hint-drop = Zone { $zone } is full: one number has to go.
cn-hint-move = The number in { $space } is worth more somewhere else.
cn-hint-switch = Zone { $zone } brings more this round.
cn-hint-change = The changed numbers fit better.
cn-hint-five = Shape { $letter } pays { $points } points now, and its card goes when somebody claims it.
cn-hint-first = Nobody has claimed the shape { $shape } yet: it pays 4 points.
cn-hint-race = The shape { $shape } pays 4 points now, and somebody else is close to it.
cn-hint-late = The shape { $shape } still pays 1 point and a bonus.
cn-hint-bonus = The Connect-{ $size } brings a bonus.
cn-hint-take =
    This bonus brings most here: { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    } at the end, and what it can do.
cn-hint-keep = What is open is worth more later: the numbers and bonuses are kept.
cn-hint-objective = The round ends with an objective fulfilled: { $points } points.
cn-hint-lose = The zone is full: a Switch is worth more than Any two here.
cn-hint-out = No box and no space is left: nothing else is possible.
