# Urejevalnik položajev. Gumba sta po dva v vrsti: kratke besede.
editor-pause = Uredi položaj
editor-heading = Urejevalnik položajev
editor-quixo = Quixo
editor-teams = V ekipah
editor-hexxagon = Hexxagon
editor-open = Brez blokov
editor-place = Na ploščo
editor-blank = Prazna kocka
editor-empty = Prazno
editor-to-move = Na potezi
editor-cross = Križec
editor-circle = Krožec
editor-south = Jug
editor-west = Zahod
editor-north = Sever
editor-east = Vzhod
editor-red = Rdeči
editor-white = Beli
editor-ply = Številka poteze
editor-quiet = Poteze brez napredka
editor-less = manj
editor-more = več
editor-first = Začetek
editor-clear = Izprazni
editor-turn = Zavrti
editor-mirror = Zrcali
editor-undo = Razveljavi
editor-redo = Uveljavi
editor-text = Kot besedilo
editor-wrong = To ni položaj: { $reason }.
editor-playable = { $count ->
    [one] Na potezi: { $seat }, { $count } poteza.
    [two] Na potezi: { $seat }, { $count } potezi.
    [few] Na potezi: { $seat }, { $count } poteze.
   *[other] Na potezi: { $seat }, { $count } potez.
}
editor-over = Igra je končana. { $winner }. { $reason }
editor-no-pieces = Na plošči ni nobene ploščice: nihče ne more igrati.
editor-doubt-ply = Glede na položaj je številka poteze vsaj { $count }.
editor-doubt-quiet = { $count ->
    [one] Brez napredka je lahko največ { $count } poteza.
    [two] Brez napredka sta lahko največ { $count } potezi.
    [few] Brez napredka so lahko največ { $count } poteze.
   *[other] Brez napredka je lahko največ { $count } potez.
}
editor-play = Igraj od tu
editor-analyse = Analiziraj
editor-copy = Kopiraj
editor-paste = Prilepi
editor-back = Nazaj
editor-who = Kdo igra?
editor-human = Človek
editor-weaker = Šibkejši
editor-stronger = Močnejši
editor-start = Začni
