# The list of games, and records and positions as text.
records-pause = Speichern, kopieren…
records-heading = Meine Partien
records-this = Laufende Partie: { $players }
records-plies = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
records-unfinished = offen
records-goes-on = Noch offen. Du kannst sie fortsetzen.
records-unreadable = Diese Datei ist nicht lesbar
records-none = Noch keine Partien. Beendete Partien werden hier automatisch gespeichert.
records-open = Öffnen
records-review = Auswertung
records-copy = Partie kopieren
records-copy-position = Stellung kopieren
records-delete = Löschen
records-delete-sure = Löschen? Nochmal klicken
records-paste = Einfügen
records-open-file = Datei öffnen…
records-save-as = Speichern als…
records-save = Speichern
records-close = Schließen
records-path = Pfad
records-save-where = Speichern als
records-open-which = Datei
records-replace = { $path } gibt es schon. Nochmal klicken, um zu ersetzen.
records-saved = Gespeichert als { $path }.
records-copied = Kopiert.
records-copied-inside = Kopiert, aber nur innerhalb von Pushflip: Die Zwischenablage des Systems fehlt.
records-nothing-to-paste = Es gibt keinen Text zum Einfügen.
records-clipboard-silent = Das Programm, aus dem du kopiert hast, antwortet nicht.
records-clipboard-too-long = Der kopierte Text ist zu lang.
records-wrong = Einfügen nicht möglich: { $reason }.
