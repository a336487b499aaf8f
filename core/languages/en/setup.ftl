# The new game form.

setup-heading = New game
setup-back = Back
setup-start = Start
setup-name = Name (optional)
setup-rated = This game counts toward your rating unless you use hints or takebacks.
setup-more = More options
setup-starts = First move
setup-stuck = If you can’t move
setup-clock = Clock
# Additional cubes or pieces for one side: none, or one to three.
setup-ahead =
    { $you ->
        [yes] Your head start
       *[no] Head start: { $seat }
    }
setup-ahead-none = None
setup-ahead-quixo =
    { $count ->
        [one] +{ $count } cube
       *[other] +{ $count } cubes
    }
setup-ahead-hexxagon =
    { $count ->
        [one] +{ $count } piece
       *[other] +{ $count } pieces
    }
setup-ahead-quixo-tip = Extra cubes at the start. Not rated.
setup-ahead-hexxagon-tip = Extra pieces at the start. Not rated.
# The number of takebacks: any number, 3, 1 or 0.
setup-takebacks = Takebacks
setup-takebacks-any = Any
setup-takebacks-tip = How many moves can be taken back in this game.
# The share of your time that your opponents get: the same, 1/2, 1/5 or 1/10.
setup-odds = Opponent’s time
setup-odds-same = Same
setup-odds-tip = What your opponents get of your time. With two players: the second. Not rated.
# A custom clock, and the words beside its two sliders: “10 min per player”.
setup-clock-own = Custom
setup-clock-own-total = { $time } per player
setup-clock-own-move = + { $time } per move
# The tooltip of a level and the line beside its seat: "Pip · Newcomer: misses its own…".
setup-level = { $level }: { $habit }
# On a button that gives the computers such a level.
setup-like-you = Close to your level: { $rung } · { $level }
# A button that opens the menu of the tables of perfect play.
setup-perfect = Add an unbeatable opponent…
setup-perfect-tip = Your computer works out every position of Quixo, once: about ten minutes and 1.7 GB of disk. Then you can play an opponent that never makes a mistake.

setup-about-quixo = Get five of your cubes in a line.
setup-about-quixo-teams = Two against two. A cube’s dot shows who may take it.
setup-about-hexxagon = Clone your pieces and flip your opponent’s.
setup-about-hexxagon-open = Hexxagon on all 61 cells, no blocks.
setup-quiet-quixo = 100-move draw
setup-quiet-hexxagon = 100-move draw

setup-stuck-passes-tip = The other side keeps playing.
setup-stuck-ends-tip = The game ends and the pieces on the board are counted.
setup-stuck-fills-tip = The game ends and the other side gets every empty cell.

setup-repetition = Draw by repetition
setup-repetition-tip = A draw when a position comes up three times, same side to move.
setup-quiet-quixo-tip = A draw after 100 moves (both sides) without a blank cube taken.
setup-quiet-hexxagon-tip = A draw after 100 moves (both sides) without a clone or a flip.
setup-random = Random sides
setup-random-tip = Sides are drawn at random when the game starts.
setup-consultation = Hints from your partner
setup-consultation-tip = On: a hint is your partner’s move. Off: no hints in this game.
