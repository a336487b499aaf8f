# Puzzles: the list, the panel beside the board, what is said of a move.

puzzle-heading = Puzzles
puzzle-solved-of = { $solved } of { $all } solved
puzzle-grade = Grade { $grade }
puzzle-close = Close
puzzle-next-unsolved = Next unsolved
puzzle-tile-new = { $task }
puzzle-tile-tried = Tried. { $task }
puzzle-tile-solved = Solved. { $task }

puzzle-number = Puzzle { $number }
puzzle-about = { $game }, grade { $grade }
puzzle-side-cross = Cross
puzzle-side-circle = Circle
puzzle-side-team-a = Team A
puzzle-side-team-b = Team B
puzzle-side-red = Red
puzzle-side-white = White
puzzle-to-move = { $side } to move
puzzle-task-win = { $moves ->
    [one] Win with this move.
   *[other] Win within { $moves } of your moves.
}
puzzle-task-hold = Find the only move that does not lose.
puzzle-judging = Looking at your move…
puzzle-right = Right! The toughest reply is { $reply }.
puzzle-solved = Solved!
puzzle-solved-again = Solved! It comes once more before it counts as learned.
puzzle-solved-hold = Solved! Every other move loses.
puzzle-line = Solution: { $moves }.
puzzle-shown = That was the solution. Now try it yourself.
puzzle-wrong-line = That completes a line of the other side, and so you lose.
puzzle-wrong-count = That ends the game with fewer pieces: you lose.
puzzle-wrong-draws = That ends the game in a draw.
puzzle-wrong-at-once = No: { $reply } wins at once.
puzzle-wrong-within = { $moves ->
    [one] No: { $reply } wins at once.
   *[other] No: after { $reply } the other side wins within { $moves } of its moves.
}
puzzle-wrong-slow = { $moves ->
    [one] No: that does not win yet.
   *[other] No: after { $reply } you cannot win within { $moves } of your moves.
}
puzzle-hint-cube = Take the cube on { $cell }.
puzzle-hint-clone = Clone to { $cell }.
puzzle-hint-jump = Jump with the piece on { $cell }.
puzzle-hint = Hint
puzzle-solution = Show the solution
puzzle-step = Next move
puzzle-again = Start again
puzzle-next = Next puzzle
puzzle-list = All puzzles

puzzle-mistakes = My mistakes
puzzle-mistakes-left = { $left ->
    [0] Nothing to practise
   *[other] { $left } to practise
}
puzzle-mistakes-learned = { $learned } learned
puzzle-mistakes-note = What went wrong in your matches, as tasks. They come here from a review, by “Practise”; a mistake made again has to be solved twice.
puzzle-mistake = From my mistakes
puzzle-tile-again = Missed again. { $task }
puzzle-task-hold-within = { $moves ->
    [one] Find a move after which the other side does not win at once.
   *[other] Find a move after which the other side cannot force a win within { $moves } moves.
}
puzzle-task-better = In a match you went wrong here: find a better move.
puzzle-wrong-worse = No: after { $reply } you are much worse off.
puzzle-wrong-worse-at-once = No: that costs too much.
