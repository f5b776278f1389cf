# Connections on the web: table, prompts, votes, log.

## Where the game is, seats

cx-web-where-rounds = { $way }, round { $round } of { $rounds }
cx-web-where-round = { $way }, one round
cx-web-players = Players
cx-web-left-in-hand = Cards left in hand
cx-web-quads-made = Quads made
cx-web-quads-of = { $made } of 4 quads
cx-web-together = All together: { $points }
cx-web-seat-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
cx-web-seat-moves = { $cards ->
        [one] to move, { $cards } card
       *[other] to move, { $cards } cards
    }
cx-web-seat-waits = { $cards ->
        [one] waits for answers, { $cards } card
       *[other] waits for answers, { $cards } cards
    }
cx-web-seat-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cx-web-seat-away = away
cx-web-seat-challenges = challenges
cx-web-seat-challenged = was challenged
cx-web-seat-votes = votes
cx-web-seat-voted = has voted
cx-web-seat-stuck = stuck
cx-web-seat-passed = passed
cx-web-note-classic = The first empty hand gives everybody else one more turn.
cx-web-note-endless = Every card laid scores the plain sum.
cx-web-note-solitaire = As large a web as possible.
cx-web-note-quick = No turns. The first empty hand ends the round.
cx-web-note-quads = Four quads end the round.
cx-web-note-rummy = Values in runs count; what is left in hand is deducted.
cx-web-judged-referee = Judged by the referee.
cx-web-judged-vote = Judged by vote. A tie goes to the referee.
cx-web-judged-trust = Everything stands.
cx-web-last-moves = Last moves

## The table and its cards

cx-web-table = Table
cx-web-web = { $cards ->
        [one] Web of { $cards } card
       *[other] Web of { $cards } cards
    }
cx-web-zoom-in = Zoom in
cx-web-zoom-out = Zoom out
cx-web-zoom-all = Show all
cx-web-card = { $words }; value { $value }
cx-web-laid = North { $north }, east { $east }, south { $south }, west { $west }; value { $value }
cx-web-hand-card = Card { $place }: { $words }; value { $value }
cx-web-pair = { $first } + { $second }
cx-web-sides = { $sides ->
        [one] { $sides } side
       *[other] { $sides } sides
    }
cx-web-spot = Spot { $x }, { $y }; sides: { $sides }; { $pairs }
cx-web-spot-no = Spot { $x }, { $y }; the card does not fit; sides: { $sides }; { $pairs }
cx-web-where-fits = Where it fits: { $spots }
cx-web-beside = beside { $words }
cx-web-lens = Lens: { $pairs }
cx-web-tag-misfit = not this way
cx-web-tag-pairs = { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }
cx-web-tag-points = { $pairs ->
        [one] { $pairs } pair, +{ $points }
       *[other] { $pairs } pairs, +{ $points }
    }
cx-web-points = { $points ->
        [one] point
       *[other] points
    }
cx-web-links = { $pairs }: { $links ->
        [one] one link
       *[other] { $links } links
    }

## Hand, piles, acts

cx-web-hand = Your hand
cx-web-hand-empty = Your hand is empty.
cx-web-watching = You are watching
cx-web-drawn = drawn
cx-web-pile-left = Pile: { $left }
cx-web-pile-open = Pile { $pile }, cards: { $left }; on top: { $words }; value { $value }
cx-web-pile-closed = Closed pile { $pile }, cards: { $left }
cx-web-pile-empty = Pile { $pile } is empty; cards: { $left }
cx-web-four-piles = Four open piles
cx-web-turn = Turn
cx-web-place = Place here
cx-web-after-vote = After the vote
cx-web-not-your-turn = Not yet
cx-web-put-back = Put back
cx-web-undo = Undo
cx-web-not-yet = Not yet
cx-web-reason = Reason
cx-web-no-reason = No reason
cx-web-act-draw = Draw, { $left } left
cx-web-act-keep = Keep it
cx-web-act-pass = Pass
cx-web-act-aside = Aside
cx-web-act-stuck = Stuck
cx-web-act-done = Done
cx-web-confirm-draw = Draw it
cx-web-confirm-keep = Keep it
cx-web-confirm-pass = Pass
cx-web-confirm-aside = Lay aside
cx-web-confirm-stuck = Stuck
cx-web-confirm-done = Done
cx-web-confirm-take = Take it
cx-web-confirm-steal = Steal it

## What to do now

cx-web-do-over = The game is over.
cx-web-do-dealing = Cards are being dealt.
cx-web-do-vote = Do “{ $first }” and “{ $second }” connect?
cx-web-do-vote-wait = A vote is open: { $names }. You may plan, but not place.
cx-web-do-own-wait = What you laid waits for { $names }.
cx-web-do-answer = Say fine, or challenge a pair.
cx-web-do-window = { $names } still answer.
cx-web-do-stuck = You are stuck until the web changes.
cx-web-do-passed = You passed. You wait until something happens.
cx-web-do-turn = { $name } is to move.
cx-web-do-wait = Waiting for { $names }.
cx-web-do-confirm = Nothing counts until you confirm.
cx-web-do-misfit = It does not fit this way round. Keep turning it.
cx-web-do-place = Place the card, or turn it.
cx-web-do-where-web = Choose a dashed spot for “{ $first }” and “{ $second }”.
cx-web-do-where-quads = Choose a place of your quad, or a pile to return “{ $first }” and “{ $second }”.
cx-web-do-where-rummy = Choose an end of your lines, or a new line, for “{ $first }” and “{ $second }”.
cx-web-do-classic = Choose a card, or draw one.
cx-web-do-draw = No card of yours fits. Draw one.
cx-web-do-drawn = Place the drawn card, or keep it.
cx-web-do-keep = The drawn card fits nowhere. Keep it.
cx-web-do-pass-or = The pile is empty. Choose a card, or pass.
cx-web-do-pass = The pile is empty and no card fits. Pass.
cx-web-do-aside = It fits nowhere. Lay it aside.
cx-web-do-quick = Tap a card, then a spot: laid at once.
cx-web-do-quick-empty = The pile is empty. Lay a card, or say that you are stuck.
cx-web-do-quads-fresh = Take the top card of a pile.
cx-web-do-quads-laying = Lay cards in your quad, return one, or say done.
cx-web-do-quads-returned = You returned a card. Say done.
cx-web-do-quads-free = Take, lay or return cards; pass to rest.
cx-web-do-rummy-draw = Draw a card.
cx-web-do-rummy = Choose a card to lay, steal an end card, or say done.

## Challenge and vote

cx-web-challenge = Challenge
cx-web-challenges = { $challenger } challenges { $placer }
cx-web-challenge-pair = Challenge { $pair }
cx-web-vote-rests = Laying and drawing are paused until the vote is over.
cx-web-laid-because = { $name } laid it. Reason: { $reason }.
cx-web-referee-clear = The referee knows this link
cx-web-referee-debatable = The referee finds it debatable
cx-web-referee-no = The referee knows no link
cx-web-referee-link = { $first } + { $second }: { $kind }
cx-web-referee-none = { $first } + { $second }
cx-web-vote-stands = stands
cx-web-vote-falls = falls
cx-web-vote-abstain = abstains
cx-web-vote-open = …
cx-web-vote-you = you?
cx-web-stands = It stands
cx-web-falls = It falls
cx-web-abstain = Abstain
cx-web-seconds = { $seconds } s
cx-web-your-word = Waiting for your answer
cx-web-laid-by = { $name } laid
cx-web-fine = Fine
cx-web-ruled-stands = stands by house ruling
cx-web-ruled-falls = falls by house ruling

## The end of a round

cx-web-round-over = Round { $round } is over
cx-web-left-over = { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
cx-web-go-on = Go on

## Quads

cx-web-your-quads = Your quads
cx-web-quad = The quad of { $name }
cx-web-quad-of = Quad: { $words }
cx-web-quad-laid = Place { $place }: { $words }; value { $value }
cx-web-quad-place = Place { $place }, free; sides: { $sides }; { $pairs }

## Rummy

cx-web-your-turn = Your turn
cx-web-no-lines = { $name }: no lines yet
cx-web-own-lines = { $lines ->
        [one] { $name }: { $lines } line
       *[other] { $name }: { $lines } lines
    }
cx-web-lines-open = { $lines ->
        [one] { $name }: { $lines } run, ends may be stolen
       *[other] { $name }: { $lines } runs, ends may be stolen
    }
cx-web-lines-safe = { $lines ->
        [one] { $name }: { $lines } run, safe from thieves
       *[other] { $name }: { $lines } runs, safe from thieves
    }
cx-web-new-line = New line
cx-web-line-end = { $end ->
        [left] Left end
       *[other] Right end
    } of line { $line }
cx-web-steal = steal this
cx-web-steal-card = Steal: { $card }
cx-web-safe-card = Cannot be stolen now: { $card }
cx-web-step-draw = { $left ->
        [one] Draw a card from the closed pile, { $left } left.
       *[other] Draw a card from the closed pile, { $left } left.
    }
cx-web-step-drawn = Drawn; cards left in the closed pile: { $left }.
cx-web-step-lay = Lay runs of three or more, or extend your own.
cx-web-step-steal = You may steal one end card.
cx-web-step-short = Lines shorter than three go back to your hand when you say done.

## Solitaire

cx-web-in-web = in the web
cx-web-aside = laid aside
cx-web-to-come = to come
cx-web-card-of = Card { $card } of { $cards }

## The move log

cx-web-told-lay-web = { $name } places a card.
cx-web-told-lay-quad = { $name } lays a card in the quad.
cx-web-told-lay-line = { $name } lays a card in a line.
cx-web-told-words-web = { $name } places “{ $words }”.
cx-web-told-words-quad = { $name } lays “{ $words }” in the quad.
cx-web-told-words-line = { $name } lays “{ $words }” in a line.
cx-web-told-draw = { $name } draws.
cx-web-told-keep = { $name } keeps the card.
cx-web-told-pass = { $name } passes.
cx-web-told-aside = { $name } lays the card aside.
cx-web-told-stuck = { $name } is stuck.
cx-web-told-done = { $name } is done.
cx-web-told-take = { $name } takes from pile { $pile }.
cx-web-told-return = { $name } returns a card to pile { $pile }.
cx-web-told-steal = { $name } steals a card from { $other }.
cx-web-told-fine = { $name } says fine to { $other }.
cx-web-told-challenge = { $name } challenges { $other }.
cx-web-told-stands = { $name }: it stands.
cx-web-told-falls = { $name }: it falls.
cx-web-told-abstain = { $name } abstains.

## The first game

cx-web-guide-hand = Each card has four words. Where it fits, the table shows a dashed spot: words that touch must connect.
    .title = These are your cards
    .try = Tap a card, then a dashed spot.
cx-web-guide-place = The sum shows what the placement scores. A card may be turned as long as its words fit.
    .title = Nothing counts yet
    .try = Turn it if you like, then place it.
cx-web-guide-sides = A spot with two sides doubles the sum, three sides make it three times, four sides ten times.
    .title = More sides, more points
    .try = Wait for your next turn.
cx-web-guide-pile = If nothing fits, draw the top card: place it at once, or keep it. What is left in your hand at the end is deducted.
    .title = The pile lies open
    .try = Place a card or draw one.

## After the game
cx-web-best = Best placement
cx-web-rulings = House rulings
cx-web-rulings-save = Save the house rulings
