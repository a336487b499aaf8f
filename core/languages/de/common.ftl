# Names and words that several screens share.

# The game's name, the same in every language.
pushflip = Pushflip

common-human = Mensch
common-close = Schließen
common-how-to-play = Spielregeln
common-settings = Einstellungen
common-quit = Beenden
common-today = heute, { $time }
common-yesterday = gestern
common-days-ago =
    { $days ->
        [one] vor { $days } Tag
       *[other] vor { $days } Tagen
    }
common-date = { $day }.{ $month }.{ $year }

# The games.
common-variant-quixo = Quixo
common-variant-quixo-teams = Quixo im Team
common-variant-hexxagon = Hexxagon
common-variant-hexxagon-open = Hexxagon ohne Blöcke

# The seats and what they play with.
common-seat-cross = Kreuz
common-seat-circle = Kreis
common-seat-south = Süd
common-seat-west = West
common-seat-north = Nord
common-seat-east = Ost
common-seat-red = Rot
common-seat-white = Weiß
common-team-a = Team A
common-team-b = Team B

# The levels of the computer, weakest first.
common-level-first-game = Neuling
common-level-beginner = Anfänger
common-level-casual = Hobbyspieler
common-level-regular = Routinier
common-level-club = Vereinsspieler
common-level-tournament = Turnierspieler
common-level-expert = Experte
common-level-master = Meister
common-level-perfect = Perfekter Spieler

# Clocks: "3 min + 2 s", "15 s per move".
common-clock-none = Keine
common-clock-per-move = { $time } pro Zug
common-minutes = { $count } min
common-seconds = { $count } s
common-hours = { $count } h
common-days-short = { $count } T
common-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

# A move in words: the predicate of a sentence about the player.
common-pushes = nimmt { $from } und schiebt bei { $to } ein
common-clones = klont auf { $to }
common-jumps = springt von { $from } nach { $to }

# Hexxagon, when a side cannot move.
common-stuck-passes = Passen
common-stuck-ends = Steine zählen
common-stuck-fills = Rest an den Gegner

# What could not be read or written; the file and the reason follow.
common-left-broken = Deine letzte Partie ließ sich nicht öffnen oder speichern. { $why }
common-put-away = Deine offene Partie ({ $variant }) liegt unter „Meine Partien“.
common-not-saved = Eine Partie wird nicht gespeichert. { $why }
common-settings-not-read = Deine Einstellungen sind nicht lesbar, es gelten die Standardwerte. { $why }
common-settings-not-saved = Deine Einstellungen werden nicht gespeichert. { $why }
common-not-kept = Nicht gespeichert. { $why }
common-kept-not-read = Gespeicherte Daten sind nicht lesbar. { $why }
