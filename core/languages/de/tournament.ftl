# Tournaments at one screen: against five computer players, or a knock-out between people.
tournament-heading = Turnier
tournament-computers = Fünf Gegner
tournament-people = K.-o.-System
tournament-computers-about = Eine Partie gegen jeden, vom leichten zum schweren. Ein Sieg zählt einen Punkt, ein Remis einen halben. Keine Zugrücknahme.
tournament-people-about = Für 3 bis 8 Spieler an diesem Bildschirm, jeder mit anderem Namen. Wer verliert, ist raus; ein Remis wird wiederholt. Keine Zugrücknahme.
tournament-player = Spieler { $number }
tournament-start = Turnier starten
tournament-up-next = Als Nächstes
# The player’s points so far, and the most that are possible.
tournament-score = Punkte: { $points } von { $all }
# The next opponent, or the two players of the next game.
tournament-next = Weiter: { $name }
tournament-standings = Stand
tournament-give-up = Aufgeben
tournament-give-up-sure = Wirklich aufgeben?
tournament-again = Neues Turnier
# Above the columns of the bracket.
tournament-round = Runde { $number }
tournament-final = Finale
# In place of an opponent: the player goes on without a game.
tournament-bye = Freilos
tournament-champion = { $name } gewinnt das Turnier!
tournament-end-all = Fünf von fünf: Keiner konnte dich schlagen!
tournament-end-good = Stark, die meisten Punkte gehören dir.
tournament-end-some = Nicht schlecht: Ein paar Punkte gehören dir.
tournament-end-none = Ein harter Abend. Versuch es noch mal!
