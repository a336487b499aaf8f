# The first start.

welcome-heading = Te damos la bienvenida
welcome-about = Dos juegos, una mesa. ¿Primera vez? Cada uno se aprende en tres minutos.
welcome-learn = Aprender en 3 minutos
welcome-play = Jugar ya
welcome-friend = Jugar con amigos
welcome-close = Ir al menú
