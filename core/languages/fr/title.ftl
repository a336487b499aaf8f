# The first screen.

title-subtitle = Quixo et Hexxagon à la même table
title-resume = Reprendre la partie
title-again = Rejouer
title-new = Nouvelle partie
# Under "Resume game": the game and how far it has come.
title-unfinished =
    { $variant } · { $plies ->
        [one] { $plies } coup joué
       *[other] { $plies } coups joués
    }
# After that, on the same line: how many other games are unfinished.
title-more-unfinished =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
title-online = Jouer en ligne
title-puzzles = Problèmes
title-learn = Leçons
title-matches = Mes parties
title-editor = Éditeur
title-statistics = Statistiques
title-join-link = Rejoindre la partie d’un ami
title-link-damaged = Ce lien est incomplet. Demande à ton ami de le renvoyer.
