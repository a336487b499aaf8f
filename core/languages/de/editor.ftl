# The position editor. Two buttons share the width of the panel: short words.
editor-pause = Stellung bearbeiten
editor-heading = Stellungseditor
editor-quixo = Quixo
editor-teams = Im Team
editor-hexxagon = Hexxagon
editor-open = Ohne Blöcke
editor-place = Aufs Brett setzen
editor-blank = Neutral
editor-empty = Leer
editor-to-move = Am Zug
editor-ply = Zugnummer
editor-quiet = 100-Züge-Zähler
editor-less = weniger
editor-more = mehr
editor-first = Grundstellung
editor-clear = Leeren
editor-turn = Drehen
editor-mirror = Spiegeln
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-text = Als Text
editor-wrong = Diese Stellung ist ungültig: { $reason }.
editor-playable = { $count ->
    [one] { $seat } am Zug: ein möglicher Zug.
   *[other] { $seat } am Zug: { $count } mögliche Züge.
}
editor-over = Partie beendet. { $winner }. { $reason }
editor-no-pieces = Setze zuerst Steine aufs Brett.
editor-doubt-ply = Die Zugnummer muss hier mindestens { $count } sein.
editor-doubt-quiet = { $count ->
    [one] Der 100-Züge-Zähler darf hier höchstens { $count } sein.
   *[other] Der 100-Züge-Zähler darf hier höchstens { $count } sein.
}
editor-play = Ab hier spielen
editor-analyse = Analysieren
editor-copy = Kopieren
editor-paste = Einfügen
editor-back = Zurück
editor-who = Wer spielt?
editor-weaker = Schwächer
editor-stronger = Stärker
editor-start = Starten
