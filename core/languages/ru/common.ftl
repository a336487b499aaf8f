# Names and words that several screens share.

# The game's name, the same in every language.
pushflip = Pushflip

common-human = Игрок
common-close = Закрыть
common-how-to-play = Правила
common-settings = Настройки
common-quit = Выход
common-today = сегодня, { $time }
common-yesterday = вчера
common-days-ago =
    { $days ->
        [one] { $days } день назад
        [few] { $days } дня назад
        [many] { $days } дней назад
       *[other] { $days } дня назад
    }
common-date = { $day }.{ $month }.{ $year }

# The games.
common-variant-quixo = Quixo
common-variant-quixo-teams = Командный Quixo
common-variant-hexxagon = Hexxagon
common-variant-hexxagon-open = Hexxagon без блоков

# The seats and what they play with.
common-seat-cross = Крестики
common-seat-circle = Нолики
common-seat-south = Юг
common-seat-west = Запад
common-seat-north = Север
common-seat-east = Восток
common-seat-red = Красные
common-seat-white = Белые
common-team-a = Команда A
common-team-b = Команда B

# The levels of the computer, weakest first.
common-level-first-game = Дебютант
common-level-beginner = Новичок
common-level-casual = Любитель
common-level-regular = Знаток
common-level-club = Клубный игрок
common-level-tournament = Турнирный игрок
common-level-expert = Эксперт
common-level-master = Мастер
common-level-perfect = Идеал

# Clocks: "3 min + 2 s", "15 s per move".
common-clock-none = Нет
common-clock-per-move = { $time } на ход
common-minutes = { $count } мин
common-seconds = { $count } с
common-hours = { $count } ч
common-days-short = { $count } д
common-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }

# A move in words: the predicate of a sentence about the player.
common-pushes = кубик с { $from } вдвинут на { $to }
common-clones = клон на { $to }
common-jumps = прыжок с { $from } на { $to }

# Hexxagon, when a side cannot move.
common-stuck-passes = Пропуск хода
common-stuck-ends = Подсчёт фишек
common-stuck-fills = Клетки — сопернику

# What could not be read or written; the file and the reason follow.
common-left-broken = Не удалось открыть или сохранить вашу прошлую партию. { $why }
common-put-away = Ваша неоконченная партия ({ $variant }) — в разделе «Мои партии».
common-not-saved = Партия не сохранена. { $why }
common-settings-not-read = Не удалось прочитать ваши настройки, действуют настройки по умолчанию. { $why }
common-settings-not-saved = Ваши настройки не сохранены. { $why }
common-not-kept = Это не сохранено. { $why }
common-kept-not-read = Не удалось прочитать сохранённые данные. { $why }
