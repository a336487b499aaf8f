# Puzzles: the list, the panel beside the board, what is said of a move.

puzzle-heading = Problèmes
puzzle-solved-of = { $solved ->
    [one] { $solved } résolu sur { $all }
   *[other] { $solved } résolus sur { $all }
}
puzzle-grade = Difficulté { $grade } sur { $hardest }
puzzle-close = Fermer
puzzle-next-unsolved = Prochain à résoudre
puzzle-next-number = Suivant : problème { $number }
puzzle-tile-new = { $task }
puzzle-tile-tried = Tenté. { $task }
puzzle-tile-solved = Résolu. { $task }
puzzle-tile-helped = Résolu, mais pas au premier essai. { $task }

# The daily puzzle. $days is a number of days, such as “3 days”.
puzzle-daily = Problème du jour
puzzle-daily-new = Un nouveau problème chaque jour.
puzzle-daily-week = Facile le lundi, le plus dur le dimanche.
puzzle-daily-keep = Résous-le pour garder ta série : { $days }.
puzzle-daily-done = Résolu aujourd’hui. Série : { $days }.
puzzle-daily-dot = Le point indique que le problème du jour reste à résoudre.
puzzle-rating = Classement aux problèmes : { $rating } ± { $margin }. Seul le premier essai compte.

puzzle-number = Problème { $number }
puzzle-about = { $game }, difficulté { $grade } sur { $hardest }
puzzle-side-cross = Croix
puzzle-side-circle = Rond
puzzle-side-team-a = Équipe A
puzzle-side-team-b = Équipe B
puzzle-side-red = Rouge
puzzle-side-white = Blanc
puzzle-to-move = { $side } joue
puzzle-task-win = { $moves ->
    [one] Gagne avec ce coup.
   *[other] Gagne en { $moves } coups.
}
# The same in Hexxagon, where to lead is not to win: the game has to end.
puzzle-task-end = { $moves ->
    [one] Termine la partie avec ce coup et gagne.
   *[other] Gagne en { $moves } coups : la partie doit alors être finie.
}
puzzle-task-hold = Trouve le seul coup qui ne perd pas.
puzzle-judging = Vérification…
puzzle-right = Bien vu ! La réponse la plus coriace : { $reply }. Continue.
puzzle-solved = Résolu !
puzzle-solved-again = Résolu ! Tu le reverras une fois avant qu’il compte comme acquis.
puzzle-solved-hold = Résolu ! Tous les autres coups perdent.
puzzle-line = Solution : { $moves }.
puzzle-shown = C’était la solution. À toi d’essayer.
puzzle-wrong-line = Ce coup complète la ligne de l’adversaire : tu perds.
puzzle-wrong-count = Ce coup termine la partie et tu as moins de pions : tu perds.
puzzle-wrong-draws = Ce coup termine la partie par une nulle.
puzzle-wrong-at-once = Pas encore : { $reply } fait gagner aussitôt l’adversaire.
puzzle-wrong-within = { $moves ->
    [one] Pas encore : { $reply } fait gagner aussitôt l’adversaire.
   *[other] Pas encore : après { $reply }, l’adversaire gagne en { $moves }.
}
puzzle-wrong-slow = { $moves ->
    [one] Pas encore : ça ne gagne pas.
   *[other] Trop lent : après { $reply }, tu ne peux pas gagner en { $moves }.
}
puzzle-hint-cube = Prends le cube en { $cell }.
puzzle-hint-clone = Clone en { $cell }.
puzzle-hint-jump = Saute avec le pion en { $cell }.
puzzle-hint = Indice
puzzle-solution = Voir la solution
# The cost of a hint or the solution, before the player asks for it: of a shipped puzzle, and of an own mistake.
puzzle-help-cost = Avec de l’aide, le problème ne comptera pas comme résolu au premier essai.
puzzle-help-cost-mistake = Avec de l’aide, tu devras résoudre ce problème deux fois.
puzzle-step = Coup suivant
puzzle-again = Recommencer
puzzle-next = Problème suivant
puzzle-list = Tous les problèmes
puzzle-to-review = Retour au bilan

puzzle-mistakes = Mes erreurs
puzzle-mistakes-left = { $left ->
    [0] Rien à revoir
   *[other] { $left } à revoir
}
puzzle-mistakes-learned = { $learned ->
    [one] { $learned } acquise
   *[other] { $learned } acquises
}
puzzle-mistakes-note = Les erreurs de tes parties, en problèmes. Ajoute-les avec « Revoir mes erreurs » dans un bilan. Si tu te trompes, tu dois la résoudre deux fois.
puzzle-mistake = Une de mes erreurs
puzzle-tile-again = Encore raté. { $task }
puzzle-task-hold-within = { $moves ->
    [one] Empêche l’adversaire de gagner au prochain coup.
   *[other] Empêche l’adversaire de forcer le gain en { $moves } coups.
}
puzzle-task-better = Ton coup ici était une erreur. Trouve mieux.
puzzle-wrong-worse = Pas encore : après { $reply }, ta position est bien pire.
puzzle-wrong-worse-at-once = Pas encore : ça concède trop.

# A run against the clock.
puzzle-run = Contre la montre
puzzle-run-best = Contre la montre · record { $best }
puzzle-run-about = Résous autant de problèmes que possible en trois minutes. La troisième erreur met fin à l’essai.
puzzle-run-needs-game = Choisis d’abord un jeu ci-dessus.
puzzle-run-start = Le temps part à ton premier coup.
puzzle-run-solved = Résolus : { $solved }
puzzle-run-mistakes = Erreurs : { $mistakes } sur { $most }
puzzle-run-end = Terminer
puzzle-run-sure = Reviens encore une fois en arrière pour arrêter.
puzzle-run-result = { $solved ->
    [one] { $solved } problème résolu
   *[other] { $solved } problèmes résolus
}
puzzle-run-time-up = C’est fini !
puzzle-run-third = C’était ta troisième erreur.
puzzle-run-new-best = Ton nouveau record !
puzzle-run-your-best = Ton record : { $best }
puzzle-run-again = Réessayer

# Themes, in the filter of the list and after a puzzle is solved.
puzzle-theme = Thème
puzzle-theme-all = Tous
puzzle-theme-win-in-one = Gain en 1
puzzle-theme-win-in-two = Gain en 2
puzzle-theme-long-win = Gain en 3+
puzzle-theme-defence = Défense
puzzle-theme-double-threat = Double menace
puzzle-theme-diagonal = Diagonale
puzzle-theme-block = Interposition
puzzle-theme-big-capture = Grosse prise
puzzle-theme-jump = Saut
puzzle-theme-blockade = Blocage
puzzle-theme-elimination = Élimination
puzzle-themes = Thèmes : { $themes }
