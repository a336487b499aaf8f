# Beside the board: the panel, its words, and the notices.

table-undo = Deshacer jugada
table-undo-left = Deshacer jugada: { $count } más
table-redo = Rehacer jugada
table-ask-hint = Pista
table-view = Cambiar vista
table-menu = Menú
table-no-undo = Con reloj no se pueden deshacer jugadas
table-end-is-final = Rendirse, acordar empate o perder por tiempo es definitivo
table-no-takebacks = En esta partida no se pueden deshacer jugadas
table-takebacks-used = Ya no puedes deshacer más jugadas
table-no-hint = Sin pistas: en esta partida no se consulta al compañero
table-unrated = Una partida con pistas o jugadas deshechas no cambia tu puntuación.
table-first = Posición inicial
table-previous = Jugada anterior
table-next = Jugada siguiente
table-last = Volver a la partida
table-to-game = Volver a la partida
table-to-result = Resultado

table-thinking = pensando…
# Under a computer's name: the seat.
table-computer = { $seat }, máquina
# Under the name of the player's partner.
table-partner = { $seat }, tu compañero
# Above the seats of each team.
table-your-team = Tu equipo
table-opponents = Rivales
table-first-position = Posición inicial
table-after-ply = Jugada { $ply } de { $all }
table-hint = Pista: { $mv } – { $why }.
table-hint-where = Pista: empieza en { $cell }. La mejor jugada desde ahí { $why }. Pide otra pista para ver la jugada.
table-passes =
    { $you ->
        [yes] No puedes mover y tienes que pasar.
       *[other] { $seat } no puede mover y tiene que pasar.
    }
table-camera-free = Cámara desbloqueada
table-camera-locked = Cámara bloqueada

# Who won.
table-draw = Empate
table-wins = Gana { $name }
table-you-win = Has ganado
table-you-lose = Has perdido
table-your-team-wins = Gana tu equipo
table-your-team-loses = Pierde tu equipo
table-team-a-wins = Gana el equipo A (cruces)
table-team-b-wins = Gana el equipo B (círculos)
# Hexxagon’s pieces, and the score of the game: the difference.
table-score =
    { $points ->
        [one] { $pieces } ({ $points } punto)
       *[other] { $pieces } ({ $points } puntos)
    }

# Why the game is over: after "Cross wins:", or by itself with a capital.
table-reason-line =
    { $you ->
        [won] tienes cinco en línea
        [lost] tu rival tiene cinco en línea
       *[other] cinco en línea
    }
table-reason-opponent-line =
    { $you ->
        [won] la propia jugada de tu rival ha completado tu línea
        [lost] tu propia jugada ha completado la línea de tu rival
       *[other] { $winner ->
            [first] los círculos han completado con su propia jugada la línea de cruces
           *[second] las cruces han completado con su propia jugada la línea de círculos
        }
    }
table-reason-all-passed = los cuatro jugadores han pasado seguidos
table-reason-full = el tablero está lleno
table-reason-nobody-moves = ningún bando puede mover
table-reason-stuck = no hay jugadas posibles
table-reason-wiped-out =
    { $you ->
        [won] tu rival se ha quedado sin fichas
        [lost] te has quedado sin fichas
       *[other] el otro bando se ha quedado sin fichas
    }
table-reason-repetition = la misma posición se ha dado tres veces
table-reason-quiet = 100 jugadas sin tomar un cubo neutro
table-reason-quiet-hexxagon = 100 jugadas sin clonar ni voltear
table-reason-agreed = de común acuerdo
table-reason-resigned =
    { $you ->
        [won] tu rival se ha rendido
        [lost] te has rendido
       *[other] el otro bando se ha rendido
    }
table-reason-out-of-time =
    { $you ->
        [won] tu rival se ha quedado sin tiempo
        [lost] te has quedado sin tiempo
       *[other] el otro bando se ha quedado sin tiempo
    }
table-reason-named-resigned = { $name } se rinde
table-reason-named-out-of-time = { $name } se queda sin tiempo

# Why a move is good, or what is wrong with it; the move is the subject: "e5-e1 – wins at once".
table-why-wins-at-once = gana en el acto
table-why-wins-within =
    { $moves ->
        [one] gana en { $moves } jugada, sea cual sea la respuesta
       *[other] gana en { $moves } jugadas, sea cual sea la respuesta
    }
table-why-forces-win = fuerza la victoria
table-why-stops-line =
    impide cinco en línea { $kind ->
        [row] en la fila { $at }
        [column] en la columna { $at }
        [rising] en la diagonal a1–e5
       *[falling] en la diagonal a5–e1
    }
table-why-avoids-losing = evita una derrota inmediata
table-why-holds-out = es la que más resiste
table-why-turns =
    { $pieces ->
        [one] voltea { $pieces } ficha
       *[other] voltea { $pieces } fichas
    }
table-why-lines-up =
    { $cubes ->
        [one] alinea { $cubes } cubo
       *[other] alinea { $cubes } cubos
    } { $kind ->
        [row] en la fila { $at }
        [column] en la columna { $at }
        [rising] en la diagonal a1–e5
       *[falling] en la diagonal a5–e1
    }
table-why-stays-safe = añade una ficha que no se podrá voltear en la próxima jugada
table-why-keeps-most-options = conserva más opciones
table-why-looks-best = da las mejores opciones de ganar
table-why-draws = mantiene la partida igualada
table-why-only-draws = solo lleva al empate
table-why-loses-within =
    { $plies ->
        [1] pierde en el acto
       *[other] { $moves ->
            [one] pierde en { $moves } jugada
           *[other] pierde en { $moves } jugadas
        }
    }
table-why-falls-short =
    es { $worth } { $unit ->
        [cube] cubos
       *[piece] fichas
    } peor que la mejor jugada

# Why a move cannot be played.
# $cells: “named” in typed moves and files; otherwise the player points at the cell.
table-illegal-game-over = La partida ha terminado
table-illegal-match-over = La partida ha terminado
table-illegal-other-game = Esa jugada es de otro juego
table-illegal-not-on-border =
    { $cells ->
        [named] { $cell } está dentro: solo se toman cubos del borde
       *[other] Este cubo está dentro: solo se toman cubos del borde
    }
table-illegal-back-to-own-cell = El cubo de { $cell } no puede volver a su lugar
table-illegal-not-an-end = El cubo de { $from } no puede entrar por { $to }
table-illegal-opponents-symbol =
    { $cells ->
        [named] { $cell } es un cubo de tu rival
       *[other] Este cubo es de tu rival
    }
table-illegal-other-teams-symbol =
    { $cells ->
        [named] { $cell } es un cubo del otro equipo
       *[other] Este cubo es del otro equipo
    }
table-illegal-first-round =
    { $cells ->
        [named] { $cell } no es neutro: en la primera ronda, solo cubos neutros
       *[other] Este cubo no es neutro: en la primera ronda, solo cubos neutros
    }
table-illegal-partners-dot =
    { $cells ->
        [named] { $cell } mira a tu compañero: ese cubo es suyo
       *[other] Este cubo mira a tu compañero: es suyo
    }
table-illegal-strange-dot =
    { $cells ->
        [named] El punto debe mirar a { $own } o a { $partner }
       *[other] El punto debe mirar hacia ti o hacia tu compañero
    }
table-illegal-can-take = Solo puedes pasar si no puedes tomar un cubo
table-illegal-can-move = Solo puedes pasar si no puedes mover
table-illegal-block =
    { $cells ->
        [named] { $cell } es un bloque
       *[other] Esta casilla es un bloque
    }
table-illegal-not-empty =
    { $cells ->
        [named] { $cell } no está vacía
       *[other] Esta casilla no está vacía
    }
table-illegal-no-own-piece = No tienes ninguna ficha en { $cell }
table-illegal-not-two-steps =
    { $cells ->
        [named] De { $from } a { $to } no es un salto: un salto es de dos casillas
       *[other] Demasiado lejos: un salto es de dos casillas
    }
table-illegal-no-way-out =
    { $cells ->
        [named] La ficha de { $cell } está bloqueada: no alcanza casillas vacías
       *[other] Esta ficha está bloqueada: no alcanza casillas vacías
    }
table-illegal-no-neighbour =
    { $cells ->
        [named] No tienes ninguna ficha junto a { $cell }
       *[other] No tienes ninguna ficha junto a esta casilla
    }
table-illegal-only-by-jump =
    { $cells ->
        [named] { $cell } está lejos para clonar: elige una ficha y salta
       *[other] Esta casilla está lejos para clonar: elige una ficha y salta
    }

# A cube waits in its lane.
table-choose-dot =
    { $you ->
        [yes] ¿Quién podrá tomar luego este cubo: tú o tu compañero?
       *[other] ¿Quién podrá tomar luego este cubo? Elige { $own } o { $partner }.
    }

# The player wants to be asked before a move is played.
table-confirm = { $mv }: elígela otra vez para jugarla.
table-early = Premovimiento { $mv }. Clic fuera del tablero para cancelar.
table-early-gone = Premovimiento { $mv } cancelado: ya no es posible.

# The score of several games between the same players: 2 – 1.
table-series = Partidas: { $first } { $wins } – { $other } { $losses }
table-you = tú
