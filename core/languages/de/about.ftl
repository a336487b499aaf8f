# Who made the games, what this program is, and where it keeps things.

about-heading = Pushflip { $version }
about-open = Info
about-quixo = Erfunden von Thierry Chapeau, 1995 bei Gigamic erschienen. Vorläufer waren Push (1977), Push-Over (1980) und Quitz (1993).
about-hexxagon = 1992 als Computerspiel von Jason Blochowiak und Abraham Edlin für Software Creations und Argo Games entwickelt.
about-program = Über Pushflip
about-independent = Pushflip ist unabhängig von den Autoren und Verlagen der Spiele.
about-licence = Freie Software: Du darfst sie benutzen, ändern und weitergeben, unter der MIT- oder der Apache-2.0-Lizenz, ganz wie du magst.
about-others = Geschrieben in Rust mit der Spiel-Engine Bevy. Die Schrift ist Alegreya Sans (SIL Open Font License).
about-folders = Wo deine Daten liegen
about-folder-data = Partien, Statistik und Fortschritt:
about-folder-settings = Einstellungen:
about-nothing-kept = Diesmal wird nichts gespeichert.
