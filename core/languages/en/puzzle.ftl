# Puzzles: the list, the panel beside the board, what is said of a move.

puzzle-heading = Puzzles
puzzle-solved-of = { $solved } of { $all } solved
puzzle-grade = Difficulty { $grade } of { $hardest }
puzzle-close = Close
puzzle-next-unsolved = Next unsolved
puzzle-next-number = Next: puzzle { $number }
puzzle-tile-new = { $task }
puzzle-tile-tried = Tried. { $task }
puzzle-tile-solved = Solved. { $task }
puzzle-tile-helped = Solved, but not on the first try. { $task }

# The daily puzzle. $days is a number of days, such as “3 days”.
puzzle-daily = Daily puzzle
puzzle-daily-new = A new puzzle every day.
puzzle-daily-week = Easy on Monday, hardest on Sunday.
puzzle-daily-keep = Solve it to keep your streak: { $days }.
puzzle-daily-done = Solved today. Streak: { $days }.
puzzle-daily-dot = The dot means you haven’t solved today’s puzzle yet.
puzzle-rating = Puzzle rating { $rating } ± { $margin }. Only first tries count.

puzzle-number = Puzzle { $number }
puzzle-about = { $game }, difficulty { $grade } of { $hardest }
puzzle-side-cross = Cross
puzzle-side-circle = Circle
puzzle-side-team-a = Team A
puzzle-side-team-b = Team B
puzzle-side-red = Red
puzzle-side-white = White
puzzle-to-move = { $side } to move
puzzle-task-win = { $moves ->
    [one] Win with this move.
   *[other] Win in { $moves } moves.
}
# The same in Hexxagon, where to lead is not to win: the game has to end.
puzzle-task-end = { $moves ->
    [one] End the game with this move, and win.
   *[other] Win in { $moves } moves: the game must be over then.
}
puzzle-task-hold = Find the only move that doesn’t lose.
puzzle-judging = Checking…
puzzle-right = Right! Best defence: { $reply }. Keep going.
puzzle-solved = Solved!
puzzle-solved-again = Solved! You’ll see it once more before it counts as learned.
puzzle-solved-hold = Solved! Every other move loses.
puzzle-line = Solution: { $moves }.
puzzle-shown = That was the solution. Now try it yourself.
puzzle-wrong-line = That completes your opponent’s line: you lose.
puzzle-wrong-count = That ends the game and you have fewer pieces: you lose.
puzzle-wrong-draws = That ends the game in a draw.
puzzle-wrong-at-once = Not yet: { $reply } wins at once for your opponent.
puzzle-wrong-within = { $moves ->
    [one] Not yet: { $reply } wins at once for your opponent.
   *[other] Not yet: after { $reply } your opponent wins in { $moves }.
}
puzzle-wrong-slow = { $moves ->
    [one] Not yet: that doesn’t win.
   *[other] Too slow: after { $reply } you can’t win in { $moves }.
}
puzzle-hint-cube = Take the cube on { $cell }.
puzzle-hint-clone = Clone to { $cell }.
puzzle-hint-jump = Jump with the piece on { $cell }.
puzzle-hint = Hint
puzzle-solution = Show solution
# The cost of a hint or the solution, before the player asks for it: of a shipped puzzle, and of an own mistake.
puzzle-help-cost = With help, this won’t count as solved on the first try.
puzzle-help-cost-mistake = With help, you’ll have to solve this twice.
puzzle-step = Next move
puzzle-again = Start over
puzzle-next = Next puzzle
puzzle-list = All puzzles
puzzle-to-review = Back to the review

puzzle-mistakes = My mistakes
puzzle-mistakes-left = { $left ->
    [0] Nothing to practise
   *[other] { $left } to practise
}
puzzle-mistakes-learned = { $learned } learned
puzzle-mistakes-note = Mistakes from your games, as puzzles. Add them with “Practise mistakes” in a review. If you make one again, you have to solve it twice.
puzzle-mistake = From my mistakes
puzzle-tile-again = Missed again. { $task }
puzzle-task-hold-within = { $moves ->
    [one] Stop your opponent from winning on the next move.
   *[other] Stop your opponent from forcing a win in { $moves } moves.
}
puzzle-task-better = You went wrong here. Find a better move.
puzzle-wrong-worse = Not yet: after { $reply } you’re much worse off.
puzzle-wrong-worse-at-once = Not yet: that gives away too much.

# A run against the clock.
puzzle-run = Puzzle rush
puzzle-run-best = Puzzle rush · best { $best }
puzzle-run-about = Solve as many puzzles as you can in three minutes. The third mistake ends the run.
# In the list of the player’s own mistakes, which has no run.
puzzle-run-needs-game = Choose a game above first.
puzzle-run-start = The clock starts with your first move.
puzzle-run-solved = Solved: { $solved }
puzzle-run-mistakes = Mistakes: { $mistakes } of { $most }
puzzle-run-end = End the run
puzzle-run-sure = Go back once more to end the run.
puzzle-run-result = { $solved ->
    [one] { $solved } puzzle solved
   *[other] { $solved } puzzles solved
}
puzzle-run-time-up = Time’s up!
puzzle-run-third = That was your third mistake.
puzzle-run-new-best = Your new best!
puzzle-run-your-best = Your best: { $best }
puzzle-run-again = Try again

# Themes, in the filter of the list and after a puzzle is solved.
puzzle-theme = Theme
puzzle-theme-all = All
puzzle-theme-win-in-one = Win in 1
puzzle-theme-win-in-two = Win in 2
puzzle-theme-long-win = Win in 3+
puzzle-theme-defence = Defence
puzzle-theme-double-threat = Double threat
puzzle-theme-diagonal = Diagonal
puzzle-theme-block = Block
puzzle-theme-big-capture = Big capture
puzzle-theme-jump = Jump
puzzle-theme-blockade = Blockade
puzzle-theme-elimination = Wipe-out
puzzle-themes = Themes: { $themes }
