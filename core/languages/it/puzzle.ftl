# I problemi: l’elenco, il pannello accanto al tavoliere, che cosa si dice di una mossa.

puzzle-heading = Problemi
puzzle-solved-of = { $solved ->
    [one] { $solved } risolto su { $all }
   *[other] { $solved } risolti su { $all }
}
puzzle-grade = Difficoltà { $grade } su { $hardest }
puzzle-close = Chiudi
puzzle-next-unsolved = Prossimo da risolvere
puzzle-next-number = Prossimo: problema { $number }
puzzle-tile-new = { $task }
puzzle-tile-tried = Tentato. { $task }
puzzle-tile-solved = Risolto. { $task }
puzzle-tile-helped = Risolto, ma non al primo tentativo. { $task }

# The daily puzzle. $days is a number of days, such as “3 days”.
puzzle-daily = Problema del giorno
puzzle-daily-new = Un nuovo problema ogni giorno.
puzzle-daily-week = Facile il lunedì, il più difficile la domenica.
puzzle-daily-keep = Risolvilo per non perdere la serie: { $days }.
puzzle-daily-done = Risolto oggi. Serie: { $days }.
puzzle-daily-dot = Il puntino indica che il problema di oggi è ancora da risolvere.
puzzle-rating = Punteggio nei problemi: { $rating } ± { $margin }. Conta solo il primo tentativo.

puzzle-number = Problema { $number }
puzzle-about = { $game }, difficoltà { $grade } su { $hardest }
puzzle-side-cross = Croce
puzzle-side-circle = Cerchio
puzzle-side-team-a = Squadra A
puzzle-side-team-b = Squadra B
puzzle-side-red = Rosso
puzzle-side-white = Bianco
puzzle-to-move = Muove: { $side }
puzzle-task-win = { $moves ->
    [one] Vinci con questa mossa.
   *[other] Vinci in { $moves } mosse.
}
# The same in Hexxagon, where to lead is not to win: the game has to end.
puzzle-task-end = { $moves ->
    [one] Chiudi la partita con questa mossa e vinci.
   *[other] Vinci in { $moves } mosse: a quel punto la partita dev’essere finita.
}
puzzle-task-hold = Trova l’unica mossa che non perde.
puzzle-judging = Controllo…
puzzle-right = Giusto! La risposta più tenace: { $reply }. Continua.
puzzle-solved = Risolto!
puzzle-solved-again = Risolto! Lo rivedrai una volta prima che conti come imparato.
puzzle-solved-hold = Risolto! Ogni altra mossa perde.
puzzle-line = Soluzione: { $moves }.
puzzle-shown = Questa era la soluzione. Ora prova tu.
puzzle-wrong-line = Così completi la linea dell’avversario: hai perso.
puzzle-wrong-count = Così la partita finisce e hai meno pedine: hai perso.
puzzle-wrong-draws = Così la partita finisce patta.
puzzle-wrong-at-once = Non ancora: { $reply } fa vincere subito l’avversario.
puzzle-wrong-within = { $moves ->
    [one] Non ancora: { $reply } fa vincere subito l’avversario.
   *[other] Non ancora: dopo { $reply } l’avversario vince in { $moves }.
}
puzzle-wrong-slow = { $moves ->
    [one] Non ancora: così non vinci.
   *[other] Troppo lento: dopo { $reply } non puoi vincere in { $moves }.
}
puzzle-hint-cube = Prendi il cubo in { $cell }.
puzzle-hint-clone = Clona in { $cell }.
puzzle-hint-jump = Salta con la pedina in { $cell }.
puzzle-hint = Suggerimento
puzzle-solution = Mostra la soluzione
# The cost of a hint or the solution, before the player asks for it: of a shipped puzzle, and of an own mistake.
puzzle-help-cost = Con un aiuto questo problema non conta come risolto al primo tentativo.
puzzle-help-cost-mistake = Con un aiuto dovrai risolvere questo problema due volte.
puzzle-step = Mossa successiva
puzzle-again = Ricomincia
puzzle-next = Problema successivo
puzzle-list = Tutti i problemi
puzzle-to-review = Torna alla revisione

puzzle-mistakes = I miei errori
puzzle-mistakes-left = { $left ->
    [0] Niente da ripassare
   *[other] { $left } da ripassare
}
puzzle-mistakes-learned = { $learned ->
    [one] { $learned } superato
   *[other] { $learned } superati
}
puzzle-mistakes-note = Gli errori delle tue partite, come problemi. Aggiungili con «Allena gli errori» in una revisione. Se ne sbagli uno, devi risolverlo due volte.
puzzle-mistake = Dai miei errori
puzzle-tile-again = Sbagliato di nuovo. { $task }
puzzle-task-hold-within = { $moves ->
    [one] Non far vincere l’avversario alla prossima mossa.
   *[other] Impedisci all’avversario di forzare la vittoria in { $moves } mosse.
}
puzzle-task-better = Qui hai sbagliato. Trova una mossa migliore.
puzzle-wrong-worse = Non ancora: dopo { $reply } stai molto peggio.
puzzle-wrong-worse-at-once = Non ancora: così cedi troppo.

# A run against the clock.
puzzle-run = Contro il tempo
puzzle-run-best = Contro il tempo · record { $best }
puzzle-run-about = Risolvi più problemi che puoi in tre minuti. Al terzo errore la prova finisce.
puzzle-run-needs-game = Scegli prima un gioco qui sopra.
puzzle-run-start = Il tempo parte con la tua prima mossa.
puzzle-run-solved = Risolti: { $solved }
puzzle-run-mistakes = Errori: { $mistakes } su { $most }
puzzle-run-end = Termina
puzzle-run-sure = Torna indietro un’altra volta per finire.
puzzle-run-result = { $solved ->
    [one] { $solved } problema risolto
   *[other] { $solved } problemi risolti
}
puzzle-run-time-up = Tempo scaduto!
puzzle-run-third = Era il tuo terzo errore.
puzzle-run-new-best = Nuovo record!
puzzle-run-your-best = Il tuo record: { $best }
puzzle-run-again = Riprova

# Themes, in the filter of the list and after a puzzle is solved.
puzzle-theme = Tema
puzzle-theme-all = Tutti
puzzle-theme-win-in-one = Vince in 1
puzzle-theme-win-in-two = Vince in 2
puzzle-theme-long-win = Vince in 3+
puzzle-theme-defence = Difesa
puzzle-theme-double-threat = Doppia minaccia
puzzle-theme-diagonal = Diagonale
puzzle-theme-block = Interposizione
puzzle-theme-big-capture = Grande presa
puzzle-theme-jump = Salto
puzzle-theme-blockade = Blocco
puzzle-theme-elimination = Eliminazione
puzzle-themes = Temi: { $themes }
