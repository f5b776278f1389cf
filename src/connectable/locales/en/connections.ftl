# Connections
cx-name = Connections

## Rules: cards and connecting

cx-rule-k1 = The deck has 124 cards. Each card has four unrelated words, one on each side, and a value from 1 to 5: the harder its words are to connect, the higher.
cx-rule-k2 = Cards are laid like dominoes on a square grid. A new card touches the web with at least one side and may be turned in quarter turns. Every pair of touching sides must be a valid connection: two, three or four touching sides mean two, three or four valid pairs.
cx-rule-k3 = A connection must make sense: “red” and “apple”, “gold” and “mine”, “vehicle” and “car”, “moose” and “mammal”, “black” and “oil”. If it takes a made-up story to explain it, it is not valid.
cx-rule-k4 = A placement scores the value of the placed card plus the values of all cards it touches: × 1 for one pair, × 2 for two, × 3 for three, × 10 for four. A 2 laid against a 2 scores 2 + 2 = 4; a 1 laid against two other 1s scores (1 + 1 + 1) × 2 = 6.
cx-rule-k5 = A placement is made in small steps: first the card, then the spot and the turn. The steps before the last are the player’s own. Nobody else sees them, they reserve nothing, and they lapse when the spot is gone.

## Rules: who judges

cx-rule-j1 = Anyone may challenge a connection, and the majority rules. When it falls, what was laid and challenged goes back to the hand: in Rummy all cards laid on that line this turn, in Quads all four cards. There are no points, the turn is over, and one card is drawn from the pile unless it is empty. In Endless and Quads no card is drawn, since cards in hand cost nothing there: instead the value of the highest card laid is deducted. A challenge that fails costs nothing. A placement may carry a reason, one of the kinds of link in rule CX-J3; it changes nothing.
cx-rule-j2 = By vote: every player has one vote. The placer’s vote is that the connection stands, the challenger’s that it falls; the others vote or abstain, and no answer in time is an abstention. Votes are final and shown as they are given. With more votes against the connection than for it, it falls; a tie is settled by the referee, so with two players the referee decides. By referee: a pair that the referee does not accept is refused with its reason and costs nothing. On trust: everything stands. With one player the referee takes the place of the vote. Bots vote as the referee would, each with its own strictness.
cx-rule-j3 = The referee always says why: the kind of link (opposite, same thing, is a kind of, part of, made of, said together, same family, has property, found together) or that it knows none. The same two words always get the same ruling.
cx-rule-j4 = What a vote decides, also a tie that the referee settled, is the table’s house ruling on those two words for the rest of the game, and it can be exported and brought along to another game. A pair that was ruled to stand cannot be challenged again; a pair that was ruled to fall is refused from then on. A house ruling binds what is laid after it.
cx-rule-j5 = Where people vote, after a placement (in Quads a finished quad, in Rummy “done”) every other player says fine or challenges one pair of it that has no house ruling. A challenge is no answer: whoever’s challenge failed answers again, and what somebody said fine to stays fine. Where no pair is open to challenge, what was laid stands at once. While a vote is open only votes are possible, and there is one vote at a time. Points, empty hands, last turns and the next turn wait until everybody has said fine or the card has fallen. In Rummy each line laid is judged for itself, and the answers go on for the others. For somebody who does not answer in time the table says fine: live after 20 seconds, in Quick play after 5, by correspondence when the table’s clock runs out. In Quick play and in Quads all at once the others play on, but nothing is laid against a waiting card, and the player whose card or quad waits only answers and votes.
cx-rule-j6 = Find it yourself: every place that fits the grid can be chosen, except for pairs that were ruled to fall, and nothing tells beforehand whether a connection holds. Every card laid is a try. A try with a pair that is not accepted is a miss: everybody sees which pairs failed and why, the card goes back and scores nothing. In turn you may try again; after drawing in Classic only with the drawn card, or keep it. With the third miss of a turn in Classic a card is drawn and the turn is over; in Endless the value of that card is deducted and the turn is over; in Quads in turn the same, and the unfinished quad goes back; in Rummy a card is drawn and the table says “done”. In Quads all at once each miss costs the value of its card. In Quick play each miss draws the top card; with the pile empty you are stuck. In Solitaire each miss costs a life, where lives are set, and with none left the game is over; without lives the third miss with one card lays it aside, and misses count after connections in the result. A turn of misses placed nothing, and a miss wakes nobody. A miss is never free to undo; taking it back together neither lowers the count of misses nor gives back a life. Bots believe a pair by a score of their own, which errs more the weaker they are.
cx-rule-j7 = Jury: the referee answers first, people have the last word. A miss waits while you have an appeal left: appeal or accept; when time is up it is accepted. With links shown any card and any place that fits the grid can be chosen, and where the referee refuses, laying the card is an appeal. One vote covers all pairs that failed: yours is that they stand, the referee’s that they fall, the other people vote or abstain, bots abstain. With more votes for than against the card lies and scores at once, and each of these pairs is ruled to stand; otherwise the miss counts and each is ruled to fall. Alone among bots no appeal is offered. There is one appeal per turn; all at once, one per player and round, and in Quick play a vote lasts 5 seconds at most. What the referee accepted is open to challenge, and a tie stands. With one player jury means referee.

## Rules: dealing, turns, ties

cx-rule-g1 = Seat 1 begins round 1, the next seat the next round. In each round all cards are shuffled anew and dealt one by one: first the hands, seat by seat from the one that begins, then the starter card, then the open top cards of the piles. When an open top card is taken, the next one is turned up at once; after the end of a round nothing is turned up. A card that has lain open (taken from an open pile, laid, returned, stolen) stays known to all. Dealt cards and cards from a closed pile are hidden. The cards of an unfinished quad or line lie open. When a round is over all hands are shown.
cx-rule-g2 = A game starts only when the deck has enough cards: all the hands and 2 cards more, in Quads 4 more.
cx-rule-g3 = Equal totals share the rank, in every way to play. A total may be negative.
cx-rule-g4 = All placed nothing in a row: each player, one after another, had a turn that began with an empty pile and left no new card on the table. A fallen card, a theft or a line that went back is nothing placed.

## Rules: six ways to play

cx-rule-c = Classic is for 2–8 players and five rounds; the highest total wins. Each player gets 5 cards, with six or more players 4. One starter card lies on the table, and the pile lies face up: all see its top card. In turn, a player places one card and scores it (CX-K4), or draws the top card and then places that card or keeps it. Drawing is possible also when a card would fit. With the pile empty a player may pass; the round ends when all placed nothing in a row (CX-G4). The first empty hand gives every other player exactly one more turn, whoever else runs out of cards meanwhile. At the end of the round, however it came, the values left in the hands are deducted.
cx-rule-e = Endless is for 2–8 players and one round. Each player gets 4 cards, and there is one starter card. Turns go as in Classic; a drawn card may be placed at once. A placement scores the plain sum of the placed card and the cards it touches, without a multiplier. A player with an empty hand draws, or passes when the pile is empty. Cards left in hand cost nothing. The table has 9 × 9 spots, or the size that was chosen, with the starter card in the middle. The round ends when all placed nothing in a row (CX-G4), or when no free spot of the table touches the web.
cx-rule-s = Solitaire is for one player, who goes through the whole deck card by card and makes the web as large as possible. The pile is closed and the next card comes by itself. The first card starts the web; each further card is placed or laid aside for good. The game ends after the last card. The points are the cards in the web; then the connections made count; the cards laid aside are missed. The referee judges, or everything stands on trust.
cx-rule-q = Quick play is for 2–8 players, in real time and without turns, three rounds unless otherwise chosen. Each player gets 10 cards, there is one starter card, and the pile lies face up. All play at once and draw as often as they like. Every connection is announced and must be accepted (CX-J5). What is done counts in order of arrival: a spot or a top card goes to whoever is first. The round ends when the last card of a hand stands; that player earns the value of all cards left in the others’ hands, waiting cards included. With the pile empty a player may say “stuck” and then only answers and votes until the next card is laid, stands or comes back. If all are stuck and no card is waiting, the round ends and nobody scores.
cx-rule-4 = Quads is for 1–8 players and four rounds. Each player gets 4 cards; the others lie face up in four piles, as equal as possible, the lower numbers larger. Each player builds quads alone: 2 × 2 cards with four valid pairs. Cards come only from the four piles, and unwanted cards may go back. In turn, in this order: take the top card of a pile (none if all four are empty); lay cards one by one in the four places of one quad at a time, and what touches must be valid; return at most one card, open, on top of any pile; “done”. All at once: take (only while holding fewer than eight cards, laid ones included), lay and return in any order; “pass” at any time, and then only answer and vote until a card is taken or returned or a quad finished. The cards of an unfinished quad go back to the hand at “done”; all at once, with the next take, return or pass. A finished quad is put to the table (CX-J5) and scores the sum of its four values × 4.
cx-rule-5 = A round of Quads ends when somebody has made four quads; or when all players in a row took, returned and finished nothing (a quad that fell is not finished); or when as many cards as the deck has were taken since the last quad that stood, or since the start. A quad that still waits then scores nothing.
cx-rule-r = Rummy is for 2–8 players and one round. Each player gets 4 cards; the pile is closed. In turn, a player draws one card (none if the pile is empty), then lays runs of three or more cards in a line, extends own runs, or steals the end card of another player’s run of four or more. Cards are laid any number of times and at most one is stolen, in any order; “done” ends the turn. A line is straight, right side against left side, with the cards turned as wished; a card begins a new line or goes to either end of an own one. At “done” lines of fewer than three cards go back to the hand. A stolen card goes to the thief’s hand; while the pile is empty nobody steals. The round ends at the “done” of an empty hand, or when all placed nothing in a row (CX-G4); by an option not before every player has had a turn. Everyone scores the values in own runs and deducts what is left in hand.

## Rules: options

cx-rule-o1 = Learners: the cards worth 5 are left out.
cx-rule-o2 = Timer: a turn has a time limit, one minute unless otherwise chosen. When it runs out the table plays for the player what costs least: it puts back what is unfinished, draws if it must, then keeps the card, lays it aside, says “done” or passes, whichever is possible. The clock stops while the others answer a placement.
cx-rule-o3 = Open hands, for playing together: all hands lie face up, for watchers too. Scores and ranks stay, and the sum of all is shown.
cx-rule-o4 = House decks and rules: people make their own. A deck is a file that anyone can write, check and share.
cx-rule-o6 = Own language: every card and every word has a number, so that people can see the same card in different languages. With a single language, connections go by meaning and by what is said in that language. With each reader’s own language everybody sees the words in a language of their own, and what is only said together in a single language does not count; the referee says so. A house deck may bring its words in several languages. With words that the referee does not know, a game starts with judging by vote and with the places shown.
cx-rule-o5 = Daily challenge: the same Solitaire for everyone, one per day, with a comparison of results. A challenge link gives a friend the very same cards.

## Why not: turns and dealing

cx-refusal-g1-over = The game is over.
    .title = Why not play on?
cx-refusal-g1-turn = { $seat } is to move.
    .title = Why not now?
cx-refusal-g1-no-seat = The game has { $seats } seats.
    .title = Why not this seat?
cx-refusal-g1-card-due = A card is dealt first. Then play goes on.
    .title = Why not yet?
cx-refusal-g1-chance-only = The table deals the cards. Players draw them or take them.
    .title = Why not deal a card?
cx-refusal-g1-nothing-due = No card is due now.
    .title = Why not deal a card?
cx-refusal-g1-other-due = Another card is due first.
    .title = Why not this card?
cx-refusal-g1-other-seat = The next card goes to { $seat }.
    .title = Why not this seat?
cx-refusal-g1-not-in-pile = The card is no longer in the pile. Deal one that is.
    .title = Why not card { $card }?

## Why not: choosing and placing

cx-refusal-k5-chosen = Card { $card } is chosen. Place it or put it back first.
    .title = Why not now?
cx-refusal-k5-not-in-hand = The card is not in your hand. Choose one of your own.
    .title = Why not card { $card }?
cx-refusal-k5-card-first = No card is chosen yet. Choose a card in your hand first.
    .title = Why not yet?
cx-refusal-k5-reason-given = The card has a reason already. Put it back to choose another one.
    .title = Why not another reason?
cx-refusal-k5-space-chosen = A spot is chosen. Place the card there, or put it back and begin again.
    .title = Why not another spot?
cx-refusal-k5-space-first = No spot is chosen for card { $card } yet. Choose a spot first.
    .title = Why not yet?
cx-refusal-j3-no-reason = A reason is one of the nine kinds of link.
    .title = Why not this reason?
cx-refusal-k2-fits-nowhere = However it is turned, it fits no free spot now. The nearest is “{ $first }” on “{ $second }”: { $cause ->
        [fallen] a house ruling says that it falls.
        [weak] the link is too weak.
        [usage] they are said together in English only.
        [debatable] the link is debatable, without a reason.
       *[no-link] no link known.
    } Choose another card, or place none this time.
    .title = Why not card { $card }?
cx-refusal-k2-taken = Card { $card } lies there. Choose a free spot beside the web.
    .title = Why not there?
cx-refusal-k2-apart = The spot touches no card. Choose a free spot beside the web.
    .title = Why not there?
cx-refusal-k2-no-turn = However card { $card } is turned, it does not connect there. The nearest is “{ $first }” on “{ $second }”: { $cause ->
        [fallen] a house ruling says that it falls.
        [weak] the link is too weak.
        [usage] they are said together in English only.
        [debatable] the link is debatable, without a reason.
       *[no-link] no link known.
    } { $spaces ->
        [one] It fits { $spaces } other spot.
       *[other] It fits { $spaces } other spots.
    }
    .title = Why not there?
cx-refusal-k2-turn = A card is turned by 0, 1, 2 or 3 quarters.
    .title = Why not this turn?
cx-refusal-e-off-table = The spot lies beyond the edge: the table has { $size } × { $size } spots, with 0,0 in the middle.
    .title = Why not there?
cx-refusal-k3-no-link = The referee knows no link between them. Turn the card or choose another spot.
    .title = Why not “{ $first }” on “{ $second }”?
cx-refusal-k3-debatable = The referee finds the link debatable and can give no reason for it. Turn the card or choose another spot.
    .title = Why not “{ $first }” on “{ $second }”?
cx-refusal-k3-weak = The referee knows a link ({ $reason ->
        [opposite] { cx-kind-opposite }
        [same] { cx-kind-same }
        [is-a] { cx-kind-is-a }
        [part] { cx-kind-part }
        [made] { cx-kind-made }
        [said] { cx-kind-said }
        [family] { cx-kind-family }
        [property] { cx-kind-property }
       *[found] { cx-kind-found }
    }), but it is too weak. Turn the card or choose another spot.
    .title = Why not “{ $first }” on “{ $second }”?
cx-refusal-k3-usage = They are only said together in English, and in the language of this game’s words that does not count. Turn the card or choose another spot.
    .title = Why not “{ $first }” on “{ $second }”?
cx-refusal-j4-fallen = A house ruling says that this pair falls. Turn the card or choose another spot.
    .title = Why not “{ $first }” on “{ $second }”?

## Why not: answers and votes

cx-refusal-j2-no-vote = No vote is open.
    .title = Why not vote?
cx-refusal-j2-party = The placer’s vote is that it stands, the challenger’s that it falls. The others decide.
    .title = Why not vote?
cx-refusal-j2-voted = You have voted, and votes are final.
    .title = Why not vote again?
cx-refusal-j4-ruled = { $ruling ->
        [stands] A house ruling says that this pair stands.
       *[falls] A house ruling says that this pair falls.
    } Only a pair without a house ruling can be challenged.
    .title = Why not challenge “{ $first }” and “{ $second }”?
cx-refusal-j5-against-waiting = A card beside this spot still waits for the others’ answers. Choose another spot or wait.
    .title = Why not there?
cx-refusal-j5-no-spot = Beside every free spot lies a card that still waits for the others’ answers. Wait, or do something else.
    .title = Why not card { $card }?
cx-refusal-j5-own = What you laid is for the others to answer.
    .title = Why not answer yourself?
cx-refusal-j5-nothing-waits = That player has laid nothing that waits for an answer.
    .title = Why not answer?
cx-refusal-j5-said-fine = You have said fine to what { $seat } laid, and that stays.
    .title = Why not answer again?
cx-refusal-j5-no-pair = { $pairs ->
        [one] There is { $pairs } pair to challenge here.
       *[other] There are { $pairs } pairs here. Choose one of them.
    }
    .title = Why not this pair?
cx-refusal-j5-vote-open = The vote on “{ $first }” and “{ $second }” comes first.
    .title = Why not now?
cx-refusal-j7-pending = Your miss waits. Appeal or accept it first.
    .title = Why not now?
cx-refusal-j7-no-pending = No miss of yours waits.
    .title = Why not appeal?
cx-refusal-j7-placer = Your vote is that it stands. The others decide.
    .title = Why not vote?
cx-refusal-j7-not-here = An appeal like this needs a jury and links that are shown.
    .title = Why not appeal?
cx-refusal-j7-not-refused = The referee accepts it. Just lay the card.
    .title = Why not appeal?
cx-refusal-j7-appealed = Your appeal is used. There is one per turn, or per round where all play at once.
    .title = Why not appeal again?
cx-refusal-j7-alone = Only other people can outvote the referee, and there are none at the table.
    .title = Why not appeal?
cx-refusal-j5-window = What { $seat } laid waits for the others. Play goes on when everybody has said fine.
    .title = Why not now?
cx-refusal-j5-waiting = What you laid still waits for the others. Until then you only answer and vote.
    .title = Why not now?

## Why not: Classic, Endless, Solitaire, Quick play

cx-refusal-c-not-here = In this way to play you place a card, or draw one and then place or keep it.
    .title = Why not here?
cx-refusal-c-drawn-only = Card { $card } was drawn. Only it can be placed now; else keep it.
    .title = Why not another card?
cx-refusal-c-drawn = Card { $card } was drawn. Place it or keep it.
    .title = Why not now?
cx-refusal-c-nothing-drawn = You have drawn no card this turn.
    .title = Why not keep?
cx-refusal-c-pile-empty = The pile is empty. Place a card or pass.
    .title = Why not draw?
cx-refusal-c-pile-left = { $left ->
        [one] The pile still has { $left } card.
       *[other] The pile still has { $left } cards.
    } Place a card or draw one.
    .title = Why not pass?
cx-refusal-s-not-here = In Solitaire each card is placed or laid aside.
    .title = Why not here?
cx-refusal-q-not-here = In Quick play you place cards, draw, or say “stuck” when the pile is empty.
    .title = Why not here?
cx-refusal-q-pile-empty = The pile is empty. Place a card or say “stuck”.
    .title = Why not draw?
cx-refusal-q-pile-left = { $left ->
        [one] The pile still has { $left } card.
       *[other] The pile still has { $left } cards.
    } Place a card or draw one.
    .title = Why not stuck?
cx-refusal-q-stuck = You said “stuck”. Until the next card is laid, stands or comes back you only answer and vote.
    .title = Why not now?

## Why not: Quads

cx-refusal-4-not-here = In Quads you take a card, lay cards in your quad and return cards; “done” ends a turn, “pass” is for playing all at once.
    .title = Why not here?
cx-refusal-4-take-first = A turn begins with a card from one of the four piles. Take one first.
    .title = Why not yet?
cx-refusal-4-took = You have taken your card this turn. Lay cards, return one or say “done”.
    .title = Why not take another card?
cx-refusal-4-returned = You have returned a card this turn. Only “done” is left.
    .title = Why not now?
cx-refusal-4-pile-empty = The pile is empty. Choose one that has cards.
    .title = Why not take from pile { $pile }?
cx-refusal-4-hand-full = You hold { $most } cards, laid ones included. Finish a quad or return a card first.
    .title = Why not take another card?
cx-refusal-4-no-pile = The piles are 1 to 4.
    .title = Why not this pile?
cx-refusal-4-no-place = A quad has the places 1 to 4, and a card is turned by 0 to 3 quarters.
    .title = Why not this place?
cx-refusal-4-place-taken = Card { $card } lies there. Choose a free place of the quad.
    .title = Why not place { $place }?
cx-refusal-4-passed = You have passed. Until a card is taken or returned or a quad finished you only answer and vote.
    .title = Why not now?

## Why not: Rummy

cx-refusal-r-not-here = In Rummy you draw a card, lay cards in your own lines, steal one and say “done”.
    .title = Why not here?
cx-refusal-r-draw-first = A turn begins with drawing. Draw a card first.
    .title = Why not yet?
cx-refusal-r-drew = You have drawn your card this turn. Lay cards or say “done”.
    .title = Why not draw again?
cx-refusal-r-pile-empty = The pile is empty. Lay cards or say “done”.
    .title = Why not draw?
cx-refusal-r-stole = You have stolen a card this turn, and one is the most.
    .title = Why not steal again?
cx-refusal-r-no-steal = While the pile is empty nobody steals.
    .title = Why not steal?
cx-refusal-r-own-run = A card is stolen from a run of another player.
    .title = Why not steal there?
cx-refusal-r-no-line = { $lines ->
        [0] There is no line there yet.
        [one] There is only line { $lines } there.
       *[other] The lines there are 1 to { $lines }.
    }
    .title = Why not this line?
cx-refusal-r-short-run = { $length ->
        [one] The run has { $length } card.
       *[other] The run has { $length } cards.
    } A card can be stolen only from a run of { $least } or more.
    .title = Why not steal from this run?

## Ends and sources of points

cx-end-full = No free spot on the table touches the web any more.
cx-end-lives = No life is left.
cx-end-out = A hand is empty.
cx-end-quiet = All players in a row had a turn without anything new.
cx-end-stuck = Everybody is stuck and no card is waiting.
cx-end-solitaire = The whole deck is played.
cx-end-quads = Somebody has made four quads.
cx-end-taken = As many cards as the deck has were taken without a new quad.
cx-source-links = connections
cx-source-hands = left in hand
cx-source-falls = fallen
cx-source-collected = collected
cx-source-quads = quads
cx-source-runs = runs
cx-source-web = cards in the web

## Options

cx-option-way = Way to play
cx-choice-way-classic = Classic
cx-choice-way-endless = Endless
cx-choice-way-solitaire = Solitaire
cx-choice-way-quick = Quick play
cx-choice-way-quads = Quads
cx-choice-way-rummy = Rummy
cx-option-judge = Who judges
cx-choice-judge-referee = referee
cx-choice-judge-jury = jury
cx-choice-judge-vote = vote
cx-choice-judge-trust = trust
cx-option-find = Links
cx-choice-find-shown = shown
cx-choice-find-own = find it yourself
cx-option-lives = Lives (0: no limit)
cx-option-cards = Cards in play (0: the whole deck)
cx-option-turns = Turns in Quads
cx-choice-turns-in_turn = in turn
cx-choice-turns-at_once = all at once
cx-option-rounds = Rounds
cx-option-first_turns = Every player has a turn before a round ends
cx-option-table = Size of the table
cx-option-learners = Learners: without the cards worth 5
cx-option-open_hands = Open hands, for playing together
cx-option-timer = Timer
cx-option-deck = Deck
cx-option-words = Language of the words
cx-choice-words-en = English
cx-choice-words-th = Thai
cx-choice-words-it = Italian
cx-choice-words-de = German
cx-choice-words-fr = French
cx-choice-words-es = Spanish
cx-choice-words-any = each reader’s own
cx-option-rulings = House rulings brought along
cx-option-verdicts = The referee’s verdicts

## Decks that cannot be used

cx-content-text = A deck is text with one card per line.
cx-content-size = The deck is too long. At most { $most } characters are read.
cx-content-many = The deck has more than { $most } cards. Take some out.
cx-content-few = { $cards ->
        [one] The deck has { $cards } card.
       *[other] The deck has { $cards } cards.
    } It needs at least { $least }.
cx-content-csv = The line is not CSV: a quotation mark is not closed, or something follows one. A card is four words and a value with commas between them.
cx-content-toml = The file is not a deck in TOML. Each card is a table [[card]] with four “words” and a “value”.
cx-content-fields = A card has { $wanted } fields: four words and the value. { $found ->
        [one] Here is { $found }.
       *[other] Here are { $found }.
    }
cx-content-column = A column named “{ $column }” is not known. After the value there may be one column for each language: { $known }.
cx-content-language = The column “{ $language }” holds { $found } instead of { $wanted } words. They are in the order of the sides, with “/” between them.
cx-content-same = “{ $word }” is on this card twice. A card has four different words.
cx-content-word = “{ $word }” cannot be on a card. A word begins with a letter and has at most { $longest } characters.
cx-content-value = “{ $value }” is not a value. It is a number from 1 to { $highest }.
cx-content-plays = The deck has { $cards } cards. Of 1000 pairs of words { $accepted } connect: 40–60 play well. Of 100 first turns { $first } have a legal play: 75–95 play well.
cx-content-judged = The referee knows { $known } of { $words } words, so games start with judging by vote, alone on trust.
cx-content-strange = The deck has { $cards } cards. The referee knows too few of its words to say how it will play.
cx-content-translated = Words in “{ $language }”: on { $cards } of { $all } cards.
cx-content-twice = “{ $word }” is already on another card, in line { $first }.
cx-content-unknown = The referee does not know the word “{ $word }”. With it the deck is judged by vote or trust.
cx-content-lonely = { $partners ->
        [one] “{ $word }” connects with only { $partners } word of the deck.
       *[other] “{ $word }” connects with only { $partners } words of the deck.
    }
cx-content-related = “{ $one }” and “{ $two }” on the same card connect. The four words of a card are unrelated.

## Kinds of link and rulings

cx-kind-opposite = opposite
cx-kind-same = same thing
cx-kind-is-a = is a kind of
cx-kind-part = part of
cx-kind-made = made of
cx-kind-said = said together
cx-kind-family = same family
cx-kind-property = has property
cx-kind-found = found together
cx-link-opposite = “{ $first }” is the opposite of “{ $second }”
cx-link-same = “{ $first }” and “{ $second }” are the same thing
cx-link-is-a = “{ $first }” is a kind of “{ $second }”
cx-link-part = “{ $first }” is part of “{ $second }”
cx-link-made = “{ $first }” is made of “{ $second }”
cx-link-said = “{ $first }” and “{ $second }” are said together
cx-link-family = “{ $first }” and “{ $second }” belong to the same family
cx-link-property = “{ $first }” can be “{ $second }”
cx-link-found = “{ $first }” and “{ $second }” are found together
cx-verdict-clear = clear
cx-verdict-debatable = debatable
cx-verdict-no = no link known
cx-verdict-unknown = not known yet

## The terminal picture

cx-draw-heading = { $way } · Round { $round } of { $rounds } · Cards in the pile: { $left }
cx-draw-turn = Seat { $seat } is to move.
cx-draw-over = The game is over.
cx-told-laid = Seat { $seat } lays card { $card }: { $pairs }. { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
cx-told-joined = Seat { $seat } lays card { $card }: { $pairs }
cx-told-miss = Seat { $seat } tries card { $card } and misses: { $pairs }
cx-told-challenge = Seat { $seat } challenges: { $pairs }
cx-told-appeal = Seat { $seat } appeals: { $pairs }
cx-told-ruling = House ruling: { $pairs }
cx-draw-seat = Seat { $seat }: points { $points }, hand { $cards }
cx-draw-known = (known: { $cards })
cx-draw-misses = misses: { $misses }
cx-draw-lives = Lives left: { $lives }
# The code of this language, for cards that have words in it
cx-draw-language = en
cx-draw-idle = (waiting)
cx-draw-together = All together: { $points }
cx-draw-solitaire = Cards in the web: { $cards }, connections: { $links }, missed: { $missed }
cx-draw-no-web = The web is still empty.
cx-draw-more = Cards of the web out of sight: { $cards }
cx-draw-map = The numbers are cards. “look X,Y” shows the part around a spot.
cx-draw-top = Top of the pile:
cx-draw-pile = Pile { $pile } ({ $left })
cx-draw-quads = Seat { $seat }: quads { $quads }
cx-draw-line = Seat { $seat }, line { $line }:
cx-draw-waits = What seat { $seat } laid waits for answers:
cx-draw-agree = fine
cx-draw-pair = “{ $first }” + “{ $second }”: { $reason }
cx-draw-pair-debatable = { $link } (debatable)
cx-draw-pair-weak = { $link } (too weak)
cx-draw-ruled-stands = “{ $first }” + “{ $second }”: it stands (house ruling)
cx-draw-ruled-falls = “{ $first }” + “{ $second }”: it falls (house ruling)
cx-draw-answers = Fine: { $fine } · No answer yet: { $unanswered }
cx-draw-vote = Seat { $seat } challenges “{ $first }” and “{ $second }”. Does the connection stand?
cx-draw-vote-appeal = Vote on the appeal of seat { $seat }: does it stand?
cx-draw-pending = Seat { $seat } missed with card { $card } and may appeal:
cx-draw-appealed = Seat { $seat } appeals for card { $card }:
cx-draw-voted-stands = Seat { $seat }: it stands
cx-draw-voted-falls = Seat { $seat }: it falls
cx-draw-voted-abstain = Seat { $seat }: abstention
cx-draw-hand = Your hand:
cx-draw-hand-empty = Your hand is empty.
cx-draw-drawn = Card { $card } was drawn. Place it or keep it.
cx-draw-choose-spot = Card { $card } is chosen. Choose a spot, for example “at 1,0”.
cx-draw-choose-turn = Card { $card } goes to { $x },{ $y }. Turn it: “turn 0” to “turn 3”.
cx-draw-choose-place = Card { $card } is chosen: “lay { $card } in 1 turn 0” or “return { $card } 1”.
cx-draw-choose-line = Card { $card } is chosen: “lay { $card } new turn 0” or “lay { $card } right 1 turn 0”.
cx-draw-round-over = Round { $round } is over. { $reason }
cx-draw-left = Seat { $seat }: points { $points }, left in hand: { $cards }

## How to type

cx-help =
    A card is named by the number in its corner, a spot by x,y as in the picture.
    Placing takes three steps:
      card 12: choose a card in your hand
      at 1,0: choose the spot
      turn 1: place the card, turned clockwise by 0 to 3 quarters
      lay 12 at 1,0 turn 1: all three steps in one line
    back: put the chosen card back
    because said: add a reason: opposite, same, is-a, part, made, said, family, property, found
    Classic, Endless: “draw”, then place the card or “keep” it; “pass” when the pile is empty
    Solitaire: “aside” lays the card aside
    Quick play: “draw”; “stuck” when the pile is empty
    Quads: after “card 12” it goes on in one step
      take 2: take the top card of pile 2
      lay 12 in 3 turn 1: lay the card in place 3 of your quad
      return 12 4: return the card to pile 4
      done: end the turn; all at once: “pass”
    Rummy: after “card 12” it goes on in one step
      draw: draw a card
      lay 12 new turn 0: begin a new line
      lay 12 left 1 turn 0, lay 12 right 1 turn 0: lay the card at an end of line 1
      steal 1 2 left: steal the left card of line 2 of seat 1
      done: end the turn
    Judging by vote: “fine” and “challenge” with the numbers in the picture, then “stands”, “falls” or “abstain”
    look: a map of the whole web; look 3,-2: the part of it around that spot
    rulings: the house rulings; rulings my-rulings.txt saves them, for “--option rulings=@my-rulings.txt”
    After a miss: “appeal” or “accept”

## Why a move is worth it

cx-card-words = “{ $words }”
cx-hint-because = The kind of link can be named before the card is placed.
cx-hint-back = The card fits no good spot: put it back.
cx-hint-pass = Nothing fits: pass and keep the hand.
cx-hint-done = Everything that helps is done: end the turn.
cx-hint-fine = The connection makes sense: it stands.
cx-hint-appeal = People may see the link that the referee missed.
cx-hint-accept = The referee is right.
cx-hint-falls = The link is too weak: it falls.
cx-hint-abstain = The link is open to doubt: abstain.
cx-hint-challenge = The link between “{ $first }” and “{ $second }” is too weak: challenge it.
cx-hint-steal = Card { $card } fits one of your runs: steal it.
cx-hint-run = Card { $card } goes into a run: its value of { $value } counts for you instead of against you.
cx-hint-pairs = It joins { $pairs } cards at once for × { $factor }: { $points } points.
cx-hint-several = It joins { $pairs } cards at once.
cx-hint-fits = Card { $card } fits here.
cx-hint-link =
    “{ $first }” and “{ $second }” connect: { $kind ->
        [opposite] { cx-kind-opposite }
        [same] { cx-kind-same }
        [is-a] { cx-kind-is-a }
        [part] { cx-kind-part }
        [made] { cx-kind-made }
        [said] { cx-kind-said }
        [family] { cx-kind-family }
        [property] { cx-kind-property }
       *[found] { cx-kind-found }
    }.
cx-hint-link-points =
    “{ $first }” and “{ $second }” connect ({ $kind ->
        [opposite] { cx-kind-opposite }
        [same] { cx-kind-same }
        [is-a] { cx-kind-is-a }
        [part] { cx-kind-part }
        [made] { cx-kind-made }
        [said] { cx-kind-said }
        [family] { cx-kind-family }
        [property] { cx-kind-property }
       *[found] { cx-kind-found }
    }) for { $points } points.
cx-hint-return = Card { $card } is of little use to you and covers pile { $pile }.
cx-hint-take-quad = Card { $card } finishes a quad.
cx-hint-take = Card { $card } meets your hand best, links: { $links }.
cx-hint-take-later = Card { $card } promises most for the quads to come.
cx-hint-draw-top = Card { $card } on top of the pile can be placed for { $points } points, and your hand stays.
cx-hint-draw = A new card promises more than what is in the hand.
cx-hint-spare = Card { $card } meets little of your hand: give it back.
cx-hint-quad = Card { $card } is part of a quad worth { $points } points.
cx-hint-keep = Keep card { $card } for a better spot.
cx-hint-aside = Card { $card } would close good spots: lay it aside.
