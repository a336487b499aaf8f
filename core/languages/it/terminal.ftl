# Il gioco nel terminale. Comandi, nomi dei livelli e mosse sono uguali in ogni lingua.

terminal-yes = sì
terminal-no = no
terminal-welcome = Scrivi help per i comandi, quit per uscire.
terminal-commands = Comandi: { $list }.
terminal-line-too-long = Questa riga è troppo lunga.
terminal-unknown = «{ $text }» non è né un comando né una mossa. Scrivi help per i comandi.
terminal-not-played = { $mv } non si può giocare. { $why }.
terminal-no-move-from = Nessuna mossa regolare parte da { $cell }.
terminal-over = Fine
terminal-time-up = Il tempo è scaduto.

terminal-does = { $who } { $what }
terminal-pushes = prende { $from } e lo inserisce in { $to }
terminal-clones = clona in { $to }
terminal-jumps = salta da { $from } a { $to }
terminal-would-play = { $who } al tuo posto giocherebbe { $mv }: { $what }.

terminal-nowhere = da nessuna parte
terminal-legend-teams = La lettera è il posto verso cui guarda il puntino del cubo: n e s sono croci (squadra A), w ed e cerchi (squadra B).
terminal-legend-hexxagon = r:e5 è una pedina rossa in e5, w:e1 una bianca in e1.
terminal-legend-block = #### è un blocco.
terminal-board-on = Il tavoliere viene disegnato a ogni turno.
terminal-board-off = Il tavoliere non viene disegnato.

terminal-no-moves-yet = Non ci sono ancora mosse.
terminal-taken-back = Mossa ritirata.
terminal-nothing-to-take-back = Non c’è niente da ritirare.
terminal-played-again = Mossa rigiocata.
terminal-nothing-to-play-again = Non c’è niente da rigiocare.
terminal-no-hint = Qui non c’è nessun suggerimento.
terminal-no-partners = Solo nel gioco a squadre ci sono compagni.
terminal-no-advice = { $name } non ha consigli.
terminal-partner-is-here = Anche il tuo compagno è a questo schermo: basta chiedere.
terminal-filed = Salvata tra le partite finite.
terminal-exists = { $path } esiste già; scegli un altro nome.
terminal-asks-draw = { $name }, accetti la patta?
terminal-saved = La partita è salvata e ti verrà riproposta.
terminal-table-damaged = Una tabella del gioco perfetto è danneggiata e non viene più usata. pushflip solve la ricrea.

terminal-unfinished = C’è una partita lasciata a metà ({ $players }): { $game }.
terminal-go-on = Vuoi continuarla?
terminal-put-away = La partita lasciata a metà è conservata tra le partite salvate.
terminal-which-game = Quale gioco?
terminal-who-plays = Chi gioca { $seats }? Per ciascuno human oppure un livello del computer: { $levels }. Separa con virgole.
terminal-players = Giocatori?
terminal-change-options = Cambiare le opzioni: chi comincia, orologio, patte?
terminal-clock = Orologio: none, 30/move o 600+5, in secondi?
terminal-players-needed = servono { $wanted } giocatori, non { $found }
terminal-wrong-seats = { $variant } ha { $wanted } posti, non { $found }
terminal-wrong-names = ci sono { $names } nomi per { $seats } posti
terminal-wrong-perfect = perfect gioca solo a Quixo per due e ha bisogno delle tabelle di pushflip solve
terminal-wrong-stuck = questa regola è di Hexxagon, non di { $variant }
terminal-wrong-consultation = in { $variant } non ci sono compagni
terminal-wrong-first = in Hexxagon comincia sempre Rosso

terminal-play-link = Per giocare: { $link }
terminal-watch-link = Per assistere: { $link }
terminal-undo-if-agreed = Le mosse si possono ritirare se tutti sono d’accordo.
terminal-no-undo = Nessuna mossa si può ritirare.
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
terminal-claims-win = { $name } rivendica la vittoria: { $seat } non c’è.
terminal-claims-draw = { $name } rivendica la patta: { $seat } non c’è.
terminal-earlier =
    { $count ->
        [one] Prima è successa { $count } cosa.
       *[other] Prima sono successe { $count } cose.
    }
terminal-answer = Scrivi sì o no.
terminal-answer-guest = Scrivi let in { $key } oppure keep out { $key }.
terminal-guest-left = { $key } non chiede più di entrare.
terminal-which-guest = Scrivi { $command } e chi intendi: { $people }.
terminal-no-guest = Nessuno chiede di entrare.
terminal-that-is-you = Tocca a te.
terminal-no-move-found = Il computer non ha trovato mosse.
terminal-kept-by-host = La partita resta com’è. pushflip host riapre questo tavolo.
terminal-kept-by-guest = La partita resta com’è. Con lo stesso invito ci torni.
terminal-save-to-review = Salva la partita con save FILE; pushflip --text FILE la fa rivedere.
terminal-saved-anyway = Ogni mossa viene comunque salvata; con un nome si scrive la registrazione.
terminal-no-match = Non c’è ancora nessuna partita.
terminal-nothing-asked = Nessuno ha chiesto niente.
terminal-no-seat = Tutti i posti sono occupati.
terminal-not-seated = Non sei a nessun posto.
terminal-all-here = Ci sono tutti.
terminal-stopped = Fermato. Tavoli conservati: { $tables }, con una partita in corso: { $on }. Mosse giocate: { $moves }.
terminal-left-table = Questo è il tavolo che hai lasciato; pushflip host --new ne apre un altro.
terminal-relay = Questo invito passa per il relay { $relay }.
terminal-invitation = L’invito:
terminal-name-marks = Nessuna lettera di un nome ha più di due segni.

terminal-help =
    Una mossa        Quixo: la casella del cubo, un trattino, dove viene inserito: e5-e1
                     A squadre anche il lato verso cui guarda il puntino: e5-e1.n
                     Hexxagon: un clone è la sua casella: e14; un salto va da casella a casella: e13-e15
    board            Ridisegna il tavoliere; basta anche una riga vuota
    board off        Non lo disegna più a ogni turno; board on sì
    pieces           Dice dove si trova tutto
    moves [CASELLA]  Elenca le mosse regolari, o quelle che partono da una casella
    undo, redo       Ritira l’ultima mossa con la risposta del computer; la rigioca
    hint             Che cosa giocherebbe il computer, e perché
    partner          A squadre, chiede a un compagno computer che cosa giocherebbe
    review           Quanto valeva ogni mossa, e che cosa era meglio
    record           La partita come testo
    position         La posizione come testo
    save [FILE]      Ogni mossa viene comunque salvata; con un nome, scrive la registrazione in un nuovo file
    open FILE        Continua una registrazione; la partita sul tavolo viene conservata
    draw             Offre la patta
    resign           Abbandona
    rematch          Gli stessi giocatori a parti invertite
    new              Un’altra partita; quella sul tavolo viene conservata
    quit             Esce; una partita non finita viene riproposta la prossima volta

terminal-help-online =
    Una mossa        Come in ogni partita: e5-e1, e14, e13-e15
    board, pieces, moves [CASELLA], record, position, save FILE, review: come in ogni partita
    undo             Chiede di tornare a prima della tua ultima mossa
    draw             Offre la patta
    rematch          Chiede un’altra partita a parti invertite
    pause            Chiede una pausa dell’orologio; resume la termina
    sì, no           Risponde a ciò che chiedono gli altri
    resign           Abbandona
    claim win, claim draw   Termina una partita che qualcuno ha lasciato da troppo tempo
    sit [POSTO]      Si siede a un posto libero; up lo lascia
    say FRASE        { $phrases }
    who              Chi c’è
    quit             Esce; il tavolo resta: lo stesso invito riporta l’ospite, e pushflip host chi ospita
    Per chi ospita:
    invite           Gli inviti, per giocare e per assistere
    let in [CHIAVE]  Fa entrare chi lo chiede; keep out lo manda via
    computer POSTO LIVELLO   Dà un posto libero a un computer
    free POSTO       Toglie il posto a chi non c’è
    close            Chiude il tavolo per sempre
