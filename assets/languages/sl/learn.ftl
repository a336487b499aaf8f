# The interactive first games.

learn-heading = Uči se z igro
learn-invitation = Prva igra v majhnih korakih: naredi potezo in poglej, kaj sledi.
learn-close = Zapri
learn-finished = Opravljeno

# The lessons: name, what they are about, what is said at their end.
learn-quixo = Quixo
learn-quixo-about = Vzemi, potisni in sestavi petico.
learn-quixo-over = Zdaj poznaš Quixo. Odigraj prvo partijo ali se nauči, kako ga štirje igrajo v dveh ekipah.
learn-teams = Ekipni Quixo
learn-teams-about = Štirje igralci, dve ekipi in točke, ki povedo, čigava je kocka.
learn-teams-over = Zdaj poznaš ekipni Quixo. Odigraj prvo partijo; na drugih treh mestih igra računalnik.
learn-hexxagon = Hexxagon
learn-hexxagon-about = Kloniraj, skači in obračaj nasprotnikove ploščice.
learn-hexxagon-over = Zdaj poznaš Hexxagon. Odigraj prvo partijo na celi plošči.

# The panel.
learn-step = Korak { $step } od { $all }
learn-done = Odlično
learn-next = Naprej
learn-skip = Preskoči
learn-back = Nazaj
learn-again = Ponovi
learn-leave = Zapusti
learn-next-lesson = Naslednje: { $lesson }
learn-first-game = Odigraj prvo partijo
learn-begin-again = Začni znova

learn-game-won = Zmaga! To je vse; drugo prinese vaja.
learn-game-lost = Tokrat so zmagali drugi. »Ponovi« postavi isti začetek; lahko pa greš naprej, pravila že poznaš.
learn-game-drawn = Remi. »Ponovi« postavi isti začetek; lahko pa greš naprej, pravila že poznaš.

# Why a move was taken back.
learn-miss-other-move = V igri smeš tako, tu pa je poteza vrnjena. Sledi puščici.
learn-miss-other-cube = V igri smeš vzeti to kocko, tu pa vzemi tisto s puščico.
learn-miss-other-end = Prava kocka, a drugo mesto. Potisni jo noter pod puščico.
learn-miss-other-dot = Točka gleda proti napačnemu igralcu. Izberi smer pod puščico.
learn-miss-no-line = To še ni petica v ravni črti. Poskusi s kocko s puščico.
learn-miss-opponent-line = S tem dopolniš nasprotnikovo petico in izgubiš. Poteza je vrnjena.
learn-miss-threat = Nasprotnik bi v naslednji potezi še vedno zmagal. Poskusi s kocko s puščico.
learn-miss-no-jump = To je bilo kloniranje. Izberi ploščico in pojdi dva koraka.
learn-miss-no-clone = To je bil skok: prejšnje polje je zdaj prazno. Raje kloniraj.
learn-miss-few-turned = To obrne premalo ploščic. Poišči polje, ki se jih dotika več.

# Quixo, step by step: what is asked, and what is said when it is done.
learn-quixo-goal = Zmaga pet kock s tvojim simbolom v ravni črti: v vrsti, stolpcu ali na diagonali. Tu je uspelo križcem. Igraš s križci.
learn-quixo-take = Na začetku so vse kocke prazne. Klikni kocko s puščico: dvigne se z roba. Nato klikni mesto pod puščico: tam se potisne noter.
learn-quixo-take-done = Tvoja kocka se je vrnila s križcem navzgor, stolpec pa je zapolnil vrzel. Potem je nasprotnik potisnil noter krožec.
learn-quixo-insert = Vzemi kocko s puščico in sam izberi, kje gre noter. Mesta so tri; tistega, od koder je prišla, ni med njimi: nazaj je ne smeš dati.
learn-quixo-insert-done = Kocka gre noter le na koncu vrste ali stolpca, ki ga je pustila nepopolnega. Iz kota sta mesti dve, drugod z roba tri.
learn-quixo-own = Vzeti smeš prazne kocke in svoje, nikoli nasprotnikovih: poskusi s krožcem, ostane na mestu. Nato premakni enega od svojih dveh križcev.
learn-quixo-own-done = Križec ostane križec. Premik lastne kocke ne prinese nove, včasih pa pravo na pravo mesto.
learn-quixo-line = Štirje križci v vrsti! Potisni noter petega na koncu zgornje vrste. Načinov je več.
learn-quixo-line-done = Pet v ravni črti: zmaga je tvoja. Program to opazi in pove.
learn-quixo-shift = Vsak potisk premakne tudi druge kocke. Poišči tistega, ki spravi križec iz vrste zgoraj v vrzel na sredini.
learn-quixo-shift-done = Potisnjeni stolpec je prinesel tvoj križec v vrsto. Pazi na vse, kar se premakne zraven.
learn-quixo-danger = Zdaj past. Vzemi kocko s puščico in dopolni svojo zgornjo vrsto – in poglej, kaj se zgodi s krožci v srednji vrsti.
learn-quixo-danger-done = Tvoj potisk je dopolnil tudi petico krožcev. Potem izgubiš, čeprav je dopolnjena tudi tvoja.
learn-quixo-instead = Spet isti položaj. Dopolni zgornjo vrsto z druge strani, da krožci ostanejo, kjer so.
learn-quixo-instead-done = Premaknila se je vrsta, stolpec pa ne. Tako se zmaga.
learn-quixo-block = Štirje krožci v vrsti: nasprotnik bi zmagal v naslednji potezi. Potisni tako, da ne more. Premakneš lahko enega od stolpcev te vrste ali odvzameš njen konec.
learn-quixo-block-done = Črta je pretrgana. Najboljša obramba je potisk, ki pomaga tudi tvojim načrtom.
learn-quixo-play = Zdaj pa partija. Imaš nekaj križcev več, nasprotnik pa veliko spregleda. Sestavi petico!

# Quixo in teams.
learn-teams-seats = Štirje igralci: jug in sever igrata s križci, zahod in vzhod s krožci. Partnerja si sedita nasproti; igra se v smeri urinega kazalca. Sediš na jugu. Vsaka označena kocka ima točko, obrnjeno proti enemu igralcu.
learn-teams-first = V svoji prvi potezi smeš vzeti le prazno kocko. Vzemi tisto s puščico, potisni jo noter in klikni, kam naj gleda točka: proti tebi.
learn-teams-first-done = Točka gleda proti tebi. Potem so prvo potezo odigrali zahod, sever in vzhod, v smeri urinega kazalca.
learn-teams-dot = Od križcev smeš vzeti le tiste, katerih točka gleda proti tebi. Tisti s točko proti severu je partnerjev. Vzemi enega od dveh s puščico.
learn-teams-dot-done = Kocko sme vzeti tisti, proti kateremu gleda točka. Ko gre noter, izbereš znova: ti ali partner.
learn-teams-partner = S točko proti severu je kocka partnerjeva. Potisni noter tisto s puščico in obrni točko proti partnerju.
learn-teams-partner-done = To kocko sme zdaj vzeti le partner, in res jo je: poglej, kje leži. Potisnjeni kocki se smer točke ne spremeni.
learn-teams-line = Za petico točke niso pomembne, le simbol. Dopolni zgornjo vrsto križcev.
learn-teams-line-done = Pet križcev: s partnerjem sta zmagala skupaj.
learn-teams-danger = Petica drugih pomeni poraz za vso ekipo. Dopolni zgornjo vrsto s kocko pod puščico in poglej.
learn-teams-danger-done = Dopolnjeni so tudi krožci v srednji vrsti: oba sta izgubila. Pred potiskom preglej oba simbola.
learn-teams-block = Štirje krožci v vrsti, na potezi bo zahod. Potisni tako, da ne more takoj zmagati.
learn-teams-block-done = Zahod zdaj ne more zmagati; za njim pa je na potezi tvoj partner.
learn-teams-pass = Na tem robu ni kocke zate: krožci in križci s točko proti severu. Takrat se poteza izpusti sama, in samo takrat se sme. Zdaj je na potezi zahod. Če jo vsi štirje izpustijo zapored, je remi.
learn-teams-play = Zdaj pa partija. Sever je tvoj partner, računalnik kot druga dva. Skupaj sestavita pet križcev v ravni črti!

# Hexxagon.
learn-hexxagon-goal = Tri rdeče ploščice s puščicami so tvoje, bele so nasprotnikove. Zmaga, kdor ima na polni plošči več ploščic.
learn-hexxagon-clone = Klikni prazno polje s puščico ob svoji ploščici: ploščica se klonira.
learn-hexxagon-clone-done = Nova ploščica, stara pa je še tam: imaš štiri. Tudi Beli je kloniral.
learn-hexxagon-jump = Ploščica lahko tudi skoči dva koraka. Klikni svojo ploščico, nato enega od obročev: obroči so skoki, polni šestkotniki kloni.
learn-hexxagon-jump-done = Ploščica se je premaknila: prejšnje polje je prazno, ploščic pa nimaš nič več. Skok gre čez karkoli.
learn-hexxagon-turn = Kamor ploščica pride, se obrne vsaka nasprotnikova ob njej. Poišči polje, kjer se obrnejo tri.
learn-hexxagon-turn-done = Tri so obrnjene. Obrnejo se le ploščice ob ciljnem polju, brez izjeme; česar se dotikajo one, ostane, kot je.
learn-hexxagon-count = Na obeh poljih s puščico se obrneta dve ploščici; na eno prideš le s skokom. Kaj je več vredno? Kloniraj.
learn-hexxagon-count-done = Oba obrneta dve. Klon ti doda še eno ploščico, skok jo le premakne.
learn-hexxagon-gap = Skok pusti za sabo vrzel. Skoči s ploščico pod puščico na polje, ki se nato pokaže, in poglej, kaj stori Beli.
learn-hexxagon-gap-done = Beli je skočil v vrzel in obrnil štiri ploščice. Skoči tja, kjer pridobiš več, kot pustiš odprto.
learn-hexxagon-blocks = Trije kamni so bloki: nanje ne stopi nihče. Skok pa gre lahko čeznje. Skoči s ploščico pod puščico.
learn-hexxagon-blocks-done = Čez kamen, in dve ploščici sta obrnjeni. Hexxagon se igra tudi na odprti plošči brez blokov.
learn-hexxagon-stuck = Štiri bele ploščice zgoraj nimajo praznega polja v dveh korakih. Naredi katerokoli potezo.
learn-hexxagon-stuck-done = Beli ne more igrati in izpusti potezo; spet igraš ti. Izpusti se le takrat. Pred partijo lahko izbereš drugačno pravilo.
learn-hexxagon-end = 28 tvojih ploščic proti 29 in eno prazno polje. Kloniraj vanj in naj se prešteje.
learn-hexxagon-end-done = Plošča je polna: 31 proti 27. Zmaga Rdeči. Igre je konec tudi, ko nihče ne more igrati ali ena stran nima več ploščic.
learn-hexxagon-play = Zdaj pa konec partije: šestnajst praznih polj, nasprotnik pa veliko spregleda. Končaj z več ploščicami kot Beli!
