# Beside the board: the panel, its words, and the notices.

table-undo = Anulează mutarea
table-redo = Refă mutarea
table-ask-hint = Indiciu
table-view = Altă vedere asupra tablei
table-menu = Meniu
table-no-undo = Într-o partidă cu ceas nu se anulează mutări
table-no-hint = Fără indicii: partida se joacă fără consultare
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
table-hint = Indiciu: { $move } – { $why }
table-passes = { $seat } nu poate muta și pasează
table-camera-free = Camera este liberă
table-camera-locked = Camera este blocată

# Who won.
table-draw = Remiză
table-wins = Câștigă { $name }
table-team-a-wins = Câștigă echipa A, cu X
table-team-b-wins = Câștigă echipa B, cu O

# Why the match is over: after "Cross wins:", or by itself with a capital.
table-reason-line = cinci în linie
table-reason-opponent-line = ultima mutare a completat linia adversarului
table-reason-all-passed = toți patru au pasat la rând
table-reason-full = tabla este plină
table-reason-nobody-moves = nimeni nu mai poate muta
table-reason-stuck = cine este la mutare nu poate muta
table-reason-wiped-out = una dintre părți a rămas fără piese
table-reason-repetition = aceeași poziție a treia oară
table-reason-quiet = o sută de mutări fără progres
table-reason-agreed = remiză convenită
table-reason-resigned = abandon
table-reason-out-of-time = timp expirat

# Why a move is good, or what is wrong with it; the move is the subject: "e5-e1 – wins at once".
table-why-wins-at-once = câștigă imediat
table-why-wins-within =
    { $plies ->
        [one] câștigă în cel mult { $plies } semimutare, orice s-ar răspunde
        [few] câștigă în cel mult { $plies } semimutări, orice s-ar răspunde
       *[other] câștigă în cel mult { $plies } de semimutări, orice s-ar răspunde
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
        [one] pare cea mai bună la { $plies } semimutare înainte
        [few] pare cea mai bună la { $plies } semimutări înainte
       *[other] pare cea mai bună la { $plies } de semimutări înainte
    }
table-why-draws = duce la remiză
table-why-loses-within =
    { $plies ->
        [1] pierde imediat
        [one] pierde în cel mult { $plies } semimutare
        [few] pierde în cel mult { $plies } semimutări
       *[other] pierde în cel mult { $plies } de semimutări
    }
table-why-falls-short = valorează cu { $worth } mai puțin decât cea mai bună mutare

# Why a move cannot be played.
table-illegal-game-over = Jocul s-a terminat
table-illegal-match-over = Partida s-a terminat
table-illegal-other-game = Este o mutare din alt joc
table-illegal-not-on-border = { $cell } nu este pe margine
table-illegal-back-to-own-cell = Cubul de pe { $cell } nu se poate întoarce la locul lui
table-illegal-not-an-end = Cubul de pe { $from } nu poate fi introdus la { $to }
table-illegal-opponents-symbol = { $cell } arată semnul adversarului
table-illegal-other-teams-symbol = { $cell } arată semnul adversarilor
table-illegal-first-round = Cubul de pe { $cell } nu este neutru: în primul tur se iau numai cuburi neutre
table-illegal-partners-dot = Punctul de pe { $cell } este spre partenerul tău
table-illegal-strange-dot = Punctul trebuie să fie spre { $own } sau { $partner }
table-illegal-can-take = Pasează numai cine nu poate lua niciun cub
table-illegal-can-move = Pasează numai cine nu poate muta
table-illegal-block = { $cell } este un bloc
table-illegal-not-empty = { $cell } nu este goală
table-illegal-no-own-piece = Pe { $cell } nu ai nicio piesă
table-illegal-not-two-steps = { $to } nu este la doi pași de { $from }
table-illegal-no-way-out = Nicio căsuță goală nu este la cel mult doi pași de { $cell }
table-illegal-no-neighbour = Lângă { $cell } nu ai nicio piesă
table-illegal-only-by-jump = Lângă { $cell } nu ai nicio piesă; acolo ajungi doar printr-un salt

# A cube waits in its lane.
table-choose-dot = Spre cine să privească punctul? Alege { $own } sau { $partner }.

# The player wants to be asked before a move is played.
table-confirm = { $move }: alege-o încă o dată pentru a o juca
