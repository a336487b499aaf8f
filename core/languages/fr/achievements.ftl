# Achievements: goals that a player reaches in games against the computer and in lessons.
achievements-heading = Succès
# The button that opens the list, and the line above it.
achievements-reached = Obtenus : { $reached } sur { $all }
# The notice at the end of a game or a lesson.
achievements-new = Nouveau succès : { $name }

achievements-goal-first-lesson = Premiers pas
achievements-goal-first-game = Bon début
achievements-goal-first-win = Première victoire
achievements-goal-both-games = Sur tous les fronts
achievements-goal-team-win = L’union fait la force
achievements-goal-beat-club = Bienvenue au club
achievements-goal-beat-expert = C’est qui, l’expert ?
achievements-goal-beat-master = Coup de maître
achievements-goal-hold-master = Solide comme un roc
achievements-goal-quick-line = Vite fait, bien fait
achievements-goal-diagonal = D’un coin à l’autre
achievements-goal-two-lines = Coup double
achievements-goal-own-goal = But contre son camp
achievements-goal-gift = Il ne fallait pas !
achievements-goal-five-flips = Effet domino
achievements-goal-wipe-out = Table rase
achievements-goal-close-call = À un cheveu près
achievements-goal-landslide = Raz-de-marée
achievements-goal-comeback = Remontada
achievements-goal-marathon = Marathon
achievements-goal-on-the-clock = Contre la montre
achievements-goal-five-in-a-row = Jamais quatre sans cinq
achievements-goal-revenge = Un prêté pour un rendu
achievements-goal-hundred = Fidèle au poste
achievements-goal-tournament = Cinq sur cinq

achievements-about-first-lesson = Termine une leçon.
achievements-about-first-game = Joue une partie jusqu’au bout.
achievements-about-first-win = Gagne une partie.
achievements-about-both-games = Gagne à Quixo et à Hexxagon.
achievements-about-team-win = Gagne une partie en équipes.
achievements-about-beat-club = Bats le niveau { common-level-club } ou un niveau supérieur.
achievements-about-beat-expert = Bats le niveau { common-level-expert } ou un niveau supérieur.
achievements-about-beat-master = Bats le niveau { common-level-master }.
achievements-about-hold-master = Fais nulle contre le niveau { common-level-expert } ou un niveau supérieur.
achievements-about-quick-line = Gagne à Quixo en sept coups au plus.
achievements-about-diagonal = Gagne à Quixo avec une diagonale.
achievements-about-two-lines = Complète deux de tes lignes d’une seule poussée.
achievements-about-own-goal = Complète toi-même la ligne adverse. Ça arrive à tout le monde !
achievements-about-gift = Gagne parce que l’adversaire a complété ta ligne.
achievements-about-five-flips = Retourne cinq pions en un seul coup.
achievements-about-wipe-out = Ne laisse pas un seul pion à l’adversaire.
achievements-about-close-call = Gagne à Hexxagon avec un ou deux pions d’avance.
achievements-about-landslide = Gagne à Hexxagon avec 45 pions ou plus.
achievements-about-comeback = Gagne à Hexxagon après avoir eu dix pions de retard.
achievements-about-marathon = Termine une partie de cent coups ou plus.
achievements-about-on-the-clock = Gagne une partie à la pendule.
achievements-about-five-in-a-row = Gagne cinq parties de suite.
achievements-about-revenge = Bats un adversaire juste après avoir perdu contre lui.
achievements-about-hundred = Termine cent parties.
achievements-about-tournament = Gagne les cinq parties d’un tournoi.
