# Risultati delle partite finite, per gioco e livello.

statistics-heading = Statistiche
statistics-counting = Conteggio in corso…
statistics-nowhere = Qui non si può salvare nulla, quindi non c’è nulla da contare.
statistics-empty = Ancora nessuna partita finita. Giocane una fino in fondo e la troverai qui.
statistics-empty-game = Ancora nessuna partita finita di questo gioco.

statistics-won = vinte
statistics-drawn = patte
statistics-lost = perse

statistics-strength = La tua forza
statistics-strength-about = { $rating } ± { $margin } · circa livello { $rung }, { $level }
statistics-strength-how = Le partite contro il computer (da { common-level-first-game } a { common-level-master }) finite senza ritirare mosse e senza suggerimenti mostrano qui la tua forza.

statistics-balance = Vinte meno perse
statistics-games =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }

statistics-average =
    { $plies ->
        [one] { $plies } mossa in media
       *[other] { $plies } mosse in media
    }
statistics-points = Punti: { $points }
statistics-streak = Serie migliore: { $count }
statistics-form =
    { $count ->
        [one] Ultima:
       *[other] Ultime { $count }:
    }

statistics-people =
    { $count ->
        [one] { $count } partita tra persone
       *[other] { $count } partite tra persone
    }
statistics-people-drawn = Patte: { $count }

statistics-unreadable =
    { $count ->
        [one] { $count } partita salvata non è leggibile e non è contata.
       *[other] { $count } partite salvate non sono leggibili e non sono contate.
    }
statistics-since = Contate dal { $date }.

statistics-export = Esporta tabella
statistics-exported = La tabella è stata salvata in { $path }
statistics-reset = Azzera
statistics-reset-sure = Azzerare tutte le statistiche?
statistics-reset-done = Il conteggio riparte da zero; le partite restano salvate.
