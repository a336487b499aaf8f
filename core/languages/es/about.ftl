# Who made the games, what this program is, and where it keeps things.

about-heading = Pushflip { $version }
about-open = Acerca de
about-quixo = Inventado por Thierry Chapeau y publicado por Gigamic en 1995. Antes existieron Push (1977), Push-Over (1980) y Quitz (1993).
about-hexxagon = Creado en 1992 como videojuego por Jason Blochowiak y Abraham Edlin para Software Creations y Argo Games.
about-program = Sobre Pushflip
about-independent = Pushflip es independiente de los autores y editores de los juegos.
about-licence = Es software libre: úsalo, modifícalo y compártelo con la licencia MIT o la Apache 2.0, como prefieras.
about-others = Escrito en Rust con el motor de juego Bevy. La tipografía es Alegreya Sans (SIL Open Font License).
about-folders = Dónde están tus datos
about-folder-data = Partidas, estadísticas y progreso:
about-folder-settings = Ajustes:
about-nothing-kept = Esta vez no se guarda nada.
