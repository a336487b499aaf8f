# Beside the board: the panel, its words, and the notices.

table-undo = Take back
table-redo = Redo move
table-ask-hint = Hint
table-view = Another view of the board
table-menu = Menu
table-no-undo = Moves cannot be taken back in a match with a clock
table-no-hint = No hints: in this match partners may not consult
table-first = First position
table-previous = One move back
table-next = One move on
table-last = Back to the game
table-to-game = Back to the game
table-to-result = Result

table-thinking = thinking…
# Under a computer's name: the seat.
table-computer = { $seat }, computer
table-first-position = The first position
table-after-ply = After move { $ply } of { $all }
table-hint = Hint: { $mv } – { $why }
table-hint-where = Hint: look at { $cell } – a move from there { $why }. Ask again to see it.
table-passes = { $seat } cannot move and passes
table-camera-free = Camera unlocked
table-camera-locked = Camera locked

# Who won.
table-draw = Draw
table-wins = { $name } wins
table-you-win = You win
table-you-lose = You lose
table-your-team-wins = Your team wins
table-your-team-loses = Your team loses
table-team-a-wins = Team A (crosses) wins
table-team-b-wins = Team B (circles) wins
# Hexxagon’s pieces, and the score of the match: the difference.
table-score =
    { $points ->
        [one] { $pieces } ({ $points } point)
       *[other] { $pieces } ({ $points } points)
    }

# Why the match is over: after "Cross wins:", or by itself with a capital.
table-reason-line =
    { $you ->
        [won] you have five in a line
        [lost] your opponent has five in a line
       *[other] five in a line
    }
table-reason-opponent-line =
    { $you ->
        [won] your opponent’s own push completed your line
        [lost] your own push completed your opponent’s line
       *[other] { $winner ->
            [first] Circle’s own push completed the crosses’ line
           *[second] Cross’s own push completed the circles’ line
        }
    }
table-reason-all-passed = all four seats passed in a row
table-reason-full = the board is full
table-reason-nobody-moves = neither side can move
table-reason-stuck = the player to move has no move
table-reason-wiped-out =
    { $you ->
        [won] your opponent has no pieces left
        [lost] you have no pieces left
       *[other] the other side has no pieces left
    }
table-reason-repetition = the same position for the third time
table-reason-quiet = 100 moves in a row with no blank cube taken
table-reason-quiet-hexxagon = 100 moves in a row without a clone or a capture
table-reason-agreed = by agreement
table-reason-resigned =
    { $you ->
        [won] your opponent resigned
        [lost] you resigned
       *[other] the other side resigned
    }
table-reason-out-of-time =
    { $you ->
        [won] your opponent ran out of time
        [lost] you ran out of time
       *[other] the other side ran out of time
    }

# Why a move is good, or what is wrong with it; the move is the subject: "e5-e1 – wins at once".
table-why-wins-at-once = wins at once
table-why-wins-within =
    { $moves ->
        [one] wins in { $moves } move, whatever the reply
       *[other] wins in { $moves } moves, whatever the reply
    }
table-why-stops-line =
    stops a line of five { $kind ->
        [row] in row { $at }
        [column] in column { $at }
        [rising] on the diagonal a1–e5
       *[falling] on the diagonal a5–e1
    }
table-why-avoids-losing = avoids losing at once
table-why-holds-out = holds out longest
table-why-turns =
    { $pieces ->
        [one] turns over { $pieces } piece
       *[other] turns over { $pieces } pieces
    }
table-why-lines-up =
    { $cubes ->
        [one] lines up { $cubes } cube
       *[other] lines up { $cubes } cubes
    } { $kind ->
        [row] in row { $at }
        [column] in column { $at }
        [rising] on the diagonal a1–e5
       *[falling] on the diagonal a5–e1
    }
table-why-stays-safe = adds a piece that cannot be turned at once
table-why-keeps-most-options = keeps the most options
table-why-looks-best =
    { $plies ->
        [one] looks best when thinking { $plies } move ahead
       *[other] looks best when thinking { $plies } moves ahead
    }
table-why-draws = leads to a draw
table-why-loses-within =
    { $plies ->
        [1] loses at once
       *[other] { $moves ->
            [one] loses in { $moves } move
           *[other] loses in { $moves } moves
        }
    }
table-why-falls-short =
    is { $worth } { $unit ->
        [cube] cubes
       *[piece] pieces
    } behind the best move

# Why a move cannot be played.
table-illegal-game-over = The game is over
table-illegal-match-over = The match is over
table-illegal-other-game = That is a move of another game
table-illegal-not-on-border = { $cell } is not on the border
table-illegal-back-to-own-cell = The cube from { $cell } cannot go back to its own cell
table-illegal-not-an-end = The cube from { $from } cannot be inserted at { $to }
table-illegal-opponents-symbol = { $cell } shows the opponent’s symbol
table-illegal-other-teams-symbol = { $cell } shows the opponents’ symbol
table-illegal-first-round = { $cell } is not blank: in the first round only blank cubes may be taken
table-illegal-partners-dot = The dot on { $cell } faces your partner
table-illegal-strange-dot = The dot must face { $own } or { $partner }
table-illegal-can-take = You may pass only when you cannot take any cube
table-illegal-can-move = You may pass only when you cannot move
table-illegal-block = { $cell } is a block
table-illegal-not-empty = { $cell } is not empty
table-illegal-no-own-piece = There is no piece of yours on { $cell }
table-illegal-not-two-steps = { $to } is not two steps from { $from }
table-illegal-no-way-out = No empty cell lies within two steps of { $cell }
table-illegal-no-neighbour = No piece of yours stands next to { $cell }
table-illegal-only-by-jump = No piece of yours stands next to { $cell }; only a jump leads there

# A cube waits in its lane.
table-choose-dot = Which of you shall the dot face? Choose { $own } or { $partner }.

# The player wants to be asked before a move is played.
table-confirm = { $mv }: choose it once more to play it
table-early = { $mv } waits for your turn. A click beside the board takes it back.
table-early-gone = { $mv } cannot be played any more

# How matches of the same players stand: 2 – 1.
table-series = Series: { $wins }
