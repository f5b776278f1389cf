# The web table: pages and what all games share.

wb-skip = Skip to the table
wb-home = Home
wb-rules = Rules
wb-settings = Settings
wb-keys = Keys
wb-key-tab = to the next part of the table
wb-key-arrows = move on the board
wb-key-enter = choose
wb-key-confirm = confirm or finish
wb-key-escape = put back, or close what is open
wb-key-undo = undo
wb-key-ask = explain what is focused, or tap to ask
wb-key-help = this list
wb-theme-light = Light theme
wb-theme-dark = Dark theme
wb-why-not = Why not?
wb-rule-id = Rule { $rule }
wb-read-rule = Read the rule
wb-close = Close
wb-guide = Guide
wb-guide-step = { $step } of { $steps }
wb-guide-skip = Skip the guide
wb-lost = There is no page at this address
wb-welcome = The table is set
wb-play-now = Play now against bots
wb-table-gone = This table is no longer here
wb-bot-name = Bot, { $level }
wb-level-random = random
wb-level-greedy = greedy
wb-token-red = red disc
wb-token-blue = blue square
wb-token-purple = purple diamond
wb-token-yellow = yellow triangle
wb-token-green = green cross
wb-token-white = white arch
wb-token-black = black star
wb-token-sky = sky-blue hourglass
## Home
wb-skip-games = Skip to the games
wb-welcome-more = Games about joining things up. Pick one, take a seat, no account needed.
wb-games = Games
wb-game-connnect = CoNNNect
wb-game-connect5 = Connect 5
wb-game-connections = Connections
wb-tag-connnect = Roll three dice, write two numbers, ring runs and sets before the others do.
wb-tag-connect5 = Place, stack and jump along the circuit. Five in a row ends the round.
wb-tag-connections = Lay word cards like dominoes. If two words belong together, they hold.
wb-meta-connnect = 1–4 players, 25 minutes
wb-meta-connect5 = 2–5 players, 20 minutes
wb-meta-connections = 1–8 players, six ways to play
wb-play-now-game = Play { $game } now against bots
wb-invite = Invite friends
wb-invite-game = Invite friends to { $game }
wb-language = Language
wb-theme = Theme
wb-guest = Guest
wb-you-are = You are { $name }: change name, token and settings
wb-resume-title = Your seat is still free
wb-resume-with = { $game } with { $names }.
wb-nobody = nobody else yet
wb-resume = Sit down again
wb-more-tables = { $n ->
    [one] { $n } more table
   *[other] { $n } more tables
    }
wb-friends = A table for friends
wb-friends-more = Enter a code, a link or the name of a table.
wb-open-record = Open a saved record
wb-not-a-record = This file is not a record of a game.
wb-public-tables = Public tables
wb-seats-open = { $n ->
    [one] { $n } seat open
   *[other] { $n } seats open
    }
wb-join = Join
wb-your-turn = Your turn.
## Setting a table
wb-new-table = A new table
wb-set-the-table = Set the table, then send the link.
wb-what-we-play = What we play
wb-from-to = { $from } to { $to }
wb-board-base = Side B, base
wb-board-advanced = Side A, advanced
wb-dice = Dice
wb-dice-note = Anyone can check the dice of the table afterwards. Or somebody rolls real ones and types them in.
wb-dice-fair = Checkable
wb-dice-table = Real dice
wb-clock = Clock
wb-clock-none = No clock
wb-clock-turn-60 = 1 minute per turn
wb-clock-turn-180 = 3 minutes per turn
wb-clock-game-600-10 = 10 minutes each, plus 10 seconds per move
wb-clock-days-1 = 1 day per move
wb-clock-days-3 = 3 days per move
wb-one-device = All on this device
wb-one-device-note = Hand it round; a cover hides what the others may not see.
wb-public = Listed for everybody
wb-public-note = Otherwise only people with the link can come in.
wb-by-lot = Seats are drawn by lot
wb-chat = Chat
wb-seats = Seats
wb-you = You
wb-named-you = { $name }, you
wb-host = Host
wb-open-seat = Open seat
wb-waits = Waits for a friend
wb-here-too = Somebody here
wb-same-device = On this device
wb-a-bot = Bot
wb-a-friend = A friend
wb-add-bot = Add a bot
wb-who-sits = Who sits in seat { $seat }
wb-remove-seat = Remove seat { $seat }
wb-level-easy = easy
wb-level-medium = medium
wb-level-skilled = skilled
wb-level-strong = strong
wb-level-expert = expert
wb-level-master = master
wb-level-champion = champion
wb-level-defender = Defender
wb-level-rated = { $level } ({ $rating })
wb-rating-note = The number after a level is its measured strength: 100 more means winning 64 games out of 100.
wb-usual = usual
wb-own-content = { $what } of your own
wb-own-content-how = Paste it here, or a link that brings it. What you write is checked as you go.
wb-own-content-file = Choose a file
wb-own-content-sample = Begin with the standard one
wb-own-content-link = Copy a link with it
wb-own-content-fine = It can be played.
wb-own-content-not = It cannot be played yet.
wb-own-content-line = Line { $line }:
wb-make-invite = Make the table and invite
wb-make-start = Start
wb-start-note = Play starts by itself when no seat is open.
## Gathering
wb-is-here = Here
wb-kick = Remove { $name } from the table
wb-kick-sure = { $name } loses the seat and is told so. The link or the code leads back to the table.
wb-your-name = Your name
wb-start = Start
wb-start-bots = { $n ->
    [one] Start with a bot in the open seat
   *[other] Start with bots in { $n } open seats
    }
wb-start-by-itself = Play starts by itself when no seat is open.
wb-waiting-start = { $name } starts the game.
wb-invite-title = Invite
wb-qr = QR code of the link
wb-code = Code
wb-link = Link
wb-copy = Copy
wb-copied = Copied
wb-only-here = Only this computer can open the link. Start the program with --lan to let your home network in.
## At the table
wb-opening = One moment …
wb-away = The table cannot be reached. Trying again.
wb-away-sending = The table cannot be reached. Your move is sent as soon as it is back.
wb-part-missing = A part of this page could not be fetched. Tap to try again.
wb-no-answer = The server does not answer. Try again in a moment.
wb-table-menu = Table { $name }
wb-undo = Undo
wb-ask-takeback = Ask to take back the last move
wb-ask-stop = Suggest stopping the game
wb-ask-replace = Suggest that a bot plays for { $name }
wb-take-seat = Take my seat back
wb-stand-up = Let a bot play for me
wb-log = Last moves
wb-log-empty = Nothing has happened yet.
wb-check-dice = Check the dice
wb-to-home = Back to the home page
wb-offer-takeback = { $name } asks to take back the last move. Do you agree?
wb-offer-stop = { $name } suggests stopping the game without a result. Do you agree?
wb-offer-rematch = { $name } would like a rematch. Do you agree?
wb-offer-replace = { $name } suggests that a bot plays for { $subject }. Do you agree?
wb-offered-takeback = You asked to take back the last move.
wb-offered-stop = You suggested stopping the game.
wb-offered-rematch = You asked for a rematch.
wb-offered-replace = You suggested that a bot plays for { $subject }.
wb-agreed = Agreed: { $names }
wb-agree = Agree
wb-decline = Decline
wb-withdraw = Withdraw
wb-offer-replace-you = { $name } suggests that a bot plays for you. Do you agree?
wb-accepted-takeback = Agreed: { $name } takes back the last move.
wb-accepted-takeback-you = Agreed: you take back your last move.
wb-accepted-stop = Agreed: the game ends here.
wb-accepted-rematch = Agreed: there will be a rematch.
wb-accepted-replace = Agreed: a bot steps in.
wb-ended-declined = What { $name } asked for was declined.
wb-ended-declined-you = What you asked for was declined.
wb-ended-withdrawn = { $name } has withdrawn the question.
wb-ended-withdrawn-you = You have withdrawn your question.
wb-ended-lapsed = What { $name } asked for got no answer in time.
wb-ended-lapsed-you = What you asked for got no answer in time.
wb-gone = { $name } has been away for a minute: a bot may step in.
wb-bot-plays = A bot now plays for { $name }.
wb-bot-plays-you = A bot now plays for you.
wb-plays-again = { $name } plays again.
wb-plays-again-you = You play again.
wb-undid-seen = { $name } has taken back a move after seeing what came of it.
wb-undid-seen-you = You have taken back a move after seeing what came of it.
wb-undid = { $name } takes back the last move.
wb-chat-empty = Nobody has written anything yet.
wb-chat-line = Your line
wb-chat-off = The chat is off.
wb-chat-switch-off = Switch the chat off
wb-chat-switch-on = Switch the chat on
wb-send = Send
wb-cover = { $name } is next
wb-cover-more = Hand over the device. What you may not see is covered.
wb-cover-open = I am { $name }, show my side
wb-open = Open
wb-open-rulebook = Open the rulebook here
wb-seat-taken = Your seat was given to somebody else
wb-table-deleted = This table was deleted
wb-table-closed = This table cannot be opened
wb-table-closed-more = It is no longer here, or it is private and needs its code.
wb-round-ended = Round { $round } is over.
wb-told-join = { $name } sits down.
wb-told-back = { $name } is back.
wb-told-leave = { $name } leaves the table.
wb-told-kick = { $name } was removed from the table.
wb-told-seat-removed = An open seat was taken away.
wb-told-drawn = The seats were drawn by lot: { $names }.
wb-told-host = { $name } is now the host.
wb-told-host-you = You are now the host.
wb-told-chat-off = { $name } has switched the chat off.
wb-told-chat-on = { $name } has switched the chat on.
wb-told-correct = { $name } corrects what was typed.
wb-server-away = { $seconds ->
    [one] The server was away for { $seconds } second. It counts for nobody.
   *[other] The server was away for { $seconds } seconds. They count for nobody.
    }
wb-name-of-seat = Name of the person in seat { $seat }
wb-objection = Time to object
wb-objection-note = How long the others may challenge a card, and vote.
wb-objection-none = No limit
wb-draw-cards = The table draws the cards
wb-draw-cards-note = For those who have only dice.
wb-undo-seen = Take back my last move
wb-undo-seen-note = You have seen what came of it: this is told and counted.
wb-stop = Stop the game
wb-stop-sure = The game ends here without a result.
wb-play-on = Play on
wb-delete-table = Delete this table
wb-delete-sure = Everything stored for this table goes for good, for everybody: the game, its chat and its replay. A room or a ranking keeps the line it noted.
wb-delete-keep = Keep it
wb-offer-takeback-move = { $name } asks to take back a move: “{ $move }”. Do you agree?
wb-offered-takeback-move = You asked to take back: “{ $move }”.
wb-sent-away = The host has removed you from the table. You can sit down again while a seat is open.
wb-not-seated = No seat for you?
wb-takebacks = { $n ->
    [one] { $name }: { $n } take-back
   *[other] { $name }: { $n } take-backs
    }
wb-group-agree = Nobody objects
wb-group-object = { $name } objects
## Between rounds
wb-break = Break between rounds
wb-ready = Ready
wb-still-looking = Still looking at the last round: { $names }.
wb-next-round = The next round begins when everybody is ready.
wb-ready-how = Say Ready when you have seen enough.
## Settings
wb-settings-kept = kept in this browser
wb-you-at-table = You at the table
wb-save = Save
wb-saved = Saved
wb-token-liked = Token on your home page
wb-token-note = At a table the seats have their tokens in this order; the last three are used only at tables of more than five.
wb-theme-is-auto = System
wb-theme-is-light = Light
wb-theme-is-dark = Dark
wb-size = Text size
wb-size-normal = Normal
wb-size-large = Large
wb-help-playing = Help while playing
wb-help-legal = Show what is possible
wb-help-legal-note = Dashed frames on everything you may tap, and Connects you can claim.
wb-help-confirm = Confirm moves
wb-help-confirm-note = A move that ends your turn waits until you confirm it.
wb-first-game = First-game guide
wb-guide-note = Runs once in each game.
wb-guide-again = Play it again
wb-senses = Movement, sound, notifications
wb-motion = Movement
wb-motion-note = Reduced shows with an outline where a piece went.
wb-motion-auto = System
wb-motion-less = Reduced
wb-sound = Sounds
wb-sound-note = Pencil, dice, card. Off unless you turn them on.
wb-notify = Tell me when it is my turn
wb-notify-note = With a browser notification, while this page is open.
## Rulebook
wb-rulebook = Rulebook
wb-rules-search = Search the rules
wb-rules-none = No rule contains these words.
wb-chapter-cn-s = Sheet and set-up
wb-chapter-cn-r = A round
wb-chapter-cn-f = Free Action
wb-chapter-cn-c = Claims
wb-chapter-cn-b = Bonuses
wb-chapter-cn-o = Circles, lines, objectives
wb-chapter-cn-e = The end
wb-chapter-c5-b = The board
wb-chapter-c5-m = A turn
wb-chapter-c5-d = Doubles
wb-chapter-c5-w = Connect 5
wb-chapter-c5-g = Rounds and the end
wb-chapter-c5-o = Options
wb-chapter-cx-k = Cards and connecting
wb-chapter-cx-j = Who judges
wb-chapter-cx-g = Dealing, turns, ties
wb-chapter-cx-ways = Six ways to play
wb-chapter-cx-o = Options
## Dice check
wb-dice-check = Dice check
wb-dice-hold = These dice were fair.
wb-dice-fail = These dice do not match the seal.
wb-dice-drawn-again = This browser has drawn every one of them again.
wb-dice-proved-you = It added a line of its own after the dice were sealed, so nobody could choose them: not the players, and not whoever runs the server.
wb-dice-proved-seats = Seats added lines of their own after the dice were sealed: nobody could choose them unless all of these worked together with whoever runs the server.
wb-dice-proved-players = Nobody added anything of their own: no player could choose the dice, but whoever runs the server is not ruled out.
wb-dice-proved-deal = On a shared deal all tables play the same dice, so nobody adds to them: no player could choose them, but whoever runs the server is not ruled out.
wb-dice-changed = But the seal is not the one that this browser was shown before the start, or its own line was left out: whoever runs the server may have chosen these dice.
wb-dice-real = Real dice were rolled at this table: there is nothing to check.
wb-dice-later = The dice can be checked when the game is over.
wb-dice-deal = The dice can be checked when the challenge is closed.
wb-dice-all = All { $n } draws follow from the sealed secret and what each seat added.
wb-dice-some = { $wrong } of { $n } draws do not follow from the sealed secret.
wb-dice-sealed = Sealed before the start
wb-dice-opened = Opened at the end
wb-dice-matches = matches the seal
wb-dice-differs = does not match the seal
wb-dice-added = Added by the seats
wb-dice-nothing = nothing
wb-dice-right = right
wb-dice-wrong = wrong
wb-dice-again = Check again
wb-taken-back = taken back
wb-show-all = Show all { $n }
wb-faces = How often each face fell
wb-faces-spoken = How often the faces 1 to 6 fell: { $counts }; expected: { $expected }
wb-faces-say = { $total } dice, { $expected } of each expected. 19 of 20 fair games keep all six between { $low } and { $high }.
wb-luck = Who had the luck
wb-luck-rolls = Points the rolls were worth to each seat, against all other rolls of that moment. The band is what chance alone gives.
wb-luck-cards = Values of the cards dealt to each seat, against the average. The band is what chance alone gives.
wb-to-table = Back to the table
## Result and replay
wb-final-score = Final score
wb-place = Rank
wb-who = Name
wb-best-of-source = Underlined: most at the table from this source.
wb-ahead-in = { $source } (+{ $by })
wb-why-won = { $name } was ahead of { $other } in { $sources }.
wb-why-you-won = You were ahead of { $other } in { $sources }.
wb-points-by-move = Points, move by move
wb-points-by-round = Points, round by round
wb-points-spoken = Points at the end: { $seats }
wb-replay = Replay
wb-replay-start = The start
wb-replay-at = Move { $at } of { $of }
wb-replay-back = One move back
wb-replay-on = One move on
wb-replay-play = Play
wb-replay-pause = Pause
wb-link-moment = Link to this moment
wb-what-if = What if? Play on from here
wb-save-record = Save the record
wb-stopped = The game was stopped
wb-nobody-wins = Nobody wins
wb-solo-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
wb-shared-win = { $names } share the win
wb-you-win = You win
wb-wins = { $name } wins
wb-you-win-by = { $lead ->
    [one] You win by { $lead } point
   *[other] You win by { $lead } points
    }
wb-wins-by = { $lead ->
    [one] { $name } wins by { $lead } point
   *[other] { $name } wins by { $lead } points
    }
wb-rematch = Rematch
wb-challenge-friend = Challenge a friend with the same deal
wb-challenge-note = From then on nothing is taken back here, and there are no hints.
## Challenges and rooms
wb-today = Today’s challenges
wb-daily-connnect = Same dice for all
wb-daily-connnect-more = Twelve rounds alone: everybody gets the rolls you get.
wb-daily-connections = One deck, one web
wb-daily-connections-more = Twenty-eight cards, three misses: find the links yourself, the same for everybody.
wb-daily-connect5 = Five by force
wb-daily-connect5-more = One position, three attempts: find the only way to five.
wb-daily-done = done today
wb-daily-compare = Compare
wb-daily-try-place = { $place } of { $count }
wb-daily-count = { $n ->
    [one] { $n } result, best { $best }
   *[other] { $n } results, best { $best }
    }
wb-daily-first = No results yet
wb-play = Play
wb-deal-results = How everybody did
wb-challenge = Challenge
wb-challenge-same = { $game }: the very same deal
wb-challenge-more = You begin exactly as your friend did. Compare when you are done.
wb-challenge-gone = This challenge is no longer here
wb-room = Room
wb-room-new = A room for your group
wb-room-more = One link that stays: it always leads to the table your group plays at.
wb-room-name = Name of the room
wb-room-make = Open the room
wb-room-enter = To the table
wb-room-next = Set the next table
wb-room-closed = This room cannot be opened without its link
wb-class = Class
wb-class-open = Open a class

## Hints and review
wb-hint = Hint
wb-hint-looking = Looking for a good move …
wb-hint-about = It knows only what you know. You decide.
wb-thinks = { $name } is thinking
wb-hurried = The server is busy, so bots get less time to think.
wb-review = Moves that cost most
wb-review-how = Estimated by a strong bot from what could be known at that moment. Luck is not counted.
wb-review-progress = Going through the game: { $percent } %
wb-review-none = No move of yours cost anything worth mentioning.
wb-review-better = Better: { $move }
wb-review-points = points
wb-review-span = likely { $span }
wb-review-share = chance to win
wb-review-show = Show in the replay
wb-review-move = A move by { $name }.
wb-replay-played = Played: { $move }
wb-mark-played = played
wb-mark-better = better
wb-try-it = Try it
wb-what-if-is = What if? Played on from move { $at } of another game.
wb-what-if-back = Back to that game
wb-share-result = Share the result
wb-share-picture = The result as a picture
wb-share-text = The result in words
wb-share-send = Send
wb-share-copy = Copy the text
wb-share-save = Save the picture

## Clocks
wb-time-left = Time left: { $time }
wb-time-face-days = { $days } d { $hours } h
wb-time-face-hours = { $hours } h { $minutes } min
wb-time-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
    }
wb-time-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
    }
wb-time-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
    }
wb-time-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
    }
wb-time-up = { $name } is out of time: the table moves.
wb-time-up-you = Your time is up: the table moves for you.

# A game without a client folder of its own: its view and actions as lists
wb-other-tag = A game added on this server.
wb-other-daily = The same deal for everybody.
wb-other-view = How things stand
wb-other-actions = What you can do
wb-other-choose = Choose an action
wb-other-confirm = Confirm: { $action }
wb-other-wait = Waiting for { $names }.
wb-other-ends = This ends your turn.
wb-other-shows = This shows something new and cannot be taken back.
wb-other-turn = to act
wb-other-waits = waits
wb-other-line = { $name }: { $action }
wb-other-chance = Chance
wb-other-yes = yes
wb-other-no = no
wb-other-nothing = nothing
wb-other-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }

wb-tips-off = No more tips
wb-tip-seen = Got it
wb-learn = Learn it in a minute

wb-ask = Ask what something is
wb-ask-mode = Tap anything to learn what it is.
wb-ask-end = Play on
wb-rules-aim = The aim
wb-rules-minute = One minute of how it goes
wb-decided = settled by us
wb-decided-why = The rulebook leaves something open here.
wb-play-lesson = Play the lesson

## Who is here, and talk
wb-presence-here = here
wb-presence-away =
    { $n ->
        [0] away
        [one] away for { $n } minute
       *[other] away for { $n } minutes
    }
wb-presence-bot = bot, { $level }
wb-presence-replaced = a bot plays for now
wb-people = At the table
wb-nudge = Nudge
wb-nudge-name = Nudge { $name }
wb-nudged = { $name }, are you still there?
wb-nudge-you = The others wait for you: it is your turn.
wb-ask-bot = Ask a bot
wb-watching = You are watching.
wb-watchers =
    { $n ->
        [one] { $n } person is watching.
       *[other] { $n } people are watching.
    }
wb-chat-new = { $n } new
wb-chat-unread = Chat, { $n } new
wb-chat-write = Write to the table
wb-word-nice = Nice
wb-word-moment = One moment
wb-word-thanks = Thanks
wb-word-played = Well played

## Arriving
wb-invited = { $name } invites you to play { $game }.
wb-about-game = What is this game?
wb-about-connnect = Three dice are rolled for everybody. Write two numbers into your sheet and ring runs or equal numbers that touch. Longer rings and new shapes bring more points; after twelve rounds the most points win.
wb-about-connect5 = Place tokens on the dots of a circuit, move them along the lines and jump over others. Whoever has five in a row along one line ends the round. Tokens that you eat bring points on the way.
wb-about-connections = Every card has a word on each side. Lay a card beside others so that all words that touch belong together: coal and fire, apple and tree. Each link brings points; if you doubt one, you may object.
wb-length = Playing time
wb-length-connnect = about 25 minutes
wb-length-connect5 = about 20 minutes
wb-length-connections = 15 to 40 minutes
wb-cards-language = Language of the cards
wb-leave-gathering = Leave the table
wb-remove-open = Take this open seat away
wb-name-first = Your friends see who invites them: write your name first.
wb-hosted-by = with { $name }

## Play now
wb-strength = How strong are the others?
wb-level-match = match me
wb-level-note-match = Stronger after two wins in a row, weaker after two defeats. Now: { $level }.
wb-match-note = A bot that matches you gets stronger after two of your wins in a row and weaker after two defeats. Now: { $level }.
wb-level-gentle = gentle
wb-level-note-gentle = Plays along and lets you try things.
wb-level-note-greedy = Takes the most points at once and plans nothing.
wb-level-note-easy = Thinks a little and overlooks things.
wb-level-note-medium = Plans its next turns, a fair match.
wb-level-note-skilled = Plans well and wastes little.
wb-level-note-strong = Looks far ahead and forgives little.
wb-level-note-expert = Looks further still and punishes mistakes.
wb-level-note-master = Hardly ever makes a mistake.
wb-level-note-champion = The strongest player here.
wb-play-short = Play now
wb-play-solo = Play alone
wb-which-board = Board
wb-first-seat = With two players, whoever starts a quick game wins about { $wins } of 100 (measured with strong bots). In a full game everybody starts once.
wb-start-uneven = Whoever starts wins about { $wins } of 100: play a full game
wb-start-even = Everybody starts once: back to a quick game
wb-suggest-up = You won twice in a row. Try { $level }?
wb-suggest-down = You lost twice in a row. Try { $level }?
wb-ways = Six ways of Connections
wb-way-classic = Classic
wb-way-classic-more = In turn, one card at a time; every pair that touches must hold.
wb-way-endless = Endless
wb-way-endless-more = One web that grows and grows, in one long round.
wb-way-solitaire = Solitaire
wb-way-solitaire-more = Card by card through the deck: how large a web can you lay?
wb-way-quick = Quick play
wb-way-quick-more = No turns: whoever sees a link first lays the card.
wb-way-quads = Quads
wb-way-quads-more = Build squares of four cards with four links.
wb-way-rummy = Rummy
wb-way-rummy-more = Lay rows of cards, and lengthen those of others.
wb-way-who =
    { $from ->
        [1] { $to ->
            [1] 1 player
           *[other] 1 to { $to } players
        }
       *[other] { $from } to { $to } players
    }

## My games
wb-my-games = My games
wb-look = Look
wb-all-games =
    { $n ->
        [one] All games, { $n } finished
       *[other] All games, { $n } finished
    }
wb-games-kept = Kept in this browser and nowhere else.
wb-games-save = Save as a file
wb-games-against = { $game }, against { $names }
wb-games-alone = { $game }, alone
wb-games-game = Game and others
wb-games-best = Best
wb-games-replay = Replay of { $game }, { $day }
wb-games-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
wb-games-rank = place { $rank } of { $of }
wb-games-stopped = stopped

## The server, for its host
wb-host-page = This server
wb-host-well = All is well: tables are stored.
wb-host-trouble = Tables cannot be stored right now. Look at the disk or the database.
wb-host-version = Version
wb-host-form-compiled = { $version }, compiled rules
wb-host-form-pure = { $version }, rules not compiled: bots think more slowly
wb-host-address = Links lead to
wb-host-stored = Stored
wb-host-used = In use
wb-host-most = of { $most } at most
wb-host-keep = Old tables
wb-host-keep-never = are kept
wb-host-keep-days =
    { $n ->
        [one] are removed { $n } day after the last act
       *[other] are removed { $n } days after the last act
    }
wb-host-removed = Removed since the start
wb-host-each = One address may add
wb-host-each-hour = { $size } an hour
wb-host-now = Now
wb-host-tables = Tables in memory
wb-host-sessions = People connected
wb-host-bots = Bots that think
wb-host-waiting = Bots that wait
wb-host-share = Thinking time of bots
wb-host-connections = Connections
wb-host-refused = Turned away
wb-host-limits = Limits on requests
wb-host-on = on
wb-host-off = off
wb-host-elsewhere = This page is only for the computer that the server runs on.
wb-host-none = no limit

## Rooms
wb-season = The table of this group
wb-season-name = Name
wb-season-played = Played
wb-season-won = Won
wb-season-average = Average
wb-room-played = Played here
