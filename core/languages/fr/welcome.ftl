# The first start.

welcome-heading = Bienvenue dans Pushflip
welcome-about = Deux jeux, une table. Première fois ? Chacun s’apprend en trois minutes.
welcome-learn = Apprendre en 3 minutes
welcome-play = Jouer
welcome-friend = Jouer entre amis
welcome-close = Aller au menu
