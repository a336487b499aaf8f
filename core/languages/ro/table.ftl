# Beside the board: the panel, its words, and the notices.

table-undo = Dă înapoi mutarea
table-undo-left = Dă înapoi mutarea: încă { $count }
table-redo = Refă mutarea
table-ask-hint = Indiciu
table-view = Schimbă vederea
table-menu = Meniu
table-no-undo = Într-o partidă cu ceas mutările nu se dau înapoi
table-end-is-final = Abandonul, remiza de comun acord și pierderea la timp sunt definitive
table-no-takebacks = În această partidă mutările nu se dau înapoi
table-takebacks-used = Nu mai poți da mutări înapoi
table-no-hint = Fără indicii: în această partidă partenerii nu se pot sfătui
table-unrated = O partidă cu indicii sau mutări date înapoi nu îți schimbă ratingul.
table-first = Poziția inițială
table-previous = Mutarea precedentă
table-next = Mutarea următoare
table-last = Înapoi la partidă
table-to-game = Înapoi la partidă
table-to-result = Rezultat

table-thinking = se gândește…
# Under a computer's name: the seat.
table-computer = { $seat }, calculator
# Under the name of the player's partner.
table-partner = { $seat }, partenerul tău
# Above the seats of each team.
table-your-team = Echipa ta
table-opponents = Adversari
table-first-position = Poziția inițială
table-after-ply = Mutarea { $ply } din { $all }
table-hint = Indiciu: { $mv } – { $why }.
table-hint-where = Indiciu: începe de la { $cell }. Cea mai bună mutare de acolo { $why }. Cere din nou ca să vezi mutarea.
table-passes =
    { $you ->
        [yes] Nu poți muta și trebuie să pasezi.
       *[other] { $seat } nu poate muta și trebuie să paseze.
    }
table-camera-free = Cameră deblocată
table-camera-locked = Cameră blocată

# Who won.
table-draw = Remiză
table-wins = Câștigă { $name }
table-you-win = Ai câștigat
table-you-lose = Ai pierdut
table-your-team-wins = Echipa ta câștigă
table-your-team-loses = Echipa ta pierde
table-team-a-wins = Câștigă echipa A (X)
table-team-b-wins = Câștigă echipa B (O)
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
table-reason-all-passed = toți patru au pasat la rând
table-reason-full = tabla e plină
table-reason-nobody-moves = nimeni nu mai poate muta
table-reason-stuck = nicio mutare permisă
table-reason-wiped-out =
    { $you ->
        [won] adversarul a rămas fără piese
        [lost] ai rămas fără piese
       *[other] cealaltă parte a rămas fără piese
    }
table-reason-repetition = aceeași poziție a apărut de trei ori
table-reason-quiet = 100 de mutări fără cub neutru luat
table-reason-quiet-hexxagon = 100 de mutări fără clonare sau întoarcere
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
table-reason-named-resigned = { $name } abandonează
table-reason-named-out-of-time = { $name } nu mai are timp

# Why a move is good, or what is wrong with it; the move is the subject: "e5-e1 – wins at once".
table-why-wins-at-once = câștigă imediat
table-why-wins-within =
    { $moves ->
        [one] câștigă într-o mutare, orice s-ar răspunde
        [few] câștigă în { $moves } mutări, orice s-ar răspunde
       *[other] câștigă în { $moves } de mutări, orice s-ar răspunde
    }
table-why-forces-win = forțează victoria
table-why-stops-line =
    oprește cinci în linie { $kind ->
        [row] pe rândul { $at }
        [column] pe coloana { $at }
        [rising] pe diagonala a1–e5
       *[falling] pe diagonala a5–e1
    }
table-why-avoids-losing = evită o înfrângere imediată
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
table-why-stays-safe = adaugă o piesă care nu poate fi întoarsă la mutarea următoare
table-why-keeps-most-options = păstrează cele mai multe posibilități
table-why-looks-best = oferă cele mai bune șanse
table-why-draws = menține partida egală
table-why-only-draws = aduce doar remiză
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
    e cu { $worth } { $unit ->
        [cube] cuburi
       *[piece] piese
    } mai slabă decât cea mai bună mutare

# Why a move cannot be played.
# $cells: “named” in typed moves and files; otherwise the player points at the cell.
table-illegal-game-over = Partida s-a terminat
table-illegal-match-over = Partida s-a terminat
table-illegal-other-game = E o mutare din alt joc
table-illegal-not-on-border =
    { $cells ->
        [named] { $cell } e în interior: poți lua doar cuburi de pe margine
       *[other] Acest cub e în interior: poți lua doar cuburi de pe margine
    }
table-illegal-back-to-own-cell = Cubul de pe { $cell } nu poate merge direct înapoi
table-illegal-not-an-end = Cubul de pe { $from } nu poate intra la { $to }
table-illegal-opponents-symbol =
    { $cells ->
        [named] { $cell } e cubul adversarului
       *[other] Acesta e cubul adversarului
    }
table-illegal-other-teams-symbol =
    { $cells ->
        [named] { $cell } e cubul celeilalte echipe
       *[other] Acesta e cubul celeilalte echipe
    }
table-illegal-first-round =
    { $cells ->
        [named] { $cell } nu e neutru: în primul tur doar cuburi neutre
       *[other] Acest cub nu e neutru: în primul tur doar cuburi neutre
    }
table-illegal-partners-dot =
    { $cells ->
        [named] { $cell } arată spre partenerul tău: doar el îl poate lua
       *[other] Acest cub arată spre partenerul tău: doar el îl poate lua
    }
table-illegal-strange-dot =
    { $cells ->
        [named] Punctul trebuie îndreptat spre { $own } sau { $partner }
       *[other] Punctul trebuie îndreptat spre tine sau spre partener
    }
table-illegal-can-take = Poți pasa doar dacă nu poți lua niciun cub
table-illegal-can-move = Poți pasa doar dacă nu poți muta
table-illegal-block =
    { $cells ->
        [named] { $cell } e un bloc
       *[other] Această căsuță e un bloc
    }
table-illegal-not-empty =
    { $cells ->
        [named] { $cell } nu e goală
       *[other] Această căsuță nu e goală
    }
table-illegal-no-own-piece = Pe { $cell } nu ai nicio piesă
table-illegal-not-two-steps =
    { $cells ->
        [named] De la { $from } la { $to } nu e un salt: saltul e de exact două căsuțe
       *[other] Prea departe: saltul e de exact două căsuțe
    }
table-illegal-no-way-out =
    { $cells ->
        [named] Piesa de pe { $cell } e blocată: nicio căsuță goală accesibilă
       *[other] Această piesă e blocată: nicio căsuță goală accesibilă
    }
table-illegal-no-neighbour =
    { $cells ->
        [named] Lângă { $cell } nu ai nicio piesă
       *[other] Lângă această căsuță nu ai nicio piesă
    }
table-illegal-only-by-jump =
    { $cells ->
        [named] { $cell } e prea departe pentru clonare: alege o piesă și sari
       *[other] Această căsuță e prea departe pentru clonare: alege o piesă și sari
    }

# A cube waits in its lane.
table-choose-dot =
    { $you ->
        [yes] Cine va putea lua acest cub: tu sau partenerul tău?
       *[other] Cine va putea lua acest cub? Alege { $own } sau { $partner }.
    }

# The player wants to be asked before a move is played.
table-confirm = { $mv }: alege-o din nou ca s-o joci.
table-early = Premutare { $mv }. Dă clic lângă tablă ca s-o anulezi.
table-early-gone = Premutarea { $mv } e anulată: nu mai e posibilă.

table-series = Partide: { $first } { $wins } – { $other } { $losses }
table-you = tu
