# The pages of the rules.

pages-heading = Règles du jeu
pages-previous = Page précédente
pages-next = Page suivante
pages-show-move = Montrer le coup
pages-learn = Leçons
pages-close = Fermer
pages-quixo = Quixo
pages-quixo-teams = Quixo en équipes
pages-hexxagon = Hexxagon

pages-quixo-goal = Le but
pages-quixo-goal-text = Croix contre ronds, avec 25 cubes : chacun a une croix, un rond et quatre faces neutres. Au départ, tous sont neutres. Aligne cinq de tes symboles – en rangée, en colonne ou en diagonale – et tu gagnes. L’un ou l’autre camp peut commencer. Une partie dure de 10 à 20 minutes.
pages-quixo-take = Prendre
pages-quixo-take-text = Prends un cube du pourtour : un des 16 cubes extérieurs, neutre ou à ton symbole, jamais à celui de l’adversaire. Ici, les croix peuvent prendre les cubes encadrés. Tant que tu ne l’as pas poussé, tu peux le reposer et en prendre un autre. Tu ne peux pas sauter ton tour.
pages-quixo-insert = Pousser
pages-quixo-insert-text = Tourne ton symbole vers le haut et pousse le cube à un bout de la rangée ou de la colonne incomplète, jamais là où tu l’as pris. Un cube d’angle a deux entrées, les autres trois.
pages-quixo-danger = Attention
pages-quixo-danger-text = Si tu complètes une ligne de l’adversaire, tu perds, même si le même coup en complète une à toi. Ici, les croix remplissent la rangée du haut, et la colonne amène un rond dans la rangée du milieu : les ronds gagnent.
pages-quixo-draw = La nulle
pages-quixo-draw-text = Sans erreur, Quixo ne finit jamais. La partie est donc nulle si une position revient trois fois au tour du même camp, ou après 100 coups sans prendre de cube neutre. Tu peux désactiver ces deux règles ; vous pouvez aussi convenir d’une nulle.
pages-quixo-hands = Jouer un coup
pages-quixo-hands-text = Clique sur un cube, puis sur une flèche, ou fais-y glisser le cube. Pointe une flèche pour voir la future ligne. Échap, ou un clic ailleurs, repose le cube.
pages-quixo-notation = Notation
pages-quixo-notation-text = Les colonnes vont de a à e, de gauche à droite, les rangées de 1 à 5, de bas en haut. Un coup nomme deux cases : là où tu prends le cube et là où tu le pousses. Ici, c’est c1-c5. Tu peux taper les coups ainsi, et afficher les coordonnées du plateau dans les réglages.

pages-quixo-teams-seats = Places
pages-quixo-teams-seats-text = Deux contre deux : Sud et Nord forment l’équipe A et jouent les croix, Ouest et Est forment l’équipe B et jouent les ronds. Les partenaires se font face. On joue dans le sens horaire : Sud, Ouest, Nord, Est. N’importe quelle place peut commencer.
pages-quixo-teams-dot = Le point
pages-quixo-teams-dot-text = Chaque cube marqué a un point tourné vers un des quatre joueurs. Sur le pourtour, prends un cube neutre, ou un cube au symbole de ton équipe dont le point est tourné vers toi. Ici, Sud peut prendre les cubes encadrés ; la troisième croix est à Nord.
pages-quixo-teams-choose = Choisir
pages-quixo-teams-choose-text = Quand tu pousses un cube, choisis vers qui tourner son point : toi ou ton partenaire. Un cube seulement décalé par la poussée garde son point.
pages-quixo-teams-first = Premier tour
pages-quixo-teams-first-text = À ton premier tour, tu ne peux prendre qu’un cube neutre.
pages-quixo-teams-line = Les lignes
pages-quixo-teams-line-text = Cinq symboles de ton équipe alignés vous font gagner tous les deux, quels que soient les points. Si tu complètes une ligne de l’autre équipe, vous perdez tous les deux, même si le même coup en complète une à vous. Pour les nulles, c’est comme à Quixo à deux.
pages-quixo-teams-pass = Passer
pages-quixo-teams-pass-text = Tu passes seulement si tu ne peux prendre aucun cube. Ici, c’est le cas de Sud : sur le pourtour, aucun cube neutre, et aucune croix tournée vers Sud. Quatre passes de suite font nulle. Si tu actives les indices du partenaire avant la partie, un indice est le coup de ton partenaire.
pages-quixo-teams-notation = Notation
pages-quixo-teams-notation-text = Les coups s’écrivent comme à Quixo à deux, suivis d’un « . » et du côté où est tourné le point : n, e, s ou w. Ici, c’est b1-b5.n : le cube de b1 est poussé en b5, son point vers le nord. Une passe s’écrit pass.

pages-hexxagon-goal = Le but
pages-hexxagon-goal-text = Rouge a les angles encadrés, Blanc les trois autres. Rouge commence. Tu gagnes si tu as plus de pions à la fin ; à égalité, la partie est nulle.
pages-hexxagon-clone = Cloner
pages-hexxagon-clone-text = Un coup est un clonage ou un saut. Un clonage pose un nouveau pion à toi sur une case vide à côté d’un de tes pions. Clique sur la case vide pour le jouer.
pages-hexxagon-jump = Sauter
pages-hexxagon-jump-text = Un saut déplace un pion sur une case vide à exactement deux cases, par-dessus n’importe quoi. Son ancienne case reste vide. Clique sur le pion, puis sur un anneau ; les hexagones pleins sont des clonages.
pages-hexxagon-turn = Retourner
pages-hexxagon-turn-text = Là où un pion arrive, tous les pions adverses voisins se retournent et prennent ta couleur. Tu n’es jamais obligé d’en retourner. Ici, trois se retournent.
pages-hexxagon-blocks = Les blocs
pages-hexxagon-blocks-text = Trois cases autour du centre sont des blocs : personne ne s’y pose, et elles ne comptent pas. On peut sauter par-dessus. Sans blocs, il y a 61 cases au lieu de 58.
pages-hexxagon-pass = Passer
pages-hexxagon-pass-text = Tu passes seulement si tu ne peux pas jouer. Ici, Blanc doit passer : ses pions n’ont aucune case vide à portée. Avant la partie, tu peux choisir une autre règle : la partie s’arrête et on compte les pions, ou elle s’arrête et l’autre camp reçoit toutes les cases vides.
pages-hexxagon-end = La fin
pages-hexxagon-end-text = La partie se termine quand le plateau est plein ou que personne ne peut jouer. Le camp qui a le plus de pions gagne ; le score est la différence : 30–28 donne 2. Élimine l’autre camp pour gagner 58–0 (61–0 sans blocs). La répétition et 100 coups sans cloner ni retourner font nulle ; tu peux désactiver ces règles.
pages-hexxagon-notation = Notation
pages-hexxagon-notation-text = Les couronnes vont de a (le centre) à e (le pourtour). Dans chacune, les cases sont numérotées dans le sens horaire depuis l’angle du haut, encadré ici : e1. Un clonage nomme sa case, ici e14 ; un saut en nomme deux, comme e13-e15 ; une passe s’écrit pass. Tu peux taper les coups ainsi, et afficher les noms sur le plateau dans les réglages.
