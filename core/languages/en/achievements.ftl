# Achievements: goals that a player reaches in games against the computer and in lessons.
achievements-heading = Achievements
# The button that opens the list, and the line above it.
achievements-reached = { $reached } of { $all } reached
# The notice at the end of a game or a lesson.
achievements-new = New achievement: { $name }

achievements-goal-first-lesson = First steps
achievements-goal-first-game = Good start
achievements-goal-first-win = First win
achievements-goal-both-games = All-rounder
achievements-goal-team-win = Team player
achievements-goal-beat-club = Welcome to the club
achievements-goal-beat-expert = Who’s the expert now?
achievements-goal-beat-master = Masterpiece
achievements-goal-hold-master = Rock solid
achievements-goal-quick-line = Blink and you miss it
achievements-goal-diagonal = Corner to corner
achievements-goal-two-lines = Double trouble
achievements-goal-own-goal = Own goal
achievements-goal-gift = Thanks for the gift
achievements-goal-five-flips = Domino effect
achievements-goal-wipe-out = Clean sweep
achievements-goal-close-call = By a whisker
achievements-goal-landslide = Landslide
achievements-goal-comeback = Never give up
achievements-goal-marathon = Marathon
achievements-goal-on-the-clock = Against the clock
achievements-goal-five-in-a-row = On a roll
achievements-goal-revenge = Revenge
achievements-goal-hundred = Regular guest
achievements-goal-tournament = Five out of five

achievements-about-first-lesson = Finish a lesson.
achievements-about-first-game = Play a game to the end.
achievements-about-first-win = Win a game.
achievements-about-both-games = Win at Quixo and at Hexxagon.
achievements-about-team-win = Win a team game.
achievements-about-beat-club = Beat the { common-level-club } or a stronger opponent.
achievements-about-beat-expert = Beat the { common-level-expert } or a stronger opponent.
achievements-about-beat-master = Beat the { common-level-master }.
achievements-about-hold-master = Draw against the { common-level-expert } or a stronger opponent.
achievements-about-quick-line = Win Quixo in seven moves or fewer.
achievements-about-diagonal = Win Quixo with a diagonal line.
achievements-about-two-lines = Complete two of your lines with one push.
achievements-about-own-goal = Complete your opponent’s line yourself. It happens to everyone!
achievements-about-gift = Win because your opponent completed your line.
achievements-about-five-flips = Flip five pieces with one move.
achievements-about-wipe-out = Leave your opponent without a single piece.
achievements-about-close-call = Win Hexxagon by one or two pieces.
achievements-about-landslide = Win Hexxagon with 45 pieces or more.
achievements-about-comeback = Win Hexxagon after you were ten pieces behind.
achievements-about-marathon = Finish a game of a hundred moves.
achievements-about-on-the-clock = Win a game with a clock.
achievements-about-five-in-a-row = Win five games in a row.
achievements-about-revenge = Beat an opponent in the game after it beat you.
achievements-about-hundred = Finish a hundred games.
achievements-about-tournament = Win all five games of a tournament.
