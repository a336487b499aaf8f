# The menu in which Quixo is solved on this computer.

tables-heading = Perfect play
tables-what = Solve Quixo on this computer, once, and play an opponent that never makes a mistake. Master, hints and reviews become exact too.
tables-needs = Takes about ten minutes on two fast cores, 7.5 GB of memory meanwhile and 1.7 GB of disk. Keep playing, or close the game and continue later.

tables-idle = Not started.
tables-begun = Checking…
tables-at = { $percent } · positions with { $cubes } cubes
tables-paused = Paused at { $percent }
tables-busy = One moment…
tables-all = Quixo is solved: you can choose “{ $level }”.

tables-make = Solve Quixo
tables-pause = Pause
tables-go-on = Continue
tables-delete = Delete
tables-delete-sure = Click again to delete

tables-ready = Quixo is solved: you can choose “{ $level }” now.
tables-full = The disk is full. Finished parts are kept: make room and continue.
tables-taken = Another program is already solving Quixo in the same folder.
tables-ended = Solving Quixo stopped early. There may not be enough memory.
tables-damaged = Part of the solved Quixo is damaged and no longer used. Solve it again with “Perfect play…” in a new game.
