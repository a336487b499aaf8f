# The pause and the result.

menus-pause = Pause
menus-match = Partie
menus-resume = Zurück zur Partie
menus-resign = Aufgeben
menus-resign-sure = Wirklich aufgeben?
menus-draw = Remis vereinbaren
menus-draw-sure = Sind alle dafür?
menus-draw-offer = Remis anbieten
menus-draw-early = Noch zu früh für ein Remis
menus-draw-declined = Remis abgelehnt
menus-end-series = Stand zurücksetzen
menus-leave = Hauptmenü

menus-rematch = Revanche
menus-next-level = Weiter: { $level }
menus-previous-level = Leichter: { $level }
menus-menu = Menü
menus-rating = Wertungszahl { $rating } ± { $margin } ({ $change })
menus-first-rating = Deine erste Wertungszahl: { $rating } ± { $margin }
menus-rating-soon = Noch ein paar Partien bis zur Wertungszahl.
menus-unrated-hint = Diese Partie zählt nicht für deine Wertungszahl: Du hast einen Tipp genutzt.
menus-unrated-undo = Diese Partie zählt nicht für deine Wertungszahl: Du hast einen Zug zurückgenommen.
# Beside the result of a player’s very first loss.
menus-first-loss = Jeder verliert mal. Die Auswertung zeigt dir bessere Züge.

# A picture or an animation, rendered in the background and saved in the folder for pictures.
menus-share-open = Bild teilen…
menus-share = Bild teilen
menus-share-position = Bild der Stellung
menus-share-animation = Animation der Partie
menus-share-about = Die Animation zeigt alle Züge und kann einige Minuten dauern. Du kannst inzwischen weiterspielen.
menus-share-folder = Die Datei kommt nach { $folder }.
menus-share-making = { $file } wird erstellt…
menus-share-cancel = Abbrechen
menus-share-saved = Gespeichert: { $path }.
menus-share-failed = Das Bild konnte nicht erstellt werden: { $why }
menus-share-no-folder = Kein Ordner für Bilder gefunden.

# Fotomodus: freie Kamera, Licht und Tiefenschärfe.
menus-photo = Fotomodus
menus-photo-turn = Lichtrichtung
menus-photo-height = Lichthöhe
menus-photo-blur = Unschärfe
menus-photo-tone = Lichtfarbe
menus-photo-warm = Warm
menus-photo-day = Neutral
menus-photo-cool = Kühl
menus-photo-reset = Zurücksetzen
menus-photo-save = Bild speichern
menus-photo-keys = { $turn } drehen die Kamera, { $pan } verschieben sie.
menus-photo-bar = Jede Eingabe holt die Leiste zurück.
menus-photo-back = { $back } beendet den Fotomodus.
