# The status line beside the board: what the player can do, and what just happened.
# $you: whether it is the only person at this machine.

status-take = { $you ->
    [yes] Tocca a te: prendi un cubo dal bordo.
   *[no] { $name }: prendi un cubo dal bordo.
}
status-insert = Scegli una freccia: il cubo rientra da lì.
status-piece = { $you ->
    [yes] Tocca a te: scegli una tua pedina.
   *[no] { $name }: scegli una tua pedina.
}
status-cell = Scegli una casella: subito accanto cloni, due caselle più in là salti.
status-thinks = { $name } sta pensando…
status-hint = Cerco un suggerimento…
status-waits = In attesa di { $name }…
status-pushed = { $you ->
    [yes] Hai spinto da { $cell }.
   *[no] { $name } ha spinto da { $cell }.
}
status-cloned = { $you ->
    [yes] Hai clonato in { $cell }: +{ $pieces }.
   *[no] { $name } ha clonato in { $cell }: +{ $pieces }.
}
status-jumped = { $you ->
    [yes] Sei saltato in { $cell }: +{ $pieces }.
   *[no] { $name } è in { $cell } con un salto: +{ $pieces }.
}
status-jumped-only = { $you ->
    [yes] Sei saltato in { $cell }.
   *[no] { $name } è in { $cell } con un salto.
}
status-passed = { $you ->
    [yes] Hai passato.
   *[no] { $name } ha passato.
}
status-you = Tu
status-repeated = Posizione ripetuta: alla terza volta è patta.
