# The first screen.

title-subtitle = Quixo e Hexxagon su un solo tavolo
title-resume = Riprendi la partita
title-again = Gioca come l’ultima volta
title-new = Nuova partita
# Under "Resume game": the game and how far it has come.
title-unfinished =
    { $variant }, { $plies ->
        [one] { $plies } mossa giocata
       *[other] { $plies } mosse giocate
    }
title-more-unfinished =
    { $count ->
        [one] un’altra
       *[other] altre { $count }
    }
title-online = Gioca online
title-puzzles = Problemi
title-learn = Impara
title-matches = Partite
title-editor = Editor
title-statistics = Statistiche
title-join-link = Unisciti al tavolo dell’invito
title-link-damaged = L’invito in questo link è incompleto. Chiedilo di nuovo a chi te l’ha mandato.
