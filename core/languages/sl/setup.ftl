# The new game form.

setup-heading = Nova igra
setup-back = Nazaj
setup-start = Začni
setup-name = Ime (neobvezno)
setup-rated = Partija šteje za tvoj rating, če igraš brez namigov in vračanj.
setup-more = Več možnosti
setup-starts = Prva poteza
setup-stuck = Če poteze ni
setup-clock = Ura
# Additional cubes or pieces for one side: none, or one to three.
setup-ahead =
    { $you ->
        [yes] Tvoja prednost
       *[no] Prednost: { $seat }
    }
setup-ahead-none = Brez
setup-ahead-quixo =
    { $count ->
        [one] +{ $count } kocka
        [two] +{ $count } kocki
        [few] +{ $count } kocke
       *[other] +{ $count } kock
    }
setup-ahead-hexxagon =
    { $count ->
        [one] +{ $count } ploščica
        [two] +{ $count } ploščici
        [few] +{ $count } ploščice
       *[other] +{ $count } ploščic
    }
setup-ahead-quixo-tip = Dodatne kocke na začetku. Ne šteje za rating.
setup-ahead-hexxagon-tip = Dodatne ploščice na začetku. Ne šteje za rating.
# The number of takebacks: any number, 3, 1 or 0.
setup-takebacks = Vračanja
setup-takebacks-any = Poljubno
setup-takebacks-tip = Koliko potez se v tej partiji sme vrniti.
# The share of your time that your opponents get: the same, 1/2, 1/5 or 1/10.
setup-odds = Nasprotnikov čas
setup-odds-same = Enak
setup-odds-tip = Delež tvojega časa za nasprotnike ali za drugo od dveh oseb. Ne šteje za rating.
# A custom clock, and the words beside its two sliders: “10 min per player”.
setup-clock-own = Po meri
setup-clock-own-total = { $time } na igralca
setup-clock-own-move = + { $time } na potezo
# The tooltip of a level and the line beside its seat: "Pip · Newcomer: misses its own…".
setup-level = { $level }: { $habit }
setup-like-you = Blizu tvoje stopnje: { $rung } · { $level }
setup-perfect = Dodaj Nezmotljivega …
setup-perfect-tip = Računalnik enkrat izračuna vse položaje v Quixu: približno deset minut in 1,7 GB diska. Potem lahko igraš z nasprotnikom, ki se nikoli ne zmoti.

setup-about-quixo = Spravi pet svojih kock v vrsto.
setup-about-quixo-teams = Dva proti dvema. Pika na kocki pove, kdo jo sme vzeti.
setup-about-hexxagon = Kloniraj svoje ploščice in obračaj nasprotnikove.
setup-about-hexxagon-open = Hexxagon na vseh 61 poljih, brez blokov.

setup-stuck-passes-tip = Nasprotnik igra naprej.
setup-stuck-ends-tip = Partija se konča in ploščice na plošči se preštejejo.
setup-stuck-fills-tip = Partija se konča in nasprotnik dobi vsa prazna polja.
setup-quiet-quixo = Remi po 100 potezah
setup-quiet-hexxagon = Remi po 100 potezah

setup-repetition = Remi zaradi ponovitve
setup-repetition-tip = Remi, ko položaj z isto stranjo na potezi nastane tretjič.
setup-quiet-quixo-tip = Remi po 100 potezah (obeh strani) brez vzete prazne kocke.
setup-quiet-hexxagon-tip = Remi po 100 potezah (obeh strani) brez klona ali obračanja.
setup-random = Naključna stran
setup-random-tip = Strani se določijo naključno ob začetku partije.
setup-consultation = Partnerjevi namigi
setup-consultation-tip = Vključeno: namig je partnerjeva poteza. Izključeno: v tej partiji ni namigov.
