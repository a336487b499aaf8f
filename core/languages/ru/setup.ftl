# The new game form.

setup-heading = Новая игра
setup-back = Назад
setup-start = Начать
setup-name = Имя (необязательно)
setup-rated = Партия влияет на ваш рейтинг, если играть без подсказок и возвратов.
setup-more = Ещё настройки
setup-starts = Первый ход
setup-stuck = Если нет ходов
setup-clock = Часы
# Additional cubes or pieces for one side: none, or one to three.
setup-ahead =
    { $you ->
        [yes] Ваша фора
       *[no] Фора: { $seat }
    }
setup-ahead-none = Нет
setup-ahead-quixo =
    { $count ->
        [one] +{ $count } кубик
        [few] +{ $count } кубика
        [many] +{ $count } кубиков
       *[other] +{ $count } кубика
    }
setup-ahead-hexxagon =
    { $count ->
        [one] +{ $count } фишка
        [few] +{ $count } фишки
        [many] +{ $count } фишек
       *[other] +{ $count } фишки
    }
setup-ahead-quixo-tip = Дополнительные кубики в начале партии. Без рейтинга.
setup-ahead-hexxagon-tip = Дополнительные фишки в начале партии. Без рейтинга.
# The number of takebacks: any number, 3, 1 or 0.
setup-takebacks = Возвраты
setup-takebacks-any = Любое число
setup-takebacks-tip = Сколько ходов можно вернуть в этой партии.
# The share of your time that your opponents get: the same, 1/2, 1/5 or 1/10.
setup-odds = Время соперника
setup-odds-same = Поровну
setup-odds-tip = Доля вашего времени для соперников или второго из двух игроков. Без рейтинга.
# A custom clock, and the words beside its two sliders: “10 min per player”.
setup-clock-own = Свои
setup-clock-own-total = { $time } каждому
setup-clock-own-move = + { $time } на ход
# The tooltip of a level and the line beside its seat: "Pip · Newcomer: misses its own…".
setup-level = { $level }: { $habit }
setup-like-you = Близко к вашему уровню: { $rung } · { $level }
setup-perfect = Добавить «Идеал»…
setup-perfect-tip = Компьютер один раз просчитает все позиции Quixo: около десяти минут и 1,7 ГБ на диске. Потом можно играть с соперником, который никогда не ошибается.

setup-about-quixo = Соберите пять своих кубиков в ряд.
setup-about-quixo-teams = Двое против двоих. Точка на кубике показывает, кто может его взять.
setup-about-hexxagon = Клонируйте свои фишки и переворачивайте чужие.
setup-about-hexxagon-open = Hexxagon на всех 61 клетке, без блоков.
setup-quiet-quixo = Ничья: 100 ходов
setup-quiet-hexxagon = Ничья: 100 ходов

setup-stuck-passes-tip = Другая сторона играет дальше.
setup-stuck-ends-tip = Партия кончается, и фишки на поле подсчитываются.
setup-stuck-fills-tip = Партия кончается, и все пустые клетки достаются другой стороне.

setup-repetition = Ничья при повторении
setup-repetition-tip = Ничья, если позиция при ходе той же стороны возникла три раза.
setup-quiet-quixo-tip = Ничья после 100 ходов (обеих сторон) без взятых пустых кубиков.
setup-quiet-hexxagon-tip = Ничья после 100 ходов (обеих сторон) без клонов и переворотов.
setup-random = Случайная сторона
setup-random-tip = Стороны выбираются случайно, когда партия начинается.
setup-consultation = Подсказки партнёра
setup-consultation-tip = Вкл.: подсказка — ход партнёра. Выкл.: в этой партии подсказок нет.
