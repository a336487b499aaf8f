# Playing with people on other machines.

online-heading = Online spielen
online-about = Spiele mit Freunden, nicht mit Fremden. Ganz ohne Konto.
online-step-invite = 1. Lade einen Freund ein und schick ihm den Link.
online-step-open = 2. Dein Freund öffnet ihn in Pushflip.
online-step-start = 3. Die Partie beginnt, sobald alle Plätze besetzt sind.
online-name = Mein Name
online-open = Partie erstellen
online-invite-friend = Freund einladen
online-join = Kopierte Einladung annehmen
online-join-with = Mit Einladung beitreten
online-no-invitation = Kopiere die Einladung, die du bekommen hast, und füge sie hier ein.
online-host = Die Gegenseite
online-table = Onlinepartie
online-invite = Einladung kopieren
online-invite-copied = Einladung kopiert
online-invite-new = Neue Einladung kopieren
online-invite-to-watch = Zuschauerlink kopieren
online-invited = Kopiert! Schicke sie weiter. Beitreten geht über „Mit Einladung beitreten“.
online-invitation-changed = Deine Einladung hat sich geändert. Schicke deinem Freund die neue.
online-qr = Zum Beitreten scannen
online-invite-about = Schicke die Einladung weiter. Beitreten geht über „Mit Einladung beitreten“ oder durch Scannen. Die Partie beginnt, sobald alle Plätze besetzt sind.
online-leave = Partie verlassen
online-seat-free = Frei
online-sit = Hier sitzen
online-computer = Computer
online-seat-computer = Computer hinzufügen
online-free = Platz freigeben
online-here = Anwesend
online-away = Abwesend
online-connecting = Partie wird gesucht…
online-lost = Verbindung verloren. Neuer Versuch…
online-found = Du bist wieder verbunden.
online-waiting = Warten auf Mitspieler…
online-asks-undo = { $name } möchte einen Zug zurücknehmen.
online-undo-tip = Um Zugrücknahme bitten: Dein Gegenüber entscheidet.
online-asks-draw = { $name } bietet Remis an.
online-asks-pause = { $name } bittet um eine Pause.
online-asks-rematch = { $name } möchte eine Revanche.
online-agree = Annehmen
online-refuse = Ablehnen
online-declined = { $name } hat abgelehnt.
online-pause = Um Pause bitten
online-resume = Pause beenden
online-paused = Pause: Die Uhr ist angehalten.
online-rests = Warten: Ein Platz ist frei.
online-watching = Du schaust zu.
online-say = Etwas sagen
online-says = { $name }: { $phrase }
online-log-sat-down =
    { $you ->
        [yes] Du spielst { $seat }.
       *[other] { $name } spielt { $seat }.
    }
online-log-left =
    { $you ->
        [yes] Du verlässt den Platz.
       *[other] { $name } verlässt den Platz.
    }
online-log-cleared =
    { $you ->
        [yes] Du gibst einen Platz frei.
       *[other] { $name } gibt einen Platz frei.
    }
online-log-computer =
    { $you ->
        [yes] Du fügst einen Computer hinzu.
       *[other] { $name } fügt einen Computer hinzu.
    }
online-log-asked-undo =
    { $you ->
        [yes] Du möchtest einen Zug zurücknehmen.
       *[other] { $name } möchte einen Zug zurücknehmen.
    }
online-log-asked-draw =
    { $you ->
        [yes] Du bietest Remis an.
       *[other] { $name } bietet Remis an.
    }
online-log-asked-pause =
    { $you ->
        [yes] Du bittest um eine Pause.
       *[other] { $name } bittet um eine Pause.
    }
online-log-asked-rematch =
    { $you ->
        [yes] Du möchtest eine Revanche.
       *[other] { $name } möchte eine Revanche.
    }
online-log-agreed =
    { $you ->
        [yes] Du nimmst an.
       *[other] { $name } nimmt an.
    }
online-log-took-back =
    { $you ->
        [yes] Du erlaubst die Zugrücknahme.
       *[other] { $name } erlaubt die Zugrücknahme.
    }
online-log-declined =
    { $you ->
        [yes] Du lehnst ab.
       *[other] { $name } lehnt ab.
    }
online-log-withdrew =
    { $you ->
        [yes] Du ziehst die Anfrage zurück.
       *[other] { $name } zieht die Anfrage zurück.
    }
online-log-resigned =
    { $you ->
        [yes] Du gibst auf.
       *[other] { $name } gibt auf.
    }
online-log-resumed =
    { $you ->
        [yes] Du beendest die Pause.
       *[other] { $name } beendet die Pause.
    }
online-log-claimed-win =
    { $you ->
        [yes] Du beanspruchst den Sieg.
       *[other] { $name } beansprucht den Sieg.
    }
online-log-claimed-draw =
    { $you ->
        [yes] Du erklärst Remis.
       *[other] { $name } erklärt Remis.
    }
online-claim-win = Sieg beanspruchen
online-claim-draw = Remis erklären
online-absent = { $name } ist schon länger weg. Beanspruche den Sieg, erkläre Remis oder warte.
online-phrase-hello = Hallo!
online-phrase-good-luck = Viel Glück und viel Spaß!
online-phrase-well-played = Gut gespielt!
online-phrase-nice-move = Schöner Zug!
online-phrase-oops = Ups!
online-phrase-wow = Wow!
online-phrase-sorry = Tut mir leid!
online-phrase-thanks = Danke!
online-phrase-one-moment = Einen Moment, bitte.
online-phrase-back = Bin wieder da.
online-phrase-again = Noch eine Partie?
online-phrase-goodbye = Tschüss!
online-refused-stale = Zu spät: Die Partie ist schon weiter.
online-refused-not-yours = Das entscheidest nicht du.
online-refused-not-your-turn = Du bist nicht am Zug.
online-refused-illegal = Die Regeln erlauben diesen Zug nicht.
online-refused-not-now = Das geht jetzt nicht.
online-refused-not-agreed = Das ist in dieser Partie nicht erlaubt.
online-refused-asked = Abgelehnt. Nach deinem nächsten Zug kannst du wieder fragen.
online-refused-too-often = Langsam: nur eine Nachricht alle drei Sekunden.
online-refused-watching = Zuschauer können das nicht.
online-stop-done = Diese Partie ist geschlossen.
online-stop-secret = Diese Einladung ist abgelaufen. Bitte um eine neue.
online-stop-broken = Getrennt: Die Gegenseite hat unlesbare Daten gesendet.
online-stop-replaced = Du bist dieser Partie in einem anderen Fenster beigetreten.
online-stop-full = In dieser Partie ist kein Platz mehr frei.
online-stop-guest-old = Die Gegenseite hat eine neuere Version. Aktualisiere Pushflip, um mitzuspielen.
online-stop-host-old = Die Gegenseite hat eine ältere Version. Dort muss Pushflip aktualisiert werden.
online-stop-differs = Deine Aufzeichnung und die der Gegenseite stimmen nicht überein. Beide bleiben erhalten.
online-stop-flood = Getrennt: zu viele Nachrichten auf einmal.
online-stop-net = Keine Netzwerkverbindung.
online-own-table = Das ist deine eigene Einladung.
online-damaged-invitation = Diese Einladung ist unvollständig. Kopiere sie ganz und versuche es erneut.
online-key-new = Du hast eine neue ID: Freunde erkennen dich nicht wieder.
online-key-passing = Deine ID lässt sich nicht speichern: Freunde erkennen dich nächstes Mal nicht wieder.
online-only-here = In Onlinepartien nicht verfügbar.
online-nearby = Im lokalen Netzwerk
online-nearby-none = Noch keine Partien in diesem Netzwerk.
online-no-network = Das lokale Netzwerk ist nicht verfügbar.
online-knock = mitspielen
online-knocking = Warten, bis { $name } dich hereinlässt…
online-knocks = { $name } möchte beitreten.
online-knocks-known = { $name } aus deiner Freundesliste möchte beitreten.
online-let-in = Hereinlassen
online-joins = { $name } kommt dazu…
online-keep-out = Ablehnen
online-no-entry-crowded = Zu viele Anfragen. Versuche es gleich noch einmal.
online-no-entry-left = { $name } hat die Partie verlassen.
online-people = Freunde
online-people-about = Wähle jemanden aus und kehre zu eurer letzten Partie zurück. Sobald ihr beide da seid, geht es weiter.
online-person-nearby = hat eine offene Partie: mitspielen
online-person-table = zuletzt da: { $day } · zurück zu eurer Partie
online-person-seen = zuletzt da: { $day }
online-rename = { $name } umbenennen
online-rename-about = Nur du siehst diesen Namen.
online-rename-save = Speichern
online-rename-cancel = Abbrechen
online-rename-wrong = Nimm 1 bis 24 sichtbare Zeichen.
online-guest-old = Dein Freund hat eine ältere Version und muss Pushflip aktualisieren.
online-host-old = Dein Freund hat eine neuere Version. Aktualisiere Pushflip, um zusammen zu spielen.
online-busy = Pushflip spielt mit den Dateien in { $folder } schon online. Verlasse zuerst die Partie dort.
online-other-relay = Diese Einladung nutzt den Verbindungsserver { $relay }. Um sie anzunehmen, trage ihn in den Einstellungen als deinen ein.
online-too-far = Diese Einladung braucht eine Verbindung mit mehr Reichweite. Ändere dazu „Verbindung“ in den Einstellungen.
online-silent = { $name } antwortet nicht. Neuer Versuch… Dauert es lange, bitte um eine neue Einladung.
online-no-relay = Keine Verbindung zum Internet. Neuer Versuch…
online-offline = Pushflip erreicht das Internet nicht. Freunde in deinem Netzwerk können trotzdem beitreten.
online-not-open = { $name } ist online, aber nicht in dieser Partie. Neuer Versuch…
online-new-table = { $name } hat eine neue Partie eröffnet: { $game }.
online-join-table = Beitreten
online-refused-full = Die Aufzeichnung dieser Partie ist voll. Erstelle eine neue Partie, um weiterzuspielen.
online-goes-on = Deine Onlinepartie läuft weiter. Du findest sie auf dem Startbildschirm und im Menü.
online-back = Zurück zur Onlinepartie
online-games-left = Verlassene Partien
online-namesake = { $name } (jemand Neues)
online-invites-host = Partie von { $name }
online-invites-relay = über { $relay }
online-your-turn = Onlinepartie: Du bist am Zug.
online-came = { $name } ist da.
online-over = Du bist nicht mehr in dieser Partie.
online-at-this-table = Du bist schon in dieser Partie.
online-again = Wieder beitreten
online-sent = Du hast { $mv } schon gespielt. Der Zug ist unterwegs.
online-unsent = Du hast { $mv } gespielt. Der Zug geht raus, sobald die Verbindung wieder steht.
online-turn-offline = Du bist dran. Dein Zug geht raus, sobald die Verbindung wieder steht.
online-asked-undo = Deine Bitte, den Zug zurückzunehmen, ist unterwegs. Warten auf { $name }…
online-asked-draw = Du hast Remis angeboten. Warten auf { $name }…
online-asked-pause = Du hast um eine Pause gebeten. Warten auf { $name }…
online-asked-rematch = Du hast um eine Revanche gebeten. Warten auf { $name }…
online-ask-no-more = Doch nicht
online-absent-seat = Ein Platz ist schon länger frei. Beanspruche den Sieg, erkläre Remis oder warte.
online-ask-name = Wie sollen die anderen dich nennen?
online-ask-name-about = Deine Freunde sehen diesen Namen.
online-continue = Weiter
online-ask-leave = Partie verlassen?
online-ask-leave-about = Deine Partie mit { $name } ist noch nicht zu Ende. Du kannst später zurückkommen.
online-ask-leave-host =
    { $count ->
        [one] { $name } wartet auf dich. Die Partie geht weiter, sobald du zurück bist.
       *[other] { $name } warten auf dich. Die Partie geht weiter, sobald du zurück bist.
    }
online-ask-leave-alone = Deine Partie ist noch nicht zu Ende. Du kannst später zurückkommen.
online-ask-leave-yes = Partie verlassen
online-ask-leave-no = Bleiben
online-ask-quit = Pushflip beenden?
online-open-about = Die Partie bleibt offen, bis dein Freund kommt. „{ online-start-alone }“ besetzt die freien Plätze.
online-firewall = Wenn Windows nach der Firewall fragt, wähle „Zulassen“. Sonst erreichen dich Freunde im lokalen Netzwerk vielleicht nicht direkt.
online-no-clock = Ohne Bedenkzeit
online-clock-about = Mit Uhr verliert, wer keine Zeit mehr hat.
online-start-alone = Mit dem Computer starten
online-start-alone-tip = Der Computer übernimmt die freien Plätze.
online-only-computers = Es spielen nur Computer. Gib einen Platz für deinen Freund frei oder starte.
online-free-sure = Freigeben? Nochmal klicken
online-close-sure = Partie wirklich schließen? Nochmal klicken
online-seat-computer-sure = Sicher? Nochmal klicken
online-freed = Dein Platz wurde freigegeben. Setze dich wieder, um weiterzuspielen.
online-host-left = { $name } hat die Partie verlassen. Ihr könnt weiterspielen, sobald { $name } zurück ist.
online-clock-differs = Bei einem Zug hat die Uhr der Gegenseite über eine Sekunde mehr gezählt als deine.
online-is-away = Warten auf { $names }. Die Partie bleibt offen, du kannst auch später weiterspielen.
online-is-away-claim = Warten auf { $names }. Nach { $seconds } Sekunden kannst du die Partie beenden.
# The title of the window while it is the player’s turn.
online-window-title = Du bist dran – Pushflip
