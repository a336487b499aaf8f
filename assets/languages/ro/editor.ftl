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
editor-cross = X
editor-circle = O
editor-south = Sud
editor-west = Vest
editor-north = Nord
editor-east = Est
editor-red = Roșu
editor-white = Alb
editor-ply = Numărul mutării
editor-quiet = Mutări fără progres
editor-less = mai puțin
editor-more = mai mult
editor-first = Început
editor-clear = Golește
editor-turn = Rotește
editor-mirror = Oglindește
editor-undo = Anulează
editor-redo = Refă
editor-text = Ca text
editor-wrong = Nu este o poziție: { $reason }.
editor-playable = { $count ->
    [one] La mutare: { $seat }, o mutare.
    [few] La mutare: { $seat }, { $count } mutări.
   *[other] La mutare: { $seat }, { $count } de mutări.
}
editor-over = S-a terminat. { $winner }. { $reason }
editor-no-pieces = Nu este nicio piesă pe tablă: nimeni nu poate juca.
editor-doubt-ply = După poziție, numărul mutării este cel puțin { $count }.
editor-doubt-quiet = { $count ->
    [one] Fără progres poate fi cel mult o mutare.
    [few] Fără progres pot fi cel mult { $count } mutări.
   *[other] Fără progres pot fi cel mult { $count } de mutări.
}
editor-play = Joacă de aici
editor-analyse = Analizează
editor-copy = Copiază
editor-paste = Lipește
editor-back = Înapoi
editor-who = Cine joacă?
editor-human = Om
editor-weaker = Mai slab
editor-stronger = Mai puternic
editor-start = Începe
