# Names and words that several screens share.

# The game's name, the same in every language.
pushflip = Pushflip

common-human = Igralec
common-close = Zapri
common-how-to-play = Pravila
common-settings = Nastavitve
common-quit = Izhod
common-today = danes, { $time }
common-yesterday = včeraj
common-days-ago =
    { $days ->
        [one] pred { $days } dnem
        [two] pred { $days } dnevoma
        [few] pred { $days } dnevi
       *[other] pred { $days } dnevi
    }
common-date = { $day }. { $month }. { $year }

# The games.
common-variant-quixo = Quixo
common-variant-quixo-teams = Quixo v skupinah
common-variant-hexxagon = Hexxagon
common-variant-hexxagon-open = Hexxagon brez blokov

# The seats and what they play with.
common-seat-cross = Križec
common-seat-circle = Krožec
common-seat-south = Jug
common-seat-west = Zahod
common-seat-north = Sever
common-seat-east = Vzhod
common-seat-red = Rdeči
common-seat-white = Beli
common-team-a = Skupina A
common-team-b = Skupina B

# The levels of the computer, weakest first.
common-level-first-game = Novinec
common-level-beginner = Začetnik
common-level-casual = Ljubitelj
common-level-regular = Poznavalec
common-level-club = Član kluba
common-level-tournament = Tekmovalec
common-level-expert = Strokovnjak
common-level-master = Mojster
common-level-perfect = Nezmotljivi

# Clocks: "3 min + 2 s", "15 s per move".
common-clock-none = Brez
common-clock-per-move = { $time } na potezo
common-minutes = { $count } min
common-seconds = { $count } s
common-hours = { $count } h
common-days-short = { $count } d
common-days =
    { $count ->
        [one] { $count } dan
        [two] { $count } dneva
        [few] { $count } dni
       *[other] { $count } dni
    }

# A move in words: the predicate of a sentence about the player.
common-pushes = vzame { $from } in potisne na { $to }
common-clones = klonira na { $to }
common-jumps = skoči z { $from } na { $to }

# Hexxagon, when a side cannot move.
common-stuck-passes = Izpusti potezo
common-stuck-ends = Preštej ploščice
common-stuck-fills = Polja nasprotniku

# What could not be read or written; the file and the reason follow.
common-left-broken = Tvoje zadnje partije ni bilo mogoče odpreti ali shraniti. { $why }
common-put-away = Tvoja nedokončana partija ({ $variant }) je pod »Moje partije«.
common-not-saved = Partija ni shranjena. { $why }
common-settings-not-read = Tvojih nastavitev ni bilo mogoče prebrati, zato veljajo privzete. { $why }
common-settings-not-saved = Tvoje nastavitve niso shranjene. { $why }
common-not-kept = To ni shranjeno. { $why }
common-kept-not-read = Shranjenih podatkov ni bilo mogoče prebrati. { $why }
