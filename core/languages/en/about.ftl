# Who made the games, what this program is, and where it keeps things.

about-heading = Pushflip { $version }
about-open = About
about-quixo = Invented by Thierry Chapeau and published by Gigamic in 1995. Push (1977), Push-Over (1980) and Quitz (1993) came before it.
about-hexxagon = Made in 1992 as a computer game by Jason Blochowiak and Abraham Edlin for Software Creations and Argo Games.
about-program = About Pushflip
about-independent = Pushflip is independent of the games’ authors and publishers.
about-licence = It’s free software: use, change and share it under the MIT or Apache 2.0 licence, whichever you like.
about-others = Written in Rust with the Bevy game engine. The typeface is Alegreya Sans (SIL Open Font License).
about-folders = Where your data is
about-folder-data = Games, statistics and progress:
about-folder-settings = Settings:
about-nothing-kept = Nothing is saved this time.
