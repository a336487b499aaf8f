# The interactive first games.

learn-heading = Leçons
learn-invitation = Des leçons courtes : c’est toi qui joues.
learn-close = Fermer
learn-finished = Terminée

# The lessons: name, what they are about, and what is said at their end: praise, unless the last game was skipped, and a
# text after it.
learn-quixo = Quixo
learn-quixo-about = Prends, pousse et aligne cinq cubes.
learn-quixo-praise = Tu connais Quixo !
learn-quixo-over = À retenir : si tu complètes la ligne adverse, tu perds, même si tu complètes aussi la tienne.
learn-teams = Quixo en équipes
learn-teams-about = Quatre joueurs, deux équipes, et des points qui disent à qui est le cube.
learn-teams-praise = Tu connais Quixo en équipes !
learn-teams-over = Joue ta première partie : l’ordinateur prend les trois autres places.
learn-hexxagon = Hexxagon
learn-hexxagon-about = Clone tes pions et retourne ceux de ton adversaire.
learn-hexxagon-praise = Tu connais Hexxagon !
learn-hexxagon-over = Joue ta première partie sur tout le plateau.

# The panel.
learn-step = Étape { $step } sur { $all }
learn-done = Bien joué
learn-next = Suivant
learn-finish = Terminer
learn-skip = Passer
learn-back = Retour
learn-again = Réessayer
learn-leave = Quitter
learn-next-lesson = Ensuite : { $lesson }
learn-first-game = Jouer une première partie
learn-begin-again = Refaire

learn-game-won = Tu as gagné ! Tu peux passer à une vraie partie.
learn-game-lost = Perdu, cette fois. Réessaie depuis la même position, ou continue : tu connais toutes les règles.
learn-game-drawn = Partie nulle. Réessaie depuis la même position, ou continue : tu connais toutes les règles.

# Why a move was taken back.
learn-miss-other-move = Coup possible, mais pas celui qu’on cherche. Suis la flèche bleue.
learn-miss-other-cube = En partie, tu pourrais prendre celui-là. Ici, prends le cube marqué.
learn-miss-other-end = Bon cube, mauvais côté. Reprends-le et clique sur la flèche bleue à côté du plateau.
learn-miss-other-dot = Le point est tourné vers le mauvais joueur. Pousse encore, puis clique sur la flèche bleue du point.
learn-miss-other-cell = Bon pion, mauvaise case. Reprends-le et clique sur la case sous la flèche bleue.
learn-miss-no-line = Ça n’en fait pas cinq alignés. Essaie le cube marqué.
learn-miss-opponent-line = Ça complète la ligne de l’adversaire : tu perdrais. Essaie un autre coup.
learn-miss-threat = Là, ton adversaire peut gagner. Essaie maintenant le cube marqué.
learn-miss-no-jump = C’était un clonage. Choisis un pion et saute de deux cases.
learn-miss-no-clone = C’était un saut : l’ancienne case est vide. Clone plutôt.
learn-miss-few-turned = Trop peu. Trouve la case qui touche plus de pions blancs.

# Quixo, step by step: what is asked, and what is said when it is done.
learn-quixo-goal = Aligne cinq de tes symboles et tu gagnes : rangée, colonne ou diagonale. Ici, les croix ont réussi. Tu joues les croix.
learn-quixo-take = Au départ, tous les cubes sont neutres, et on ne les prend que sur le pourtour. Clique sur le cube sous la flèche bleue. Des flèches apparaissent à côté du plateau : clique sur la bleue pour rentrer le cube.
learn-quixo-take-done = Ton cube est revenu avec une croix, et la colonne a glissé pour combler le vide. Puis l’adversaire a rentré un cube avec un rond.
learn-quixo-insert = Prends le cube marqué. Les flèches montrent par où tu peux le pousser. Choisis-en une.
learn-quixo-insert-done = Un cube entre à un bout de sa rangée ou de sa colonne, mais jamais là où tu l’as pris. Les cubes d’angle ont deux flèches, les autres trois.
learn-quixo-own = Tu peux prendre les cubes neutres et les tiens, jamais ceux de l’adversaire. Clique sur un rond : il ne bouge pas. Puis joue une des deux croix marquées.
learn-quixo-own-done = Jouer un de tes cubes n’ajoute pas de croix, mais peut en mettre une juste là où il faut.
learn-quixo-line = Quatre croix alignées ! Complète la rangée du haut avec le cube marqué.
learn-quixo-line-done = Cinq alignés : tu as gagné !
learn-quixo-shift = Chaque poussée déplace aussi d’autres cubes. Il ne manque à ta rangée que la croix du milieu, et il y en a une juste au-dessus. Prends le cube marqué et pousse-le par le haut.
learn-quixo-shift-done = La colonne est descendue et a amené ta croix dans la rangée. Regarde toujours ce qui bouge d’autre.
learn-quixo-danger = Un piège, maintenant. Complète ta rangée du haut avec le cube marqué et regarde les ronds de la rangée du milieu.
learn-quixo-danger-done = Ta poussée a aussi complété la ligne des ronds. Alors tu perds, même si la tienne est complète.
learn-quixo-instead = Même position. Prends maintenant le cube marqué, à droite de ta rangée, et pousse-le par la gauche. Aucun rond ne bouge.
learn-quixo-instead-done = Seule ta rangée a bougé : les ronds en restent à quatre. Tu as gagné !
learn-quixo-block = Ton adversaire a quatre ronds alignés et gagnerait au prochain coup. Casse la rangée : prends un des cubes marqués et rentre-le par le haut.
learn-quixo-block-done = Sa rangée est cassée. La meilleure défense est une poussée qui t’aide aussi.
learn-quixo-play = Tu joues contre { characters-name-first-game }, un poussin facile à battre. Tu pars avec une croix de plus. Alignes-en cinq !

# Quixo in teams.
learn-teams-seats = Sud et Nord jouent les croix, Ouest et Est les ronds. Les partenaires se font face ; on joue dans le sens horaire. Tu es Sud. Chaque cube avec un symbole a un point tourné vers un joueur.
learn-teams-first = À ton premier tour, prends seulement un cube neutre. Pousse le cube marqué, puis tourne son point vers toi.
learn-teams-first-done = Le point est tourné vers toi. Puis Ouest, Nord et Est ont joué leur premier tour, dans le sens horaire.
learn-teams-dot = Tu ne peux prendre que les croix au point tourné vers toi. Celle au point vers le nord est à ton partenaire. Prends une des deux croix marquées.
learn-teams-dot-done = Seul le joueur vers qui le point est tourné peut prendre un cube. À chaque poussée, choisis de nouveau : toi ou ton partenaire.
learn-teams-partner = Un point vers le nord : le cube est à ton partenaire. Pousse le cube marqué et tourne son point vers ton partenaire.
learn-teams-partner-done = Seul ton partenaire peut prendre ce cube, et il vient de le faire : regarde où il est. Un cube décalé par une poussée garde son point.
learn-teams-line = Dans une ligne, seuls les symboles comptent, pas les points. Complète la rangée de croix du haut.
learn-teams-line-done = Cinq croix : victoire pour toi et ton partenaire !
learn-teams-danger = Complète la ligne de l’autre équipe, et toute la tienne perd. Complète la rangée du haut avec le cube marqué et regarde.
learn-teams-danger-done = Les ronds de la rangée du milieu sont alignés aussi : vous perdez tous les deux. Vérifie les deux symboles avant de pousser.
learn-teams-block = Quatre ronds alignés, et c’est à Ouest de jouer. Pousse pour l’empêcher de gagner au prochain coup.
learn-teams-block-done = Ouest ne peut plus gagner, et ensuite c’est à ton partenaire.
learn-teams-pass = Ici, rien n’est à toi : que des ronds, et des croix au point vers le nord. Tu passes automatiquement, jamais par choix. Quatre passes de suite : partie nulle.
learn-teams-play = À toi de jouer ! { characters-name-first-game }, un poussin, prend les trois autres places ; Nord est ton partenaire. Alignez cinq croix, ensemble !

# Hexxagon.
learn-hexxagon-goal = Les trois pions rouges encadrés en bleu sont à toi, les blancs à l’adversaire. Tu gagnes si tu as plus de pions quand le plateau est plein.
learn-hexxagon-clone = Clique sur la case vide sous la flèche bleue, à côté de ton pion : il se clone.
learn-hexxagon-clone-done = Un nouveau pion, et l’ancien est toujours là : tu en as quatre. Blanc a cloné aussi.
learn-hexxagon-jump = Un pion peut aussi sauter de deux cases. Les anneaux sont des sauts, les hexagones pleins des clonages. Clique sur un de tes pions, puis sur un anneau.
learn-hexxagon-jump-done = Ton pion s’est déplacé : son ancienne case est vide et tu n’as rien gagné. Un saut passe par-dessus tout.
learn-hexxagon-turn = Là où un pion arrive, tous les pions adverses voisins se retournent. Trouve la case qui en retourne trois.
learn-hexxagon-turn-done = Trois retournés ! Tous les pions adverses voisins de l’arrivée se retournent, et eux seuls. Un pion retourné n’en retourne pas d’autres.
learn-hexxagon-count = Les deux cases marquées retournent deux pions, mais l’une demande un saut. Clone sur l’autre.
learn-hexxagon-count-done = Les deux coups en retournent deux. Le clonage ajoute aussi un pion ; le saut ne fait que le déplacer.
learn-hexxagon-gap = Un saut laisse un vide. Choisis le pion sous la flèche bleue, saute sur la case marquée et regarde Blanc.
learn-hexxagon-gap-done = Blanc a sauté dans le vide et en a retourné quatre. Saute seulement si tu gagnes plus que tu ne laisses.
learn-hexxagon-blocks = Les trois pierres sont des blocs : personne ne s’y pose, mais on peut sauter par-dessus. Saute avec le pion marqué.
learn-hexxagon-blocks-done = Par-dessus la pierre, et deux pions retournés ! On peut aussi jouer à Hexxagon sans blocs.
learn-hexxagon-stuck = Les quatre pions blancs du haut n’ont aucune case vide à portée. Joue n’importe quel coup.
learn-hexxagon-stuck-done = Blanc est bloqué et doit passer : c’est encore à toi. On ne passe jamais par choix.
learn-hexxagon-end = Tu en as 28, Blanc 29, et une case est vide. Clone dessus !
learn-hexxagon-end-done = Plateau plein : tu gagnes 31–27, soit 4 points. La partie se termine aussi quand personne ne peut jouer ou qu’un camp n’a plus de pions.
learn-hexxagon-play = Finis une partie contre { characters-name-first-game }, un poussin facile à battre. Il reste seize cases vides : prends plus de pions que Blanc !
