# Tournaments at one screen: against five computer players, or a knock-out between people.
tournament-heading = Torneo
tournament-computers = Cinque avversari
tournament-people = Eliminazione
tournament-computers-about = Una partita contro ciascuno, dal più facile al più difficile. La vittoria vale un punto, la patta mezzo. Niente ritiri.
tournament-people-about = Da 3 a 8 giocatori a questo schermo, con nomi diversi. Chi perde è eliminato, una patta si rigioca. Niente ritiri.
tournament-player = Giocatore { $number }
tournament-start = Inizia il torneo
tournament-up-next = Il prossimo
# The player’s points so far, and the most that are possible.
tournament-score = Punti: { $points } su { $all }
# The next opponent, or the two players of the next game.
tournament-next = Ora: { $name }
tournament-standings = Classifica
tournament-give-up = Abbandona
tournament-give-up-sure = Abbandonare davvero?
tournament-again = Nuovo torneo
# Above the columns of the bracket.
tournament-round = Turno { $number }
tournament-final = Finale
# In place of an opponent: the player goes on without a game.
tournament-bye = Riposo
tournament-champion = { $name } vince il torneo!
tournament-end-all = Cinque su cinque: nessuno ti ha battuto!
tournament-end-good = Bravo, la maggior parte dei punti è tua.
tournament-end-some = Niente male: qualche punto è tuo.
tournament-end-none = Una serata difficile. Riprova!
