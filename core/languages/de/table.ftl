# Beside the board: the panel, its words, and the notices.

table-undo = Zug zurücknehmen
table-undo-left = Zug zurücknehmen: noch { $count }-mal
table-redo = Zug wiederholen
table-ask-hint = Tipp
table-view = Ansicht wechseln
table-menu = Menü
table-no-undo = Mit Uhr keine Zugrücknahme
table-end-is-final = Aufgabe, vereinbartes Remis und Zeitablauf sind endgültig
table-no-takebacks = Keine Zugrücknahme in dieser Partie
table-takebacks-used = Keine Zugrücknahme mehr übrig
table-no-hint = Keine Tipps: Partner dürfen sich hier nicht beraten
table-unrated = Eine Partie mit Tipps oder Zugrücknahmen ändert deine Wertungszahl nicht.
table-first = Anfangsstellung
table-previous = Vorheriger Zug
table-next = Nächster Zug
table-last = Zurück zur Partie
table-to-game = Zurück zur Partie
table-to-result = Ergebnis

table-thinking = denkt nach…
# Under a computer's name: the seat.
table-computer = { $seat }, Computer
# Under the name of the player's partner.
table-partner = { $seat }, dein Partner
# Above the seats of each team.
table-your-team = Dein Team
table-opponents = Gegner
table-first-position = Anfangsstellung
table-after-ply = Zug { $ply } von { $all }
table-hint = Tipp: { $mv } – { $why }.
table-hint-where = Tipp: Beginne bei { $cell }. Der beste Zug von dort { $why }. Frage noch einmal, um den Zug zu sehen.
table-passes =
    { $you ->
        [yes] Du kannst nicht ziehen und musst passen.
       *[other] { $seat } kann nicht ziehen und muss passen.
    }
table-camera-free = Kamera entsperrt
table-camera-locked = Kamera gesperrt

# Who won.
table-draw = Remis
table-wins = { $name } gewinnt
table-you-win = Gewonnen
table-you-lose = Verloren
table-your-team-wins = Dein Team gewinnt
table-your-team-loses = Dein Team verliert
table-team-a-wins = Team A (Kreuze) gewinnt
table-team-b-wins = Team B (Kreise) gewinnt
# Hexxagon’s pieces, and the score of the game: the difference.
table-score =
    { $points ->
        [one] { $pieces } ({ $points } Punkt)
       *[other] { $pieces } ({ $points } Punkte)
    }

# Why the game is over: after "Cross wins:", or by itself with a capital.
table-reason-line =
    { $you ->
        [won] du hast fünf in einer Reihe
        [lost] dein Gegner hat fünf in einer Reihe
       *[other] fünf in einer Reihe
    }
table-reason-opponent-line =
    { $you ->
        [won] dein Gegner hat selbst deine Reihe vollendet
        [lost] du hast selbst die Reihe deines Gegners vollendet
       *[other] { $winner ->
            [first] Kreis hat selbst die Reihe der Kreuze vollendet
           *[second] Kreuz hat selbst die Reihe der Kreise vollendet
        }
    }
table-reason-all-passed = alle vier Spieler haben in Folge gepasst
table-reason-full = das Brett ist voll
table-reason-nobody-moves = keine Seite kann ziehen
table-reason-stuck = kein möglicher Zug
table-reason-wiped-out =
    { $you ->
        [won] dein Gegner hat keine Steine mehr
        [lost] du hast keine Steine mehr
       *[other] die andere Seite hat keine Steine mehr
    }
table-reason-repetition = dieselbe Stellung kam dreimal vor
table-reason-quiet = 100 Züge lang kein neutraler Würfel genommen
table-reason-quiet-hexxagon = 100 Züge ohne Klon oder Umdrehen
table-reason-agreed = durch Einigung
table-reason-resigned =
    { $you ->
        [won] dein Gegner hat aufgegeben
        [lost] du hast aufgegeben
       *[other] die andere Seite hat aufgegeben
    }
table-reason-out-of-time =
    { $you ->
        [won] die Zeit deines Gegners ist abgelaufen
        [lost] deine Zeit ist abgelaufen
       *[other] die Zeit der anderen Seite ist abgelaufen
    }
table-reason-named-resigned = { $name } hat aufgegeben
table-reason-named-out-of-time = { $name } hat keine Zeit mehr

# Why a move is good, or what is wrong with it; the move is the subject: "e5-e1 – wins at once".
table-why-wins-at-once = gewinnt sofort
table-why-wins-within =
    { $moves ->
        [one] gewinnt in { $moves } Zug, egal was folgt
       *[other] gewinnt in { $moves } Zügen, egal was folgt
    }
table-why-forces-win = erzwingt den Sieg
table-why-stops-line =
    verhindert eine Fünferreihe { $kind ->
        [row] in Zeile { $at }
        [column] in Spalte { $at }
        [rising] auf der Diagonale a1–e5
       *[falling] auf der Diagonale a5–e1
    }
table-why-avoids-losing = verhindert eine sofortige Niederlage
table-why-holds-out = hält am längsten stand
table-why-turns =
    { $pieces ->
        [one] dreht { $pieces } Stein um
       *[other] dreht { $pieces } Steine um
    }
table-why-lines-up =
    { $cubes ->
        [one] reiht { $cubes } Würfel
       *[other] reiht { $cubes } Würfel
    } { $kind ->
        [row] in Zeile { $at } auf
        [column] in Spalte { $at } auf
        [rising] auf der Diagonale a1–e5 auf
       *[falling] auf der Diagonale a5–e1 auf
    }
table-why-stays-safe = bringt einen Stein, der nicht gleich umgedreht werden kann
table-why-keeps-most-options = lässt dir die meisten Möglichkeiten
table-why-looks-best = bietet die besten Chancen
table-why-draws = hält die Partie ausgeglichen
table-why-only-draws = führt nur zum Remis
table-why-loses-within =
    { $plies ->
        [1] verliert sofort
       *[other] { $moves ->
            [one] verliert in { $moves } Zug
           *[other] verliert in { $moves } Zügen
        }
    }
table-why-falls-short =
    ist { $worth } { $unit ->
        [cube] Würfel
       *[piece] Steine
    } schlechter als der beste Zug

# Why a move cannot be played.
# $cells: “named” in typed moves and files; otherwise the player points at the cell.
table-illegal-game-over = Die Partie ist beendet
table-illegal-match-over = Die Partie ist beendet
table-illegal-other-game = Das ist ein Zug aus einem anderen Spiel
table-illegal-not-on-border =
    { $cells ->
        [named] { $cell } liegt innen: Nur Randwürfel darfst du nehmen
       *[other] Dieser Würfel liegt innen: Nur Randwürfel darfst du nehmen
    }
table-illegal-back-to-own-cell = Der Würfel von { $cell } darf nicht direkt zurück
table-illegal-not-an-end = Der Würfel von { $from } kann nicht bei { $to } hinein
table-illegal-opponents-symbol =
    { $cells ->
        [named] { $cell } ist ein Würfel deines Gegners
       *[other] Das ist ein Würfel deines Gegners
    }
table-illegal-other-teams-symbol =
    { $cells ->
        [named] { $cell } ist ein Würfel des anderen Teams
       *[other] Das ist ein Würfel des anderen Teams
    }
table-illegal-first-round =
    { $cells ->
        [named] { $cell } ist nicht neutral: In der ersten Runde nur neutrale Würfel
       *[other] Dieser Würfel ist nicht neutral: In der ersten Runde nur neutrale Würfel
    }
table-illegal-partners-dot =
    { $cells ->
        [named] { $cell } zeigt auf deinen Partner: Nur er darf ihn nehmen
       *[other] Dieser Würfel zeigt auf deinen Partner: Nur er darf ihn nehmen
    }
table-illegal-strange-dot =
    { $cells ->
        [named] Der Punkt muss auf { $own } oder { $partner } zeigen
       *[other] Der Punkt muss auf dich oder deinen Partner zeigen
    }
table-illegal-can-take = Passen geht nur, wenn du keinen Würfel nehmen kannst
table-illegal-can-move = Passen geht nur, wenn du nicht ziehen kannst
table-illegal-block =
    { $cells ->
        [named] { $cell } ist ein Block
       *[other] Dieses Feld ist ein Block
    }
table-illegal-not-empty =
    { $cells ->
        [named] { $cell } ist nicht leer
       *[other] Dieses Feld ist nicht leer
    }
table-illegal-no-own-piece = Du hast keinen Stein auf { $cell }
table-illegal-not-two-steps =
    { $cells ->
        [named] { $from } nach { $to } ist kein Sprung: Ein Sprung geht genau zwei Felder weit
       *[other] Zu weit: Ein Sprung geht genau zwei Felder weit
    }
table-illegal-no-way-out =
    { $cells ->
        [named] Der Stein auf { $cell } sitzt fest: kein leeres Feld erreichbar
       *[other] Dieser Stein sitzt fest: kein leeres Feld erreichbar
    }
table-illegal-no-neighbour =
    { $cells ->
        [named] Du hast keinen Stein neben { $cell }
       *[other] Du hast keinen Stein neben diesem Feld
    }
table-illegal-only-by-jump =
    { $cells ->
        [named] { $cell } ist zu weit zum Klonen: Wähle einen Stein und springe
       *[other] Dieses Feld ist zu weit zum Klonen: Wähle einen Stein und springe
    }

# A cube waits in its lane.
table-choose-dot =
    { $you ->
        [yes] Wer darf diesen Würfel später nehmen: du oder dein Partner?
       *[other] Wer darf diesen Würfel später nehmen? Wähle { $own } oder { $partner }.
    }

# The player wants to be asked before a move is played.
table-confirm = { $mv }: zum Bestätigen noch einmal wählen.
table-early = Vorauszug { $mv }. Klicke neben das Brett, um ihn abzubrechen.
table-early-gone = Vorauszug { $mv } verworfen: nicht mehr möglich.

# The score of several games between the same players: 2 – 1.
table-series = Partien: { $first } { $wins } – { $other } { $losses }
table-you = du
