# Agreeing on a match.

setup-heading = New game
setup-back = Back
setup-start = Start
setup-name = Name (optional)
setup-starts = Who starts
setup-stuck = When stuck
setup-clock = Clock
# A clock as the players like, and the words beside its two sliders: “10 min for the match”.
setup-clock-own = Custom
setup-clock-own-total = { $time } for the match
setup-clock-own-move = { $time } more after each move
# The tooltip of a level and the line beside its seat: "Casual: thinks of…".
setup-level = { $level }: { $manner }
# On a button that gives the computers such a level.
setup-like-you = About your strength: level { $rung }, { $level }
# A button that opens the menu of the tables of perfect play.
setup-perfect = Perfect play…

setup-about-quixo = Push cubes until five of yours stand in a line.
setup-about-quixo-teams = Two against two; a dot says who may take each marked cube.
setup-about-hexxagon = Clone, jump and turn the opponent’s pieces, around three blocks.
setup-about-hexxagon-open = The same on all 61 cells, without blocks.
setup-quiet-quixo = Draw after 100 moves without taking a blank
setup-quiet-hexxagon = Draw after 100 moves without a clone or capture

setup-stuck-passes-tip = The other side goes on.
setup-stuck-ends-tip = The pieces are counted as they lie.
setup-stuck-fills-tip = The game ends and every empty cell goes to the other side.

setup-repetition = Draw by repetition
setup-repetition-tip = The same position for the third time, with the same seat to move, is a draw.
setup-quiet-quixo-tip = A hundred moves in a row, both sides counted, in which no blank cube was taken are a draw.
setup-quiet-hexxagon-tip = A hundred moves in a row, both sides counted, without a clone or a capture are a draw.
setup-random = Sides by lot
setup-random-tip = When the match starts, a lot decides who plays which side.
setup-consultation = Partners may consult
setup-consultation-tip = On: Hint shows what your partner would play. Off: no hints in this match.
