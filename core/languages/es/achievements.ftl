# Achievements: goals that a player reaches in games against the computer.
achievements-heading = Logros
# The button that opens the list, and the line above it.
achievements-reached = Conseguidos: { $reached } de { $all }
# The notice at the end of a game.
achievements-new = Nuevo logro: { $name }

achievement-first-win = Primera victoria
achievement-both-games = Todoterreno
achievement-team-win = La unión hace la fuerza
achievement-beat-club = Ya eres del club
achievement-beat-expert = ¿Quién es el experto?
achievement-beat-master = Obra maestra
achievement-hold-master = Hueso duro de roer
achievement-quick-line = Visto y no visto
achievement-diagonal = De esquina a esquina
achievement-two-lines = Dos pájaros de un tiro
achievement-own-goal = Autogol
achievement-gift = ¡Qué detalle!
achievement-five-flips = Efecto dominó
achievement-wipe-out = Limpieza a fondo
achievement-close-call = Por los pelos
achievement-landslide = Por goleada
achievement-comeback = Remontada
achievement-marathon = Maratón
achievement-on-the-clock = Contrarreloj
achievement-five-in-a-row = En racha
achievement-revenge = Donde las dan, las toman
achievement-hundred = Como en casa

achievement-about-first-win = Gana una partida.
achievement-about-both-games = Gana una partida de Quixo y una de Hexxagon.
achievement-about-team-win = Gana una partida por equipos.
achievement-about-beat-club = Gana al nivel { common-level-club } o a uno superior.
achievement-about-beat-expert = Gana al nivel { common-level-expert } o a uno superior.
achievement-about-beat-master = Gana al nivel { common-level-master }.
achievement-about-hold-master = Empata con el nivel { common-level-expert } o con uno superior.
achievement-about-quick-line = Gana a Quixo en siete jugadas o menos.
achievement-about-diagonal = Gana a Quixo con una diagonal.
achievement-about-two-lines = Completa dos líneas tuyas con una sola jugada.
achievement-about-own-goal = Completa la línea de tu rival. ¡A todo el mundo le pasa!
achievement-about-gift = Gana porque tu rival ha completado tu línea.
achievement-about-five-flips = Voltea cinco fichas con una sola jugada.
achievement-about-wipe-out = Deja a tu rival sin una sola ficha.
achievement-about-close-call = Gana a Hexxagon por una o dos fichas.
achievement-about-landslide = Gana a Hexxagon con 45 fichas o más.
achievement-about-comeback = Gana a Hexxagon tras ir perdiendo por diez fichas.
achievement-about-marathon = Termina una partida de cien jugadas o más.
achievement-about-on-the-clock = Gana una partida con reloj.
achievement-about-five-in-a-row = Gana cinco partidas seguidas.
achievement-about-revenge = Gana a un rival justo después de perder contra él.
achievement-about-hundred = Termina cien partidas.
