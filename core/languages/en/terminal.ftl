# The terminal game. Commands, names of levels and moves are the same in every language.

# The answers to a question; the English words are accepted in every language too.
terminal-yes = yes
terminal-no = no
terminal-welcome = Type help for the commands, quit to leave.
terminal-commands = Commands: { $list }.
terminal-line-too-long = That line is too long.
terminal-unknown = “{ $text }” isn’t a command or a move. Type help for the commands.
terminal-not-played = You can’t play { $mv }. { $why }.
terminal-no-move-from = No legal move starts at { $cell }.
# The prompt after a game.
terminal-over = Over
terminal-time-up = Time’s up.

# A played move: "Cross" and "takes e5 and pushes it in at e1".
terminal-does = { $who } { $what }
terminal-would-play = { $who } in your place would play { $mv }: { $what }.

# The board.
terminal-nowhere = nowhere
terminal-legend-teams = A letter is the seat that a cube’s dot faces: n and s are crosses (team A), w and e circles (team B).
terminal-legend-hexxagon = r:e5 is a red piece on e5, w:e1 a white one on e1.
terminal-legend-block = #### is a block.
terminal-board-on = The board is drawn each turn.
terminal-board-off = The board isn’t drawn.

# Answers to commands.
terminal-no-moves-yet = No moves yet.
terminal-taken-back = Taken back.
terminal-nothing-to-take-back = There’s nothing to take back.
terminal-played-again = Redone.
terminal-nothing-to-play-again = There’s nothing to redo.
terminal-no-hint = There’s no hint here.
terminal-no-partners = Only the team game has partners.
terminal-no-advice = { $name } has no advice.
terminal-partner-is-here = Your partner is at this screen too: just ask.
terminal-filed = Saved with your finished games.
terminal-exists = { $path } already exists. Choose another name.
terminal-asks-draw = { $name }, do you accept a draw?
terminal-saved = Your game is saved. You can resume it next time.
terminal-table-damaged = Part of the solved Quixo is damaged and no longer used. Run pushflip solve to solve it again.

# Before a game.
terminal-unfinished = You have an unfinished game ({ $players }): { $game }.
terminal-go-on = Resume it?
terminal-put-away = Your unfinished game is kept with your saved games.
terminal-which-game = Which game?
terminal-who-plays = Who plays { $seats }? Type human or a computer level for each: { $levels }. Put commas between them.
terminal-players = Players?
terminal-change-options = Change the options: first move, clock, draws?
terminal-clock = Clock: none, 30/move or 600+5, in seconds?
terminal-players-needed = you need { $wanted } players, not { $found }
terminal-wrong-seats = { $variant } has { $wanted } seats, not { $found }
terminal-wrong-names = { $names } names are too many for { $seats } seats
terminal-wrong-perfect = perfect plays only Quixo for two, after pushflip solve
terminal-wrong-stuck = this rule is for Hexxagon, not for { $variant }
terminal-wrong-consultation = there are no partners in { $variant }
terminal-wrong-first = in Hexxagon Red always starts

# An online table.
terminal-play-link = To play: { $link }
terminal-watch-link = To watch: { $link }
terminal-undo-if-agreed = You can take back moves if everybody agrees.
terminal-no-undo = No takebacks.
terminal-program = { $name }, a program
terminal-seat-wins = { $count } won
terminal-is-here = { $name } is here
terminal-not-heard-for = { $name } hasn’t answered for { $seconds } s
terminal-not-heard = { $name } isn’t answering.
terminal-alone = Nobody else is here.
terminal-sits = { $name } sits down as { $seat }.
terminal-sits-program = { $name } sits down as { $seat }, with a program.
terminal-begins = The game begins.
terminal-agrees = { $name } accepts.
terminal-gives-up = { $name } resigns.
terminal-ends-pause = { $name } ends the pause.
terminal-claims-win = { $name } claims the win: { $seat } isn’t here.
terminal-claims-draw = { $name } calls a draw: { $seat } isn’t here.
terminal-earlier =
    { $count ->
        [one] { $count } event happened before.
       *[other] { $count } events happened before.
    }
terminal-answer = Type yes or no.
terminal-answer-guest = Type let in { $key } or keep out { $key }.
terminal-guest-left = { $key } no longer wants to join.
terminal-which-guest = Type { $command } and who you mean: { $people }.
terminal-no-guest = Nobody wants to join.
terminal-that-is-you = That’s you.
terminal-no-move-found = The computer found no move.
terminal-kept-by-host = The game is saved as it is. Run pushflip host to open it again.
terminal-kept-by-guest = The game is saved as it is. The same invitation brings you back.
terminal-save-to-review = Save the game with save FILE, then review it with pushflip --text FILE.
terminal-saved-anyway = Every move is saved anyway. Give a name to write the game to a file.
terminal-no-match = There’s no game yet.
terminal-nothing-asked = Nobody asked you anything.
terminal-no-seat = Every seat is taken.
terminal-not-seated = You don’t have a seat.
terminal-all-here = Everybody’s here.
terminal-stopped = Stopped. Tables kept: { $tables }, with a game that goes on: { $on }. Moves played: { $moves }.
terminal-left-table = You left this game. Run pushflip host --new to create another one.
terminal-relay = This invitation uses the connection server { $relay }.
terminal-invitation = The invitation:
terminal-name-marks = A letter of a name can have two accents at most.

terminal-help =
    A move        Quixo: the cube’s cell, a hyphen, where you push it in: e5-e1
                  In teams also the side that the dot faces: e5-e1.n
                  Hexxagon: a clone is its cell: e14; a jump goes from cell to cell: e13-e15
    board         Draw the board again; an empty line does the same
    board off     Stop drawing it each turn; board on draws it again
    pieces        Say where everything is
    moves [CELL]  List the legal moves, or those that start at a cell
    undo, redo    Take back your last move and the computer’s reply; play it again
    hint          What the computer would play, and why
    partner       In teams, ask a computer partner what it would play
    review        How good each move was, and what would have been better
    record        The game as text
    position      The position as text
    save [FILE]   Every move is saved anyway; with a name, write the game to a new file
    open FILE     Resume a saved game; the current game is kept
    draw          Offer a draw
    resign        Resign
    rematch       The same players with sides swapped
    new           Another game; the current game is kept
    quit          Leave; you can resume an unfinished game next time

terminal-help-online =
    A move        As in any game: e5-e1, e14, e13-e15
    board, pieces, moves [CELL], record, position, save FILE, review: as in any game
    undo          Ask for a takeback of your last move
    draw          Offer a draw
    rematch       Ask for another game with sides swapped
    pause         Ask for a pause of the clock; resume ends it
    yes, no       Answer a question
    resign        Resign
    claim win, claim draw   End a game when somebody has been gone for too long
    sit [SEAT]    Sit down on an empty seat; up leaves it
    say PHRASE    { $phrases }
    who           Who is here
    quit          Leave; the game is kept: the same invitation brings a guest back, and pushflip host its host
    For the host:
    invite        The invitations, to play and to watch
    let in [KEY]  Let in somebody who wants to join; keep out sends them away
    computer SEAT LEVEL   Give an empty seat to a computer
    free SEAT     Clear the seat of somebody who isn’t here
    close         Close the game for good
