# What is wrong with a text or a file that the player opens, pastes or saves.
faults-line = Zeile { $line }: { $what }
faults-other = das ist hier nicht lesbar
faults-neither = das ist weder eine Partie noch eine Stellung
faults-fields = nötig sind vier Teile (Brett, wer am Zug ist, 100-Züge-Zähler, Zugnummer), nicht { $found }
faults-rows = das Brett braucht 5 Zeilen, nicht { $found }
faults-rings = das Brett braucht 5 Ringe, nicht { $found }
faults-cells = { $kind ->
    [row] Brettzeile { $at }
   *[ring] Ring { $at }
} braucht { $wanted } Felder, nicht { $found }
faults-sign = { $kind ->
    [row] Brettzeile { $at }
   *[ring] Ring { $at }
}: „{ $text }“ ist hier nicht erlaubt
faults-blocks = die Blöcke sind nicht dort, wo dieses Spiel sie hat
faults-quiet-number = „{ $text }“ ist kein gültiger 100-Züge-Zähler
faults-ply-number = „{ $text }“ ist keine gültige Zugnummer
faults-side = unbekannte Seite „{ $text }“
faults-cell = das Feld „{ $text }“ gibt es nicht
faults-move = „{ $text }“ ist kein Zug
faults-dot = bei „{ $text }“ fehlt ein Punkt nach n, e, s oder w, wie in e5-e1.n
faults-none-of = „{ $text }“ gehört nicht zu { $choices }
faults-not-like = „{ $text }“ sieht nicht aus wie { $example }
faults-in-move = Zug { $number }: { $what }
faults-no-clock = die Partie hat keine Uhr
faults-starts = { $seat } beginnt
faults-syntax = eine Klammer, ein Anführungszeichen oder ein Kommentar ist nicht geschlossen oder steht falsch
faults-no-variant = das ist keine Partie: Die Angabe Variant fehlt
faults-tag-twice = die Angabe { $text } kommt zweimal vor
faults-move-number = die Zugnummer ist { $found }, erwartet wird { $expected }
faults-after-result = nach dem Ergebnis folgt noch etwas
faults-result = das Ergebnis passt nicht zu den Zügen
faults-too-long = die Partie ist zu lang: { $found } kB, erlaubt sind { $most } kB
faults-not-opened = { $path } lässt sich nicht öffnen: { $cause }.
faults-not-saved = { $path } lässt sich nicht speichern: { $cause }.
faults-tried-again = Neuer Versuch…
faults-not-deleted = { $path } lässt sich nicht löschen: { $cause }.
faults-not-changed = In { $path } lässt sich nichts ändern: { $cause }.
faults-broken = { $path }: { $cause }.
faults-kept = Die Datei bleibt als { $path } erhalten.
faults-not-moved = Die Datei lässt sich nicht beiseitelegen: { $cause }.
faults-no-name = In { $path } ist kein Dateiname mehr frei.
faults-no-path = Gib zuerst einen Pfad ein.
faults-no-home = Kein Benutzerordner gefunden.
faults-nowhere-to-save = Kein Benutzerordner gefunden: Es kann nichts gespeichert werden.
faults-missing = Datei oder Ordner nicht gefunden
faults-denied = Zugriff verweigert
faults-full = der Datenträger ist voll
faults-read-only = der Datenträger ist schreibgeschützt
faults-system = das System meldet: { $why }
faults-folder = das ist ein Ordner, keine Datei
faults-no-ordinary-file = das ist keine normale Datei
faults-too-large = das sind mehr als { $most } kB
faults-not-text = das ist kein UTF-8-Text
faults-torn = die Datei ist unvollständig
faults-taken = wird von einem anderen Programm benutzt
faults-setting = diese Einstellung ist ungültig
faults-left-out = Diese Werte in { $path } sind ungültig und werden ignoriert: { $values }. Der Rest gilt.
faults-value = Zeile { $line } ({ $name })
