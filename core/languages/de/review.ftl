# The review of a game.
review-open = Auswertung
review-first = Anfangsstellung
review-previous = Vorheriger Zug
review-run = Abspielen
review-next = Nächster Zug
review-last = Letzte Stellung
review-next-mistake = Nächster Fehler
review-analyse = Computeranalyse
review-analyse-tip = Zeigt auf dem Brett, wie gut jeder mögliche Zug ist, und listet die besten auf.
review-chances = Gewinnchancen
review-shares = Je größer der Anteil einer Seite, desto besser ihre Chancen.
review-graph = Gewinnchancen, Zug für Zug. Ein Klick führt zum Zug.
review-back = Zurück zur Partie
review-to-editor = Zum Editor
review-practise = Fehler üben
review-practise-later = Warte, bis alle Züge geprüft sind.
review-practise-none = Nur Fehler und Patzer lassen sich üben, und du hast keine gemacht.
review-practise-making = Aufgaben aus deinen Fehlern werden vorbereitet…
review-preparing = Vorbereitung…
review-show-best = Beste Variante zeigen
review-to-line = Zur Hauptvariante

review-grade-best = Bester Zug
review-grade-good = Gut
review-grade-inaccuracy = Ungenauigkeit
review-grade-mistake = Fehler
review-grade-blunder = Patzer
review-grade-tip = Stern: bester Zug. Ohne Zeichen: guter Zug. ?! Ungenauigkeit, ? Fehler, ?? Patzer: Der Zug senkt die Gewinnchancen etwas, deutlich oder stark.
review-verdict = { $mv }: { $grade }
review-count = { $grade }: { $plies }
review-inaccuracies =
    { $count ->
        [one] { $count } Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
review-mistakes =
    { $count ->
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }
review-blunders =
    { $count ->
        [one] { $count } Patzer
       *[other] { $count } Patzer
    }

review-first-position = Anfangsstellung
review-thinking = Zug wird geprüft …
review-checking = wird geprüft …
review-progress = Züge werden geprüft … { $done } von { $all }
review-not-yet = Züge werden nach Ende der Partie bewertet.
review-no-mistakes = Keine Fehler. Gut gespielt!
review-nothing-to-practise = Bei genauerem Hinsehen war hier kein Zug ein Fehler.
review-best-was-plain = Am besten war { $mv }.
review-best-was = Am besten war { $mv }: { $why }.
review-missed-win = { $mv } hätte sofort gewonnen.
# The opponent of the player who moved; $you: whether that is the only person who plays.
review-completes-line =
    { $you ->
        [yes] Dieser Zug vollendet deine Reihe. Am besten war { $mv }.
       *[other] Dieser Zug vollendet die Reihe des Gegners. Am besten war { $mv }.
    }
review-ends-lost =
    { $you ->
        [yes] Damit endet die Partie, und du gewinnst. Am besten war { $mv }.
       *[other] Damit endet die Partie, und der Gegner gewinnt. Am besten war { $mv }.
    }
review-lets-win =
    { $you ->
        [yes] Jetzt gewinnst du mit { $reply }. Am besten war { $mv }.
       *[other] Jetzt gewinnt der Gegner mit { $reply }. Am besten war { $mv }.
    }
review-allows =
    { $you ->
        [yes] Erlaubt dir { $reply }: { $why }. Am besten war { $mv }.
       *[other] Erlaubt dem Gegner { $reply }: { $why }. Am besten war { $mv }.
    }
review-allows-draw =
    { $you ->
        [yes] Jetzt kannst du ein Remis erzwingen. Am besten war { $mv }.
       *[other] Jetzt kann der Gegner ein Remis erzwingen. Am besten war { $mv }.
    }
review-allows-win =
    { $you ->
        [yes] Jetzt kannst du den Sieg erzwingen. Am besten war { $mv }.
       *[other] Jetzt kann der Gegner den Sieg erzwingen. Am besten war { $mv }.
    }
review-best-now =
    { $you ->
        [yes] Dein bester Zug jetzt (blau): { $mv }
       *[other] Bester Zug für { $name } jetzt (blau): { $mv }
    }
# The player who moved, and what the move has changed.
review-change =
    { $you ->
        [yes] Deine Chancen: { $before } → { $after }
       *[other] Chancen von { $name }: { $before } → { $after }
    }

# What a position or a move is worth; as short as it can be.
review-percent = { $chance } %
review-draw = remis
review-won = gewonnen
review-lost = verloren
review-wins = gewinnt
review-loses = verliert
review-wins-in = gewinnt in { $moves }
review-loses-in = verliert in { $moves }
review-tile-win = Sieg { $moves }
review-tile-loss = Verlust { $moves }
review-not-online = Nicht, solange deine Onlinepartie läuft.
# The explorer: results as +1 =2 −3 for wins, draws and losses.
review-own = Deine Partien: { $results }
review-own-none = Keine deiner Partien kam hierher.
review-not-exact = Exakte Werte gibt es, sobald Quixo gelöst ist.
review-ask-master = Was würde { $level } spielen?
review-master-plays = { $level } spielt { $mv }
