# What a screen reader says.
spoken-board = Plateau
spoken-games = Jeu
spoken-moves = Coups
spoken-spot = { $cell }, { $lies }{ $can ->
    [take] , à prendre
    [chosen] , en main
    [clone] , cloner ici
    [jump] , sauter ici
    [move] , peut bouger
   *[no] {""}
}
spoken-blank = neutre
spoken-cross = croix
spoken-circle = rond
spoken-dot = { $symbol }, point côté { $seat }
spoken-empty = vide
spoken-red = rouge
spoken-white = blanc
spoken-insert = pousser en { $cell }
spoken-dot-to = point côté { $seat }
spoken-south = sud
spoken-west = ouest
spoken-north = nord
spoken-east = est
spoken-plays = { $who } joue { $mv }
spoken-turns = { $count ->
    [one] { $who } joue { $mv } et retourne { $count } pion
   *[other] { $who } joue { $mv } et retourne { $count } pions
}
spoken-passes = { $who } passe
spoken-at-start = Position de départ ; à { $who } de jouer
spoken-after-ply = Après le coup { $ply }, { $mv } ; à { $who } de jouer
