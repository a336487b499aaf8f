# The interactive first games.

learn-heading = Lezioni
learn-invitation = Lezioni brevi: le mosse le fai tu.
learn-close = Chiudi
learn-finished = Completata

# The lessons: name, what they are about, and what is said at their end: praise, unless the last game was skipped, and a
# text after it.
learn-quixo = Quixo
learn-quixo-about = Prendi, spingi e fai una linea di cinque.
learn-quixo-praise = Ora sai giocare a Quixo!
learn-quixo-over = Ricorda: se completi la linea dell’avversario perdi, anche se completi pure la tua.
learn-teams = Quixo a squadre
learn-teams-about = Quattro giocatori, due squadre e puntini che dicono di chi è il cubo.
learn-teams-praise = Ora sai giocare a Quixo a squadre!
learn-teams-over = Gioca la tua prima partita: gli altri tre posti li prende il computer.
learn-hexxagon = Hexxagon
learn-hexxagon-about = Clona le tue pedine e gira le altrui.
learn-hexxagon-praise = Ora sai giocare a Hexxagon!
learn-hexxagon-over = Gioca la tua prima partita su tutto il tavoliere.

# The panel.
learn-step = Passo { $step } di { $all }
learn-done = Ben fatto
learn-next = Avanti
learn-finish = Termina
learn-skip = Salta
learn-back = Indietro
learn-again = Riprova
learn-leave = Esci
learn-next-lesson = Poi: { $lesson }
learn-first-game = Gioca la prima partita
learn-begin-again = Ricomincia

learn-game-won = Hai vinto! Ora puoi giocare una partita vera.
learn-game-lost = Stavolta hai perso. Riprova dalla stessa posizione o vai avanti: le regole le sai tutte.
learn-game-drawn = Patta. Riprova dalla stessa posizione o vai avanti: le regole le sai tutte.

# Why a move was taken back.
learn-miss-other-move = Mossa valida, ma non è quella che cerchiamo. Segui la freccia blu.
learn-miss-other-cube = In partita potresti prenderlo. Qui prendi il cubo segnato.
learn-miss-other-end = Cubo giusto, lato sbagliato. Riprendilo e clicca sulla freccia blu accanto al tavoliere.
learn-miss-other-dot = Il puntino è rivolto al giocatore sbagliato. Spingi di nuovo, poi clicca sulla freccia blu del puntino.
learn-miss-other-cell = Pedina giusta, casella sbagliata. Riprendila e clicca sulla casella sotto la freccia blu.
learn-miss-no-line = Non sono cinque in linea. Prova il cubo segnato.
learn-miss-opponent-line = Così completi la linea dell’avversario e perderesti. Prova un’altra mossa.
learn-miss-threat = Così l’avversario può vincere. Ora prova il cubo segnato.
learn-miss-no-jump = Quella era una clonazione. Scegli una pedina e salta di due caselle.
learn-miss-no-clone = Quello era un salto: la casella di prima ora è vuota. Clona, invece.
learn-miss-few-turned = Troppo poche. Trova la casella che tocca più pedine bianche.

# Quixo, step by step: what is asked, and what is said when it is done.
learn-quixo-goal = Cinque dei tuoi simboli in linea e hai vinto: riga, colonna o diagonale. Qui ci sono riuscite le croci. Tu giochi con le croci.
learn-quixo-take = All’inizio tutti i cubi sono neutri, e si prendono solo dal bordo. Clicca sul cubo sotto la freccia blu. Accanto al tavoliere compaiono delle frecce: clicca su quella blu per spingere dentro il cubo.
learn-quixo-take-done = Il tuo cubo è tornato con una croce e la colonna è scivolata a riempire il vuoto. Poi l’avversario ha spinto dentro un cubo con un cerchio.
learn-quixo-insert = Prendi il cubo segnato. Le frecce mostrano da dove puoi spingerlo. Scegline una.
learn-quixo-insert-done = Un cubo rientra a un’estremità della sua riga o colonna, mai da dove l’hai preso. I cubi d’angolo hanno due frecce, gli altri tre.
learn-quixo-own = Puoi prendere cubi neutri e i tuoi, mai quelli avversari. Clicca su un cerchio: non si muove. Poi muovi una delle due croci segnate.
learn-quixo-own-done = Muovere un tuo cubo non aggiunge croci, ma può portarne una proprio dove serve.
learn-quixo-line = Quattro croci in fila! Completa la riga in alto con il cubo segnato.
learn-quixo-line-done = Cinque in linea: hai vinto!
learn-quixo-shift = Ogni spinta muove anche altri cubi. Alla tua riga manca solo la croce al centro, e proprio sopra ce n’è una. Prendi il cubo segnato e spingilo dall’alto.
learn-quixo-shift-done = La colonna è scesa e ha portato la tua croce nella riga. Guarda sempre che cos’altro si muove.
learn-quixo-danger = Ora una trappola. Completa la tua riga in alto con il cubo segnato e guarda i cerchi nella riga di mezzo.
learn-quixo-danger-done = La tua spinta ha completato anche la linea dei cerchi. Allora perdi, anche se la tua è completa.
learn-quixo-instead = Stessa posizione. Ora prendi il cubo segnato, all’estremità destra della tua riga, e spingilo da sinistra. Nessun cerchio si muove.
learn-quixo-instead-done = Si è mossa solo la tua riga: i cerchi sono ancora quattro. Hai vinto!
learn-quixo-block = L’avversario ha quattro cerchi in fila e vincerebbe alla prossima mossa. Spezza la riga: prendi uno dei cubi segnati e spingilo dentro dall’alto.
learn-quixo-block-done = La riga dell’avversario è spezzata. La difesa migliore è una spinta che aiuta anche te.
learn-quixo-play = Ora giochi contro { characters-name-first-game }, un pulcino facile da battere. Parti con una croce in più. Fai cinque in linea!

# Quixo in teams.
learn-teams-seats = Sud e nord giocano con le croci, ovest ed est con i cerchi. I compagni sono di fronte; si gioca in senso orario. Tu sei Sud. Ogni cubo con un simbolo ha un puntino rivolto a un giocatore.
learn-teams-first = Nel tuo primo turno prendi solo un cubo neutro. Spingi il cubo segnato, poi rivolgi il puntino verso di te.
learn-teams-first-done = Il puntino è rivolto verso di te. Poi ovest, nord ed est hanno giocato il loro primo turno, in senso orario.
learn-teams-dot = Puoi prendere solo croci con il puntino verso di te. Quella con il puntino a nord è del tuo compagno. Prendi una delle due croci segnate.
learn-teams-dot-done = Un cubo può prenderlo solo il giocatore a cui è rivolto il puntino. A ogni spinta scegli di nuovo: tu o il compagno.
learn-teams-partner = Con il puntino a nord il cubo è del tuo compagno. Spingi il cubo segnato e rivolgi il puntino al compagno.
learn-teams-partner-done = Ora quel cubo può prenderlo solo il tuo compagno, e l’ha appena fatto: guarda dov’è. Un cubo spostato dalla spinta mantiene il puntino.
learn-teams-line = In una linea contano solo i simboli, non i puntini. Completa la riga di croci in alto.
learn-teams-line-done = Cinque croci: avete vinto, tu e il compagno!
learn-teams-danger = Se completi la linea dell’altra squadra, perde tutta la tua. Completa la riga in alto con il cubo segnato e guarda.
learn-teams-danger-done = Anche i cerchi nella riga di mezzo sono completi: perdete entrambi. Guarda tutti e due i simboli prima di spingere.
learn-teams-block = Quattro cerchi in fila, e ora tocca a ovest. Spingi in modo che non vinca alla prossima mossa.
learn-teams-block-done = Ovest ora non può vincere, e poi tocca al tuo compagno.
learn-teams-pass = Qui niente è tuo: solo cerchi, e croci rivolte a nord. Passi in automatico, mai per scelta. Quattro passaggi di fila: patta.
learn-teams-play = Ora gioca! Negli altri tre posti c’è { characters-name-first-game }, un pulcino; Nord è il tuo compagno. Allineate cinque croci, insieme!

# Hexxagon.
learn-hexxagon-goal = Le tre pedine rosse incorniciate in blu sono tue, le bianche dell’avversario. Vinci se hai più pedine quando il tavoliere è pieno.
learn-hexxagon-clone = Clicca sulla casella vuota sotto la freccia blu, accanto alla tua pedina: la pedina si clona.
learn-hexxagon-clone-done = Una pedina nuova, e la vecchia è ancora lì: ne hai quattro. Anche il Bianco ha clonato.
learn-hexxagon-jump = Una pedina può anche saltare di due caselle. Gli anelli sono salti, gli esagoni pieni clonazioni. Clicca su una tua pedina, poi su un anello.
learn-hexxagon-jump-done = La pedina si è spostata: la sua casella è vuota e non hai guadagnato nulla. Un salto scavalca qualsiasi cosa.
learn-hexxagon-turn = Dove arriva una pedina, ogni pedina avversaria accanto si gira. Trova la casella che ne gira tre.
learn-hexxagon-turn-done = Tre girate! Si girano tutte le pedine avversarie accanto all’arrivo, e solo quelle. Una pedina girata non ne gira altre.
learn-hexxagon-count = Tutte e due le caselle segnate girano due pedine, ma in una si arriva solo saltando. Clona nell’altra.
learn-hexxagon-count-done = Le due mosse ne girano due. La clonazione aggiunge anche una pedina; il salto la sposta soltanto.
learn-hexxagon-gap = Un salto lascia un vuoto. Scegli la pedina sotto la freccia blu, salta nella casella segnata e guarda il Bianco.
learn-hexxagon-gap-done = Il Bianco è saltato nel vuoto e ne ha girate quattro. Salta solo se guadagni più di quanto lasci scoperto.
learn-hexxagon-blocks = Le tre pietre sono blocchi: lì non arriva nessuno, ma puoi saltarle. Salta con la pedina segnata.
learn-hexxagon-blocks-done = Oltre la pietra, e due pedine girate! Puoi giocare a Hexxagon anche senza blocchi.
learn-hexxagon-stuck = Le quattro pedine bianche in alto non hanno caselle vuote a portata. Fai una mossa qualsiasi.
learn-hexxagon-stuck-done = Il Bianco non può muovere e deve passare: tocca di nuovo a te. Non si passa per scelta.
learn-hexxagon-end = Tu ne hai 28, il Bianco 29, e una casella è vuota. Clona lì!
learn-hexxagon-end-done = Tavoliere pieno: vinci 31–27, cioè 4 punti. La partita finisce anche se nessuno può muovere o una parte non ha più pedine.
learn-hexxagon-play = Ora finisci una partita contro { characters-name-first-game }, un pulcino facile da battere. Le caselle vuote sono sedici: prendi più pedine del Bianco!
