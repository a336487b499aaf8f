# The new game form.

setup-heading = Nueva partida
setup-back = Atrás
setup-start = Empezar
setup-name = Nombre (opcional)
setup-rated = Esta partida cuenta para tu puntuación si no pides pistas ni deshaces jugadas.
setup-more = Más opciones
setup-starts = Quién empieza
setup-stuck = Sin jugadas
setup-clock = Reloj
# Additional cubes or pieces for one side: none, or one to three.
setup-ahead =
    { $you ->
        [yes] Tu ventaja
       *[no] Ventaja: { $seat }
    }
setup-ahead-none = Ninguna
setup-ahead-quixo =
    { $count ->
        [one] +{ $count } cubo
       *[other] +{ $count } cubos
    }
setup-ahead-hexxagon =
    { $count ->
        [one] +{ $count } ficha
       *[other] +{ $count } fichas
    }
setup-ahead-quixo-tip = Cubos extra al empezar. No puntúa.
setup-ahead-hexxagon-tip = Fichas extra al empezar. No puntúa.
# The number of takebacks: any number, 3, 1 or 0.
setup-takebacks = Deshacer
setup-takebacks-any = Sin límite
setup-takebacks-tip = Cuántas jugadas se pueden deshacer en esta partida.
# The share of your time that your opponents get: the same, 1/2, 1/5 or 1/10.
setup-odds = Tiempo rival
setup-odds-same = Igual
setup-odds-tip = La parte de tu tiempo para tus rivales, o para la segunda de dos personas. No puntúa.
# A custom clock, and the words beside its two sliders: “10 min per player”.
setup-clock-own = A medida
setup-clock-own-total = { $time } por jugador
setup-clock-own-move = + { $time } por jugada
# The tooltip of a level and the line beside its seat: "Pip · Newcomer: misses its own…".
setup-level = { $level }: { $habit }
# On a button that gives the computers such a level.
setup-like-you = Cerca de tu nivel: { $rung } · { $level }
# A button that opens the menu of the tables of perfect play.
setup-perfect = Añadir al Infalible…
setup-perfect-tip = Tu dispositivo calcula una vez todas las posiciones de Quixo: unos diez minutos y 1,7 GB de disco. Después puedes jugar contra un rival que nunca se equivoca.

setup-about-quixo = Pon cinco de tus cubos en línea.
setup-about-quixo-teams = Dos contra dos. El punto de un cubo dice quién puede tomarlo.
setup-about-hexxagon = Clona tus fichas y voltea las de tu rival.
setup-about-hexxagon-open = Hexxagon con las 61 casillas, sin bloques.
setup-quiet-quixo = Empate tras 100 jugadas
setup-quiet-hexxagon = Empate tras 100 jugadas

setup-stuck-passes-tip = El otro bando sigue jugando.
setup-stuck-ends-tip = La partida acaba y se cuentan las fichas del tablero.
setup-stuck-fills-tip = La partida acaba y el otro bando recibe las casillas vacías.

setup-repetition = Empate por repetición
setup-repetition-tip = Empate cuando una posición se da tres veces con el mismo turno.
setup-quiet-quixo-tip = Empate tras 100 jugadas (de ambos bandos) sin tomar un cubo neutro.
setup-quiet-hexxagon-tip = Empate tras 100 jugadas (de ambos bandos) sin clonar ni voltear.
setup-random = Bandos al azar
setup-random-tip = Los bandos se sortean al empezar la partida.
setup-consultation = Pistas de tu compañero
setup-consultation-tip = Sí: la pista es la jugada de tu compañero. No: sin pistas en esta partida.
