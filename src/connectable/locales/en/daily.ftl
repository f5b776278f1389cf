### The dailies, challenges and profiles: pages that are fetched when somebody opens them

wb-daily-page = Daily of { $day }, { $game }
wb-daily-first-counts = The first attempt counts. Nothing is taken back, and there are no hints.
wb-daily-no-help = Nothing is taken back, and there are no hints.
wb-daily-attempts-count = { $n ->
    [one] You have { $n } attempt, and it counts.
   *[other] You have { $n } attempts. The sooner you find it, the better your place.
    }
wb-daily-practice = This day is over: you play it apart from the ranking.
wb-daily-again = You have a result already. What you play now does not count.
wb-daily-sealed = The same for everybody, sealed before the day began: { $commitment }
wb-daily-secret = The day is over, and here is its secret: { $secret }
wb-daily-start = Start
wb-daily-go-on = Go on
wb-daily-once-more = Play it for fun
wb-daily-next-attempt = Next attempt
wb-daily-goal = Make five in { $turns } turns. Whatever the other does, it can be done.
wb-daily-place = { $nth ->
    [one] { $place }st of { $count }
    [two] { $place }nd of { $count }
    [few] { $place }rd of { $count }
   *[other] { $place }th of { $count }
    }
wb-daily-alone = The first result today
wb-daily-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
    }
wb-daily-cards = { $points ->
    [one] { $points } card in the web, links: { $links }, misses: { $misses }.
   *[other] { $points } cards in the web, links: { $links }, misses: { $misses }.
    }
wb-daily-above = { $n ->
    [one] { $n } above the bot’s par.
   *[other] { $n } above the bot’s par.
    }
wb-daily-below = { $n } below the bot’s par.
wb-daily-at-par = Just the bot’s par.
wb-daily-ahead = Ahead of { $percent } %.
wb-daily-solved-at = { $n ->
    [one] Solved at the first attempt.
   *[other] Solved at attempt { $n }.
    }
wb-daily-unsolved = Not solved this time.
wb-daily-solved-count = { $solved } of { $count } solved it.
wb-daily-spread = { $n ->
    [one] Where { $n } result lies
   *[other] Where { $n } results lie
    }
wb-daily-spread-alt = Spread of { $n } results from { $least } to { $most }. You { $own }, bot par { $par }.
wb-daily-spread-alt-plain = Spread of { $n } results from { $least } to { $most }. You { $own }.
wb-daily-par-line = bot par { $points }
wb-daily-you-line = you { $points }
wb-daily-axis = points
wb-daily-axis-attempts = attempts; 0: not solved
wb-daily-par-about = Bot par: what the strong bot makes on average with the same deal, from { $least } to { $most } this time. The dashed line is par, the solid line is you.
wb-daily-par-later = The bot is still playing this deal for comparison.
wb-daily-squares = To share, without giving anything away
wb-daily-square-2 = above par
wb-daily-square-1 = at par
wb-daily-square-0 = below
wb-daily-card-2 = placed at once
wb-daily-card-1 = after a miss
wb-daily-card-0 = not placed
wb-daily-try-2 = solved
wb-daily-try-0 = not solved
wb-daily-square-alt = { $number }: { $what }
wb-daily-copy = Copy the squares
wb-daily-picture = Picture
wb-daily-steps = Move by move
wb-daily-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
    }
wb-daily-streak-none = This week
wb-daily-yesterday = Yesterday
wb-daily-yesterday-more = of { $count }, { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
wb-daily-yesterday-solved = of { $count }, solved at attempt { $n }.
wb-daily-yesterday-unsolved = of { $count }, not solved.
wb-daily-best = Your best place this month: { $place }.
wb-daily-board = Today’s board
wb-daily-others = Open when you have finished
wb-daily-grade = Difficulty { $grade } of 5
wb-daily-attempt-over = Not in { $turns } turns.
wb-daily-attempts-left = { $n ->
    [one] { $n } attempt left.
   *[other] { $n } attempts left.
    }
wb-daily-to-result = To the result
wb-daily-hidden-name = Somebody
wb-daily-practised = Played apart from the ranking
wb-compare = Side by side
wb-compare-with = Compare with { $name }
wb-compare-decision = Decision { $number } of { $count }
wb-compare-same = The same
wb-compare-other = Different
wb-compare-points = { $points } points
wb-compare-you = you
wb-compare-next-difference = Next difference
wb-compare-closed = Compare when you have finished
wb-challenge-share = { $game }: can you beat { $points }? The very same deal:
wb-challenge-share-open = { $game }: let us play the very same deal and compare:
wb-challenge-send = Copy text and link
wb-challenge-until = Open until { $day }
wb-profile = Your profile
wb-profile-about = A profile is a key in this browser, without an account. It ties your results together: only you have it, the server keeps a scrambled trace of it that differs from deal to deal.
wb-profile-code = Your key
wb-profile-show = Show the key
wb-profile-warn = Who has this key plays as you.
wb-profile-take = Key from another device
wb-profile-use = Use this key
wb-profile-bad = This is not a key: 26 letters and digits.
wb-profile-taken = This browser plays with that profile now.
wb-profile-export = Save as a file
wb-profile-delete = Delete the profile
wb-profile-delete-more = Your games of dailies and challenges, your name on their boards and the trace of your key are deleted from this server; the results stay without a name. Backups that the host has made keep them until those are deleted. This browser makes a new key.
wb-profile-deleted = The profile is deleted.
wb-names = Names on boards
wb-names-about = For the host of this server, on its own machine: names that boards do not show.
wb-names-name = Name
wb-names-hide = Hide
wb-names-show = Show again
wb-names-none = No name is hidden.
wb-daily-friends = Your friends on this day
wb-daily-friends-alone = None of your friends has a result yet.
wb-daily-friends-link = Challenge friends
wb-daily-friends-about = Whoever opens this link gets the same deal, and you see each other’s places, on this day and on the days that follow.
wb-daily-friends-leave = Compare no longer
wb-daily-friends-joined = You are compared with the friend who sent this link, on this day and on the days that follow.
wb-daily-rank = { $nth ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
    }
wb-daily-yesterday-above = { $n } above par.
wb-daily-yesterday-below = { $n } below par.
wb-daily-yesterday-par = Just par.
wb-daily-until = Open until { $time } by your clock.
wb-profile-file = Open a saved file
