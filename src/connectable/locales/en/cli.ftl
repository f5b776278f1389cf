# The command line: help pages, and what is said when a command is not understood.

## Pages
cl-title = Connectable: CoNNNect, Connect 5 and Connections at one table.
cl-commands = Commands:
cl-games = Games: { $games }.
cl-more = “connectable COMMAND --help” explains a command.

## Commands
cl-home = Open the table on this computer, or for everybody at home.
cl-serve = Run the server for many tables.
cl-play = Play in the terminal.
cl-replay = Step through a record.
cl-verify = Check the dice of a record.
cl-check = Check a board, a sheet or a deck.
cl-export = Write the record of a table as JSON.
cl-backup = Save everything that is kept in one file, also while the server runs.
cl-restore = Bring everything back from a file.
cl-lab = The lab: bots measured against each other.
cl-lab-match = Let bots play a match and count it.
cl-lab-rate = Rate all levels of a game.
cl-completion = Print the script with which a shell completes commands.
cl-version = Version and form of the rules.

## Switches and arguments
cl-port = Port to listen on, { $default } unless told otherwise; 0 takes a free one.
cl-lang = Language: { $known }.
cl-help = Show this page.
cl-data = Folder in which tables are kept.
cl-database = Database in place of the folder, as postgresql://…
cl-public-url = Address by which others reach the server; links begin with it.
cl-peer-url = Address by which other processes on the same database reach this one.
cl-lan = For everybody in the same network, with a code to scan.
cl-no-browser = Open no browser.
cl-host = Address to listen on, { $default } unless told otherwise.
cl-bot-workers = Processes in which bots think, { $low } to { $high }; { $default } unless told otherwise. { $alias } means the same.
cl-keep-days = Delete tables that nobody has touched for so many days; 0 keeps all.
cl-limits = Limits per address and seat: a TOML file, none for trusted networks; default prints the file.
cl-game = The game: { $games }.
cl-seats = Who sits where: you for yourself, bot:greedy for a bot of that level.
cl-option = An option of the game, as often as needed; name=@FILE takes the text of a file.
cl-seed = Any text; the same one gives the same dice and cards again.
cl-record = File in which the record is saved.
cl-resume = Go on with a saved game: its file in place of the game; without a file, the last one.
cl-record-file = The record.
cl-replay-all = Show everything at once.
cl-replay-seat = Show what that seat saw.
cl-content-file = A board (.txt), a sheet (.toml) or a deck (.toml, .csv).
cl-table = Name of the table, or its link.
cl-out = File to write; without it the record is printed.
cl-with-secrets = Also during play: the record then holds the secrets of the game.
cl-force = Replace a file that is already there.
cl-backup-file = File to write; without it a new one, named by date and time.
cl-restore-file = A file that “connectable backup” wrote.
cl-restore-force = Replace the tables that are kept; close the server first.
cl-lab-seats = The levels that play, one for each seat.
cl-lab-games = Games in all, rounded up to whole deals; { $default } unless told otherwise.
cl-lab-seconds = At most so many seconds for a choice; 0 sets no limit.
cl-lab-simulations = Simulations for a choice; 0 leaves each level its own number.
cl-lab-seed = Any text; the same one gives the same deals. { $default } unless told otherwise.
cl-processes = Games played at a time, { $low } to { $high }; { $default } unless told otherwise.
cl-json = Print JSON.
cl-lab-rate-games = Games for each pair of levels, { $default } unless told otherwise.
cl-lab-file = File of the games played; another run goes on where it ends.
cl-lab-all = Every level meets every other, not only its neighbours.
cl-shell = The shell: { $known }. The first line of the script says where it goes.

## Words that stand for a value
cl-value-file = FILE
cl-value-limits = FILE|none
cl-value-folder = FOLDER
cl-value-game = GAME
cl-value-table = TABLE
cl-value-url = URL
cl-value-host = HOST
cl-value-number = N
cl-value-seconds = S
cl-value-seed = TEXT
cl-value-language = LANGUAGE
cl-value-option = name=value
cl-value-players = you,bot:greedy
cl-value-levels = strong,greedy
cl-value-shell = SHELL

## What cannot be
cl-bad-usage = “{ $text }” is not understood. “{ $line } --help” shows what is possible.
cl-bad-command = There is no command “{ $command }”. There are: { $known }. “{ $line } --help” explains them.
cl-no-command = “{ $line }” needs a second word. There are: { $known }. “{ $line } --help” explains them.
cl-bad-switch = There is no “{ $name }” for “{ $line }”. There are: { $known }. “{ $line } --help” explains them.
cl-no-switches = There is no “{ $name }” for “{ $line }”. “{ $line } --help” shows what is possible.
cl-no-value = { $name } needs a value. “{ $line } --help” shows which.
cl-extra-value = { $name } stands alone, without a value. “{ $line } --help” shows what is possible.
cl-bad-number = “{ $value }” does not fit { $name }. It takes a number from { $low } to { $high }. “{ $line } --help” explains it.
cl-bad-word = “{ $value }” is not possible here. There are: { $known }.
cl-bad-url = { $name }: “{ $value }” is not an address that begins with http:// or https://.
cl-bad-limit-name = “{ $name }” in { $file } is no limit. There are: { $known }.
cl-bad-limit = “{ $value }” does not fit “{ $name }” in { $file }. Write “none”, or a number per second, minute or hour, such as “600/minute”.
cl-bad-limit-count = “{ $value }” does not fit “{ $name }” in { $file }. Write a whole number; 0 sets no limit.
cl-limits-not-toml = { $file } is not TOML: line { $line } is not understood.
cl-bad-language = There is no language “{ $lang }” here. There are { $known }.
cl-no-file = Say which file: { $line } FILE
cl-no-table = Say which table: { $line } TABLE
cl-no-shell = Say which shell: { $known }.
