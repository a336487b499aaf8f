# Results of finished games by game and level.

statistics-heading = Estadísticas
statistics-counting = Contando…
statistics-nowhere = Sin estadísticas: aquí no se pueden guardar partidas.
statistics-empty = Aún no hay partidas terminadas. Juega una y la verás aquí.
statistics-empty-game = Aún no has terminado ninguna partida de este tipo.

# What the marks mean; the numbers stand in this order: 5 – 1 – 3.
statistics-won = ganadas
statistics-drawn = empates
statistics-lost = perdidas

# The rating, by how much it may be off, and the level nearest to it.
statistics-strength = Tu puntuación
statistics-strength-about = { $rating } ± { $margin } · cerca del nivel { $rung }, { $level }
statistics-strength-how = Termina partidas contra los niveles de { common-level-first-game } a { common-level-master }, sin deshacer jugadas ni pedir pistas, para tener una puntuación.

# The chart, and how many games it shows.
statistics-balance = Ganadas menos perdidas
statistics-balance-soon = El gráfico aparece después de tu tercera partida.
statistics-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }

# Against a level.
statistics-average =
    { $plies ->
        [one] { $plies } jugada en promedio
       *[other] { $plies } jugadas en promedio
    }
# In Hexxagon: points won less points lost, with a sign; between people those of both sides.
statistics-points = Puntos: { $points }
statistics-streak = Mejor racha: { $count }
# Before the marks of the last games.
statistics-form =
    { $count ->
        [one] Última:
       *[other] Últimas { $count }:
    }

# Games without a computer; the sides' wins stand between the two.
statistics-people =
    { $count ->
        [one] { $count } partida entre jugadores
       *[other] { $count } partidas entre jugadores
    }
statistics-people-drawn = Empates: { $count }

# Below the results.
statistics-unreadable =
    { $count ->
        [one] { $count } partida no se puede leer y no se cuenta.
       *[other] { $count } partidas no se pueden leer y no se cuentan.
    }
statistics-since = Se cuenta desde el { $date }.

statistics-export = Exportar
statistics-exported = Estadísticas guardadas como { $path }.
statistics-reset = Reiniciar
statistics-reset-sure = ¿Reiniciar? Pulsa otra vez
statistics-reset-done = Estadísticas reiniciadas. Tus partidas siguen guardadas.
