# The first screen.

title-subtitle = Quixo and Hexxagon on one table
title-resume = Resume game
title-again = Play again
title-new = New game
# Under "Resume game": the game and how far it has come.
title-unfinished =
    { $variant } · { $plies ->
        [one] { $plies } move so far
       *[other] { $plies } moves so far
    }
# After that, on the same line: how many other games are unfinished.
title-more-unfinished = { $count } more
title-online = Play online
title-puzzles = Puzzles
title-learn = Lessons
title-matches = My games
title-editor = Editor
title-statistics = Statistics
title-join-link = Join your friend’s game
title-link-damaged = This link is incomplete. Ask your friend to send it again.
