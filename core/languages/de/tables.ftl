# The menu in which Quixo is solved on this computer.

tables-heading = Perfektes Spiel
tables-what = Löse Quixo einmal auf diesem Computer und spiele gegen einen Gegner, der nie einen Fehler macht. Auch Meister, Tipps und Analysen werden dann exakt.
tables-needs = Das dauert etwa zehn Minuten auf zwei schnellen Kernen und braucht so lange 7,5 GB Arbeitsspeicher und 1,7 GB auf dem Datenträger. Du kannst dabei weiterspielen oder das Spiel schließen und später fortsetzen.

tables-idle = Nicht begonnen.
tables-begun = Wird geprüft…
tables-at = { $percent } · Stellungen mit { $cubes } Würfeln
tables-paused = Pause bei { $percent }
tables-busy = Einen Moment…
tables-all = Quixo ist gelöst: Du kannst „{ $level }“ wählen.

tables-make = Quixo lösen
tables-pause = Pause
tables-go-on = Fortsetzen
tables-delete = Löschen
tables-delete-sure = Löschen? Nochmal klicken

tables-ready = Quixo ist gelöst: Du kannst jetzt „{ $level }“ wählen.
tables-full = Der Datenträger ist voll. Fertige Teile bleiben: Schaffe Platz und setze fort.
tables-taken = Ein anderes Programm löst Quixo schon im selben Ordner.
tables-ended = Das Lösen von Quixo wurde abgebrochen. Vielleicht reicht der Arbeitsspeicher nicht.
tables-damaged = Ein Teil der Quixo-Lösung ist beschädigt und wird nicht mehr benutzt. Löse Quixo neu mit „Perfektes Spiel…“ in einer neuen Partie.
