# Connect 5 at the web table.

## Where and who
c5-web-where-quick = Quick game, { $side ->
        [base] side B
        [advanced] side A
       *[drawn] own board
    }
c5-web-where-full = Round { $round } of { $rounds }, { $side ->
        [base] side B
        [advanced] side A
       *[drawn] own board
    }
c5-web-players = Players
c5-web-score = Points
c5-web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
c5-web-in-reserve = In reserve
c5-web-eaten = Eaten
c5-web-total = Total
c5-web-does-turn = to move
c5-web-does-chain = may jump on
c5-web-does-next = next
c5-web-does-away = away
c5-web-colour-red = red
c5-web-colour-blue = blue
c5-web-colour-purple = purple
c5-web-colour-yellow = yellow
c5-web-colour-green = green

## What to do
c5-web-first = Place your first token
c5-web-first-how = Choose any free dot on the board.
c5-web-turn = Your turn
c5-web-turn-how = Choose a free dot for a token from the reserve, or one of your tokens to move it.
c5-web-turn-empty = Your reserve is empty. Choose one of your tokens.
c5-web-place-how = The token is pencilled. Confirm it or choose another dot.
c5-web-reserve = A token from the reserve
c5-web-reserve-how = Choose a free dot, or your single on a circled dot to stack it.
c5-web-held =
    { $tokens ->
        [2] Your double at { $dot }
       *[other] Your token at { $dot }
    }
c5-web-held-how = Pick a route here or on the board.
c5-web-held-none = This token cannot move now. Choose another one.
c5-web-chain = Jump on from { $dot } or stop here.
c5-web-chain-how =
    { $points ->
        [one] { $points } point so far in this turn.
       *[other] { $points } points so far in this turn.
    }
c5-web-stuck = You cannot move
c5-web-stuck-how = No move is possible, so the turn passes on.
c5-web-wait = { $name } is to move
c5-web-wait-chain = { $name } may jump on
c5-web-wait-how = Look around: tap a dot to see why not yet.
c5-web-watching = You are watching.
c5-web-threat-five = { $name } could make five at { $dots }.
c5-web-threat-danger = Could be eaten: { $dots }.
c5-web-looked = { $name }’s token at { $dot } could jump to { $dots }.
c5-web-looked-none = { $name }’s token at { $dot } could eat nothing now.
c5-web-put-back = Put back
c5-web-undo = Undo
c5-web-confirm = Confirm
c5-web-sending = sending…

## Moves
c5-web-moves = Possible moves
c5-web-tokens = What you can move
c5-web-take-reserve = Place, { $reserve } left
c5-web-take =
    { $tokens ->
        [2] Take your double at { $dot }
       *[other] Take your token at { $dot }
    }
c5-web-move-place = Place on { $dot }
c5-web-move-stack = Stack on { $dot }
c5-web-move-step = Step to { $dot }
c5-web-move-step-whole = Step whole to { $dot }
c5-web-move-split = Split, one to { $dot }
c5-web-move-split-jump = Split, one jumps to { $dot }
c5-web-move-jump = Jump to { $dot }
c5-web-move-jump-whole = Jump whole to { $dot }
c5-web-move-sandwich = Sandwich onto { $dot }
c5-web-move-chain =
    { $jumps ->
        [2] Jump twice, to { $dot }
        [3] Jump three times, to { $dot }
       *[other] Jump { $jumps } times, to { $dot }
    }
c5-web-note-over =
    { $goes ->
        [on] over { $colour } at { $dot }, then perhaps on
       *[ends] over { $colour } at { $dot }
    }
c5-web-note-chain = over { $tokens }
c5-web-token-at = { $colour } at { $dot }
c5-web-note-neighbour = to a free neighbour
c5-web-note-stack = a second token from the reserve
c5-web-note-connect5 = five in a row: { $dots }
c5-web-do-place = Place
c5-web-do-stack = Stack
c5-web-do-step = Step
c5-web-do-split = Split
c5-web-do-pass = Pass
c5-web-do-stop = Stop here, +{ $points }
c5-web-do-eat =
    { $points ->
        [1] Eat one, +1
        [2] Eat two, +2
        [3] Eat three, +3
        [4] Eat four, +4
       *[other] Eat { $points }, +{ $points }
    }
c5-web-do-connect5 = Connect 5, +{ $points }

## Last moves
c5-web-last-moves = Last moves
c5-web-no-moves = None to show yet.
c5-web-told-place = { $name } places on { $dot }
c5-web-told-stack = { $name } stacks on { $dot }
c5-web-told-step = { $name } steps from { $from } to { $dot }
c5-web-told-split = { $name } splits from { $from } to { $dot }
c5-web-told-pass = { $name } passes
c5-web-told-jump = { $name } jumps from { $from } over { $over } to { $dot }
c5-web-told-sandwich = { $name } closes a sandwich from { $from } over { $over } to { $dot }
c5-web-told-eats =
    { $points ->
        [one] { $name } eats { $colour } on { $over } and lands on { $dot }: { $points } point.
       *[other] { $name } eats { $colour } on { $over } and lands on { $dot }: { $points } points.
    }
c5-web-told-eats-mine =
    { $points ->
        [one] { $name } eats your token on { $over } and lands on { $dot }: { $points } point.
       *[other] { $name } eats your double on { $over } and lands on { $dot }: { $points } points.
    }

## The board, seen and spoken
c5-web-board =
    { $side ->
        [base] Connect 5 board, side B, { $dots } dots
        [advanced] Connect 5 board, side A, { $dots } dots
       *[drawn] Connect 5 board, own drawing, { $dots } dots
    }
c5-web-picture-five = Connect 5 board, five in a row: { $dots }
c5-web-dot = { $dot }, { $kind ->
        [circled] circled
       *[plain] plain
    }, { $holder ->
        [mine1] your token
        [mine2] your token, two
        [other1] { $colour } token
        [other2] { $colour } token, two
       *[free] free
    }
c5-web-dot-may = may { $moves }
c5-web-dot-landing =
    { $points ->
        [0] here: { $move }
       *[other] here: { $move }, +{ $points }
    }
c5-web-dot-beside = lines to { $dots }
c5-web-may-place = place on { $dot }
c5-web-may-stack = take a second token
c5-web-may-step = step to { $dot }
c5-web-may-split = split to { $dot }
c5-web-may-jump-over = jump to { $dot } over { $colour } on { $over }
c5-web-may-split-over = split and jump to { $dot } over { $colour } on { $over }
c5-web-may-sandwich-over = close a sandwich to { $dot } over { $colour } on { $over }
c5-web-may-chain = jump { $jumps } times to { $dot } over { $tokens }
c5-web-dot-danger = could be eaten
c5-web-dot-five = { $name } could make five here
c5-web-print-side = side
c5-web-print-dots = dots
c5-web-print-rings = rings
c5-web-print-bridges = bridges
c5-web-map = The whole board
c5-web-zoom-how = Drag, pinch or use the buttons. The board follows your token.
c5-web-zoom-in = Closer
c5-web-zoom-out = Further away
c5-web-zoom-all = Show all
c5-web-zoom-back = Back to my token
c5-web-key = Reading the circuit
c5-web-key-hide = Hide
c5-web-key-show = Show
c5-web-key-plain = plain dot, one token
c5-web-key-circled = circled dot, may hold two
c5-web-key-bridge = bridge, straight on only
c5-web-key-tee = T junction, turn either way
c5-web-key-five = somebody else could make five here
c5-web-key-danger = your token could be eaten

## The end of a round
c5-web-round-over = Round { $round } is over
c5-web-round-connect5 = { $name } scores Connect 5 with { $dots }: 5 points.
c5-web-round-stuck = Nobody can move any more.
c5-web-round-quiet = 60 turns went by without a placement, a stack or an eaten token.
c5-web-next-round = On to round { $round }

## The first game

## The first game and single marks
c5-web-guide-aim = Five of your tokens side by side along the lines are a Connect 5: 5 points, and the round is over. You have three in a row already; a fourth token is not far.
    .title = The aim
    .try = Choose your token on { $dot }.
c5-web-guide-jump = A token jumps over another player’s token next to it, along the line, to the free dot beyond. Where lines cross without a dot it goes straight on.
    .title = Jump over { $over }
    .try = Choose { $dot } as the landing.
c5-web-guide-eat = The token you jump over is eaten: 1 point. And yours lands beside the other three: four in a row.
    .title = Eaten, and four in a row
    .try = Eat it.
c5-web-guide-five = The row is open at more than one end, so one block did not help. Tokens from your reserve go on any free dot.
    .title = One more makes five
    .try = Choose the marked dot.
c5-web-guide-place = Your five in a row are numbered on the board.
    .title = Connect 5
    .try = Place it.
c5-web-mark-aim = Five of your tokens side by side along the lines are a Connect 5: 5 points, and the round is over. Each eaten token is 1 point. Your first turn places a token on any free dot.
    .title = The aim
c5-web-mark-chain = Your token can eat another one. Jump on, or stop here and keep the points.
    .title = A chain of jumps
c5-web-mark-five = A token on this dot makes five in a row.
    .title = You can make five
c5-web-mark-eat = This token can jump over one next to it and eat it: 1 point for each token.
    .title = You can eat
c5-web-mark-step = A token of yours may step along a line to the next free dot, instead of placing a new one.
    .title = Tokens move
c5-web-mark-stack = On a circled dot two of your tokens may stand on top of each other. A single cannot eat such a double.
    .title = You can stack
c5-web-mark-split = From a double one token may move on alone; the other stays.
    .title = You can split
c5-web-mark-sandwich = Two of your singles on circled dots have an enemy between them: one jumps over it and lands on the other.
    .title = A sandwich
c5-web-mark-pass = There is nothing you could move or place. When everybody passes, the round is over.
    .title = You can only pass

## What things are
c5-ask-name-dot = Dot
c5-ask-dot = One token stands on a plain dot; lines lead from it to its neighbours.
c5-ask-name-ring = Circled dot
c5-ask-ring = Two of your tokens may stand here on top of each other: a double.
c5-ask-name-bridge = Bridge
c5-ask-bridge = Two lines cross without a dot: go straight on, never turn.
c5-ask-name-tee = T junction
c5-ask-tee = A line ends on another without a dot: you may go from any arm into any other.
c5-ask-name-token = Token
c5-ask-token = It steps to a free neighbour, or jumps over another player’s token next to it and eats it.
c5-ask-name-double = Double
c5-ask-double = A single cannot eat it. It moves whole between circled dots, or one of its tokens goes alone.
c5-ask-name-reserve = Reserve
c5-ask-reserve = Tokens that are not on the board yet; one may be placed on any free dot as a turn.
c5-ask-name-eaten = Eaten tokens
c5-ask-eaten = Each token you eat is 1 point; it does not come back.
c5-ask-name-points = Points
c5-ask-points = 5 for a Connect 5, which ends the round, and 1 for each eaten token.
c5-rules-aim = Bring five of your tokens side by side along the lines: 5 points, and the round is over.
c5-rules-minute = In turn everybody does one thing: place a token from the reserve on a free dot, step along a line, or jump over another player’s token and eat it for 1 point, several if you can. On circled dots two tokens may stand on each other, which singles cannot eat. Routes may turn at dots and T junctions but never at a bridge. Most points win.

c5-web-told-chain = { $name } jumps { $dots } and eats { $count }: { $points } points.
c5-web-show-move = Show on the board
c5-web-key-zoom = larger, smaller, the whole board
c5-web-do-eat-whole = Jump whole, +{ $points }
c5-web-do-eat-split = Split and jump, +{ $points }
