# The menu in which Quixo is solved on this computer.

tables-heading = Juego perfecto
tables-what = Resuelve Quixo en este dispositivo, una sola vez, y juega contra un rival que nunca se equivoca. El Maestro, las pistas y las revisiones también serán exactos.
tables-needs = Tarda unos diez minutos con dos núcleos rápidos; usa 7,5 GB de memoria mientras tanto y 1,7 GB de disco. Sigue jugando, o cierra el juego y continúa más tarde.

tables-idle = Sin empezar.
tables-begun = Comprobando…
tables-at = { $percent } · posiciones con { $cubes } cubos
tables-paused = En pausa al { $percent }
tables-busy = Un momento…
tables-all = Quixo está resuelto: puedes elegir «{ $level }».

tables-make = Resolver Quixo
tables-pause = Pausa
tables-go-on = Continuar
tables-delete = Eliminar
tables-delete-sure = ¿Eliminar? Pulsa otra vez

tables-ready = Quixo está resuelto: ya puedes elegir «{ $level }».
tables-full = El disco está lleno. Las partes acabadas se conservan: haz sitio y continúa.
tables-taken = Otro programa ya está resolviendo Quixo en la misma carpeta.
tables-ended = La resolución de Quixo se ha detenido. Quizá falte memoria.
tables-damaged = Una parte de la solución de Quixo está dañada y ya no se usa. Resuélvelo otra vez con «Juego perfecto…» en una nueva partida.
