# Beside the board: the panel, its words, and the notices.

table-undo = Вернуть ход
table-undo-left = Вернуть ход: осталось { $count }
table-redo = Повторить ход
table-ask-hint = Подсказка
table-view = Сменить вид
table-menu = Меню
table-no-undo = В партии с часами ходы не возвращают
table-end-is-final = Сдача, ничья по соглашению и проигрыш по времени окончательны
table-no-takebacks = В этой партии ходы не возвращают
table-takebacks-used = Возвратов ходов больше не осталось
table-no-hint = Подсказок нет: партнёры в этой партии не советуются
table-unrated = Партия с подсказками или возвратом ходов не изменит ваш рейтинг.
table-first = Начальная позиция
table-previous = Предыдущий ход
table-next = Следующий ход
table-last = Назад к партии
table-to-game = Назад к партии
table-to-result = Результат

table-thinking = думает…
# Under a computer's name: the seat.
table-computer = { $seat }, комп.
# Under the name of the player's partner.
table-partner = { $seat }, ваш партнёр
# Above the seats of each team.
table-your-team = Ваша команда
table-opponents = Соперники
table-first-position = Начальная позиция
table-after-ply = Ход { $ply } из { $all }
table-hint = Подсказка: { $mv } — { $why }.
table-hint-where = Подсказка: начните с { $cell }. Лучший ход оттуда { $why }. Спросите ещё раз, чтобы увидеть ход.
table-passes =
    { $you ->
        [yes] Вам некуда ходить, ход пропущен.
       *[other] { $seat }: ходить некуда, пропуск хода.
    }
table-camera-free = Камера свободна
table-camera-locked = Камера закреплена

# Who won.
table-draw = Ничья
table-wins = Победа: { $name }
table-you-win = Победа
table-you-lose = Поражение
table-your-team-wins = Ваша команда победила
table-your-team-loses = Ваша команда проиграла
table-team-a-wins = Победила команда A (крестики)
table-team-b-wins = Победила команда B (нолики)
# Hexxagon’s pieces, and the score of the game: the difference.
table-score =
    { $points ->
        [one] { $pieces } ({ $points } очко)
        [few] { $pieces } ({ $points } очка)
        [many] { $pieces } ({ $points } очков)
       *[other] { $pieces } ({ $points } очка)
    }

# Why the game is over: after "Cross wins:", or by itself with a capital.
table-reason-line =
    { $you ->
        [won] у вас ряд из пяти
        [lost] у соперника ряд из пяти
       *[other] ряд из пяти
    }
table-reason-opponent-line =
    { $you ->
        [won] соперник сам достроил ваш ряд
        [lost] вы сами достроили ряд соперника
       *[other] { $winner ->
            [first] нолики сами достроили ряд крестиков
           *[second] крестики сами достроили ряд ноликов
        }
    }
table-reason-all-passed = все четверо подряд пропустили ход
table-reason-full = поле заполнено
table-reason-nobody-moves = ни у кого нет ходов
table-reason-stuck = ходить некуда
table-reason-wiped-out =
    { $you ->
        [won] у соперника не осталось фишек
        [lost] у вас не осталось фишек
       *[other] у другой стороны не осталось фишек
    }
table-reason-repetition = позиция возникла три раза
table-reason-quiet = 100 ходов без взятых пустых кубиков
table-reason-quiet-hexxagon = 100 ходов без клонов и переворотов
table-reason-agreed = по соглашению
table-reason-resigned =
    { $you ->
        [won] соперник сдался
        [lost] вы сдались
       *[other] другая сторона сдалась
    }
table-reason-out-of-time =
    { $you ->
        [won] у соперника вышло время
        [lost] у вас вышло время
       *[other] у другой стороны вышло время
    }
table-reason-named-resigned = { $name } сдаётся
table-reason-named-out-of-time = { $name }: время вышло

# Why a move is good, or what is wrong with it; the move is the subject: "e5-e1 – wins at once".
table-why-wins-at-once = сразу выигрывает
table-why-wins-within =
    { $moves ->
        [one] выигрывает в { $moves } ход при любом ответе
        [few] выигрывает в { $moves } хода при любом ответе
        [many] выигрывает в { $moves } ходов при любом ответе
       *[other] выигрывает в { $moves } хода при любом ответе
    }
table-why-forces-win = форсирует победу
table-why-stops-line =
    не даёт собрать пять { $kind ->
        [row] по горизонтали { $at }
        [column] по вертикали { $at }
        [rising] на диагонали a1–e5
       *[falling] на диагонали a5–e1
    }
table-why-avoids-losing = спасает от немедленного поражения
table-why-holds-out = держится дольше всего
table-why-turns =
    { $pieces ->
        [one] переворачивает { $pieces } фишку
        [few] переворачивает { $pieces } фишки
        [many] переворачивает { $pieces } фишек
       *[other] переворачивает { $pieces } фишки
    }
table-why-lines-up =
    { $cubes ->
        [one] выстраивает { $cubes } кубик
        [few] выстраивает { $cubes } кубика
        [many] выстраивает { $cubes } кубиков
       *[other] выстраивает { $cubes } кубика
    } { $kind ->
        [row] по горизонтали { $at }
        [column] по вертикали { $at }
        [rising] на диагонали a1–e5
       *[falling] на диагонали a5–e1
    }
table-why-stays-safe = добавляет фишку, которую не перевернуть следующим ходом
table-why-keeps-most-options = сохраняет больше всего возможностей
table-why-looks-best = даёт лучшие шансы
table-why-draws = сохраняет равенство
table-why-only-draws = ведёт лишь к ничьей
table-why-loses-within =
    { $plies ->
        [1] сразу проигрывает
       *[other] { $moves ->
            [one] проигрывает в { $moves } ход
            [few] проигрывает в { $moves } хода
            [many] проигрывает в { $moves } ходов
           *[other] проигрывает в { $moves } хода
        }
    }
table-why-falls-short =
    на { $worth } { $unit ->
        [cube] кубика
       *[piece] фишки
    } хуже лучшего хода

# Why a move cannot be played.
# $cells: “named” in typed moves and files; otherwise the player points at the cell.
table-illegal-game-over = Партия окончена
table-illegal-match-over = Партия окончена
table-illegal-other-game = Это ход из другой игры
table-illegal-not-on-border =
    { $cells ->
        [named] { $cell } внутри: брать можно только кубики с края
       *[other] Этот кубик внутри: брать можно только кубики с края
    }
table-illegal-back-to-own-cell = Кубик с { $cell } нельзя сразу вернуть
table-illegal-not-an-end = Кубик с { $from } нельзя вдвинуть на { $to }
table-illegal-opponents-symbol =
    { $cells ->
        [named] На { $cell } кубик соперника
       *[other] Это кубик соперника
    }
table-illegal-other-teams-symbol =
    { $cells ->
        [named] На { $cell } кубик другой команды
       *[other] Это кубик другой команды
    }
table-illegal-first-round =
    { $cells ->
        [named] Кубик на { $cell } не пустой: в первом круге только пустые
       *[other] Этот кубик не пустой: в первом круге только пустые
    }
table-illegal-partners-dot =
    { $cells ->
        [named] Кубик на { $cell } указывает на партнёра: взять его может только он
       *[other] Этот кубик указывает на партнёра: взять его может только он
    }
table-illegal-strange-dot =
    { $cells ->
        [named] Точка должна указывать на { $own } или { $partner }
       *[other] Точка должна указывать на вас или на партнёра
    }
table-illegal-can-take = Пропустить ход можно, только если нельзя взять кубик
table-illegal-can-move = Пропустить ход можно, только если ходить некуда
table-illegal-block =
    { $cells ->
        [named] { $cell } — это блок
       *[other] Эта клетка — блок
    }
table-illegal-not-empty =
    { $cells ->
        [named] { $cell } не пуста
       *[other] Эта клетка не пуста
    }
table-illegal-no-own-piece = На { $cell } нет вашей фишки
table-illegal-not-two-steps =
    { $cells ->
        [named] { $from } – { $to } — не прыжок: прыгают ровно через клетку
       *[other] Слишком далеко: прыгают ровно через клетку
    }
table-illegal-no-way-out =
    { $cells ->
        [named] Фишка на { $cell } заперта: доступных пустых клеток нет
       *[other] Эта фишка заперта: доступных пустых клеток нет
    }
table-illegal-no-neighbour =
    { $cells ->
        [named] Рядом с { $cell } нет вашей фишки
       *[other] Рядом с этой клеткой нет вашей фишки
    }
table-illegal-only-by-jump =
    { $cells ->
        [named] До { $cell } не клонировать: выберите фишку и прыгните
       *[other] До этой клетки не клонировать: выберите фишку и прыгните
    }

# A cube waits in its lane.
table-choose-dot =
    { $you ->
        [yes] Кто сможет взять этот кубик: вы или партнёр?
       *[other] Кто сможет взять этот кубик? Выберите: { $own } или { $partner }.
    }

# The player wants to be asked before a move is played.
table-confirm = { $mv }: выберите ещё раз, чтобы сыграть.
table-early = Предход { $mv }. Щёлкните вне поля, чтобы отменить.
table-early-gone = Предход { $mv } отменён: он уже невозможен.

table-series = Партии: { $first } { $wins } – { $other } { $losses }
table-you = вы
