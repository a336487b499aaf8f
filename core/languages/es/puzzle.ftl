# Puzzles: the list, the panel beside the board, what is said of a move.

puzzle-heading = Problemas
puzzle-solved-of = { $solved ->
    [one] { $solved } resuelto de { $all }
   *[other] { $solved } resueltos de { $all }
}
puzzle-grade = Dificultad { $grade } de { $hardest }
puzzle-close = Cerrar
puzzle-next-unsolved = Siguiente sin resolver
puzzle-next-number = Siguiente: problema { $number }
puzzle-tile-new = { $task }
puzzle-tile-tried = Intentado. { $task }
puzzle-tile-solved = Resuelto. { $task }
puzzle-tile-helped = Resuelto, pero no a la primera. { $task }

# The daily puzzle. $days is a number of days, such as “3 days”.
puzzle-daily = Problema del día
puzzle-daily-new = Un problema nuevo cada día.
puzzle-daily-week = Fácil el lunes, el más difícil el domingo.
puzzle-daily-keep = Resuélvelo para mantener tu racha: { $days }.
puzzle-daily-done = Resuelto hoy. Racha: { $days }.
puzzle-daily-dot = El punto indica que el problema de hoy sigue sin resolver.
puzzle-rating = Puntuación en problemas: { $rating } ± { $margin }. Solo cuenta el primer intento.

puzzle-number = Problema { $number }
puzzle-about = { $game }, dificultad { $grade } de { $hardest }
puzzle-side-cross = Cruz
puzzle-side-circle = Círculo
puzzle-side-team-a = Equipo A
puzzle-side-team-b = Equipo B
puzzle-side-red = Rojo
puzzle-side-white = Blanco
puzzle-to-move = Juega: { $side }
puzzle-task-win = { $moves ->
    [one] Gana con esta jugada.
   *[other] Gana en { $moves } jugadas.
}
# The same in Hexxagon, where to lead is not to win: the game has to end.
puzzle-task-end = { $moves ->
    [one] Acaba la partida con esta jugada y gana.
   *[other] Gana en { $moves } jugadas: la partida debe acabar ahí.
}
puzzle-task-hold = Encuentra la única jugada que no pierde.
puzzle-judging = Comprobando…
puzzle-right = ¡Bien! La respuesta más dura: { $reply }. Sigue.
puzzle-solved = ¡Resuelto!
puzzle-solved-again = ¡Resuelto! Lo verás otra vez antes de darlo por aprendido.
puzzle-solved-hold = ¡Resuelto! Cualquier otra jugada pierde.
puzzle-line = Solución: { $moves }.
puzzle-shown = Esa era la solución. Ahora prueba tú.
puzzle-wrong-line = Así completas la línea de tu rival: pierdes.
puzzle-wrong-count = Así acaba la partida y tienes menos fichas: pierdes.
puzzle-wrong-draws = Así la partida acaba en empate.
puzzle-wrong-at-once = Aún no: con { $reply } tu rival gana en el acto.
puzzle-wrong-within = { $moves ->
    [one] Aún no: con { $reply } tu rival gana en el acto.
   *[other] Aún no: tras { $reply } tu rival gana en { $moves }.
}
puzzle-wrong-slow = { $moves ->
    [one] Aún no: así no ganas.
   *[other] Demasiado lento: tras { $reply } no puedes ganar en { $moves }.
}
puzzle-hint-cube = Toma el cubo de { $cell }.
puzzle-hint-clone = Clona en { $cell }.
puzzle-hint-jump = Salta con la ficha de { $cell }.
puzzle-hint = Pista
puzzle-solution = Ver la solución
# The cost of a hint or the solution, before the player asks for it: of a shipped puzzle, and of an own mistake.
puzzle-help-cost = Con ayuda este problema no cuenta como resuelto a la primera.
puzzle-help-cost-mistake = Con ayuda tendrás que resolver este problema dos veces.
puzzle-step = Jugada siguiente
puzzle-again = Reiniciar
puzzle-next = Siguiente problema
puzzle-list = Todos los problemas
puzzle-to-review = Volver a la revisión

puzzle-mistakes = Mis errores
puzzle-mistakes-left = { $left ->
    [0] Nada que practicar
   *[other] { $left } por practicar
}
puzzle-mistakes-learned = { $learned ->
    [one] { $learned } aprendido
   *[other] { $learned } aprendidos
}
puzzle-mistakes-note = Los errores de tus partidas, como problemas. Añádelos con «Practicar errores» en una revisión. Si fallas uno, tienes que resolverlo dos veces.
puzzle-mistake = De mis errores
puzzle-tile-again = Fallado otra vez. { $task }
puzzle-task-hold-within = { $moves ->
    [one] Evita que tu rival gane en su próxima jugada.
   *[other] Evita que tu rival fuerce la victoria en { $moves } jugadas.
}
puzzle-task-better = Aquí te equivocaste. Encuentra una jugada mejor.
puzzle-wrong-worse = Aún no: tras { $reply } quedas mucho peor.
puzzle-wrong-worse-at-once = Aún no: así regalas demasiado.

# A run against the clock.
puzzle-run = Contrarreloj
puzzle-run-best = Contrarreloj · récord { $best }
puzzle-run-about = Resuelve todos los problemas que puedas en tres minutos. Al tercer error se acaba.
puzzle-run-needs-game = Elige antes un juego arriba.
puzzle-run-start = El reloj empieza con tu primera jugada.
puzzle-run-solved = Resueltos: { $solved }
puzzle-run-mistakes = Errores: { $mistakes } de { $most }
puzzle-run-end = Terminar
puzzle-run-sure = Vuelve atrás otra vez para terminar.
puzzle-run-result = { $solved ->
    [one] { $solved } problema resuelto
   *[other] { $solved } problemas resueltos
}
puzzle-run-time-up = ¡Se acabó el tiempo!
puzzle-run-third = Era tu tercer error.
puzzle-run-new-best = ¡Tu nuevo récord!
puzzle-run-your-best = Tu récord: { $best }
puzzle-run-again = Otra vez

# Themes, in the filter of the list and after a puzzle is solved.
puzzle-theme = Tema
puzzle-theme-all = Todos
puzzle-theme-win-in-one = Gana en 1
puzzle-theme-win-in-two = Gana en 2
puzzle-theme-long-win = Gana en 3+
puzzle-theme-defence = Defensa
puzzle-theme-double-threat = Doble amenaza
puzzle-theme-diagonal = Diagonal
puzzle-theme-block = Interposición
puzzle-theme-big-capture = Gran captura
puzzle-theme-jump = Salto
puzzle-theme-blockade = Bloqueo
puzzle-theme-elimination = Eliminación
puzzle-themes = Temas: { $themes }
