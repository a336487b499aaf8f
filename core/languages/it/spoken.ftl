# Che cosa dice un lettore di schermo.
spoken-board = Tavoliere
spoken-games = Gioco
spoken-moves = Mosse
spoken-spot = { $cell }, { $lies }{ $can ->
    [take] , si può prendere
    [chosen] , scelta
    [clone] , clona qui
    [jump] , salta qui
    [move] , può muovere
   *[no] {""}
}
spoken-blank = neutro
spoken-cross = croce
spoken-circle = cerchio
spoken-dot = { $symbol }, puntino verso { $seat }
spoken-empty = vuota
spoken-red = rossa
spoken-white = bianca
spoken-insert = spingi in { $cell }
spoken-dot-to = puntino verso { $seat }
spoken-south = sud
spoken-west = ovest
spoken-north = nord
spoken-east = est
spoken-plays = { $who } gioca { $mv }
spoken-turns = { $count ->
    [one] { $who } gioca { $mv } e gira una pedina
   *[other] { $who } gioca { $mv } e gira { $count } pedine
}
spoken-passes = { $who } passa
spoken-at-start = Posizione iniziale; tocca a { $who }
spoken-after-ply = Dopo la mossa { $ply }, { $mv }; tocca a { $who }
