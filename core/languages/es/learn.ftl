# The interactive first games.

learn-heading = Lecciones
learn-invitation = Lecciones cortas: las jugadas las haces tú.
learn-close = Cerrar
learn-finished = Completada

# The lessons: name, what they are about, and what is said at their end: praise, unless the last game was skipped, and a
# text after it.
learn-quixo = Quixo
learn-quixo-about = Toma, empuja y pon cinco en línea.
learn-quixo-praise = ¡Ya sabes jugar a Quixo!
learn-quixo-over = Recuerda: si completas la línea de tu rival, pierdes, aunque completes también la tuya.
learn-teams = Quixo por equipos
learn-teams-about = Cuatro jugadores, dos equipos y puntos que dicen de quién es cada cubo.
learn-teams-praise = ¡Ya sabes jugar a Quixo por equipos!
learn-teams-over = Juega tu primera partida: la máquina ocupa los otros tres asientos.
learn-hexxagon = Hexxagon
learn-hexxagon-about = Clona tus fichas y voltea las de tu rival.
learn-hexxagon-praise = ¡Ya sabes jugar a Hexxagon!
learn-hexxagon-over = Juega tu primera partida en el tablero completo.

# The panel.
learn-step = Paso { $step } de { $all }
learn-done = Bien hecho
learn-next = Seguir
learn-finish = Terminar
learn-skip = Saltar
learn-back = Atrás
learn-again = Reintentar
learn-leave = Salir
learn-next-lesson = Siguiente: { $lesson }
learn-first-game = Jugar la primera partida
learn-begin-again = Reiniciar

learn-game-won = ¡Has ganado! Ya puedes jugar una partida de verdad.
learn-game-lost = Esta vez has perdido. Inténtalo otra vez desde la misma posición o sigue adelante: ya sabes todas las reglas.
learn-game-drawn = Empate. Inténtalo otra vez desde la misma posición o sigue adelante: ya sabes todas las reglas.

# Why a move was taken back.
learn-miss-other-move = Es válida, pero no es la jugada que buscamos. Sigue la flecha azul.
learn-miss-other-cube = En una partida podrías tomar ese. Aquí toma el cubo marcado.
learn-miss-other-end = Cubo correcto, lado equivocado. Tómalo otra vez y haz clic en la flecha azul junto al tablero.
learn-miss-other-dot = El punto mira al jugador equivocado. Empuja otra vez y haz clic en la flecha azul del punto.
learn-miss-other-cell = Ficha correcta, casilla equivocada. Elígela otra vez y haz clic en la casilla bajo la flecha azul.
learn-miss-no-line = Eso no son cinco en línea. Prueba con el cubo marcado.
learn-miss-opponent-line = Así completas la línea de tu rival y perderías. Prueba otra jugada.
learn-miss-threat = Así tu rival puede ganar. Ahora prueba con el cubo marcado.
learn-miss-no-jump = Eso ha sido clonar. Elige una ficha y salta dos casillas.
learn-miss-no-clone = Eso ha sido un salto: la casilla de antes está vacía. Esta vez, clona.
learn-miss-few-turned = Son pocas. Busca la casilla que toca más fichas blancas.

# Quixo, step by step: what is asked, and what is said when it is done.
learn-quixo-goal = Ganas con cinco de tus símbolos en línea: fila, columna o diagonal. Aquí lo han logrado las cruces. Tú juegas con las cruces.
learn-quixo-take = Al empezar, todos los cubos son neutros, y solo se toman del borde. Haz clic en el cubo bajo la flecha azul. Junto al tablero aparecen flechas: haz clic en la azul para meter el cubo.
learn-quixo-take-done = Tu cubo ha vuelto como cruz y la columna se ha deslizado para llenar el hueco. Después, tu rival ha metido un cubo como círculo.
learn-quixo-insert = Toma el cubo marcado. Las flechas muestran por dónde puedes empujarlo. Elige una.
learn-quixo-insert-done = Un cubo entra por un extremo de su propia fila o columna, pero nunca por donde lo tomaste. Los cubos de esquina tienen dos flechas; los demás, tres.
learn-quixo-own = Puedes tomar cubos neutros y los tuyos, nunca los de tu rival. Haz clic en un círculo: no se mueve. Luego mueve una de las dos cruces marcadas.
learn-quixo-own-done = Mover un cubo tuyo no añade cruces, pero puede poner una justo donde la necesitas.
learn-quixo-line = ¡Cuatro cruces seguidas! Completa la fila de arriba con el cubo marcado.
learn-quixo-line-done = Cinco en línea: ¡has ganado!
learn-quixo-shift = Cada jugada mueve también otros cubos. A tu fila solo le falta la cruz del centro, y justo encima hay una. Toma el cubo marcado y empújalo por arriba.
learn-quixo-shift-done = La columna ha bajado y ha llevado tu cruz a la fila. Mira siempre qué más se mueve.
learn-quixo-danger = Ahora, una trampa. Completa tu fila de arriba con el cubo marcado y mira los círculos de la fila central.
learn-quixo-danger-done = Tu jugada ha completado también la línea de círculos. Entonces pierdes, aunque tu línea esté completa.
learn-quixo-instead = El mismo tablero. Ahora toma el cubo marcado, en el extremo derecho de tu fila, y empújalo por la izquierda. Ningún círculo se mueve.
learn-quixo-instead-done = Solo se ha movido tu fila: los círculos siguen con cuatro. ¡Has ganado!
learn-quixo-block = Tu rival tiene cuatro círculos seguidos y ganaría en su próxima jugada. Rompe la fila: toma uno de los cubos marcados y mételo por arriba.
learn-quixo-block-done = Su fila está rota. La mejor defensa es una jugada que también te ayuda a ti.
learn-quixo-play = Ahora juegas contra { characters-name-first-game }, un pollito fácil de vencer. Empiezas con una cruz más. ¡Pon cinco en línea!

# Quixo in teams.
learn-teams-seats = Sur y Norte juegan con cruces; Oeste y Este, con círculos. Los compañeros se sientan enfrente y se juega en sentido horario. Tú eres Sur. Cada cubo con símbolo tiene un punto que mira a un jugador.
learn-teams-first = En tu primer turno toma solo un cubo neutro. Empuja el cubo marcado y luego orienta su punto hacia ti.
learn-teams-first-done = El punto te mira a ti. Después, Oeste, Norte y Este han jugado su primer turno, en sentido horario.
learn-teams-dot = Solo puedes tomar cruces cuyo punto te mira a ti. La que tiene el punto al norte es de tu compañero. Toma una de las dos cruces marcadas.
learn-teams-dot-done = Un cubo solo lo puede tomar el jugador al que mira el punto. Cada vez que empujas uno eliges de nuevo: tú o tu compañero.
learn-teams-partner = Con el punto al norte, el cubo es de tu compañero. Empuja el cubo marcado y orienta su punto hacia tu compañero.
learn-teams-partner-done = Ahora ese cubo solo lo puede tomar tu compañero, y acaba de hacerlo: mira dónde está. Un cubo empujado por otro conserva su punto.
learn-teams-line = En una línea solo cuentan los símbolos, no los puntos. Completa la fila de cruces de arriba.
learn-teams-line-done = Cinco cruces: ¡tu equipo gana!
learn-teams-danger = Si completas la línea del otro equipo, pierde todo el tuyo. Completa la fila de arriba con el cubo marcado y verás.
learn-teams-danger-done = Los círculos de la fila central también están completos: tu equipo pierde. Mira los dos símbolos antes de empujar.
learn-teams-block = Cuatro círculos seguidos, y ahora juega Oeste. Empuja de modo que no gane en su próxima jugada.
learn-teams-block-done = Oeste ya no puede ganar, y después le toca a tu compañero.
learn-teams-pass = Aquí nada es tuyo: solo círculos, y cruces que miran al norte. Pasas automáticamente, nunca por elección. Si pasan los cuatro seguidos, empate.
learn-teams-play = ¡Ahora juega! En los otros tres asientos está { characters-name-first-game }, un pollito; Norte es tu compañero. ¡A poner cinco cruces en línea, en equipo!

# Hexxagon.
learn-hexxagon-goal = Las tres fichas rojas en marcos azules son tuyas; las blancas, de tu rival. Ganas si tienes más fichas cuando se llena el tablero.
learn-hexxagon-clone = Haz clic en la casilla vacía bajo la flecha azul, junto a tu ficha: la ficha se clona.
learn-hexxagon-clone-done = Una ficha nueva, y la de antes sigue ahí: tienes cuatro. Blanco también ha clonado.
learn-hexxagon-jump = Una ficha también puede saltar dos casillas. Los aros son saltos; los hexágonos llenos, clones. Haz clic en una ficha tuya y luego en un aro.
learn-hexxagon-jump-done = Tu ficha se ha movido: su casilla queda vacía y no has ganado nada. Se puede saltar por encima de todo.
learn-hexxagon-turn = Donde llega una ficha, se voltean todas las fichas rivales de al lado. Busca la casilla que voltea tres.
learn-hexxagon-turn-done = ¡Tres volteadas! Se voltean todas las fichas rivales junto a la que llega, y solo esas. Las volteadas no voltean otras.
learn-hexxagon-count = Las dos casillas marcadas voltean dos fichas, pero a una solo se llega saltando. Clona en la otra.
learn-hexxagon-count-done = Las dos jugadas voltean dos. Clonar, además, añade una ficha; el salto solo la mueve.
learn-hexxagon-gap = Un salto deja un hueco. Elige la ficha bajo la flecha azul, salta a la casilla marcada y mira qué hace Blanco.
learn-hexxagon-gap-done = Blanco ha saltado al hueco y ha volteado cuatro. Salta solo si ganas más de lo que dejas expuesto.
learn-hexxagon-blocks = Las tres piedras son bloques: nadie puede ocuparlos, pero puedes saltarlos. Salta con la ficha marcada.
learn-hexxagon-blocks-done = ¡Por encima de la piedra, y dos fichas volteadas! También puedes jugar a Hexxagon sin bloques.
learn-hexxagon-stuck = Las cuatro blancas de arriba no alcanzan ninguna casilla vacía. Haz cualquier jugada.
learn-hexxagon-stuck-done = Blanco no puede mover y tiene que pasar: vuelve a ser tu turno. No se puede pasar por elección.
learn-hexxagon-end = Tú tienes 28, Blanco 29, y queda una casilla vacía. ¡Clona en ella!
learn-hexxagon-end-done = Tablero lleno: ganas 31–27, o sea, 4 puntos. La partida también acaba si nadie puede mover o un bando se queda sin fichas.
learn-hexxagon-play = Ahora termina una partida contra { characters-name-first-game }, un pollito fácil de vencer. Hay dieciséis casillas vacías: ¡consigue más fichas que Blanco!
