# Il gioco nel terminale. Comandi, nomi dei livelli e mosse sono uguali in ogni lingua.

terminal-yes = sì
terminal-no = no
terminal-welcome = Scrivi help per i comandi, quit per uscire.
terminal-commands = Comandi: { $list }.
terminal-line-too-long = Questa riga è troppo lunga.
terminal-unknown = «{ $text }» non è né un comando né una mossa. Scrivi help per i comandi.
terminal-not-played = Non puoi giocare { $mv }. { $why }.
terminal-no-move-from = Nessuna mossa valida parte da { $cell }.
terminal-over = Fine
terminal-time-up = Tempo scaduto.

terminal-does = { $who } { $what }
terminal-would-play = { $who } al tuo posto giocherebbe { $mv }: { $what }.

terminal-nowhere = da nessuna parte
terminal-legend-teams = La lettera è il posto verso cui guarda il puntino del cubo: n e s sono croci (squadra A), w ed e cerchi (squadra B).
terminal-legend-hexxagon = r:e5 è una pedina rossa in e5, w:e1 una bianca in e1.
terminal-legend-block = #### è un blocco.
terminal-board-on = Il tavoliere viene disegnato a ogni turno.
terminal-board-off = Il tavoliere non viene disegnato.

terminal-no-moves-yet = Ancora nessuna mossa.
terminal-taken-back = Mossa ritirata.
terminal-nothing-to-take-back = Non c’è niente da ritirare.
terminal-played-again = Mossa rigiocata.
terminal-nothing-to-play-again = Non c’è niente da rigiocare.
terminal-no-hint = Qui non c’è un suggerimento.
terminal-no-partners = Solo nel gioco a squadre ci sono compagni.
terminal-no-advice = { $name } non ha consigli.
terminal-partner-is-here = Anche il tuo compagno è a questo schermo: basta chiedere.
terminal-filed = Salvata tra le tue partite finite.
terminal-exists = { $path } esiste già. Scegli un altro nome.
terminal-asks-draw = { $name }, accetti la patta?
terminal-saved = La tua partita è salvata. Puoi riprenderla la prossima volta.
terminal-table-damaged = Una parte della soluzione di Quixo è danneggiata e non si usa più. Usa pushflip solve per rifarla.

terminal-unfinished = Hai una partita non finita ({ $players }): { $game }.
terminal-go-on = Vuoi riprenderla?
terminal-put-away = La tua partita non finita è tra le partite salvate.
terminal-which-game = Quale gioco?
terminal-who-plays = Chi gioca { $seats }? Per ciascuno scrivi human o un livello del computer: { $levels }. Separa con virgole.
terminal-players = Giocatori?
terminal-change-options = Cambiare le opzioni: prima mossa, orologio, patte?
terminal-clock = Orologio: none, 30/move o 600+5, in secondi?
terminal-players-needed = servono { $wanted } giocatori, non { $found }
terminal-wrong-seats = { $variant } ha { $wanted } posti, non { $found }
terminal-wrong-names = { $names } nomi sono troppi per { $seats } posti
terminal-wrong-perfect = perfect gioca solo a Quixo per due, dopo pushflip solve
terminal-wrong-stuck = questa regola è di Hexxagon, non di { $variant }
terminal-wrong-consultation = in { $variant } non ci sono compagni
terminal-wrong-first = in Hexxagon comincia sempre il Rosso

terminal-play-link = Per giocare: { $link }
terminal-watch-link = Per assistere: { $link }
terminal-undo-if-agreed = Puoi ritirare le mosse se tutti sono d’accordo.
terminal-no-undo = Le mosse non si ritirano.
terminal-program = { $name }, un programma
terminal-seat-wins = vittorie: { $count }
terminal-is-here = { $name } è qui
terminal-not-heard-for = { $name } non risponde da { $seconds } s
terminal-not-heard = { $name } non risponde più.
terminal-alone = Non c’è nessun altro.
terminal-sits = { $name } si siede al posto { $seat }.
terminal-sits-program = { $name } si siede al posto { $seat }, con un programma.
terminal-begins = La partita comincia.
terminal-agrees = { $name } accetta.
terminal-gives-up = { $name } abbandona.
terminal-ends-pause = { $name } termina la pausa.
terminal-claims-win = { $name } reclama la vittoria: { $seat } non c’è.
terminal-claims-draw = { $name } dichiara patta: { $seat } non c’è.
terminal-earlier =
    { $count ->
        [one] Prima c’è stato { $count } evento.
       *[other] Prima ci sono stati { $count } eventi.
    }
terminal-answer = Scrivi sì o no.
terminal-answer-guest = Scrivi let in { $key } oppure keep out { $key }.
terminal-guest-left = { $key } non vuole più entrare.
terminal-which-guest = Scrivi { $command } e chi intendi: { $people }.
terminal-no-guest = Nessuno vuole entrare.
terminal-that-is-you = Sei tu.
terminal-no-move-found = Il computer non ha trovato mosse.
terminal-kept-by-host = La partita è salvata così com’è. Usa pushflip host per riaprirla.
terminal-kept-by-guest = La partita è salvata così com’è. Ci torni con lo stesso invito.
terminal-save-to-review = Salva la partita con save FILE, poi rivedila con pushflip --text FILE.
terminal-saved-anyway = Ogni mossa viene comunque salvata. Dai un nome per scrivere la partita in un file.
terminal-no-match = Non c’è ancora nessuna partita.
terminal-nothing-asked = Nessuno ti ha chiesto niente.
terminal-no-seat = Tutti i posti sono occupati.
terminal-not-seated = Non hai un posto.
terminal-all-here = Ci sono tutti.
terminal-stopped = Fermato. Tavoli conservati: { $tables }, con una partita in corso: { $on }. Mosse giocate: { $moves }.
terminal-left-table = Hai lasciato questa partita. Usa pushflip host --new per crearne un’altra.
terminal-relay = Questo invito usa il server di connessione { $relay }.
terminal-invitation = L’invito:
terminal-name-marks = Una lettera di un nome può avere al massimo due accenti.

terminal-help =
    Una mossa        Quixo: la casella del cubo, un trattino, dove lo spingi: e5-e1
                     A squadre anche il lato a cui è rivolto il puntino: e5-e1.n
                     Hexxagon: un clone è la sua casella: e14; un salto va da casella a casella: e13-e15
    board            Ridisegna il tavoliere; basta anche una riga vuota
    board off        Non lo disegna più a ogni turno; board on lo ridisegna
    pieces           Dice dove si trova tutto
    moves [CASELLA]  Elenca le mosse valide, o quelle che partono da una casella
    undo, redo       Ritira la tua ultima mossa e la risposta del computer; la rigioca
    hint             Che cosa giocherebbe il computer, e perché
    partner          A squadre, chiede a un compagno computer che cosa giocherebbe
    review           Quanto era buona ogni mossa, e che cosa era meglio
    record           La partita come testo
    position         La posizione come testo
    save [FILE]      Ogni mossa viene comunque salvata; con un nome, scrive la partita in un nuovo file
    open FILE        Riprende una partita salvata; quella in corso viene conservata
    draw             Offre la patta
    resign           Abbandona
    rematch          Gli stessi giocatori a parti invertite
    new              Un’altra partita; quella in corso viene conservata
    quit             Esce; puoi riprendere una partita non finita la prossima volta

terminal-help-online =
    Una mossa        Come in ogni partita: e5-e1, e14, e13-e15
    board, pieces, moves [CASELLA], record, position, save FILE, review: come in ogni partita
    undo             Chiede di ritirare la tua ultima mossa
    draw             Offre la patta
    rematch          Chiede un’altra partita a parti invertite
    pause            Chiede una pausa dell’orologio; resume la termina
    sì, no           Risponde a una domanda
    resign           Abbandona
    claim win, claim draw   Termina una partita se qualcuno manca da troppo tempo
    sit [POSTO]      Si siede a un posto libero; up lo lascia
    say FRASE        { $phrases }
    who              Chi c’è
    quit             Esce; la partita resta: lo stesso invito riporta l’ospite, e pushflip host chi ospita
    Per chi ospita:
    invite           Gli inviti, per giocare e per assistere
    let in [CHIAVE]  Fa entrare chi lo chiede; keep out lo manda via
    computer POSTO LIVELLO   Dà un posto libero a un computer
    free POSTO       Libera il posto di chi non c’è
    close            Chiude la partita per sempre
