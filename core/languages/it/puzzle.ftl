# I problemi: l’elenco, il pannello accanto al tavoliere, che cosa si dice di una mossa.

puzzle-heading = Problemi
puzzle-solved-of = { $solved ->
    [one] { $solved } risolto su { $all }
   *[other] { $solved } risolti su { $all }
}
puzzle-grade = Grado { $grade }
puzzle-close = Chiudi
puzzle-next-unsolved = Prossimo da risolvere
puzzle-tile-new = { $task }
puzzle-tile-tried = Tentato. { $task }
puzzle-tile-solved = Risolto. { $task }

puzzle-number = Problema { $number }
puzzle-about = { $game }, grado { $grade }
puzzle-side-cross = Croce
puzzle-side-circle = Cerchio
puzzle-side-team-a = Squadra A
puzzle-side-team-b = Squadra B
puzzle-side-red = Rosso
puzzle-side-white = Bianco
puzzle-to-move = Muove: { $side }
puzzle-task-win = { $moves ->
    [one] Vinci con questa mossa.
   *[other] Vinci entro { $moves } delle tue mosse.
}
puzzle-task-hold = Trova l’unica mossa che non perde.
puzzle-judging = Guardo la tua mossa…
puzzle-right = Giusto! La difesa più tenace è { $reply }.
puzzle-solved = Risolto!
puzzle-solved-again = Risolto! Torna ancora una volta prima di contare come imparato.
puzzle-solved-hold = Risolto! Ogni altra mossa perde.
puzzle-line = Soluzione: { $moves }.
puzzle-shown = Questa era la soluzione. Ora prova tu.
puzzle-wrong-line = Così completi una linea dell’avversario, e perdi.
puzzle-wrong-count = Così la partita finisce e hai meno pedine: è persa.
puzzle-wrong-draws = Così la partita finisce patta.
puzzle-wrong-at-once = No: { $reply } vince subito.
puzzle-wrong-within = { $moves ->
    [one] No: { $reply } vince subito.
   *[other] No: dopo { $reply } l’avversario vince entro { $moves } delle sue mosse.
}
puzzle-wrong-slow = { $moves ->
    [one] No: così non si vince ancora.
   *[other] No: dopo { $reply } non puoi più vincere entro { $moves } delle tue mosse.
}
puzzle-hint-cube = Prendi il cubo in { $cell }.
puzzle-hint-clone = Clona in { $cell }.
puzzle-hint-jump = Salta con la pedina in { $cell }.
puzzle-hint = Suggerimento
puzzle-solution = Mostra la soluzione
puzzle-step = Mossa successiva
puzzle-again = Ricomincia
puzzle-next = Problema successivo
puzzle-list = Tutti i problemi

puzzle-mistakes = I miei errori
puzzle-mistakes-left = { $left ->
    [0] Niente da ripassare
   *[other] { $left } da ripassare
}
puzzle-mistakes-learned = { $learned ->
    [one] { $learned } superato
   *[other] { $learned } superati
}
puzzle-mistakes-note = Gli errori delle tue partite, come problemi. Arrivano qui da «Rivedi», con «Esercitati»; un errore ripetuto va risolto due volte.
puzzle-mistake = Dai miei errori
puzzle-tile-again = Sbagliato di nuovo. { $task }
puzzle-task-hold-within = { $moves ->
    [one] Trova una mossa dopo la quale l’avversario non vince subito.
   *[other] Trova una mossa dopo la quale l’avversario non può forzare la vittoria entro { $moves } mosse.
}
puzzle-task-better = In una partita qui hai sbagliato: trova una mossa migliore.
puzzle-wrong-worse = No: dopo { $reply } stai molto peggio.
puzzle-wrong-worse-at-once = No: costa troppo.
