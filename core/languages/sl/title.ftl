# The first screen.

title-subtitle = Quixo in Hexxagon na isti mizi
title-resume = Nadaljuj partijo
title-again = Igraj kot zadnjič
title-new = Nova igra
# Under "Resume game": the game and how far it has come.
title-unfinished =
    { $variant }, { $plies ->
        [one] odigrana { $plies } poteza
        [two] odigrani { $plies } potezi
        [few] odigrane { $plies } poteze
       *[other] odigranih { $plies } potez
    }
title-more-unfinished = še { $count }
title-online = Igraj na spletu
title-puzzles = Naloge
title-learn = Učenje
title-matches = Partije
title-editor = Urejevalnik
title-statistics = Statistika
title-join-link = Prisedi k mizi iz vabila
title-link-damaged = Vabilo v tej povezavi ni celotno. Naj ti ga pošljejo še enkrat.
