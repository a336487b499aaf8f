# The new game form.

setup-heading = Nouvelle partie
setup-back = Retour
setup-start = Jouer
setup-name = Nom (facultatif)
setup-rated = Cette partie compte pour ton classement si tu joues sans indice ni annulation.
setup-more = Plus d’options
setup-starts = Qui commence
setup-stuck = Sans coup
setup-clock = Pendule
# Additional cubes or pieces for one side: none, or one to three.
setup-ahead =
    { $you ->
        [yes] Ton avance
       *[no] Avance : { $seat }
    }
setup-ahead-none = Aucune
setup-ahead-quixo =
    { $count ->
        [one] +{ $count } cube
       *[other] +{ $count } cubes
    }
setup-ahead-hexxagon =
    { $count ->
        [one] +{ $count } pion
       *[other] +{ $count } pions
    }
setup-ahead-quixo-tip = Des cubes en plus au départ. Non classée.
setup-ahead-hexxagon-tip = Des pions en plus au départ. Non classée.
# The number of takebacks: any number, 3, 1 or 0.
setup-takebacks = Annulations
setup-takebacks-any = Au choix
setup-takebacks-tip = Le nombre de coups que l’on peut annuler dans cette partie.
# The share of your time that your opponents get: the same, 1/2, 1/5 or 1/10.
setup-odds = Temps adverse
setup-odds-same = Égal
setup-odds-tip = La part de ton temps pour tes adversaires, ou pour la seconde de deux personnes. Non classée.
# A custom clock, and the words beside its two sliders: “10 min per player”.
setup-clock-own = Au choix
setup-clock-own-total = { $time } par joueur
setup-clock-own-move = + { $time } par coup
# The tooltip of a level and the line beside its seat: "Pip · Newcomer: misses its own…".
setup-level = { $level } : { $habit }
# On a button that gives the computers such a level.
setup-like-you = Proche de ton niveau : { $rung } · { $level }
# A button that opens the menu of the tables of perfect play.
setup-perfect = Ajouter l’Infaillible…
setup-perfect-tip = Ton ordinateur calcule une fois toutes les positions de Quixo : environ dix minutes et 1,7 Go de disque. Ensuite, tu peux affronter un adversaire qui ne se trompe jamais.

setup-about-quixo = Aligne cinq de tes cubes.
setup-about-quixo-teams = Deux contre deux. Le point d’un cube dit qui peut le prendre.
setup-about-hexxagon = Clone tes pions et retourne ceux de ton adversaire.
setup-about-hexxagon-open = Hexxagon sur les 61 cases, sans blocs.
setup-quiet-quixo = Nulle aux 100 coups
setup-quiet-hexxagon = Nulle aux 100 coups

setup-stuck-passes-tip = L’autre camp continue à jouer.
setup-stuck-ends-tip = La partie s’arrête et on compte les pions du plateau.
setup-stuck-fills-tip = La partie s’arrête et l’autre camp reçoit toutes les cases vides.

setup-repetition = Nulle par répétition
setup-repetition-tip = Nulle quand une position revient trois fois au tour du même camp.
setup-quiet-quixo-tip = Nulle après 100 coups (des deux camps) sans prendre de cube neutre.
setup-quiet-hexxagon-tip = Nulle après 100 coups (des deux camps) sans cloner ni retourner.
setup-random = Camps au hasard
setup-random-tip = Les camps sont tirés au sort au début de la partie.
setup-consultation = Indices du partenaire
setup-consultation-tip = Oui : un indice est le coup de ton partenaire. Non : pas d’indices dans cette partie.
