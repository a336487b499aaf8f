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
pages-quixo-goal-text = Croci contro Cerchi, con 25 cubi uguali: ognuno ha una croce, un cerchio e quattro facce vuote, e all’inizio tutti mostrano una faccia vuota. Può iniziare chiunque: si sceglie prima della partita. Vince chi per primo ha cinque volte il proprio simbolo in linea: in una riga, in una colonna o in diagonale. È il programma ad annunciare la linea. Una partita dura da 10 a 20 minuti.
pages-quixo-take = Prendere
pages-quixo-take-text = La mossa ha due fasi, e nessuno può saltare il turno. Prima prendi un cubo dal bordo: uno dei 16 esterni, neutro o con il tuo simbolo, mai con quello avversario. Qui le Croci possono prendere i cubi incorniciati. Finché non lo reinserisci puoi rimetterlo giù e prenderne un altro.
pages-quixo-insert = Spingere
pages-quixo-insert-text = Poi gira il tuo simbolo verso l’alto e spingi il cubo dentro a un’estremità di una riga o colonna rimasta incompleta, finché lo spazio vuoto è riempito. Mai nella casella da cui l’hai preso. Un cubo d’angolo ha due posti dove andare, ogni altro cubo del bordo tre.
pages-quixo-danger = Attenzione
pages-quixo-danger-text = Chi completa una linea con i simboli dell’avversario perde la partita, anche se nello stesso momento ne completa una propria. Qui le Croci riempiono la riga in alto e la colonna porta un cerchio nella riga di mezzo: vincono i Cerchi.
pages-quixo-draw = Patta
pages-quixo-draw-text = Se nessuno sbaglia, la partita non finisce mai. Perciò è parità (patta) quando la stessa posizione, con lo stesso giocatore di turno, si presenta per la terza volta; o dopo 100 mosse di seguito, contando quelle di entrambi, in cui non si è preso un cubo neutro. Tutte e due le regole si possono escludere prima della partita. I giocatori possono anche accordarsi per la patta.
pages-quixo-hands = Come si muove
pages-quixo-hands-text = Fai clic su un cubo, poi su una delle frecce, oppure trascina lì il cubo. Sopra una freccia vedi la riga come sarà. Esc, o un clic altrove, rimette a posto il cubo.
pages-quixo-notation = La notazione
pages-quixo-notation-text = Le colonne si chiamano da a ad e, da sinistra a destra; le righe da 1 a 5, dal basso in alto. Una mossa si scrive con due caselle: quella da cui si prende il cubo e quella in cui lo si spinge dentro. Qui è c1-c5. Puoi scrivere così le tue mosse; nelle impostazioni puoi far mostrare lettere e numeri sul tavoliere.

pages-quixo-teams-seats = I posti
pages-quixo-teams-seats-text = Due contro due: sud (A1) e nord (A2) sono la squadra A e giocano con le Croci, ovest (B1) ed est (B2) sono la squadra B e giocano con i Cerchi. I compagni siedono l’uno di fronte all’altro. Si gioca in senso orario: sud, ovest, nord, est. Può iniziare qualunque posto: si sceglie prima della partita.
pages-quixo-teams-dot = Il puntino
pages-quixo-teams-dot-text = Ogni cubo segnato ha un puntino rivolto verso uno dei quattro posti. Puoi prendere dal bordo un cubo neutro, oppure uno con il simbolo della tua squadra e il puntino rivolto verso di te. Qui sud può prendere i cubi incorniciati; la terza croce è di nord.
pages-quixo-teams-choose = Scegliere
pages-quixo-teams-choose-text = Quando spingi dentro un cubo scegli verso chi della tua squadra rivolgere il puntino: verso di te o verso il compagno. Un cubo che viene soltanto spostato dalla spinta mantiene il puntino com’era.
pages-quixo-teams-first = Primo giro
pages-quixo-teams-first-text = Nel proprio primo turno ogni giocatore può prendere solo un cubo neutro.
pages-quixo-teams-line = Le linee
pages-quixo-teams-line-text = Cinque simboli della tua squadra in linea fanno vincere entrambi, comunque siano rivolti i puntini. Chi completa una linea dell’altra squadra perde insieme al compagno, anche se contemporaneamente ne completa una propria. Le patte sono come in Quixo per due.
pages-quixo-teams-pass = Passare
pages-quixo-teams-pass-text = Si passa solo quando non si può prendere alcun cubo. Qui tocca a sud: sul bordo non c’è un cubo neutro, né una croce con il puntino verso di lui. Se tutti e quattro i giocatori passano di seguito è patta. Prima della partita si decide se i compagni possono consultarsi: in tal caso il suggerimento è la mossa che farebbe il compagno.
pages-quixo-teams-notation = La notazione
pages-quixo-teams-notation-text = Le mosse si scrivono come in Quixo per due; dopo un punto viene il lato verso cui è rivolto il puntino: n, e, s o w per nord, est, sud o ovest. Qui è b1-b5.n: il cubo di b1 viene spinto dentro in b5, con il puntino a nord. Un passaggio si scrive pass.

pages-hexxagon-goal = Scopo
pages-hexxagon-goal-text = Il Rosso ha gli angoli incorniciati, il Bianco gli altri tre; comincia il Rosso. Vince chi alla fine ha più pedine; se sono pari è patta.
pages-hexxagon-clone = Clonare
pages-hexxagon-clone-text = Una mossa è una clonazione o un salto. La clonazione mette una nuova pedina del tuo colore su una casella vuota accanto a una che hai già. Fai clic sulla casella vuota e la mossa è fatta.
pages-hexxagon-jump = Saltare
pages-hexxagon-jump-text = Il salto sposta una pedina su una casella vuota esattamente a due passi, scavalcando qualsiasi cosa. La casella di prima resta vuota. Fai clic sulla pedina, poi su un anello; gli esagoni pieni sono clonazioni.
pages-hexxagon-turn = La cattura
pages-hexxagon-turn-text = Dove arriva una pedina, ogni pedina avversaria vicina si gira e diventa del tuo colore, senza eccezioni. Catturare non è mai obbligatorio. Qui se ne girano tre.
pages-hexxagon-blocks = I blocchi
pages-hexxagon-blocks-text = Tre caselle intorno al centro sono blocchi: non ci si entra e non si contano. Un salto può scavalcarli. Senza di loro le caselle sono 61 invece di 58: è Hexxagon senza blocchi.
pages-hexxagon-pass = Passare
pages-hexxagon-pass-text = Si passa solo quando non si può muovere: qui tocca al Bianco, le cui pedine non hanno caselle vuote entro due passi. Prima della partita si può scegliere invece che la partita finisca e si contino le pedine come stanno, o che finisca e ogni casella vuota vada all’altra parte.
pages-hexxagon-end = La fine
pages-hexxagon-end-text = La partita finisce quando non ci sono caselle vuote o nessuno può muovere. Se una parte non ha più pedine, l’altra vince per 58 a 0 (61 a 0 senza blocchi). Il punteggio è la differenza: chi vince per 30 a 28 segna due punti. La terza ripetizione di una posizione e 100 mosse di seguito, contando quelle di entrambi, senza clonazioni né catture sono patte che si possono escludere.
pages-hexxagon-notation = La notazione
pages-hexxagon-notation-text = Le cornici si chiamano da a, il centro, ad e, il bordo. In ogni cornice le caselle sono numerate in senso orario a partire dall’angolo in alto, qui incorniciato: e1. Una clonazione si scrive con la sua casella, qui e14; un salto con due, come e13-e15; un passaggio si scrive pass. Puoi scrivere così le tue mosse; nelle impostazioni puoi far mostrare i nomi sul tavoliere.
