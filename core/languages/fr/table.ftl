# Beside the board: the panel, its words, and the notices.

table-undo = Annuler le coup
table-undo-left = Annuler le coup : encore { $count } fois
table-redo = Rejouer le coup
table-ask-hint = Indice
table-view = Changer de vue
table-menu = Menu
table-no-undo = Avec la pendule, on n’annule pas de coup
table-end-is-final = Abandonner, convenir d’une nulle ou perdre au temps, c’est définitif
table-no-takebacks = Dans cette partie, on n’annule pas de coup
table-takebacks-used = Tu ne peux plus annuler de coup
table-no-hint = Pas d’indices : ici, les partenaires ne peuvent pas se consulter
table-unrated = Une partie avec des indices ou des coups annulés ne change pas ton classement.
table-first = Position de départ
table-previous = Coup précédent
table-next = Coup suivant
table-last = Retour à la partie
table-to-game = Retour à la partie
table-to-result = Résultat

table-thinking = réfléchit…
# Under a computer's name: the seat.
table-computer = { $seat }, ordinateur
# Under the name of the player's partner.
table-partner = { $seat }, ton partenaire
# Above the seats of each team.
table-your-team = Ton équipe
table-opponents = Adversaires
table-first-position = Position de départ
table-after-ply = Coup { $ply } sur { $all }
table-hint = Indice : { $mv } – { $why }.
table-hint-where = Indice : pars de { $cell }. De là, le meilleur coup { $why }. Redemande pour voir le coup.
table-passes =
    { $you ->
        [yes] Tu ne peux pas jouer et dois passer.
       *[other] { $seat } ne peut pas jouer et doit passer.
    }
table-camera-free = Caméra débloquée
table-camera-locked = Caméra bloquée

# Who won.
table-draw = Partie nulle
table-wins = { $name } gagne
table-you-win = Tu as gagné
table-you-lose = Tu as perdu
table-your-team-wins = Ton équipe gagne
table-your-team-loses = Ton équipe perd
table-team-a-wins = L’équipe A (croix) gagne
table-team-b-wins = L’équipe B (ronds) gagne
# Hexxagon’s pieces, and the score of the game: the difference.
table-score =
    { $points ->
        [one] { $pieces } ({ $points } point)
       *[other] { $pieces } ({ $points } points)
    }

# Why the game is over: after "Cross wins:", or by itself with a capital.
table-reason-line =
    { $you ->
        [won] tu as aligné cinq symboles
        [lost] ton adversaire a aligné cinq symboles
       *[other] cinq symboles alignés
    }
table-reason-opponent-line =
    { $you ->
        [won] ton adversaire a lui-même complété ta ligne
        [lost] ta poussée a complété la ligne de ton adversaire
       *[other] { $winner ->
            [first] les ronds ont eux-mêmes complété la ligne des croix
           *[second] les croix ont elles-mêmes complété la ligne des ronds
        }
    }
table-reason-all-passed = les quatre joueurs ont passé de suite
table-reason-full = le plateau est plein
table-reason-nobody-moves = aucun camp ne peut jouer
table-reason-stuck = aucun coup possible
table-reason-wiped-out =
    { $you ->
        [won] ton adversaire n’a plus de pions
        [lost] tu n’as plus de pions
       *[other] l’autre camp n’a plus de pions
    }
table-reason-repetition = la même position est revenue trois fois
table-reason-quiet = 100 coups sans prendre de cube neutre
table-reason-quiet-hexxagon = 100 coups sans cloner ni retourner
table-reason-agreed = d’un commun accord
table-reason-resigned =
    { $you ->
        [won] ton adversaire a abandonné
        [lost] tu as abandonné
       *[other] l’autre camp a abandonné
    }
table-reason-out-of-time =
    { $you ->
        [won] ton adversaire n’a plus de temps
        [lost] tu n’as plus de temps
       *[other] l’autre camp n’a plus de temps
    }
table-reason-named-resigned = { $name } abandonne
table-reason-named-out-of-time = { $name } n’a plus de temps

# Why a move is good, or what is wrong with it; the move is the subject: "e5-e1 – wins at once".
table-why-wins-at-once = gagne aussitôt
table-why-wins-within =
    { $moves ->
        [one] gagne en { $moves } coup, quelle que soit la réponse
       *[other] gagne en { $moves } coups, quelle que soit la réponse
    }
table-why-forces-win = force la victoire
table-why-stops-line =
    empêche une ligne de cinq { $kind ->
        [row] sur la rangée { $at }
        [column] sur la colonne { $at }
        [rising] sur la diagonale a1–e5
       *[falling] sur la diagonale a5–e1
    }
table-why-avoids-losing = évite une défaite immédiate
table-why-holds-out = résiste le plus longtemps
table-why-turns =
    { $pieces ->
        [one] retourne { $pieces } pion
       *[other] retourne { $pieces } pions
    }
table-why-lines-up =
    { $cubes ->
        [one] aligne { $cubes } cube
       *[other] aligne { $cubes } cubes
    } { $kind ->
        [row] sur la rangée { $at }
        [column] sur la colonne { $at }
        [rising] sur la diagonale a1–e5
       *[falling] sur la diagonale a5–e1
    }
table-why-stays-safe = ajoute un pion impossible à retourner au prochain coup
table-why-keeps-most-options = garde le plus de possibilités
table-why-looks-best = donne les meilleures chances
table-why-draws = garde la partie équilibrée
table-why-only-draws = ne mène qu’à la nulle
table-why-loses-within =
    { $plies ->
        [1] perd aussitôt
       *[other] { $moves ->
            [one] perd en { $moves } coup
           *[other] perd en { $moves } coups
        }
    }
table-why-falls-short =
    vaut { $worth } { $unit ->
        [cube] cubes
       *[piece] pions
    } de moins que le meilleur coup

# Why a move cannot be played.
# $cells: “named” in typed moves and files; otherwise the player points at the cell.
table-illegal-game-over = La partie est finie
table-illegal-match-over = La partie est finie
table-illegal-other-game = C’est un coup d’un autre jeu
table-illegal-not-on-border =
    { $cells ->
        [named] { $cell } est à l’intérieur : on ne prend que les cubes du pourtour
       *[other] Ce cube est à l’intérieur : on ne prend que les cubes du pourtour
    }
table-illegal-back-to-own-cell = Le cube de { $cell } ne peut pas revenir d’où il vient
table-illegal-not-an-end = Le cube de { $from } ne peut pas entrer en { $to }
table-illegal-opponents-symbol =
    { $cells ->
        [named] { $cell } est un cube de l’adversaire
       *[other] C’est un cube de l’adversaire
    }
table-illegal-other-teams-symbol =
    { $cells ->
        [named] { $cell } est un cube de l’autre équipe
       *[other] C’est un cube de l’autre équipe
    }
table-illegal-first-round =
    { $cells ->
        [named] { $cell } n’est pas neutre : au premier tour, cubes neutres seulement
       *[other] Ce cube n’est pas neutre : au premier tour, cubes neutres seulement
    }
table-illegal-partners-dot =
    { $cells ->
        [named] { $cell } est tourné vers ton partenaire, seul à pouvoir le prendre
       *[other] Ce cube est tourné vers ton partenaire, seul à pouvoir le prendre
    }
table-illegal-strange-dot =
    { $cells ->
        [named] Le point doit être tourné vers { $own } ou { $partner }
       *[other] Le point doit être tourné vers toi ou ton partenaire
    }
table-illegal-can-take = Tu peux passer seulement si tu ne peux prendre aucun cube
table-illegal-can-move = Tu peux passer seulement si tu ne peux pas jouer
table-illegal-block =
    { $cells ->
        [named] { $cell } est un bloc
       *[other] Cette case est un bloc
    }
table-illegal-not-empty =
    { $cells ->
        [named] { $cell } n’est pas vide
       *[other] Cette case n’est pas vide
    }
table-illegal-no-own-piece = Tu n’as pas de pion en { $cell }
table-illegal-not-two-steps =
    { $cells ->
        [named] De { $from } à { $to }, ce n’est pas un saut : un saut fait deux cases
       *[other] Trop loin : un saut fait exactement deux cases
    }
table-illegal-no-way-out =
    { $cells ->
        [named] Le pion en { $cell } est bloqué : aucune case vide à portée
       *[other] Ce pion est bloqué : aucune case vide à portée
    }
table-illegal-no-neighbour =
    { $cells ->
        [named] Tu n’as pas de pion à côté de { $cell }
       *[other] Tu n’as pas de pion à côté de cette case
    }
table-illegal-only-by-jump =
    { $cells ->
        [named] { $cell } est trop loin pour cloner : choisis un pion et saute
       *[other] Cette case est trop loin pour cloner : choisis un pion et saute
    }

# A cube waits in its lane.
table-choose-dot =
    { $you ->
        [yes] Qui pourra prendre ce cube plus tard : toi ou ton partenaire ?
       *[other] Qui pourra prendre ce cube plus tard ? Choisis { $own } ou { $partner }.
    }

# The player wants to be asked before a move is played.
table-confirm = { $mv } : choisis-le encore pour le jouer.
table-early = Coup anticipé { $mv }. Clique hors du plateau pour l’annuler.
table-early-gone = Coup anticipé { $mv } annulé : il n’est plus possible.

# The score of several games between the same players: 2 – 1.
table-series = Parties : { $first } { $wins } – { $other } { $losses }
table-you = toi
