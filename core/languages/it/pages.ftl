# The pages of the rules.

pages-heading = Regole
pages-previous = Pagina precedente
pages-next = Pagina successiva
pages-show-move = Mostra la mossa
pages-learn = Lezioni
pages-close = Chiudi
pages-quixo = Quixo
pages-quixo-teams = Quixo a squadre
pages-hexxagon = Hexxagon

pages-quixo-goal = Scopo
pages-quixo-goal-text = Croci contro cerchi, con 25 cubi: ognuno ha una croce, un cerchio e quattro facce vuote. All’inizio sono tutti neutri. Metti cinque tuoi simboli in linea – riga, colonna o diagonale – e hai vinto. Può iniziare chiunque. Una partita dura da 10 a 20 minuti.
pages-quixo-take = Prendere
pages-quixo-take-text = Prendi un cubo dal bordo: uno dei 16 esterni, neutro o con il tuo simbolo, mai con quello avversario. Qui le croci possono prendere i cubi incorniciati. Finché non lo spingi dentro puoi rimetterlo giù e prenderne un altro. Il turno non si salta.
pages-quixo-insert = Spingere
pages-quixo-insert-text = Gira il tuo simbolo verso l’alto e spingi il cubo a un’estremità della riga o colonna con il vuoto, mai dove l’hai preso. Un cubo d’angolo ha due entrate, gli altri tre.
pages-quixo-danger = Attenzione
pages-quixo-danger-text = Se completi una linea di simboli dell’avversario hai perso, anche se la stessa mossa ne completa una tua. Qui le croci riempiono la riga in alto e la colonna porta un cerchio nella riga di mezzo: vincono i cerchi.
pages-quixo-draw = Patta
pages-quixo-draw-text = Se nessuno sbaglia, Quixo non finisce mai. Perciò è patta se una posizione si presenta tre volte con lo stesso giocatore di turno, o dopo 100 mosse senza prendere cubi neutri. Puoi disattivare le due regole; potete anche accordarvi per la patta.
pages-quixo-hands = Come si muove
pages-quixo-hands-text = Clicca su un cubo, poi su una freccia, oppure trascina lì il cubo. Punta una freccia per vedere come sarà la linea. Esc, o un clic altrove, rimette a posto il cubo.
pages-quixo-notation = La notazione
pages-quixo-notation-text = Le colonne vanno da a ad e, da sinistra a destra; le righe da 1 a 5, dal basso in alto. Una mossa indica due caselle: da dove prendi il cubo e dove lo spingi. Qui è c1-c5. Puoi scrivere così le mosse e mostrare le coordinate sul tavoliere dalle impostazioni.

pages-quixo-teams-seats = I posti
pages-quixo-teams-seats-text = Due contro due: sud e nord sono la squadra A e giocano con le croci, ovest ed est la squadra B, con i cerchi. I compagni sono di fronte. Si gioca in senso orario: sud, ovest, nord, est. Può iniziare chiunque.
pages-quixo-teams-dot = Il puntino
pages-quixo-teams-dot-text = Ogni cubo segnato ha un puntino rivolto a uno dei quattro giocatori. Dal bordo prendi un cubo neutro, o uno con il simbolo della tua squadra e il puntino verso di te. Qui sud può prendere i cubi incorniciati; la terza croce è di nord.
pages-quixo-teams-choose = Scegliere
pages-quixo-teams-choose-text = Quando spingi dentro un cubo, scegli a chi rivolgere il puntino: a te o al compagno. Un cubo solo spostato dalla spinta mantiene il puntino.
pages-quixo-teams-first = Primo giro
pages-quixo-teams-first-text = Nel tuo primo turno puoi prendere solo un cubo neutro.
pages-quixo-teams-line = Le linee
pages-quixo-teams-line-text = Cinque simboli della tua squadra in linea fanno vincere entrambi, comunque siano i puntini. Se completi una linea dell’altra squadra perdete entrambi, anche se la stessa mossa ne completa una vostra. Le patte sono come in Quixo per due.
pages-quixo-teams-pass = Passare
pages-quixo-teams-pass-text = Passi solo se non puoi prendere nessun cubo. Qui tocca a sud: sul bordo non c’è un cubo neutro, né una croce con il puntino verso sud. Quattro passaggi di fila sono patta. Se attivi i suggerimenti del compagno, il suggerimento è la sua mossa.
pages-quixo-teams-notation = La notazione
pages-quixo-teams-notation-text = Le mosse si scrivono come in Quixo per due, poi un punto e il lato a cui è rivolto il puntino: n, e, s o w. Qui è b1-b5.n: il cubo di b1 viene spinto in b5, con il puntino a nord. Un passaggio si scrive pass.

pages-hexxagon-goal = Scopo
pages-hexxagon-goal-text = Il Rosso ha gli angoli incorniciati, il Bianco gli altri tre. Comincia il Rosso. Vinci se alla fine hai più pedine; se sono pari è patta.
pages-hexxagon-clone = Clonare
pages-hexxagon-clone-text = Una mossa è una clonazione o un salto. La clonazione mette una tua pedina nuova su una casella vuota accanto a una delle tue. Clicca sulla casella vuota per giocarla.
pages-hexxagon-jump = Saltare
pages-hexxagon-jump-text = Il salto sposta una pedina su una casella vuota esattamente a due caselle, scavalcando qualsiasi cosa. La sua casella resta vuota. Clicca sulla pedina, poi su un anello; gli esagoni pieni sono clonazioni.
pages-hexxagon-turn = Girare
pages-hexxagon-turn-text = Dove arriva una pedina, ogni pedina avversaria accanto si gira e diventa del tuo colore. Girare non è mai obbligatorio. Qui se ne girano tre.
pages-hexxagon-blocks = I blocchi
pages-hexxagon-blocks-text = Tre caselle intorno al centro sono blocchi: lì non arriva nessuno e non si contano. Puoi saltarle. Senza blocchi le caselle sono 61 invece di 58.
pages-hexxagon-pass = Passare
pages-hexxagon-pass-text = Passi solo se non puoi muovere. Qui il Bianco deve passare: le sue pedine non hanno caselle vuote a portata. Prima della partita puoi scegliere un’altra regola: la partita finisce e si contano le pedine, o finisce e le caselle vuote vanno all’altra parte.
pages-hexxagon-end = La fine
pages-hexxagon-end-text = La partita finisce quando il tavoliere è pieno o nessuno può muovere. Vince chi ha più pedine; il punteggio è la differenza: 30–28 vale 2. Se l’altra parte resta senza pedine vinci 58–0 (61–0 senza blocchi). Ripetizione e 100 mosse senza clonare né girare sono patte che puoi disattivare.
pages-hexxagon-notation = La notazione
pages-hexxagon-notation-text = Le corone vanno da a (il centro) ad e (il bordo). In ogni corona le caselle sono numerate in senso orario dall’angolo in alto, qui incorniciato: e1. Una clonazione indica la sua casella, qui e14; un salto due, come e13-e15; un passaggio si scrive pass. Puoi scrivere così le mosse e mostrare i nomi sul tavoliere dalle impostazioni.
