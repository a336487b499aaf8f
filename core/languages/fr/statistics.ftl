# Results of finished games by game and level.

statistics-heading = Statistiques
statistics-counting = Calcul…
statistics-nowhere = Pas de statistiques : ici, les parties ne peuvent pas être enregistrées.
statistics-empty = Pas encore de partie terminée. Joues-en une et elle apparaîtra ici.
statistics-empty-game = Tu n’as pas encore terminé de partie de ce jeu.

# What the marks mean; the numbers stand in this order: 5 – 1 – 3.
statistics-won = gagnées
statistics-drawn = nulles
statistics-lost = perdues

# The rating, by how much it may be off, and the level nearest to it.
statistics-strength = Ton classement
statistics-strength-about = { $rating } ± { $margin } · environ niveau { $rung }, { $level }
statistics-strength-how = Termine des parties contre les niveaux { common-level-first-game } à { common-level-master }, sans annuler de coup ni demander d’indice, pour avoir un classement.

# The chart, and how many games it shows.
statistics-balance = Victoires – défaites
statistics-balance-soon = La courbe apparaît après ta troisième partie.
statistics-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }

# Against a level.
statistics-average =
    { $plies ->
        [one] { $plies } coup en moyenne
       *[other] { $plies } coups en moyenne
    }
# In Hexxagon: points won less points lost, with a sign; between people those of both sides.
statistics-points = Points : { $points }
statistics-streak = Meilleure série : { $count }
# Before the marks of the last games.
statistics-form =
    { $count ->
        [one] Dernière :
       *[other] { $count } dernières :
    }

# Games without a computer; the sides' wins stand between the two.
statistics-people =
    { $count ->
        [one] { $count } partie entre joueurs
       *[other] { $count } parties entre joueurs
    }
statistics-people-drawn = Nulles : { $count }

# Below the results.
statistics-unreadable =
    { $count ->
        [one] { $count } partie est illisible et n’est pas comptée.
       *[other] { $count } parties sont illisibles et ne sont pas comptées.
    }
statistics-since = Comptées depuis le { $date }.

statistics-export = Exporter
statistics-exported = Statistiques enregistrées sous { $path }.
statistics-reset = Effacer
statistics-reset-sure = Reclique pour effacer
statistics-reset-done = Statistiques effacées. Tes parties restent enregistrées.
