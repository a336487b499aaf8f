# The position editor. Two buttons share the width of the panel: short words.
editor-pause = Editar posición
editor-heading = Editor de posiciones
editor-quixo = Quixo
editor-teams = Equipos
editor-hexxagon = Hexxagon
editor-open = Sin bloques
editor-place = Poner en el tablero
editor-blank = Neutro
editor-empty = Vacía
editor-to-move = Turno
editor-ply = Número de jugada
editor-quiet = Cuenta de 100 jugadas
editor-less = menos
editor-more = más
editor-first = Inicio
editor-clear = Vaciar
editor-turn = Girar
editor-mirror = Reflejar
editor-undo = Deshacer
editor-redo = Rehacer
editor-text = Como texto
editor-wrong = Esta posición no es válida: { $reason }.
editor-playable = { $count ->
    [one] Juega { $seat }: una jugada posible.
   *[other] Juega { $seat }: { $count } jugadas posibles.
}
editor-over = Fin de la partida. { $winner }. { $reason }
editor-no-pieces = Primero pon alguna ficha en el tablero.
editor-doubt-ply = Aquí el número de jugada debe ser al menos { $count }.
editor-doubt-quiet = { $count ->
    [one] Aquí la cuenta de 100 jugadas no puede pasar de { $count }.
   *[other] Aquí la cuenta de 100 jugadas no puede pasar de { $count }.
}
editor-play = Jugar desde aquí
editor-analyse = Analizar
editor-copy = Copiar
editor-paste = Pegar
editor-back = Atrás
editor-who = ¿Quién juega?
editor-weaker = Más débil
editor-stronger = Más fuerte
editor-start = Empezar
