# The pages of the rules.

pages-heading = Come si gioca
pages-previous = Pagina precedente
pages-next = Pagina successiva
pages-show-move = Mostra la mossa
pages-learn = Impara giocando
pages-close = Chiudi
pages-quixo = Quixo
pages-quixo-teams = Quixo a squadre
pages-hexxagon = Hexxagon

pages-quixo-goal = Scopo
pages-quixo-goal-text = Due parti, croce e cerchio, e 25 cubi uguali, all’inizio tutti neutri. Vince chi per primo ha cinque volte il proprio simbolo in fila: in una riga, in una colonna o in diagonale. È il programma ad annunciare la fila.
pages-quixo-take = Prendere
pages-quixo-take-text = La mossa ha due fasi, e nessuno può saltare il turno. Prima prendi un cubo dal bordo: uno dei 16 esterni, neutro o con il tuo simbolo, mai con quello avversario. Qui la croce può prendere i cubi incorniciati. Finché non lo reinserisci puoi rimetterlo giù e prenderne un altro.
pages-quixo-insert = Spingere
pages-quixo-insert-text = Poi gira il tuo simbolo in alto e spingi il cubo dentro a un’estremità di una riga o colonna rimasta incompleta, finché il vuoto si chiude. Mai nella casella da cui l’hai preso. Un cubo d’angolo ha due posti dove andare, ogni altro cubo del bordo tre.
pages-quixo-danger = Attenzione
pages-quixo-danger-text = Una mossa che completa una fila del simbolo avversario perde, anche se ne completa una tua. Qui la croce riempie la riga in alto e la colonna porta un cerchio nella riga di mezzo: vince il cerchio.
pages-quixo-draw = Patta
pages-quixo-draw-text = Il gioco perfetto non finisce mai. Perciò è patta quando la stessa posizione, con lo stesso giocatore di turno, si presenta per la terza volta; o dopo 100 mosse di seguito in cui non si è preso un cubo neutro. Entrambe si possono escludere prima della partita. I giocatori possono anche accordarsi per la patta.
pages-quixo-hands = Al tavolo
pages-quixo-hands-text = Fai clic su un cubo, poi su una delle frecce, oppure trascina lì il cubo. Sopra una freccia vedi la fila come sarà. Esc, o un clic altrove, rimette a posto il cubo.

pages-quixo-teams-seats = I posti
pages-quixo-teams-seats-text = Due contro due: sud e nord sono la squadra A e giocano con la croce, ovest ed est sono la squadra B e giocano con il cerchio. I compagni siedono l’uno di fronte all’altro. Si gioca in senso orario: sud, ovest, nord, est.
pages-quixo-teams-dot = Il puntino
pages-quixo-teams-dot-text = Ogni cubo segnato ha un puntino rivolto verso uno dei quattro posti. Puoi prendere dal bordo un cubo neutro, oppure uno con il simbolo della tua squadra e il puntino rivolto verso di te. Qui sud può prendere i cubi incorniciati; la terza croce è di nord.
pages-quixo-teams-choose = Scegliere
pages-quixo-teams-choose-text = Quando spingi dentro un cubo scegli a chi della tua squadra rivolgere il puntino: a te o al compagno. Un cubo spinto dagli altri mantiene il puntino com’era.
pages-quixo-teams-first = Primo giro
pages-quixo-teams-first-text = Nel proprio primo turno ogni giocatore può prendere solo un cubo neutro.
pages-quixo-teams-line = Le file
pages-quixo-teams-line-text = Cinque simboli della tua squadra in fila fanno vincere entrambi, qualunque siano i puntini. Una mossa che completa una fila dell’altra squadra fa perdere entrambi, anche insieme a una propria. Le patte sono come in Quixo per due.
pages-quixo-teams-pass = Passare
pages-quixo-teams-pass-text = Passa chi non può prendere alcun cubo, e solo lui. Qui è sud: sul bordo non c’è un cubo neutro, né una croce con il puntino verso di lui. Se tutti e quattro passano di seguito è patta. Se i compagni possono consultarsi si decide prima della partita.

pages-hexxagon-goal = Scopo
pages-hexxagon-goal-text = Il Rosso ha gli angoli incorniciati, il Bianco gli altri tre; comincia il Rosso. Vince chi alla fine ha più pedine; se sono pari è patta.
pages-hexxagon-clone = Clonare
pages-hexxagon-clone-text = Una mossa è una clonazione o un salto. La clonazione mette una tua nuova pedina su una casella vuota accanto a una tua. Fai clic sulla casella vuota e la mossa è fatta.
pages-hexxagon-jump = Saltare
pages-hexxagon-jump-text = Il salto sposta una pedina su una casella vuota esattamente a due passi, scavalcando qualsiasi cosa. La casella di prima resta vuota. Fai clic sulla pedina, poi su un anello; gli esagoni pieni sono clonazioni.
pages-hexxagon-turn = La cattura
pages-hexxagon-turn-text = Dove arriva una pedina, ogni pedina nemica vicina si gira e diventa del tuo colore, senza eccezioni. Catturare non è mai obbligatorio. Qui se ne girano tre.
pages-hexxagon-blocks = I blocchi
pages-hexxagon-blocks-text = Tre caselle intorno al centro sono blocchi: non ci si entra e non si contano. Un salto può scavalcarli. Senza di loro le caselle sono 61 invece di 58: è Hexxagon aperto.
pages-hexxagon-pass = Passare
pages-hexxagon-pass-text = Passa chi non può muovere, e solo allora: qui il Bianco, le cui pedine non hanno caselle vuote entro due passi. Prima della partita si può scegliere invece che il gioco finisca e si conti così com’è, o che finisca e ogni casella vuota vada all’altra parte.
pages-hexxagon-end = La fine
pages-hexxagon-end-text = La partita finisce quando non ci sono caselle vuote, quando nessuno può muovere o quando una parte non ha più pedine; allora l’altra conta come se avesse tutte le caselle. La terza ripetizione di una posizione e 100 mosse di seguito senza clonazioni né catture sono patte che si possono escludere.
