# The characters who play at the levels, weakest first.
characters-name-first-game = Pip
characters-name-beginner = Hazel
characters-name-casual = Minka
characters-name-regular = Bruno
characters-name-club = Rita
characters-name-tournament = Greta
characters-name-expert = Odette
characters-name-master = Aurel
characters-name-perfect = Solon

# The typical error of each character in each game: "Pip · Newcomer: misses…".
characters-habit-quixo-first-game = lässt deine Vierer oft offen
characters-habit-quixo-beginner = schiebt alte Würfel, statt neutrale zu nehmen
characters-habit-quixo-casual = übersieht ab und zu, dass du gleich gewinnst
characters-habit-quixo-regular = läuft in doppelte Drohungen
characters-habit-quixo-club = übersieht noch manchmal eine Drohung
characters-habit-quixo-tournament = sieht drei Züge weit, den vierten nicht
characters-habit-quixo-expert = sieht fünf Züge weit und ist mit Remis zufrieden
characters-habit-quixo-master = meidet Remis, auch wenn es etwas riskant ist
characters-habit-quixo-perfect = macht nie einen Fehler
characters-habit-hexxagon-first-game = übersieht große Fänge
characters-habit-hexxagon-beginner = springt auch, wo Klonen mehr bringt
characters-habit-hexxagon-casual = schnappt sich Steine, die du gleich zurückholst
characters-habit-hexxagon-regular = springt öfter, als er klont
characters-habit-hexxagon-club = sieht deine Antwort, aber nicht, was danach kommt
characters-habit-hexxagon-tournament = zieht schnell und schaut nur wenig voraus
characters-habit-hexxagon-expert = schaut weit voraus, aber nicht bis zum Ende
characters-habit-hexxagon-master = sieht das Ende der Partie früh
characters-habit-hexxagon-perfect = sieht das Ende der Partie früh
