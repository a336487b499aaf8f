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
characters-habit-quixo-first-game = spesso non blocca i tuoi quattro in fila
characters-habit-quixo-beginner = sposta i suoi cubi invece di prenderne di neutri
characters-habit-quixo-casual = a volte non vede che stai per vincere
characters-habit-quixo-regular = cade nelle doppie minacce
characters-habit-quixo-club = ogni tanto le sfugge ancora una minaccia
characters-habit-quixo-tournament = vede tre mosse avanti, non la quarta
characters-habit-quixo-expert = vede cinque mosse e si accontenta della patta
characters-habit-quixo-master = evita la patta, anche rischiando
characters-habit-quixo-perfect = non sbaglia mai
characters-habit-hexxagon-first-game = non vede le grandi catture
characters-habit-hexxagon-beginner = salta anche dove clonare rende di più
characters-habit-hexxagon-casual = prende pedine che puoi riprendere subito
characters-habit-hexxagon-regular = salta più di quanto cloni
characters-habit-hexxagon-club = vede la tua risposta, ma non il seguito
characters-habit-hexxagon-tournament = muove in fretta e guarda poco avanti
characters-habit-hexxagon-expert = guarda lontano, ma non fino in fondo
characters-habit-hexxagon-master = vede presto la fine della partita
characters-habit-hexxagon-perfect = vede presto la fine della partita
