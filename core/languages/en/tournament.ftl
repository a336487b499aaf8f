# Tournaments at one screen: against five computer players, or a knock-out between people.
tournament-heading = Tournament
tournament-computers = Five opponents
tournament-people = Knock-out
tournament-computers-about = One game against each, from easier to harder. A win is a point, a draw half a point. No takebacks.
tournament-people-about = For 3 to 8 players at this screen, each with a different name. If you lose, you’re out; a draw is played again. No takebacks.
tournament-player = Player { $number }
tournament-start = Start tournament
tournament-up-next = Up next
# The player’s points so far, and the most that are possible.
tournament-score = Points: { $points } of { $all }
# The next opponent, or the two players of the next game.
tournament-next = Next: { $name }
tournament-standings = Standings
tournament-give-up = Give up
tournament-give-up-sure = Really give up?
tournament-again = New tournament
# Above the columns of the bracket.
tournament-round = Round { $number }
tournament-final = Final
# In place of an opponent: the player goes on without a game.
tournament-bye = Bye
tournament-champion = { $name } wins the tournament!
tournament-end-all = Five out of five: nobody could beat you!
tournament-end-good = Well played, most of the points are yours.
tournament-end-some = Not bad: they didn’t get it all their own way.
tournament-end-none = A tough evening. Try again!
