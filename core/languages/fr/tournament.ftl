# Tournaments at one screen: against five computer players, or a knock-out between people.
tournament-heading = Tournoi
tournament-computers = Cinq adversaires
tournament-people = Élimination
tournament-computers-about = Une partie contre chacun, du plus facile au plus fort. Une victoire vaut un point, une nulle un demi-point. Sans annulation de coups.
tournament-people-about = De 3 à 8 joueurs devant cet écran, avec des noms différents. Qui perd est éliminé ; une nulle se rejoue. Sans annulation de coups.
tournament-player = Joueur { $number }
tournament-start = Lancer le tournoi
tournament-up-next = À suivre
# The player’s points so far, and the most that are possible.
tournament-score = Points : { $points } sur { $all }
# The next opponent, or the two players of the next game.
tournament-next = À suivre : { $name }
tournament-standings = Classement
tournament-give-up = Abandonner
tournament-give-up-sure = Vraiment abandonner ?
tournament-again = Nouveau tournoi
# Above the columns of the bracket.
tournament-round = Tour { $number }
tournament-final = Finale
# In place of an opponent: the player goes on without a game.
tournament-bye = Exempt
tournament-champion = { $name } remporte le tournoi !
tournament-end-all = Cinq sur cinq : personne n’a pu te battre !
tournament-end-good = Bravo, la plupart des points sont à toi.
tournament-end-some = Pas mal : quelques points sont à toi.
tournament-end-none = Une soirée difficile. Retente ta chance !
