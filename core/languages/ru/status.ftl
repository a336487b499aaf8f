# The status line beside the board: what the player can do, and what just happened.
# $you: whether it is the only person at this machine.

status-take = { $you ->
    [yes] Ваш ход: возьмите кубик с края.
   *[no] { $name }: возьмите кубик с края.
}
status-insert = Выберите стрелку: оттуда кубик вдвигается на поле.
status-piece = { $you ->
    [yes] Ваш ход: выберите свою фишку.
   *[no] { $name }: выберите свою фишку.
}
status-cell = Выберите клетку: соседняя – клон, через одну – прыжок.
status-thinks = { $name } думает…
status-hint = Ищем подсказку…
status-waits = Ждём: { $name }…
status-pushed = { $you ->
    [yes] Ваш ход: кубик вдвинут на { $cell }.
   *[no] { $name }: кубик вдвинут на { $cell }.
}
status-cloned = { $you ->
    [yes] Ваш клон на { $cell }: +{ $pieces }.
   *[no] { $name }: клон на { $cell }: +{ $pieces }.
}
status-jumped = { $you ->
    [yes] Ваш прыжок на { $cell }: +{ $pieces }.
   *[no] { $name }: прыжок на { $cell }: +{ $pieces }.
}
status-jumped-only = { $you ->
    [yes] Ваш прыжок на { $cell }.
   *[no] { $name }: прыжок на { $cell }.
}
status-passed = { $you ->
    [yes] Вы пропустили ход.
   *[no] { $name }: пропуск хода.
}
status-you = Вы
status-repeated = Позиция повторилась: на третий раз – ничья.
