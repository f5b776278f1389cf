### Classes: pages that are fetched when somebody opens one

wb-class-more = One code for everybody, several tables, and you see them all. Pupils need no account, and nothing of them is left after the lesson unless you keep it.
wb-class-name = Name of the class
wb-class-make = Open the class
wb-class-code-how = Type this on the start page of { $host }
wb-class-code-note = No account, no address. A first name is enough; it stays in this room.
wb-class-wall = On the wall
wb-class-tables = { $n ->
    [one] { $n } table
   *[other] { $n } tables
    }
wb-class-pupils = { $n ->
    [one] { $n } pupil
   *[other] { $n } pupils
    }
wb-class-for-all = For all tables
wb-class-all-tables = All tables
wb-class-locked = Locked while the tables play. A pause frees it for the next round.
wb-class-minutes = Time for the round
wb-class-no-limit = No limit
wb-class-seats = People per table
wb-class-fill = Bots take empty seats
wb-class-fill-note = Somebody who comes late can take theirs.
wb-class-lots = Draw lots
wb-class-start = Start all
wb-class-pause = Pause all
wb-class-resume = Go on
wb-class-end = End the round
wb-class-more-time = + 5 min
wb-class-left-of = { $n ->
    [one] left of { $n } minute
   *[other] left of { $n } minutes
    }
wb-class-playing-note = The tables play. A pause stops every clock; everything stays as it lies.
wb-class-paused-note = Everything is paused. Nobody can move, and no clock runs.
wb-class-gather-note = Draw lots, or put people at tables. Then start.
wb-class-empty = Nobody is here yet. Show the code.
wb-class-table = Table { $n }
wb-class-new-table = New table
wb-class-put-new = Put { $name } at a new table
wb-class-put-here = Put { $name } here
wb-class-pick = Move { $name }
wb-class-remove = Send { $name } away
wb-class-waiting = Waiting for a table
wb-class-helped = I have been there
wb-class-look = Look in
wb-class-state-help = { $name } asks for you
wb-class-state-away = { $name } is away
wb-class-state-paused = paused
wb-class-state-playing = playing
wb-class-state-round = round { $n }
wb-class-state-over = finished
wb-class-state-stopped = ended
wb-class-state-opening = being set
wb-class-results = Results
wb-class-results-so-far = Results so far
wb-class-export = Export as a table
wb-class-print = Print
wb-class-col-round = Round
wb-class-col-table = Table
wb-class-col-points = Points
wb-class-col-rank = Place
wb-class-close = End the class
wb-class-close-more = Names, tables, results and the code are deleted. This cannot be undone.
wb-class-close-now = End and delete everything
wb-class-keep = End and keep the results
wb-class-keep-more = If you keep them, first names and games stay on this server.
wb-class-kept = This class is over. Its results are kept, and this browser can show them.
wb-class-over = This class is over
wb-class-over-more = Nothing of it is left here.
wb-class-not-in = You are not in this class any more
wb-class-not-in-more = With its code you can come in again.
wb-class-come-in = Come in
wb-class-first-name = Your first name
wb-class-in = You are in, { $name }
wb-class-wait = Your table is being set. This page goes on by itself.
wb-class-leave = Leave the class
wb-class-help = Ask the teacher
wb-class-help-off = The teacher knows. Settled?
wb-class-paused = The teacher has paused the game.
wb-class-desk = Back to the class
wb-class-swap = Swap { $name } and { $other }
wb-class-picked = { $name } is picked: choose a table, or somebody to swap with.
wb-class-web = web of { $n }
wb-class-by-table = By table
wb-class-by-pupil = By pupil
wb-class-col-best = Best
wb-class-col-cards = Cards laid
wb-class-col-links = Links
wb-class-col-misses = Misses
wb-class-elsewhere = Desk on another device
wb-class-elsewhere-more = Open this link there, or scan it, until { $time }. It is good once, and whoever opens it leads the class as you do: do not show it on the wall.
wb-class-elsewhere-open = Open the desk
wb-class-elsewhere-about = From here you will lead this class, as on the device that the link comes from.
