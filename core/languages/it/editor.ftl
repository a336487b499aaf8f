# L’editor delle posizioni. Due pulsanti stanno sulla larghezza del pannello: parole corte.
editor-pause = Modifica posizione
editor-heading = Editor di posizioni
editor-quixo = Quixo
editor-teams = A squadre
editor-hexxagon = Hexxagon
editor-open = Senza blocchi
editor-place = Metti sul tavoliere
editor-blank = Neutro
editor-empty = Vuota
editor-to-move = Tocca a
editor-ply = Numero della mossa
editor-quiet = Conteggio delle 100 mosse
editor-less = meno
editor-more = più
editor-first = Inizio
editor-clear = Svuota
editor-turn = Ruota
editor-mirror = Rifletti
editor-undo = Annulla
editor-redo = Ripeti
editor-text = Come testo
editor-wrong = Questa posizione non è valida: { $reason }.
editor-playable = { $count ->
    [one] Muove { $seat }: una mossa possibile.
   *[other] Muove { $seat }: { $count } mosse possibili.
}
editor-over = La partita è finita. { $winner }. { $reason }
editor-no-pieces = Prima metti qualche pedina sul tavoliere.
editor-doubt-ply = Qui il numero della mossa dev’essere almeno { $count }.
editor-doubt-quiet = { $count ->
    [one] Qui il conteggio delle 100 mosse non può superare { $count }.
   *[other] Qui il conteggio delle 100 mosse non può superare { $count }.
}
editor-play = Gioca da qui
editor-analyse = Analizza
editor-copy = Copia
editor-paste = Incolla
editor-back = Indietro
editor-who = Chi gioca?
editor-weaker = Più debole
editor-stronger = Più forte
editor-start = Inizia
