# The pages of the rules.

pages-heading = Reglas
pages-previous = Página anterior
pages-next = Página siguiente
pages-show-move = Mostrar la jugada
pages-learn = Lecciones
pages-close = Cerrar
pages-quixo = Quixo
pages-quixo-teams = Quixo por equipos
pages-hexxagon = Hexxagon

pages-quixo-goal = Objetivo
pages-quixo-goal-text = Cruces contra círculos, con 25 cubos: cada uno tiene una cruz, un círculo y cuatro caras lisas. Todos empiezan neutros. Pon cinco de tus símbolos en línea –fila, columna o diagonal– y ganas. Puede empezar cualquiera. Una partida dura de 10 a 20 minutos.
pages-quixo-take = Tomar
pages-quixo-take-text = Toma un cubo del borde: uno de los 16 exteriores, neutro o con tu símbolo, nunca con el de tu rival. Aquí las cruces pueden tomar los cubos enmarcados. Hasta que lo empujes, puedes devolverlo y tomar otro. No se puede saltar el turno.
pages-quixo-insert = Empujar
pages-quixo-insert-text = Pon tu símbolo hacia arriba y empuja el cubo por un extremo de la fila o columna con el hueco, nunca por donde lo tomaste. Un cubo de esquina tiene dos entradas; los demás, tres.
pages-quixo-danger = Cuidado
pages-quixo-danger-text = Si completas una línea con el símbolo de tu rival, pierdes, aunque la misma jugada complete una tuya. Aquí las cruces llenan su fila de arriba y la columna lleva un círculo a la fila central: ganan los círculos.
pages-quixo-draw = Empate
pages-quixo-draw-text = Si nadie se equivoca, Quixo no acaba nunca. Por eso hay empate cuando una posición se da tres veces con el mismo turno, o tras 100 jugadas sin tomar un cubo neutro. Puedes desactivar ambas reglas, y también se puede acordar el empate.
pages-quixo-hands = Cómo se mueve
pages-quixo-hands-text = Haz clic en un cubo y luego en una flecha, o arrástralo hasta ella. Señala una flecha para ver cómo quedará la línea. Con Esc, o con un clic en otro sitio, el cubo vuelve a su lugar.
pages-quixo-notation = Notación
pages-quixo-notation-text = Las columnas van de la a a la e, de izquierda a derecha; las filas, del 1 al 5, de abajo arriba. Una jugada nombra dos casillas: de dónde tomas el cubo y por dónde lo empujas. Aquí es c1-c5. Puedes escribir así las jugadas y mostrar las coordenadas en el tablero desde los ajustes.

pages-quixo-teams-seats = Asientos
pages-quixo-teams-seats-text = Dos contra dos: Sur y Norte son el equipo A y juegan con cruces; Oeste y Este, el equipo B, con círculos. Los compañeros se sientan enfrente. Se juega en sentido horario: Sur, Oeste, Norte, Este. Puede empezar cualquiera.
pages-quixo-teams-dot = El punto
pages-quixo-teams-dot-text = Cada cubo marcado tiene un punto que mira a uno de los cuatro jugadores. Toma del borde un cubo neutro, o uno con el símbolo de tu equipo y el punto hacia ti. Aquí Sur puede tomar los cubos enmarcados; la tercera cruz es de Norte.
pages-quixo-teams-choose = Elegir
pages-quixo-teams-choose-text = Al empujar un cubo eliges a quién mira su punto: a ti o a tu compañero. Un cubo empujado por otro conserva su punto.
pages-quixo-teams-first = Primera ronda
pages-quixo-teams-first-text = En tu primer turno solo puedes tomar un cubo neutro.
pages-quixo-teams-line = Líneas
pages-quixo-teams-line-text = Cinco símbolos de tu equipo en línea dan la victoria a los dos, miren donde miren los puntos. Si completas una línea del otro equipo, pierden los dos, aunque la misma jugada complete una propia. Los empates son como en Quixo para dos.
pages-quixo-teams-pass = Pasar
pages-quixo-teams-pass-text = Solo pasas si no puedes tomar ningún cubo. Aquí le ocurre a Sur: en el borde no hay cubos neutros ni cruces con el punto hacia el sur. Si pasan los cuatro seguidos, es empate. Si activas las pistas de tu compañero antes de la partida, la pista es su jugada.
pages-quixo-teams-notation = Notación
pages-quixo-teams-notation-text = Las jugadas se escriben como en Quixo para dos, más un punto y el lado al que mira el punto del cubo: n, e, s o w. Aquí es b1-b5.n: el cubo de b1 se empuja por b5, con el punto al norte. Pasar se escribe pass.

pages-hexxagon-goal = Objetivo
pages-hexxagon-goal-text = Rojo tiene las esquinas enmarcadas; Blanco, las otras tres. Empieza Rojo. Ganas si al final tienes más fichas; si son las mismas, es empate.
pages-hexxagon-clone = Clonar
pages-hexxagon-clone-text = Una jugada es clonar o saltar. Clonar pone una ficha tuya nueva en una casilla vacía junto a una de las tuyas. Para jugarla, haz clic en la casilla vacía.
pages-hexxagon-jump = Saltar
pages-hexxagon-jump-text = El salto mueve una ficha a una casilla vacía situada exactamente a dos casillas, por encima de lo que haya. Su casilla queda vacía. Haz clic en la ficha y luego en un aro; los hexágonos llenos son clones.
pages-hexxagon-turn = Voltear
pages-hexxagon-turn-text = Donde llega una ficha, todas las fichas rivales de al lado se voltean y pasan a tu color. Nunca es obligatorio voltear. Aquí se voltean tres.
pages-hexxagon-blocks = Bloques
pages-hexxagon-blocks-text = Tres casillas alrededor del centro son bloques: nadie puede ocuparlas y no cuentan. Puedes saltar por encima. Sin bloques hay 61 casillas en vez de 58.
pages-hexxagon-pass = Pasar
pages-hexxagon-pass-text = Solo pasas si no puedes mover. Aquí Blanco tiene que pasar: sus fichas no tienen casillas vacías a su alcance. Antes de la partida puedes elegir otra regla: la partida acaba y se cuentan las fichas, o acaba y el otro bando recibe las casillas vacías.
pages-hexxagon-end = El final
pages-hexxagon-end-text = La partida acaba cuando el tablero está lleno o nadie puede mover. Gana quien tiene más fichas; los puntos son la diferencia: 30–28 vale 2. Si dejas al otro bando sin fichas, ganas 58–0 (61–0 sin bloques). La repetición y 100 jugadas sin clonar ni voltear son empates que puedes desactivar.
pages-hexxagon-notation = Notación
pages-hexxagon-notation-text = Los anillos van de la a (el centro) a la e (el borde). En cada anillo las casillas se numeran en sentido horario desde la esquina de arriba, aquí enmarcada: e1. Clonar se escribe con su casilla, aquí e14; un salto, con dos, como e13-e15; pasar se escribe pass. Puedes escribir así las jugadas y mostrar los nombres en el tablero desde los ajustes.
