# The review of a game.
review-open = Bilan
review-first = Position de départ
review-previous = Coup précédent
review-run = Lecture automatique
review-next = Coup suivant
review-last = Dernière position
review-next-mistake = Erreur suivante
review-analyse = Analyse informatique
review-analyse-tip = Montre sur le plateau la valeur de chaque coup possible et liste les meilleurs.
review-chances = Chances de gain
review-shares = Plus la part d’un camp est grande, meilleures sont ses chances.
review-graph = Chances de gain, coup par coup. Clique pour aller à un coup.
review-back = Retour à la partie
review-to-editor = Vers l’éditeur
review-practise = Revoir mes erreurs
review-practise-later = Attends que tous les coups soient vérifiés.
review-practise-none = On ne revoit que les erreurs et les gaffes, et tu n’en as pas fait.
review-practise-making = Préparation de problèmes à partir de tes erreurs…
review-preparing = Préparation…
review-show-best = Voir la meilleure variante
review-to-line = À la variante principale

review-grade-best = Meilleur
review-grade-good = Bon
review-grade-inaccuracy = Imprécision
review-grade-mistake = Erreur
review-grade-blunder = Gaffe
review-grade-tip = Étoile : meilleur coup. Sans signe : bon coup. ?! imprécision, ? erreur, ?? gaffe : le coup réduit un peu, nettement ou fortement les chances de gain.
review-verdict = { $mv } : { $grade }
review-count = { $grade } : { $plies }
review-inaccuracies =
    { $count ->
        [one] { $count } imprécision
       *[other] { $count } imprécisions
    }
review-mistakes =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
review-blunders =
    { $count ->
        [one] { $count } gaffe
       *[other] { $count } gaffes
    }

review-first-position = Position de départ
review-thinking = Vérification du coup…
review-checking = vérification…
review-progress = Vérification des coups… { $done } sur { $all }
review-not-yet = Les coups sont notés une fois la partie finie.
review-no-mistakes = Aucune erreur. Bien joué !
review-nothing-to-practise = À y regarder de plus près, il n’y avait pas d’erreur.
review-best-was-plain = Le meilleur était { $mv }.
review-best-was = Le meilleur était { $mv } : { $why }.
review-missed-win = { $mv } aurait gagné aussitôt.
# The opponent of the player who moved; $you: whether that is the only person who plays.
review-completes-line =
    { $you ->
        [yes] Ce coup complète ta ligne. Le meilleur était { $mv }.
       *[other] Ce coup complète la ligne de l’adversaire. Le meilleur était { $mv }.
    }
review-ends-lost =
    { $you ->
        [yes] La partie s’arrête et tu gagnes. Le meilleur était { $mv }.
       *[other] La partie s’arrête et l’adversaire gagne. Le meilleur était { $mv }.
    }
review-lets-win =
    { $you ->
        [yes] Tu peux gagner avec { $reply }. Le meilleur était { $mv }.
       *[other] L’adversaire peut gagner avec { $reply }. Le meilleur était { $mv }.
    }
review-allows =
    { $you ->
        [yes] Te permet { $reply } : { $why }. Le meilleur était { $mv }.
       *[other] Permet à l’adversaire { $reply } : { $why }. Le meilleur était { $mv }.
    }
review-allows-draw =
    { $you ->
        [yes] Tu peux maintenant forcer la nulle. Le meilleur était { $mv }.
       *[other] L’adversaire peut maintenant forcer la nulle. Le meilleur était { $mv }.
    }
review-allows-win =
    { $you ->
        [yes] Tu peux maintenant forcer la victoire. Le meilleur était { $mv }.
       *[other] L’adversaire peut maintenant forcer la victoire. Le meilleur était { $mv }.
    }
review-best-now =
    { $you ->
        [yes] Ton meilleur coup maintenant (en bleu) : { $mv }
       *[other] Meilleur coup pour { $name } maintenant (en bleu) : { $mv }
    }
# The player who moved, and what the move has changed.
review-change =
    { $you ->
        [yes] Tes chances : { $before } → { $after }
       *[other] Chances ({ $name }) : { $before } → { $after }
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
review-tile-win = gagne { $moves }
review-tile-loss = perd { $moves }
review-not-online = Pas pendant ta partie en ligne.
# The explorer: results as +1 =2 −3 for wins, draws and losses.
review-own = Tes parties : { $results }
review-own-none = Aucune de tes parties n’est passée ici.
review-not-exact = Les valeurs exactes seront connues une fois Quixo résolu.
review-ask-master = Que jouerait { $level } ?
review-master-plays = { $level } joue { $mv }
