# Risultati delle partite finite, per gioco e livello.

statistics-heading = Statistiche
statistics-counting = Conteggio in corso…
statistics-nowhere = Nessuna statistica: qui le partite non si possono salvare.
statistics-empty = Ancora nessuna partita finita. Giocane una e la vedrai qui.
statistics-empty-game = Non hai ancora finito una partita di questo gioco.

statistics-won = vinte
statistics-drawn = patte
statistics-lost = perse

statistics-strength = Il tuo punteggio
statistics-strength-about = { $rating } ± { $margin } · circa livello { $rung }, { $level }
statistics-strength-how = Finisci partite contro i livelli da { common-level-first-game } a { common-level-master }, senza ritirare mosse e senza suggerimenti, per avere un punteggio.

statistics-balance = Vinte meno perse
statistics-balance-soon = Il grafico appare dopo la tua terza partita.
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
        [one] { $count } partita tra giocatori
       *[other] { $count } partite tra giocatori
    }
statistics-people-drawn = Patte: { $count }

statistics-unreadable =
    { $count ->
        [one] { $count } partita salvata non è leggibile e non è contata.
       *[other] { $count } partite salvate non sono leggibili e non sono contate.
    }
statistics-since = Contate dal { $date }.

statistics-export = Esporta
statistics-exported = Statistiche salvate in { $path }.
statistics-reset = Azzera
statistics-reset-sure = Clicca ancora: azzeri
statistics-reset-done = Statistiche azzerate. Le tue partite restano salvate.
