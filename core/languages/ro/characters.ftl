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
characters-habit-quixo-first-game = lasă des deschise cele patru ale tale în linie
characters-habit-quixo-beginner = își mută cuburile în loc să ia unele neutre
characters-habit-quixo-casual = uneori nu vede că ești pe punctul de a câștiga
characters-habit-quixo-regular = cade în amenințări duble
characters-habit-quixo-club = din când în când tot îi scapă o amenințare
characters-habit-quixo-tournament = vede trei mutări înainte, pe a patra nu
characters-habit-quixo-expert = vede cinci mutări și se mulțumește cu remiza
characters-habit-quixo-master = evită remiza, chiar cu risc
characters-habit-quixo-perfect = nu greșește niciodată
characters-habit-hexxagon-first-game = ratează capturile mari
characters-habit-hexxagon-beginner = sare chiar dacă o clonare aduce mai mult
characters-habit-hexxagon-casual = ia piese pe care le poți lua imediat înapoi
characters-habit-hexxagon-regular = sare mai des decât clonează
characters-habit-hexxagon-club = vede răspunsul tău, dar nu ce urmează
characters-habit-hexxagon-tournament = mută repede și se uită puțin înainte
characters-habit-hexxagon-expert = se uită departe, dar nu până la capăt
characters-habit-hexxagon-master = vede devreme sfârșitul partidei
characters-habit-hexxagon-perfect = vede devreme sfârșitul partidei
