# Who made the games, what this program is, and where it keeps things.

about-heading = Pushflip { $version }
about-open = Despre program
about-quixo = Creat de Thierry Chapeau și publicat de Gigamic în 1995. Înaintea lui au fost Push (1977), Push-Over (1980) și Quitz (1993).
about-hexxagon = Creat în 1992, ca joc pe calculator, de Jason Blochowiak și Abraham Edlin pentru Software Creations și Argo Games.
about-program = Despre Pushflip
about-independent = Pushflip este independent de autorii și editorii jocurilor.
about-licence = Este software liber: îl poți folosi, modifica și distribui sub licența MIT sau Apache 2.0, la alegere.
about-others = Este scris în Rust, cu motorul de joc Bevy. Fontul este Alegreya Sans (SIL Open Font License).
about-folders = Unde sunt datele tale
about-folder-data = Partide, statistici și progres:
about-folder-settings = Setări:
about-nothing-kept = De data aceasta nu se salvează nimic.
