# The interactive first games.

learn-heading = Learn by playing
learn-invitation = A first game in small steps: make the move and see what happens.
learn-close = Close
learn-finished = Finished

# The lessons: name, what they are about, what is said at their end.
learn-quixo = Quixo
learn-quixo-about = Take, push, and make a line of five.
learn-quixo-over = You know Quixo now. Play a first game, or learn how four play it in two teams.
learn-teams = Quixo in teams
learn-teams-about = Four seats, two teams, and dots that say whose cube it is.
learn-teams-over = You know Quixo in teams now. Play a first game; the computer takes the other three seats.
learn-hexxagon = Hexxagon
learn-hexxagon-about = Clone, jump and turn over the opponent’s pieces.
learn-hexxagon-over = You know Hexxagon now. Play a first game on the whole board.

# The panel.
learn-step = Step { $step } of { $all }
learn-done = Well done
learn-next = Next
learn-skip = Skip
learn-back = Back
learn-again = Again
learn-leave = Leave
learn-next-lesson = Next: { $lesson }
learn-first-game = Play a first game
learn-begin-again = Begin again

learn-game-won = You have won! That is all there is to it; the rest is practice.
learn-game-lost = You lost this one. “Again” gives you the same start; or go on, you know all the rules.
learn-game-drawn = A draw. “Again” gives you the same start; or go on, you know all the rules.

# Why a move was taken back.
learn-miss-other-move = That is allowed in a game, but it is not the move asked for here. Follow the arrow.
learn-miss-other-cube = You may take that cube in a game; here take the one under the arrow.
learn-miss-other-end = Right cube, wrong place. Push it in under the arrow.
learn-miss-other-dot = The dot faces the wrong seat. Choose the one under the arrow.
learn-miss-no-line = That does not make five in a line. Try the cube under the arrow.
learn-miss-opponent-line = That completes a line of the opponent: it would lose. It was taken back.
learn-miss-threat = The opponent could still win with their next move. Try the cube under the arrow.
learn-miss-no-jump = That was a clone. Pick a piece and go two steps.
learn-miss-no-clone = That was a jump: your old cell is empty now. Clone instead.
learn-miss-few-turned = That turns too few. Look for the cell that touches more of them.

# Quixo, step by step: what is asked, and what is said when it is done.
learn-quixo-goal = Five cubes with your symbol in a line win: a row, a column or a diagonal. Here the crosses have done it. You play crosses.
learn-quixo-take = At first all cubes are blank. Click the cube under the arrow: it is lifted off the border. Then click the place under the arrow: it is pushed in there.
learn-quixo-take-done = Your cube came back with the cross up, and the column closed the gap. Then the opponent pushed in a circle.
learn-quixo-insert = Take the cube under the arrow and choose for yourself where it goes in. You have three places to choose from. You may not put it back where it came from.
learn-quixo-insert-done = A cube goes in only at an end of the row or column that now has a gap. From a corner there are two places, from anywhere else on the border three.
learn-quixo-own = You may take blank cubes and your own, never the opponent’s. Try a circle: it will not move. Then move one of your two crosses.
learn-quixo-own-done = A cross stays a cross. Moving your own cube adds no new cross, but it can put one exactly where you need it.
learn-quixo-line = Four crosses in a row! Push in the fifth at the end of the top row. There is more than one way.
learn-quixo-line-done = Five in a line: you have won. The program sees it and says so.
learn-quixo-shift = Every push moves other cubes too. Find the push that brings a cross from the row above into the middle of your row.
learn-quixo-shift-done = The pushed column carried your cross into the row. Keep an eye on what moves along.
learn-quixo-danger = Now a trap. Take the cube under the arrow and complete your top row – and see what happens to the circles in the middle row.
learn-quixo-danger-done = Your push also completed a line of circles. Then you lose, even though your own line is complete as well.
learn-quixo-instead = The same board again. Complete your top row from the other side, so that the circles stay as they are.
learn-quixo-instead-done = The row moved, the column did not. That wins.
learn-quixo-block = Four circles in a row: the opponent would win with their next move. Push so that they cannot. Shift a column that crosses the row, or take the blank cube at its end.
learn-quixo-block-done = The line is broken. The best defence is a push that also helps your own plans.
learn-quixo-play = Now a game. You start a few crosses ahead, and the opponent misses a lot. Make five in a line!

# Quixo in teams.
learn-teams-seats = Four seats: south and north play crosses, west and east circles. Partners sit opposite each other; turns go clockwise. You are South. Each marked cube has a dot that faces one seat.
learn-teams-first = On your first turn you may take only a blank cube. Take the one under the arrow, push it in, then click the player whom its dot should face: yourself.
learn-teams-first-done = The dot faces you. Then west, north and east made their first turns, clockwise.
learn-teams-dot = Of the crosses you may take only those whose dot faces you. The one with its dot to the north is your partner’s. Take one of the two under the arrows.
learn-teams-dot-done = Only the player whom the dot faces may take the cube. As it goes in you choose anew: you or your partner.
learn-teams-partner = A dot to the north makes it your partner’s cube. Push in the one under the arrow and turn its dot to your partner.
learn-teams-partner-done = Only your partner may take that cube now, and has done so: see where it lies. A pushed cube keeps its dot as it was.
learn-teams-line = For a line the dots do not matter, only the symbol. Complete the top row of crosses.
learn-teams-line-done = Five crosses: you and your partner have won together.
learn-teams-danger = If you complete the other team’s line, your whole team loses. Complete the top row with the cube under the arrow and see.
learn-teams-danger-done = The circles in the middle row are complete too: both of you have lost. Look at both symbols before you push.
learn-teams-block = Four circles in a row, and west is next. Push so that west cannot win at once.
learn-teams-block-done = West cannot win now; and then it is your partner’s turn.
learn-teams-pass = You can take nothing here: the border has only circles, and crosses whose dots face north. You pass automatically; otherwise nobody may pass. Now west is to move. If all four pass in a row it is a draw.
learn-teams-play = Now a game. North is your partner, a computer like the others. Make five crosses in a line, together!

# Hexxagon.
learn-hexxagon-goal = The three red pieces under the arrows are yours, the white ones the opponent’s. Whoever has more pieces when the board is full wins.
learn-hexxagon-clone = Click the empty cell under the arrow, next to your piece: the piece clones itself.
learn-hexxagon-clone-done = A new piece, and the old one is still there: you have four. White has cloned too.
learn-hexxagon-jump = A piece can also jump two steps. Click a piece of yours, then one of the rings: the rings are jumps, the filled hexagons clones.
learn-hexxagon-jump-done = The piece has moved: its old cell is empty, and you have gained no piece. A jump crosses whatever lies between.
learn-hexxagon-turn = Wherever a piece arrives, every opponent’s piece next to it turns over. Find the cell where three of them turn.
learn-hexxagon-turn-done = Three have turned. Only the pieces next to where it lands turn, without exception; pieces that turn do not turn others.
learn-hexxagon-count = Two pieces turn at either marked cell, but one cell can only be reached by a jump. Clone to the other.
learn-hexxagon-count-done = Either move turns two pieces. The clone adds a piece of yours as well; the jump only moves one.
learn-hexxagon-gap = A jump leaves a gap behind. Pick the piece under the arrow, then jump to the cell that is marked, and see what White does.
learn-hexxagon-gap-done = White jumped into the gap and turned four pieces. Jump where you gain more than you leave open.
learn-hexxagon-blocks = The three stones are blocks: nobody enters them. But a jump may cross one. Jump with the piece under the arrow.
learn-hexxagon-blocks-done = Over the stone, and two pieces turned. Hexxagon can also be played without blocks.
learn-hexxagon-stuck = White’s four pieces at the top have no empty cell within two steps. Make any move.
learn-hexxagon-stuck-done = White cannot move and passes; it is your turn again. A side passes only when it cannot move. You can choose another rule before a match.
learn-hexxagon-end = 28 of your pieces against 29, and one empty cell. Clone into it, and the pieces are counted.
learn-hexxagon-end-done = The board is full: 31 to 27. Red wins, and scores the difference: 4. The game also ends when nobody can move, or one side has no piece left.
learn-hexxagon-play = Now the end of a game: sixteen empty cells, and the opponent misses a lot. Get more pieces than White!
