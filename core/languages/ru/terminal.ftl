# Игра в терминале. Команды, названия уровней и ходы одинаковы во всех языках.

terminal-yes = да
terminal-no = нет
terminal-welcome = Введите help, чтобы увидеть команды, или quit, чтобы выйти.
terminal-commands = Команды: { $list }.
terminal-line-too-long = Эта строка слишком длинная.
terminal-unknown = «{ $text }» — не команда и не ход. Введите help, чтобы увидеть команды.
terminal-not-played = Сыграть { $mv } нельзя. { $why }.
terminal-no-move-from = Ни один разрешённый ход не начинается на { $cell }.
terminal-over = Конец
terminal-time-up = Время вышло.

terminal-does = { $who } — { $what }
terminal-would-play = { $who } на вашем месте: { $mv }, { $what }.

terminal-nowhere = нигде
terminal-legend-teams = Буква — место, на которое указывает точка кубика: n и s — крестики (команда A), w и e — нолики (команда B).
terminal-legend-hexxagon = r:e5 — красная фишка на e5, w:e1 — белая на e1.
terminal-legend-block = #### — это блок.
terminal-board-on = Поле рисуется перед каждым ходом.
terminal-board-off = Поле не рисуется.

terminal-no-moves-yet = Ходов ещё нет.
terminal-taken-back = Ход возвращён.
terminal-nothing-to-take-back = Возвращать нечего.
terminal-played-again = Ход повторён.
terminal-nothing-to-play-again = Повторять нечего.
terminal-no-hint = Здесь подсказки нет.
terminal-no-partners = Партнёры есть только в командной игре.
terminal-no-advice = { $name }: совета нет.
terminal-partner-is-here = Ваш партнёр тоже у этого экрана: просто спросите.
terminal-filed = Сохранено среди ваших законченных партий.
terminal-exists = { $path } уже есть. Выберите другое имя.
terminal-asks-draw = { $name }: согласны на ничью?
terminal-saved = Партия сохранена. В следующий раз её можно продолжить.
terminal-table-damaged = Часть решения Quixo повреждена и больше не используется. Команда pushflip solve решит его заново.

terminal-unfinished = У вас есть неоконченная партия ({ $players }): { $game }.
terminal-go-on = Продолжить её?
terminal-put-away = Ваша неоконченная партия — среди сохранённых.
terminal-which-game = Какая игра?
terminal-who-plays = Кто играет: { $seats }? Для каждого введите human или уровень компьютера: { $levels }. Через запятую.
terminal-players = Игроки?
terminal-change-options = Изменить настройки: первый ход, часы, ничьи?
terminal-clock = Часы: none, 30/move или 600+5, в секундах?
terminal-players-needed = нужно игроков: { $wanted }, а не { $found }
terminal-wrong-seats = { $variant }: мест { $wanted }, а не { $found }
terminal-wrong-names = имён { $names }, это слишком много для мест: { $seats }
terminal-wrong-perfect = perfect играет только в Quixo для двоих, после pushflip solve
terminal-wrong-stuck = это правило для Hexxagon, а не для { $variant }
terminal-wrong-consultation = { $variant }: партнёров нет
terminal-wrong-first = в Hexxagon всегда начинают Красные

terminal-play-link = Для игры: { $link }
terminal-watch-link = Для зрителей: { $link }
terminal-undo-if-agreed = Ходы можно возвращать, если все согласны.
terminal-no-undo = Ходы возвращать нельзя.
terminal-program = { $name }, программа
terminal-seat-wins = побед: { $count }
terminal-is-here = { $name } здесь
terminal-not-heard-for = { $name } не отвечает { $seconds } с
terminal-not-heard = { $name } больше не отвечает.
terminal-alone = Больше никого нет.
terminal-sits = { $name } занимает место: { $seat }.
terminal-sits-program = { $name } занимает место: { $seat }, с программой.
terminal-begins = Партия начинается.
terminal-agrees = { $name } соглашается.
terminal-gives-up = { $name } сдаётся.
terminal-ends-pause = { $name } заканчивает паузу.
terminal-claims-win = { $name } запрашивает победу: { $seat } не на месте.
terminal-claims-draw = { $name } объявляет ничью: { $seat } не на месте.
terminal-earlier =
    { $count ->
        [one] До этого произошло { $count } событие.
        [few] До этого произошло { $count } события.
        [many] До этого произошло { $count } событий.
       *[other] До этого произошло { $count } события.
    }
terminal-answer = Введите да или нет.
terminal-answer-guest = Введите let in { $key } или keep out { $key }.
terminal-guest-left = { $key } больше не просится в игру.
terminal-which-guest = Введите { $command } и кого вы имеете в виду: { $people }.
terminal-no-guest = Никто не просится в игру.
terminal-that-is-you = Это вы.
terminal-no-move-found = Компьютер не нашёл хода.
terminal-kept-by-host = Партия сохранена как есть. pushflip host снова откроет её.
terminal-kept-by-guest = Партия сохранена как есть. Вернуться можно по тому же приглашению.
terminal-save-to-review = Сохраните партию командой save ФАЙЛ, затем разберите её: pushflip --text ФАЙЛ.
terminal-saved-anyway = Каждый ход и так сохраняется. Укажите имя, чтобы записать партию в файл.
terminal-no-match = Партии ещё нет.
terminal-nothing-asked = Вас ни о чём не спрашивали.
terminal-no-seat = Все места заняты.
terminal-not-seated = У вас нет места.
terminal-all-here = Все на месте.
terminal-stopped = Остановлено. Столов сохранено: { $tables }, с неоконченной партией: { $on }. Сделано ходов: { $moves }.
terminal-left-table = Вы вышли из этой партии. pushflip host --new создаст другую.
terminal-relay = Это приглашение использует сервер-посредник { $relay }.
terminal-invitation = Приглашение:
terminal-name-marks = У буквы имени может быть не больше двух знаков.

terminal-help =
    Ход             Quixo: клетка кубика, дефис, куда его вдвинуть: e5-e1
                    В командах ещё сторона, на которую указывает точка: e5-e1.n
                    Hexxagon: клон — это его клетка: e14; прыжок идёт с клетки на клетку: e13-e15
    board           Снова рисует поле; пустая строка делает то же
    board off       Больше не рисует его перед каждым ходом; board on снова рисует
    pieces          Говорит, где что стоит
    moves [КЛЕТКА]  Перечисляет разрешённые ходы или те, что начинаются на клетке
    undo, redo      Возвращает ваш последний ход вместе с ответом компьютера; повторяет его
    hint            Как сыграл бы компьютер и почему
    partner         В командах спрашивает партнёра-компьютера, как он сыграл бы
    review          Насколько хорош был каждый ход и что было бы лучше
    record          Партия как текст
    position        Позиция как текст
    save [ФАЙЛ]     Каждый ход и так сохраняется; с именем записывает партию в новый файл
    open ФАЙЛ       Продолжает сохранённую партию; текущая партия сохраняется
    draw            Предлагает ничью
    resign          Сдаётся
    rematch         Те же игроки, сменив стороны
    new             Другая партия; текущая партия сохраняется
    quit            Выход; неоконченную партию можно продолжить в следующий раз

terminal-help-online =
    Ход             Как в любой партии: e5-e1, e14, e13-e15
    board, pieces, moves [КЛЕТКА], record, position, save ФАЙЛ, review: как в любой партии
    undo            Просит вернуть ваш последний ход
    draw            Предлагает ничью
    rematch         Предлагает реванш, сменив стороны
    pause           Просит остановить часы; resume заканчивает паузу
    да, нет         Отвечает на вопрос
    resign          Сдаётся
    claim win, claim draw   Заканчивает партию, если кого-то слишком долго нет
    sit [МЕСТО]     Садится на свободное место; up освобождает его
    say ФРАЗА       { $phrases }
    who             Кто здесь
    quit            Выход; партия сохраняется: гость вернётся по тому же приглашению, хозяин — командой pushflip host
    Для хозяина:
    invite          Приглашения, для игры и для зрителей
    let in [КЛЮЧ]   Впускает того, кто просится; keep out отказывает
    computer МЕСТО УРОВЕНЬ   Отдаёт свободное место компьютеру
    free МЕСТО      Освобождает место того, кого нет
    close           Закрывает партию навсегда
