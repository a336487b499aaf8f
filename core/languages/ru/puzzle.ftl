# Задачи: список, панель рядом с полем, что говорится о ходе.

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
    [1] Выиграйте этим ходом.
    [one] Выиграйте не более чем за { $moves } свой ход.
    [few] Выиграйте не более чем за { $moves } своих хода.
    [many] Выиграйте не более чем за { $moves } своих ходов.
   *[other] Выиграйте не более чем за { $moves } своего хода.
}
puzzle-task-hold = Найдите единственный ход, который не проигрывает.
puzzle-judging = Проверяю ход…
puzzle-right = Верно! Самая упорная защита — { $reply }.
puzzle-solved = Решено!
puzzle-solved-again = Решено! Задача придёт ещё раз, прежде чем будет считаться усвоенной.
puzzle-solved-hold = Решено! Любой другой ход проигрывает.
puzzle-line = Решение: { $moves }.
puzzle-shown = Это было решение. Теперь попробуйте сами.
puzzle-wrong-line = Этот ход достраивает ряд соперника, и вы проигрываете.
puzzle-wrong-count = На этом партия кончается, и фишек у вас меньше: поражение.
puzzle-wrong-draws = На этом партия кончается вничью.
puzzle-wrong-at-once = Нет: { $reply } сразу выигрывает.
puzzle-wrong-within = { $moves ->
    [1] Нет: { $reply } сразу выигрывает.
    [one] Нет: после { $reply } соперник выигрывает не более чем за { $moves } свой ход.
    [few] Нет: после { $reply } соперник выигрывает не более чем за { $moves } своих хода.
    [many] Нет: после { $reply } соперник выигрывает не более чем за { $moves } своих ходов.
   *[other] Нет: после { $reply } соперник выигрывает не более чем за { $moves } своего хода.
}
puzzle-wrong-slow = { $moves ->
    [one] Нет: это ещё не выигрыш.
    [few] Нет: после { $reply } за { $moves } своих хода уже не выиграть.
    [many] Нет: после { $reply } за { $moves } своих ходов уже не выиграть.
   *[other] Нет: после { $reply } за { $moves } своего хода уже не выиграть.
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

puzzle-mistakes = Мои ошибки
puzzle-mistakes-left = { $left ->
    [0] Повторять нечего
   *[other] Повторить: { $left }
}
puzzle-mistakes-learned = Усвоено: { $learned }
puzzle-mistakes-note = Ошибки из ваших партий в виде задач. Они приходят сюда из разбора по кнопке «Отработать»; повторённую ошибку нужно решить дважды.
puzzle-mistake = Из моих ошибок
puzzle-tile-again = Снова ошибка. { $task }
puzzle-task-hold-within = { $moves ->
    [1] Найдите ход, после которого соперник не выигрывает сразу.
    [one] Найдите ход, после которого соперник не сможет выиграть форсированно за { $moves } ход.
    [few] Найдите ход, после которого соперник не сможет выиграть форсированно за { $moves } хода.
    [many] Найдите ход, после которого соперник не сможет выиграть форсированно за { $moves } ходов.
   *[other] Найдите ход, после которого соперник не сможет выиграть форсированно за { $moves } хода.
}
puzzle-task-better = В партии вы здесь ошиблись: найдите ход лучше.
puzzle-wrong-worse = Нет: после { $reply } вам намного хуже.
puzzle-wrong-worse-at-once = Нет: это обходится слишком дорого.
