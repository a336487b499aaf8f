# What a screen reader says.
spoken-board = Tablero
spoken-games = Juego
spoken-moves = Jugadas
spoken-spot = { $cell }, { $lies }{ $can ->
    [take] , se puede tomar
    [chosen] , elegida
    [clone] , clonar aquí
    [jump] , saltar aquí
    [move] , puede mover
   *[no] {""}
}
spoken-blank = neutro
spoken-cross = cruz
spoken-circle = círculo
spoken-dot = { $symbol }, punto hacia el { $seat }
spoken-empty = vacía
spoken-red = roja
spoken-white = blanca
spoken-insert = empujar por { $cell }
spoken-dot-to = punto hacia el { $seat }
spoken-south = sur
spoken-west = oeste
spoken-north = norte
spoken-east = este
spoken-plays = { $who } juega { $mv }
spoken-turns = { $count ->
    [one] { $who } juega { $mv } y voltea una ficha
   *[other] { $who } juega { $mv } y voltea { $count } fichas
}
spoken-passes = { $who } pasa
spoken-at-start = Posición inicial; juega { $who }
spoken-after-ply = Tras la jugada { $ply }, { $mv }; juega { $who }
