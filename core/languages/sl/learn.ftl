# The interactive first games.

learn-heading = Lekcije
learn-invitation = Kratke lekcije: poteze delaš ti.
learn-close = Zapri
learn-finished = Opravljeno

# The lessons: name, what they are about, and what is said at their end: praise, unless the last game was skipped, and a
# text after it.
learn-quixo = Quixo
learn-quixo-about = Vzemi, potisni in sestavi pet v vrsto.
learn-quixo-praise = Zdaj znaš igrati Quixo!
learn-quixo-over = Zapomni si: če dopolniš nasprotnikovo vrsto, izgubiš, tudi če hkrati dopolniš svojo.
learn-teams = Quixo v skupinah
learn-teams-about = Štirje igralci, dve skupini in pike, ki povedo, čigava je kocka.
learn-teams-praise = Zdaj znaš igrati Quixo v skupinah!
learn-teams-over = Odigraj prvo partijo: na drugih treh mestih igra računalnik.
learn-hexxagon = Hexxagon
learn-hexxagon-about = Kloniraj svoje ploščice in obračaj nasprotnikove.
learn-hexxagon-praise = Zdaj znaš igrati Hexxagon!
learn-hexxagon-over = Odigraj prvo partijo na celi plošči.

# The panel.
learn-step = Korak { $step } od { $all }
learn-done = Odlično
learn-next = Naprej
learn-finish = Končaj
learn-skip = Preskoči
learn-back = Nazaj
learn-again = Ponovi
learn-leave = Zapusti
learn-next-lesson = Naslednje: { $lesson }
learn-first-game = Odigraj prvo partijo
learn-begin-again = Začni znova

learn-game-won = Zmaga! Zdaj lahko odigraš pravo partijo.
learn-game-lost = Tokrat poraz. Poskusi znova iz istega položaja ali pojdi naprej: pravila že poznaš.
learn-game-drawn = Remi. Poskusi znova iz istega položaja ali pojdi naprej: pravila že poznaš.

# Why a move was taken back.
learn-miss-other-move = Dovoljena poteza, a tu iščemo drugo. Sledi modri puščici.
learn-miss-other-cube = V partiji smeš vzeti to kocko. Tu vzemi označeno.
learn-miss-other-end = Prava kocka, napačna stran. Vzemi jo znova in klikni modro puščico ob plošči.
learn-miss-other-dot = Pika kaže na napačnega igralca. Potisni znova, nato klikni modro puščico za piko.
learn-miss-other-cell = Prava ploščica, napačno polje. Izberi jo znova in klikni polje pod modro puščico.
learn-miss-no-line = To ni pet v vrsto. Poskusi z označeno kocko.
learn-miss-opponent-line = S tem dopolniš nasprotnikovo vrsto in izgubiš. Poskusi drugo potezo.
learn-miss-threat = Tako lahko nasprotnik zmaga. Zdaj poskusi z označeno kocko.
learn-miss-no-jump = To je bilo kloniranje. Izberi ploščico in skoči za dve polji.
learn-miss-no-clone = To je bil skok: prejšnje polje je zdaj prazno. Raje kloniraj.
learn-miss-few-turned = Premalo. Poišči polje, ki se dotika več belih ploščic.

# Quixo, step by step: what is asked, and what is said when it is done.
learn-quixo-goal = Pet tvojih simbolov v vrsti pomeni zmago: vodoravno, navpično ali diagonalno. Tu je uspelo križcem. Ti igraš s križci.
learn-quixo-take = Na začetku so vse kocke prazne, jemlješ pa jih le z roba. Klikni kocko pod modro puščico. Ob plošči se pokažejo puščice: klikni modro, da kocko potisneš noter.
learn-quixo-take-done = Tvoja kocka se je vrnila kot križec, stolpec pa je zapolnil vrzel. Potem je nasprotnik potisnil noter kocko s krožcem.
learn-quixo-insert = Vzemi označeno kocko. Puščice kažejo, kje jo lahko potisneš noter. Izberi eno.
learn-quixo-insert-done = Kocka gre noter na koncu svoje vrste ali stolpca, a nikoli tam, kjer jo vzameš. Kotne kocke imajo dve puščici, druge tri.
learn-quixo-own = Vzeti smeš prazne kocke in svoje, nikoli nasprotnikovih. Klikni krožec: ne premakne se. Nato premakni enega od dveh označenih križcev.
learn-quixo-own-done = Premik svoje kocke ne doda križca, lahko pa ga spravi točno tja, kjer ga potrebuješ.
learn-quixo-line = Štirje križci v vrsti! Dopolni zgornjo vrsto z označeno kocko.
learn-quixo-line-done = Pet v vrsto: zmaga!
learn-quixo-shift = Vsak potisk premakne tudi druge kocke. Tvoji vrsti manjka le križec na sredini, tik nad tem mestom pa je eden. Vzemi označeno kocko in jo potisni noter zgoraj.
learn-quixo-shift-done = Stolpec se je premaknil navzdol in prinesel tvoj križec v vrsto. Vedno preveri, kaj se še premakne.
learn-quixo-danger = Zdaj past. Dopolni svojo zgornjo vrsto z označeno kocko in opazuj krožce v srednji vrsti.
learn-quixo-danger-done = Tvoj potisk je dopolnil tudi vrsto krožcev. Takrat izgubiš, čeprav je dopolnjena tudi tvoja.
learn-quixo-instead = Isti položaj. Zdaj vzemi označeno kocko na desnem koncu svoje vrste in jo potisni z leve. Noben krožec se ne premakne.
learn-quixo-instead-done = Premaknila se je le tvoja vrsta, krožci v vrsti pa so še vedno štirje. Zmaga!
learn-quixo-block = Nasprotnik ima štiri krožce v vrsti in bi zmagal v naslednji potezi. Prekini vrsto: vzemi eno od označenih kock in jo potisni noter od zgoraj.
learn-quixo-block-done = Nasprotnikova vrsta je prekinjena. Najboljša obramba je potisk, ki pomaga tudi tebi.
learn-quixo-play = Zdaj pa igraj! Tvoj nasprotnik je piščanček { characters-name-first-game }, ki ga ni težko premagati. Začneš z enim križcem več. Sestavi pet v vrsto!

# Quixo in teams.
learn-teams-seats = Jug in sever igrata s križci, zahod in vzhod s krožci. Partnerja si sedita nasproti; igra se v smeri urinih kazalcev. Ti si Jug. Vsaka kocka s simbolom ima piko, ki kaže na enega igralca.
learn-teams-first = V svoji prvi potezi vzemi le prazno kocko. Potisni noter označeno kocko, nato usmeri piko nase.
learn-teams-first-done = Pika kaže nate. Potem so prvo potezo odigrali zahod, sever in vzhod, v smeri urinih kazalcev.
learn-teams-dot = Vzeti smeš le križce, katerih pika kaže nate. Tisti s piko proti severu je partnerjev. Vzemi enega od dveh označenih.
learn-teams-dot-done = Kocko sme vzeti le igralec, na katerega kaže pika. Ob vsakem potisku izbereš znova: ti ali partner.
learn-teams-partner = S piko proti severu je kocka partnerjeva. Potisni noter označeno kocko in usmeri piko na partnerja.
learn-teams-partner-done = To kocko sme zdaj vzeti le partner, in to je pravkar storil: poglej, kje leži. Kocka, ki je le potisnjena naprej, ohrani piko.
learn-teams-line = V vrsti štejejo le simboli, ne pike. Dopolni zgornjo vrsto križcev.
learn-teams-line-done = Pet križcev: zmaga, tvoja in partnerjeva!
learn-teams-danger = Če dopolniš vrsto druge skupine, izgubi vsa tvoja. Dopolni zgornjo vrsto z označeno kocko in poglej.
learn-teams-danger-done = Dopolnjeni so tudi krožci v srednji vrsti: oba izgubita. Pred potiskom preveri oba simbola.
learn-teams-block = Štirje krožci v vrsti, naslednji pa je zahod. Potisni tako, da v naslednji potezi ne zmaga.
learn-teams-block-done = Zahod zdaj ne more zmagati, potem pa je na potezi tvoj partner.
learn-teams-pass = Tu ni nič tvoje: samo krožci in križci, ki kažejo na sever. Potezo izpustiš samodejno, nikoli po izbiri. Štiri izpuščene poteze zapored: remi.
learn-teams-play = Zdaj pa igraj! Na drugih treh mestih igra piščanček { characters-name-first-game }; sever je tvoj partner. Skupaj sestavita pet križcev v vrsto!

# Hexxagon.
learn-hexxagon-goal = Tri rdeče ploščice v modrih okvirjih so tvoje, bele so nasprotnikove. Zmagaš, če imaš na polni plošči več ploščic.
learn-hexxagon-clone = Klikni prazno polje pod modro puščico ob svoji ploščici: ploščica se klonira.
learn-hexxagon-clone-done = Nova ploščica, stara pa je še tam: imaš štiri. Tudi Beli je kloniral.
learn-hexxagon-jump = Ploščica lahko tudi skoči za dve polji. Obroči so skoki, polni šestkotniki kloni. Klikni svojo ploščico, nato obroč.
learn-hexxagon-jump-done = Ploščica se je premaknila: njeno polje je prazno, ploščic pa ni nič več. Skok gre čez karkoli.
learn-hexxagon-turn = Kamor ploščica pride, se obrne vsaka nasprotnikova ob njej. Poišči polje, ki obrne tri.
learn-hexxagon-turn-done = Tri obrnjene! Obrne se vsaka nasprotnikova ploščica ob ciljnem polju, in samo te. Obrnjene ploščice drugih ne obračajo.
learn-hexxagon-count = Obe označeni polji obrneta dve ploščici, a na eno prideš le s skokom. Kloniraj na drugo.
learn-hexxagon-count-done = Obe potezi obrneta dve. Klon ti doda še eno ploščico, skok jo le premakne.
learn-hexxagon-gap = Skok pusti vrzel. Izberi ploščico pod modro puščico, skoči na označeno polje in opazuj Belega.
learn-hexxagon-gap-done = Beli je skočil v vrzel in obrnil štiri. Skoči le, kadar pridobiš več, kot pustiš odprto.
learn-hexxagon-blocks = Trije kamni so bloki: nanje ne stopi nihče, lahko pa jih preskočiš. Skoči z označeno ploščico.
learn-hexxagon-blocks-done = Čez kamen, in dve ploščici obrnjeni! Hexxagon lahko igraš tudi brez blokov.
learn-hexxagon-stuck = Štiri bele ploščice zgoraj nimajo v dosegu praznega polja. Naredi katerokoli potezo.
learn-hexxagon-stuck-done = Beli ne more igrati in mora izpustiti potezo: spet si na vrsti ti. Po izbiri se poteza ne izpušča.
learn-hexxagon-end = Ti imaš 28, Beli 29, eno polje pa je prazno. Kloniraj vanj!
learn-hexxagon-end-done = Plošča je polna: zmagaš 31–27, to so 4 točke. Partije je konec tudi, ko nihče ne more igrati ali ena stran nima več ploščic.
learn-hexxagon-play = Zdaj pa dokončaj partijo. Tvoj nasprotnik je piščanček { characters-name-first-game }, ki ga ni težko premagati. Praznih polj je šestnajst: imej več ploščic kot Beli!
