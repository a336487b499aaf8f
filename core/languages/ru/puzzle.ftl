# Задачи: список, панель рядом с полем, что говорится о ходе.

puzzle-heading = Задачи
puzzle-solved-of = { $solved ->
    [one] Решена { $solved } из { $all }
    [few] Решено { $solved } из { $all }
    [many] Решено { $solved } из { $all }
   *[other] Решено { $solved } из { $all }
}
puzzle-grade = Сложность { $grade } из { $hardest }
puzzle-close = Закрыть
puzzle-next-unsolved = Следующая нерешённая
puzzle-next-number = Дальше: задача { $number }
puzzle-tile-new = { $task }
puzzle-tile-tried = Были попытки. { $task }
puzzle-tile-solved = Решена. { $task }
puzzle-tile-helped = Решена не с первой попытки. { $task }

# The daily puzzle. $days is a number of days, such as “3 days”.
puzzle-daily = Задача дня
puzzle-daily-new = Каждый день новая задача.
puzzle-daily-week = В понедельник легко, в воскресенье труднее всего.
puzzle-daily-keep = Решите её, чтобы не прервать серию: { $days }.
puzzle-daily-done = Сегодня решена. Серия: { $days }.
puzzle-daily-dot = Точка означает, что сегодняшняя задача ещё не решена.
puzzle-rating = Рейтинг в задачах { $rating } ± { $margin }. Считается только первая попытка.

puzzle-number = Задача { $number }
puzzle-about = { $game }, сложность { $grade } из { $hardest }
puzzle-side-cross = крестики
puzzle-side-circle = нолики
puzzle-side-team-a = команда A
puzzle-side-team-b = команда B
puzzle-side-red = красные
puzzle-side-white = белые
puzzle-to-move = Ход: { $side }
puzzle-task-win = { $moves ->
    [1] Выиграйте этим ходом.
    [one] Выиграйте в { $moves } ход.
    [few] Выиграйте в { $moves } хода.
    [many] Выиграйте в { $moves } ходов.
   *[other] Выиграйте в { $moves } хода.
}
# The same in Hexxagon, where to lead is not to win: the game has to end.
puzzle-task-end = { $moves ->
    [1] Закончите партию этим ходом и победите.
    [one] Выиграйте в { $moves } ход: к этому времени партия должна закончиться.
    [few] Выиграйте в { $moves } хода: к этому времени партия должна закончиться.
    [many] Выиграйте в { $moves } ходов: к этому времени партия должна закончиться.
   *[other] Выиграйте в { $moves } хода: к этому времени партия должна закончиться.
}
puzzle-task-hold = Найдите единственный ход, который не проигрывает.
puzzle-judging = Проверяем…
puzzle-right = Верно! Самый трудный ответ: { $reply }. Продолжайте.
puzzle-solved = Решено!
puzzle-solved-again = Решено! Задача придёт ещё раз и тогда будет усвоена.
puzzle-solved-hold = Решено! Любой другой ход проигрывает.
puzzle-line = Решение: { $moves }.
puzzle-shown = Это было решение. Теперь попробуйте сами.
puzzle-wrong-line = Так вы достроите ряд соперника: проигрыш.
puzzle-wrong-count = На этом партия кончается, и фишек у вас меньше: проигрыш.
puzzle-wrong-draws = На этом партия кончается вничью.
puzzle-wrong-at-once = Ещё нет: { $reply } — и соперник сразу выигрывает.
puzzle-wrong-within = { $moves ->
    [1] Ещё нет: { $reply } — и соперник сразу выигрывает.
    [one] Ещё нет: после { $reply } соперник выигрывает в { $moves } ход.
    [few] Ещё нет: после { $reply } соперник выигрывает в { $moves } хода.
    [many] Ещё нет: после { $reply } соперник выигрывает в { $moves } ходов.
   *[other] Ещё нет: после { $reply } соперник выигрывает в { $moves } хода.
}
puzzle-wrong-slow = { $moves ->
    [1] Ещё нет: это не выигрыш.
    [one] Слишком долго: после { $reply } в { $moves } ход не выиграть.
    [few] Слишком долго: после { $reply } в { $moves } хода не выиграть.
    [many] Слишком долго: после { $reply } в { $moves } ходов не выиграть.
   *[other] Слишком долго: после { $reply } в { $moves } хода не выиграть.
}
puzzle-hint-cube = Возьмите кубик на { $cell }.
puzzle-hint-clone = Клонируйте на { $cell }.
puzzle-hint-jump = Прыгните фишкой с { $cell }.
puzzle-hint = Подсказка
puzzle-solution = Показать решение
# The cost of a hint or the solution, before the player asks for it: of a shipped puzzle, and of an own mistake.
puzzle-help-cost = С подсказкой или решением первая попытка не засчитается.
puzzle-help-cost-mistake = С подсказкой или решением задачу придётся решить дважды.
puzzle-step = Следующий ход
puzzle-again = Начать заново
puzzle-next = Следующая задача
puzzle-list = Все задачи
puzzle-to-review = К разбору

puzzle-mistakes = Мои ошибки
puzzle-mistakes-left = { $left ->
    [0] Повторять нечего
   *[other] Повторить: { $left }
}
puzzle-mistakes-learned = Усвоено: { $learned }
puzzle-mistakes-note = Ошибки из ваших партий в виде задач. Добавьте их кнопкой «Отработать ошибки» в разборе. Если ошибётесь, задачу нужно решить дважды.
puzzle-mistake = Из моих ошибок
puzzle-tile-again = Снова ошибка. { $task }
puzzle-task-hold-within = { $moves ->
    [1] Не дайте сопернику выиграть следующим ходом.
    [one] Не дайте сопернику форсировать выигрыш в { $moves } ход.
    [few] Не дайте сопернику форсировать выигрыш в { $moves } хода.
    [many] Не дайте сопернику форсировать выигрыш в { $moves } ходов.
   *[other] Не дайте сопернику форсировать выигрыш в { $moves } хода.
}
puzzle-task-better = Здесь вы ошиблись. Найдите ход лучше.
puzzle-wrong-worse = Ещё нет: после { $reply } вам намного хуже.
puzzle-wrong-worse-at-once = Ещё нет: вы слишком много отдаёте.

# A run against the clock.
puzzle-run = Задачи на время
puzzle-run-best = Задачи на время · рекорд { $best }
puzzle-run-about = Решите как можно больше задач за три минуты. Третья ошибка завершает попытку.
puzzle-run-needs-game = Сначала выберите игру выше.
puzzle-run-start = Часы пойдут с вашим первым ходом.
puzzle-run-solved = Решено: { $solved }
puzzle-run-mistakes = Ошибки: { $mistakes } из { $most }
puzzle-run-end = Завершить
puzzle-run-sure = Вернитесь ещё раз, чтобы закончить.
puzzle-run-result = { $solved ->
    [one] Решена { $solved } задача
    [few] Решены { $solved } задачи
    [many] Решено { $solved } задач
   *[other] Решено { $solved } задачи
}
puzzle-run-time-up = Время вышло!
puzzle-run-third = Это была третья ошибка.
puzzle-run-new-best = Ваш новый рекорд!
puzzle-run-your-best = Ваш рекорд: { $best }
puzzle-run-again = Ещё раз

# Themes, in the filter of the list and after a puzzle is solved.
puzzle-theme = Тема
puzzle-theme-all = Все
puzzle-theme-win-in-one = Победа в 1
puzzle-theme-win-in-two = Победа в 2
puzzle-theme-long-win = Победа в 3+
puzzle-theme-defence = Защита
puzzle-theme-double-threat = Двойная угроза
puzzle-theme-diagonal = Диагональ
puzzle-theme-block = Перекрытие
puzzle-theme-big-capture = Большой захват
puzzle-theme-jump = Прыжок
puzzle-theme-blockade = Блокада
puzzle-theme-elimination = Разгром
puzzle-themes = Темы: { $themes }
