# The first screen.

title-subtitle = Quixo e Hexxagon su un solo tavolo
title-resume = Riprendi la partita
title-again = Gioca ancora
title-new = Nuova partita
# Under "Resume game": the game and how far it has come.
title-unfinished =
    { $variant } · { $plies ->
        [one] { $plies } mossa finora
       *[other] { $plies } mosse finora
    }
title-more-unfinished =
    { $count ->
        [one] un’altra
       *[other] altre { $count }
    }
title-online = Gioca online
title-puzzles = Problemi
title-learn = Lezioni
title-matches = Le mie partite
title-editor = Editor
title-statistics = Statistiche
title-join-link = Unisciti alla partita dell’amico
title-link-damaged = Questo link è incompleto. Chiedi al tuo amico di rimandarlo.
