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
characters-habit-quixo-first-game = pogosto ne ustavi tvojih štirih v vrsti
characters-habit-quixo-beginner = premika stare kocke, namesto da bi jemala prazne
characters-habit-quixo-casual = včasih spregleda, da boš takoj na cilju
characters-habit-quixo-regular = pade v dvojne grožnje
characters-habit-quixo-club = tu in tam še spregleda grožnjo
characters-habit-quixo-tournament = vidi tri poteze naprej, četrte ne
characters-habit-quixo-expert = vidi pet potez naprej in je zadovoljna z remijem
characters-habit-quixo-master = izogiba se remiju, tudi če tvega
characters-habit-quixo-perfect = nikoli se ne zmoti
characters-habit-hexxagon-first-game = spregleda velike zajeme
characters-habit-hexxagon-beginner = skače, tudi kadar kloniranje prinese več
characters-habit-hexxagon-casual = pograbi ploščice, ki jih lahko takoj vzameš nazaj
characters-habit-hexxagon-regular = skače pogosteje, kot klonira
characters-habit-hexxagon-club = vidi tvoj odgovor, a ne tega, kar sledi
characters-habit-hexxagon-tournament = igra hitro in malo gleda naprej
characters-habit-hexxagon-expert = gleda daleč, a ne do konca
characters-habit-hexxagon-master = zgodaj vidi konec igre
characters-habit-hexxagon-perfect = zgodaj vidi konec igre
