# Achievements: goals that a player reaches in games against the computer.
achievements-heading = Achievements
# The button that opens the list, and the line above it.
achievements-reached = { $reached } of { $all } reached
# The notice at the end of a game.
achievements-new = New achievement: { $name }

achievement-first-win = First win
achievement-both-games = All-rounder
achievement-team-win = Team player
achievement-beat-club = Welcome to the club
achievement-beat-expert = Who’s the expert now?
achievement-beat-master = Masterpiece
achievement-hold-master = Rock solid
achievement-quick-line = Blink and you miss it
achievement-diagonal = Corner to corner
achievement-two-lines = Double trouble
achievement-own-goal = Own goal
achievement-gift = Thanks for the gift
achievement-five-flips = Domino effect
achievement-wipe-out = Clean sweep
achievement-close-call = By a whisker
achievement-landslide = Landslide
achievement-comeback = Never give up
achievement-marathon = Marathon
achievement-on-the-clock = Against the clock
achievement-five-in-a-row = On a roll
achievement-revenge = Revenge
achievement-hundred = Regular guest

achievement-about-first-win = Win a game.
achievement-about-both-games = Win at Quixo and at Hexxagon.
achievement-about-team-win = Win a team game.
achievement-about-beat-club = Beat { common-level-club } or better.
achievement-about-beat-expert = Beat { common-level-expert } or better.
achievement-about-beat-master = Beat { common-level-master }.
achievement-about-hold-master = Draw against { common-level-expert } or better.
achievement-about-quick-line = Win Quixo in seven moves or fewer.
achievement-about-diagonal = Win Quixo with a diagonal line.
achievement-about-two-lines = Complete two of your lines with one push.
achievement-about-own-goal = Complete your opponent’s line yourself. It happens to everyone!
achievement-about-gift = Win because your opponent completed your line.
achievement-about-five-flips = Flip five pieces with one move.
achievement-about-wipe-out = Leave your opponent without a single piece.
achievement-about-close-call = Win Hexxagon by one or two pieces.
achievement-about-landslide = Win Hexxagon with 45 pieces or more.
achievement-about-comeback = Win Hexxagon after you were ten pieces behind.
achievement-about-marathon = Finish a game of a hundred moves.
achievement-about-on-the-clock = Win a game with a clock.
achievement-about-five-in-a-row = Win five games in a row.
achievement-about-revenge = Beat an opponent in the game after it beat you.
achievement-about-hundred = Finish a hundred games.
