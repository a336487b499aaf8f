# The terminal game. Commands, names of levels and moves are the same in every language.

# The answers to a question; the English words are accepted in every language too.
terminal-yes = yes
terminal-no = no
terminal-welcome = Type help for the commands, quit to leave.
terminal-commands = Commands: { $list }.
terminal-line-too-long = That line is too long.
terminal-unknown = “{ $text }” is neither a command nor a move. Type help for the commands.
terminal-not-played = { $mv } cannot be played. { $why }.
terminal-no-move-from = No legal move begins at { $cell }.
# The prompt after a match.
terminal-over = Over
terminal-time-up = Time is up.

# A played move: "Cross" and "takes e5 and inserts it at e1".
terminal-does = { $who } { $what }
terminal-pushes = takes { $from } and inserts it at { $to }
terminal-clones = clones onto { $to }
terminal-jumps = jumps from { $from } to { $to }
terminal-would-play = { $who } in your place would play { $mv }: { $what }.

# The board.
terminal-nowhere = nowhere
terminal-legend-teams = A letter is the seat that a cube’s dot faces: n and s are crosses (team A), w and e circles (team B).
terminal-legend-hexxagon = r:e5 is a red piece on e5, w:e1 a white one on e1.
terminal-legend-block = #### is a block.
terminal-board-on = The board is drawn at each turn.
terminal-board-off = The board is not drawn.

# Answers to commands.
terminal-no-moves-yet = There are no moves yet.
terminal-taken-back = Taken back.
terminal-nothing-to-take-back = There is nothing to take back.
terminal-played-again = Played again.
terminal-nothing-to-play-again = There is nothing to play again.
terminal-no-hint = There is no hint here.
terminal-no-partners = Only the team game has partners.
terminal-no-advice = { $name } has no advice.
terminal-partner-is-here = Your partner sits at this screen too: just ask.
terminal-filed = Saved among the finished matches.
terminal-exists = { $path } exists already; choose another name.
terminal-asks-draw = { $name }, do you agree to a draw?
terminal-saved = The match is saved and will be offered again.
terminal-table-damaged = A table of perfect play is damaged and not used any more. pushflip solve makes it again.

# Before a match.
terminal-unfinished = There is an unfinished match ({ $players }): { $game }.
terminal-go-on = Go on with it?
terminal-put-away = The unfinished match is kept among the saved matches.
terminal-which-game = Which game?
terminal-who-plays = Who plays { $seats }? For each of them human or a computer level: { $levels }. Commas between.
terminal-players = Players?
terminal-change-options = Change the options: who starts, clock, draws?
terminal-clock = Clock: none, 30/move or 600+5, in seconds?
terminal-players-needed = { $wanted } players are needed, not { $found }
terminal-wrong-seats = { $variant } has { $wanted } seats, not { $found }
terminal-wrong-names = there are { $names } names for { $seats } seats
terminal-wrong-perfect = perfect plays only Quixo for two, and needs the tables of pushflip solve
terminal-wrong-stuck = this rule belongs to Hexxagon, not to { $variant }
terminal-wrong-consultation = there are no partners in { $variant }
terminal-wrong-first = in Hexxagon Red always starts

# An online table.
terminal-play-link = To play: { $link }
terminal-watch-link = To watch: { $link }
terminal-undo-if-agreed = Moves can be taken back if all agree.
terminal-no-undo = No move is taken back.
terminal-program = { $name }, a program
terminal-seat-wins = { $count } won
terminal-is-here = { $name } is here
terminal-not-heard-for = { $name } has not been heard for { $seconds } s
terminal-not-heard = { $name } is not heard any more.
terminal-alone = Nobody else is here.
terminal-sits = { $name } sits down as { $seat }.
terminal-sits-program = { $name } sits down as { $seat }, with a program.
terminal-begins = The match begins.
terminal-agrees = { $name } agrees.
terminal-gives-up = { $name } gives up.
terminal-ends-pause = { $name } ends the pause.
terminal-claims-win = { $name } claims the win: { $seat } is not here.
terminal-claims-draw = { $name } claims a draw: { $seat } is not here.
terminal-earlier =
    { $count ->
        [one] { $count } thing has happened before.
       *[other] { $count } things have happened before.
    }
terminal-answer = Type yes or no.
terminal-answer-guest = Type let in { $key } or keep out { $key }.
terminal-guest-left = { $key } does not ask any more.
terminal-which-guest = Type { $command } and whom you mean: { $people }.
terminal-no-guest = Nobody asks to come in.
terminal-that-is-you = That is you.
terminal-no-move-found = The computer found no move.
terminal-kept-by-host = The match is kept as it stands. pushflip host opens this table again.
terminal-kept-by-guest = The match is kept as it stands. The same invitation brings you back.
terminal-save-to-review = Save the match with save FILE; pushflip --text FILE reviews it.
terminal-saved-anyway = Every move is saved anyway; with a name the record is written.
terminal-no-match = There is no match yet.
terminal-nothing-asked = Nothing is asked.
terminal-no-seat = Every seat is taken.
terminal-not-seated = You do not sit.
terminal-all-here = Everybody is here.
terminal-stopped = Stopped. Tables kept: { $tables }, with a match that goes on: { $on }. Moves played: { $moves }.
terminal-left-table = This is the table that you left; pushflip host --new opens another one.
terminal-relay = This invitation goes through the relay { $relay }.
terminal-invitation = The invitation:
terminal-name-marks = No letter of a name has more than two marks.

terminal-help =
    A move        Quixo: the cube’s cell, a hyphen, where it is inserted: e5-e1
                  In teams also the side that the dot faces: e5-e1.n
                  Hexxagon: a clone is its cell: e14; a jump goes from cell to cell: e13-e15
    board         Draw the board again; an empty line does the same
    board off     Draw it no more at each turn; board on does again
    pieces        Say where everything stands
    moves [CELL]  List the legal moves, or those that begin at a cell
    undo, redo    Take back the last move with the computer’s reply; play it again
    hint          What the computer would play, and why
    partner       In teams, ask a computer partner what it would play
    review        How good each move was, and what would have been better
    record        The match as text
    position      The position as text
    save [FILE]   Every move is saved anyway; with a name, write the record to a new file
    open FILE     Go on with a record; the match at the table is kept
    draw          Offer a draw
    resign        Give up
    rematch       The same players with sides swapped
    new           Another match; the one at the table is kept
    quit          Leave; a match that is not over is offered again the next time

terminal-help-online =
    A move        As in any match: e5-e1, e14, e13-e15
    board, pieces, moves [CELL], record, position, save FILE, review: as in any match
    undo          Ask to go back to before your last move
    draw          Offer a draw
    rematch       Ask for another match with sides swapped
    pause         Ask for a pause of the clock; resume ends it
    yes, no       Answer what the others ask
    resign        Give up
    claim win, claim draw   End a match that somebody has left for too long
    sit [SEAT]    Sit down on an open seat; up leaves it
    say PHRASE    { $phrases }
    who           Who is here
    quit          Leave; the table is kept: the same invitation brings a guest back, and pushflip host its host
    For the host:
    invite        The invitations, to play and to watch
    let in [KEY]  Let somebody in who asks; keep out sends them away
    computer SEAT LEVEL   Give an open seat to a computer
    free SEAT     Take a seat from somebody who is not there
    close         Close the table for good
