# The position editor. Two buttons share the width of the panel: short words.
editor-pause = Edit position
editor-heading = Position editor
editor-quixo = Quixo
editor-teams = Teams
editor-hexxagon = Hexxagon
editor-open = No blocks
editor-place = Place on the board
editor-blank = Blank
editor-empty = Empty
editor-to-move = To move
editor-cross = Cross
editor-circle = Circle
editor-south = South
editor-west = West
editor-north = North
editor-east = East
editor-red = Red
editor-white = White
editor-ply = Move number
editor-quiet = Moves towards a draw
editor-less = less
editor-more = more
editor-first = Start
editor-clear = Clear
editor-turn = Rotate
editor-mirror = Mirror
editor-undo = Undo
editor-redo = Redo
editor-text = As text
editor-wrong = This position is not valid: { $reason }.
editor-playable = { $count ->
    [one] { $seat } to move: one possible move.
   *[other] { $seat } to move: { $count } possible moves.
}
editor-over = The game is over. { $winner }. { $reason }
editor-no-pieces = There is no piece on the board: nobody can play.
editor-doubt-ply = This position needs at least move number { $count }.
editor-doubt-quiet = { $count ->
    [one] At most one move can count for a draw here.
   *[other] At most { $count } moves can count for a draw here.
}
editor-play = Play from here
editor-analyse = Analyse
editor-copy = Copy
editor-paste = Paste
editor-back = Back
editor-who = Who plays?
editor-human = Human
editor-weaker = Weaker
editor-stronger = Stronger
editor-start = Start
