# The pages of the rules.

pages-heading = Rules
pages-previous = Previous page
pages-next = Next page
pages-show-move = Show the move
pages-learn = Lessons
pages-close = Close
pages-quixo = Quixo
pages-quixo-teams = Quixo in teams
pages-hexxagon = Hexxagon

pages-quixo-goal = Goal
pages-quixo-goal-text = Crosses against circles, on 25 cubes, each with one cross, one circle and four blank faces. All start blank. Get five of your symbol in a line – row, column or diagonal – and you win. Either side may start. A game takes 10 to 20 minutes.
pages-quixo-take = Take
pages-quixo-take-text = Take a cube from the edge: one of the 16 outer cubes that’s blank or shows your symbol, never your opponent’s. Here Cross can take any framed cube. Until you push it in, you can put it back and take another. You can’t skip a turn.
pages-quixo-insert = Push
pages-quixo-insert-text = Turn your symbol up and push the cube in at an end of the row or column with the gap, never where it came from. A corner cube has two ways in, any other three.
pages-quixo-danger = Careful
pages-quixo-danger-text = Complete a line of your opponent’s symbol and you lose, even if the same move completes one of yours. Here Cross fills its top row, and the column carries a circle into the middle row: Circle wins.
pages-quixo-draw = Draws
pages-quixo-draw-text = With perfect play, Quixo never ends. So it’s a draw when a position comes up three times with the same side to move, or after 100 moves without a blank cube taken. You can switch off both rules, or agree to a draw.
pages-quixo-hands = Making a move
pages-quixo-hands-text = Click a cube, then an arrow, or drag the cube there. Point at an arrow to see the line as it will be. Esc, or a click elsewhere, puts the cube back.
pages-quixo-notation = Notation
pages-quixo-notation-text = Columns are a to e from left to right, rows 1 to 5 from bottom to top. A move names two cells: where you take the cube and where you push it in. Here it’s c1-c5. You can type moves this way, and show coordinates on the board in the settings.

pages-quixo-teams-seats = Seats
pages-quixo-teams-seats-text = Two against two: south and north are team A and play crosses, west and east are team B and play circles. Partners sit opposite. Turns go clockwise: south, west, north, east. Any seat can start.
pages-quixo-teams-dot = The dot
pages-quixo-teams-dot-text = Every marked cube has a dot that faces one of the four players. From the edge, take a blank cube, or one with your team’s symbol whose dot faces you. Here south can take the framed cubes; the third cross belongs to north.
pages-quixo-teams-choose = Choose
pages-quixo-teams-choose-text = When you push a cube in, choose who its dot faces: you or your partner. A cube that’s only pushed along keeps its dot.
pages-quixo-teams-first = First round
pages-quixo-teams-first-text = On your own first turn you can only take a blank cube.
pages-quixo-teams-line = Lines
pages-quixo-teams-line-text = Five of your team’s symbol in a line win for both of you, whatever the dots. Complete a line of the other team and you both lose, even if the same move completes one of yours. Draws are as in Quixo for two.
pages-quixo-teams-pass = Passing
pages-quixo-teams-pass-text = You pass only when you can’t take a cube. Here it’s south: no blank cube on the edge, and no cross whose dot faces south. Four passes in a row are a draw. If you switch on hints from your partner before a game, a hint is your partner’s move.
pages-quixo-teams-notation = Notation
pages-quixo-teams-notation-text = Moves are written as in Quixo for two, then a point and the side the dot faces: n, e, s or w. Here it’s b1-b5.n: the cube from b1 is pushed in at b5, its dot to the north. A pass is written pass.

pages-hexxagon-goal = Goal
pages-hexxagon-goal-text = Red has the framed corners, White the other three. Red starts. Have more pieces at the end and you win; equal numbers are a draw.
pages-hexxagon-clone = Clone
pages-hexxagon-clone-text = A move is a clone or a jump. A clone is a new piece of yours on an empty cell next to one of your pieces. Click the empty cell to play it.
pages-hexxagon-jump = Jump
pages-hexxagon-jump-text = A jump moves a piece to an empty cell exactly two cells away, across anything. Its old cell is left empty. Click the piece, then a ring; filled hexagons are clones.
pages-hexxagon-turn = Flipping
pages-hexxagon-turn-text = Wherever a piece lands, every enemy piece next to it flips to your colour. You never have to flip any. Here three flip.
pages-hexxagon-blocks = Blocks
pages-hexxagon-blocks-text = Three cells around the centre are blocks: nobody can land there, and they don’t count. You can jump across them. Without blocks there are 61 cells instead of 58.
pages-hexxagon-pass = Passing
pages-hexxagon-pass-text = You pass only when you can’t move. Here White has to pass: its pieces have no empty cell in reach. Before a game you can choose another rule: the game ends and the pieces are counted, or it ends and the other side gets every empty cell.
pages-hexxagon-end = The end
pages-hexxagon-end-text = The game ends when the board is full or nobody can move. Most pieces wins; the score is the difference: 30–28 scores 2. Wipe out the other side to win 58–0 (61–0 without blocks). Repetition and 100 moves with no clone or flip are draws you can switch off.
pages-hexxagon-notation = Notation
pages-hexxagon-notation-text = The rings are a (the centre) to e (the edge). In each ring the cells are numbered clockwise from the top corner, framed here: e1. A clone names its cell, here e14; a jump names two, as in e13-e15; a pass is written pass. You can type moves this way, and show the names on the board in the settings.
