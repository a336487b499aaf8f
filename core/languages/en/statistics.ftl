# Results of finished matches by game and level.

statistics-heading = Statistics
statistics-counting = Counting…
statistics-nowhere = Nothing can be saved here, so there is nothing to count.
statistics-empty = No finished match yet. Play one to its end, and it will appear here.
statistics-empty-game = No finished match of this game yet.

# What the marks mean; the numbers stand in this order: 5 – 1 – 3.
statistics-won = won
statistics-drawn = drawn
statistics-lost = lost

# The rating, by how much it may be off, and the level nearest to it.
statistics-strength = Your strength
statistics-strength-about = { $rating } ± { $margin } · about level { $rung }, { $level }
statistics-strength-how = Finish matches against the computer, from { common-level-first-game } to { common-level-master }, without taking moves back and without hints, and your strength will be shown here.

# The chart, and how many matches it shows.
statistics-balance = Wins minus losses
statistics-games =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
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
# Before the marks of the last matches.
statistics-form =
    { $count ->
        [one] Last:
       *[other] Last { $count }:
    }

# Matches without a computer; the sides' wins stand between the two.
statistics-people =
    { $count ->
        [one] { $count } match between people
       *[other] { $count } matches between people
    }
statistics-people-drawn = Drawn: { $count }

# Below the results.
statistics-unreadable =
    { $count ->
        [one] { $count } record cannot be read and is not counted.
       *[other] { $count } records cannot be read and are not counted.
    }
statistics-since = Counted since { $date }.

statistics-export = Export table
statistics-exported = The table is saved as { $path }
statistics-reset = Reset
statistics-reset-sure = Reset all statistics?
statistics-reset-done = Counting starts from zero; the matches are still there.
