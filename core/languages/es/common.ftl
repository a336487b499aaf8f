# Names and words that several screens share.

# The game's name, the same in every language.
pushflip = Pushflip

common-human = Jugador
common-close = Cerrar
common-how-to-play = Reglas
common-settings = Ajustes
common-quit = Salir
common-today = hoy, { $time }
common-yesterday = ayer
common-days-ago =
    { $days ->
        [one] hace { $days } día
       *[other] hace { $days } días
    }
common-date = { $day }/{ $month }/{ $year }

# The games.
common-variant-quixo = Quixo
common-variant-quixo-teams = Quixo por equipos
common-variant-hexxagon = Hexxagon
common-variant-hexxagon-open = Hexxagon sin bloques

# The seats and what they play with.
common-seat-cross = Cruz
common-seat-circle = Círculo
common-seat-south = Sur
common-seat-west = Oeste
common-seat-north = Norte
common-seat-east = Este
common-seat-red = Rojo
common-seat-white = Blanco
common-team-a = Equipo A
common-team-b = Equipo B

# The levels of the computer, weakest first.
common-level-first-game = Novato
common-level-beginner = Principiante
common-level-casual = Aficionado
common-level-regular = Veterano
common-level-club = Jugador de club
common-level-tournament = Aspirante
common-level-expert = Experto
common-level-master = Maestro
common-level-perfect = Infalible

# Clocks: "3 min + 2 s", "15 s per move".
common-clock-none = Ninguno
common-clock-per-move = { $time } por jugada
common-minutes = { $count } min
common-seconds = { $count } s
common-hours = { $count } h
common-days-short = { $count } d
common-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }

# A move in words: the predicate of a sentence about the player.
common-pushes = toma { $from } y lo empuja por { $to }
common-clones = clona en { $to }
common-jumps = salta de { $from } a { $to }

# Hexxagon, when a side cannot move.
common-stuck-passes = Pasa
common-stuck-ends = Contar fichas
common-stuck-fills = Casillas al rival

# What could not be read or written; the file and the reason follow.
common-left-broken = No se pudo abrir o guardar tu última partida. { $why }
common-put-away = Tu partida sin terminar ({ $variant }) está en «Mis partidas».
common-not-saved = Hay una partida sin guardar. { $why }
common-settings-not-read = No se pudieron leer tus ajustes: se usan los predeterminados. { $why }
common-settings-not-saved = Tus ajustes no se guardan. { $why }
common-not-kept = Esto no se guarda. { $why }
common-kept-not-read = No se pudieron leer los datos guardados. { $why }
