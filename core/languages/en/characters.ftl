# The characters who play at the levels, weakest first.
characters-name-first-game = Pip
characters-name-beginner = Hazel
characters-name-casual = Minka
characters-name-regular = Bruno
characters-name-club = Rita
characters-name-tournament = Greta
characters-name-expert = Odette
characters-name-master = Aurel
characters-name-perfect = Solon

# The typical error of each character in each game: "Pip · Newcomer: misses…".
characters-habit-quixo-first-game = often leaves your four in a row open
characters-habit-quixo-beginner = shuffles old cubes instead of taking blank ones
characters-habit-quixo-casual = now and then misses that you’re about to win
characters-habit-quixo-regular = walks into two threats at once
characters-habit-quixo-club = still overlooks a threat once in a while
characters-habit-quixo-tournament = sees three moves ahead, not the fourth
characters-habit-quixo-expert = sees five moves ahead and is happy with a draw
characters-habit-quixo-master = avoids draws, even at some risk
characters-habit-quixo-perfect = never makes a mistake
characters-habit-hexxagon-first-game = misses big captures
characters-habit-hexxagon-beginner = jumps even where a clone gains more
characters-habit-hexxagon-casual = grabs pieces that you can take right back
characters-habit-hexxagon-regular = jumps more often than he clones
characters-habit-hexxagon-club = sees your reply, but not what comes after
characters-habit-hexxagon-tournament = moves fast and looks only a little ahead
characters-habit-hexxagon-expert = looks far ahead, but not to the end
characters-habit-hexxagon-master = sees the end of the game early
characters-habit-hexxagon-perfect = sees the end of the game early
