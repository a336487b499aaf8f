# Achievements: goals that a player reaches in games against the computer and in lessons.
achievements-heading = Traguardi
# The button that opens the list, and the line above it.
achievements-reached = Raggiunti: { $reached } su { $all }
# The notice at the end of a game or a lesson.
achievements-new = Nuovo traguardo: { $name }

achievements-goal-first-lesson = Primi passi
achievements-goal-first-game = Buon inizio
achievements-goal-first-win = Prima vittoria
achievements-goal-both-games = A tutto campo
achievements-goal-team-win = L’unione fa la forza
achievements-goal-beat-club = La tessera del circolo
achievements-goal-beat-expert = E ora chi è l’esperto?
achievements-goal-beat-master = Colpo da maestro
achievements-goal-hold-master = Osso duro
achievements-goal-quick-line = In un batter d’occhio
achievements-goal-diagonal = Da un angolo all’altro
achievements-goal-two-lines = Due piccioni con una fava
achievements-goal-own-goal = Autogol
achievements-goal-gift = Ma non dovevi!
achievements-goal-five-flips = Effetto domino
achievements-goal-wipe-out = Piazza pulita
achievements-goal-close-call = Per un pelo
achievements-goal-landslide = Vittoria a valanga
achievements-goal-comeback = Mai dire mai
achievements-goal-marathon = Maratona
achievements-goal-on-the-clock = Corsa contro il tempo
achievements-goal-five-in-a-row = Chi ti ferma più?
achievements-goal-revenge = Pan per focaccia
achievements-goal-hundred = Ospite fisso
achievements-goal-tournament = Cinque su cinque

achievements-about-first-lesson = Finisci una lezione.
achievements-about-first-game = Gioca una partita fino alla fine.
achievements-about-first-win = Vinci una partita.
achievements-about-both-games = Vinci una partita a Quixo e una a Hexxagon.
achievements-about-team-win = Vinci una partita a squadre.
achievements-about-beat-club = Batti il livello { common-level-club } o uno superiore.
achievements-about-beat-expert = Batti il livello { common-level-expert } o uno superiore.
achievements-about-beat-master = Batti il livello { common-level-master }.
achievements-about-hold-master = Fai patta con il livello { common-level-expert } o con uno superiore.
achievements-about-quick-line = Vinci a Quixo in sette mosse o meno.
achievements-about-diagonal = Vinci a Quixo con una diagonale.
achievements-about-two-lines = Completa due tue linee con una sola spinta.
achievements-about-own-goal = Completa tu la linea dell’avversario. Capita a tutti!
achievements-about-gift = Vinci perché l’avversario ha completato la tua linea.
achievements-about-five-flips = Gira cinque pedine con una sola mossa.
achievements-about-wipe-out = Lascia l’avversario senza neanche una pedina.
achievements-about-close-call = Vinci a Hexxagon per una o due pedine.
achievements-about-landslide = Vinci a Hexxagon con 45 pedine o più.
achievements-about-comeback = Vinci a Hexxagon dopo uno svantaggio di dieci pedine.
achievements-about-marathon = Finisci una partita di cento mosse o più.
achievements-about-on-the-clock = Vinci una partita con l’orologio.
achievements-about-five-in-a-row = Vinci cinque partite di fila.
achievements-about-revenge = Batti un avversario subito dopo aver perso contro di lui.
achievements-about-hundred = Finisci cento partite.
achievements-about-tournament = Vinci tutte e cinque le partite di un torneo.
