# Beside the board: the panel, its words, and the notices.

table-undo = Razveljavi potezo
table-redo = Ponovi potezo
table-ask-hint = Namig
table-view = Drug pogled na ploščo
table-menu = Meni
table-no-undo = V partiji z uro potez ni mogoče razveljaviti
table-no-hint = Brez namigov: ta partija je brez posvetovanja
table-first = Začetni položaj
table-previous = Potezo nazaj
table-next = Potezo naprej
table-last = Nazaj k partiji
table-to-game = Nazaj k partiji
table-to-result = Izid

table-thinking = razmišlja …
# Under a computer's name: the seat.
table-computer = { $seat }, računalnik
table-first-position = Začetni položaj
table-after-ply = Po { $ply }. potezi od { $all }
table-hint = Namig: { $move } – { $why }
table-passes = { $seat } ne more igrati in izpusti potezo
table-camera-free = Kamera je prosta
table-camera-locked = Kamera je zaklenjena

# Who won.
table-draw = Remi
table-wins = { $name } zmaga
table-team-a-wins = Ekipa A, križci, zmaga
table-team-b-wins = Ekipa B, krožci, zmaga

# Why the match is over: after "Cross wins:", or by itself with a capital.
table-reason-line = petica
table-reason-opponent-line = zadnja poteza je dopolnila nasprotnikovo petico
table-reason-all-passed = vsi štirje so zapored izpustili potezo
table-reason-full = plošča je polna
table-reason-nobody-moves = nihče nima poteze
table-reason-stuck = igralec na potezi nima poteze
table-reason-wiped-out = ena stran nima več ploščic
table-reason-repetition = isti položaj tretjič
table-reason-quiet = sto potez brez napredka
table-reason-agreed = dogovorjen remi
table-reason-resigned = predaja
table-reason-out-of-time = čas je potekel

# Why a move is good, or what is wrong with it; the move is the subject: "e5-e1 – wins at once".
table-why-wins-at-once = takoj zmaga
table-why-wins-within =
    { $plies ->
        [one] zmaga v { $plies } polpotezi ne glede na odgovor
        [two] zmaga v { $plies } polpotezah ne glede na odgovor
        [few] zmaga v { $plies } polpotezah ne glede na odgovor
       *[other] zmaga v { $plies } polpotezah ne glede na odgovor
    }
table-why-stops-line =
    prepreči petico { $kind ->
        [row] v vrsti { $at }
        [column] v stolpcu { $at }
        [rising] na diagonali a1–e5
       *[falling] na diagonali a5–e1
    }
table-why-avoids-losing = prepreči takojšen poraz
table-why-holds-out = vzdrži najdlje
table-why-turns =
    { $pieces ->
        [one] obrne { $pieces } ploščico
        [two] obrne { $pieces } ploščici
        [few] obrne { $pieces } ploščice
       *[other] obrne { $pieces } ploščic
    }
table-why-lines-up =
    { $cubes ->
        [one] zbere { $cubes } kocko
        [two] zbere { $cubes } kocki
        [few] zbere { $cubes } kocke
       *[other] zbere { $cubes } kock
    } { $kind ->
        [row] v vrsti { $at }
        [column] v stolpcu { $at }
        [rising] na diagonali a1–e5
       *[falling] na diagonali a5–e1
    }
table-why-stays-safe = doda ploščico, ki je ni mogoče takoj obrniti
table-why-keeps-most-options = ohrani največ možnosti
table-why-looks-best =
    { $plies ->
        [one] je videti najboljša { $plies } polpotezo naprej
        [two] je videti najboljša { $plies } polpotezi naprej
        [few] je videti najboljša { $plies } polpoteze naprej
       *[other] je videti najboljša { $plies } polpotez naprej
    }
table-why-draws = vodi v remi
table-why-loses-within =
    { $plies ->
        [1] takoj izgubi
        [one] izgubi v { $plies } polpotezi
        [two] izgubi v { $plies } polpotezah
        [few] izgubi v { $plies } polpotezah
       *[other] izgubi v { $plies } polpotezah
    }
table-why-falls-short = je za { $worth } slabša od najboljše poteze

# Why a move cannot be played.
table-illegal-game-over = Igre je konec
table-illegal-match-over = Partije je konec
table-illegal-other-game = To je poteza druge igre
table-illegal-not-on-border = { $cell } ni na robu
table-illegal-back-to-own-cell = Kocka s polja { $cell } se ne sme vrniti na svoje mesto
table-illegal-not-an-end = Kocke s polja { $from } ni mogoče vstaviti na { $to }
table-illegal-opponents-symbol = Na { $cell } je nasprotnikov simbol
table-illegal-other-teams-symbol = Na { $cell } je simbol nasprotne ekipe
table-illegal-first-round = Kocka na { $cell } ni prazna: v prvem krogu se jemljejo le prazne kocke
table-illegal-partners-dot = Točka na { $cell } gleda proti partnerju
table-illegal-strange-dot = Točka mora gledati proti strani { $own } ali { $partner }
table-illegal-can-take = Potezo izpusti le tisti, ki ne more vzeti nobene kocke
table-illegal-can-move = Potezo izpusti le tisti, ki ne more igrati
table-illegal-block = { $cell } je blok
table-illegal-not-empty = { $cell } ni prazno
table-illegal-no-own-piece = Na { $cell } ni tvoje ploščice
table-illegal-not-two-steps = { $to } ni dva koraka od { $from }
table-illegal-no-way-out = V razdalji dveh korakov od { $cell } ni praznega polja
table-illegal-no-neighbour = Ob { $cell } ni nobene tvoje ploščice
table-illegal-only-by-jump = Ob { $cell } ni nobene tvoje ploščice; tja vodi samo skok

# A cube waits in its lane.
table-choose-dot = Proti komu naj gleda točka? Izberi: { $own } ali { $partner }.

# The player wants to be asked before a move is played.
table-confirm = { $move }: izberi jo še enkrat, da se odigra
