# Beside the board: the panel, its words, and the notices.

table-undo = Ritira la mossa
table-redo = Rigioca la mossa
table-ask-hint = Suggerimento
table-view = Un’altra visuale del tavoliere
table-menu = Menu
table-no-undo = Con l’orologio non si ritirano le mosse
table-no-hint = Niente suggerimenti: qui i compagni non possono consultarsi
table-first = Posizione iniziale
table-previous = Una mossa indietro
table-next = Una mossa avanti
table-last = Torna alla partita
table-to-game = Torna alla partita
table-to-result = Risultato

table-thinking = sta pensando…
# Under a computer's name: the seat.
table-computer = { $seat }, computer
table-first-position = La posizione iniziale
table-after-ply = Dopo la mossa { $ply } di { $all }
table-hint = Suggerimento: { $mv } – { $why }
table-hint-where = Suggerimento: guarda { $cell } – una mossa da lì { $why }. Chiedi ancora per vederla.
table-passes = { $seat } non può muovere e passa
table-camera-free = Visuale sbloccata
table-camera-locked = Visuale bloccata

# Who won.
table-draw = Patta
table-wins = Vince { $name }
table-you-win = Hai vinto
table-you-lose = Hai perso
table-your-team-wins = Vince la tua squadra
table-your-team-loses = La tua squadra perde
table-team-a-wins = Vince la squadra A, le croci
table-team-b-wins = Vince la squadra B, i cerchi
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
table-reason-all-passed = hanno passato tutti e quattro di seguito
table-reason-full = il tavoliere è pieno
table-reason-nobody-moves = nessuno può muovere
table-reason-stuck = chi è di turno non può muovere
table-reason-wiped-out =
    { $you ->
        [won] l’avversario non ha più pedine
        [lost] non hai più pedine
       *[other] l’altra parte non ha più pedine
    }
table-reason-repetition = la stessa posizione per la terza volta
table-reason-quiet = 100 mosse di seguito senza prendere cubi neutri
table-reason-quiet-hexxagon = 100 mosse di seguito senza clonare o catturare
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

# Why a move is good, or what is wrong with it; the move is the subject: "e5-e1 – wins at once".
table-why-wins-at-once = vince subito
table-why-wins-within =
    { $moves ->
        [one] vince in { $moves } mossa, qualunque sia la risposta
       *[other] vince in { $moves } mosse, qualunque sia la risposta
    }
table-why-stops-line =
    impedisce una linea di cinque { $kind ->
        [row] sulla riga { $at }
        [column] sulla colonna { $at }
        [rising] sulla diagonale a1–e5
       *[falling] sulla diagonale a5–e1
    }
table-why-avoids-losing = evita di perdere subito
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
table-why-stays-safe = aggiunge una pedina che non si può girare subito
table-why-keeps-most-options = conserva il maggior numero di possibilità
table-why-looks-best =
    { $plies ->
        [one] sembra la migliore calcolando { $plies } mossa in avanti
       *[other] sembra la migliore calcolando { $plies } mosse in avanti
    }
table-why-draws = porta alla patta
table-why-loses-within =
    { $plies ->
        [1] perde subito
       *[other] { $moves ->
            [one] perde in { $moves } mossa
           *[other] perde in { $moves } mosse
        }
    }
table-why-falls-short =
    vale { $worth } { $unit ->
        [cube] cubi
       *[piece] pedine
    } in meno della mossa migliore

# Why a move cannot be played.
table-illegal-game-over = La partita è finita
table-illegal-match-over = La partita è finita
table-illegal-other-game = È una mossa di un altro gioco
table-illegal-not-on-border = { $cell } non è sul bordo
table-illegal-back-to-own-cell = Il cubo di { $cell } non può tornare al suo posto
table-illegal-not-an-end = Il cubo di { $from } non si può inserire in { $to }
table-illegal-opponents-symbol = { $cell } mostra il simbolo dell’avversario
table-illegal-other-teams-symbol = { $cell } mostra il simbolo degli avversari
table-illegal-first-round = Il cubo di { $cell } non è neutro: nel primo giro si prendono solo cubi neutri
table-illegal-partners-dot = Il puntino di { $cell } è rivolto verso il tuo compagno
table-illegal-strange-dot = Il puntino va rivolto verso { $own } o { $partner }
table-illegal-can-take = Si passa solo quando non si può prendere alcun cubo
table-illegal-can-move = Si passa solo quando non si può muovere
table-illegal-block = { $cell } è un blocco
table-illegal-not-empty = { $cell } non è vuota
table-illegal-no-own-piece = In { $cell } non c’è una tua pedina
table-illegal-not-two-steps = { $to } non è a due passi da { $from }
table-illegal-no-way-out = Nessuna casella vuota è entro due passi da { $cell }
table-illegal-no-neighbour = Nessuna tua pedina è accanto a { $cell }
table-illegal-only-by-jump = Nessuna tua pedina è accanto a { $cell }: ci si arriva solo con un salto

# A cube waits in its lane.
table-choose-dot = Verso chi di voi va rivolto il puntino? Scegli { $own } o { $partner }.

# The player wants to be asked before a move is played.
table-confirm = { $mv }: sceglila di nuovo per giocarla
table-early = { $mv } aspetta il tuo turno. Un clic fuori dal tavoliere la annulla.
table-early-gone = { $mv } non si può più giocare

table-series = Serie: { $wins }
