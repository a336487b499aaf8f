# The tables with which Quixo is played perfectly, made beside the game.

tables-heading = Perfect play
tables-what = With tables of every position of Quixo for two there is one more level, which never errs. Master, hints and the review then know the truth too. The tables are made on this computer, once.
tables-needs = About ten minutes on two quick cores; 7.5 GB of free memory until they are done, 1.7 GB of disk. The game stays playable. Closing the game loses nothing: the work goes on from the last finished part.

tables-idle = Nothing is under way.
tables-begun = Looking at what is there…
tables-at = { $percent } · positions with { $cubes } cubes
tables-paused = Paused after { $percent }
tables-busy = A moment…
tables-all = All tables are there: “{ $level }” can be chosen for Quixo.

tables-make = Make the tables
tables-pause = Pause
tables-go-on = Go on
tables-delete = Delete
tables-delete-sure = Delete all tables?

tables-ready = The tables are there: “{ $level }” can be chosen for Quixo.
tables-full = The disk is full. The tables that are done are kept; go on with the others when there is room.
tables-taken = Another program is making the tables of perfect play in the same folder.
tables-ended = The tables of perfect play are not complete: the program that makes them has ended. It may lack memory.
tables-damaged = A table of perfect play is damaged and not used any more. “Perfect play…” in a new match makes it again.
