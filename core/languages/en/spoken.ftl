# What a screen reader says.
spoken-board = Board
spoken-games = Game
spoken-moves = Moves
spoken-spot = { $cell }, { $lies }{ $can ->
    [take] , can be taken
    [chosen] , chosen
    [clone] , clone here
    [jump] , jump here
    [move] , can move
   *[no] {""}
}
spoken-blank = blank
spoken-cross = cross
spoken-circle = circle
spoken-dot = { $symbol }, dot to the { $seat }
spoken-empty = empty
spoken-red = red
spoken-white = white
spoken-insert = push in at { $cell }
spoken-dot-to = dot to the { $seat }
spoken-south = south
spoken-west = west
spoken-north = north
spoken-east = east
spoken-plays = { $who } plays { $mv }
spoken-turns = { $count ->
    [one] { $who } plays { $mv } and flips one piece
   *[other] { $who } plays { $mv } and flips { $count } pieces
}
spoken-passes = { $who } passes
spoken-at-start = Start position; { $who } to move
spoken-after-ply = After move { $ply }, { $mv }; { $who } to move
