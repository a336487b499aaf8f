# Results of finished games by game and level.

statistics-heading = Statistics
statistics-counting = Counting…
statistics-nowhere = No statistics: games can’t be saved here.
statistics-empty = No finished games yet. Play one and it’ll show up here.
statistics-empty-game = You haven’t finished a game of this kind yet.

# What the marks mean; the numbers stand in this order: 5 – 1 – 3.
statistics-won = won
statistics-drawn = drawn
statistics-lost = lost

# The rating, by how much it may be off, and the level nearest to it.
statistics-strength = Your rating
statistics-strength-about = { $rating } ± { $margin } · about level { $rung }, { $level }
statistics-strength-how = Finish games against { common-level-first-game } to { common-level-master } without takebacks or hints to get a rating.

# The chart, and how many games it shows.
statistics-balance = Wins minus losses
statistics-balance-soon = The graph appears after your third game.
statistics-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

# Against a level.
statistics-average =
    { $plies ->
        [one] { $plies } move on average
       *[other] { $plies } moves on average
    }
# In Hexxagon: points won less points lost, with a sign; between people those of both sides.
statistics-points = Points: { $points }
statistics-streak = Best streak: { $count }
# Before the marks of the last games.
statistics-form =
    { $count ->
        [one] Last:
       *[other] Last { $count }:
    }

# Games without a computer; the sides' wins stand between the two.
statistics-people =
    { $count ->
        [one] { $count } game between players
       *[other] { $count } games between players
    }
statistics-people-drawn = Drawn: { $count }

# Below the results.
statistics-unreadable =
    { $count ->
        [one] { $count } game can’t be read and isn’t counted.
       *[other] { $count } games can’t be read and aren’t counted.
    }
statistics-since = Counted since { $date }.

statistics-export = Export
statistics-exported = Statistics saved as { $path }.
statistics-reset = Reset
statistics-reset-sure = Click again to reset
statistics-reset-done = Statistics reset. Your games are still saved.
