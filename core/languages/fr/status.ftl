# The status line beside the board: what the player can do, and what just happened.
# $you: whether it is the only person at this machine.

status-take = { $you ->
    [yes] À toi : prends un cube au bord.
   *[no] { $name } : prends un cube au bord.
}
status-insert = Choisis une flèche : le cube rentre par là.
status-piece = { $you ->
    [yes] À toi : choisis un de tes pions.
   *[no] { $name } : choisis un de tes pions.
}
status-cell = Choisis une case : juste à côté tu clones, deux cases plus loin tu sautes.
status-thinks = { $name } réfléchit…
status-hint = Recherche d’un indice…
status-waits = On attend { $name }…
status-pushed = { $you ->
    [yes] Tu as poussé en { $cell }.
   *[no] { $name } a poussé en { $cell }.
}
status-cloned = { $you ->
    [yes] Tu as cloné en { $cell } : +{ $pieces }.
   *[no] { $name } a cloné en { $cell } : +{ $pieces }.
}
status-jumped = { $you ->
    [yes] Tu as sauté en { $cell } : +{ $pieces }.
   *[no] { $name } a sauté en { $cell } : +{ $pieces }.
}
status-jumped-only = { $you ->
    [yes] Tu as sauté en { $cell }.
   *[no] { $name } a sauté en { $cell }.
}
status-passed = { $you ->
    [yes] Tu as passé.
   *[no] { $name } a passé.
}
status-you = Toi
status-repeated = Position répétée : à la troisième fois, c’est nulle.
