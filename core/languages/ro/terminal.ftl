# Jocul în terminal. Comenzile, numele nivelurilor și mutările sunt aceleași în orice limbă.

terminal-yes = da
terminal-no = nu
terminal-welcome = Scrie help pentru comenzi, quit pentru ieșire.
terminal-commands = Comenzi: { $list }.
terminal-line-too-long = Rândul este prea lung.
terminal-unknown = „{ $text }” nu este nici comandă, nici mutare. Scrie help pentru comenzi.
terminal-not-played = { $mv } nu se poate juca. { $why }.
terminal-no-move-from = Nicio mutare permisă nu începe la { $cell }.
terminal-over = Final
terminal-time-up = Timpul a expirat.

terminal-does = { $who } { $what }
terminal-pushes = ia cubul de pe { $from } și îl împinge la { $to }
terminal-clones = clonează pe { $to }
terminal-jumps = sare de pe { $from } pe { $to }
terminal-would-play = { $who } în locul tău ar juca { $mv }: { $what }.

terminal-nowhere = nicăieri
terminal-legend-teams = Litera este locul către care e orientat punctul cubului: n și s sunt X (echipa A), w și e sunt O (echipa B).
terminal-legend-hexxagon = r:e5 este o piesă roșie pe e5, w:e1 una albă pe e1.
terminal-legend-block = #### este un bloc.
terminal-board-on = Platoul se desenează la fiecare tur.
terminal-board-off = Platoul nu se desenează.

terminal-no-moves-yet = Încă nu există mutări.
terminal-taken-back = Mutarea a fost anulată.
terminal-nothing-to-take-back = Nu e nimic de anulat.
terminal-played-again = Mutarea a fost refăcută.
terminal-nothing-to-play-again = Nu e nimic de refăcut.
terminal-no-hint = Aici nu există niciun indiciu.
terminal-no-partners = Doar în jocul pe echipe există parteneri.
terminal-no-advice = { $name } nu are niciun sfat.
terminal-partner-is-here = Și partenerul tău e la acest ecran: întreabă-l.
terminal-filed = Salvată între partidele terminate.
terminal-exists = { $path } există deja; alege alt nume.
terminal-asks-draw = { $name }, accepți remiza?
terminal-saved = Partida este salvată și îți va fi propusă din nou.
terminal-table-damaged = O tabelă a jocului perfect este deteriorată și nu se mai folosește. pushflip solve o reface.

terminal-unfinished = Există o partidă neterminată ({ $players }): { $game }.
terminal-go-on = O continui?
terminal-put-away = Partida neterminată este păstrată între partidele salvate.
terminal-which-game = Ce joc?
terminal-who-plays = Cine joacă { $seats }? Pentru fiecare human sau un nivel al calculatorului: { $levels }. Separă prin virgule.
terminal-players = Jucători?
terminal-change-options = Schimbi opțiunile: cine începe, ceas, remize?
terminal-clock = Ceas: none, 30/move sau 600+5, în secunde?
terminal-players-needed = numărul de jucători trebuie să fie { $wanted }, nu { $found }
terminal-wrong-seats = { $variant } are { $wanted } locuri, nu { $found }
terminal-wrong-names = s-au dat { $names } nume pentru { $seats } locuri
terminal-wrong-perfect = perfect joacă doar Quixo în doi și are nevoie de tabelele de la pushflip solve
terminal-wrong-stuck = regula aceasta ține de Hexxagon, nu de { $variant }
terminal-wrong-consultation = în { $variant } nu există parteneri
terminal-wrong-first = în Hexxagon începe mereu Roșu

terminal-play-link = Pentru joc: { $link }
terminal-watch-link = Pentru spectatori: { $link }
terminal-undo-if-agreed = Mutările se pot anula dacă toți sunt de acord.
terminal-no-undo = Mutările nu se pot anula.
terminal-program = { $name }, un program
terminal-seat-wins = victorii: { $count }
terminal-is-here = { $name } e aici
terminal-not-heard-for = { $name } nu răspunde de { $seconds } s
terminal-not-heard = { $name } nu mai răspunde.
terminal-alone = Nu mai e nimeni aici.
terminal-sits = { $name } se așază pe locul { $seat }.
terminal-sits-program = { $name } se așază pe locul { $seat }, cu un program.
terminal-begins = Partida începe.
terminal-agrees = { $name } e de acord.
terminal-gives-up = { $name } abandonează.
terminal-ends-pause = { $name } încheie pauza.
terminal-claims-win = { $name } cere victoria: { $seat } lipsește.
terminal-claims-draw = { $name } cere remiza: { $seat } lipsește.
terminal-earlier =
    { $count ->
        [one] Înainte s-a întâmplat { $count } lucru.
        [few] Înainte s-au întâmplat { $count } lucruri.
       *[other] Înainte s-au întâmplat { $count } de lucruri.
    }
terminal-answer = Scrie da sau nu.
terminal-answer-guest = Scrie let in { $key } sau keep out { $key }.
terminal-guest-left = { $key } nu mai cere să intre.
terminal-which-guest = Scrie { $command } și la cine te referi: { $people }.
terminal-no-guest = Nimeni nu cere să intre.
terminal-that-is-you = Ești la mutare.
terminal-no-move-found = Calculatorul nu a găsit nicio mutare.
terminal-kept-by-host = Partida rămâne așa cum este. pushflip host redeschide această masă.
terminal-kept-by-guest = Partida rămâne așa cum este. Cu aceeași invitație revii.
terminal-save-to-review = Salvează partida cu save FIȘIER; pushflip --text FIȘIER o revizuiește.
terminal-saved-anyway = Fiecare mutare se salvează oricum; cu un nume se scrie înregistrarea.
terminal-no-match = Încă nu există nicio partidă.
terminal-nothing-asked = Nimeni nu a întrebat nimic.
terminal-no-seat = Toate locurile sunt ocupate.
terminal-not-seated = Nu ai niciun loc.
terminal-all-here = Toți sunt aici.
terminal-stopped = Oprit. Mese păstrate: { $tables }, cu o partidă în desfășurare: { $on }. Mutări jucate: { $moves }.
terminal-left-table = Aceasta este masa pe care ai părăsit-o; pushflip host --new deschide alta.
terminal-relay = Această invitație trece prin serverul intermediar { $relay }.
terminal-invitation = Invitația:
terminal-name-marks = Nicio literă dintr-un nume nu are mai mult de două semne.

terminal-help =
    O mutare         Quixo: căsuța cubului, o cratimă, unde se împinge: e5-e1
                     Pe echipe și latura către care e orientat punctul: e5-e1.n
                     Hexxagon: o clonă este căsuța ei: e14; un salt merge din căsuță în căsuță: e13-e15
    board            Redesenează platoul; la fel face și un rând gol
    board off        Nu îl mai desenează la fiecare tur; board on îl desenează iar
    pieces           Spune unde se află totul
    moves [CĂSUȚĂ]   Enumeră mutările permise sau pe cele care încep la o căsuță
    undo, redo       Anulează ultima mutare cu răspunsul calculatorului; o reface
    hint             Ce ar juca calculatorul și de ce
    partner          Pe echipe, întreabă un partener calculator ce ar juca
    review           Cât de bună a fost fiecare mutare și ce era mai bine
    record           Partida ca text
    position         Poziția ca text
    save [FIȘIER]    Fiecare mutare se salvează oricum; cu un nume, scrie înregistrarea într-un fișier nou
    open FIȘIER      Continuă o înregistrare; partida de pe masă se păstrează
    draw             Propune remiză
    resign           Abandonează
    rematch          Aceiași jucători, cu părțile schimbate
    new              Altă partidă; cea de pe masă se păstrează
    quit             Ieșire; o partidă neterminată este propusă din nou data viitoare

terminal-help-online =
    O mutare         Ca în orice partidă: e5-e1, e14, e13-e15
    board, pieces, moves [CĂSUȚĂ], record, position, save FIȘIER, review: ca în orice partidă
    undo             Cere întoarcerea înaintea ultimei tale mutări
    draw             Propune remiză
    rematch          Cere altă partidă, cu părțile schimbate
    pause            Cere o pauză a ceasului; resume o încheie
    da, nu           Răspunde la ce întreabă ceilalți
    resign           Abandonează
    claim win, claim draw   Încheie o partidă pe care cineva a părăsit-o de prea mult timp
    sit [LOC]        Te așază pe un loc liber; up îl părăsește
    say REPLICĂ      { $phrases }
    who              Cine e aici
    quit             Ieșire; masa se păstrează: aceeași invitație aduce înapoi oaspetele, iar pushflip host gazda
    Pentru gazdă:
    invite           Invitațiile, pentru joc și pentru spectatori
    let in [CHEIE]   Permite intrarea cuiva care cere; keep out îl respinge
    computer LOC NIVEL   Dă un loc liber unui calculator
    free LOC         Ia locul cuiva care lipsește
    close            Închide masa definitiv
