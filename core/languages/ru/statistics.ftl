# Итоги законченных партий по играм и уровням.

statistics-heading = Статистика
statistics-counting = Подсчёт…
statistics-nowhere = Здесь ничего нельзя сохранить, поэтому считать нечего.
statistics-empty = Законченных партий пока нет. Доиграйте одну до конца, и она появится здесь.
statistics-empty-game = В этой игре законченных партий пока нет.

statistics-won = победы
statistics-drawn = ничьи
statistics-lost = поражения

statistics-strength = Ваша сила
statistics-strength-about = { $rating } ± { $margin } · около уровня { $rung }, «{ $level }»
statistics-strength-how = Партии против компьютера (уровни «{ common-level-first-game }» – «{ common-level-master }»), доигранные без отмены ходов и без подсказок, покажут здесь вашу силу игры.

statistics-balance = Победы минус поражения
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
        [one] { $count } партия между людьми
        [few] { $count } партии между людьми
        [many] { $count } партий между людьми
       *[other] { $count } партии между людьми
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

statistics-export = Сохранить таблицу
statistics-exported = Таблица сохранена: { $path }
statistics-reset = Сбросить
statistics-reset-sure = Обнулить статистику?
statistics-reset-done = Счёт начат с нуля; сами партии сохранены.
