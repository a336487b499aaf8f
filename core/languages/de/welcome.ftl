# The first start.

welcome-heading = Willkommen bei Pushflip
welcome-about = Zwei Spiele, ein Tisch. Neu hier? Jedes lernst du in drei Minuten.
welcome-learn = In drei Minuten lernen
welcome-play = Gleich spielen
welcome-friend = Mit Freunden spielen
welcome-close = Zum Menü
