# The characters who play at the levels, weakest first.
characters-name-first-game = Pip
characters-name-beginner = Hazel
characters-name-casual = Minka
characters-name-regular = Bruno
characters-name-club = Rita
characters-name-tournament = Greta
characters-name-expert = Odette
characters-name-master = Aurel
characters-name-perfect = Solon

# The typical error of each character in each game: "Pip · Newcomer: misses…".
characters-habit-quixo-first-game = a menudo no bloquea tus cuatro en línea
characters-habit-quixo-beginner = mueve sus cubos en vez de tomar neutros
characters-habit-quixo-casual = a veces no ve que estás a punto de ganar
characters-habit-quixo-regular = cae en las amenazas dobles
characters-habit-quixo-club = de vez en cuando aún se le escapa una amenaza
characters-habit-quixo-tournament = ve tres jugadas por delante, no la cuarta
characters-habit-quixo-expert = ve cinco jugadas y se conforma con el empate
characters-habit-quixo-master = evita el empate, aunque se arriesgue
characters-habit-quixo-perfect = nunca se equivoca
characters-habit-hexxagon-first-game = se pierde las grandes capturas
characters-habit-hexxagon-beginner = salta aunque clonar dé más
characters-habit-hexxagon-casual = coge fichas que puedes recuperar enseguida
characters-habit-hexxagon-regular = salta más de lo que clona
characters-habit-hexxagon-club = ve tu respuesta, pero no lo que viene después
characters-habit-hexxagon-tournament = juega rápido y mira poco adelante
characters-habit-hexxagon-expert = mira lejos, pero no hasta el final
characters-habit-hexxagon-master = ve pronto el final de la partida
characters-habit-hexxagon-perfect = ve pronto el final de la partida
