# Who made the games, what this program is, and where it keeps things.

about-heading = Pushflip { $version }
about-open = À propos
about-quixo = Inventé par Thierry Chapeau et édité par Gigamic en 1995. Push (1977), Push-Over (1980) et Quitz (1993) l’avaient précédé.
about-hexxagon = Créé en 1992 comme jeu vidéo par Jason Blochowiak et Abraham Edlin pour Software Creations et Argo Games.
about-program = Le programme
about-independent = Pushflip est indépendant des auteurs et des éditeurs des jeux.
about-licence = C’est un logiciel libre : utilise-le, modifie-le et partage-le sous licence MIT ou Apache 2.0, au choix.
about-others = Écrit en Rust avec le moteur de jeu Bevy. La police est Alegreya Sans (SIL Open Font License).
about-folders = Où sont tes données
about-folder-data = Parties, statistiques et progrès :
about-folder-settings = Réglages :
about-nothing-kept = Cette fois, rien n’est enregistré.
