# The first screen.

title-subtitle = Quixo y Hexxagon en una misma mesa
title-resume = Reanudar partida
title-again = Jugar de nuevo
title-new = Nueva partida
# Under "Resume game": the game and how far it has come.
title-unfinished =
    { $variant } · { $plies ->
        [one] { $plies } jugada hasta ahora
       *[other] { $plies } jugadas hasta ahora
    }
# After that, on the same line: how many other games are unfinished.
title-more-unfinished = { $count } más
title-online = Jugar en línea
title-puzzles = Problemas
title-learn = Lecciones
title-matches = Mis partidas
title-editor = Editor
title-statistics = Estadísticas
title-join-link = Ir a la partida de tu amigo
title-link-damaged = Este enlace está incompleto. Pide a tu amigo que lo envíe otra vez.
