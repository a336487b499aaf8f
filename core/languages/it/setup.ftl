# The new game form.

setup-heading = Nuova partita
setup-back = Indietro
setup-start = Inizia
setup-name = Nome (facoltativo)
setup-rated = Questa partita conta per il tuo punteggio se giochi senza suggerimenti né ritiri.
setup-more = Altre opzioni
setup-starts = Prima mossa
setup-stuck = Se non muove
setup-clock = Orologio
# Additional cubes or pieces for one side: none, or one to three.
setup-ahead =
    { $you ->
        [yes] Il tuo vantaggio
       *[no] Vantaggio: { $seat }
    }
setup-ahead-none = Nessuno
setup-ahead-quixo =
    { $count ->
        [one] +{ $count } cubo
       *[other] +{ $count } cubi
    }
setup-ahead-hexxagon =
    { $count ->
        [one] +{ $count } pedina
       *[other] +{ $count } pedine
    }
setup-ahead-quixo-tip = Cubi in più all’inizio. Non valutata.
setup-ahead-hexxagon-tip = Pedine in più all’inizio. Non valutata.
# The number of takebacks: any number, 3, 1 or 0.
setup-takebacks = Ritiri
setup-takebacks-any = Liberi
setup-takebacks-tip = Quante mosse si possono ritirare in questa partita.
# The share of your time that your opponents get: the same, 1/2, 1/5 or 1/10.
setup-odds = Tempo rivale
setup-odds-same = Uguale
setup-odds-tip = La parte del tuo tempo che hanno gli avversari, o la seconda di due persone. Non valutata.
# A custom clock, and the words beside its two sliders: “10 min per player”.
setup-clock-own = A scelta
setup-clock-own-total = { $time } a testa
setup-clock-own-move = + { $time } a mossa
# The tooltip of a level and the line beside its seat: "Pip · Newcomer: misses its own…".
setup-level = { $level }: { $habit }
setup-like-you = Vicino al tuo livello: { $rung } · { $level }
setup-perfect = Aggiungi l’Infallibile…
setup-perfect-tip = Il tuo computer calcola una volta sola tutte le posizioni di Quixo: circa dieci minuti e 1,7 GB di disco. Poi puoi sfidare un avversario che non sbaglia mai.

setup-about-quixo = Metti in linea cinque dei tuoi cubi.
setup-about-quixo-teams = Due contro due. Il puntino di un cubo dice chi può prenderlo.
setup-about-hexxagon = Clona le tue pedine e gira le altrui.
setup-about-hexxagon-open = Hexxagon su tutte le 61 caselle, senza blocchi.
setup-quiet-quixo = Patta dopo 100 mosse
setup-quiet-hexxagon = Patta dopo 100 mosse

setup-stuck-passes-tip = L’altra parte continua a giocare.
setup-stuck-ends-tip = La partita finisce e si contano le pedine sul tavoliere.
setup-stuck-fills-tip = La partita finisce e tutte le caselle vuote vanno all’altra parte.

setup-repetition = Patta per ripetizione
setup-repetition-tip = Patta se una posizione si presenta tre volte con lo stesso giocatore di turno.
setup-quiet-quixo-tip = Patta dopo 100 mosse (di entrambi) senza prendere cubi neutri.
setup-quiet-hexxagon-tip = Patta dopo 100 mosse (di entrambi) senza clonare né girare.
setup-random = Lati casuali
setup-random-tip = I lati vengono sorteggiati all’inizio della partita.
setup-consultation = Suggerimenti del compagno
setup-consultation-tip = Sì: il suggerimento è la mossa del compagno. No: niente suggerimenti in questa partita.
