# Jocul în terminal. Comenzile, numele nivelurilor și mutările sunt aceleași în orice limbă.

terminal-yes = da
terminal-no = nu
terminal-welcome = Scrie help pentru comenzi, quit pentru ieșire.
terminal-commands = Comenzi: { $list }.
terminal-line-too-long = Rândul este prea lung.
terminal-unknown = „{ $text }” nu e nici comandă, nici mutare. Scrie help pentru comenzi.
terminal-not-played = Nu poți juca { $mv }. { $why }.
terminal-no-move-from = Nicio mutare permisă nu începe la { $cell }.
terminal-over = Final
terminal-time-up = Timpul a expirat.

terminal-does = { $who } { $what }
terminal-would-play = { $who } în locul tău ar juca { $mv }: { $what }.

terminal-nowhere = nicăieri
terminal-legend-teams = Litera e locul spre care arată punctul cubului: n și s sunt X (echipa A), w și e sunt O (echipa B).
terminal-legend-hexxagon = r:e5 este o piesă roșie pe e5, w:e1 una albă pe e1.
terminal-legend-block = #### este un bloc.
terminal-board-on = Tabla se desenează la fiecare tur.
terminal-board-off = Tabla nu se desenează.

terminal-no-moves-yet = Încă nicio mutare.
terminal-taken-back = Mutarea a fost dată înapoi.
terminal-nothing-to-take-back = Nu e nimic de dat înapoi.
terminal-played-again = Mutarea a fost refăcută.
terminal-nothing-to-play-again = Nu e nimic de refăcut.
terminal-no-hint = Aici nu e niciun indiciu.
terminal-no-partners = Doar în jocul pe echipe există parteneri.
terminal-no-advice = { $name } nu are niciun sfat.
terminal-partner-is-here = Și partenerul tău e la acest ecran: întreabă-l.
terminal-filed = Salvată între partidele tale terminate.
terminal-exists = { $path } există deja. Alege alt nume.
terminal-asks-draw = { $name }, accepți remiza?
terminal-saved = Partida ta e salvată. O poți continua data viitoare.
terminal-table-damaged = O parte din Quixo rezolvat e deteriorată și nu se mai folosește. Rulează pushflip solve ca s-o refaci.

terminal-unfinished = Ai o partidă neterminată ({ $players }): { $game }.
terminal-go-on = O continui?
terminal-put-away = Partida ta neterminată e între partidele salvate.
terminal-which-game = Ce joc?
terminal-who-plays = Cine joacă { $seats }? Scrie pentru fiecare human sau un nivel al calculatorului: { $levels }. Separă prin virgule.
terminal-players = Jucători?
terminal-change-options = Schimbi opțiunile: prima mutare, ceas, remize?
terminal-clock = Ceas: none, 30/move sau 600+5, în secunde?
terminal-players-needed = ai nevoie de { $wanted } jucători, nu { $found }
terminal-wrong-seats = { $variant } are { $wanted } locuri, nu { $found }
terminal-wrong-names = { $names } nume sunt prea multe pentru { $seats } locuri
terminal-wrong-perfect = perfect joacă doar Quixo în doi, după pushflip solve
terminal-wrong-stuck = regula aceasta e pentru Hexxagon, nu pentru { $variant }
terminal-wrong-consultation = în { $variant } nu există parteneri
terminal-wrong-first = în Hexxagon începe mereu Roșu

terminal-play-link = Pentru joc: { $link }
terminal-watch-link = Pentru spectatori: { $link }
terminal-undo-if-agreed = Poți da înapoi mutări dacă toți sunt de acord.
terminal-no-undo = Mutările nu se dau înapoi.
terminal-program = { $name }, un program
terminal-seat-wins = victorii: { $count }
terminal-is-here = { $name } e aici
terminal-not-heard-for = { $name } nu răspunde de { $seconds } s
terminal-not-heard = { $name } nu mai răspunde.
terminal-alone = Nu mai e nimeni aici.
terminal-sits = { $name } se așază pe locul { $seat }.
terminal-sits-program = { $name } se așază pe locul { $seat }, cu un program.
terminal-begins = Partida începe.
terminal-agrees = { $name } acceptă.
terminal-gives-up = { $name } abandonează.
terminal-ends-pause = { $name } încheie pauza.
terminal-claims-win = { $name } cere victoria: { $seat } lipsește.
terminal-claims-draw = { $name } declară remiză: { $seat } lipsește.
terminal-earlier =
    { $count ->
        [one] Înainte a fost { $count } eveniment.
        [few] Înainte au fost { $count } evenimente.
       *[other] Înainte au fost { $count } de evenimente.
    }
terminal-answer = Scrie da sau nu.
terminal-answer-guest = Scrie let in { $key } sau keep out { $key }.
terminal-guest-left = { $key } nu mai vrea să intre.
terminal-which-guest = Scrie { $command } și la cine te referi: { $people }.
terminal-no-guest = Nimeni nu vrea să intre.
terminal-that-is-you = Ești tu.
terminal-no-move-found = Calculatorul nu a găsit nicio mutare.
terminal-kept-by-host = Partida e salvată așa cum este. Rulează pushflip host ca s-o redeschizi.
terminal-kept-by-guest = Partida e salvată așa cum este. Revii cu aceeași invitație.
terminal-save-to-review = Salvează partida cu save FIȘIER, apoi analizeaz-o cu pushflip --text FIȘIER.
terminal-saved-anyway = Fiecare mutare se salvează oricum. Dă un nume ca să scrii partida într-un fișier.
terminal-no-match = Încă nu e nicio partidă.
terminal-nothing-asked = Nimeni nu te-a întrebat nimic.
terminal-no-seat = Toate locurile sunt ocupate.
terminal-not-seated = Nu ai un loc.
terminal-all-here = Toți sunt aici.
terminal-stopped = Oprit. Mese păstrate: { $tables }, cu o partidă în desfășurare: { $on }. Mutări jucate: { $moves }.
terminal-left-table = Ai părăsit această partidă. Rulează pushflip host --new ca să creezi alta.
terminal-relay = Această invitație folosește serverul intermediar { $relay }.
terminal-invitation = Invitația:
terminal-name-marks = O literă dintr-un nume poate avea cel mult două semne.

terminal-help =
    O mutare         Quixo: căsuța cubului, o cratimă, unde îl împingi: e5-e1
                     Pe echipe și latura spre care arată punctul: e5-e1.n
                     Hexxagon: o clonă este căsuța ei: e14; un salt merge din căsuță în căsuță: e13-e15
    board            Redesenează tabla; la fel face și un rând gol
    board off        Nu o mai desenează la fiecare tur; board on o desenează iar
    pieces           Spune unde se află totul
    moves [CĂSUȚĂ]   Enumeră mutările permise sau pe cele care încep la o căsuță
    undo, redo       Dă înapoi ultima ta mutare și răspunsul calculatorului; o reface
    hint             Ce ar juca calculatorul și de ce
    partner          Pe echipe, întreabă un partener calculator ce ar juca
    review           Cât de bună a fost fiecare mutare și ce era mai bine
    record           Partida ca text
    position         Poziția ca text
    save [FIȘIER]    Fiecare mutare se salvează oricum; cu un nume, scrie partida într-un fișier nou
    open FIȘIER      Continuă o partidă salvată; partida curentă se păstrează
    draw             Propune remiză
    resign           Abandonează
    rematch          Aceiași jucători, cu părțile schimbate
    new              Altă partidă; partida curentă se păstrează
    quit             Ieșire; o partidă neterminată o poți continua data viitoare

terminal-help-online =
    O mutare         Ca în orice partidă: e5-e1, e14, e13-e15
    board, pieces, moves [CĂSUȚĂ], record, position, save FIȘIER, review: ca în orice partidă
    undo             Cere să dai înapoi ultima ta mutare
    draw             Propune remiză
    rematch          Cere altă partidă, cu părțile schimbate
    pause            Cere o pauză a ceasului; resume o încheie
    da, nu           Răspunde la o întrebare
    resign           Abandonează
    claim win, claim draw   Încheie o partidă când cineva lipsește de prea mult timp
    sit [LOC]        Te așază pe un loc liber; up îl părăsește
    say REPLICĂ      { $phrases }
    who              Cine e aici
    quit             Ieșire; partida se păstrează: aceeași invitație aduce înapoi oaspetele, iar pushflip host gazda
    Pentru gazdă:
    invite           Invitațiile, pentru joc și pentru spectatori
    let in [CHEIE]   Primește pe cineva care cere să intre; keep out îl respinge
    computer LOC NIVEL   Dă un loc liber unui calculator
    free LOC         Eliberează locul cuiva care lipsește
    close            Închide partida definitiv
