# The first screen.

title-subtitle = Quixo și Hexxagon la aceeași masă
title-resume = Continuă partida
title-again = Joacă din nou
title-new = Joc nou
# Under "Resume game": the game and how far it has come.
title-unfinished =
    { $variant } · { $plies ->
        [one] { $plies } mutare până acum
        [few] { $plies } mutări până acum
       *[other] { $plies } de mutări până acum
    }
title-more-unfinished = încă { $count }
title-online = Joacă online
title-puzzles = Probleme
title-learn = Lecții
title-matches = Partidele mele
title-editor = Editor
title-statistics = Statistici
title-join-link = La partida prietenului
title-link-damaged = Acest link e incomplet. Roagă-ți prietenul să-l trimită din nou.
