# Names and words that several screens share.

# The game's name, the same in every language.
pushflip = Pushflip

common-human = Human
common-close = Close
common-how-to-play = How to play
common-settings = Settings
common-quit = Quit

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

# The levels of the computer, weakest first, and how each plays: "Casual: thinks of…".
common-level-first-game = Newcomer
common-level-beginner = Beginner
common-level-casual = Casual player
common-level-regular = Seasoned player
common-level-club = Club player
common-level-tournament = Contender
common-level-expert = Expert
common-level-master = Master
common-level-perfect = Perfect player
common-manner-first-game = misses a lot, even its own winning moves
common-manner-beginner = looks only at its own move, but misses less
common-manner-casual = thinks of your reply now and then
common-manner-regular = sees most of your replies
common-manner-club = looks a few moves ahead, and slips at times
common-manner-tournament = looks further ahead, and seldom slips
common-manner-expert = sees traps long before they close
common-manner-master = plays the best it can find in a second
common-manner-perfect = knows the value of every position

# Clocks: "3 min + 2 s", "15 s a move".
common-clock-none = None
common-clock-per-move = { $time } a move
common-minutes = { $count } min
common-seconds = { $count } s

# Hexxagon, when a side cannot move.
common-stuck-passes = Side passes
common-stuck-ends = Game ends
common-stuck-fills = Rest to opponent

# What could not be read or written; the file and the reason follow.
common-left-broken = The match from last time could not be opened or stored. { $why }
common-put-away = Your unfinished match ({ $variant }) is kept under “Matches”.
common-not-saved = A match is not saved. { $why }
common-settings-not-read = The settings could not be read, so the defaults are used. { $why }
common-settings-not-saved = The settings could not be saved. { $why }
common-not-kept = This could not be saved. { $why }
common-kept-not-read = Saved data could not be read. { $why }
