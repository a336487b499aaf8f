# The rules in short. The names of the parts, then what they say.

rules-goal = Goal
rules-move = A move
rules-careful = Careful
rules-table = On the table
rules-dot = The dot
rules-first-round = First round
rules-passing = Passing
rules-turning = Turning

rules-quixo-goal = Five of your symbol in a line: a row, a column or a diagonal.
rules-quixo-move = Take a cube from the border, blank or with your symbol, never the opponent’s. Turn your symbol up and push it in at an end of a row or column that it left open, but not where it came from. The line closes the gap.
rules-quixo-careful = If your push completes a line of the opponent’s symbol you lose, even if it completes one of yours too.
rules-quixo-table = Click a cube, then one of the arrows; the ghost shows the line as it will be. Esc, or a click elsewhere, puts the cube back.

rules-teams-goal = Two against two: south and north play the cross, west and east the circle. Five symbols of your team in a line win for both of you.
rules-teams-dot = Every cube with a symbol has a dot that faces one seat. You may take a blank cube, or one of your team’s whose dot faces you. When you push a cube in you choose whom its dot faces: you or your partner.
rules-teams-first-round = In your own first turn only blank cubes may be taken.
rules-teams-passing = Only who can take no cube passes. If all four pass in a row the game is drawn. A line of the opponents that you complete loses, as in the game for two.

rules-hexxagon-goal = More pieces than the other side when the board is full, or when nobody can move.
rules-hexxagon-move = Clone: put a new piece on an empty cell next to one of yours. Or jump: move a piece to an empty cell two steps away, over anything.
rules-hexxagon-turning = Every enemy piece next to the cell of arrival turns over to your colour.
rules-hexxagon-table = Click a piece, then one of the marked cells: one shape is a clone, the other a jump. A click on an empty cell plays the clone at once. In Hexxagon three blocks are never entered; on the open board there are none.
