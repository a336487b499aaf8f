# Achievements: goals that a player reaches in games against the computer.
achievements-heading = Erfolge
# The button that opens the list, and the line above it.
achievements-reached = { $reached } von { $all } erreicht
# The notice at the end of a game.
achievements-new = Neuer Erfolg: { $name }

achievement-first-win = Erster Sieg
achievement-both-games = Multitalent
achievement-team-win = Gemeinsam stark
achievement-beat-club = Willkommen im Verein
achievement-beat-expert = Wer ist hier der Experte?
achievement-beat-master = Meisterstück
achievement-hold-master = Fels in der Brandung
achievement-quick-line = Kurzer Prozess
achievement-diagonal = Von Ecke zu Ecke
achievement-two-lines = Doppelt hält besser
achievement-own-goal = Eigentor
achievement-gift = Wär nicht nötig gewesen
achievement-five-flips = Dominoeffekt
achievement-wipe-out = Tabula rasa
achievement-close-call = Um Haaresbreite
achievement-landslide = Erdrutschsieg
achievement-comeback = Totgesagte leben länger
achievement-marathon = Marathon
achievement-on-the-clock = Wettlauf mit der Zeit
achievement-five-in-a-row = Du hast einen Lauf
achievement-revenge = Rache ist süß
achievement-hundred = Stammgast

achievement-about-first-win = Gewinne eine Partie.
achievement-about-both-games = Gewinne eine Partie Quixo und eine Partie Hexxagon.
achievement-about-team-win = Gewinne eine Partie im Team.
achievement-about-beat-club = Gewinne gegen die Stufe { common-level-club } oder eine höhere.
achievement-about-beat-expert = Gewinne gegen die Stufe { common-level-expert } oder eine höhere.
achievement-about-beat-master = Gewinne gegen die Stufe { common-level-master }.
achievement-about-hold-master = Spiele remis gegen die Stufe { common-level-expert } oder eine höhere.
achievement-about-quick-line = Gewinne Quixo in höchstens sieben Zügen.
achievement-about-diagonal = Gewinne Quixo mit einer Diagonale.
achievement-about-two-lines = Vollende mit einem Zug zwei eigene Reihen.
achievement-about-own-goal = Vollende selbst die Reihe deines Gegners. Das passiert jedem mal!
achievement-about-gift = Gewinne, weil dein Gegner deine Reihe vollendet hat.
achievement-about-five-flips = Drehe mit einem Zug fünf Steine um.
achievement-about-wipe-out = Lass deinem Gegner keinen einzigen Stein.
achievement-about-close-call = Gewinne Hexxagon mit ein oder zwei Steinen Vorsprung.
achievement-about-landslide = Gewinne Hexxagon mit mindestens 45 Steinen.
achievement-about-comeback = Gewinne Hexxagon nach einem Rückstand von zehn Steinen.
achievement-about-marathon = Beende eine Partie mit mindestens hundert Zügen.
achievement-about-on-the-clock = Gewinne eine Partie mit Uhr.
achievement-about-five-in-a-row = Gewinne fünf Partien in Folge.
achievement-about-revenge = Schlage einen Gegner gleich nach einer Niederlage gegen ihn.
achievement-about-hundred = Beende hundert Partien.
