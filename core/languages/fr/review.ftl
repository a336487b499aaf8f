# The review of a game.
review-open = Bilan
review-first = Position de départ
review-previous = Coup précédent
review-run = Lecture automatique
review-next = Coup suivant
review-last = Dernière position
review-next-mistake = Erreur suivante
review-analyse = Analyser
review-back = Retour à la partie
review-to-editor = Vers l’éditeur
review-practise = Revoir mes erreurs
review-title = Menu principal
review-show-best = Voir la meilleure variante
review-to-line = À la variante principale

review-grade-best = Meilleur
review-grade-good = Bon
review-grade-inaccuracy = Imprécision
review-grade-mistake = Erreur
review-grade-blunder = Gaffe
review-count = { $grade } : { $plies }

review-first-position = Position de départ
review-thinking = Analyse en cours…
review-progress = Coups analysés : { $done } sur { $all }
review-not-yet = Les coups sont notés une fois la partie finie.
review-no-mistakes = Aucune erreur. Bien joué !
review-nothing-to-practise = À y regarder de plus près, il n’y avait pas d’erreur.
review-best-was = Le meilleur était { $mv } : { $why }.
review-because = { $mv } : { $why }.
# The player who moved, and what the move has changed.
review-change =
    { $you ->
        [yes] Tes chances : { $before } → { $after }
       *[other] { $name } : { $before } → { $after }
    }

# What a position or a move is worth; as short as it can be.
review-percent = { $chance } %
review-draw = nulle
review-won = gagné
review-lost = perdu
review-wins = gagne
review-loses = perd
review-wins-in = gagne en { $moves }
review-loses-in = perd en { $moves }
review-not-online = Pas pendant ta partie en ligne.
