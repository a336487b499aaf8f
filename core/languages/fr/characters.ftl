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
characters-habit-quixo-first-game = laisse souvent tes quatre alignés sans réponse
characters-habit-quixo-beginner = déplace ses cubes au lieu d’en prendre des neutres
characters-habit-quixo-casual = oublie parfois que tu vas gagner
characters-habit-quixo-regular = tombe dans les doubles menaces
characters-habit-quixo-club = laisse encore passer une menace de temps en temps
characters-habit-quixo-tournament = voit trois coups à l’avance, pas le quatrième
characters-habit-quixo-expert = voit cinq coups à l’avance et accepte la nulle
characters-habit-quixo-master = évite les nulles, même en prenant des risques
characters-habit-quixo-perfect = ne se trompe jamais
characters-habit-hexxagon-first-game = rate les grosses prises
characters-habit-hexxagon-beginner = saute même quand un clone rapporte plus
characters-habit-hexxagon-casual = attrape des pions que tu peux reprendre aussitôt
characters-habit-hexxagon-regular = saute plus souvent qu’il ne clone
characters-habit-hexxagon-club = voit ta réponse, mais pas la suite
characters-habit-hexxagon-tournament = joue vite et regarde à peine devant
characters-habit-hexxagon-expert = voit loin, mais pas jusqu’au bout
characters-habit-hexxagon-master = voit la fin de la partie très tôt
characters-habit-hexxagon-perfect = voit la fin de la partie très tôt
