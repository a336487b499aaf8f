# The review of a game.
review-open = Review
review-first = Start position
review-previous = Previous move
review-run = Autoplay
review-next = Next move
review-last = Last position
review-next-mistake = Next mistake
review-analyse = Computer analysis
review-analyse-tip = Shows on the board how good each possible move is, and lists the best ones.
# The caption of the bar and the graph; as short as it can be.
review-chances = Winning chances
review-shares = The larger a side’s share, the better its chances.
review-graph = Winning chances, move by move. Click to go to a move.
review-back = Back to the game
review-to-editor = To the editor
review-practise = Practise mistakes
review-practise-later = Wait until all moves are checked.
review-practise-none = Only mistakes and blunders can be practised, and you made none.
review-practise-making = Preparing puzzles from your mistakes…
# On the button, meanwhile.
review-preparing = Preparing…
review-show-best = Show the best line
review-to-line = Back to the main line

review-grade-best = Best
review-grade-good = Good
review-grade-inaccuracy = Inaccuracy
review-grade-mistake = Mistake
review-grade-blunder = Blunder
review-grade-tip = Star: best move. No mark: a good move. ?! inaccuracy, ? mistake, ?? blunder: the move lowers the winning chances a little, clearly or a lot.
review-verdict = { $mv }: { $grade }
review-count = { $grade }: { $plies }
review-inaccuracies =
    { $count ->
        [one] { $count } inaccuracy
       *[other] { $count } inaccuracies
    }
review-mistakes =
    { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
review-blunders =
    { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }

review-first-position = Start position
review-thinking = Checking this move…
review-checking = checking…
review-progress = Reviewing moves… { $done } of { $all }
review-not-yet = Moves are graded when the game is over.
review-no-mistakes = No mistakes. Well played!
review-nothing-to-practise = On a closer look, nothing here was a mistake.
review-best-was-plain = Best was { $mv }.
review-best-was = Best was { $mv }: { $why }.
review-missed-win = { $mv } would have won at once.
# The opponent of the player who moved; $you: whether that is the only person who plays.
review-completes-line =
    { $you ->
        [yes] This push completes your line. Best was { $mv }.
       *[other] This push completes the opponent’s line. Best was { $mv }.
    }
review-ends-lost =
    { $you ->
        [yes] This ends the game, and you win. Best was { $mv }.
       *[other] This ends the game, and the opponent wins. Best was { $mv }.
    }
review-lets-win =
    { $you ->
        [yes] This lets you win with { $reply }. Best was { $mv }.
       *[other] This lets the opponent win with { $reply }. Best was { $mv }.
    }
review-allows =
    { $you ->
        [yes] Lets you play { $reply }, which { $why }. Best was { $mv }.
       *[other] Lets the opponent play { $reply }, which { $why }. Best was { $mv }.
    }
review-allows-draw =
    { $you ->
        [yes] You can now force a draw. Best was { $mv }.
       *[other] The opponent can now force a draw. Best was { $mv }.
    }
review-allows-win =
    { $you ->
        [yes] You can now force a win. Best was { $mv }.
       *[other] The opponent can now force a win. Best was { $mv }.
    }
review-best-now =
    { $you ->
        [yes] Your best move now (blue): { $mv }
       *[other] { $name }’s best move now (blue): { $mv }
    }
# The player who moved, and what the move has changed.
review-change =
    { $you ->
        [yes] Your chances: { $before } → { $after }
       *[other] { $name }’s chances: { $before } → { $after }
    }

# What a position or a move is worth; as short as it can be.
review-percent = { $chance }%
review-draw = draw
review-won = won
review-lost = lost
review-wins = win
review-loses = loss
review-wins-in = win in { $moves }
review-loses-in = loss in { $moves }
review-tile-win = win { $moves }
review-tile-loss = loss { $moves }
review-not-online = Not while your online game goes on.
# The explorer: results as +1 =2 −3 for wins, draws and losses.
review-own = Your games: { $results }
review-own-none = None of your games got here.
review-not-exact = Exact values are known once Quixo is solved.
review-ask-master = What would { $level } play?
review-master-plays = { $level } plays { $mv }
