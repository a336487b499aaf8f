# What is wrong with a text or a file that the player opens, pastes or saves.
faults-line = línea { $line }: { $what }
faults-other = no se puede leer aquí
faults-neither = no es ni una partida ni una posición
faults-fields = hacen falta cuatro partes (tablero, turno, cuenta de 100 jugadas, número de jugada), no { $found }
faults-rows = el tablero debe tener 5 filas, no { $found }
faults-rings = el tablero debe tener 5 anillos, no { $found }
faults-cells = { $kind ->
    [row] fila { $at }
   *[ring] anillo { $at }
}: hacen falta { $wanted } casillas, no { $found }
faults-sign = { $kind ->
    [row] fila { $at }
   *[ring] anillo { $at }
}: «{ $text }» no se permite aquí
faults-blocks = los bloques no están donde los tiene este juego
faults-quiet-number = «{ $text }» no es una cuenta de 100 jugadas válida
faults-ply-number = «{ $text }» no es un número de jugada válido
faults-side = bando desconocido: «{ $text }»
faults-cell = la casilla «{ $text }» no existe
faults-move = «{ $text }» no es una jugada
faults-dot = a «{ $text }» le falta un punto que mire a n, e, s o w, como en e5-e1.n
faults-none-of = «{ $text }» no es ninguno de { $choices }
faults-not-like = «{ $text }» no tiene la forma de { $example }
faults-in-move = jugada { $number }: { $what }
faults-no-clock = la partida no tiene reloj
faults-starts = empieza { $seat }
faults-syntax = hay un paréntesis, unas comillas o un comentario sin cerrar o fuera de lugar
faults-no-variant = esto no es una partida: falta el campo Variant
faults-tag-twice = el campo { $text } aparece dos veces
faults-move-number = el número de jugada es { $found }, pero toca { $expected }
faults-after-result = hay algo después del resultado
faults-result = el resultado no concuerda con las jugadas
faults-too-long = la partida es demasiado larga: { $found } kB; el límite es { $most } kB
faults-not-opened = No se pudo abrir { $path }: { $cause }.
faults-not-saved = No se pudo guardar { $path }: { $cause }.
faults-tried-again = Reintentando…
faults-not-deleted = No se pudo eliminar { $path }: { $cause }.
faults-not-changed = No se pudo cambiar nada en { $path }: { $cause }.
faults-broken = { $path }: { $cause }.
faults-kept = El archivo se conserva como { $path }.
faults-not-moved = No se pudo apartar: { $cause }.
faults-no-name = No queda ningún nombre de archivo libre en { $path }.
faults-no-path = Escribe primero una ruta.
faults-no-home = No se encontró la carpeta personal.
faults-nowhere-to-save = No se encontró la carpeta personal: no se puede guardar nada.
faults-missing = no existe ese archivo o carpeta
faults-denied = permiso denegado
faults-full = el disco está lleno
faults-read-only = este disco es de solo lectura
faults-system = el sistema dice: { $why }
faults-folder = es una carpeta, no un archivo
faults-no-ordinary-file = no es un archivo normal
faults-too-large = ocupa más de { $most } kB
faults-not-text = no es texto UTF-8
faults-torn = el archivo está cortado
faults-taken = lo está usando otro programa
faults-setting = este ajuste no es válido
faults-left-out = Estos valores de { $path } no son válidos y no se usan: { $values }. Los demás, sí.
faults-value = línea { $line } ({ $name })
