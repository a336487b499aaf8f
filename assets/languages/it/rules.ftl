# The rules in short. The names of the parts, then what they say.

rules-goal = Scopo
rules-move = La mossa
rules-careful = Attenzione
rules-table = Al tavolo
rules-dot = Il puntino
rules-first-round = Primo giro
rules-passing = Passare
rules-turning = La cattura

rules-quixo-goal = Cinque cubi con il tuo simbolo in fila: in una riga, in una colonna o in diagonale.
rules-quixo-move = Prendi un cubo dal bordo, neutro o con il tuo simbolo, mai con quello avversario. Giralo con il tuo simbolo in alto e spingilo dentro a un’estremità di una riga o colonna rimasta aperta, ma non da dove l’hai preso. La fila chiude il vuoto.
rules-quixo-careful = Se con la tua spinta completi una fila del simbolo avversario perdi, anche se ne completi una tua.
rules-quixo-table = Fai clic su un cubo, poi su una delle frecce; l’ombra mostra come diventerà la fila. Esc, o un clic altrove, rimette a posto il cubo.

rules-teams-goal = Due contro due: sud e nord giocano con le croci, ovest ed est con i cerchi. Cinque simboli della tua squadra in fila fanno vincere entrambi.
rules-teams-dot = Ogni cubo con un simbolo ha un puntino rivolto verso un posto. Puoi prendere un cubo neutro, oppure uno della tua squadra con il puntino rivolto verso di te. Quando lo reinserisci scegli a chi rivolgere il puntino: a te o al tuo compagno.
rules-teams-first-round = Nel proprio primo turno si possono prendere solo cubi neutri.
rules-teams-passing = Passa solo chi non può prendere alcun cubo. Se passano tutti e quattro di seguito la partita è patta. Chi completa una fila avversaria perde, come nel gioco a due.

rules-hexxagon-goal = Avere più pedine dell’altra parte quando il tavoliere è pieno, o quando nessuno può muovere.
rules-hexxagon-move = Clona: metti una nuova pedina su una casella vuota accanto a una tua. Oppure salta: sposta una pedina su una casella vuota a due passi, scavalcando qualsiasi cosa.
rules-hexxagon-turning = Ogni pedina nemica accanto alla casella d’arrivo si gira e diventa del tuo colore.
rules-hexxagon-table = Fai clic su una pedina, poi su una delle caselle segnate: una forma indica la clonazione, l’altra il salto. Un clic su una casella vuota clona subito. In Hexxagon tre blocchi sono inaccessibili; sul tavoliere aperto non ce ne sono.
