# Who made the games, what this program is, and where it keeps things.

about-heading = Pushflip { $version }
about-open = O programu
about-quixo = Igro si je izmislil Thierry Chapeau, leta 1995 jo je izdal Gigamic. Pred njo so bile igre Push (1977), Push-Over (1980) in Quitz (1993).
about-hexxagon = Kot računalniško igro sta jo leta 1992 zasnovala Jason Blochowiak in Abraham Edlin za podjetji Software Creations in Argo Games.
about-program = O igri Pushflip
about-independent = Pushflip ni povezan z avtorji in založniki iger.
about-licence = Program je prost: uporabljaj, spreminjaj in deli ga pod licenco MIT ali Apache 2.0, kakor ti ustreza.
about-others = Napisan je v jeziku Rust z igralnim pogonom Bevy. Pisava je Alegreya Sans (SIL Open Font License).
about-folders = Kje so tvoji podatki
about-folder-data = Partije, statistika in napredek:
about-folder-settings = Nastavitve:
about-nothing-kept = Tokrat se nič ne shrani.
