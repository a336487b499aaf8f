# The interactive first games.

learn-heading = Impara giocando
learn-invitation = Una prima partita a piccoli passi: fai la mossa e guarda che cosa succede.
learn-close = Chiudi
learn-finished = Completata

# The lessons: name, what they are about, what is said at their end.
learn-quixo = Quixo
learn-quixo-about = Prendi, spingi e completa una linea di cinque.
learn-quixo-over = Ora sai giocare a Quixo. Gioca una prima partita, oppure impara come si gioca in quattro, a squadre.
learn-teams = Quixo a squadre
learn-teams-about = Quattro posti, due squadre e puntini che dicono chi può prendere il cubo.
learn-teams-over = Ora sai giocare a Quixo a squadre. Gioca una prima partita; gli altri tre posti li prende il computer.
learn-hexxagon = Hexxagon
learn-hexxagon-about = Clona, salta e gira le pedine avversarie.
learn-hexxagon-over = Ora sai giocare a Hexxagon. Gioca una prima partita su tutto il tavoliere.

# The panel.
learn-step = Passo { $step } di { $all }
learn-done = Ben fatto
learn-next = Avanti
learn-skip = Salta
learn-back = Indietro
learn-again = Ripeti
learn-leave = Esci
learn-next-lesson = Poi: { $lesson }
learn-first-game = Gioca una prima partita
learn-begin-again = Ricomincia

learn-game-won = Hai vinto! È tutto qui; il resto è pratica.
learn-game-lost = Questa l’hai persa. Con «Ripeti» riparti da capo; oppure vai avanti, le regole le sai tutte.
learn-game-drawn = Patta. Con «Ripeti» riparti da capo; oppure vai avanti, le regole le sai tutte.

# Why a move was taken back.
learn-miss-other-move = In partita è permesso, ma non è la mossa richiesta qui. Segui la freccia.
learn-miss-other-cube = In partita puoi prendere quel cubo; qui prendi quello sotto la freccia.
learn-miss-other-end = Il cubo è giusto, il posto no. Spingilo dentro sotto la freccia.
learn-miss-other-dot = Il puntino è rivolto verso il posto sbagliato. Scegli quello sotto la freccia.
learn-miss-no-line = Così non ne allinei cinque. Prova il cubo sotto la freccia.
learn-miss-opponent-line = Così completi una linea dell’avversario e perderesti. La mossa è stata ritirata.
learn-miss-threat = L’avversario potrebbe ancora vincere con la prossima mossa. Prova il cubo sotto la freccia.
learn-miss-no-jump = Quella era una clonazione. Scegli una pedina e vai a due passi.
learn-miss-no-clone = Quello era un salto: la casella di prima ora è vuota. Clona, invece.
learn-miss-few-turned = Ne giri troppo poche. Cerca la casella che ne tocca di più.

# Quixo, step by step: what is asked, and what is said when it is done.
learn-quixo-goal = Vincono cinque cubi con il tuo simbolo in linea: in una riga, in una colonna o in diagonale. Qui ci sono riuscite le Croci. Tu giochi con le Croci.
learn-quixo-take = All’inizio tutti i cubi sono neutri. Fai clic sul cubo sotto la freccia: si alza dal bordo. Poi fai clic sul posto sotto la freccia: lì viene spinto dentro.
learn-quixo-take-done = Il tuo cubo è tornato con la croce verso l’alto e la colonna ha riempito lo spazio vuoto. Poi l’avversario ha spinto dentro un cerchio.
learn-quixo-insert = Prendi il cubo sotto la freccia e scegli tu dove reinserirlo. Hai tre possibilità. Non puoi rimetterlo dov’era.
learn-quixo-insert-done = Un cubo rientra solo a un’estremità della riga o colonna rimasta incompleta. Da un angolo i posti sono due, dal resto del bordo tre.
learn-quixo-own = Puoi prendere cubi neutri e i tuoi, mai quelli avversari. Prova un cerchio: non si muove. Poi muovi una delle tue due croci.
learn-quixo-own-done = Una croce resta una croce. Muovere un proprio cubo non aggiunge croci, ma può portarne una proprio dove serve.
learn-quixo-line = Quattro croci in fila! Spingi dentro la quinta in fondo alla riga in alto. C’è più di un modo.
learn-quixo-line-done = Cinque in linea: hai vinto. Il programma se ne accorge e lo annuncia.
learn-quixo-shift = Ogni spinta muove anche altri cubi. Trova quella che porta una croce dalla riga di sopra al centro della tua riga.
learn-quixo-shift-done = La colonna spinta ha portato la tua croce nella riga. Tieni d’occhio tutto ciò che si muove.
learn-quixo-danger = Ora una trappola. Prendi il cubo sotto la freccia e completa la tua riga in alto: guarda che cosa succede ai cerchi nella riga di mezzo.
learn-quixo-danger-done = La tua spinta ha completato anche una linea di cerchi. Così perdi, anche se la tua è completa.
learn-quixo-instead = Di nuovo la stessa posizione. Completa la riga in alto dall’altro lato, così che i cerchi restino dove sono.
learn-quixo-instead-done = Si è mossa la riga, non la colonna. Così si vince.
learn-quixo-block = Quattro cerchi in fila: l’avversario vincerebbe con la prossima mossa. Spingi in modo che non possa. Puoi spostare una colonna che attraversa quella riga, o prendere il cubo neutro alla sua estremità.
learn-quixo-block-done = La linea è spezzata. La difesa migliore è una spinta che serve anche ai tuoi piani.
learn-quixo-play = Ora una partita. Parti con qualche croce in più e l’avversario si lascia sfuggire molto. Completa una linea di cinque!

# Quixo in teams.
learn-teams-seats = Quattro posti: sud e nord giocano con le Croci, ovest ed est con i Cerchi. I compagni siedono l’uno di fronte all’altro; si gioca in senso orario. Tu sei a sud. Ogni cubo segnato ha un puntino rivolto verso un posto.
learn-teams-first = Nel tuo primo turno puoi prendere solo un cubo neutro. Prendi quello sotto la freccia, spingilo dentro e poi scegli verso chi rivolgere il puntino: verso di te.
learn-teams-first-done = Il puntino è rivolto verso di te. Poi ovest, nord ed est hanno giocato il loro primo turno, in senso orario.
learn-teams-dot = Tra le croci puoi prendere solo quelle con il puntino rivolto verso di te. Quella con il puntino a nord è del tuo compagno. Prendi una delle due sotto le frecce.
learn-teams-dot-done = Può prenderlo solo chi ha il puntino rivolto verso di sé. Quando il cubo rientra scegli di nuovo: tu o il compagno.
learn-teams-partner = Con il puntino a nord il cubo è del tuo compagno. Spingi dentro quello sotto la freccia e rivolgi il puntino verso il compagno.
learn-teams-partner-done = Ora solo il tuo compagno può prendere quel cubo, e l’ha fatto: guarda dov’è. Un cubo spinto mantiene il puntino com’era.
learn-teams-line = Per una linea i puntini non contano, conta solo il simbolo. Completa la riga di croci in alto.
learn-teams-line-done = Cinque croci: tu e il tuo compagno avete vinto insieme.
learn-teams-danger = Se completi la linea dell’altra squadra, perde tutta la tua. Completa la riga in alto con il cubo sotto la freccia e guarda.
learn-teams-danger-done = Anche i cerchi nella riga di mezzo sono completi: avete perso entrambi. Guarda tutti e due i simboli prima di spingere.
learn-teams-block = Quattro cerchi in fila, e dopo di te tocca a ovest. Spingi in modo che non possa vincere subito.
learn-teams-block-done = Ora ovest non può vincere; e poi tocca al tuo compagno.
learn-teams-pass = Qui non puoi prendere nulla: sul bordo ci sono solo cerchi, e croci con il puntino a nord. Il passaggio è automatico; in altri casi non si può passare. Ora tocca a ovest. Se passano tutti e quattro di seguito è patta.
learn-teams-play = Ora una partita. Nord è il tuo compagno, un computer come gli altri. Allineate insieme cinque croci!

# Hexxagon.
learn-hexxagon-goal = Le tre pedine rosse sotto le frecce sono tue, le bianche dell’avversario. Vince chi ha più pedine quando il tavoliere è pieno.
learn-hexxagon-clone = Fai clic sulla casella vuota sotto la freccia, accanto alla tua pedina: la pedina si clona.
learn-hexxagon-clone-done = Una pedina nuova, e la vecchia è ancora lì: ne hai quattro. Anche il Bianco ha clonato.
learn-hexxagon-jump = Una pedina può anche saltare di due passi. Fai clic su una tua pedina, poi su un anello: gli anelli sono salti, gli esagoni pieni clonazioni.
learn-hexxagon-jump-done = La pedina si è spostata: la casella di prima è vuota e non hai pedine in più. Un salto scavalca qualsiasi cosa.
learn-hexxagon-turn = Dove arriva una pedina, ogni pedina avversaria vicina si gira. Trova la casella in cui se ne girano tre.
learn-hexxagon-turn-done = Tre girate. Si girano solo le pedine vicine alla casella d’arrivo, senza eccezioni; le pedine girate non ne girano altre.
learn-hexxagon-count = In tutte e due le caselle segnate si girano due pedine, ma in una si arriva solo saltando. Clona nell’altra.
learn-hexxagon-count-done = Tutte e due le mosse girano due pedine. La clonazione ti dà anche una pedina in più; il salto la sposta soltanto.
learn-hexxagon-gap = Un salto lascia un vuoto. Scegli la pedina sotto la freccia, poi salta nella casella che viene segnata, e guarda che cosa fa il Bianco.
learn-hexxagon-gap-done = Il Bianco è saltato nel vuoto e ha girato quattro pedine. Salta dove guadagni più di quanto lasci scoperto.
learn-hexxagon-blocks = Le tre pietre sono blocchi: non ci entra nessuno. Ma un salto può scavalcarle. Salta con la pedina sotto la freccia.
learn-hexxagon-blocks-done = Oltre la pietra, e due pedine girate. Hexxagon si può giocare anche senza blocchi.
learn-hexxagon-stuck = Le quattro pedine bianche in alto non hanno caselle vuote entro due passi. Fai una mossa qualsiasi.
learn-hexxagon-stuck-done = Il Bianco non può muovere e passa; tocca di nuovo a te. Si passa solo quando non si può muovere. Prima della partita si può scegliere un’altra regola.
learn-hexxagon-end = 28 pedine tue contro 29 e una sola casella vuota. Clona in quella casella; poi si contano le pedine.
learn-hexxagon-end-done = Il tavoliere è pieno: 31 a 27. Vince il Rosso e segna la differenza: 4 punti. La partita finisce anche quando nessuno può muovere, o una parte non ha più pedine.
learn-hexxagon-play = Ora la fine di una partita: sedici caselle vuote, e l’avversario si lascia sfuggire molto. Finisci con più pedine del Bianco!
