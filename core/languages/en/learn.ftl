# The interactive first games.

learn-heading = Lessons
learn-invitation = Short lessons: you make the moves.
learn-close = Close
learn-finished = Finished

# The lessons: name, what they are about, and what is said at their end: praise, unless the last game was skipped, and a
# text after it.
learn-quixo = Quixo
learn-quixo-about = Take, push, and get five in a line.
learn-quixo-praise = You can play Quixo now!
learn-quixo-over = One rule to remember: complete your opponent’s line and you lose, even if you complete yours too.
learn-teams = Quixo in teams
learn-teams-about = Four players, two teams, and dots that show whose cube it is.
learn-teams-praise = You can play team Quixo now!
learn-teams-over = Play your first game: the computer takes the other three seats.
learn-hexxagon = Hexxagon
learn-hexxagon-about = Clone your pieces and flip your opponent’s.
learn-hexxagon-praise = You can play Hexxagon now!
learn-hexxagon-over = Play your first game on the whole board.

# The panel.
learn-step = Step { $step } of { $all }
learn-done = Well done
learn-next = Next
learn-finish = Finish
learn-skip = Skip
learn-back = Back
learn-again = Try again
learn-leave = Leave
learn-next-lesson = Next: { $lesson }
learn-first-game = Play your first game
learn-begin-again = Start over

learn-game-won = You win! You’re ready for a real game.
learn-game-lost = You lost this one. Try again from the same position, or move on: you know all the rules.
learn-game-drawn = A draw. Try again from the same position, or move on: you know all the rules.

# Why a move was taken back.
learn-miss-other-move = Legal, but not the move we’re after. Follow the blue arrow.
learn-miss-other-cube = In a game you could take that one. Here, take the marked cube.
learn-miss-other-end = Right cube, wrong side. Take it again and click the blue arrow beside the board.
learn-miss-other-dot = The dot faces the wrong player. Push again, then click the blue arrow for the dot.
learn-miss-other-cell = Right piece, wrong cell. Pick it again and click the cell under the blue arrow.
learn-miss-no-line = That’s not five in a line. Try the marked cube.
learn-miss-opponent-line = That completes your opponent’s line: you’d lose. Try another move.
learn-miss-threat = That lets your opponent win. Now try the marked cube.
learn-miss-no-jump = That was a clone. Pick a piece and jump two cells.
learn-miss-no-clone = That was a jump: your old cell is empty now. Clone instead.
learn-miss-few-turned = Too few. Find the cell that touches more white pieces.

# Quixo, step by step: what is asked, and what is said when it is done.
learn-quixo-goal = Five of your symbol in a line wins: a row, a column or a diagonal. You play the crosses, and here you have five.
learn-quixo-take = All cubes start blank, and you only take them from the edge. Click the cube under the blue arrow. Arrows appear beside the board: click the blue one to push the cube in.
learn-quixo-take-done = Your cube came back as a cross, and the column slid to fill the gap. Then your opponent pushed in a cube as a circle.
learn-quixo-insert = Take the marked cube. The arrows show where you can push it in. Choose one.
learn-quixo-insert-done = A cube goes in at an end of its own row or column, but never where you took it. Corner cubes have two arrows, the others three.
learn-quixo-own = You can take blank cubes and your own, never your opponent’s. Click a circle: it won’t move. Then move one of the two marked crosses.
learn-quixo-own-done = Moving your own cube adds no new cross, but it can put one exactly where you need it.
learn-quixo-line = Four crosses in a row! Complete the top row with the marked cube.
learn-quixo-line-done = Five in a line: you win!
learn-quixo-shift = Every push moves other cubes too. Your row needs only the middle cube, and there’s a cross right above it. Take the marked cube and push it in at the top.
learn-quixo-shift-done = The column moved down and carried your cross into the row. Always check what else moves.
learn-quixo-danger = Now a trap. Complete your top row with the marked cube, and watch the circles in the middle row.
learn-quixo-danger-done = Your push completed the circles’ line too. So you lose, even though your own line is complete.
learn-quixo-instead = Same board. Now take the marked cube, at the right end of your row, and push it in on the left. No circle moves.
learn-quixo-instead-done = Only your row moved, so the circles still have four. You win!
learn-quixo-block = Your opponent has four circles in a row and would win on the next move. Break the row: take one of the marked cubes and push it in at the top.
learn-quixo-block-done = Their row is broken. The best defence is a push that helps you too.
learn-quixo-play = Your opponent is { characters-name-first-game }, a chick that is easy to beat. You start one cross ahead. Make five in a line!

# Quixo in teams.
learn-teams-seats = South and north play crosses, west and east circles. Partners sit opposite; turns go clockwise. You’re South. Each cube with a symbol has a dot that faces one player.
learn-teams-first = On your first turn, take a blank cube only. Push in the marked cube, then point its dot at yourself.
learn-teams-first-done = The dot faces you. Then west, north and east took their first turns, clockwise.
learn-teams-dot = You can only take crosses whose dot faces you. The one with its dot to the north is your partner’s. Take one of the two marked crosses.
learn-teams-dot-done = Only the player the dot faces can take a cube. Each time you push one in, choose again: you or your partner.
learn-teams-partner = A dot to the north makes it your partner’s cube. Push in the marked cube and point its dot at your partner.
learn-teams-partner-done = Only your partner can take that cube now, and just did: see where it is. A cube that’s pushed along keeps its dot.
learn-teams-line = In a line only the symbols count, not the dots. Complete the top row of crosses.
learn-teams-line-done = Five crosses: you and your partner win!
learn-teams-danger = Complete the other team’s line and your whole team loses. Complete the top row with the marked cube and see.
learn-teams-danger-done = The circles in the middle row are complete too: you both lose. Check both symbols before you push.
learn-teams-block = Four circles in a row, and west is next. Push so that west can’t win on the next move.
learn-teams-block-done = West can’t win now, and then it’s your partner’s turn.
learn-teams-pass = Nothing here is yours: only circles, and crosses that face north. You pass automatically, never by choice. Four passes in a row: a draw.
learn-teams-play = Now play! { characters-name-first-game }, a chick, takes the other three seats; north is your partner. Make five crosses in a line, together!

# Hexxagon.
learn-hexxagon-goal = The three red pieces in blue frames are yours, the white ones your opponent’s. Have more pieces when the board is full and you win.
learn-hexxagon-clone = Click the empty cell under the blue arrow, next to your piece: the piece clones itself.
learn-hexxagon-clone-done = A new piece, and the old one’s still there: you have four. White cloned too.
learn-hexxagon-jump = A piece can also jump two cells. Rings are jumps, filled hexagons are clones. Click one of your pieces, then a ring.
learn-hexxagon-jump-done = Your piece moved: its old cell is empty and you gained nothing. A jump can cross anything.
learn-hexxagon-turn = Wherever a piece lands, every enemy piece next to it flips. Find the cell that flips three.
learn-hexxagon-turn-done = Three flipped! Every enemy piece next to where you land flips, and only those. Flipped pieces don’t flip others.
learn-hexxagon-count = Both marked cells flip two pieces, but one takes a jump to reach. Clone to the other.
learn-hexxagon-count-done = Either move flips two. The clone also adds a piece; the jump only moves one.
learn-hexxagon-gap = A jump leaves a gap behind. Pick the piece under the blue arrow, jump to the marked cell and watch White.
learn-hexxagon-gap-done = White jumped into the gap and flipped four. Jump only when you gain more than you leave open.
learn-hexxagon-blocks = The three stones are blocks: nobody can land there, but you can jump across. Jump with the marked piece.
learn-hexxagon-blocks-done = Across the stone, and two pieces flipped! You can also play Hexxagon without blocks.
learn-hexxagon-stuck = White’s four pieces at the top have no empty cell in reach. Make any move.
learn-hexxagon-stuck-done = White can’t move and has to pass: it’s your turn again. You can’t pass by choice.
learn-hexxagon-end = You have 28, White 29, and one cell is empty. Clone into it!
learn-hexxagon-end-done = Board full: you win 31–27, a score of 4. A game also ends when nobody can move or one side has no pieces left.
learn-hexxagon-play = Now finish a game against { characters-name-first-game }, a chick that is easy to beat. Sixteen cells are empty: get more pieces than White!
