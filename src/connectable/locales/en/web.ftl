# The web table: pages and what all games share.

wb-skip = Skip to the table
wb-home = Home
wb-rules = Rules
wb-settings = Settings
wb-theme-light = Light theme
wb-theme-dark = Dark theme
wb-why-not = Why not?
wb-rule-id = Rule { $rule }
wb-read-rule = Read the rule
wb-close = Close
wb-lost = There is no page at this address
wb-welcome = The table is set
wb-play-now = Play now against bots
wb-table-gone = This table is not here any more
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
