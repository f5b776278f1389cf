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
cn-web-prompt-stuck = Zone { $zone } is full and all boxes are crossed out. Use a Switch if you can, else you are out.
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
cn-web-mark-open = open
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
cn-web-guide-setup = Three dice were rolled for everybody. Their numbers go into the tinted set-up spaces; tap a die to choose which one comes next.
    .title = This is your sheet
    .try = Try it: tap a dashed space.
cn-web-guide-done = Everything you write can be undone until you are done. Then three more dice come for the other tinted spaces.
    .title = Done ends a step
    .try = Write the other numbers and say done, twice in all.
cn-web-guide-roll = You rolled. One die becomes the zone die: 1 to 3 are pairs of columns, 4 to 6 pairs of rows. The other two are numbers.
    .title = Pick the zone die
    .try = Try it: tap a die, then take the zone.
cn-web-guide-zone =
    { $way ->
        [columns] The dark die shows { $zone }, so both numbers go into columns { $first } and { $second }. Every dashed space is allowed.
       *[rows] The dark die shows { $zone }, so both numbers go into rows { $first } and { $second }. Every dashed space is allowed.
    }
    .title = The zone says where
    .try = Try it: tap a dashed space.
cn-web-guide-second = Three or more neighbours that are equal or follow each other make a Connect. A dashed outline shows what your number would make.
    .title = Numbers want neighbours
    .try = Write the second number.
cn-web-guide-claim = If you have a Connect, tap its numbers to claim it: a Connect-3 or -4 brings a bonus, a Connect-5 many points. You can also wait for a better one.
    .title = Claim or wait
    .try = Claim what you like, then say done.
cn-web-guide-open = Now all sheets are open; tap one to see it large. There are twelve rounds: full circles, arrow lines and objectives count as well.
    .title = The round is revealed
    .try = Go on with the next round.
