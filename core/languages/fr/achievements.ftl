# Achievements: goals that a player reaches in games against the computer.
achievements-heading = Succès
# The button that opens the list, and the line above it.
achievements-reached = Obtenus : { $reached } sur { $all }
# The notice at the end of a game.
achievements-new = Nouveau succès : { $name }

achievement-first-win = Première victoire
achievement-both-games = Sur tous les fronts
achievement-team-win = L’union fait la force
achievement-beat-club = Bienvenue au club
achievement-beat-expert = C’est qui, l’expert ?
achievement-beat-master = Coup de maître
achievement-hold-master = Solide comme un roc
achievement-quick-line = Vite fait, bien fait
achievement-diagonal = D’un coin à l’autre
achievement-two-lines = Coup double
achievement-own-goal = But contre son camp
achievement-gift = Il ne fallait pas !
achievement-five-flips = Effet domino
achievement-wipe-out = Table rase
achievement-close-call = À un cheveu près
achievement-landslide = Raz-de-marée
achievement-comeback = Remontada
achievement-marathon = Marathon
achievement-on-the-clock = Contre la montre
achievement-five-in-a-row = Jamais quatre sans cinq
achievement-revenge = Un prêté pour un rendu
achievement-hundred = Fidèle au poste

achievement-about-first-win = Gagne une partie.
achievement-about-both-games = Gagne à Quixo et à Hexxagon.
achievement-about-team-win = Gagne une partie en équipes.
achievement-about-beat-club = Bats le niveau { common-level-club } ou un niveau supérieur.
achievement-about-beat-expert = Bats le niveau { common-level-expert } ou un niveau supérieur.
achievement-about-beat-master = Bats le niveau { common-level-master }.
achievement-about-hold-master = Fais nulle contre le niveau { common-level-expert } ou un niveau supérieur.
achievement-about-quick-line = Gagne à Quixo en sept coups au plus.
achievement-about-diagonal = Gagne à Quixo avec une diagonale.
achievement-about-two-lines = Complète deux de tes lignes d’une seule poussée.
achievement-about-own-goal = Complète toi-même la ligne adverse. Ça arrive à tout le monde !
achievement-about-gift = Gagne parce que l’adversaire a complété ta ligne.
achievement-about-five-flips = Retourne cinq pions en un seul coup.
achievement-about-wipe-out = Ne laisse pas un seul pion à l’adversaire.
achievement-about-close-call = Gagne à Hexxagon avec un ou deux pions d’avance.
achievement-about-landslide = Gagne à Hexxagon avec 45 pions ou plus.
achievement-about-comeback = Gagne à Hexxagon après avoir eu dix pions de retard.
achievement-about-marathon = Termine une partie de cent coups ou plus.
achievement-about-on-the-clock = Gagne une partie à la pendule.
achievement-about-five-in-a-row = Gagne cinq parties de suite.
achievement-about-revenge = Bats un adversaire juste après avoir perdu contre lui.
achievement-about-hundred = Termine cent parties.
