# Who made the games, what this program is, and where it keeps things.

about-heading = Pushflip { $version }
about-open = About
about-quixo = Invented by Thierry Chapeau and published by Gigamic in 1995. Push (1977), Push-Over (1980) and Quitz (1993) came before it.
about-hexxagon = Made in 1992 as a computer game by Jason Blochowiak and Abraham Edlin for Software Creations and Argo Games.
about-program = This program
about-independent = Pushflip was made independently of the games’ authors and publishers.
about-licence = It is free software: use, change and share it under the MIT or the Apache 2.0 licence, whichever you like.
about-others = It is written in Rust with the game engine Bevy. The typeface is Alegreya Sans (SIL Open Font License).
about-folders = Where things are kept
about-folder-data = Matches, statistics and progress:
about-folder-settings = Settings:
about-nothing-kept = This time nothing is kept.
