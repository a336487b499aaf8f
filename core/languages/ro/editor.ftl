# Editorul de poziții. Două butoane încap pe lățimea panoului: cuvinte scurte.
editor-pause = Editează poziția
editor-heading = Editor de poziții
editor-quixo = Quixo
editor-teams = Pe echipe
editor-hexxagon = Hexxagon
editor-open = Fără blocuri
editor-place = De pus pe tablă
editor-blank = Neutru
editor-empty = Gol
editor-to-move = La mutare
editor-ply = Numărul mutării
editor-quiet = Contor de 100 de mutări
editor-less = mai puțin
editor-more = mai mult
editor-first = Început
editor-clear = Golește
editor-turn = Rotește
editor-mirror = Oglindește
editor-undo = Anulează
editor-redo = Refă
editor-text = Ca text
editor-wrong = Poziția nu e validă: { $reason }.
editor-playable = { $count ->
    [one] La mutare: { $seat }, o mutare posibilă.
    [few] La mutare: { $seat }, { $count } mutări posibile.
   *[other] La mutare: { $seat }, { $count } de mutări posibile.
}
editor-over = Partida s-a terminat. { $winner }. { $reason }
editor-no-pieces = Pune mai întâi câteva piese pe tablă.
editor-doubt-ply = Aici numărul mutării trebuie să fie cel puțin { $count }.
editor-doubt-quiet = { $count ->
    [one] Contorul de 100 de mutări nu poate depăși aici { $count }.
    [few] Contorul de 100 de mutări nu poate depăși aici { $count }.
   *[other] Contorul de 100 de mutări nu poate depăși aici { $count }.
}
editor-play = Joacă de aici
editor-analyse = Analizează
editor-copy = Copiază
editor-paste = Lipește
editor-back = Înapoi
editor-who = Cine joacă?
editor-weaker = Mai slab
editor-stronger = Mai puternic
editor-start = Începe
