# The position editor. Two buttons share the width of the panel: short words.
editor-pause = Modifier la position
editor-heading = Éditeur de positions
editor-quixo = Quixo
editor-teams = En équipes
editor-hexxagon = Hexxagon
editor-open = Sans blocs
editor-place = Placer sur le plateau
editor-blank = Neutre
editor-empty = Vide
editor-to-move = Au tour de
editor-ply = Numéro du coup
editor-quiet = Compteur des 100 coups
editor-less = moins
editor-more = plus
editor-first = Départ
editor-clear = Vider
editor-turn = Tourner
editor-mirror = Miroir
editor-undo = Annuler
editor-redo = Rétablir
editor-text = En texte
editor-wrong = Cette position n’est pas valide : { $reason }.
editor-playable = { $count ->
    [one] À { $seat } de jouer : { $count } coup possible.
   *[other] À { $seat } de jouer : { $count } coups possibles.
}
editor-over = La partie est finie. { $winner }. { $reason }
editor-no-pieces = Place d’abord des pions sur le plateau.
editor-doubt-ply = Ici, le numéro du coup doit être au moins { $count }.
editor-doubt-quiet = { $count ->
    [one] Ici, le compteur des 100 coups ne peut pas dépasser { $count }.
   *[other] Ici, le compteur des 100 coups ne peut pas dépasser { $count }.
}
editor-play = Jouer d’ici
editor-analyse = Analyser
editor-copy = Copier
editor-paste = Coller
editor-back = Retour
editor-who = Qui joue ?
editor-weaker = Plus faible
editor-stronger = Plus fort
editor-start = Jouer
