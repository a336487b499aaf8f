# What a screen reader says.
spoken-board = Brett
spoken-games = Spiel
spoken-moves = Züge
spoken-spot = { $cell }, { $lies }{ $can ->
    [take] , kann genommen werden
    [chosen] , ausgewählt
    [clone] , hierher klonen
    [jump] , hierher springen
    [move] , kann ziehen
   *[no] {""}
}
spoken-blank = neutral
spoken-cross = Kreuz
spoken-circle = Kreis
spoken-dot = { $symbol }, Punkt nach { $seat }
spoken-empty = leer
spoken-red = rot
spoken-white = weiß
spoken-insert = bei { $cell } einschieben
spoken-dot-to = Punkt nach { $seat }
spoken-south = Süden
spoken-west = Westen
spoken-north = Norden
spoken-east = Osten
spoken-plays = { $who } spielt { $mv }
spoken-turns = { $count ->
    [one] { $who } spielt { $mv } und dreht einen Stein um
   *[other] { $who } spielt { $mv } und dreht { $count } Steine um
}
spoken-passes = { $who } passt
spoken-at-start = Anfangsstellung; { $who } am Zug
spoken-after-ply = Nach Zug { $ply }, { $mv }; { $who } am Zug
