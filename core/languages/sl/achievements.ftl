# Achievements: goals that a player reaches in games against the computer.
achievements-heading = Dosežki
# The button that opens the list, and the line above it.
achievements-reached = Doseženo: { $reached } od { $all }
# The notice at the end of a game.
achievements-new = Nov dosežek: { $name }

achievement-first-win = Prva zmaga
achievement-both-games = Vsestranski talent
achievement-team-win = V slogi je moč
achievement-beat-club = Dobrodošlica v klubu
achievement-beat-expert = Kdo je zdaj strokovnjak?
achievement-beat-master = Mojstrovina
achievement-hold-master = Trd oreh
achievement-quick-line = Kot bi mignil
achievement-diagonal = Od kota do kota
achievement-two-lines = Dve muhi na en mah
achievement-own-goal = Avtogol
achievement-gift = Saj ni bilo treba!
achievement-five-flips = Učinek domin
achievement-wipe-out = Vse pometeno
achievement-close-call = Za las
achievement-landslide = Zmaga na vsej črti
achievement-comeback = Vrnitev od mrtvih
achievement-marathon = Maraton
achievement-on-the-clock = Tekma s časom
achievement-five-in-a-row = Kot po maslu
achievement-revenge = Maščevanje je sladko
achievement-hundred = Kot doma

achievement-about-first-win = Zmagaj v eni partiji.
achievement-about-both-games = Zmagaj v igrah Quixo in Hexxagon.
achievement-about-team-win = Zmagaj v skupinski partiji.
achievement-about-beat-club = Premagaj stopnjo »{ common-level-club }« ali višjo.
achievement-about-beat-expert = Premagaj stopnjo »{ common-level-expert }« ali višjo.
achievement-about-beat-master = Premagaj stopnjo »{ common-level-master }«.
achievement-about-hold-master = Remiziraj s stopnjo »{ common-level-expert }« ali višjo.
achievement-about-quick-line = Zmagaj v igri Quixo v največ sedmih potezah.
achievement-about-diagonal = Zmagaj v igri Quixo z diagonalno vrsto.
achievement-about-two-lines = Dopolni dve svoji vrsti z enim potiskom.
achievement-about-own-goal = S svojim potiskom dopolni nasprotnikovo vrsto. Zgodi se vsakomur!
achievement-about-gift = Zmagaj, ker je nasprotnik dopolnil tvojo vrsto.
achievement-about-five-flips = Obrni pet ploščic z eno potezo.
achievement-about-wipe-out = Ne pusti nasprotniku niti ene ploščice.
achievement-about-close-call = Zmagaj v igri Hexxagon za eno ali dve ploščici.
achievement-about-landslide = Zmagaj v igri Hexxagon s 45 ploščicami ali več.
achievement-about-comeback = Zmagaj v igri Hexxagon po zaostanku desetih ploščic.
achievement-about-marathon = Končaj partijo z vsaj sto potezami.
achievement-about-on-the-clock = Zmagaj v partiji z uro.
achievement-about-five-in-a-row = Zmagaj v petih partijah zapored.
achievement-about-revenge = Premagaj nasprotnika takoj po porazu proti njemu.
achievement-about-hundred = Končaj sto partij.
