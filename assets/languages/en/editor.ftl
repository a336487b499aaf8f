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
editor-ply = Number of the ply
editor-quiet = Plies without progress
editor-less = less
editor-more = more
editor-first = Start
editor-clear = Clear
editor-turn = Turn
editor-mirror = Mirror
editor-undo = Undo
editor-redo = Redo
editor-text = As text
editor-wrong = Not a position: { $reason }.
editor-playable = { $count ->
    [one] { $seat } to move: one move.
   *[other] { $seat } to move: { $count } moves.
}
editor-over = It is over: { $winner }. { $reason }
editor-no-pieces = There is no piece on the board: nobody can play.
editor-doubt-ply = With this position the ply number is at least { $count }.
editor-doubt-quiet = { $count ->
    [one] No more than one ply can have gone without progress.
   *[other] No more than { $count } plies can have gone without progress.
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
