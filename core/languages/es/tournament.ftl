# Tournaments at one screen: against five computer players, or a knock-out between people.
tournament-heading = Torneo
tournament-computers = Cinco rivales
tournament-people = Eliminatoria
tournament-computers-about = Una partida contra cada uno, del más fácil al más difícil. La victoria vale un punto, las tablas medio. No se deshacen jugadas.
tournament-people-about = De 3 a 8 jugadores en esta pantalla, con nombres distintos. Quien pierde queda fuera; las tablas se repiten. No se deshacen jugadas.
tournament-player = Jugador { $number }
tournament-start = Empezar torneo
tournament-up-next = Ahora
# The player’s points so far, and the most that are possible.
tournament-score = Puntos: { $points } de { $all }
# The next opponent, or the two players of the next game.
tournament-next = Ahora: { $name }
tournament-standings = Clasificación
tournament-give-up = Abandonar
tournament-give-up-sure = ¿Abandonar de verdad?
tournament-again = Nuevo torneo
# Above the columns of the bracket.
tournament-round = Ronda { $number }
tournament-final = Final
# In place of an opponent: the player goes on without a game.
tournament-bye = Exento
tournament-champion = ¡{ $name } gana el torneo!
tournament-end-all = Cinco de cinco: ¡nadie pudo contigo!
tournament-end-good = Muy bien: la mayoría de los puntos son tuyos.
tournament-end-some = No está mal: algunos puntos son tuyos.
tournament-end-none = Una noche difícil. ¡Inténtalo otra vez!
