# The first screen.

title-subtitle = Quixo in Hexxagon na isti mizi
title-resume = Nadaljuj partijo
title-again = Igraj še enkrat
title-new = Nova igra
# Under "Resume game": the game and how far it has come.
title-unfinished =
    { $variant } · { $plies ->
        [one] { $plies } poteza doslej
        [two] { $plies } potezi doslej
        [few] { $plies } poteze doslej
       *[other] { $plies } potez doslej
    }
title-more-unfinished = še { $count }
title-online = Igraj prek spleta
title-puzzles = Naloge
title-learn = Lekcije
title-matches = Moje partije
title-editor = Urejevalnik
title-statistics = Statistika
title-join-link = Pridruži se prijatelju
title-link-damaged = Ta povezava ni celotna. Prosi prijatelja, naj jo pošlje še enkrat.
