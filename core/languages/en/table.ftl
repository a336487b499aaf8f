# Beside the board: the panel, its words, and the notices.

table-undo = Take back
table-undo-left = Take back: { $count } left
table-redo = Redo move
table-ask-hint = Hint
table-view = Change view
table-menu = Menu
table-no-undo = No takebacks in a game with a clock
table-end-is-final = A resignation, an agreed draw or a loss on time is final
table-no-takebacks = No takebacks in this game
table-takebacks-used = No takebacks left
table-no-hint = No hints: partners can’t consult in this game
table-unrated = A game with hints or takebacks won’t change your rating.
table-first = Start position
table-previous = Previous move
table-next = Next move
table-last = Back to the game
table-to-game = Back to the game
table-to-result = Result

table-thinking = thinking…
# Under a computer's name: the seat.
table-computer = { $seat }, computer
# Under the name of the player's partner.
table-partner = { $seat }, your partner
# Above the seats of each team.
table-your-team = Your team
table-opponents = Opponents
table-first-position = Start position
table-after-ply = Move { $ply } of { $all }
table-hint = Hint: { $mv } – { $why }.
table-hint-where = Hint: start at { $cell }. Its best move { $why }. Ask again to see the move.
table-passes =
    { $you ->
        [yes] You can’t move and have to pass.
       *[other] { $seat } can’t move and has to pass.
    }
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
# Hexxagon’s pieces, and the score of the game: the difference.
table-score =
    { $points ->
        [one] { $pieces } ({ $points } point)
       *[other] { $pieces } ({ $points } points)
    }

# Why the game is over: after "Cross wins:", or by itself with a capital.
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
table-reason-all-passed = all four players passed in a row
table-reason-full = the board is full
table-reason-nobody-moves = neither side can move
table-reason-stuck = no legal move
table-reason-wiped-out =
    { $you ->
        [won] your opponent has no pieces left
        [lost] you have no pieces left
       *[other] the other side has no pieces left
    }
table-reason-repetition = the same position came up three times
table-reason-quiet = 100 moves without a blank cube taken
table-reason-quiet-hexxagon = 100 moves without a clone or a flip
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
table-reason-named-resigned = { $name } resigned
table-reason-named-out-of-time = { $name } ran out of time

# Why a move is good, or what is wrong with it; the move is the subject: "e5-e1 – wins at once".
table-why-wins-at-once = wins at once
table-why-wins-within =
    { $moves ->
        [one] wins in { $moves } move, whatever the reply
       *[other] wins in { $moves } moves, whatever the reply
    }
table-why-forces-win = forces a win
table-why-stops-line =
    stops five in a line { $kind ->
        [row] in row { $at }
        [column] in column { $at }
        [rising] on the diagonal a1–e5
       *[falling] on the diagonal a5–e1
    }
table-why-avoids-losing = avoids an immediate loss
table-why-holds-out = holds out longest
table-why-turns =
    { $pieces ->
        [one] flips { $pieces } piece
       *[other] flips { $pieces } pieces
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
table-why-stays-safe = adds a piece that can’t be flipped on the next move
table-why-keeps-most-options = keeps the most options
table-why-looks-best = gives the best chances
table-why-draws = keeps the game even
table-why-only-draws = only draws
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
    } worse than the best move

# Why a move cannot be played.
# $cells: “named” in typed moves and files; otherwise the player points at the cell.
table-illegal-game-over = The game is over
table-illegal-match-over = The game is over
table-illegal-other-game = That’s a move from another game
table-illegal-not-on-border =
    { $cells ->
        [named] { $cell } is inside: only edge cubes can be taken
       *[other] This cube is inside: only edge cubes can be taken
    }
table-illegal-back-to-own-cell = The cube from { $cell } can’t go straight back
table-illegal-not-an-end = The cube from { $from } can’t go in at { $to }
table-illegal-opponents-symbol =
    { $cells ->
        [named] { $cell } is your opponent’s cube
       *[other] This is your opponent’s cube
    }
table-illegal-other-teams-symbol =
    { $cells ->
        [named] { $cell } is the other team’s cube
       *[other] This is the other team’s cube
    }
table-illegal-first-round =
    { $cells ->
        [named] { $cell } isn’t blank: blank cubes only in the first round
       *[other] This cube isn’t blank: blank cubes only in the first round
    }
table-illegal-partners-dot =
    { $cells ->
        [named] { $cell } points at your partner: only they can take it
       *[other] This cube points at your partner: only they can take it
    }
table-illegal-strange-dot =
    { $cells ->
        [named] The dot must face { $own } or { $partner }
       *[other] The dot must face you or your partner
    }
table-illegal-can-take = You can only pass when you can’t take a cube
table-illegal-can-move = You can only pass when you can’t move
table-illegal-block =
    { $cells ->
        [named] { $cell } is a block
       *[other] This cell is a block
    }
table-illegal-not-empty =
    { $cells ->
        [named] { $cell } isn’t empty
       *[other] This cell isn’t empty
    }
table-illegal-no-own-piece = You have no piece on { $cell }
table-illegal-not-two-steps =
    { $cells ->
        [named] { $from } to { $to } isn’t a jump: jumps are exactly two cells
       *[other] Too far: jumps are exactly two cells
    }
table-illegal-no-way-out =
    { $cells ->
        [named] The piece on { $cell } is stuck: no empty cell in reach
       *[other] This piece is stuck: no empty cell in reach
    }
table-illegal-no-neighbour =
    { $cells ->
        [named] You have no piece next to { $cell }
       *[other] You have no piece next to this cell
    }
table-illegal-only-by-jump =
    { $cells ->
        [named] { $cell } is too far to clone to: pick a piece and jump
       *[other] This cell is too far to clone to: pick a piece and jump
    }

# A cube waits in its lane.
table-choose-dot =
    { $you ->
        [yes] Who may take this cube later: you or your partner?
       *[other] Who may take this cube later? Choose { $own } or { $partner }.
    }

# The player wants to be asked before a move is played.
table-confirm = { $mv }: choose it again to play it.
table-early = Premove { $mv }. Click off the board to cancel.
table-early-gone = Premove { $mv } cancelled: no longer possible.

# The score of several games between the same players: 2 – 1.
table-series = Games: { $first } { $wins } – { $other } { $losses }
table-you = you
