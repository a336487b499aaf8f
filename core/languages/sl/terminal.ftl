# Igra v terminalu. Ukazi, imena stopenj in poteze so v vseh jezikih enaki.

terminal-yes = da
terminal-no = ne
terminal-welcome = Vpiši help za ukaze, quit za izhod.
terminal-commands = Ukazi: { $list }.
terminal-line-too-long = Ta vrstica je predolga.
terminal-unknown = »{ $text }« ni ne ukaz ne poteza. Vpiši help za ukaze.
terminal-not-played = Poteze { $mv } ne moreš odigrati. { $why }.
terminal-no-move-from = S polja { $cell } se ne začne nobena dovoljena poteza.
terminal-over = Konec
terminal-time-up = Čas je potekel.

terminal-does = { $who } { $what }
terminal-would-play = { $who } na tvojem mestu igra { $mv }: { $what }.

terminal-nowhere = nikjer
terminal-legend-teams = Črka je sedež, na katerega kaže pika na kocki: n in s sta križca (skupina A), w in e krožca (skupina B).
terminal-legend-hexxagon = r:e5 je rdeča ploščica na e5, w:e1 bela na e1.
terminal-legend-block = #### je blok.
terminal-board-on = Plošča se izriše ob vsaki potezi.
terminal-board-off = Plošča se ne izrisuje.

terminal-no-moves-yet = Potez še ni.
terminal-taken-back = Poteza je vzeta nazaj.
terminal-nothing-to-take-back = Ni poteze za vrnitev.
terminal-played-again = Poteza je ponovljena.
terminal-nothing-to-play-again = Ni ničesar za ponovitev.
terminal-no-hint = Tu ni namiga.
terminal-no-partners = Partnerji so samo v igri v skupinah.
terminal-no-advice = { $name } nima nasveta.
terminal-partner-is-here = Tudi tvoj partner je pri tem zaslonu: kar vprašaj ga.
terminal-filed = Shranjeno med tvoje končane partije.
terminal-exists = { $path } že obstaja. Izberi drugo ime.
terminal-asks-draw = { $name }, sprejmeš remi?
terminal-saved = Partija je shranjena. Prihodnjič jo lahko nadaljuješ.
terminal-table-damaged = Del rešitve za Quixo je poškodovan in se ne uporablja več. pushflip solve ga reši znova.

terminal-unfinished = Imaš nedokončano partijo ({ $players }): { $game }.
terminal-go-on = Jo nadaljuješ?
terminal-put-away = Tvoja nedokončana partija je med shranjenimi.
terminal-which-game = Katera igra?
terminal-who-plays = Kdo igra { $seats }? Za vsakega vpiši human ali stopnjo računalnika: { $levels }. Vmes vejice.
terminal-players = Igralci?
terminal-change-options = Spremeniš možnosti: prva poteza, ura, remiji?
terminal-clock = Ura: none, 30/move ali 600+5, v sekundah?
terminal-players-needed = potrebnih igralcev: { $wanted }, ne { $found }
terminal-wrong-seats = { $variant } ima { $wanted } sedežev, ne { $found }
terminal-wrong-names = imen je { $names }, kar je preveč za { $seats } sedežev
terminal-wrong-perfect = perfect igra samo Quixo za dva, po ukazu pushflip solve
terminal-wrong-stuck = to pravilo je za Hexxagon, ne za { $variant }
terminal-wrong-consultation = { $variant } nima partnerjev
terminal-wrong-first = v igri Hexxagon vedno začnejo Rdeči

terminal-play-link = Za igro: { $link }
terminal-watch-link = Za gledanje: { $link }
terminal-undo-if-agreed = Poteze je mogoče vzeti nazaj, če se vsi strinjajo.
terminal-no-undo = Brez vračanja potez.
terminal-program = { $name }, program
terminal-seat-wins = zmage: { $count }
terminal-is-here = { $name } je tu
terminal-not-heard-for = { $name } se ne oglasi že { $seconds } s
terminal-not-heard = { $name } se ne oglasi več.
terminal-alone = Nikogar drugega ni tu.
terminal-sits = { $name } sede na sedež { $seat }.
terminal-sits-program = { $name } sede na sedež { $seat }, s programom.
terminal-begins = Partija se začne.
terminal-agrees = { $name } sprejme.
terminal-gives-up = { $name } preda partijo.
terminal-ends-pause = { $name } konča premor.
terminal-claims-win = { $name } prijavi zmago: { $seat } manjka.
terminal-claims-draw = { $name } prijavi remi: { $seat } manjka.
terminal-earlier =
    { $count ->
        [one] Pred tem je bil { $count } dogodek.
        [two] Pred tem sta bila { $count } dogodka.
        [few] Pred tem so bili { $count } dogodki.
       *[other] Pred tem je bilo { $count } dogodkov.
    }
terminal-answer = Vpiši da ali ne.
terminal-answer-guest = Vpiši let in { $key } ali keep out { $key }.
terminal-guest-left = { $key } se ne želi več pridružiti.
terminal-which-guest = Vpiši { $command } in koga misliš: { $people }.
terminal-no-guest = Nihče se ne želi pridružiti.
terminal-that-is-you = To si ti.
terminal-no-move-found = Računalnik ni našel poteze.
terminal-kept-by-host = Partija je shranjena, kakor je. pushflip host jo znova odpre.
terminal-kept-by-guest = Partija je shranjena, kakor je. Z istim vabilom se vrneš.
terminal-save-to-review = Shrani partijo z ukazom save DATOTEKA, nato jo preglej s pushflip --text DATOTEKA.
terminal-saved-anyway = Vsaka poteza se tako ali tako shrani. Z imenom zapišeš partijo v datoteko.
terminal-no-match = Partije še ni.
terminal-nothing-asked = Nihče te ni nič vprašal.
terminal-no-seat = Vsi sedeži so zasedeni.
terminal-not-seated = Nimaš sedeža.
terminal-all-here = Vsi so tu.
terminal-stopped = Ustavljeno. Shranjene mize: { $tables }, s partijo v teku: { $on }. Odigrane poteze: { $moves }.
terminal-left-table = To je partija od zadnjič. pushflip host --new ustvari drugo.
terminal-relay = To vabilo uporablja posredovalni strežnik { $relay }.
terminal-invitation = Vabilo:
terminal-name-marks = Črka v imenu ima lahko največ dve znamenji.

terminal-help =
    Poteza          Quixo: polje kocke, vezaj, kam jo potisneš: e5-e1
                    V skupinah še stran, na katero kaže pika: e5-e1.n
                    Hexxagon: klon je svoje polje: e14; skok gre s polja na polje: e13-e15
    board           Znova izriše ploščo; enako naredi prazna vrstica
    board off       Ne izrisuje je več ob vsaki potezi; board on jo spet
    pieces          Pove, kje kaj stoji
    moves [POLJE]   Našteje dovoljene poteze ali tiste, ki se začnejo na polju
    undo, redo      Vzame nazaj tvojo zadnjo potezo z odgovorom računalnika; jo ponovi
    hint            Kaj bi igral računalnik in zakaj
    partner         V skupinah vpraša računalniškega partnerja, kaj bi igral
    review          Kako dobra je bila vsaka poteza in kaj bi bilo bolje
    record          Partija kot besedilo
    position        Položaj kot besedilo
    save [DATOTEKA] Vsaka poteza se tako ali tako shrani; z imenom zapiše partijo v novo datoteko
    open DATOTEKA   Nadaljuje shranjeno partijo; trenutna partija se shrani
    draw            Ponudi remi
    resign          Preda partijo
    rematch         Isti igralci na zamenjanih straneh
    new             Druga partija; trenutna partija se shrani
    quit            Izhod; nedokončano partijo lahko prihodnjič nadaljuješ

terminal-help-online =
    Poteza          Kot v vsaki partiji: e5-e1, e14, e13-e15
    board, pieces, moves [POLJE], record, position, save DATOTEKA, review: kot v vsaki partiji
    undo            Prosi za vrnitev tvoje zadnje poteze
    draw            Ponudi remi
    rematch         Predlaga revanšo na zamenjanih straneh
    pause           Prosi za premor ure; resume ga konča
    da, ne          Odgovori na vprašanje
    resign          Preda partijo
    claim win, claim draw   Konča partijo, če nekoga predolgo ni
    sit [SEDEŽ]     Sede na prost sedež; up ga zapusti
    say BESEDE      { $phrases }
    who             Kdo je tu
    quit            Izhod; partija ostane: gosta vrne isto vabilo, gostitelja pa pushflip host
    Za gostitelja:
    invite          Vabili, za igro in za gledanje
    let in [KLJUČ]  Spusti noter nekoga, ki prosi; keep out ga zavrne
    computer SEDEŽ STOPNJA   Da prost sedež računalniku
    free SEDEŽ      Sprosti sedež nekoga, ki ga ni
    close           Zapre partijo za vedno
