# Achievements: goals that a player reaches in games against the computer and in lessons.
achievements-heading = Logros
# The button that opens the list, and the line above it.
achievements-reached = Conseguidos: { $reached } de { $all }
# The notice at the end of a game or a lesson.
achievements-new = Nuevo logro: { $name }

achievements-goal-first-lesson = Primeros pasos
achievements-goal-first-game = Buen comienzo
achievements-goal-first-win = Primera victoria
achievements-goal-both-games = Todoterreno
achievements-goal-team-win = La unión hace la fuerza
achievements-goal-beat-club = Ya eres del club
achievements-goal-beat-expert = ¿Quién es el experto?
achievements-goal-beat-master = Obra maestra
achievements-goal-hold-master = Hueso duro de roer
achievements-goal-quick-line = Visto y no visto
achievements-goal-diagonal = De esquina a esquina
achievements-goal-two-lines = Dos pájaros de un tiro
achievements-goal-own-goal = Autogol
achievements-goal-gift = ¡Qué detalle!
achievements-goal-five-flips = Efecto dominó
achievements-goal-wipe-out = Limpieza a fondo
achievements-goal-close-call = Por los pelos
achievements-goal-landslide = Por goleada
achievements-goal-comeback = Remontada
achievements-goal-marathon = Maratón
achievements-goal-on-the-clock = Contrarreloj
achievements-goal-five-in-a-row = En racha
achievements-goal-revenge = Donde las dan, las toman
achievements-goal-hundred = Como en casa
achievements-goal-tournament = Cinco de cinco

achievements-about-first-lesson = Termina una lección.
achievements-about-first-game = Juega una partida hasta el final.
achievements-about-first-win = Gana una partida.
achievements-about-both-games = Gana una partida de Quixo y una de Hexxagon.
achievements-about-team-win = Gana una partida por equipos.
achievements-about-beat-club = Gana al nivel { common-level-club } o a uno superior.
achievements-about-beat-expert = Gana al nivel { common-level-expert } o a uno superior.
achievements-about-beat-master = Gana al nivel { common-level-master }.
achievements-about-hold-master = Empata con el nivel { common-level-expert } o con uno superior.
achievements-about-quick-line = Gana a Quixo en siete jugadas o menos.
achievements-about-diagonal = Gana a Quixo con una diagonal.
achievements-about-two-lines = Completa dos líneas tuyas con una sola jugada.
achievements-about-own-goal = Completa la línea de tu rival. ¡A todo el mundo le pasa!
achievements-about-gift = Gana porque tu rival ha completado tu línea.
achievements-about-five-flips = Voltea cinco fichas con una sola jugada.
achievements-about-wipe-out = Deja a tu rival sin una sola ficha.
achievements-about-close-call = Gana a Hexxagon por una o dos fichas.
achievements-about-landslide = Gana a Hexxagon con 45 fichas o más.
achievements-about-comeback = Gana a Hexxagon tras ir perdiendo por diez fichas.
achievements-about-marathon = Termina una partida de cien jugadas o más.
achievements-about-on-the-clock = Gana una partida con reloj.
achievements-about-five-in-a-row = Gana cinco partidas seguidas.
achievements-about-revenge = Gana a un rival justo después de perder contra él.
achievements-about-hundred = Termina cien partidas.
achievements-about-tournament = Gana las cinco partidas de un torneo.
