# The menu in which Quixo is solved on this computer.

tables-heading = Jeu parfait
tables-what = Résous Quixo sur cet ordinateur, une seule fois, et joue contre un adversaire qui ne se trompe jamais. Le Maître, les indices et les bilans deviennent exacts aussi.
tables-needs = Environ dix minutes sur deux cœurs rapides, 7,5 Go de mémoire pendant ce temps et 1,7 Go de disque. Continue à jouer, ou ferme le jeu et reprends plus tard.

tables-idle = Pas commencé.
tables-begun = Vérification…
tables-at = { $percent } · positions à { $cubes } cubes
tables-paused = En pause à { $percent }
tables-busy = Un instant…
tables-all = Quixo est résolu : tu peux choisir « { $level } ».

tables-make = Résoudre Quixo
tables-pause = Pause
tables-go-on = Continuer
tables-delete = Supprimer
tables-delete-sure = Reclique pour supprimer

tables-ready = Quixo est résolu : tu peux maintenant choisir « { $level } ».
tables-full = Le disque est plein. Ce qui est fini est conservé : fais de la place et continue.
tables-taken = Un autre programme résout déjà Quixo dans le même dossier.
tables-ended = La résolution de Quixo s’est arrêtée trop tôt. La mémoire est peut-être insuffisante.
tables-damaged = Une partie de la solution de Quixo est endommagée et n’est plus utilisée. Résous-le à nouveau avec « Jeu parfait… » dans une nouvelle partie.
