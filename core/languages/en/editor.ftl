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
editor-ply = Move number
editor-quiet = 100-move count
editor-less = less
editor-more = more
editor-first = Start
editor-clear = Clear
editor-turn = Rotate
editor-mirror = Mirror
editor-undo = Undo
editor-redo = Redo
editor-text = As text
editor-wrong = This position isn’t valid: { $reason }.
editor-playable = { $count ->
    [one] { $seat } to move: one legal move.
   *[other] { $seat } to move: { $count } legal moves.
}
editor-over = Game over. { $winner }. { $reason }
editor-no-pieces = Put some pieces on the board first.
editor-doubt-ply = Move number must be at least { $count } here.
editor-doubt-quiet = { $count ->
    [one] The 100-move count can’t be more than { $count } here.
   *[other] The 100-move count can’t be more than { $count } here.
}
editor-play = Play from here
editor-analyse = Analyse
editor-copy = Copy
editor-paste = Paste
editor-back = Back
editor-who = Who plays?
editor-weaker = Weaker
editor-stronger = Stronger
editor-start = Start
