# The interactive first games.

learn-heading = Uči se z igro
learn-invitation = Prva igra v majhnih korakih: naredi potezo in poglej, kaj se zgodi.
learn-close = Zapri
learn-finished = Opravljeno

# The lessons: name, what they are about, what is said at their end.
learn-quixo = Quixo
learn-quixo-about = Vzemi, potisni in sestavi vrsto iz petih kock.
learn-quixo-over = Zdaj znaš igrati Quixo. Odigraj prvo partijo ali se nauči, kako ga štirje igrajo v dveh skupinah.
learn-teams = Quixo v skupinah
learn-teams-about = Štirje igralci, dve skupini in točke, ki povedo, kdo sme vzeti kocko.
learn-teams-over = Zdaj znaš igrati Quixo v skupinah. Odigraj prvo partijo; na drugih treh mestih igra računalnik.
learn-hexxagon = Hexxagon
learn-hexxagon-about = Kloniraj, skači in obračaj nasprotnikove ploščice.
learn-hexxagon-over = Zdaj znaš igrati Hexxagon. Odigraj prvo partijo na celi plošči.

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
learn-game-lost = Tokrat je zmagal nasprotnik. »Ponovi« te vrne na začetek; lahko pa greš naprej, pravila že poznaš.
learn-game-drawn = Remi. »Ponovi« te vrne na začetek; lahko pa greš naprej, pravila že poznaš.

# Why a move was taken back.
learn-miss-other-move = V partiji je to dovoljeno, tu pa naloga zahteva drugo potezo. Sledi puščici.
learn-miss-other-cube = V partiji smeš vzeti to kocko, tu pa vzemi tisto pod puščico.
learn-miss-other-end = Kocka je prava, mesto pa ne. Potisni jo noter pod puščico.
learn-miss-other-dot = Točka kaže na napačnega igralca. Izberi smer pod puščico.
learn-miss-no-line = To še ni pet v vrsto. Poskusi s kocko pod puščico.
learn-miss-opponent-line = S tem dopolniš nasprotnikovo vrsto in izgubiš. Poteza je razveljavljena.
learn-miss-threat = Nasprotnik bi v naslednji potezi še vedno zmagal. Poskusi s kocko pod puščico.
learn-miss-no-jump = To je bilo kloniranje. Izberi ploščico in pojdi dva koraka.
learn-miss-no-clone = To je bil skok: prejšnje polje je zdaj prazno. Raje kloniraj.
learn-miss-few-turned = To obrne premalo ploščic. Poišči polje, ki se jih dotika več.

# Quixo, step by step: what is asked, and what is said when it is done.
learn-quixo-goal = Zmagaš s petimi kockami s svojim simbolom v vrsti: vodoravno, navpično ali diagonalno. Tu je uspelo križcem. Ti igraš s križci.
learn-quixo-take = Na začetku so vse kocke prazne. Klikni kocko pod puščico: dvigne se z roba. Nato klikni mesto pod puščico: tam se potisne noter.
learn-quixo-take-done = Tvoja kocka se je vrnila s križcem navzgor, stolpec pa je zapolnil vrzel. Potem je nasprotnik potisnil noter krožec.
learn-quixo-insert = Vzemi kocko pod puščico in izberi, kje gre noter. Na voljo so tri mesta. Tja, od koder je prišla, je ne smeš vrniti.
learn-quixo-insert-done = Kocko lahko potisneš le na konec vrste ali stolpca, ki je ostal nepopoln. Iz kota sta mesti dve, drugod z roba tri.
learn-quixo-own = Vzeti smeš prazne kocke in svoje, nikoli nasprotnikovih. Poskusi vzeti krožec: ne premakne se. Nato premakni enega od svojih dveh križcev.
learn-quixo-own-done = Križec ostane križec. Premik svoje kocke ne doda križca, lahko pa ga spravi na pravo mesto.
learn-quixo-line = Štirje križci v vrsti! Potisni noter petega na koncu zgornje vrste. Načinov je več.
learn-quixo-line-done = Pet v vrsto: zmaga je tvoja. Program to opazi in oznani.
learn-quixo-shift = Vsak potisk premakne tudi druge kocke. Poišči tistega, ki spravi križec iz vrste zgoraj na sredino tvoje vrste.
learn-quixo-shift-done = Potisnjeni stolpec je prinesel tvoj križec v vrsto. Pazi na vse, kar se premakne zraven.
learn-quixo-danger = Zdaj past. Vzemi kocko pod puščico in dopolni svojo zgornjo vrsto – in poglej, kaj se zgodi s krožci v srednji vrsti.
learn-quixo-danger-done = Tvoj potisk je dopolnil tudi vrsto krožcev. Potem izgubiš, čeprav je dopolnjena tudi tvoja.
learn-quixo-instead = Spet isti položaj. Dopolni zgornjo vrsto z druge strani, da krožci ostanejo, kjer so.
learn-quixo-instead-done = Premaknila se je vrsta, stolpec pa ne. Tako se zmaga.
learn-quixo-block = Štirje krožci v vrsti: nasprotnik bi zmagal v naslednji potezi. Potisni tako, da ne more. Premakni enega od stolpcev, ki sekajo to vrsto, ali vzemi prazno kocko na njenem koncu.
learn-quixo-block-done = Vrsta je pretrgana. Najboljša obramba je potisk, ki pomaga tudi tvojim načrtom.
learn-quixo-play = Zdaj pa partija. Na začetku imaš nekaj križcev več, nasprotnik pa veliko spregleda. Sestavi pet v vrsto!

# Quixo in teams.
learn-teams-seats = Štirje igralci: jug in sever igrata s križci, zahod in vzhod s krožci. Partnerja si sedita nasproti; igra se v smeri urinih kazalcev. Ti sediš na jugu. Vsaka označena kocka ima točko, ki kaže na enega igralca.
learn-teams-first = V svoji prvi potezi smeš vzeti le prazno kocko. Vzemi tisto pod puščico, potisni jo noter in s klikom izberi, na koga naj kaže točka: nate.
learn-teams-first-done = Točka kaže nate. Potem so prvo potezo odigrali zahod, sever in vzhod, v smeri urinih kazalcev.
learn-teams-dot = Med križci smeš vzeti le tiste, katerih točka kaže nate. Tisti s točko proti severu je partnerjev. Vzemi enega od dveh pod puščicama.
learn-teams-dot-done = Vzeti jo sme le igralec, na katerega kaže točka. Ko gre kocka noter, izbereš znova: ti ali partner.
learn-teams-partner = S točko proti severu je kocka partnerjeva. Potisni noter tisto pod puščico in usmeri točko na partnerja.
learn-teams-partner-done = To kocko sme zdaj vzeti le partner, in to je tudi storil: poglej, kje leži. Potisnjeni kocki se smer točke ne spremeni.
learn-teams-line = Za vrsto točke niso pomembne, le simbol. Dopolni zgornjo vrsto križcev.
learn-teams-line-done = Pet križcev: s partnerjem sta zmagala skupaj.
learn-teams-danger = Če dopolniš vrsto nasprotnikov, izgubi vsa skupina. Dopolni zgornjo vrsto s kocko pod puščico in poglej.
learn-teams-danger-done = Dopolnjeni so tudi krožci v srednji vrsti: oba sta izgubila. Pred potiskom preglej oba simbola.
learn-teams-block = Štirje krožci v vrsti, za tabo pa je na potezi zahod. Potisni tako, da ne more takoj zmagati.
learn-teams-block-done = Zahod zdaj ne more zmagati; za njim pa je na potezi tvoj partner.
learn-teams-pass = Tu ne moreš vzeti ničesar: na robu so le krožci in križci s točko proti severu. Poteza se izpusti samodejno; drugače je ni dovoljeno izpustiti. Zdaj je na potezi zahod. Če jo vsi štirje izpustijo zapored, je remi.
learn-teams-play = Zdaj pa partija. Sever je tvoj partner, računalnik kot druga dva. Skupaj sestavita pet križcev v vrsto!

# Hexxagon.
learn-hexxagon-goal = Tri rdeče ploščice pod puščicami so tvoje, bele so nasprotnikove. Zmaga, kdor ima na polni plošči več ploščic.
learn-hexxagon-clone = Klikni prazno polje pod puščico ob svoji ploščici: ploščica se klonira.
learn-hexxagon-clone-done = Nova ploščica, stara pa je še tam: imaš štiri. Tudi Beli je kloniral.
learn-hexxagon-jump = Ploščica lahko tudi skoči dva koraka. Klikni svojo ploščico, nato enega od obročev: obroči so skoki, polni šestkotniki kloni.
learn-hexxagon-jump-done = Ploščica se je premaknila: prejšnje polje je prazno, ploščic pa nimaš nič več. Skok gre čez karkoli.
learn-hexxagon-turn = Kamor ploščica pride, se obrne vsaka nasprotnikova ob njej. Poišči polje, kjer se obrnejo tri.
learn-hexxagon-turn-done = Tri so obrnjene. Obrnejo se le ploščice ob ciljnem polju, brez izjeme; obrnjene ploščice drugih ne obračajo.
learn-hexxagon-count = Na obeh označenih poljih se obrneta dve ploščici, a na eno prideš le s skokom. Kloniraj na drugo.
learn-hexxagon-count-done = Obe potezi obrneta dve. Klon ti doda še eno ploščico, skok jo le premakne.
learn-hexxagon-gap = Skok pusti za sabo vrzel. Izberi ploščico pod puščico, nato skoči na označeno polje in poglej, kaj stori Beli.
learn-hexxagon-gap-done = Beli je skočil v vrzel in obrnil štiri ploščice. Skoči tja, kjer pridobiš več, kot pustiš odprto.
learn-hexxagon-blocks = Trije kamni so bloki: nanje ne stopi nihče. Skok pa gre lahko čeznje. Skoči s ploščico pod puščico.
learn-hexxagon-blocks-done = Čez kamen, in dve ploščici sta obrnjeni. Hexxagon se igra tudi brez blokov.
learn-hexxagon-stuck = Štiri bele ploščice zgoraj v razdalji dveh korakov nimajo praznega polja. Naredi katerokoli potezo.
learn-hexxagon-stuck-done = Beli ne more igrati in izpusti potezo; spet igraš ti. Potezo izpusti le, kdor ne more igrati. Pred partijo lahko izbereš drugačno pravilo.
learn-hexxagon-end = 28 tvojih ploščic proti 29 in eno prazno polje. Kloniraj vanj, nato se ploščice preštejejo.
learn-hexxagon-end-done = Plošča je polna: 31 proti 27. Zmaga Rdeči in doseže razliko: 4 točke. Partije je konec tudi, ko nihče ne more igrati ali ena stran nima več ploščic.
learn-hexxagon-play = Zdaj pa konec partije: šestnajst praznih polj, nasprotnik pa veliko spregleda. Končaj z več ploščicami kot Beli!
