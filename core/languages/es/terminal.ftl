# The terminal game. Commands, names of levels and moves are the same in every language.

# The answers to a question; the English words are accepted in every language too.
terminal-yes = sí
terminal-no = no
terminal-welcome = Escribe help para ver los comandos, quit para salir.
terminal-commands = Comandos: { $list }.
terminal-line-too-long = Esa línea es demasiado larga.
terminal-unknown = «{ $text }» no es ni un comando ni una jugada. Escribe help para ver los comandos.
terminal-not-played = No puedes jugar { $mv }. { $why }.
terminal-no-move-from = Ninguna jugada posible empieza en { $cell }.
# The prompt after a game.
terminal-over = Fin
terminal-time-up = Se acabó el tiempo.

# A played move: "Cross" and "takes e5 and pushes it in at e1".
terminal-does = { $who } { $what }
terminal-would-play = { $who } en tu lugar jugaría { $mv }: { $what }.

# The board.
terminal-nowhere = en ninguna parte
terminal-legend-teams = Una letra es el asiento al que mira el punto de un cubo: n y s son cruces (equipo A); w y e, círculos (equipo B).
terminal-legend-hexxagon = r:e5 es una ficha roja en e5; w:e1, una blanca en e1.
terminal-legend-block = #### es un bloque.
terminal-board-on = El tablero se dibuja en cada turno.
terminal-board-off = El tablero no se dibuja.

# Answers to commands.
terminal-no-moves-yet = Aún no hay jugadas.
terminal-taken-back = Deshecho.
terminal-nothing-to-take-back = No hay nada que deshacer.
terminal-played-again = Rehecho.
terminal-nothing-to-play-again = No hay nada que rehacer.
terminal-no-hint = Aquí no hay pistas.
terminal-no-partners = Solo el juego por equipos tiene compañeros.
terminal-no-advice = { $name } no tiene ningún consejo.
terminal-partner-is-here = Tu compañero también está ante esta pantalla: pregúntale.
terminal-filed = Guardada con tus partidas terminadas.
terminal-exists = { $path } ya existe. Elige otro nombre.
terminal-asks-draw = { $name }, ¿aceptas el empate?
terminal-saved = Tu partida está guardada. Puedes reanudarla la próxima vez.
terminal-table-damaged = Una parte de la solución de Quixo está dañada y ya no se usa. Usa pushflip solve para resolverlo otra vez.

# Before a game.
terminal-unfinished = Tienes una partida sin terminar ({ $players }): { $game }.
terminal-go-on = ¿La reanudas?
terminal-put-away = Tu partida sin terminar se conserva con las guardadas.
terminal-which-game = ¿Qué juego?
terminal-who-plays = ¿Quién juega { $seats }? Para cada asiento escribe human o un nivel de la máquina: { $levels }. Sepáralos con comas.
terminal-players = ¿Jugadores?
terminal-change-options = ¿Cambiar las opciones: quién empieza, reloj, empates?
terminal-clock = Reloj: ¿none, 30/move o 600+5, en segundos?
terminal-players-needed = hacen falta { $wanted } jugadores, no { $found }
terminal-wrong-seats = { $variant } tiene { $wanted } asientos, no { $found }
terminal-wrong-names = { $names } nombres son demasiados para { $seats } asientos
terminal-wrong-perfect = perfect solo juega a Quixo para dos, después de pushflip solve
terminal-wrong-stuck = esta regla es de Hexxagon, no de { $variant }
terminal-wrong-consultation = en { $variant } no hay compañeros
terminal-wrong-first = en Hexxagon siempre empieza Rojo

# An online table.
terminal-play-link = Para jugar: { $link }
terminal-watch-link = Para mirar: { $link }
terminal-undo-if-agreed = Puedes deshacer jugadas si todos están de acuerdo.
terminal-no-undo = Las jugadas no se deshacen.
terminal-program = { $name }, un programa
terminal-seat-wins = victorias: { $count }
terminal-is-here = { $name } está aquí
terminal-not-heard-for = { $name } no responde desde hace { $seconds } s
terminal-not-heard = { $name } no responde.
terminal-alone = No hay nadie más aquí.
terminal-sits = { $name } se sienta como { $seat }.
terminal-sits-program = { $name } se sienta como { $seat }, con un programa.
terminal-begins = La partida empieza.
terminal-agrees = { $name } acepta.
terminal-gives-up = { $name } se rinde.
terminal-ends-pause = { $name } termina la pausa.
terminal-claims-win = { $name } reclama la victoria: { $seat } no está.
terminal-claims-draw = { $name } declara empate: { $seat } no está.
terminal-earlier =
    { $count ->
        [one] Antes ha habido { $count } suceso.
       *[other] Antes ha habido { $count } sucesos.
    }
terminal-answer = Escribe sí o no.
terminal-answer-guest = Escribe let in { $key } o keep out { $key }.
terminal-guest-left = { $key } ya no quiere entrar.
terminal-which-guest = Escribe { $command } y a quién te refieres: { $people }.
terminal-no-guest = Nadie quiere entrar.
terminal-that-is-you = Eso eres tú.
terminal-no-move-found = La máquina no encontró ninguna jugada.
terminal-kept-by-host = La partida queda guardada tal como está. Usa pushflip host para volver a abrirla.
terminal-kept-by-guest = La partida queda guardada tal como está. La misma invitación te trae de vuelta.
terminal-save-to-review = Guarda la partida con save FILE y luego revísala con pushflip --text FILE.
terminal-saved-anyway = De todos modos se guarda cada jugada. Da un nombre para escribir la partida en un archivo.
terminal-no-match = Aún no hay ninguna partida.
terminal-nothing-asked = Nadie te ha pedido nada.
terminal-no-seat = Todos los asientos están ocupados.
terminal-not-seated = No tienes asiento.
terminal-all-here = Están todos.
terminal-stopped = Detenido. Mesas conservadas: { $tables }, con una partida en curso: { $on }. Jugadas hechas: { $moves }.
terminal-left-table = Has dejado esta partida. Usa pushflip host --new para crear otra.
terminal-relay = Esta invitación usa el servidor de conexión { $relay }.
terminal-invitation = La invitación:
terminal-name-marks = Una letra de un nombre puede llevar dos acentos como máximo.

terminal-help =
    Una jugada       Quixo: la casilla del cubo, un guion y por dónde lo empujas: e5-e1
                     Por equipos, también el lado al que mira el punto: e5-e1.n
                     Hexxagon: un clon es su casilla: e14; un salto va de casilla a casilla: e13-e15
    board            Dibuja otra vez el tablero; una línea vacía hace lo mismo
    board off        Deja de dibujarlo en cada turno; board on lo dibuja de nuevo
    pieces           Dice dónde está todo
    moves [CASILLA]  Muestra las jugadas posibles, o las que empiezan en una casilla
    undo, redo       Deshace tu última jugada y la respuesta de la máquina; la rehace
    hint             Qué jugaría la máquina, y por qué
    partner          Por equipos, pregunta a un compañero máquina qué jugaría
    review           Lo buena que fue cada jugada, y qué habría sido mejor
    record           La partida como texto
    position         La posición como texto
    save [FILE]      Cada jugada se guarda siempre; con un nombre, escribe la partida en un archivo nuevo
    open FILE        Reanuda una partida guardada; la actual se conserva
    draw             Ofrece empate
    resign           Rendirse
    rematch          Los mismos jugadores con los bandos cambiados
    new              Otra partida; la actual se conserva
    quit             Salir; puedes reanudar una partida sin terminar la próxima vez

terminal-help-online =
    Una jugada       Como en cualquier partida: e5-e1, e14, e13-e15
    board, pieces, moves [CASILLA], record, position, save FILE, review: como en cualquier partida
    undo             Pide deshacer tu última jugada
    draw             Ofrece empate
    rematch          Pide otra partida con los bandos cambiados
    pause            Pide una pausa del reloj; resume la termina
    sí, no           Responde a una pregunta
    resign           Rendirse
    claim win, claim draw   Termina una partida cuando alguien falta demasiado tiempo
    sit [ASIENTO]    Sentarse en un asiento libre; up lo deja
    say FRASE        { $phrases }
    who              Quién está aquí
    quit             Salir; la partida se conserva: la misma invitación trae de vuelta a un invitado, y pushflip host a su anfitrión
    Para el anfitrión:
    invite           Las invitaciones, para jugar y para mirar
    let in [CLAVE]   Deja entrar a quien lo pide; keep out lo rechaza
    computer ASIENTO NIVEL   Da un asiento libre a la máquina
    free ASIENTO     Libera el asiento de alguien que no está
    close            Cierra la partida para siempre
