# Connections on the web: table, prompts, votes, log.

## Where the game is, seats

cx-web-where-rounds = { $way }, round { $round } of { $rounds }
cx-web-where-round = { $way }, one round
cx-web-where-rounds-own = { $way }, round { $round } of { $rounds }, find it yourself
cx-web-where-round-own = { $way }, one round, find it yourself
cx-web-players = Players
cx-web-left-in-hand = Cards left in hand
cx-web-quads-made = Quads made
cx-web-quads-of = { $made } of 4 quads
cx-web-together = All together: { $points }
cx-web-open-hands = Open hands
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
cx-web-seat-appeals = appeals
cx-web-seat-misses = { $doing }, { $misses ->
    [one] { $misses } miss
   *[other] { $misses } misses
}
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
cx-web-note-own = No places are marked.
cx-web-judged-referee = Judged by the referee.
cx-web-judged-jury = Judged by the referee first; people have the last word.
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
cx-web-map = Map of the whole web
cx-web-outside = Look further { $side ->
    [north] up
    [east] right
    [south] down
   *[west] left
}, cards there: { $cards }
cx-web-card = { $words }; value { $value }
cx-web-laid = North { $north }, east { $east }, south { $south }, west { $west }; value { $value }
cx-web-laid-joined = { $card }; joined: { $joined }
cx-web-joined = { $pair }: { $why }
cx-web-rivet = Why: { $why }
cx-web-on-trust = on trust
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
cx-web-tag-try = { $pairs ->
    [one] { $pairs } pair to try
   *[other] { $pairs } pairs to try
}
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
cx-web-try = Try it here
cx-web-try-elsewhere = Try elsewhere
cx-web-appeal-here = Place and appeal
cx-web-if-holds = If it holds:
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
cx-web-act-appeal = Appeal
cx-web-act-accept = Accept
cx-web-confirm-draw = Draw it
cx-web-confirm-keep = Keep it
cx-web-confirm-pass = Pass
cx-web-confirm-aside = Lay aside
cx-web-confirm-stuck = Stuck
cx-web-confirm-done = Done
cx-web-confirm-appeal = Appeal
cx-web-confirm-accept = Accept
cx-web-confirm-take = Take it
cx-web-confirm-steal = Steal it

## What to do now

cx-web-do-over = The game is over.
cx-web-do-dealing = Cards are being dealt.
cx-web-do-vote = Do “{ $first }” and “{ $second }” connect?
cx-web-do-vote-wait = A vote is open: { $names }. You may plan, but not place.
cx-web-do-own-wait = What you laid waits for { $names }.
cx-web-do-answer = Say fine, or challenge a pair.
cx-web-do-missed = The referee does not accept “{ $first }” and “{ $second }”. Appeal, or accept the miss.
cx-web-do-window = Waiting for an answer from { $names }.
cx-web-do-stuck = You are stuck until the web changes.
cx-web-do-passed = You passed. You wait until something happens.
cx-web-do-turn = { $name } is to move.
cx-web-do-wait = Waiting for { $names }.
cx-web-do-confirm = Nothing counts until you confirm.
cx-web-do-misfit = It does not fit this way round. Keep turning it.
cx-web-do-place = Place the card, or turn it.
cx-web-do-try = Nobody says before the try whether it holds. Turn it, or try it.
cx-web-do-appeal = The referee does not accept it this way. Turn it, or place it and appeal.
cx-web-do-where-web = Choose a dashed spot for “{ $first }” and “{ $second }”.
cx-web-do-where-own = Drag “{ $first }” and “{ $second }” to the web, or tap a place beside it.
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
cx-web-appeals = { $placer } appeals
cx-web-challenge-pair = Challenge { $pair }
cx-web-vote-rests = Laying and drawing are paused until the vote is over.
cx-web-laid-because = { $name } laid it. Reason: { $reason }.
cx-web-referee-clear = The referee knows this link
cx-web-referee-debatable = The referee finds it debatable
cx-web-referee-weak = The referee finds the link too weak
cx-web-referee-no = The referee knows no link
cx-web-referee-unknown = The referee’s word is not known yet
cx-web-referee-none = { $first } + { $second }
cx-web-referee = The referee
cx-web-referee-why = { $word }: { $kind }.
cx-web-referee-said = { $word }.
cx-web-referee-usage = It is said together in a single language only, and that does not count here.
cx-web-held-title = Held over a free place
cx-web-held-pair = “{ $own }” with “{ $other }”, { $side ->
    [0] above
    [1] on the right
    [2] below
   *[3] on the left
}
cx-web-held-all = { $pairs ->
    [one] The pair must hold.
   *[other] All { $pairs } pairs must hold.
} Nobody says so before you try.
cx-web-held-sum = If they hold: { $sum } = { $points } points.
cx-web-miss-title = { $pairs ->
    [one] A miss
   *[other] A miss: { $failed } of { $pairs } pairs
}
cx-web-miss-of = { $pairs ->
    [one] { $name } misses
   *[other] { $name } misses: { $failed } of { $pairs } pairs
}
cx-web-not-accepted = Not accepted.
cx-web-holds = it holds
cx-web-tries-left = { $left ->
    [one] { $left } try left this turn
   *[other] { $left } tries left this turn
}
cx-web-tries-left-card = { $left ->
    [one] { $left } try left with this card
   *[other] { $left } tries left with this card
}
cx-web-lives-left = { $left ->
    [one] { $left } life left
   *[other] { $left } lives left
}
cx-web-miss-back = The card goes back to the hand, no points.
cx-web-miss-aside = The third miss: the card is laid aside.
cx-web-miss-may-appeal = You may appeal: the others vote, and the referee has one vote. A tie is not enough.
cx-web-miss-thinks = { $name } may appeal or try elsewhere.
cx-web-miss-cost-classic = The third miss of a turn draws a card and ends it.
cx-web-miss-cost-endless = The third miss of a turn deducts the card’s value and ends it.
cx-web-miss-cost-quads = The third miss of a turn deducts the card’s value, and the unfinished quad goes back.
cx-web-miss-cost-rummy = The third miss of a turn draws a card and ends it.
cx-web-miss-cost-quick = Every miss draws the top card.
cx-web-miss-cost-at-once = Every miss deducts the value of its card.
cx-web-miss-cost-solitaire = The third miss with one card lays it aside.
cx-web-miss-cost-lives = Every miss costs a life.
cx-web-jury-title = The table has voted
cx-web-stamp-stands = stands { $stands } : { $falls }
cx-web-stamp-falls = falls { $stands } : { $falls }
cx-web-jury-scores = { $points ->
    [one] The card lies and scores { $points }.
   *[other] The card lies and scores { $points }.
}
cx-web-jury-lies = What was laid stays.
cx-web-jury-back = What was laid goes back to the hand, no points.
cx-web-jury-ruling = “{ $first }” and “{ $second }” are a house ruling for this game.
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
cx-web-none-waits = Nothing waits for your answer
cx-web-laid-by = { $name } laid
cx-web-fine = Fine
cx-web-group-fine = { $name } laid { $pairs }. Does anybody object?
cx-web-ruled-stands = stands by house ruling
cx-web-ruled-falls = falls by house ruling

## The end of a round

cx-web-round-over = Round { $round } is over
cx-web-left-over = { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
cx-web-round-best = Best placement: { $name }, +{ $points }.
cx-web-round-line = Longest line: { $cards } cards.
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
cx-web-told-words-points = { $points ->
    [one] { $name } places “{ $words }” for { $points } point.
   *[other] { $name } places “{ $words }” for { $points } points.
}
cx-web-told-draw = { $name } draws.
cx-web-told-card = { $name } chooses “{ $words }”.
cx-web-told-at = { $name } chooses the place beside “{ $words }”.
cx-web-told-back = { $name } puts the card back.
cx-web-review-lay = { $name } places “{ $words }”: { $pairs }.
cx-web-review-new = { $name } begins a line with “{ $words }”.
cx-web-review-take = { $name } takes “{ $words }” from pile { $pile }.
cx-web-review-steal = { $name } steals “{ $words }” from { $other }.
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
cx-web-told-appeal = { $name } appeals.
cx-web-told-accept = { $name } accepts the miss.
cx-web-told-missed = { $name } misses: “{ $first }” and “{ $second }” are not accepted.
cx-web-told-stands = { $name }: it stands.
cx-web-told-falls = { $name }: it falls.
cx-web-told-ruling-stands = “{ $first }” and “{ $second }” stand: { $challenger } challenged in vain.
cx-web-told-ruling-falls = “{ $first }” and “{ $second }” fall: { $challenger } was right to challenge.
cx-web-told-appeal-stands = “{ $first }” and “{ $second }” stand: the appeal of { $placer } succeeds.
cx-web-told-appeal-falls = “{ $first }” and “{ $second }” fall: the appeal of { $placer } fails.
cx-web-told-abstain = { $name } abstains.

## The first game

## After the game
cx-web-best = Best placement
cx-web-rulings = House rulings
cx-web-rulings-save = Save the house rulings
cx-web-rulings-keep = Keep for the next game
cx-web-rulings-kept = { $rulings ->
    [one] { $rulings } house ruling is kept in this browser.
   *[other] { $rulings } house rulings are kept in this browser.
}
cx-web-rulings-room = { $rulings ->
    [one] { $rulings } house ruling is kept for this room.
   *[other] { $rulings } house rulings are kept for this room.
}
cx-web-rulings-use = Play with our house rulings
cx-web-poster = The web as a poster
cx-web-poster-note = A picture of the finished web, with all its words, to print or to share.
cx-web-poster-save = Save the poster

## The first game and single marks
cx-web-guide-aim = Lay your cards so that words that touch connect: they mean something together, are opposites, one is a kind of the other. The more sides a card joins, the more it scores; most points win.
    .title = The aim
    .try = Take the card with “{ $word }”.
cx-web-guide-spot = Here it touches two cards: { $pairs }. Both pairs connect.
    .title = A place that joins two
    .try = Tap the marked place.
cx-web-guide-place = The values of all three cards are added and doubled, because two sides touch. Three sides count three times, four ten times.
    .title = Two sides, twice the points
    .try = Place the card.
cx-web-mark-aim = Lay cards so that the words that touch connect. The more sides a card joins, the more it scores. After the last round the most points win.
    .title = The aim
cx-web-mark-endless = Lay cards so that the words that touch connect; a card scores the sum of what it touches. The table has edges: it ends when nothing fits any more.
    .title = The aim
cx-web-mark-solitaire = Card by card: lay each one where its words connect, or put it aside. The largest web is the best.
    .title = The aim
cx-web-mark-quick = Everybody at once: get rid of your cards. Each must connect to the web, and the others may object.
    .title = The aim
cx-web-mark-quads = Build squares of four cards in which all four touching pairs connect. Each scores four times its values.
    .title = The aim
cx-web-mark-rummy = Lay runs of three or more cards whose touching words connect. What is left in your hand is deducted.
    .title = The aim
cx-web-mark-own = No place is marked: find links yourself. A try with a pair that does not connect is a miss; after three the turn is over.
    .title = Find it yourself
cx-web-mark-two = A place that touches two cards doubles the sum, if both pairs connect.
    .title = A place with two sides
cx-web-mark-draw = If nothing fits, take the top card: lay it at once or keep it. What is left in your hand at the end is deducted.
    .title = You can draw
cx-web-mark-appeal = The referee does not know this link. Appeal, and the others vote; or accept it and try elsewhere.
    .title = You may appeal
cx-web-mark-vote = Do the two words make sense together? You decide with the others.
    .title = Your word is asked for

## What things are
cx-ask-name-card = Word card
cx-ask-card = Four words and a value; it may be turned, and every word that touches another must connect to it.
cx-ask-name-value = Value of the card
cx-ask-value = From 1 to 5 pips: the harder its words are to connect, the more it is worth; in your hand it costs as much.
cx-ask-name-rivet = Rivet
cx-ask-rivet = It joins two words that connect; an open one still waits for the others’ word.
cx-ask-name-spot = Free place
cx-ask-spot = A card fits here if every side that touches connects; two sides double the sum, three triple it, four count ten times.
cx-ask-name-pile = Pile
cx-ask-pile = The cards still to come; the number says how many.
cx-ask-name-points = Points
cx-ask-points = The sums of all placements so far; cards left in the hand are deducted at the end of a round.
cx-web-key-card = take that card of the hand
cx-web-key-turn = turn the card
cx-rules-aim = Lay cards so that the words that touch connect, and join as many sides as you can; the most points win.
cx-rules-minute = In classic play you hold five cards. In turn you lay one beside the web, turned as you like: every pair of touching words must make sense together. You score the values of the card and of all it touches, doubled for two sides, tripled for three, ten times for four. If nothing fits, draw. The first empty hand gives everybody one more turn; what is left in hands is deducted. The referee, the others or both say whether a pair connects.
