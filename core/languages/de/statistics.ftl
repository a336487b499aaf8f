# Results of finished games by game and level.

statistics-heading = Statistik
statistics-counting = Wird gezählt…
statistics-nowhere = Keine Statistik: Hier lassen sich keine Partien speichern.
statistics-empty = Noch keine beendeten Partien. Spiele eine, und sie erscheint hier.
statistics-empty-game = Du hast noch keine Partie dieser Art beendet.

# What the marks mean; the numbers stand in this order: 5 – 1 – 3.
statistics-won = gewonnen
statistics-drawn = remis
statistics-lost = verloren

# The rating, by how much it may be off, and the level nearest to it.
statistics-strength = Deine Wertungszahl
statistics-strength-about = { $rating } ± { $margin } · etwa Stufe { $rung }, { $level }
statistics-strength-how = Beende Partien gegen { common-level-first-game } bis { common-level-master } ohne Zugrücknahmen und Tipps, um eine Wertungszahl zu bekommen.

# The chart, and how many games it shows.
statistics-balance = Siege minus Niederlagen
statistics-balance-soon = Die Kurve erscheint nach deiner dritten Partie.
statistics-games =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }

# Against a level.
statistics-average =
    { $plies ->
        [one] { $plies } Zug im Schnitt
       *[other] { $plies } Züge im Schnitt
    }
# In Hexxagon: points won less points lost, with a sign; between people those of both sides.
statistics-points = Punkte: { $points }
statistics-streak = Beste Siegesserie: { $count }
# Before the marks of the last games.
statistics-form =
    { $count ->
        [one] Letzte:
       *[other] Letzte { $count }:
    }

# Games without a computer; the sides' wins stand between the two.
statistics-people =
    { $count ->
        [one] { $count } Partie unter Menschen
       *[other] { $count } Partien unter Menschen
    }
statistics-people-drawn = Remis: { $count }

# Below the results.
statistics-unreadable =
    { $count ->
        [one] { $count } Partie ist nicht lesbar und zählt nicht mit.
       *[other] { $count } Partien sind nicht lesbar und zählen nicht mit.
    }
statistics-since = Gezählt seit { $date }.

statistics-export = Export
statistics-exported = Statistik gespeichert als { $path }.
statistics-reset = Zurücksetzen
statistics-reset-sure = Sicher? Nochmal klicken
statistics-reset-done = Statistik zurückgesetzt. Deine Partien bleiben gespeichert.
