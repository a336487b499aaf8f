# Names and words that several screens share.

# The game's name, the same in every language.
pushflip = Pushflip

common-human = Player
common-close = Close
common-how-to-play = Rules
common-settings = Settings
common-quit = Quit
common-today = today, { $time }
common-yesterday = yesterday
common-days-ago =
    { $days ->
        [one] { $days } day ago
       *[other] { $days } days ago
    }
common-date =
    { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    } { $day }, { $year }

# The games.
common-variant-quixo = Quixo
common-variant-quixo-teams = Quixo in teams
common-variant-hexxagon = Hexxagon
common-variant-hexxagon-open = Hexxagon without blocks

# The seats and what they play with.
common-seat-cross = Cross
common-seat-circle = Circle
common-seat-south = South
common-seat-west = West
common-seat-north = North
common-seat-east = East
common-seat-red = Red
common-seat-white = White
common-team-a = Team A
common-team-b = Team B

# The levels of the computer, weakest first.
common-level-first-game = Newcomer
common-level-beginner = Beginner
common-level-casual = Casual player
common-level-regular = Seasoned player
common-level-club = Club player
common-level-tournament = Contender
common-level-expert = Expert
common-level-master = Master
common-level-perfect = Perfect player

# Clocks: "3 min + 2 s", "15 s per move".
common-clock-none = None
common-clock-per-move = { $time } per move
common-minutes = { $count } min
common-seconds = { $count } s
common-hours = { $count } h
common-days-short = { $count } d
common-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

# A move in words: the predicate of a sentence about the player.
common-pushes = takes { $from } and pushes it in at { $to }
common-clones = clones onto { $to }
common-jumps = jumps from { $from } to { $to }

# Hexxagon, when a side cannot move.
common-stuck-passes = Skip your turn
common-stuck-ends = Game ends
common-stuck-fills = Opponent fills the rest

# What could not be read or written; the file and the reason follow.
common-left-broken = Your last game couldn’t be opened or saved. { $why }
common-put-away = Your unfinished game ({ $variant }) is under “My games”.
common-not-saved = A game isn’t saved. { $why }
common-settings-not-read = Your settings couldn’t be read, so the defaults are used. { $why }
common-settings-not-saved = Your settings aren’t saved. { $why }
common-not-kept = This isn’t saved. { $why }
common-kept-not-read = Couldn’t read saved data. { $why }
