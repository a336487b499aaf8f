# Задачи: список, панель рядом с доской, что говорится о ходе.

puzzle-heading = Задачи
puzzle-solved-of = { $solved ->
    [one] Решена { $solved } из { $all }
    [few] Решено { $solved } из { $all }
    [many] Решено { $solved } из { $all }
   *[other] Решено { $solved } из { $all }
}
puzzle-grade = Сложность { $grade }
puzzle-close = Закрыть
puzzle-next-unsolved = Следующая нерешённая
puzzle-tile-new = { $task }
puzzle-tile-tried = Были попытки. { $task }
puzzle-tile-solved = Решена. { $task }

puzzle-number = Задача { $number }
puzzle-about = { $game }, сложность { $grade }
puzzle-side-cross = крестики
puzzle-side-circle = нолики
puzzle-side-team-a = команда A
puzzle-side-team-b = команда B
puzzle-side-red = красные
puzzle-side-white = белые
puzzle-to-move = Ход: { $side }
puzzle-task-win = { $moves ->
    [one] Выиграйте за { $moves } ход.
    [few] Выиграйте за { $moves } хода.
    [many] Выиграйте за { $moves } ходов.
   *[other] Выиграйте за { $moves } хода.
}
puzzle-task-hold = Найдите единственный ход, который не проигрывает.
puzzle-judging = Проверяю ход…
puzzle-right = Верно! Дольше всего держится { $reply }.
puzzle-solved = Решено!
puzzle-solved-hold = Решено! Любой другой ход проигрывает.
puzzle-line = Решение: { $moves }.
puzzle-shown = Это было решение. Теперь попробуйте сами.
puzzle-wrong-line = Этот ход достраивает ряд соперника и потому проигрывает.
puzzle-wrong-count = На этом партия кончается, и она проиграна.
puzzle-wrong-draws = На этом партия кончается вничью.
puzzle-wrong-at-once = Нет: { $reply } сразу выигрывает.
puzzle-wrong-within = { $moves ->
    [one] Нет: после { $reply } соперник выигрывает за { $moves } ход.
    [few] Нет: после { $reply } соперник выигрывает за { $moves } хода.
    [many] Нет: после { $reply } соперник выигрывает за { $moves } ходов.
   *[other] Нет: после { $reply } соперник выигрывает за { $moves } хода.
}
puzzle-wrong-slow = { $moves ->
    [one] Нет: это ещё не выигрыш.
    [few] Нет: после { $reply } за { $moves } хода уже не выиграть.
    [many] Нет: после { $reply } за { $moves } ходов уже не выиграть.
   *[other] Нет: после { $reply } за { $moves } хода уже не выиграть.
}
puzzle-hint-cube = Возьмите кубик на { $cell }.
puzzle-hint-clone = Клонируйте на { $cell }.
puzzle-hint-jump = Прыгните фишкой с { $cell }.
puzzle-hint = Подсказка
puzzle-solution = Показать решение
puzzle-step = Следующий ход
puzzle-again = Начать заново
puzzle-next = Следующая задача
puzzle-list = Все задачи
