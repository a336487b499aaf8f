# Who made the games, what this program is, and where it keeps things.

about-heading = Pushflip { $version }
about-open = Informazioni
about-quixo = Ideato da Thierry Chapeau e pubblicato da Gigamic nel 1995. Prima c’erano stati Push (1977), Push-Over (1980) e Quitz (1993).
about-hexxagon = Ideato nel 1992 come gioco per computer da Jason Blochowiak e Abraham Edlin per Software Creations e Argo Games.
about-program = Su Pushflip
about-independent = Pushflip è indipendente dagli autori e dagli editori dei giochi.
about-licence = È software libero: puoi usarlo, modificarlo e condividerlo con la licenza MIT o Apache 2.0, come preferisci.
about-others = È scritto in Rust con il motore di gioco Bevy. Il carattere è Alegreya Sans (SIL Open Font License).
about-folders = Dove sono i tuoi dati
about-folder-data = Partite, statistiche e progressi:
about-folder-settings = Impostazioni:
about-nothing-kept = Questa volta non si salva nulla.
