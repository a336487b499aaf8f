# Names and words that several screens share.

# The game's name, the same in every language.
pushflip = Pushflip

common-human = Jucător
common-close = Închide
common-how-to-play = Reguli
common-settings = Setări
common-quit = Ieșire
common-today = astăzi, { $time }
common-yesterday = ieri
common-days-ago =
    { $days ->
        [one] acum { $days } zi
        [few] acum { $days } zile
       *[other] acum { $days } de zile
    }
common-date = { $day }.{ $month }.{ $year }

# The games.
common-variant-quixo = Quixo
common-variant-quixo-teams = Quixo pe echipe
common-variant-hexxagon = Hexxagon
common-variant-hexxagon-open = Hexxagon fără blocuri

# The seats and what they play with.
common-seat-cross = X
common-seat-circle = O
common-seat-south = Sud
common-seat-west = Vest
common-seat-north = Nord
common-seat-east = Est
common-seat-red = Roșu
common-seat-white = Alb
common-team-a = Echipa A
common-team-b = Echipa B

# The levels of the computer, weakest first.
common-level-first-game = Debutant
common-level-beginner = Începător
common-level-casual = Amator
common-level-regular = Cunoscător
common-level-club = Jucător de club
common-level-tournament = Concurent
common-level-expert = Expert
common-level-master = Maestru
common-level-perfect = Infailibil

# Clocks: "3 min + 2 s", "15 s per move".
common-clock-none = Fără
common-clock-per-move = { $time } pe mutare
common-minutes = { $count } min
common-seconds = { $count } s
common-hours = { $count } h
common-days-short = { $count } z
common-days =
    { $count ->
        [one] { $count } zi
        [few] { $count } zile
       *[other] { $count } de zile
    }

# A move in words: the predicate of a sentence about the player.
common-pushes = ia cubul de pe { $from } și îl împinge la { $to }
common-clones = clonează pe { $to }
common-jumps = sare de pe { $from } pe { $to }

# Hexxagon, when a side cannot move.
common-stuck-passes = Pasează
common-stuck-ends = Numără piesele
common-stuck-fills = Căsuțe adversarului

# What could not be read or written; the file and the reason follow.
common-left-broken = Ultima ta partidă nu a putut fi deschisă sau salvată. { $why }
common-put-away = Partida ta neterminată ({ $variant }) este la „Partidele mele”.
common-not-saved = O partidă nu e salvată. { $why }
common-settings-not-read = Setările tale nu au putut fi citite, așa că se folosesc cele implicite. { $why }
common-settings-not-saved = Setările tale nu sunt salvate. { $why }
common-not-kept = Nu e salvat. { $why }
common-kept-not-read = Datele salvate nu au putut fi citite. { $why }
