# The new game form.

setup-heading = Neue Partie
setup-back = Zurück
setup-start = Starten
setup-name = Name (optional)
setup-rated = Diese Partie zählt für deine Wertungszahl, wenn du ohne Tipps und Rücknahmen spielst.
setup-more = Weitere Optionen
setup-starts = Erster Zug
setup-stuck = Zug unmöglich
setup-clock = Bedenkzeit
# Additional cubes or pieces for one side: none, or one to three.
setup-ahead =
    { $you ->
        [yes] Dein Vorsprung
       *[no] Vorsprung: { $seat }
    }
setup-ahead-none = Keiner
setup-ahead-quixo =
    { $count ->
        [one] +{ $count } Würfel
       *[other] +{ $count } Würfel
    }
setup-ahead-hexxagon =
    { $count ->
        [one] +{ $count } Stein
       *[other] +{ $count } Steine
    }
setup-ahead-quixo-tip = Zusätzliche Würfel zu Beginn. Ohne Wertung.
setup-ahead-hexxagon-tip = Zusätzliche Steine zu Beginn. Ohne Wertung.
# The number of takebacks: any number, 3, 1 or 0.
setup-takebacks = Rücknahmen
setup-takebacks-any = Beliebig
setup-takebacks-tip = So viele Züge darf man in dieser Partie zurücknehmen.
# The share of your time that your opponents get: the same, 1/2, 1/5 or 1/10.
setup-odds = Zeit des Gegners
setup-odds-same = Gleich
setup-odds-tip = Der Teil deiner Bedenkzeit für deine Gegner; zu zweit für die zweite Seite. Ohne Wertung.
# A custom clock, and the words beside its two sliders: “10 min per player”.
setup-clock-own = Eigene
setup-clock-own-total = { $time } pro Spieler
setup-clock-own-move = + { $time } pro Zug
# The tooltip of a level and the line beside its seat: "Pip · Newcomer: misses its own…".
setup-level = { $level }: { $habit }
# On a button that gives the computers such a level.
setup-like-you = Etwa dein Niveau: { $rung } · { $level }
# A button that opens the menu of the tables of perfect play.
setup-perfect = Perfekten Gegner hinzufügen…
setup-perfect-tip = Dein Computer berechnet einmal alle Stellungen von Quixo: etwa zehn Minuten und 1,7 GB auf dem Datenträger. Danach kannst du gegen einen Gegner spielen, der nie einen Fehler macht.

setup-about-quixo = Bring fünf deiner Würfel in eine Reihe.
setup-about-quixo-teams = Zwei gegen zwei. Der Punkt zeigt, wer den Würfel nehmen darf.
setup-about-hexxagon = Klone deine Steine und drehe die deines Gegners um.
setup-about-hexxagon-open = Hexxagon auf allen 61 Feldern, ohne Blöcke.
setup-quiet-quixo = Remis nach 100 Zügen
setup-quiet-hexxagon = Remis nach 100 Zügen

setup-stuck-passes-tip = Die andere Seite spielt weiter.
setup-stuck-ends-tip = Die Partie endet und die Steine auf dem Brett werden gezählt.
setup-stuck-fills-tip = Die Partie endet und die andere Seite bekommt alle leeren Felder.

setup-repetition = Remis bei Wiederholung
setup-repetition-tip = Remis, wenn eine Stellung dreimal mit derselben Seite am Zug vorkommt.
setup-quiet-quixo-tip = Remis, wenn 100 Züge lang (beide Seiten) kein neutraler Würfel genommen wird.
setup-quiet-hexxagon-tip = Remis nach 100 Zügen (beide Seiten) ohne Klon oder Umdrehen.
setup-random = Seiten auslosen
setup-random-tip = Die Seiten werden beim Start der Partie ausgelost.
setup-consultation = Tipps vom Partner
setup-consultation-tip = An: Ein Tipp ist der Zug deines Partners. Aus: keine Tipps in dieser Partie.
