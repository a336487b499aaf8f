# Achievements: goals that a player reaches in games against the computer and in lessons.
achievements-heading = Erfolge
# The button that opens the list, and the line above it.
achievements-reached = { $reached } von { $all } erreicht
# The notice at the end of a game or a lesson.
achievements-new = Neuer Erfolg: { $name }

achievements-goal-first-lesson = Erste Schritte
achievements-goal-first-game = Guter Anfang
achievements-goal-first-win = Erster Sieg
achievements-goal-both-games = Multitalent
achievements-goal-team-win = Gemeinsam stark
achievements-goal-beat-club = Willkommen im Verein
achievements-goal-beat-expert = Wer ist hier der Experte?
achievements-goal-beat-master = Meisterstück
achievements-goal-hold-master = Fels in der Brandung
achievements-goal-quick-line = Kurzer Prozess
achievements-goal-diagonal = Von Ecke zu Ecke
achievements-goal-two-lines = Doppelt hält besser
achievements-goal-own-goal = Eigentor
achievements-goal-gift = Wär nicht nötig gewesen
achievements-goal-five-flips = Dominoeffekt
achievements-goal-wipe-out = Tabula rasa
achievements-goal-close-call = Um Haaresbreite
achievements-goal-landslide = Erdrutschsieg
achievements-goal-comeback = Totgesagte leben länger
achievements-goal-marathon = Marathon
achievements-goal-on-the-clock = Wettlauf mit der Zeit
achievements-goal-five-in-a-row = Du hast einen Lauf
achievements-goal-revenge = Rache ist süß
achievements-goal-hundred = Stammgast
achievements-goal-tournament = Fünf von fünf

achievements-about-first-lesson = Schließe eine Lektion ab.
achievements-about-first-game = Spiele eine Partie zu Ende.
achievements-about-first-win = Gewinne eine Partie.
achievements-about-both-games = Gewinne eine Partie Quixo und eine Partie Hexxagon.
achievements-about-team-win = Gewinne eine Partie im Team.
achievements-about-beat-club = Gewinne gegen die Stufe { common-level-club } oder eine höhere.
achievements-about-beat-expert = Gewinne gegen die Stufe { common-level-expert } oder eine höhere.
achievements-about-beat-master = Gewinne gegen die Stufe { common-level-master }.
achievements-about-hold-master = Spiele remis gegen die Stufe { common-level-expert } oder eine höhere.
achievements-about-quick-line = Gewinne Quixo in höchstens sieben Zügen.
achievements-about-diagonal = Gewinne Quixo mit einer Diagonale.
achievements-about-two-lines = Vollende mit einem Zug zwei eigene Reihen.
achievements-about-own-goal = Vollende selbst die Reihe deines Gegners. Das passiert jedem mal!
achievements-about-gift = Gewinne, weil dein Gegner deine Reihe vollendet hat.
achievements-about-five-flips = Drehe mit einem Zug fünf Steine um.
achievements-about-wipe-out = Lass deinem Gegner keinen einzigen Stein.
achievements-about-close-call = Gewinne Hexxagon mit ein oder zwei Steinen Vorsprung.
achievements-about-landslide = Gewinne Hexxagon mit mindestens 45 Steinen.
achievements-about-comeback = Gewinne Hexxagon nach einem Rückstand von zehn Steinen.
achievements-about-marathon = Beende eine Partie mit mindestens hundert Zügen.
achievements-about-on-the-clock = Gewinne eine Partie mit Uhr.
achievements-about-five-in-a-row = Gewinne fünf Partien in Folge.
achievements-about-revenge = Schlage einen Gegner gleich nach einer Niederlage gegen ihn.
achievements-about-hundred = Beende hundert Partien.
achievements-about-tournament = Gewinne alle fünf Partien eines Turniers.
