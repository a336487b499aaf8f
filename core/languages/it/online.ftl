# Playing with people on other machines.

online-heading = Gioca online
online-about = Gioca con gli amici, non con sconosciuti. Non serve un account.
online-step-invite = 1. Invita un amico e mandagli il link.
online-step-open = 2. Il tuo amico lo apre in Pushflip.
online-step-start = 3. La partita inizia quando tutti i posti sono occupati.
online-name = Il mio nome
online-open = Crea una partita
online-invite-friend = Invita un amico
online-join = Accetta l’invito copiato
online-join-with = Entra con un invito
online-no-invitation = Copia l’invito che hai ricevuto e incollalo qui.
online-host = L’altra parte
online-table = Partita online
online-invite = Copia l’invito
online-invite-copied = Invito copiato
online-invite-new = Copia il nuovo invito
online-invite-to-watch = Copia link spettatori
online-invited = Copiato! Mandalo al tuo amico, che sceglie «Entra con un invito».
online-invitation-changed = Il tuo invito è cambiato. Manda quello nuovo al tuo amico.
online-qr = Scansiona per entrare
online-invite-about = Manda l’invito al tuo amico: «Entra con un invito», oppure inquadrare il codice. La partita comincia appena tutti i posti sono occupati.
online-leave = Lascia la partita
online-seat-free = Libero
online-sit = Siediti qui
online-computer = Computer
online-seat-computer = Aggiungi computer
online-free = Libera il posto
online-here = Presente
online-away = Assente
online-connecting = Ricerca della partita…
online-lost = Connessione persa. Riconnessione…
online-found = La connessione è tornata.
online-waiting = In attesa di un giocatore…
online-asks-undo = { $name } chiede di ritirare la mossa.
online-undo-tip = Chiedi di ritirare la mossa: decide l’avversario.
online-asks-draw = { $name } offre la patta.
online-asks-pause = { $name } chiede una pausa.
online-asks-rematch = { $name } vuole la rivincita.
online-agree = Accetta
online-refuse = Rifiuta
online-declined = { $name } ha rifiutato.
online-pause = Chiedi una pausa
online-resume = Termina la pausa
online-paused = In pausa: l’orologio è fermo.
online-rests = In attesa: un posto è libero.
online-watching = Stai assistendo.
online-say = Di’ qualcosa
online-says = { $name }: { $phrase }
online-log-sat-down =
    { $you ->
        [yes] Giochi con { $seat }.
       *[other] { $name } gioca con { $seat }.
    }
online-log-left =
    { $you ->
        [yes] Lasci il posto.
       *[other] { $name } lascia il posto.
    }
online-log-cleared =
    { $you ->
        [yes] Liberi un posto.
       *[other] { $name } libera un posto.
    }
online-log-computer =
    { $you ->
        [yes] Aggiungi un computer.
       *[other] { $name } aggiunge un computer.
    }
online-log-asked-undo =
    { $you ->
        [yes] Chiedi di ritirare la mossa.
       *[other] { $name } chiede di ritirare la mossa.
    }
online-log-asked-draw =
    { $you ->
        [yes] Offri la patta.
       *[other] { $name } offre la patta.
    }
online-log-asked-pause =
    { $you ->
        [yes] Chiedi una pausa.
       *[other] { $name } chiede una pausa.
    }
online-log-asked-rematch =
    { $you ->
        [yes] Vuoi la rivincita.
       *[other] { $name } vuole la rivincita.
    }
online-log-agreed =
    { $you ->
        [yes] Accetti.
       *[other] { $name } accetta.
    }
online-log-took-back =
    { $you ->
        [yes] Accetti di ritirare la mossa.
       *[other] { $name } accetta di ritirare la mossa.
    }
online-log-declined =
    { $you ->
        [yes] Rifiuti.
       *[other] { $name } rifiuta.
    }
online-log-withdrew =
    { $you ->
        [yes] Annulli la richiesta.
       *[other] { $name } annulla la richiesta.
    }
online-log-resigned =
    { $you ->
        [yes] Abbandoni.
       *[other] { $name } abbandona.
    }
online-log-resumed =
    { $you ->
        [yes] Termini la pausa.
       *[other] { $name } termina la pausa.
    }
online-log-claimed-win =
    { $you ->
        [yes] Reclami la vittoria.
       *[other] { $name } reclama la vittoria.
    }
online-log-claimed-draw =
    { $you ->
        [yes] Dichiari patta.
       *[other] { $name } dichiara patta.
    }
online-claim-win = Reclama la vittoria
online-claim-draw = Dichiara patta
online-absent = { $name } manca da un po’. Reclama la vittoria, dichiara patta o aspetta.
online-phrase-hello = Ciao!
online-phrase-good-luck = Buona fortuna e buon divertimento!
online-phrase-well-played = Ben giocato!
online-phrase-nice-move = Bella mossa!
online-phrase-oops = Ops!
online-phrase-wow = Wow!
online-phrase-sorry = Scusa!
online-phrase-thanks = Grazie!
online-phrase-one-moment = Un momento, per favore.
online-phrase-back = Eccomi di nuovo.
online-phrase-again = Un’altra partita?
online-phrase-goodbye = Arrivederci!
online-refused-stale = Troppo tardi: la partita è andata avanti.
online-refused-not-yours = Non tocca a te deciderlo.
online-refused-not-your-turn = Non tocca a te.
online-refused-illegal = Le regole non permettono questa mossa.
online-refused-not-now = Adesso non puoi farlo.
online-refused-not-agreed = In questa partita non è permesso.
online-refused-asked = Rifiutato. Puoi richiedere dopo la tua prossima mossa.
online-refused-too-often = Piano: un messaggio ogni tre secondi.
online-refused-watching = Chi assiste non può farlo.
online-stop-done = Questa partita è chiusa.
online-stop-secret = Questo invito è scaduto. Chiedine uno nuovo.
online-stop-broken = Connessione chiusa: l’altra parte ha inviato dati illeggibili.
online-stop-replaced = Hai aperto questa partita in un’altra finestra.
online-stop-full = Questa partita è al completo.
online-stop-guest-old = Chi ospita ha una versione più nuova. Aggiorna Pushflip per entrare.
online-stop-host-old = Chi ospita ha una versione più vecchia. Chiedi di aggiornare Pushflip.
online-stop-differs = La tua partita salvata e quella di chi ospita non coincidono. Sono conservate entrambe.
online-stop-flood = Connessione chiusa: troppi messaggi in una volta.
online-stop-net = Nessuna connessione di rete.
online-own-table = È il tuo stesso invito.
online-damaged-invitation = Questo invito è incompleto. Copialo per intero e riprova.
online-key-new = Hai un nuovo ID: i tuoi amici non ti riconosceranno.
online-key-passing = Il tuo ID non si può salvare: la prossima volta i tuoi amici non ti riconosceranno.
online-only-here = Non disponibile nelle partite online.
online-nearby = Sulla rete locale
online-nearby-none = Ancora nessuna partita su questa rete.
online-no-network = La rete locale non è disponibile.
online-knock = chiedi di entrare
online-knocking = In attesa che { $name } ti faccia entrare…
online-knocks = { $name } vuole entrare.
online-knocks-known = { $name }, che conosci già, vuole entrare.
online-let-in = Fai entrare
online-joins = { $name } sta entrando…
online-keep-out = Non ora
online-no-entry-crowded = Troppe richieste insieme. Riprova tra un momento.
online-no-entry-left = { $name } ha lasciato la partita.
online-people = Amici
online-people-about = Scegli un amico per tornare alla vostra ultima partita. Si continua quando ci siete entrambi.
online-person-nearby = ha una partita aperta: chiedi di entrare
online-person-table = ultima volta: { $day } · torna alla vostra partita
online-person-seen = ultima volta: { $day }
online-rename = Rinomina { $name }
online-rename-about = Questo nome lo vedi solo tu.
online-rename-save = Salva
online-rename-cancel = Annulla
online-rename-wrong = Usa da 1 a 24 caratteri visibili.
online-guest-old = Il tuo amico ha una versione più vecchia. Chiedigli di aggiornare Pushflip.
online-host-old = Il tuo amico ha una versione più nuova. Aggiorna Pushflip per giocare insieme.
online-busy = Pushflip gioca già online con i file in { $folder }. Prima lascia quella partita.
online-other-relay = Questo invito usa il server di connessione { $relay }. Per accettarlo, impostalo come tuo server nelle impostazioni.
online-too-far = Questo invito richiede una connessione più ampia. Per accettarlo, cambia «Connessione» nelle impostazioni.
online-silent = { $name } non risponde. Nuovo tentativo… Se dura a lungo, chiedi un nuovo invito.
online-no-relay = Nessuna connessione a internet. Nuovo tentativo…
online-offline = Pushflip non raggiunge internet. Gli amici della tua rete possono entrare lo stesso.
online-not-open = { $name } è online, ma non in questa partita. Nuovo tentativo…
online-new-table = { $name } ha aperto una nuova partita: { $game }.
online-join-table = Entra
online-refused-full = La registrazione di questa partita è piena. Crea una nuova partita per continuare.
online-goes-on = La tua partita online continua. La trovi nella schermata iniziale e nel menu.
online-back = Torna alla partita online
online-games-left = Partite che hai lasciato
online-namesake = { $name } (persona nuova)
online-invites-host = Partita di { $name }
online-invites-relay = tramite { $relay }
online-your-turn = Partita online: tocca a te.
online-came = { $name } è qui.
online-over = Non sei più in questa partita.
online-at-this-table = Sei già in questa partita.
online-again = Rientra
online-sent = Hai già giocato { $mv }. La mossa è in viaggio.
online-unsent = Hai giocato { $mv }. La mossa parte appena torna la connessione.
online-turn-offline = Tocca a te. La tua mossa partirà appena torna la connessione.
online-asked-undo = Hai chiesto di ritirare la mossa. In attesa di { $name }…
online-asked-draw = Hai offerto la patta. In attesa di { $name }…
online-asked-pause = Hai chiesto una pausa. In attesa di { $name }…
online-asked-rematch = Hai chiesto la rivincita. In attesa di { $name }…
online-ask-no-more = Lascia stare
online-absent-seat = Un posto è libero da un po’. Reclama la vittoria, dichiara patta o aspetta.
online-ask-name = Come ti devono chiamare gli altri?
online-ask-name-about = I tuoi amici vedono questo nome.
online-continue = Continua
online-ask-leave = Lasciare la tua partita?
online-ask-leave-about = La tua partita con { $name } non è finita. Puoi tornarci più tardi.
online-ask-leave-host =
    { $count ->
        [one] { $name } ti aspetterà. La partita continua quando torni.
       *[other] { $name } ti aspetteranno. La partita continua quando torni.
    }
online-ask-leave-alone = La tua partita non è finita. Puoi tornarci più tardi.
online-ask-leave-yes = Lascia la partita
online-ask-leave-no = Resta
online-ask-quit = Uscire da Pushflip?
online-open-about = La partita resta aperta finché arriva il tuo amico. «{ online-start-alone }» occupa i posti liberi.
online-firewall = Se Windows chiede del firewall, scegli «Consenti». Altrimenti gli amici nella rete locale potrebbero non raggiungerti direttamente.
online-no-clock = Senza orologio
online-clock-about = Con l’orologio, perdi se finisci il tempo.
online-start-alone = Comincia col computer
online-start-alone-tip = Il computer prende i posti liberi.
online-only-computers = Giocano solo computer. Libera un posto per il tuo amico o comincia.
online-free-sure = Liberarlo? Clicca ancora
online-close-sure = Chiudere la partita? Clicca ancora
online-seat-computer-sure = Confermi? Clicca ancora
online-freed = Il tuo posto è stato liberato. Siediti di nuovo per continuare.
online-host-left = { $name } ha lasciato la partita. Potrete continuare quando torna.
online-clock-differs = Per una mossa l’orologio di chi ospita ha contato oltre un secondo più del tuo.
online-is-away = In attesa di { $names }. La partita resta aperta: puoi anche tornare più tardi.
online-is-away-claim = In attesa di { $names }. Dopo { $seconds } secondi potrai chiudere la partita.
# The title of the window while it is the player’s turn.
online-window-title = Tocca a te – Pushflip
