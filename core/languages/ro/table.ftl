# Beside the board: the panel, its words, and the notices.

table-undo = Anulează mutarea
table-redo = Refă mutarea
table-ask-hint = Indiciu
table-view = Altă vedere asupra platoului
table-menu = Meniu
table-no-undo = Într-o partidă cu ceas nu se anulează mutări
table-no-hint = Fără indicii: în această partidă partenerii nu se pot sfătui
table-first = Poziția inițială
table-previous = O mutare înapoi
table-next = O mutare înainte
table-last = Înapoi la partidă
table-to-game = Înapoi la partidă
table-to-result = Rezultat

table-thinking = se gândește…
# Under a computer's name: the seat.
table-computer = { $seat }, calculator
table-first-position = Poziția inițială
table-after-ply = După mutarea { $ply } din { $all }
table-hint = Indiciu: { $mv } – { $why }
table-hint-where = Indiciu: uită-te la { $cell } – o mutare de acolo { $why }. Cere din nou ca să o vezi.
table-passes = { $seat } nu poate muta și sare turul
table-camera-free = Camera este deblocată
table-camera-locked = Camera este blocată

# Who won.
table-draw = Remiză
table-wins = Câștigă { $name }
table-you-win = Ai câștigat
table-you-lose = Ai pierdut
table-your-team-wins = Echipa ta câștigă
table-your-team-loses = Echipa ta pierde
table-team-a-wins = Câștigă echipa A, cu X
table-team-b-wins = Câștigă echipa B, cu O
# Hexxagon’s pieces, and the score of the game: the difference.
table-score =
    { $points ->
        [one] { $pieces } ({ $points } punct)
        [few] { $pieces } ({ $points } puncte)
       *[other] { $pieces } ({ $points } de puncte)
    }

# Why the game is over: after "Cross wins:", or by itself with a capital.
table-reason-line =
    { $you ->
        [won] ai o linie de cinci
        [lost] adversarul are o linie de cinci
       *[other] o linie de cinci
    }
table-reason-opponent-line =
    { $you ->
        [won] împingerea adversarului ți-a completat linia
        [lost] împingerea ta a completat linia adversarului
       *[other] { $winner ->
            [first] împingerea celor cu O a completat linia de X
           *[second] împingerea celor cu X a completat linia de O
        }
    }
table-reason-all-passed = toți patru au sărit turul la rând
table-reason-full = platoul este plin
table-reason-nobody-moves = nimeni nu mai poate muta
table-reason-stuck = cine este la mutare nu poate muta
table-reason-wiped-out =
    { $you ->
        [won] adversarul a rămas fără piese
        [lost] ai rămas fără piese
       *[other] cealaltă parte a rămas fără piese
    }
table-reason-repetition = aceeași poziție a treia oară
table-reason-quiet = 100 de mutări la rând fără cub neutru luat
table-reason-quiet-hexxagon = 100 de mutări la rând fără clonare sau captură
table-reason-agreed = de comun acord
table-reason-resigned =
    { $you ->
        [won] adversarul a abandonat
        [lost] ai abandonat
       *[other] cealaltă parte a abandonat
    }
table-reason-out-of-time =
    { $you ->
        [won] adversarului i-a expirat timpul
        [lost] ți-a expirat timpul
       *[other] celeilalte părți i-a expirat timpul
    }

# Why a move is good, or what is wrong with it; the move is the subject: "e5-e1 – wins at once".
table-why-wins-at-once = câștigă imediat
table-why-wins-within =
    { $moves ->
        [one] câștigă într-o mutare, orice s-ar răspunde
        [few] câștigă în { $moves } mutări, orice s-ar răspunde
       *[other] câștigă în { $moves } de mutări, orice s-ar răspunde
    }
table-why-stops-line =
    oprește cinci în linie { $kind ->
        [row] pe rândul { $at }
        [column] pe coloana { $at }
        [rising] pe diagonala a1–e5
       *[falling] pe diagonala a5–e1
    }
table-why-avoids-losing = evită înfrângerea imediată
table-why-holds-out = rezistă cel mai mult
table-why-turns =
    { $pieces ->
        [one] întoarce { $pieces } piesă
        [few] întoarce { $pieces } piese
       *[other] întoarce { $pieces } de piese
    }
table-why-lines-up =
    { $cubes ->
        [one] aliniază { $cubes } cub
        [few] aliniază { $cubes } cuburi
       *[other] aliniază { $cubes } de cuburi
    } { $kind ->
        [row] pe rândul { $at }
        [column] pe coloana { $at }
        [rising] pe diagonala a1–e5
       *[falling] pe diagonala a5–e1
    }
table-why-stays-safe = adaugă o piesă care nu poate fi întoarsă imediat
table-why-keeps-most-options = păstrează cele mai multe posibilități
table-why-looks-best =
    { $plies ->
        [one] pare cea mai bună calculând cu { $plies } mutare în avans
        [few] pare cea mai bună calculând cu { $plies } mutări în avans
       *[other] pare cea mai bună calculând cu { $plies } de mutări în avans
    }
table-why-draws = duce la remiză
table-why-loses-within =
    { $plies ->
        [1] pierde imediat
       *[other] { $moves ->
            [one] pierde într-o mutare
            [few] pierde în { $moves } mutări
           *[other] pierde în { $moves } de mutări
        }
    }
table-why-falls-short =
    este cu { $worth } { $unit ->
        [cube] cuburi
       *[piece] piese
    } sub cea mai bună mutare

# Why a move cannot be played.
table-illegal-game-over = Partida s-a terminat
table-illegal-match-over = Partida s-a terminat
table-illegal-other-game = Este o mutare din alt joc
table-illegal-not-on-border = { $cell } nu este pe margine
table-illegal-back-to-own-cell = Cubul de pe { $cell } nu se poate întoarce la locul lui
table-illegal-not-an-end = Cubul de pe { $from } nu poate fi împins la { $to }
table-illegal-opponents-symbol = { $cell } arată marcajul adversarului
table-illegal-other-teams-symbol = { $cell } arată marcajul adversarilor
table-illegal-first-round = Cubul de pe { $cell } nu este neutru: în primul tur se iau numai cuburi neutre
table-illegal-partners-dot = Punctul de pe { $cell } este orientat către partenerul tău
table-illegal-strange-dot = Punctul trebuie orientat către { $own } sau { $partner }
table-illegal-can-take = Turul se sare numai când nu se poate lua niciun cub
table-illegal-can-move = Turul se sare numai când nu se poate muta
table-illegal-block = { $cell } este un bloc
table-illegal-not-empty = { $cell } nu este goală
table-illegal-no-own-piece = Pe { $cell } nu ai nicio piesă
table-illegal-not-two-steps = { $to } nu este la doi pași de { $from }
table-illegal-no-way-out = Nicio căsuță goală nu este la cel mult doi pași de { $cell }
table-illegal-no-neighbour = Lângă { $cell } nu ai nicio piesă
table-illegal-only-by-jump = Lângă { $cell } nu ai nicio piesă; acolo ajungi doar printr-un salt

# A cube waits in its lane.
table-choose-dot = Către cine să fie orientat punctul? Alege { $own } sau { $partner }.

# The player wants to be asked before a move is played.
table-confirm = { $mv }: alege-o încă o dată pentru a o juca
table-early = { $mv } își așteaptă rândul. Un clic lângă tablă o anulează.
table-early-gone = { $mv } nu se mai poate juca

table-series = Serie: { $wins }
