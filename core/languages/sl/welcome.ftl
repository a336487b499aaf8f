# The first start.

welcome-heading = Dobrodošli v Pushflip
welcome-about = Dve igri, ena miza. Prvič tukaj? Vsako se naučiš v treh minutah.
welcome-learn = Nauči se v 3 minutah
welcome-play = Igraj takoj
welcome-friend = Igraj s prijateljem
welcome-close = V meni
