# Names and words that several screens share.

# The game's name, the same in every language.
pushflip = Pushflip

common-human = Giocatore
common-close = Chiudi
common-how-to-play = Regole
common-settings = Impostazioni
common-quit = Esci
common-today = oggi, { $time }
common-yesterday = ieri
common-days-ago =
    { $days ->
        [one] { $days } giorno fa
       *[other] { $days } giorni fa
    }
common-date = { $day }/{ $month }/{ $year }

# The games.
common-variant-quixo = Quixo
common-variant-quixo-teams = Quixo a squadre
common-variant-hexxagon = Hexxagon
common-variant-hexxagon-open = Hexxagon senza blocchi

# The seats and what they play with.
common-seat-cross = Croce
common-seat-circle = Cerchio
common-seat-south = Sud
common-seat-west = Ovest
common-seat-north = Nord
common-seat-east = Est
common-seat-red = Rosso
common-seat-white = Bianco
common-team-a = Squadra A
common-team-b = Squadra B

# The levels of the computer, weakest first.
common-level-first-game = Esordiente
common-level-beginner = Principiante
common-level-casual = Dilettante
common-level-regular = Appassionato
common-level-club = Giocatore di circolo
common-level-tournament = Torneista
common-level-expert = Esperto
common-level-master = Maestro
common-level-perfect = Infallibile

# Clocks: "3 min + 2 s", "15 s per move".
common-clock-none = Nessuno
common-clock-per-move = { $time } a mossa
common-minutes = { $count } min
common-seconds = { $count } s
common-hours = { $count } h
common-days-short = { $count } g
common-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }

# A move in words: the predicate of a sentence about the player.
common-pushes = prende { $from } e lo spinge in { $to }
common-clones = clona in { $to }
common-jumps = salta da { $from } a { $to }

# Hexxagon, when a side cannot move.
common-stuck-passes = Passa
common-stuck-ends = Conta le pedine
common-stuck-fills = Caselle all’avversario

# What could not be read or written; the file and the reason follow.
common-left-broken = Non è stato possibile aprire o salvare la tua ultima partita. { $why }
common-put-away = La tua partita non finita ({ $variant }) è in «Le mie partite».
common-not-saved = Una partita non è salvata. { $why }
common-settings-not-read = Impossibile leggere le tue impostazioni: valgono quelle predefinite. { $why }
common-settings-not-saved = Le tue impostazioni non sono salvate. { $why }
common-not-kept = Non è salvato. { $why }
common-kept-not-read = Impossibile leggere i dati salvati. { $why }
