# Ce spune un cititor de ecran.
spoken-board = Tablă
spoken-games = Joc
spoken-moves = Mutări
spoken-spot = { $cell }, { $lies }{ $can ->
    [take] , poate fi luat
    [chosen] , aleasă
    [clone] , clonează aici
    [jump] , sari aici
    [move] , poate muta
   *[no] {""}
}
spoken-blank = neutru
spoken-cross = X
spoken-circle = O
spoken-dot = { $symbol }, punctul spre { $seat }
spoken-empty = goală
spoken-red = roșie
spoken-white = albă
spoken-insert = împinge la { $cell }
spoken-dot-to = punctul spre { $seat }
spoken-south = sud
spoken-west = vest
spoken-north = nord
spoken-east = est
spoken-plays = { $who } joacă { $mv }
spoken-turns = { $count ->
    [one] { $who } joacă { $mv } și întoarce o piesă
    [few] { $who } joacă { $mv } și întoarce { $count } piese
   *[other] { $who } joacă { $mv } și întoarce { $count } de piese
}
spoken-passes = { $who } pasează
spoken-at-start = Poziția inițială; la mutare: { $who }
spoken-after-ply = După mutarea { $ply }, { $mv }; la mutare: { $who }
