# The interactive first games.

learn-heading = Lektionen
learn-invitation = Kurze Lektionen zum Mitspielen.
learn-close = Schließen
learn-finished = Geschafft

# The lessons: name, what they are about, and what is said at their end: praise, unless the last game was skipped, and a
# text after it.
learn-quixo = Quixo
learn-quixo-about = Nehmen, schieben, fünf in eine Reihe bringen.
learn-quixo-praise = Jetzt kannst du Quixo!
learn-quixo-over = Merk dir: Wer die Reihe des Gegners vollendet, verliert – auch wenn derselbe Zug die eigene vollendet.
learn-teams = Quixo im Team
learn-teams-about = Vier Spieler, zwei Teams und Punkte, die zeigen, wem ein Würfel gehört.
learn-teams-praise = Jetzt kannst du Quixo im Team!
learn-teams-over = Spiele deine erste Partie: Der Computer übernimmt die anderen drei Plätze.
learn-hexxagon = Hexxagon
learn-hexxagon-about = Klone deine Steine und drehe die deines Gegners um.
learn-hexxagon-praise = Jetzt kannst du Hexxagon!
learn-hexxagon-over = Spiele deine erste Partie auf dem ganzen Brett.

# The panel.
learn-step = Schritt { $step } von { $all }
learn-done = Gut gemacht
learn-next = Weiter
learn-finish = Fertig
learn-skip = Überspringen
learn-back = Zurück
learn-again = Nochmal
learn-leave = Beenden
learn-next-lesson = Weiter: { $lesson }
learn-first-game = Erste Partie spielen
learn-begin-again = Von vorn

learn-game-won = Gewonnen! Du bist bereit für eine richtige Partie.
learn-game-lost = Diesmal verloren. Versuche es noch einmal aus derselben Stellung oder mach weiter: Du kennst alle Regeln.
learn-game-drawn = Remis. Versuche es noch einmal aus derselben Stellung oder mach weiter: Du kennst alle Regeln.

# Why a move was taken back.
learn-miss-other-move = Erlaubt, aber nicht der gesuchte Zug. Folge dem blauen Pfeil.
learn-miss-other-cube = In einer Partie dürftest du den nehmen. Nimm hier den markierten Würfel.
learn-miss-other-end = Richtiger Würfel, falsche Seite. Nimm ihn noch einmal und klicke auf den blauen Pfeil neben dem Brett.
learn-miss-other-dot = Der Punkt zeigt auf den falschen Spieler. Schiebe noch einmal und klicke auf den blauen Pfeil für den Punkt.
learn-miss-other-cell = Richtiger Stein, falsches Feld. Wähle ihn noch einmal und klicke auf das Feld unter dem blauen Pfeil.
learn-miss-no-line = Das sind keine fünf in einer Reihe. Probiere den markierten Würfel.
learn-miss-opponent-line = Damit vollendest du die Reihe deines Gegners und verlierst. Probiere einen anderen Zug.
learn-miss-threat = So kann dein Gegner gewinnen. Probiere jetzt den markierten Würfel.
learn-miss-no-jump = Das war ein Klon. Wähle einen Stein und springe zwei Felder weit.
learn-miss-no-clone = Das war ein Sprung: Dein altes Feld ist jetzt leer. Klone stattdessen.
learn-miss-few-turned = Zu wenige. Finde das Feld, das mehr weiße Steine berührt.

# Quixo, step by step: what is asked, and what is said when it is done.
learn-quixo-goal = Wer fünf eigene Zeichen in einer Reihe hat, gewinnt: in einer Zeile, Spalte oder Diagonale. Du spielst die Kreuze, und hier hast du fünf.
learn-quixo-take = Am Anfang sind alle Würfel neutral, und du nimmst sie nur vom Rand. Klicke auf den Würfel unter dem blauen Pfeil. Neben dem Brett erscheinen Pfeile: Klicke auf den blauen, um den Würfel einzuschieben.
learn-quixo-take-done = Dein Würfel ist als Kreuz zurück und die Spalte ist nachgerutscht. Dann hat dein Gegner einen Würfel als Kreis eingeschoben.
learn-quixo-insert = Nimm den markierten Würfel. Die Pfeile zeigen, wo du ihn einschieben kannst. Wähle einen.
learn-quixo-insert-done = Ein Würfel wird an einem Ende seiner Zeile oder Spalte eingeschoben, aber nie dort, wo du ihn genommen hast. Eckwürfel haben zwei Pfeile, die anderen drei.
learn-quixo-own = Du darfst neutrale und eigene Würfel nehmen, nie die deines Gegners. Klicke auf einen Kreis: Er rührt sich nicht. Bewege dann eins der beiden markierten Kreuze.
learn-quixo-own-done = Ein eigener Würfel bringt kein neues Kreuz, aber vielleicht eins genau dorthin, wo du es brauchst.
learn-quixo-line = Vier Kreuze in einer Reihe! Vollende die oberste Zeile mit dem markierten Würfel.
learn-quixo-line-done = Fünf in einer Reihe: gewonnen!
learn-quixo-shift = Jeder Zug verschiebt auch andere Würfel. Deiner Zeile fehlt nur das Kreuz in der Mitte, und direkt darüber liegt eins. Nimm den markierten Würfel und schiebe ihn oben ein.
learn-quixo-shift-done = Die Spalte ist nach unten gerutscht und hat dein Kreuz in die Zeile gebracht. Achte immer darauf, was sich mitbewegt.
learn-quixo-danger = Jetzt eine Falle. Vollende deine oberste Zeile mit dem markierten Würfel und achte auf die Kreise in der mittleren Zeile.
learn-quixo-danger-done = Dein Zug hat auch die Reihe der Kreise vollendet. Dann verlierst du, selbst wenn deine eigene Reihe steht.
learn-quixo-instead = Dasselbe Brett. Nimm jetzt den markierten Würfel am rechten Ende deiner Zeile und schiebe ihn links ein. Kein Kreis bewegt sich.
learn-quixo-instead-done = Nur deine Zeile hat sich bewegt, also haben die Kreise weiter nur vier. Gewonnen!
learn-quixo-block = Dein Gegner hat vier Kreise in einer Reihe und würde im nächsten Zug gewinnen. Durchbrich die Reihe: Nimm einen der markierten Würfel und schiebe ihn oben ein.
learn-quixo-block-done = Die Reihe des Gegners ist durchbrochen. Die beste Verteidigung ist ein Zug, der auch dir hilft.
learn-quixo-play = Dein Gegner ist { characters-name-first-game }, ein Küken und leicht zu schlagen. Du beginnst mit einem Kreuz mehr. Bring fünf in eine Reihe!

# Quixo in teams.
learn-teams-seats = Süd und Nord spielen Kreuze, West und Ost Kreise. Partner sitzen sich gegenüber, es geht im Uhrzeigersinn. Du bist Süd. Jedes Zeichen hat einen Punkt, der auf einen Spieler zeigt.
learn-teams-first = In deinem ersten Zug darfst du nur einen neutralen Würfel nehmen. Schiebe den markierten Würfel ein und lass den Punkt auf dich zeigen.
learn-teams-first-done = Der Punkt zeigt auf dich. Dann machten West, Nord und Ost ihren ersten Zug, im Uhrzeigersinn.
learn-teams-dot = Du darfst nur Kreuze nehmen, deren Punkt auf dich zeigt. Das mit dem Punkt nach Norden gehört deinem Partner. Nimm eins der beiden markierten Kreuze.
learn-teams-dot-done = Nur der Spieler, auf den der Punkt zeigt, darf den Würfel nehmen. Bei jedem Einschieben wählst du neu: dich oder deinen Partner.
learn-teams-partner = Mit dem Punkt nach Norden gehört der Würfel deinem Partner. Schiebe den markierten Würfel ein und lass den Punkt auf deinen Partner zeigen.
learn-teams-partner-done = Diesen Würfel darf nur noch dein Partner nehmen, und das hat er gerade getan. Ein Würfel, der nur mitgeschoben wird, behält seinen Punkt.
learn-teams-line = In einer Reihe zählen nur die Zeichen, nicht die Punkte. Vollende die oberste Zeile mit Kreuzen.
learn-teams-line-done = Fünf Kreuze: Du und dein Partner habt gewonnen!
learn-teams-danger = Vollendest du die Reihe des anderen Teams, verliert dein ganzes Team. Vollende die oberste Zeile mit dem markierten Würfel und sieh selbst.
learn-teams-danger-done = Auch die Kreise in der mittleren Zeile sind vollständig: Ihr verliert beide. Prüfe vor jedem Zug beide Zeichen.
learn-teams-block = Vier Kreise in einer Reihe, und nach dir kommt West. Ziehe so, dass West nicht gewinnen kann.
learn-teams-block-done = West kann jetzt nicht gewinnen, und danach ist dein Partner am Zug.
learn-teams-pass = Hier gehört dir nichts: nur Kreise und Kreuze, die nach Norden zeigen. Gepasst wird automatisch, nie freiwillig. Viermal Passen in Folge ist Remis.
learn-teams-play = Jetzt bist du dran! Auf den anderen drei Plätzen sitzt { characters-name-first-game }, ein Küken; Nord ist dein Partner. Bringt gemeinsam fünf Kreuze in eine Reihe!

# Hexxagon.
learn-hexxagon-goal = Die drei roten Steine in blauen Rahmen sind deine, die weißen gehören deinem Gegner. Hast du mehr Steine, wenn das Brett voll ist, gewinnst du.
learn-hexxagon-clone = Klicke auf das leere Feld unter dem blauen Pfeil, neben deinem Stein: Der Stein klont sich.
learn-hexxagon-clone-done = Ein neuer Stein, und der alte ist noch da: Du hast vier. Weiß hat auch geklont.
learn-hexxagon-jump = Ein Stein kann auch zwei Felder weit springen. Ringe sind Sprünge, gefüllte Sechsecke sind Klone. Klicke auf einen deiner Steine, dann auf einen Ring.
learn-hexxagon-jump-done = Dein Stein hat das Feld gewechselt: Das alte ist leer, gewonnen hast du nichts. Ein Sprung geht über alles hinweg.
learn-hexxagon-turn = Wo ein Stein ankommt, wird jeder gegnerische Stein daneben umgedreht. Finde das Feld, das drei umdreht.
learn-hexxagon-turn-done = Drei umgedreht! Alle gegnerischen Steine neben deinem Ziel werden umgedreht, sonst keine. Umgedrehte Steine drehen keine weiteren um.
learn-hexxagon-count = Beide markierten Felder drehen zwei Steine um, aber eins erreichst du nur mit einem Sprung. Klone auf das andere.
learn-hexxagon-count-done = Beide Züge drehen zwei um. Der Klon bringt noch einen Stein dazu, der Sprung versetzt nur einen.
learn-hexxagon-gap = Ein Sprung hinterlässt eine Lücke. Wähle den Stein unter dem blauen Pfeil, springe auf das markierte Feld und beobachte Weiß.
learn-hexxagon-gap-done = Weiß ist in die Lücke gesprungen und hat vier umgedreht. Springe nur, wenn du mehr gewinnst, als du offen lässt.
learn-hexxagon-blocks = Die drei Felsen sind Blöcke: Dort landet niemand, aber du kannst darüber springen. Springe mit dem markierten Stein.
learn-hexxagon-blocks-done = Über den Block hinweg, und zwei Steine umgedreht! Du kannst Hexxagon auch ohne Blöcke spielen.
learn-hexxagon-stuck = Die vier weißen Steine oben erreichen kein leeres Feld. Mach irgendeinen Zug.
learn-hexxagon-stuck-done = Weiß kann nicht ziehen und muss passen: Du bist wieder am Zug. Freiwillig passen geht nicht.
learn-hexxagon-end = Du hast 28, Weiß 29, und ein Feld ist leer. Klone darauf!
learn-hexxagon-end-done = Brett voll: Du gewinnst 31–27, das sind 4 Punkte. Schluss ist auch, wenn niemand ziehen kann oder eine Seite keine Steine mehr hat.
learn-hexxagon-play = Spiele jetzt eine Partie zu Ende. Dein Gegner ist { characters-name-first-game }, ein Küken und leicht zu schlagen. Sechzehn Felder sind leer: Hol mehr Steine als Weiß!
