# Achievements: goals that a player reaches in games against the computer.
achievements-heading = Traguardi
# The button that opens the list, and the line above it.
achievements-reached = Raggiunti: { $reached } su { $all }
# The notice at the end of a game.
achievements-new = Nuovo traguardo: { $name }

achievement-first-win = Prima vittoria
achievement-both-games = A tutto campo
achievement-team-win = L’unione fa la forza
achievement-beat-club = La tessera del circolo
achievement-beat-expert = E ora chi è l’esperto?
achievement-beat-master = Colpo da maestro
achievement-hold-master = Osso duro
achievement-quick-line = In un batter d’occhio
achievement-diagonal = Da un angolo all’altro
achievement-two-lines = Due piccioni con una fava
achievement-own-goal = Autogol
achievement-gift = Ma non dovevi!
achievement-five-flips = Effetto domino
achievement-wipe-out = Piazza pulita
achievement-close-call = Per un pelo
achievement-landslide = Vittoria a valanga
achievement-comeback = Mai dire mai
achievement-marathon = Maratona
achievement-on-the-clock = Corsa contro il tempo
achievement-five-in-a-row = Chi ti ferma più?
achievement-revenge = Pan per focaccia
achievement-hundred = Ospite fisso

achievement-about-first-win = Vinci una partita.
achievement-about-both-games = Vinci una partita a Quixo e una a Hexxagon.
achievement-about-team-win = Vinci una partita a squadre.
achievement-about-beat-club = Batti il livello { common-level-club } o uno superiore.
achievement-about-beat-expert = Batti il livello { common-level-expert } o uno superiore.
achievement-about-beat-master = Batti il livello { common-level-master }.
achievement-about-hold-master = Fai patta con il livello { common-level-expert } o con uno superiore.
achievement-about-quick-line = Vinci a Quixo in sette mosse o meno.
achievement-about-diagonal = Vinci a Quixo con una diagonale.
achievement-about-two-lines = Completa due tue linee con una sola spinta.
achievement-about-own-goal = Completa tu la linea dell’avversario. Capita a tutti!
achievement-about-gift = Vinci perché l’avversario ha completato la tua linea.
achievement-about-five-flips = Gira cinque pedine con una sola mossa.
achievement-about-wipe-out = Lascia l’avversario senza neanche una pedina.
achievement-about-close-call = Vinci a Hexxagon per una o due pedine.
achievement-about-landslide = Vinci a Hexxagon con 45 pedine o più.
achievement-about-comeback = Vinci a Hexxagon dopo uno svantaggio di dieci pedine.
achievement-about-marathon = Finisci una partita di cento mosse o più.
achievement-about-on-the-clock = Vinci una partita con l’orologio.
achievement-about-five-in-a-row = Vinci cinque partite di fila.
achievement-about-revenge = Batti un avversario subito dopo aver perso contro di lui.
achievement-about-hundred = Finisci cento partite.
