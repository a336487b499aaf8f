# Beside the board: the panel, its words, and the notices.

table-undo = Ritira la mossa
table-undo-left = Ritira la mossa: ancora { $count }
table-redo = Rigioca la mossa
table-ask-hint = Suggerimento
table-view = Cambia visuale
table-menu = Menu
table-no-undo = Con l’orologio le mosse non si ritirano
table-end-is-final = Abbandono, patta di comune accordo e tempo esaurito sono definitivi
table-no-takebacks = In questa partita le mosse non si ritirano
table-takebacks-used = Non puoi più ritirare mosse
table-no-hint = Niente suggerimenti: qui i compagni non possono consultarsi
table-unrated = Una partita con suggerimenti o mosse ritirate non cambia il tuo punteggio.
table-first = Posizione iniziale
table-previous = Mossa precedente
table-next = Mossa successiva
table-last = Torna alla partita
table-to-game = Torna alla partita
table-to-result = Risultato

table-thinking = sta pensando…
# Under a computer's name: the seat.
table-computer = { $seat }, computer
# Under the name of the player's partner.
table-partner = { $seat }, il tuo compagno
# Above the seats of each team.
table-your-team = La tua squadra
table-opponents = Avversari
table-first-position = Posizione iniziale
table-after-ply = Mossa { $ply } di { $all }
table-hint = Suggerimento: { $mv } – { $why }.
table-hint-where = Suggerimento: parti da { $cell }. La mossa migliore da lì { $why }. Chiedi ancora per vedere la mossa.
table-passes =
    { $you ->
        [yes] Non puoi muovere e devi passare.
       *[other] { $seat } non può muovere e deve passare.
    }
table-camera-free = Visuale sbloccata
table-camera-locked = Visuale bloccata

# Who won.
table-draw = Patta
table-wins = Vince { $name }
table-you-win = Hai vinto
table-you-lose = Hai perso
table-your-team-wins = Vince la tua squadra
table-your-team-loses = La tua squadra perde
table-team-a-wins = Vince la squadra A (croci)
table-team-b-wins = Vince la squadra B (cerchi)
# Hexxagon’s pieces, and the score of the game: the difference.
table-score =
    { $points ->
        [one] { $pieces } ({ $points } punto)
       *[other] { $pieces } ({ $points } punti)
    }

# Why the game is over: after "Cross wins:", or by itself with a capital.
table-reason-line =
    { $you ->
        [won] hai una linea di cinque
        [lost] l’avversario ha una linea di cinque
       *[other] una linea di cinque
    }
table-reason-opponent-line =
    { $you ->
        [won] la spinta dell’avversario ha completato la tua linea
        [lost] la tua spinta ha completato la linea dell’avversario
       *[other] { $winner ->
            [first] i cerchi hanno completato con la loro spinta la linea delle croci
           *[second] le croci hanno completato con la loro spinta la linea dei cerchi
        }
    }
table-reason-all-passed = tutti e quattro hanno passato di fila
table-reason-full = il tavoliere è pieno
table-reason-nobody-moves = nessuno può muovere
table-reason-stuck = nessuna mossa possibile
table-reason-wiped-out =
    { $you ->
        [won] l’avversario non ha più pedine
        [lost] non hai più pedine
       *[other] l’altra parte non ha più pedine
    }
table-reason-repetition = la stessa posizione si è presentata tre volte
table-reason-quiet = 100 mosse senza prendere cubi neutri
table-reason-quiet-hexxagon = 100 mosse senza clonare né girare
table-reason-agreed = di comune accordo
table-reason-resigned =
    { $you ->
        [won] l’avversario ha abbandonato
        [lost] hai abbandonato
       *[other] l’altra parte ha abbandonato
    }
table-reason-out-of-time =
    { $you ->
        [won] l’avversario ha esaurito il tempo
        [lost] hai esaurito il tempo
       *[other] l’altra parte ha esaurito il tempo
    }
table-reason-named-resigned = { $name } abbandona
table-reason-named-out-of-time = { $name } ha esaurito il tempo

# Why a move is good, or what is wrong with it; the move is the subject: "e5-e1 – wins at once".
table-why-wins-at-once = vince subito
table-why-wins-within =
    { $moves ->
        [one] vince in { $moves } mossa, qualunque sia la risposta
       *[other] vince in { $moves } mosse, qualunque sia la risposta
    }
table-why-forces-win = forza la vittoria
table-why-stops-line =
    impedisce una linea di cinque { $kind ->
        [row] sulla riga { $at }
        [column] sulla colonna { $at }
        [rising] sulla diagonale a1–e5
       *[falling] sulla diagonale a5–e1
    }
table-why-avoids-losing = evita una sconfitta immediata
table-why-holds-out = resiste più a lungo di tutte
table-why-turns =
    { $pieces ->
        [one] gira { $pieces } pedina
       *[other] gira { $pieces } pedine
    }
table-why-lines-up =
    { $cubes ->
        [one] allinea { $cubes } cubo
       *[other] allinea { $cubes } cubi
    } { $kind ->
        [row] sulla riga { $at }
        [column] sulla colonna { $at }
        [rising] sulla diagonale a1–e5
       *[falling] sulla diagonale a5–e1
    }
table-why-stays-safe = aggiunge una pedina che non si può girare alla prossima mossa
table-why-keeps-most-options = conserva più possibilità
table-why-looks-best = dà le migliori probabilità di vittoria
table-why-draws = tiene la partita in equilibrio
table-why-only-draws = fa solo patta
table-why-loses-within =
    { $plies ->
        [1] perde subito
       *[other] { $moves ->
            [one] perde in { $moves } mossa
           *[other] perde in { $moves } mosse
        }
    }
table-why-falls-short =
    è peggiore della mossa migliore di { $worth } { $unit ->
        [cube] cubi
       *[piece] pedine
    }

# Why a move cannot be played.
# $cells: “named” in typed moves and files; otherwise the player points at the cell.
table-illegal-game-over = La partita è finita
table-illegal-match-over = La partita è finita
table-illegal-other-game = È una mossa di un altro gioco
table-illegal-not-on-border =
    { $cells ->
        [named] { $cell } è all’interno: si prendono solo cubi del bordo
       *[other] Questo cubo è all’interno: si prendono solo cubi del bordo
    }
table-illegal-back-to-own-cell = Il cubo di { $cell } non può tornare dov’era
table-illegal-not-an-end = Il cubo di { $from } non può entrare in { $to }
table-illegal-opponents-symbol =
    { $cells ->
        [named] { $cell } è un cubo dell’avversario
       *[other] Questo cubo è dell’avversario
    }
table-illegal-other-teams-symbol =
    { $cells ->
        [named] { $cell } è un cubo dell’altra squadra
       *[other] Questo cubo è dell’altra squadra
    }
table-illegal-first-round =
    { $cells ->
        [named] { $cell } non è neutro: nel primo giro solo cubi neutri
       *[other] Questo cubo non è neutro: nel primo giro solo cubi neutri
    }
table-illegal-partners-dot =
    { $cells ->
        [named] { $cell } è rivolto al tuo compagno: può prenderlo solo lui
       *[other] Questo cubo è rivolto al tuo compagno: può prenderlo solo lui
    }
table-illegal-strange-dot =
    { $cells ->
        [named] Il puntino va rivolto verso { $own } o { $partner }
       *[other] Il puntino va rivolto verso di te o il tuo compagno
    }
table-illegal-can-take = Puoi passare solo se non puoi prendere un cubo
table-illegal-can-move = Puoi passare solo se non puoi muovere
table-illegal-block =
    { $cells ->
        [named] { $cell } è un blocco
       *[other] Questa casella è un blocco
    }
table-illegal-not-empty =
    { $cells ->
        [named] { $cell } non è vuota
       *[other] Questa casella non è vuota
    }
table-illegal-no-own-piece = Non hai pedine in { $cell }
table-illegal-not-two-steps =
    { $cells ->
        [named] Da { $from } a { $to } non è un salto: un salto è di due caselle
       *[other] Troppo lontano: un salto è di due caselle
    }
table-illegal-no-way-out =
    { $cells ->
        [named] La pedina in { $cell } è bloccata: nessuna casella vuota a portata
       *[other] Questa pedina è bloccata: nessuna casella vuota a portata
    }
table-illegal-no-neighbour =
    { $cells ->
        [named] Non hai pedine accanto a { $cell }
       *[other] Non hai pedine accanto a questa casella
    }
table-illegal-only-by-jump =
    { $cells ->
        [named] { $cell } è troppo lontana per clonare: scegli una pedina e salta
       *[other] Questa casella è troppo lontana per clonare: scegli una pedina e salta
    }

# A cube waits in its lane.
table-choose-dot =
    { $you ->
        [yes] Chi potrà prendere questo cubo: tu o il tuo compagno?
       *[other] Chi potrà prendere questo cubo? Scegli { $own } o { $partner }.
    }

# The player wants to be asked before a move is played.
table-confirm = { $mv }: sceglila di nuovo per giocarla.
table-early = Premossa { $mv }. Clicca fuori dal tavoliere per annullarla.
table-early-gone = Premossa { $mv } annullata: non è più possibile.

table-series = Partite: { $first } { $wins } – { $other } { $losses }
table-you = tu
