# The status line beside the board: what the player can do, and what just happened.
# $you: whether it is the only person at this machine.

status-take = { $you ->
    [yes] Te toca: toma un cubo del borde.
   *[no] { $name }: toma un cubo del borde.
}
status-insert = Elige una flecha: el cubo vuelve a entrar por ahí.
status-piece = { $you ->
    [yes] Te toca: elige una de tus fichas.
   *[no] { $name }: elige una de tus fichas.
}
status-cell = Elige una casilla: en la contigua clonas, a dos casillas saltas.
status-thinks = { $name } está pensando…
status-hint = Buscando una pista…
status-waits = Esperando a { $name }…
status-pushed = { $you ->
    [yes] Empujaste por { $cell }.
   *[no] { $name } empujó por { $cell }.
}
status-cloned = { $you ->
    [yes] Clonaste en { $cell }: +{ $pieces }.
   *[no] { $name } clonó en { $cell }: +{ $pieces }.
}
status-jumped = { $you ->
    [yes] Saltaste a { $cell }: +{ $pieces }.
   *[no] { $name } saltó a { $cell }: +{ $pieces }.
}
status-jumped-only = { $you ->
    [yes] Saltaste a { $cell }.
   *[no] { $name } saltó a { $cell }.
}
status-passed = { $you ->
    [yes] Pasaste.
   *[no] { $name } pasó.
}
status-you = Tú
status-repeated = Posición repetida: a la tercera es empate.
