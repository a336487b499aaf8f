# Achievements: goals that a player reaches in games against the computer and in lessons.
achievements-heading = Dosežki
# The button that opens the list, and the line above it.
achievements-reached = Doseženo: { $reached } od { $all }
# The notice at the end of a game or a lesson.
achievements-new = Nov dosežek: { $name }

achievements-goal-first-lesson = Prvi koraki
achievements-goal-first-game = Dober začetek
achievements-goal-first-win = Prva zmaga
achievements-goal-both-games = Vsestranski talent
achievements-goal-team-win = V slogi je moč
achievements-goal-beat-club = Dobrodošlica v klubu
achievements-goal-beat-expert = Kdo je zdaj strokovnjak?
achievements-goal-beat-master = Mojstrovina
achievements-goal-hold-master = Trd oreh
achievements-goal-quick-line = Kot bi mignil
achievements-goal-diagonal = Od kota do kota
achievements-goal-two-lines = Dve muhi na en mah
achievements-goal-own-goal = Avtogol
achievements-goal-gift = Saj ni bilo treba!
achievements-goal-five-flips = Učinek domin
achievements-goal-wipe-out = Vse pometeno
achievements-goal-close-call = Za las
achievements-goal-landslide = Zmaga na vsej črti
achievements-goal-comeback = Vrnitev od mrtvih
achievements-goal-marathon = Maraton
achievements-goal-on-the-clock = Tekma s časom
achievements-goal-five-in-a-row = Kot po maslu
achievements-goal-revenge = Maščevanje je sladko
achievements-goal-hundred = Kot doma
achievements-goal-tournament = Pet od petih

achievements-about-first-lesson = Končaj lekcijo.
achievements-about-first-game = Odigraj partijo do konca.
achievements-about-first-win = Zmagaj v eni partiji.
achievements-about-both-games = Zmagaj v igrah Quixo in Hexxagon.
achievements-about-team-win = Zmagaj v skupinski partiji.
achievements-about-beat-club = Premagaj stopnjo »{ common-level-club }« ali višjo.
achievements-about-beat-expert = Premagaj stopnjo »{ common-level-expert }« ali višjo.
achievements-about-beat-master = Premagaj stopnjo »{ common-level-master }«.
achievements-about-hold-master = Remiziraj s stopnjo »{ common-level-expert }« ali višjo.
achievements-about-quick-line = Zmagaj v igri Quixo v največ sedmih potezah.
achievements-about-diagonal = Zmagaj v igri Quixo z diagonalno vrsto.
achievements-about-two-lines = Dopolni dve svoji vrsti z enim potiskom.
achievements-about-own-goal = S svojim potiskom dopolni nasprotnikovo vrsto. Zgodi se vsakomur!
achievements-about-gift = Zmagaj, ker je nasprotnik dopolnil tvojo vrsto.
achievements-about-five-flips = Obrni pet ploščic z eno potezo.
achievements-about-wipe-out = Ne pusti nasprotniku niti ene ploščice.
achievements-about-close-call = Zmagaj v igri Hexxagon za eno ali dve ploščici.
achievements-about-landslide = Zmagaj v igri Hexxagon s 45 ploščicami ali več.
achievements-about-comeback = Zmagaj v igri Hexxagon po zaostanku desetih ploščic.
achievements-about-marathon = Končaj partijo z vsaj sto potezami.
achievements-about-on-the-clock = Zmagaj v partiji z uro.
achievements-about-five-in-a-row = Zmagaj v petih partijah zapored.
achievements-about-revenge = Premagaj nasprotnika takoj po porazu proti njemu.
achievements-about-hundred = Končaj sto partij.
achievements-about-tournament = Zmagaj v vseh petih partijah turnirja.
