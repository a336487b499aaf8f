# Puzzles: the list, the panel beside the board, what is said of a move.

puzzle-heading = Aufgaben
puzzle-solved-of = { $solved } von { $all } gelöst
puzzle-grade = Schwierigkeit { $grade } von { $hardest }
puzzle-close = Schließen
puzzle-next-unsolved = Nächste ungelöste
puzzle-next-number = Weiter: Aufgabe { $number }
puzzle-tile-new = { $task }
puzzle-tile-tried = Versucht. { $task }
puzzle-tile-solved = Gelöst. { $task }
puzzle-tile-helped = Gelöst, aber nicht im ersten Versuch. { $task }

# The daily puzzle. $days is a number of days, such as “3 days”.
puzzle-daily = Aufgabe des Tages
puzzle-daily-new = Jeden Tag eine neue Aufgabe.
puzzle-daily-week = Montags leicht, sonntags am schwersten.
puzzle-daily-keep = Löse sie, dann hält deine Serie: { $days }.
puzzle-daily-done = Heute gelöst. Serie: { $days }.
puzzle-daily-dot = Der Punkt zeigt, dass die heutige Aufgabe noch ungelöst ist.
puzzle-rating = Aufgaben-Wertung { $rating } ± { $margin }. Nur erste Versuche zählen.

puzzle-number = Aufgabe { $number }
puzzle-about = { $game }, Schwierigkeit { $grade } von { $hardest }
puzzle-side-cross = Kreuz
puzzle-side-circle = Kreis
puzzle-side-team-a = Team A
puzzle-side-team-b = Team B
puzzle-side-red = Rot
puzzle-side-white = Weiß
puzzle-to-move = { $side } am Zug
puzzle-task-win = { $moves ->
    [one] Gewinne mit diesem Zug.
   *[other] Gewinne in { $moves } Zügen.
}
# The same in Hexxagon, where to lead is not to win: the game has to end.
puzzle-task-end = { $moves ->
    [one] Beende die Partie mit diesem Zug und gewinne.
   *[other] Gewinne in { $moves } Zügen: Dann muss die Partie zu Ende sein.
}
puzzle-task-hold = Finde den einzigen Zug, der nicht verliert.
puzzle-judging = Wird geprüft…
puzzle-right = Richtig! Beste Verteidigung: { $reply }. Weiter so.
puzzle-solved = Gelöst!
puzzle-solved-again = Gelöst! Du siehst sie noch einmal, bevor sie als gelernt zählt.
puzzle-solved-hold = Gelöst! Jeder andere Zug verliert.
puzzle-line = Lösung: { $moves }.
puzzle-shown = Das war die Lösung. Jetzt versuche es selbst.
puzzle-wrong-line = Das vollendet die Reihe deines Gegners: Du verlierst.
puzzle-wrong-count = Damit endet die Partie und du hast weniger Steine: Du verlierst.
puzzle-wrong-draws = Damit endet die Partie remis.
puzzle-wrong-at-once = Noch nicht: Mit { $reply } gewinnt dein Gegner sofort.
puzzle-wrong-within = { $moves ->
    [one] Noch nicht: Mit { $reply } gewinnt dein Gegner sofort.
   *[other] Noch nicht: Nach { $reply } gewinnt dein Gegner in { $moves }.
}
puzzle-wrong-slow = { $moves ->
    [one] Noch nicht: Das gewinnt nicht.
   *[other] Zu langsam: Nach { $reply } kannst du nicht mehr in { $moves } gewinnen.
}
puzzle-hint-cube = Nimm den Würfel auf { $cell }.
puzzle-hint-clone = Klone auf { $cell }.
puzzle-hint-jump = Springe mit dem Stein auf { $cell }.
puzzle-hint = Tipp
puzzle-solution = Lösung zeigen
# The cost of a hint or the solution, before the player asks for it: of a shipped puzzle, and of an own mistake.
puzzle-help-cost = Mit Hilfe gilt die Aufgabe nicht als im ersten Versuch gelöst.
puzzle-help-cost-mistake = Mit Hilfe musst du die Aufgabe zweimal lösen.
puzzle-step = Nächster Zug
puzzle-again = Von vorn
puzzle-next = Nächste Aufgabe
puzzle-list = Alle Aufgaben
puzzle-to-review = Zurück zur Auswertung

puzzle-mistakes = Meine Fehler
puzzle-mistakes-left = { $left ->
    [0] Nichts zu üben
   *[other] Noch { $left } zu üben
}
puzzle-mistakes-learned = { $learned } gelernt
puzzle-mistakes-note = Fehler aus deinen Partien, als Aufgaben. Du fügst sie in der Auswertung mit „Fehler üben“ hinzu. Machst du denselben noch einmal, musst du ihn zweimal lösen.
puzzle-mistake = Aus meinen Fehlern
puzzle-tile-again = Wieder verfehlt. { $task }
puzzle-task-hold-within = { $moves ->
    [one] Verhindere, dass dein Gegner im nächsten Zug gewinnt.
   *[other] Verhindere, dass dein Gegner den Sieg in { $moves } Zügen erzwingt.
}
puzzle-task-better = Hier lief es schief. Finde einen besseren Zug.
puzzle-wrong-worse = Noch nicht: Nach { $reply } stehst du viel schlechter.
puzzle-wrong-worse-at-once = Noch nicht: Das gibt zu viel her.

# A run against the clock.
puzzle-run = Gegen die Uhr
puzzle-run-best = Gegen die Uhr · Rekord { $best }
puzzle-run-about = Löse in drei Minuten so viele Aufgaben, wie du kannst. Nach dem dritten Fehler ist Schluss.
puzzle-run-needs-game = Wähle zuerst oben ein Spiel.
puzzle-run-start = Die Uhr startet mit deinem ersten Zug.
puzzle-run-solved = Gelöst: { $solved }
puzzle-run-mistakes = Fehler: { $mistakes } von { $most }
puzzle-run-end = Beenden
puzzle-run-sure = Geh noch einmal zurück, um den Lauf zu beenden.
puzzle-run-result = { $solved ->
    [one] { $solved } Aufgabe gelöst
   *[other] { $solved } Aufgaben gelöst
}
puzzle-run-time-up = Die Zeit ist um!
puzzle-run-third = Das war der dritte Fehler.
puzzle-run-new-best = Dein neuer Rekord!
puzzle-run-your-best = Dein Rekord: { $best }
puzzle-run-again = Noch einmal

# Themes, in the filter of the list and after a puzzle is solved.
puzzle-theme = Thema
puzzle-theme-all = Alle
puzzle-theme-win-in-one = Gewinn in 1
puzzle-theme-win-in-two = Gewinn in 2
puzzle-theme-long-win = Gewinn in 3+
puzzle-theme-defence = Verteidigung
puzzle-theme-double-threat = Doppeldrohung
puzzle-theme-diagonal = Diagonale
puzzle-theme-block = Abblocken
puzzle-theme-big-capture = Großer Fang
puzzle-theme-jump = Sprung
puzzle-theme-blockade = Blockade
puzzle-theme-elimination = Auslöschung
puzzle-themes = Themen: { $themes }
