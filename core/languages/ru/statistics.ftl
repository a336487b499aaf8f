# Итоги законченных партий по играм и уровням.

statistics-heading = Статистика
statistics-counting = Подсчёт…
statistics-nowhere = Статистики нет: партии здесь нельзя сохранить.
statistics-empty = Законченных партий пока нет. Сыграйте одну, и она появится здесь.
statistics-empty-game = В этой игре вы ещё не закончили ни одной партии.

statistics-won = победы
statistics-drawn = ничьи
statistics-lost = поражения

statistics-strength = Ваш рейтинг
statistics-strength-about = { $rating } ± { $margin } · около уровня { $rung }, «{ $level }»
statistics-strength-how = Закончите партии с уровнями «{ common-level-first-game }» – «{ common-level-master }» без возврата ходов и без подсказок, чтобы получить рейтинг.

statistics-balance = Победы минус поражения
statistics-balance-soon = График появится после третьей партии.
statistics-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }

statistics-average =
    { $plies ->
        [one] в среднем { $plies } ход
        [few] в среднем { $plies } хода
        [many] в среднем { $plies } ходов
       *[other] в среднем { $plies } хода
    }
statistics-points = Очки: { $points }
statistics-streak = Лучшая серия: { $count }
statistics-form =
    { $count ->
        [one] Последняя партия:
        [few] Последние партии ({ $count }):
        [many] Последние партии ({ $count }):
       *[other] Последние партии ({ $count }):
    }

statistics-people =
    { $count ->
        [one] { $count } партия между игроками
        [few] { $count } партии между игроками
        [many] { $count } партий между игроками
       *[other] { $count } партии между игроками
    }
statistics-people-drawn = Ничьи: { $count }

statistics-unreadable =
    { $count ->
        [one] { $count } запись не читается и не учтена.
        [few] { $count } записи не читаются и не учтены.
        [many] { $count } записей не читаются и не учтены.
       *[other] { $count } записи не читаются и не учтены.
    }
statistics-since = Учтены партии с { $date }.

statistics-export = Экспорт
statistics-exported = Статистика сохранена: { $path }.
statistics-reset = Сбросить
statistics-reset-sure = Точно? Нажмите ещё раз
statistics-reset-done = Статистика обнулена. Ваши партии сохранены.
