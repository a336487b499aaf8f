# The first screen.

title-subtitle = Quixo și Hexxagon la aceeași masă
title-resume = Continuă partida
title-again = Joacă la fel ca data trecută
title-new = Joc nou
# Under "Resume game": the game and how far it has come.
title-unfinished =
    { $variant }, { $plies ->
        [one] { $plies } mutare jucată
        [few] { $plies } mutări jucate
       *[other] { $plies } de mutări jucate
    }
title-more-unfinished = încă { $count }
title-online = Joacă online
title-puzzles = Probleme
title-learn = Învață
title-matches = Partide
title-editor = Editor
title-statistics = Statistici
title-join-link = Așază-te la masa din invitație
title-link-damaged = Invitația din acest link e incompletă. Cere-o din nou.
