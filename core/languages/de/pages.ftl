# The pages of the rules.

pages-heading = Spielregeln
pages-previous = Vorherige Seite
pages-next = Nächste Seite
pages-show-move = Zug zeigen
pages-learn = Lektionen
pages-close = Schließen
pages-quixo = Quixo
pages-quixo-teams = Quixo im Team
pages-hexxagon = Hexxagon

pages-quixo-goal = Ziel
pages-quixo-goal-text = Kreuze gegen Kreise, auf 25 Würfeln mit je einem Kreuz, einem Kreis und vier neutralen Seiten. Am Anfang sind alle neutral. Bring fünf deiner Zeichen in eine Reihe – Zeile, Spalte oder Diagonale – und du gewinnst. Jede Seite darf beginnen. Eine Partie dauert 10 bis 20 Minuten.
pages-quixo-take = Nehmen
pages-quixo-take-text = Nimm einen Würfel vom Rand: einen der 16 äußeren Würfel, der neutral ist oder dein Zeichen zeigt, nie das deines Gegners. Hier darf Kreuz jeden umrahmten Würfel nehmen. Bis zum Einschieben kannst du ihn zurücklegen und einen anderen nehmen. Aussetzen darfst du nicht.
pages-quixo-insert = Schieben
pages-quixo-insert-text = Drehe dein Zeichen nach oben und schiebe den Würfel an einem Ende der Zeile oder Spalte mit der Lücke ein, nie dort, wo er herkam. Ein Eckwürfel hat zwei Wege, jeder andere drei.
pages-quixo-danger = Vorsicht
pages-quixo-danger-text = Vollendest du eine Reihe mit dem Zeichen deines Gegners, verlierst du, auch wenn derselbe Zug eine eigene Reihe vollendet. Hier füllt Kreuz die oberste Zeile, und die Spalte schiebt einen Kreis in die mittlere Zeile: Kreis gewinnt.
pages-quixo-draw = Remis
pages-quixo-draw-text = Bei perfektem Spiel endet Quixo nie. Darum ist es Remis, wenn eine Stellung dreimal mit derselben Seite am Zug vorkommt oder 100 Züge lang kein neutraler Würfel genommen wird. Du kannst beide Regeln abschalten oder Remis vereinbaren.
pages-quixo-hands = So ziehst du
pages-quixo-hands-text = Klicke auf einen Würfel, dann auf einen Pfeil, oder ziehe den Würfel dorthin. Zeige auf einen Pfeil, um die Zeile oder Spalte nach dem Zug zu sehen. Esc oder ein Klick daneben legt den Würfel zurück.
pages-quixo-notation = Notation
pages-quixo-notation-text = Die Spalten heißen von links nach rechts a bis e, die Zeilen von unten nach oben 1 bis 5. Ein Zug nennt zwei Felder: wo du den Würfel nimmst und wo du ihn einschiebst. Hier ist es c1-c5. So kannst du Züge auch eintippen; Koordinaten am Brett gibt es in den Einstellungen.

pages-quixo-teams-seats = Plätze
pages-quixo-teams-seats-text = Zwei gegen zwei: Süd und Nord sind Team A und spielen Kreuze, West und Ost sind Team B und spielen Kreise. Partner sitzen sich gegenüber. Es geht im Uhrzeigersinn: Süd, West, Nord, Ost. Jeder Platz darf beginnen.
pages-quixo-teams-dot = Der Punkt
pages-quixo-teams-dot-text = Jeder Würfel mit Zeichen hat einen Punkt, der auf einen der vier Spieler zeigt. Nimm vom Rand einen neutralen Würfel oder einen mit dem Zeichen deines Teams, dessen Punkt auf dich zeigt. Hier darf Süd die umrahmten Würfel nehmen; das dritte Kreuz gehört Nord.
pages-quixo-teams-choose = Wählen
pages-quixo-teams-choose-text = Beim Einschieben wählst du, auf wen der Punkt zeigt: auf dich oder deinen Partner. Ein Würfel, der nur mitgeschoben wird, behält seinen Punkt.
pages-quixo-teams-first = Erste Runde
pages-quixo-teams-first-text = In deinem ersten Zug darfst du nur einen neutralen Würfel nehmen.
pages-quixo-teams-line = Reihen
pages-quixo-teams-line-text = Fünf Zeichen eures Teams in einer Reihe gewinnen für euch beide, egal wohin die Punkte zeigen. Vollendest du eine Reihe des anderen Teams, verliert ihr beide, auch wenn derselbe Zug eine eigene vollendet. Remis gibt es wie bei Quixo zu zweit.
pages-quixo-teams-pass = Passen
pages-quixo-teams-pass-text = Du passt nur, wenn du keinen Würfel nehmen kannst. Hier trifft es Süd: kein neutraler Würfel am Rand und kein Kreuz, dessen Punkt nach Süden zeigt. Viermal Passen in Folge ist Remis. Schaltest du vor der Partie Tipps vom Partner ein, zeigt ein Tipp den Zug deines Partners.
pages-quixo-teams-notation = Notation
pages-quixo-teams-notation-text = Züge schreibt man wie bei Quixo zu zweit, dann .n, .e (Ost), .s oder .w für die Richtung des Punkts. Hier ist es b1-b5.n: Der Würfel von b1 wird bei b5 eingeschoben, sein Punkt zeigt nach Norden. Passen schreibt man pass.

pages-hexxagon-goal = Ziel
pages-hexxagon-goal-text = Rot hat die umrahmten Ecken, Weiß die anderen drei. Rot beginnt. Hast du am Ende mehr Steine, gewinnst du; bei gleich vielen ist es Remis.
pages-hexxagon-clone = Klonen
pages-hexxagon-clone-text = Ein Zug ist ein Klon oder ein Sprung. Ein Klon ist ein neuer eigener Stein auf einem leeren Feld neben einem deiner Steine. Klicke dazu auf das leere Feld.
pages-hexxagon-jump = Springen
pages-hexxagon-jump-text = Ein Sprung bringt einen Stein auf ein leeres Feld, das genau zwei Felder entfernt ist, über alles hinweg. Sein altes Feld bleibt leer. Klicke auf den Stein, dann auf einen Ring; gefüllte Sechsecke sind Klone.
pages-hexxagon-turn = Umdrehen
pages-hexxagon-turn-text = Wo ein Stein ankommt, wird jeder gegnerische Stein daneben auf deine Farbe umgedreht. Umdrehen ist nie Pflicht. Hier sind es drei.
pages-hexxagon-blocks = Blöcke
pages-hexxagon-blocks-text = Drei Felder um die Mitte sind Blöcke: Dort landet niemand, und sie zählen nicht. Du kannst über sie springen. Ohne Blöcke sind es 61 statt 58 Felder.
pages-hexxagon-pass = Passen
pages-hexxagon-pass-text = Du passt nur, wenn du nicht ziehen kannst. Hier muss Weiß passen: Seine Steine erreichen kein leeres Feld. Vor der Partie kannst du etwas anderes wählen: Die Partie endet und die Steine werden gezählt, oder sie endet und die andere Seite bekommt alle leeren Felder.
pages-hexxagon-end = Das Ende
pages-hexxagon-end-text = Die Partie endet, wenn das Brett voll ist oder niemand ziehen kann. Mehr Steine gewinnen; die Differenz zählt: 30–28 bringt 2 Punkte. Hat die andere Seite keine Steine mehr, gewinnst du 58–0 (61–0 ohne Blöcke). Wiederholung und 100 Züge ohne Klon oder Umdrehen sind Remis, beides abschaltbar.
pages-hexxagon-notation = Notation
pages-hexxagon-notation-text = Die Ringe heißen a (die Mitte) bis e (der Rand). In jedem Ring zählt man die Felder im Uhrzeigersinn ab der oberen Ecke, hier umrahmt: e1. Ein Klon nennt sein Feld, hier e14, ein Sprung zwei, etwa e13-e15; Passen schreibt man pass. So kannst du Züge auch eintippen; die Namen am Brett gibt es in den Einstellungen.
