# CoNNNect on the web table: prompts, buttons, what a screen reader hears.

## Where the game is
cn-web-where-setup = Set-up
cn-web-where-roll = Round { $round } of { $rounds }, roll
cn-web-where-fill = Round { $round } of { $rounds }, fill
cn-web-where-claim = Round { $round } of { $rounds }, claim
cn-web-where-over = Game over

## The prompt
cn-web-prompt-wait = The dice are rolled next.
cn-web-prompt-wait-zone = { $name } picks the zone die.
cn-web-prompt-wait-busy = You are done. Still writing: { $names }.
cn-web-prompt-watch-busy = Still writing: { $names }.
cn-web-prompt-dice = Roll at your table and enter it here.
cn-web-prompt-zone = Pick the zone die: it says where everybody writes.
cn-web-prompt-zone-held =
    { $free ->
        [one] Zone { $zone }: { $free } free space on your sheet.
       *[other] Zone { $zone }: { $free } free spaces on your sheet.
    }
cn-web-prompt-setup = Write the { $number } in a tinted set-up space.
cn-web-prompt-setup-done = All three numbers are in. Say done.
cn-web-prompt-write-rows = Write the { $number } in zone { $zone }: rows { $first } and { $second }.
cn-web-prompt-write-columns = Write the { $number } in zone { $zone }: columns { $first } and { $second }.
cn-web-prompt-drop = Zone { $zone } is full. Drop a number: it costs a Free Action box.
cn-web-prompt-anywhere = Write the { $number } in any free space.
cn-web-prompt-any = Any two: write numbers of your choice in zone { $zone }, { $left } to go.
cn-web-prompt-full = Zone { $zone } is full. Use a Switch or lose Any two.
cn-web-prompt-take = Connect-{ $size } with { $numbers }: choose its bonus.
cn-web-prompt-claim =
    { $points ->
        [0] Connect-{ $size } with { $numbers }.
        [one] Connect-{ $size } with { $numbers }: { $points } point.
       *[other] Connect-{ $size } with { $numbers }: { $points } points.
    }
cn-web-prompt-picking =
    { $count ->
        [one] { $count } number picked. Pick neighbours that are equal or follow each other.
       *[other] { $count } numbers picked. They must be equal or follow each other.
    }
cn-web-prompt-claims = Claim Connects: tap their numbers. Then say done.
cn-web-prompt-no-claims = Both numbers are in. Say done.
cn-web-prompt-pick-move = Move: tap the number that is to be crossed out.
cn-web-prompt-out = You are out. Your sheet stays as it is.
cn-web-sealed = Your sheet stays sealed until all are done.
cn-web-key-die = take that die or number
cn-web-solo = Solo: every race is yours.

## Buttons
cn-web-done = Done
cn-web-done-of = Done, { $count } of { $all }
cn-web-undo = Undo
cn-web-put-back = Put back
cn-web-not-this = Not this claim
cn-web-bend = Bend the roll
cn-web-use-bonus = Use a bonus
cn-web-claim = Claim { $numbers }
cn-web-claim-short = Claim
cn-web-take-bonus = Take { $bonus }
cn-web-no-bonus = Choose a bonus
cn-web-take-zone = Take zone { $zone }
cn-web-no-zone = Pick a die
cn-web-drop = Drop the { $number }
cn-web-lose = Lose Any two
cn-web-lose-short = Lose it
cn-web-out = Out
cn-web-out-sure = Out for good
cn-web-help = Show what I can claim
cn-web-start-move = Choose a number on the sheet

## Dice
cn-web-act = Dice and what to do
cn-web-zone = Zone
cn-web-numbers = Numbers
cn-web-zone-die = zone die { $number }
cn-web-die = die { $number }
cn-web-written = written
cn-web-now = now
cn-web-waits = waits
cn-web-rolled = { $name } rolls
cn-web-any-number = Your number
cn-web-no-dice = No dice yet
cn-web-type-roll = What do the three dice show?
cn-web-type-shape = Which shape card was drawn?
cn-web-type-card = Which card of deck { $deck } was drawn?
cn-web-type-first = Who begins?
cn-web-correct = Correct { $typed }
cn-web-correct-title = What was really rolled or drawn
cn-web-enter-roll = Enter, { $count } of 3
cn-web-take-out = take out { $number }
cn-web-switch-with = Switch the zone die with the { $number }
cn-web-change = { $from } becomes { $to }.
cn-web-free-cost = Free Action, then { $minus } points in all
cn-web-free-as = Write the { $face } as { $number }

## The sheet
cn-web-sheet = Your sheet
cn-web-sheet-of = Sheet: { $name }
cn-web-keys = { $spaces } spaces. Arrow keys move, Enter chooses, Esc puts back, U undoes, C is the solid button, 1 to 6 pick a die, ? shows the rule.
cn-web-cell-place = row { $row }, column { $column }
cn-web-cell-number = { $number }
cn-web-cell-free = free
cn-web-cell-crossed = crossed out
cn-web-cell-setup = set-up space
cn-web-cell-claimed = claimed
cn-web-cell-zones = zones { $columns } and { $rows }
cn-web-cell-picked = picked
cn-web-cell-legal = { $number } allowed
cn-web-cell-movable = can be moved
cn-web-cell-makes = makes { $numbers }
cn-web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cn-web-rounds = Rounds
cn-web-so-far = So far
cn-web-total = Total
cn-web-free = Free Actions
cn-web-free-now = Boxes crossed out: { $crossed }. Minus points now: { $minus }.

## Bonuses
cn-web-bonuses-of = Connect-{ $row } bonuses
cn-web-bonus-move = Move
cn-web-bonus-switch = Switch
cn-web-bonus-plus = Plus/minus
cn-web-bonus-again = Again
cn-web-bonus-any = Any two
cn-web-bonus-six = Six points
cn-web-bonus-number = Number { $number }
cn-web-what-move = Move: you cross out a number that is not claimed and write it in any free space, now or later.
cn-web-what-switch = Switch: in a later round you swap the zone die with a number die before you write.
cn-web-what-plus = Plus/minus: in a later round you change your dice by 1, up to twice.
cn-web-what-again = Again: one claimed number can be used once more in a new claim.
cn-web-what-any = Any two, at once: you write two numbers of your choice in this round’s zone.
cn-web-what-six = Six points: they count at the end, nothing else happens.
cn-web-what-number = Number { $number }, at once: you write a { $number } in any free space before anything else.
cn-web-stars = stars
cn-web-at-once = at once
cn-web-unused = unused
cn-web-used = used
cn-web-choose = Bonus for { $numbers }
cn-web-choose-note = Each printed bonus can be taken once. Its stars count at the end, used or not.
cn-web-found = Connects you can claim
cn-web-with-bonus = with a bonus
cn-web-more = { $count } more

## Shapes, objectives, others
cn-web-shapes = Connect-5 shapes
cn-web-shape = Shape { $shape }, card
cn-web-next-five = Next Connect-5
cn-web-no-five = All taken
cn-web-taken-by = Taken: { $names }
cn-web-fours = Connect-4 shapes
cn-web-four = Shape { $shape }
cn-web-first = first to claim
cn-web-later = later
cn-web-mark-mine = yours
cn-web-mark-gone = gone
cn-web-goals = Objectives
cn-web-goal-done = done
cn-web-goal-have = { $have } of { $count }
cn-web-goal-most = { $have }, at most { $count }
cn-web-others = Around the table
cn-web-others-after = Around the table, as round { $round } ended
cn-web-status-busy = busy
cn-web-status-done = done
cn-web-status-out = out
cn-web-drawer = Bonuses, shapes, goals, score and table
cn-web-tab-bonuses = Bonuses
cn-web-tab-shapes = Shapes
cn-web-tab-goals = Goals
cn-web-tab-score = Score
cn-web-tab-table = Table
cn-web-tab-unused = { $count } unused

## The end of a round
cn-web-round-over = Round { $round } is over
cn-web-recap-wrote = wrote { $numbers }
cn-web-recap-claimed = claimed { $claims }
cn-web-recap-circles =
    { $count ->
        [one] { $count } circle
       *[other] { $count } circles
    }
cn-web-recap-goals = objective { $names }
cn-web-recap-boxes =
    { $count ->
        [one] { $count } Free Action
       *[other] { $count } Free Actions
    }

## The move log
cn-web-told-roll = The dice show { $numbers }.
cn-web-told-zone = { $name } picks zone { $zone }.
cn-web-told-write = { $name } writes the { $number } in row { $row }, column { $column }.
cn-web-told-free = { $name } uses a Free Action: the { $face } becomes a { $number }.
cn-web-told-drop = { $name } drops the { $number }.
cn-web-told-move = { $name } moves the number from row { $row }, column { $column }.
cn-web-told-switch = { $name } switches the zone die with the { $number }.
cn-web-told-change = { $name } changes the { $from } to { $to }.
cn-web-told-claim = { $name } claims a Connect-{ $size }.
cn-web-told-take = { $name } takes the bonus { $bonus }.
cn-web-told-done = { $name } is done.
cn-web-told-out = { $name } is out.

## The first-game guide

## The first game and single marks
cn-web-guide-aim = Numbers that touch and are equal or follow each other make a Connect. Connects bring points and bonuses; whoever has most after twelve rounds wins.
    .title = The aim
    .try = You rolled three dice: tap the one that says where to write.
cn-web-guide-zone = Dice 1 to 3 mean two columns, 4 to 6 two rows. The other two dice are the numbers that go there.
    .title = The zone die says where
    .try = Take zone { $zone }.
cn-web-guide-write =
    { $way ->
        [columns] Both numbers go into columns { $first } and { $second }, anywhere you like. A number that is there already waits for neighbours.
       *[rows] Both numbers go into rows { $first } and { $second }, anywhere you like. A number that is there already waits for neighbours.
    }
    .title = Write the numbers
    .try = Write the { $number } in the marked space.
cn-web-guide-second = Now 3, 4 and 5 come to stand beside each other: a run of three.
    .title = Numbers want neighbours
    .try = Write the { $number } in the marked space.
cn-web-guide-pick = 3-4-5 is a Connect-3. Nothing counts by itself: you claim it.
    .title = You have a Connect
    .try = Choose 3-4-5.
cn-web-guide-claim = Its numbers are used up by the claim, so you could also wait for a longer one.
    .title = Claim it
    .try = Claim the Connect.
cn-web-guide-bonus = Every Connect-3 and Connect-4 gives a bonus of your choice. Its stars are points; most help you later, a bolt works at once.
    .title = Take your bonus
    .try = Choose one.
cn-web-guide-take = It is yours. You use it when you need it, in this round or later.
    .title = A bonus for the rest of the game
    .try = Take it.
cn-web-guide-astray = There is no Connect there yet. Whatever you write can be undone until you say done.
    .title = Not quite
    .try = Undo, then write in the marked space.
cn-web-mark-aim = Write numbers so that neighbours are equal or follow each other, and claim them as Connects for points and bonuses. After twelve rounds the most points win.
    .title = The aim
cn-web-mark-done = When you are done, nobody waits for you any more. All sheets are opened together; until then you can undo everything.
    .title = Done ends your round
cn-web-mark-roll = You choose for everybody which die becomes the zone die. The other two are the numbers.
    .title = You rolled
cn-web-mark-claim = These numbers make a Connect. Claim it for its bonus, or wait for a longer one.
    .title = A Connect
cn-web-mark-five = It has the form of an open card, so it brings the points on top of the stack. Whoever is later gets less.
    .title = A Connect-5
cn-web-mark-switch = Before you write the first number you may swap the zone die with a number die, for yourself alone.
    .title = You can switch
cn-web-mark-plus = You may change a number die by 1 or 2, or both dice by 1. After 6 comes 1.
    .title = You can change a number
cn-web-mark-move = A number that is not claimed may go to any free space. Its old space stays crossed out.
    .title = You can move a number
cn-web-mark-again = One claimed number may count once more in a new Connect. Nothing is to be tapped: it is used when you claim.
    .title = You have an Again
cn-web-mark-free = Writing another number than the die shows crosses out a box here. The value that counts now is marked and is deducted at the end.
    .title = Free Actions cost points
cn-web-mark-open = Now all sheets are open. Tap one to see it large.
    .title = What the others did

## What things are
cn-ask-name-box = Free Action box
cn-ask-box = Each Free Action crosses out a box; the leftmost free one is what you lose at the end.
cn-ask-name-round = Round
cn-ask-round = Twelve rounds are played; here stand the zone die and the numbers of each.
cn-ask-name-shape = Connect-5 shape
cn-ask-shape = A Connect of five numbers in this shape, turned or mirrored, scores the top score card; then the shape is closed for good.
cn-ask-name-stack = Next Connect-5
cn-ask-stack = So many points a Connect-5 of this round brings; one card goes after each round with one.
cn-ask-name-four = Connect-4 shape
cn-ask-four = Whoever claims this shape first gets 4 points, everybody later 1; each claim also brings a bonus.
cn-ask-name-five = Connect-5 box
cn-ask-five = Here the letter and the points of a claimed Connect-5 are noted.
cn-ask-name-objective = Objective
cn-ask-objective = Whoever fulfils it at the end of a round scores its points once; nobody can take it away.
cn-ask-name-circle = Circle
cn-ask-circle = It is filled when the four spaces around it hold numbers: 1 point, and three in a line 2 more.
cn-ask-name-arrow = Arrow line
cn-ask-arrow = The line that ends here scores 8 for 1 to 6 in order or six equal numbers, 6 for 1 to 6 in any order, 3 when it is just full.
cn-ask-name-zone = Zone
cn-ask-zone = Two columns or two rows: when the zone die shows this face, the numbers go in here.
cn-ask-name-zone-die = Zone die
cn-ask-zone-die = One of the three dice says for everybody in which zone the other two are written.
cn-ask-name-number-die = Number die
cn-ask-number-die = Both numbers must be written in the zone, in any order and anywhere in it.
cn-ask-name-space = Space
cn-ask-space = It holds one number; touching numbers that are equal or follow each other can be claimed as a Connect.
cn-ask-name-setup = Set-up space
cn-ask-setup = The first six rolled numbers stand in these spaces; they count like any other number.
cn-ask-name-others = Another sheet
cn-ask-others = It shows the end of the last round; what others write now stays sealed until all are done.
cn-ask-score-connect3 = The stars of the bonuses you took for Connect-3s.
cn-ask-score-connect4 = 4 or 1 for each shape, and the stars of the bonuses you took for Connect-4s.
cn-ask-score-connect5 = The score cards of your Connect-5s.
cn-ask-score-arrows = What the two lines with an arrow bring as they stand.
cn-ask-score-circles = 1 point for each filled circle.
cn-ask-score-lines = 2 points for each straight line of three filled circles.
cn-ask-score-objectives = The points of the objectives you fulfilled.
cn-ask-score-minus = What your Free Actions cost: the value of the leftmost free box.
cn-ask-score-total = The sum of everything above; after twelve rounds the most points win.
cn-rules-aim = Make Connects: three, four or five touching numbers that are equal or follow each other. After twelve rounds the most points win.
cn-rules-minute = Each round three dice are rolled. One says for everybody in which zone of the sheet to write, the other two are the numbers; everybody writes both on a sheet of their own. Then you claim Connects: a Connect-3 or Connect-4 gives a bonus that helps later, a Connect-5 in one of the open shapes many points. Full circles, the two arrow lines and the objectives count as well; numbers that you cannot or will not write cost Free Actions.

cn-web-recap-took = took { $names }
cn-web-recap-used = used { $names }
cn-web-recap-dropped = dropped { $numbers }
cn-web-recap-sources = From { $sources }
cn-web-recap-nothing = No points
cn-web-change-number = Change a number
cn-web-prompt-stuck-switch = Zone { $zone } is full and all boxes are crossed out. A Switch gives you another zone; without it you are out.
cn-web-prompt-stuck = Zone { $zone } is full and all boxes are crossed out: you are out. Your points stay.
cn-web-use-switch = Use a Switch
cn-web-bonuses-held = Bonuses in hand: { $names }
cn-web-claim-again =
    { $agains ->
        [one] This uses an Again: one of these numbers was claimed before.
       *[other] This uses { $agains } Agains: so many of these numbers were claimed before.
    }
