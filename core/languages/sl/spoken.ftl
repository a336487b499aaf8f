# Kaj pove bralnik zaslona.
spoken-board = Plošča
spoken-games = Igra
spoken-moves = Poteze
spoken-spot = { $cell }, { $lies }{ $can ->
    [take] , lahko vzameš
    [chosen] , izbrana
    [clone] , kloniraj sem
    [jump] , skoči sem
    [move] , se lahko premakne
   *[no] {""}
}
spoken-blank = prazna kocka
spoken-cross = križec
spoken-circle = krožec
spoken-dot = { $symbol }, pika proti { $seat }
spoken-empty = prazno
spoken-red = rdeča
spoken-white = bela
spoken-insert = potisni na { $cell }
spoken-dot-to = pika proti { $seat }
spoken-south = jugu
spoken-west = zahodu
spoken-north = severu
spoken-east = vzhodu
spoken-plays = { $who }: poteza { $mv }
spoken-turns = { $count ->
    [one] { $who }: poteza { $mv }, obrne { $count } ploščico
    [two] { $who }: poteza { $mv }, obrne { $count } ploščici
    [few] { $who }: poteza { $mv }, obrne { $count } ploščice
   *[other] { $who }: poteza { $mv }, obrne { $count } ploščic
}
spoken-passes = { $who } izpusti potezo
spoken-at-start = Začetni položaj; na potezi: { $who }
spoken-after-ply = Po { $ply }. potezi, { $mv }; na potezi: { $who }
