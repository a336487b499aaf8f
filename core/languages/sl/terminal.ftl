# Igra v terminalu. Ukazi, imena stopenj in poteze so v vseh jezikih enaki.

terminal-yes = da
terminal-no = ne
terminal-welcome = Vpiši help za ukaze, quit za izhod.
terminal-commands = Ukazi: { $list }.
terminal-line-too-long = Ta vrstica je predolga.
terminal-unknown = »{ $text }« ni ne ukaz ne poteza. Vpiši help za ukaze.
terminal-not-played = { $mv } ni mogoče odigrati. { $why }.
terminal-no-move-from = S polja { $cell } se ne začne nobena dovoljena poteza.
terminal-over = Konec
terminal-time-up = Čas je potekel.

terminal-does = { $who } { $what }
terminal-pushes = vzame { $from } in vstavi na { $to }
terminal-clones = klonira na { $to }
terminal-jumps = skoči z { $from } na { $to }
terminal-would-play = { $who } na tvojem mestu igra { $mv }: { $what }.

terminal-nowhere = nikjer
terminal-legend-teams = Črka je sedež, na katerega kaže točka na kocki: n in s sta križca (skupina A), w in e krožca (skupina B).
terminal-legend-hexxagon = r:e5 je rdeča ploščica na e5, w:e1 bela na e1.
terminal-legend-block = #### je blok.
terminal-board-on = Plošča se izriše ob vsaki potezi.
terminal-board-off = Plošča se ne izrisuje.

terminal-no-moves-yet = Potez še ni.
terminal-taken-back = Poteza je razveljavljena.
terminal-nothing-to-take-back = Ni ničesar za razveljavitev.
terminal-played-again = Poteza je ponovljena.
terminal-nothing-to-play-again = Ni ničesar za ponovitev.
terminal-no-hint = Tu ni nobenega namiga.
terminal-no-partners = Partnerji so samo v igri v skupinah.
terminal-no-advice = { $name } nima nasveta.
terminal-partner-is-here = Tudi tvoj partner je pri tem zaslonu: kar vprašaj ga.
terminal-filed = Shranjeno med končane partije.
terminal-exists = { $path } že obstaja; izberi drugo ime.
terminal-asks-draw = { $name }, se strinjaš z remijem?
terminal-saved = Partija je shranjena in bo znova ponujena.
terminal-table-damaged = Tabela popolne igre je poškodovana in se ne uporablja več. pushflip solve jo znova naredi.

terminal-unfinished = Tu je nedokončana partija ({ $players }): { $game }.
terminal-go-on = Želiš igrati naprej?
terminal-put-away = Nedokončana partija je med shranjenimi partijami.
terminal-which-game = Katera igra?
terminal-who-plays = Kdo igra { $seats }? Za vsakega human ali stopnja računalnika: { $levels }. Vmes vejice.
terminal-players = Igralci?
terminal-change-options = Želiš spremeniti možnosti: kdo začne, ura, remiji?
terminal-clock = Ura: none, 30/move ali 600+5, v sekundah?
terminal-players-needed = potrebnih igralcev: { $wanted }, ne { $found }
terminal-wrong-seats = { $variant } ima { $wanted } sedežev, ne { $found }
terminal-wrong-names = imen je { $names }, sedežev pa { $seats }
terminal-wrong-perfect = perfect igra samo Quixo za dva in potrebuje tabele ukaza pushflip solve
terminal-wrong-stuck = to pravilo ima Hexxagon, ne { $variant }
terminal-wrong-consultation = { $variant } nima partnerjev
terminal-wrong-first = v igri Hexxagon vedno začnejo Rdeči

terminal-play-link = Za igro: { $link }
terminal-watch-link = Za gledanje: { $link }
terminal-undo-if-agreed = Poteze je mogoče razveljaviti, če se vsi strinjajo.
terminal-no-undo = Potez ni mogoče razveljaviti.
terminal-program = { $name }, program
terminal-seat-wins = zmage: { $count }
terminal-is-here = { $name } je tu
terminal-not-heard-for = { $name } se ne oglasi že { $seconds } s
terminal-not-heard = { $name } se ne oglasi več.
terminal-alone = Nikogar drugega ni tu.
terminal-sits = { $name } sede na sedež { $seat }.
terminal-sits-program = { $name } sede na sedež { $seat }, s programom.
terminal-begins = Partija se začne.
terminal-agrees = { $name } se strinja.
terminal-gives-up = { $name } preda partijo.
terminal-ends-pause = { $name } konča premor.
terminal-claims-win = { $name } zahteva zmago: { $seat } manjka.
terminal-claims-draw = { $name } zahteva remi: { $seat } manjka.
terminal-earlier =
    { $count ->
        [one] Pred tem je bil { $count } dogodek.
        [two] Pred tem sta bila { $count } dogodka.
        [few] Pred tem so bili { $count } dogodki.
       *[other] Pred tem je bilo { $count } dogodkov.
    }
terminal-answer = Vpiši da ali ne.
terminal-answer-guest = Vpiši let in { $key } ali keep out { $key }.
terminal-guest-left = { $key } ne prosi več za vstop.
terminal-which-guest = Vpiši { $command } in koga misliš: { $people }.
terminal-no-guest = Nihče ne prosi za vstop.
terminal-that-is-you = To si ti.
terminal-no-move-found = Računalnik ni našel poteze.
terminal-kept-by-host = Partija ostane, kakor je. pushflip host znova odpre to mizo.
terminal-kept-by-guest = Partija ostane, kakor je. Z istim vabilom se vrneš.
terminal-save-to-review = Shrani partijo z ukazom save DATOTEKA; pushflip --text DATOTEKA jo pregleda.
terminal-saved-anyway = Vsaka poteza se tako ali tako shrani; z imenom se zapiše partija.
terminal-no-match = Partije še ni.
terminal-nothing-asked = Nihče ni ničesar vprašal.
terminal-no-seat = Vsi sedeži so zasedeni.
terminal-not-seated = Nimaš sedeža.
terminal-all-here = Vsi so tu.
terminal-stopped = Ustavljeno. Shranjene mize: { $tables }, s partijo v teku: { $on }. Odigrane poteze: { $moves }.
terminal-left-table = To je miza od zadnjič; pushflip host --new odpre drugo.
terminal-relay = To vabilo vodi prek posredovalnega strežnika { $relay }.
terminal-invitation = Vabilo:
terminal-name-marks = Nobena črka v imenu nima več kot dveh znamenj.

terminal-help =
    Poteza          Quixo: polje kocke, vezaj, kam se vstavi: e5-e1
                    V skupinah še stran, na katero kaže točka: e5-e1.n
                    Hexxagon: klon je svoje polje: e14; skok gre s polja na polje: e13-e15
    board           Znova izriše ploščo; enako naredi prazna vrstica
    board off       Ne izrisuje je več ob vsaki potezi; board on spet
    pieces          Pove, kje kaj stoji
    moves [POLJE]   Našteje dovoljene poteze ali tiste, ki se začnejo na polju
    undo, redo      Razveljavi zadnjo potezo z odgovorom računalnika; jo ponovi
    hint            Kaj bi igral računalnik in zakaj
    partner         V skupinah vpraša računalniškega partnerja, kaj bi igral
    review          Kako dobra je bila vsaka poteza in kaj bi bilo bolje
    record          Partija kot besedilo
    position        Položaj kot besedilo
    save [DATOTEKA] Vsaka poteza se tako ali tako shrani; z imenom zapiše partijo v novo datoteko
    open DATOTEKA   Nadaljuje zapisano partijo; partija na mizi se shrani
    draw            Ponudi remi
    resign          Preda partijo
    rematch         Isti igralci na zamenjanih straneh
    new             Druga partija; tista na mizi se shrani
    quit            Izhod; nedokončana partija bo prihodnjič znova ponujena

terminal-help-online =
    Poteza          Kot v vsaki partiji: e5-e1, e14, e13-e15
    board, pieces, moves [POLJE], record, position, save DATOTEKA, review: kot v vsaki partiji
    undo            Prosi za vrnitev pred tvojo zadnjo potezo
    draw            Ponudi remi
    rematch         Predlaga novo partijo na zamenjanih straneh
    pause           Prosi za premor ure; resume ga konča
    da, ne          Odgovori na vprašanje drugih
    resign          Preda partijo
    claim win, claim draw   Konča partijo, ki jo je nekdo predolgo zapustil
    sit [SEDEŽ]     Sede na prost sedež; up ga zapusti
    say BESEDE      { $phrases }
    who             Kdo je tu
    quit            Izhod; miza ostane: gosta vrne isto vabilo, gostitelja pa pushflip host
    Za gostitelja:
    invite          Vabili, za igro in za gledanje
    let in [KLJUČ]  Spusti noter nekoga, ki prosi; keep out ga zavrne
    computer SEDEŽ STOPNJA   Da prost sedež računalniku
    free SEDEŽ      Vzame sedež nekomu, ki ga ni
    close           Zapre mizo za vedno
