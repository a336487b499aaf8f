# The first screen.

title-subtitle = Quixo und Hexxagon an einem Tisch
title-resume = Partie fortsetzen
title-again = Nochmal spielen
title-new = Neue Partie
# Under "Resume game": the game and how far it has come.
title-unfinished =
    { $variant } · { $plies ->
        [one] { $plies } Zug bisher
       *[other] { $plies } Züge bisher
    }
# After that, on the same line: how many other games are unfinished.
title-more-unfinished = { $count } weitere
title-online = Online spielen
title-puzzles = Aufgaben
title-learn = Lektionen
title-matches = Meine Partien
title-editor = Editor
title-statistics = Statistik
title-join-link = Zur Partie deines Freundes
title-link-damaged = Dieser Link ist unvollständig. Lass ihn dir noch einmal schicken.
