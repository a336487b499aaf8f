# The first start.

welcome-heading = Benvenuto in Pushflip
welcome-about = Due giochi, un tavolo. Prima volta? Ognuno si impara in tre minuti.
welcome-learn = Impara in tre minuti
welcome-play = Gioca subito
welcome-friend = Gioca con amici
welcome-close = Vai al menu
