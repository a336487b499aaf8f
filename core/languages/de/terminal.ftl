# The terminal game. Commands, names of levels and moves are the same in every language.

# The answers to a question; the English words are accepted in every language too.
terminal-yes = ja
terminal-no = nein
terminal-welcome = Tippe help für die Befehle, quit zum Beenden.
terminal-commands = Befehle: { $list }.
terminal-line-too-long = Diese Zeile ist zu lang.
terminal-unknown = „{ $text }“ ist weder ein Befehl noch ein Zug. Tippe help für die Befehle.
terminal-not-played = { $mv } ist nicht möglich. { $why }.
terminal-no-move-from = Auf { $cell } beginnt kein möglicher Zug.
# The prompt after a game.
terminal-over = Ende
terminal-time-up = Zeit abgelaufen.

# A played move: "Cross" and "takes e5 and pushes it in at e1".
terminal-does = { $who } { $what }
terminal-would-play = { $who } würde an deiner Stelle { $mv } spielen: { $what }.

# The board.
terminal-nowhere = nirgends
terminal-legend-teams = Der Buchstabe ist der Platz, auf den der Punkt eines Würfels zeigt: n und s sind Kreuze (Team A), w und e (Ost) Kreise (Team B).
terminal-legend-hexxagon = r:e5 ist ein roter Stein auf e5, w:e1 ein weißer auf e1.
terminal-legend-block = #### ist ein Block.
terminal-board-on = Das Brett wird in jedem Zug gezeichnet.
terminal-board-off = Das Brett wird nicht gezeichnet.

# Answers to commands.
terminal-no-moves-yet = Noch keine Züge.
terminal-taken-back = Zurückgenommen.
terminal-nothing-to-take-back = Es gibt nichts zurückzunehmen.
terminal-played-again = Wiederholt.
terminal-nothing-to-play-again = Es gibt nichts zu wiederholen.
terminal-no-hint = Hier gibt es keinen Tipp.
terminal-no-partners = Partner gibt es nur im Teamspiel.
terminal-no-advice = { $name } hat keinen Rat.
terminal-partner-is-here = Dein Partner sitzt auch an diesem Bildschirm: Frag einfach.
terminal-filed = Bei deinen beendeten Partien gespeichert.
terminal-exists = { $path } gibt es schon. Wähle einen anderen Namen.
terminal-asks-draw = { $name }, nimmst du das Remis an?
terminal-saved = Deine Partie ist gespeichert. Du kannst sie nächstes Mal fortsetzen.
terminal-table-damaged = Ein Teil der Quixo-Lösung ist beschädigt und wird nicht mehr benutzt. Löse Quixo neu mit pushflip solve.

# Before a game.
terminal-unfinished = Du hast eine offene Partie ({ $players }): { $game }.
terminal-go-on = Fortsetzen?
terminal-put-away = Deine offene Partie bleibt bei deinen gespeicherten Partien.
terminal-which-game = Welches Spiel?
terminal-who-plays = Wer spielt { $seats }? Tippe für jeden human oder eine Computerstufe: { $levels }. Trenne mit Kommas.
terminal-players = Spieler?
terminal-change-options = Optionen ändern: erster Zug, Bedenkzeit, Remis?
terminal-clock = Bedenkzeit: none, 30/move oder 600+5, in Sekunden?
terminal-players-needed = nötig sind { $wanted } Spieler, nicht { $found }
terminal-wrong-seats = { $variant } hat { $wanted } Plätze, nicht { $found }
terminal-wrong-names = { $names } Namen sind zu viele für { $seats } Plätze
terminal-wrong-perfect = perfect spielt nur Quixo zu zweit, nach pushflip solve
terminal-wrong-stuck = diese Regel ist für Hexxagon, nicht für { $variant }
terminal-wrong-consultation = in { $variant } gibt es keine Partner
terminal-wrong-first = in Hexxagon beginnt immer Rot

# An online table.
terminal-play-link = Zum Mitspielen: { $link }
terminal-watch-link = Zum Zuschauen: { $link }
terminal-undo-if-agreed = Züge kannst du zurücknehmen, wenn alle einverstanden sind.
terminal-no-undo = Keine Zugrücknahme.
terminal-program = { $name }, ein Programm
terminal-seat-wins = { $count } gewonnen
terminal-is-here = { $name } ist da
terminal-not-heard-for = { $name } antwortet seit { $seconds } s nicht
terminal-not-heard = { $name } antwortet nicht.
terminal-alone = Sonst ist niemand da.
terminal-sits = { $name } setzt sich auf den Platz { $seat }.
terminal-sits-program = { $name } setzt sich auf den Platz { $seat }, mit einem Programm.
terminal-begins = Die Partie beginnt.
terminal-agrees = { $name } nimmt an.
terminal-gives-up = { $name } gibt auf.
terminal-ends-pause = { $name } beendet die Pause.
terminal-claims-win = { $name } beansprucht den Sieg: { $seat } ist nicht da.
terminal-claims-draw = { $name } erklärt Remis: { $seat } ist nicht da.
terminal-earlier =
    { $count ->
        [one] Davor gab es { $count } Ereignis.
       *[other] Davor gab es { $count } Ereignisse.
    }
terminal-answer = Tippe ja oder nein.
terminal-answer-guest = Tippe let in { $key } oder keep out { $key }.
terminal-guest-left = { $key } möchte nicht mehr beitreten.
terminal-which-guest = Tippe { $command } und wen du meinst: { $people }.
terminal-no-guest = Niemand möchte beitreten.
terminal-that-is-you = Das bist du.
terminal-no-move-found = Der Computer hat keinen Zug gefunden.
terminal-kept-by-host = Die Partie ist gespeichert, wie sie ist. pushflip host öffnet sie wieder.
terminal-kept-by-guest = Die Partie ist gespeichert, wie sie ist. Dieselbe Einladung bringt dich zurück.
terminal-save-to-review = Speichere die Partie mit save DATEI, dann analysiere sie mit pushflip --text DATEI.
terminal-saved-anyway = Jeder Zug wird ohnehin gespeichert. Gib einen Namen an, um die Partie in eine Datei zu schreiben.
terminal-no-match = Es gibt noch keine Partie.
terminal-nothing-asked = Niemand hat dich etwas gefragt.
terminal-no-seat = Alle Plätze sind besetzt.
terminal-not-seated = Du hast keinen Platz.
terminal-all-here = Alle sind da.
terminal-stopped = Angehalten. Tische behalten: { $tables }, mit laufender Partie: { $on }. Gespielte Züge: { $moves }.
terminal-left-table = Du hast diese Partie verlassen. pushflip host --new erstellt eine neue.
terminal-relay = Diese Einladung nutzt den Verbindungsserver { $relay }.
terminal-invitation = Die Einladung:
terminal-name-marks = Ein Buchstabe eines Namens kann höchstens zwei Akzente haben.

terminal-help =
    Ein Zug        Quixo: das Feld des Würfels, Bindestrich, wo du ihn einschiebst: e5-e1
                   Im Team auch die Richtung, in die der Punkt zeigt: e5-e1.n
                   Hexxagon: ein Klon ist sein Feld: e14; ein Sprung geht von Feld zu Feld: e13-e15
    board          Das Brett neu zeichnen; eine leere Zeile tut dasselbe
    board off      Es nicht mehr in jedem Zug zeichnen; board on zeichnet es wieder
    pieces         Sagen, wo alles liegt
    moves [FELD]   Die möglichen Züge, oder die von einem Feld aus
    undo, redo     Deinen letzten Zug und die Antwort des Computers zurücknehmen; beide wiederholen
    hint           Was der Computer spielen würde, und warum
    partner        Im Team einen Computerpartner fragen, was er spielen würde
    review         Wie gut jeder Zug war, und was besser gewesen wäre
    record         Die Partie als Text
    position       Die Stellung als Text
    save [DATEI]   Jeder Zug wird ohnehin gespeichert; mit Namen: die Partie in eine neue Datei schreiben
    open DATEI     Eine gespeicherte Partie fortsetzen; die laufende bleibt erhalten
    draw           Remis anbieten
    resign         Aufgeben
    rematch        Dieselben Spieler mit vertauschten Seiten
    new            Eine andere Partie; die laufende bleibt erhalten
    quit           Beenden; eine offene Partie kannst du nächstes Mal fortsetzen

terminal-help-online =
    Ein Zug        Wie in jeder Partie: e5-e1, e14, e13-e15
    board, pieces, moves [FELD], record, position, save DATEI, review: wie in jeder Partie
    undo           Um Rücknahme deines letzten Zuges bitten
    draw           Remis anbieten
    rematch        Um eine weitere Partie mit vertauschten Seiten bitten
    pause          Um eine Pause der Uhr bitten; resume beendet sie
    ja, nein       Eine Frage beantworten
    resign         Aufgeben
    claim win, claim draw   Eine Partie beenden, wenn jemand zu lange weg ist
    sit [PLATZ]    Auf einen freien Platz setzen; up verlässt ihn
    say SATZ       { $phrases }
    who            Wer da ist
    quit           Beenden; die Partie bleibt: Zurück geht es mit derselben Einladung, zur eigenen Partie mit pushflip host
    In der eigenen Partie:
    invite         Die Einladungen, zum Mitspielen und zum Zuschauen
    let in [CODE]  Jemanden hereinlassen, der beitreten möchte; keep out weist ihn ab
    computer PLATZ STUFE   Einen freien Platz einem Computer geben
    free PLATZ     Den Platz von jemandem freigeben, der nicht da ist
    close          Die Partie endgültig schließen
