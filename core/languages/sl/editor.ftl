# Urejevalnik položajev. Gumba sta po dva v vrsti: kratke besede.
editor-pause = Uredi položaj
editor-heading = Urejevalnik položajev
editor-quixo = Quixo
editor-teams = V skupinah
editor-hexxagon = Hexxagon
editor-open = Brez blokov
editor-place = Na ploščo
editor-blank = Prazna kocka
editor-empty = Prazno
editor-to-move = Na potezi
editor-ply = Številka poteze
editor-quiet = Štetje do 100 potez
editor-less = manj
editor-more = več
editor-first = Začetek
editor-clear = Izprazni
editor-turn = Zavrti
editor-mirror = Zrcali
editor-undo = Razveljavi
editor-redo = Uveljavi
editor-text = Kot besedilo
editor-wrong = Ta položaj ni veljaven: { $reason }.
editor-playable = { $count ->
    [one] Na potezi: { $seat }, { $count } možna poteza.
    [two] Na potezi: { $seat }, { $count } možni potezi.
    [few] Na potezi: { $seat }, { $count } možne poteze.
   *[other] Na potezi: { $seat }, { $count } možnih potez.
}
editor-over = Partije je konec. { $winner }. { $reason }
editor-no-pieces = Najprej postavi na ploščo nekaj ploščic.
editor-doubt-ply = Tu mora biti številka poteze vsaj { $count }.
editor-doubt-quiet = { $count ->
    [one] Štetje do 100 potez je tu lahko največ { $count }.
    [two] Štetje do 100 potez je tu lahko največ { $count }.
    [few] Štetje do 100 potez je tu lahko največ { $count }.
   *[other] Štetje do 100 potez je tu lahko največ { $count }.
}
editor-play = Igraj od tu
editor-analyse = Analiziraj
editor-copy = Kopiraj
editor-paste = Prilepi
editor-back = Nazaj
editor-who = Kdo igra?
editor-weaker = Šibkejši
editor-stronger = Močnejši
editor-start = Začni
