# Beside the board: the panel, its words, and the notices.

table-undo = Отменить ход
table-redo = Повторить ход
table-ask-hint = Подсказка
table-view = Другой вид на доску
table-menu = Меню
table-no-undo = В партии с часами ходы не отменяются
table-no-hint = Подсказок нет: партия играется без совещаний
table-first = Начальная позиция
table-previous = На ход назад
table-next = На ход вперёд
table-last = Назад к партии
table-to-game = Назад к партии
table-to-result = Результат

table-thinking = думает…
# Under a computer's name: the seat.
table-computer = { $seat }, ИИ
table-first-position = Начальная позиция
table-after-ply = После хода { $ply } из { $all }
table-hint = Подсказка: { $move } — { $why }
table-passes = { $seat }: ходов нет, пас
table-camera-free = Камера свободна
table-camera-locked = Камера закреплена

# Who won.
table-draw = Ничья
table-wins = Победа — { $name }
table-team-a-wins = Победила команда A, крестики
table-team-b-wins = Победила команда B, нолики

# Why the match is over: after "Cross wins:", or by itself with a capital.
table-reason-line = пять в ряд
table-reason-opponent-line = последний ход достроил ряд соперника
table-reason-all-passed = все четверо подряд пропустили ход
table-reason-full = доска заполнена
table-reason-nobody-moves = ни у кого нет ходов
table-reason-stuck = у того, чья очередь, нет ходов
table-reason-wiped-out = у одной из сторон не осталось фишек
table-reason-repetition = одна и та же позиция в третий раз
table-reason-quiet = сто ходов без продвижения
table-reason-agreed = ничья по соглашению
table-reason-resigned = партия сдана
table-reason-out-of-time = время истекло

# Why a move is good, or what is wrong with it; the move is the subject: "e5-e1 – wins at once".
table-why-wins-at-once = сразу выигрывает
table-why-wins-within =
    { $plies ->
        [one] выигрывает за { $plies } полуход при любом ответе
        [few] выигрывает за { $plies } полухода при любом ответе
        [many] выигрывает за { $plies } полуходов при любом ответе
       *[other] выигрывает за { $plies } полухода при любом ответе
    }
table-why-stops-line =
    не даёт собрать пять в ряд { $kind ->
        [row] на горизонтали { $at }
        [column] на вертикали { $at }
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
        [row] на горизонтали { $at }
        [column] на вертикали { $at }
        [rising] на диагонали a1–e5
       *[falling] на диагонали a5–e1
    }
table-why-stays-safe = добавляет фишку, которую нельзя сразу перевернуть
table-why-keeps-most-options = сохраняет больше всего возможностей
table-why-looks-best =
    { $plies ->
        [one] лучший при расчёте на { $plies } полуход
        [few] лучший при расчёте на { $plies } полухода
        [many] лучший при расчёте на { $plies } полуходов
       *[other] лучший при расчёте на { $plies } полухода
    }
table-why-draws = ведёт к ничьей
table-why-loses-within =
    { $plies ->
        [1] сразу проигрывает
        [one] проигрывает за { $plies } полуход
        [few] проигрывает за { $plies } полухода
        [many] проигрывает за { $plies } полуходов
       *[other] проигрывает за { $plies } полухода
    }
table-why-falls-short = на { $worth } хуже лучшего хода

# Why a move cannot be played.
table-illegal-game-over = Игра окончена
table-illegal-match-over = Партия окончена
table-illegal-other-game = Это ход из другой игры
table-illegal-not-on-border = { $cell } не на краю
table-illegal-back-to-own-cell = Кубик с { $cell } нельзя вернуть на его место
table-illegal-not-an-end = Кубик с { $from } нельзя вдвинуть на { $to }
table-illegal-opponents-symbol = На { $cell } символ соперника
table-illegal-other-teams-symbol = На { $cell } символ соперников
table-illegal-first-round = Кубик на { $cell } не пустой: в первом круге берут только пустые кубики
table-illegal-partners-dot = Точка на { $cell } обращена к партнёру
table-illegal-strange-dot = Точка должна быть обращена на { $own } или на { $partner }
table-illegal-can-take = Пропускает ход только тот, кто не может взять ни одного кубика
table-illegal-can-move = Пропускает ход только тот, у кого нет ходов
table-illegal-block = { $cell } — это блок
table-illegal-not-empty = { $cell } не пуста
table-illegal-no-own-piece = На { $cell } нет вашей фишки
table-illegal-not-two-steps = { $to } не в двух шагах от { $from }
table-illegal-no-way-out = В двух шагах от { $cell } нет пустых клеток
table-illegal-no-neighbour = Рядом с { $cell } нет ваших фишек
table-illegal-only-by-jump = Рядом с { $cell } нет ваших фишек; туда можно только прыгнуть

# A cube waits in its lane.
table-choose-dot = К кому обратить точку? Выберите: { $own } или { $partner }.

# The player wants to be asked before a move is played.
table-confirm = { $move }: выберите ещё раз, чтобы сыграть
