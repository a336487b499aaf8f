# The pages of the rules.

pages-heading = How to play
pages-previous = Previous page
pages-next = Next page
pages-show-move = Show the move
pages-learn = Learn by playing
pages-close = Close
pages-quixo = Quixo
pages-quixo-teams = Quixo in teams
pages-hexxagon = Hexxagon

pages-quixo-goal = Goal
pages-quixo-goal-text = Crosses against circles, on 25 identical cubes: each has one cross, one circle and four blank sides, and all start blank side up. Either side may begin; you choose before the match. Whoever first has five of their own symbol in a line wins: a row, a column or a diagonal. The program announces the line itself. A game takes 10 to 20 minutes.
pages-quixo-take = Take
pages-quixo-take-text = A move has two steps, and nobody may skip a turn. First take a cube from the border: one of the 16 outer cubes that is blank or shows your symbol, never the opponent’s. Here Cross may take any framed cube. Until it is pushed in you may put it back and take another.
pages-quixo-insert = Push
pages-quixo-insert-text = Then turn your symbol up and push the cube in at an end of a row or column that now has a gap, until the gap closes. Never at the cell it was taken from. A corner cube has two places to go, any other border cube three.
pages-quixo-danger = Careful
pages-quixo-danger-text = A player who completes a line of the opponent’s symbol loses, even if the same move completes a line of their own. Here Cross fills its top row, and the column carries a circle into the middle row: Circle wins.
pages-quixo-draw = Draws
pages-quixo-draw-text = If nobody makes a mistake, a game never ends. So it is a draw when the same position, with the same player to move, comes for the third time; or after 100 moves in a row, both sides counted, in which no blank cube was taken. Both rules can be switched off before a match. The players can also agree on a draw.
pages-quixo-hands = Making a move
pages-quixo-hands-text = Click a cube, then one of the arrows, or drag the cube there. Over an arrow you see the line as it will be. Esc, or a click elsewhere, puts the cube back.
pages-quixo-notation = Notation
pages-quixo-notation-text = Columns are named a to e from left to right, rows 1 to 5 from bottom to top. A move is written with two cells: where the cube is taken, and where it is pushed in. Here it is c1-c5. You can type moves in this way, and the settings can show the letters and numbers on the board.

pages-quixo-teams-seats = Seats
pages-quixo-teams-seats-text = Two against two: south (A1) and north (A2) are team A and play crosses, west (B1) and east (B2) are team B and play circles. Partners sit opposite each other. Turns go clockwise: south, west, north, east. Any seat can begin; you choose before the match.
pages-quixo-teams-dot = The dot
pages-quixo-teams-dot-text = Every marked cube has a dot that faces one of the four seats. You may take a blank cube from the border, or one with your team’s symbol whose dot faces you. Here south may take the framed cubes; the third cross belongs to north.
pages-quixo-teams-choose = Choose
pages-quixo-teams-choose-text = When you push a cube in you choose which of your team its dot faces: you or your partner. A cube that is only pushed along keeps its dot as it was.
pages-quixo-teams-first = First round
pages-quixo-teams-first-text = In their own first turn each player may take only a blank cube.
pages-quixo-teams-line = Lines
pages-quixo-teams-line-text = Five symbols of your team in a line win for both of you, wherever the dots point. A player who completes a line of the other team loses for both, even if the same move completes a line of their own. Draws are as in Quixo for two.
pages-quixo-teams-pass = Passing
pages-quixo-teams-pass-text = A player who can take no cube passes; otherwise nobody may. Here it is south: no blank cube on the border, and no cross whose dot faces south. If all four players pass in a row it is a draw. Whether partners may consult each other is agreed before the match: if they may, Hint shows what your partner would play.
pages-quixo-teams-notation = Notation
pages-quixo-teams-notation-text = Moves are written as in Quixo for two, and after a point comes the side that the dot faces: n, e, s or w for north, east, south or west. Here it is b1-b5.n: the cube from b1 is pushed in at b5, its dot to the north. A pass is written pass.

pages-hexxagon-goal = Goal
pages-hexxagon-goal-text = Red has the framed corners, White the other three; Red begins. Whoever has more pieces at the end wins; equal numbers are a draw.
pages-hexxagon-clone = Clone
pages-hexxagon-clone-text = A move is a clone or a jump. A clone is a new piece of yours on an empty cell next to one of your pieces. Click the empty cell, and it is played at once.
pages-hexxagon-jump = Jump
pages-hexxagon-jump-text = A jump moves a piece to an empty cell exactly two steps away, over anything that lies between. Its old cell is left empty. Click the piece, then a ring; filled hexagons are clones.
pages-hexxagon-turn = Turning
pages-hexxagon-turn-text = Wherever a piece arrives, every opponent’s piece next to it turns over to your colour, without exception. You never have to capture. Here three turn.
pages-hexxagon-blocks = Blocks
pages-hexxagon-blocks-text = Three cells around the centre are blocks: never entered, never counted. A jump may cross them. Without them there are 61 cells instead of 58: that is Hexxagon without blocks.
pages-hexxagon-pass = Passing
pages-hexxagon-pass-text = A side that cannot move passes; otherwise nobody may. Here it is White, whose pieces have no empty cell within two steps. Before a match you can choose instead that the game ends and the pieces are counted as they lie, or that it ends and every empty cell goes to the other side.
pages-hexxagon-end = The end
pages-hexxagon-end-text = The game ends when no cell is empty or neither side can move. If a side has no piece left, the other wins 58–0 (61–0 without blocks). The score is the difference: 30–28 scores 2. The third repetition of a position, and 100 moves in a row, both sides counted, without a clone or a capture, are draws that can be switched off.
pages-hexxagon-notation = Notation
pages-hexxagon-notation-text = The rings are named a, the centre, to e, the rim. In each ring the cells are numbered clockwise from the top corner, which is framed here: e1. A clone is written with its cell, here e14; a jump with two, as e13-e15; a pass is written pass. You can type moves in this way, and the settings can show the names on the board.
