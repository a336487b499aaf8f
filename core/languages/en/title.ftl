# The first screen.

title-subtitle = Quixo and Hexxagon on one table
title-resume = Resume match
title-again = Play again as last time
title-new = New game
# Under "Resume match": the game and how far it has come.
title-unfinished =
    { $variant }, { $plies ->
        [one] { $plies } move played
       *[other] { $plies } moves played
    }
# After that, on the same line: how many other matches are unfinished.
title-more-unfinished = { $count } more
title-online = Play online
title-puzzles = Puzzles
title-learn = Learn
title-matches = Matches
title-editor = Position editor
title-statistics = Statistics
title-join-link = Join the table you were invited to
title-link-damaged = The invitation in this link is damaged. Ask your friend for it again.
