# The list of games, and records and positions as text.
records-pause = Guardar o copiar…
records-heading = Mis partidas
records-this = Partida actual: { $players }
records-plies = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
records-unfinished = sin terminar
records-goes-on = Sin terminar. Puedes reanudarla.
records-unreadable = Este archivo no se puede leer
records-none = Aún no hay partidas. Las terminadas se guardan aquí automáticamente.
records-open = Abrir
records-review = Revisar
records-copy = Copiar partida
records-copy-position = Copiar posición
records-delete = Eliminar
records-delete-sure = ¿Eliminar? Pulsa otra vez
records-paste = Pegar
records-open-file = Abrir archivo…
records-save-as = Guardar como…
records-save = Guardar
records-close = Cerrar
records-path = Ruta
records-save-where = Guardar como
records-open-which = Archivo
records-replace = { $path } ya existe. Pulsa otra vez para reemplazarlo.
records-saved = Guardada como { $path }.
records-copied = Copiado.
records-copied-inside = Copiado, pero solo dentro de Pushflip: no hay portapapeles del sistema.
records-nothing-to-paste = No hay texto que pegar.
records-clipboard-silent = El programa desde el que copiaste no responde.
records-clipboard-too-long = Lo que copiaste es demasiado largo.
records-wrong = No se pudo pegar: { $reason }.
