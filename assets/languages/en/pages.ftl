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
pages-quixo-goal-text = Two sides, cross and circle, on 25 equal cubes that all start blank. Whoever first has five of his own symbol in a line wins: a row, a column or a diagonal. The program announces the line itself.
pages-quixo-take = Take
pages-quixo-take-text = A move has two steps, and nobody may skip a turn. First take a cube from the border: one of the 16 outer cubes that is blank or shows your symbol, never the opponent’s. Here the cross may take any framed cube. Until it is pushed in you may put it back and take another.
pages-quixo-insert = Push
pages-quixo-insert-text = Then turn your symbol up and push the cube in at an end of a row or column that it left incomplete, until the gap closes. Never at the cell it was taken from. A corner cube has two places to go, any other border cube three.
pages-quixo-danger = Careful
pages-quixo-danger-text = A move that completes a line of the opponent’s symbol loses, even if it completes one of yours too. Here the cross fills its top row, and the column carries a circle into the middle row: the circle wins.
pages-quixo-draw = Draws
pages-quixo-draw-text = Perfect play never ends. So it is a draw when the same position, with the same player to move, comes for the third time; or after 100 plies in a row in which no blank cube was taken. Both can be switched off before a match. The players can also agree on a draw.
pages-quixo-hands = On the table
pages-quixo-hands-text = Click a cube, then one of the arrows, or drag the cube there. Over an arrow you see the line as it will be. Esc, or a click elsewhere, puts the cube back.

pages-quixo-teams-seats = Seats
pages-quixo-teams-seats-text = Two against two: south and north are team A and play the cross, west and east are team B and play the circle. Partners sit opposite each other. Turns go clockwise: south, west, north, east.
pages-quixo-teams-dot = The dot
pages-quixo-teams-dot-text = Every marked cube has a dot that faces one of the four seats. You may take a blank cube from the border, or one with your team’s symbol whose dot faces you. Here south may take the framed cubes; the third cross belongs to north.
pages-quixo-teams-choose = Choose
pages-quixo-teams-choose-text = When you push a cube in you choose which of your team its dot faces: you or your partner. A cube that is pushed along keeps its dot as it was.
pages-quixo-teams-first = First round
pages-quixo-teams-first-text = In his own first turn each player may take only a blank cube.
pages-quixo-teams-line = Lines
pages-quixo-teams-line-text = Five symbols of your team in a line win for both of you, whatever the dots. A move that completes a line of the other team loses for both, even together with one of your own. Draws are as in Quixo for two.
pages-quixo-teams-pass = Passing
pages-quixo-teams-pass-text = A player who can take no cube passes, and only then. Here it is south: no blank cube on the border, and no cross whose dot faces him. If all four seats pass in a row it is a draw. Whether partners may consult each other is agreed before the match.

pages-hexxagon-goal = Goal
pages-hexxagon-goal-text = Red has the framed corners, White the other three; Red begins. Whoever has more pieces at the end wins; equal numbers are a draw.
pages-hexxagon-clone = Clone
pages-hexxagon-clone-text = A move is a clone or a jump. A clone is a new piece of yours on an empty cell next to one of your pieces. Click the empty cell, and it is played at once.
pages-hexxagon-jump = Jump
pages-hexxagon-jump-text = A jump moves a piece to an empty cell exactly two steps away, over anything that lies between. Its old cell is left empty. Click the piece, then a ring; full hexagons are clones.
pages-hexxagon-turn = Turning
pages-hexxagon-turn-text = Wherever a piece arrives, every enemy piece next to it turns over to your colour, without exception. You never have to capture. Here three turn.
pages-hexxagon-blocks = Blocks
pages-hexxagon-blocks-text = Three cells around the centre are blocks: never entered, never counted. A jump may cross them. Without them there are 61 cells instead of 58: that is Hexxagon open.
pages-hexxagon-pass = Passing
pages-hexxagon-pass-text = A side that cannot move passes, and only then: here White, whose pieces have no empty cell within two steps. Before a match you can choose instead that the game ends and is counted as it stands, or that it ends and every empty cell goes to the other side.
pages-hexxagon-end = The end
pages-hexxagon-end-text = The game ends when no cell is empty, when neither side can move, or when a side has no piece left; then the other side is counted as if it had every cell. The third repetition of a position, and 100 plies in a row without a clone or a capture, are draws that can be switched off.
