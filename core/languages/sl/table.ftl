# Beside the board: the panel, its words, and the notices.

table-undo = Vzemi potezo nazaj
table-undo-left = Vzemi potezo nazaj: še { $count }-krat
table-redo = Ponovi potezo
table-ask-hint = Namig
table-view = Zamenjaj pogled
table-menu = Meni
table-no-undo = V partiji z uro ni vračanja potez
table-end-is-final = Predaja, dogovorjeni remi in potek časa so dokončni
table-no-takebacks = V tej partiji ni vračanja potez
table-takebacks-used = Nimaš več vračanj potez
table-no-hint = Brez namigov: v tej partiji se partnerja ne smeta posvetovati
table-unrated = Partija z namigi ali vrnjenimi potezami ne spremeni tvojega ratinga.
table-first = Začetni položaj
table-previous = Prejšnja poteza
table-next = Naslednja poteza
table-last = Nazaj k partiji
table-to-game = Nazaj k partiji
table-to-result = Izid

table-thinking = razmišlja …
# Under a computer's name: the seat.
table-computer = { $seat }, računalnik
# Under the name of the player's partner.
table-partner = { $seat }, tvoj partner
# Above the seats of each team.
table-your-team = Tvoja skupina
table-opponents = Nasprotniki
table-first-position = Začetni položaj
table-after-ply = { $ply }. poteza od { $all }
table-hint = Namig: { $mv } – { $why }.
table-hint-where = Namig: začni na { $cell }. Najboljša poteza od tam { $why }. Vprašaj še enkrat, da vidiš potezo.
table-passes =
    { $you ->
        [yes] Ne moreš igrati, zato izpustiš potezo.
       *[other] { $seat } ne more igrati in mora izpustiti potezo.
    }
table-camera-free = Kamera odklenjena
table-camera-locked = Kamera zaklenjena

# Who won.
table-draw = Remi
table-wins = { $name } zmaga
table-you-win = Zmaga
table-you-lose = Poraz
table-your-team-wins = Zmaga tvoja skupina
table-your-team-loses = Tvoja skupina izgubi
table-team-a-wins = Zmaga skupina A (križci)
table-team-b-wins = Zmaga skupina B (krožci)
# Hexxagon’s pieces, and the score of the game: the difference.
table-score =
    { $points ->
        [one] { $pieces } ({ $points } točka)
        [two] { $pieces } ({ $points } točki)
        [few] { $pieces } ({ $points } točke)
       *[other] { $pieces } ({ $points } točk)
    }

# Why the game is over: after "Cross wins:", or by itself with a capital.
table-reason-line =
    { $you ->
        [won] imaš vrsto iz 5 kock
        [lost] nasprotnik ima vrsto iz 5 kock
       *[other] vrsta iz 5 kock
    }
table-reason-opponent-line =
    { $you ->
        [won] nasprotnikov potisk je dopolnil tvojo vrsto
        [lost] tvoj potisk je dopolnil nasprotnikovo vrsto
       *[other] { $winner ->
            [first] potisk krožcev je dopolnil vrsto križcev
           *[second] potisk križcev je dopolnil vrsto krožcev
        }
    }
table-reason-all-passed = vsi štirje so zapored izpustili potezo
table-reason-full = plošča je polna
table-reason-nobody-moves = nihče nima poteze
table-reason-stuck = ni več dovoljene poteze
table-reason-wiped-out =
    { $you ->
        [won] nasprotnik nima več ploščic
        [lost] nimaš več ploščic
       *[other] druga stran nima več ploščic
    }
table-reason-repetition = isti položaj je nastal trikrat
table-reason-quiet = 100 potez brez vzete prazne kocke
table-reason-quiet-hexxagon = 100 potez brez klona ali obračanja
table-reason-agreed = po dogovoru
table-reason-resigned =
    { $you ->
        [won] nasprotnik je predal partijo
        [lost] tvoja predaja
       *[other] druga stran je predala partijo
    }
table-reason-out-of-time =
    { $you ->
        [won] nasprotniku je potekel čas
        [lost] potekel ti je čas
       *[other] drugi strani je potekel čas
    }
table-reason-named-resigned = { $name } preda partijo
table-reason-named-out-of-time = { $name } nima več časa

# Why a move is good, or what is wrong with it; the move is the subject: "e5-e1 – wins at once".
table-why-wins-at-once = takoj zmaga
table-why-wins-within =
    { $moves ->
        [one] zmaga v { $moves } potezi ne glede na odgovor
        [two] zmaga v { $moves } potezah ne glede na odgovor
        [few] zmaga v { $moves } potezah ne glede na odgovor
       *[other] zmaga v { $moves } potezah ne glede na odgovor
    }
table-why-forces-win = izsili zmago
table-why-stops-line =
    prepreči pet kock { $kind ->
        [row] v vrsti { $at }
        [column] v stolpcu { $at }
        [rising] na diagonali a1–e5
       *[falling] na diagonali a5–e1
    }
table-why-avoids-losing = prepreči takojšnji poraz
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
        [one] poravna { $cubes } kocko
        [two] poravna { $cubes } kocki
        [few] poravna { $cubes } kocke
       *[other] poravna { $cubes } kock
    } { $kind ->
        [row] v vrsti { $at }
        [column] v stolpcu { $at }
        [rising] na diagonali a1–e5
       *[falling] na diagonali a5–e1
    }
table-why-stays-safe = doda ploščico, ki je v naslednji potezi ni mogoče obrniti
table-why-keeps-most-options = ohrani največ možnosti
table-why-looks-best = daje največ možnosti za zmago
table-why-draws = ohrani igro izenačeno
table-why-only-draws = prinese le remi
table-why-loses-within =
    { $plies ->
        [1] takoj izgubi
       *[other] { $moves ->
            [one] izgubi v { $moves } potezi
            [two] izgubi v { $moves } potezah
            [few] izgubi v { $moves } potezah
           *[other] izgubi v { $moves } potezah
        }
    }
table-why-falls-short =
    je za { $worth } { $unit ->
        [cube] kocke
       *[piece] ploščice
    } slabša od najboljše poteze

# Why a move cannot be played.
# $cells: “named” in typed moves and files; otherwise the player points at the cell.
table-illegal-game-over = Partije je konec
table-illegal-match-over = Partije je konec
table-illegal-other-game = To je poteza druge igre
table-illegal-not-on-border =
    { $cells ->
        [named] { $cell } je znotraj: vzameš lahko le kocke z roba
       *[other] Ta kocka je znotraj: vzameš lahko le kocke z roba
    }
table-illegal-back-to-own-cell = Kocka s polja { $cell } ne sme naravnost nazaj
table-illegal-not-an-end = Kocka s polja { $from } ne more noter na { $to }
table-illegal-opponents-symbol =
    { $cells ->
        [named] Na { $cell } je nasprotnikova kocka
       *[other] To je nasprotnikova kocka
    }
table-illegal-other-teams-symbol =
    { $cells ->
        [named] Na { $cell } je kocka druge skupine
       *[other] To je kocka druge skupine
    }
table-illegal-first-round =
    { $cells ->
        [named] Kocka na { $cell } ni prazna: v prvem krogu samo prazne kocke
       *[other] Ta kocka ni prazna: v prvem krogu samo prazne kocke
    }
table-illegal-partners-dot =
    { $cells ->
        [named] Kocka na { $cell } kaže na partnerja: vzame jo lahko le on
       *[other] Ta kocka kaže na partnerja: vzame jo lahko le on
    }
table-illegal-strange-dot =
    { $cells ->
        [named] Pika mora kazati na igralca { $own } ali { $partner }
       *[other] Pika mora kazati nate ali na partnerja
    }
table-illegal-can-take = Potezo izpustiš le, kadar ne moreš vzeti kocke
table-illegal-can-move = Potezo izpustiš le, kadar ne moreš igrati
table-illegal-block =
    { $cells ->
        [named] { $cell } je blok
       *[other] To polje je blok
    }
table-illegal-not-empty =
    { $cells ->
        [named] { $cell } ni prazno
       *[other] To polje ni prazno
    }
table-illegal-no-own-piece = Na { $cell } nimaš ploščice
table-illegal-not-two-steps =
    { $cells ->
        [named] Od { $from } do { $to } ni skok: skok je natanko dve polji
       *[other] Predaleč: skok je natanko dve polji
    }
table-illegal-no-way-out =
    { $cells ->
        [named] Ploščica na { $cell } je ujeta: v dosegu ni praznega polja
       *[other] Ta ploščica je ujeta: v dosegu ni praznega polja
    }
table-illegal-no-neighbour =
    { $cells ->
        [named] Ob { $cell } nimaš ploščice
       *[other] Ob tem polju nimaš ploščice
    }
table-illegal-only-by-jump =
    { $cells ->
        [named] { $cell } je predaleč za kloniranje: izberi ploščico in skoči
       *[other] To polje je predaleč za kloniranje: izberi ploščico in skoči
    }

# A cube waits in its lane.
table-choose-dot =
    { $you ->
        [yes] Kdo bo smel vzeti to kocko: ti ali partner?
       *[other] Kdo bo smel vzeti to kocko? Izberi: { $own } ali { $partner }.
    }

# The player wants to be asked before a move is played.
table-confirm = { $mv }: izberi jo še enkrat, da se odigra.
table-early = Poteza vnaprej: { $mv }. Klikni ob plošči, da jo prekličeš.
table-early-gone = Poteza vnaprej { $mv } je preklicana: ni več mogoča.

table-series = Partije: { $first } { $wins } – { $other } { $losses }
table-you = ti
