# The table: what the terminal and the table say whatever the game.

## Game, seats and options
tb-no-game = Say which game: { $known }.
tb-bad-game = There is no game “{ $game }”. There are: { $known }.
tb-bad-seat = “{ $seat }” cannot sit at this table. Seats are { $known }.
tb-bad-count =
    { $count ->
        [one] { $count } seat is named.
       *[other] { $count } seats are named.
    } The game takes { $low }–{ $high }.
tb-bad-count-fixed =
    { $count ->
        [one] { $count } seat is named.
       *[other] { $count } seats are named.
    } The game takes exactly { $low }.
tb-bad-option-form = “{ $option }” is not an option. Options are written name=value.
tb-bad-option = There is no option “{ $option }”. There are: { $known }.
tb-no-options = There is no option “{ $option }”. This game has no options.
tb-bad-choice = “{ $value }” does not fit the option { $option }. It can be { $known }.
tb-bad-span = “{ $value }” does not fit the option { $option }. It is a number from { $low } to { $high }.
tb-bad-value = “{ $value }” does not fit the option { $option }. It is a whole number.
tb-bad-start = The game cannot start like this: { $reason }
tb-bad-content = The game cannot start with this content, line { $line }: { $reason }

## Lab
tb-lab-title =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } with everybody in every seat, seed { $seed }, { $form }. In brackets: 95 % intervals.
tb-lab-games = games
tb-lab-wins = won
tb-lab-shared = shared
tb-lab-share = share of wins
tb-lab-points = points
tb-lab-rating = rating
tb-lab-ends = Endings: { $ends }.
tb-lab-anchor = { $level } is 1000; 400 points are odds of ten to one. Seed { $seed }, 95 % intervals.
tb-lab-progress = Game { $number } of { $count }
tb-lab-no-seats = Say who plays with --seats, for example --seats greedy,random. There are: { $known }.
tb-lab-two-seats = Ratings need a game for two, and { $game } is not one.
tb-lab-other-file = { $file } holds something else, so nothing is added to it: { $reason }

## Server
tb-serving = The table is open: { $address }
tb-serving-lan = Everybody in the same network can scan the code or type the address.
tb-serving-stop = Ctrl+C closes it. Games are kept and go on next time.
tb-port-taken = { $host } port { $port } cannot be used. Choose another one with --port.
tb-store-trouble = Games cannot be kept here: { $reason }
tb-data-in-use = The folder { $folder } is already used by another server. Stop that one first, or choose another folder with --data.
tb-database-wait = Waiting for the database: { $reason }
tb-no-client = The web client is not part of this copy. `make client` builds it; start again afterwards. The table itself works: its addresses are described at /api/docs.

## Files
tb-file-missing = There is no file { $file }.
tb-file-exists = There is already a file { $file }. Choose another name.
tb-export-none = There is nothing to take along yet.
tb-taken-along = Saved: { $file }. Another game takes it with --option { $name }=@{ $file }
tb-file-closed = The file { $file } cannot be read: { $reason }.
tb-file-large = The file { $file } is too large. At most { $megabytes } MB are read.
tb-file-not-utf8 = The file { $file } is not UTF-8 text: line { $line } has other bytes.
tb-save-failed = The game could not be saved in { $file }: { $reason }.
tb-saved = The game is saved: { $file }
tb-resume = Go on with it like this:
tb-no-saved = There is no game to go on with in { $folder }. Start one with “connectable play GAME”.
tb-record-bad = The record { $file } cannot be used: { $reason }
tb-bad-players = The record does not say who sits where: its list of players does not fit its seats.
tb-record-saved = The record is saved. Watch it again like this:
tb-check-fine = { $file }: everything fits.
tb-check-unknown = { $file } is neither a board (.txt) nor a sheet (.toml) nor a deck (.toml, .csv).
tb-check-not-toml = From here on this is not TOML.
tb-check-no-table = This TOML has neither “card” (a deck) nor “setup” (a player sheet).

## What is kept
tb-file-there = There is already a file { $file }. --force replaces it.
tb-no-store = No tables are kept in { $file }. --data names the folder, --database the address.
tb-keeping-trouble = This cannot be done with the stored games: { $reason }
tb-no-table = There is no table { $table } here.
tb-table-bad = The table { $table } cannot be read: { $reason }
tb-export-open = The game at { $table } is not over. The file would hold its secrets; --with-secrets writes it all the same.
tb-export-secrets = The record holds the secrets of a running game. Show it to nobody who plays.
tb-exported = The record is saved: { $file }
tb-backed-up = Everything is saved: { $file }. It holds secrets of running games and is for you alone.
tb-store-full = Tables are kept here already. --force replaces all of them with those of the file; close the server first.
tb-restored =
    { $count ->
        [one] { $count } table is back.
       *[other] { $count } tables are back.
    }

## Dice check
tb-verify-fair =
    { $count ->
        [one] These dice were fair. The one roll follows from the sealed secret and what the seats added.
       *[other] These dice were fair. All { $count } rolls follow from the sealed secret and what the seats added.
    }
tb-verify-unsealed = These dice were not fair. The secret is not the one that was sealed before the start.
tb-verify-wrong = These dice were not fair. Entry { $entry }, { $label }: the record says “{ $said }”, the dice give “{ $computed }”.
tb-verify-sealed = Sealed before the start: { $seal }
tb-verify-opened = Opened at the end: { $secret }
tb-verify-added = Added by the seats: { $added }
tb-verify-label = roll
tb-verify-take = take
tb-verify-said = in the record
tb-verify-computed = by the dice
tb-verify-back = taken back
tb-verify-none = { $file } names no dice, so there is nothing to check. Records of finished games at a server name them.
tb-verify-table = { $file }: people rolled dice of their own at this table, so there is nothing to check.
tb-verify-secret = { $file }: the game was not over, so its secret is still sealed. There is nothing to check yet.

## Play
tb-welcome = Type what you do. “help” shows how, “legal” what is possible, “quit” saves and leaves.
tb-prompt = Seat { $seat } >
tb-seat = Seat { $seat }
tb-seat-bot = Seat { $seat }, { $level } bot
tb-level-random = random
tb-level-gentle = gentle
tb-level-greedy = greedy
tb-level-easy = easy
tb-level-medium = medium
tb-level-skilled = skilled
tb-level-strong = strong
tb-level-expert = expert
tb-level-master = master
tb-level-champion = champion
tb-log = Seat { $seat }: { $action }
tb-cover = Pass the keyboard to seat { $seat }. The others look away.
tb-cover-prompt = Enter shows the table.
tb-not-understood = “{ $text }” is not a move of this game. “help” shows how to type.
tb-for-example = Possible now, for example: { $actions }.
tb-refused-title = Why not “{ $action }”?
tb-refused = The rules do not allow it now. “legal” shows what is possible.
tb-rule = Rule { $rule }. “help { $rule }” shows it.
tb-by-rule = Rule { $rule }.
tb-no-rule = There is no rule “{ $rule }” in this game. Rules are named as in “help { $example }”.
tb-legal-none = No legal move contains “{ $part }”. “legal” alone shows all.
tb-bad-look = The seats are 1 to { $seats }.
tb-undone = Taken back: { $actions }.
tb-undo-none = There is nothing of yours to undo since somebody else moved, a die or a card came, or you were done.
tb-next-none = Nobody else at this keyboard may move now.
tb-help-typing = What you can type
tb-help-help = “help” shows this, “help { $rule }” shows rule { $rule }.
tb-help-legal = “legal” lists the legal moves with their points, “legal f5” those that contain f5.
tb-help-look = “look 2” shows the picture of seat 2.
tb-help-undo = “undo” takes back your last move, “undo all” all that may be taken back.
tb-help-next = “next” passes the keyboard to the next person who may move.
tb-help-save = “save” saves the game, “quit” saves it and leaves.

## Result and replay
tb-total = total
tb-rank = rank
tb-replay-prompt = Enter: next. “quit”: stop.
tb-replay-open = The game is not over.

## Lists
tb-list-more = { $start }, { $next }
tb-list-end = { $start } and { $last }
tb-list-end-before-i = { $start } and { $last }

## Refusals of the table
tb-refusal-host = This is up to the host, { $host }.
    .title = Why not you?
tb-refusal-not-gathering = The game has begun. This is possible only before the start.
    .title = Why not now?
tb-refusal-not-playing = No game is under way. This is possible only during a game.
    .title = Why not now?
tb-refusal-not-over = The game is not over. This is possible afterwards.
    .title = Why not now?
tb-refusal-seat = Nobody sits there who may do this.
    .title = Why not { $seat }?
tb-refusal-no-seat = You no longer have a seat at this table. You can watch, or join if a seat is open.
    .title = Why not you?
tb-refusal-kicked = The host has removed you from this table. While seats are open you can sit down again.
    .title = Why not any more?
tb-refusal-offer-open = The same question is open already. The answers decide it.
    .title = Why not ask again?
tb-refusal-no-offer = Nobody is asking for this now.
    .title = Why not answer?
tb-refusal-undo = Somebody else has moved since, or something was revealed. You can ask the others to take the move back.
    .title = Why not undo?
tb-refusal-no-takeback = Moves are not taken back here: what a wrong move costs is part of the game.
    .title = Why not take it back?
tb-refusal-ready = The next round begins when everybody is ready.
    .title = Why not yet?
tb-refusal-replace = A bot steps in only for somebody else whose turn it is.
    .title = Why not replace { $seat }?
tb-refusal-full = Every seat is taken. You can watch.
    .title = Why not join?
tb-refusal-taken = That seat is taken. Choose an open one.
    .title = Why not { $seat }?
tb-refusal-name = A name has 1 to { $most } characters, at least one of them visible.
    .title = Why not this name?
tb-refusal-kick-self = The host stays. To go yourself, leave the table.
    .title = Why not yourself?
tb-refusal-fewest =
    This game needs at least { $fewest } { $fewest ->
        [one] seat
       *[other] seats
    }.
    .title = Why not fewer seats?
tb-refusal-long = This table has more than { $most } events: it is too long for that. Start a new one.
    .title = Why not?
tb-refusal-nudge = You can nudge somebody else whose turn it is.
    .title = Why not nudge?
tb-refusal-nudged = Somebody was nudged a moment ago. Try again after { $seconds } seconds.
    .title = Why not nudge?
tb-refusal-contribution = A contribution to the dice is one line of at most { $most } ASCII characters.
    .title = Why not this contribution?
tb-refusal-deal = The deal is the same for everybody here. Nothing changes its dice, and moves are not taken back.
    .title = Why not with this deal?
tb-refusal-share = Only a game with one person can be shared: with fair dice, played from its beginning, without moves taken back.
    .title = Why not share this deal?
tb-refusal-paused = The teacher has paused the game. Everything stays as it lies.
    .title = Why not now?
tb-refusal-class = At the tables of a class this is up to the teacher.
    .title = Why not here?
tb-refusal-teacher = Only the teacher of this class can do this.
    .title = Why not?
tb-refusal-class-closed = This class is over.
    .title = Why not?
tb-refusal-class-desk = This link has been used, or its time is over. Ask for a new one at the desk.
    .title = Why not open the desk?
tb-refusal-class-desks = A class has at most { $most } further desks.
    .title = Why not one more?
tb-refusal-class-full = A class has room for { $most } people.
    .title = Why not come in?
tb-refusal-class-waits = You have no table yet.
    .title = Why not ask?
tb-refusal-class-nobody = Nobody of that number is in this class.
    .title = Why not?
tb-refusal-class-nobody-sits = Nobody sits at a table yet. Draw lots, or put people at tables.
    .title = Why not start?
tb-refusal-class-locked = The tables are playing. Pause or end the round first.
    .title = Why not now?
tb-refusal-class-minutes = A round lasts at most { $most } minutes.
    .title = Why not this long?
tb-refusal-class-no-round = No round is under way.
    .title = Why not?
tb-refusal-class-no-table = There is no such table in this class.
    .title = Why not there?
tb-refusal-class-tables = A class has at most { $most } tables.
    .title = Why not one more table?
tb-refusal-class-table-full = This table has room for { $most }.
    .title = Why not there?
tb-refusal-class-rounds = A class plays at most { $most } rounds. Open a new one.
    .title = Why not start?
tb-refusal-notation = It is not a move of this game.
    .title = Why not “{ $text }”?
tb-refusal-no-roll = No roll is due, or the table does not play with table dice.
    .title = Why not roll?
tb-refusal-no-correction = Nothing can be corrected any more: somebody has played since.
    .title = Why not correct it?
tb-refusal-hint-people = Hints are for games against bots. Here other people play too.
    .title = Why no hint?
tb-refusal-hint-deal = Everybody gets this deal and results are compared, so it has no hints.
    .title = Why no hint?
tb-refusal-hint-turn = It is not your turn. A hint is for the move you are about to make.
    .title = Why no hint?
tb-refusal-chat = The host has switched chat off.
    .title = Why not chat?
tb-refusal-line = A line has 1 to { $most } characters.
    .title = Why not this line?

## What cannot be done
tb-error-malformed = The server could not read this. Load the page again and try once more.
tb-error-start = The game cannot start with these seats and options. Choose others.
tb-error-seats = This way of playing is for { $fewest } to { $most } players.
tb-error-seats-exact =
    { $most ->
        [one] This way of playing is for one player: leave one seat.
       *[other] This way of playing is for { $most } players.
    }
tb-error-record = This record cannot be played: it is incomplete, or from another version.
tb-error-no-seat = You have no seat at this table. You can watch it with its code, or sit down while seats are open.
tb-error-kicked = The host has removed you from this table. While seats are open you can sit down again.
tb-error-not-found = There is no such table, or it is private. The link with its code opens it.
tb-error-no-room = There is no such room, or the code is missing or does not match.
tb-error-no-class = There is no such class, or the code does not match.
tb-error-class-stranger = You are not in this class, or not any more. Come in with its code.
tb-error-no-challenge = This challenge is not here any more.
tb-error-no-code = No table with open seats has this code. Look at it again, or ask for a new one.
tb-error-no-page = There is nothing here.
tb-error-deal-closed = This deal is closed. A new one comes every day.
tb-error-day-later = This day has not come yet.
tb-error-no-day = There was no daily challenge here on this day.
tb-error-review-later = A review would show the solution. It opens when the day is over.
tb-error-method = This cannot be done here.
tb-error-stale = The table has moved on in the meantime. Look again, then choose.
tb-error-too-big = This is too much at once. Send less.
tb-error-too-heavy = This takes too long to work out. Send something smaller.
tb-error-host = This server does not answer to that name. Open it under the address it was started with.
tb-error-full = This server has no room for more tables at the moment. Try again later, or ask whoever runs it.
tb-error-media = The server takes only JSON here.
tb-error-too-fast =
    { $seconds ->
        [one] That was too often. Wait { $seconds } second.
       *[other] That was too often. Wait { $seconds } seconds.
    }
tb-error-trouble = Something went wrong on the server. Nothing was changed. Try again.
tb-error-damaged = What is stored of this table cannot be read. Whoever runs the server finds the reason in its log and can put a backup in place. Other tables are not affected.
tb-error-store-away = The server cannot store anything at the moment. Try again shortly.
