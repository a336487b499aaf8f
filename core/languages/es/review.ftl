# The review of a game.
review-open = Revisar
review-first = Posición inicial
review-previous = Jugada anterior
review-run = Reproducir
review-next = Jugada siguiente
review-last = Última posición
review-next-mistake = Siguiente error
review-analyse = Análisis automático
review-analyse-tip = Muestra en el tablero lo buena que es cada jugada posible y una lista de las mejores.
review-chances = Opciones de ganar
review-shares = Cuanto mayor es la parte de un bando, mejores son sus opciones.
review-graph = Opciones de ganar, jugada a jugada. Haz clic para ir a una jugada.
review-back = Volver a la partida
review-to-editor = Al editor
review-practise = Practicar errores
review-practise-later = Espera a que estén comprobadas todas las jugadas.
review-practise-none = Solo se practican errores y errores graves, y no has cometido ninguno.
review-practise-making = Preparando problemas a partir de tus errores…
review-preparing = Preparando…
review-show-best = Ver la mejor variante
review-to-line = A la variante principal

review-grade-best = La mejor
review-grade-good = Buena
review-grade-inaccuracy = Imprecisión
review-grade-mistake = Error
review-grade-blunder = Error grave
review-grade-tip = Estrella: la mejor jugada. Sin marca: buena jugada. ?! imprecisión, ? error, ?? error grave: la jugada reduce las opciones de ganar un poco, claramente o mucho.
review-verdict = { $mv }: { $grade }
review-count = { $grade }: { $plies }
review-inaccuracies =
    { $count ->
        [one] { $count } imprecisión
       *[other] { $count } imprecisiones
    }
review-mistakes =
    { $count ->
        [one] { $count } error
       *[other] { $count } errores
    }
review-blunders =
    { $count ->
        [one] { $count } error grave
       *[other] { $count } errores graves
    }

review-first-position = Posición inicial
review-thinking = Comprobando la jugada…
review-checking = comprobando…
review-progress = Revisando jugadas… { $done } de { $all }
review-not-yet = Las jugadas se valoran cuando acaba la partida.
review-no-mistakes = Sin errores. ¡Bien jugado!
review-nothing-to-practise = Bien mirado, aquí no había ningún error.
review-best-was-plain = Lo mejor era { $mv }.
review-best-was = Lo mejor era { $mv }: { $why }.
review-missed-win = { $mv } habría ganado en el acto.
# The opponent of the player who moved; $you: whether that is the only person who plays.
review-completes-line =
    { $you ->
        [yes] Esta jugada completa tu línea. Lo mejor era { $mv }.
       *[other] Esta jugada completa la línea del rival. Lo mejor era { $mv }.
    }
review-ends-lost =
    { $you ->
        [yes] La partida acaba y ganas tú. Lo mejor era { $mv }.
       *[other] La partida acaba y gana el rival. Lo mejor era { $mv }.
    }
review-lets-win =
    { $you ->
        [yes] Así ganas tú con { $reply }. Lo mejor era { $mv }.
       *[other] Así el rival gana con { $reply }. Lo mejor era { $mv }.
    }
review-allows =
    { $you ->
        [yes] Te permite { $reply }: { $why }. Lo mejor era { $mv }.
       *[other] Permite al rival { $reply }: { $why }. Lo mejor era { $mv }.
    }
review-allows-draw =
    { $you ->
        [yes] Ahora puedes forzar el empate. Lo mejor era { $mv }.
       *[other] Ahora el rival puede forzar el empate. Lo mejor era { $mv }.
    }
review-allows-win =
    { $you ->
        [yes] Ahora puedes forzar la victoria. Lo mejor era { $mv }.
       *[other] Ahora el rival puede forzar la victoria. Lo mejor era { $mv }.
    }
review-best-now =
    { $you ->
        [yes] Tu mejor jugada ahora (azul): { $mv }
       *[other] Mejor jugada de { $name } ahora (azul): { $mv }
    }
# The player who moved, and what the move has changed.
review-change =
    { $you ->
        [yes] Tus opciones: { $before } → { $after }
       *[other] Opciones de { $name }: { $before } → { $after }
    }

# What a position or a move is worth; as short as it can be.
review-percent = { $chance }{"\u00A0"}%
review-draw = empate
review-won = ganada
review-lost = perdida
review-wins = gana
review-loses = pierde
review-wins-in = gana en { $moves }
review-loses-in = pierde en { $moves }
review-tile-win = gana { $moves }
review-tile-loss = pierde { $moves }
review-not-online = No mientras sigue tu partida en línea.
# The explorer: results as +1 =2 −3 for wins, draws and losses.
review-own = Tus partidas: { $results }
review-own-none = Ninguna partida tuya llegó aquí.
review-not-exact = Los valores exactos se conocerán cuando Quixo esté resuelto.
review-ask-master = ¿Qué jugaría { $level }?
review-master-plays = { $level } juega { $mv }
