# Looking through a match.
review-open = Review
review-first = First position
review-previous = One move back
review-run = Play through
review-next = One move on
review-last = Last position
review-next-mistake = Next mistake
review-analyse = Analyse
review-back = To the game
review-to-editor = To the editor
review-practise = Practise
review-title = Main menu
review-show-best = Show the best line
review-to-line = To the game line

review-grade-best = Best
review-grade-good = Good
review-grade-inaccuracy = Inaccuracy
review-grade-mistake = Mistake
review-grade-blunder = Blunder
review-count = { $grade }: { $plies }

review-first-position = The first position
review-thinking = Judging…
review-progress = { $done } of { $all } moves judged
review-not-yet = Moves are judged once the match is over.
review-no-mistakes = No mistakes: well played.
review-nothing-to-practise = Looked at more deeply, these were no mistakes.
review-best-was = Best was { $mv }: { $why }.
review-because = { $mv }: { $why }.
# The player who moved, and what the move has changed.
review-change = { $name }: { $before } → { $after }

# What a position or a move is worth; as short as it can be.
review-percent = { $chance }%
review-draw = draw
review-won = won
review-lost = lost
review-wins = win
review-loses = loss
review-wins-in = win in { $moves }
review-loses-in = loss in { $moves }
review-not-online = Not while your online match goes on.
