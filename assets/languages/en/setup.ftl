# Agreeing on a match.

setup-heading = New game
setup-back = Back
setup-start = Start
setup-name = Name (optional)
setup-starts = Who starts
setup-stuck = Cannot move
setup-clock = Clock
# The tooltip of a level and the line beside its seat: "Casual: thinks of…".
setup-level = { $level }: { $manner }

setup-about-quixo = Push cubes until five of yours stand in a line.
setup-about-quixo-teams = Two against two, and each cube has an owner.
setup-about-hexxagon = Grow, jump and turn the enemy, around three blocks.
setup-about-hexxagon-open = The same on the open board of 61 cells.

setup-stuck-passes-tip = The other side goes on.
setup-stuck-ends-tip = The pieces are counted as they lie.
setup-stuck-fills-tip = The game ends and every empty cell goes to the other side.

setup-repetition = Draw by repetition
setup-repetition-tip = The same position for the third time, with the same seat to move, is a draw.
setup-quiet = Draw after 100 quiet plies
setup-quiet-quixo-tip = A hundred plies in a row in which no blank cube was taken are a draw.
setup-quiet-hexxagon-tip = A hundred plies in a row without a clone or a capture are a draw.
setup-consultation = Partners may consult
setup-consultation-tip = Without consultation there are no hints in the whole match.
