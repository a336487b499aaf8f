# Names and words that several screens share.

# The game's name, the same in every language.
pushflip = Pushflip

common-human = Человек
common-close = Закрыть
common-how-to-play = Как играть
common-settings = Настройки
common-quit = Выход

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

# The levels of the computer, weakest first, and how each plays: "Casual player: sometimes thinks of…".
common-level-first-game = Дебютант
common-level-beginner = Новичок
common-level-casual = Любитель
common-level-regular = Знаток
common-level-club = Клубный игрок
common-level-tournament = Турнирный игрок
common-level-expert = Эксперт
common-level-master = Мастер
common-level-perfect = Идеал
common-manner-first-game = многое упускает, даже свои выигрышные ходы
common-manner-beginner = смотрит только на свой ход, но упускает меньше
common-manner-casual = иногда думает о вашем ответе
common-manner-regular = видит почти все ваши ответы
common-manner-club = смотрит на несколько ходов вперёд и порой ошибается
common-manner-tournament = смотрит дальше и редко ошибается
common-manner-expert = видит ловушки задолго до того, как они захлопнутся
common-manner-master = играет лучшее, что находит за секунду
common-manner-perfect = знает оценку каждой позиции

# Clocks: "3 min + 2 s", "15 s per move".
common-clock-none = Нет
common-clock-per-move = { $time } на ход
common-minutes = { $count } мин
common-seconds = { $count } с

# Hexxagon, when a side cannot move.
common-stuck-passes = Пропуск хода
common-stuck-ends = Конец игры
common-stuck-fills = Остаток сопернику

# What could not be read or written; the file and the reason follow.
common-left-broken = Прошлую партию не удалось прочитать или сохранить. { $why }
common-put-away = Неоконченная партия ({ $variant }) сохранена в разделе «Партии».
common-not-saved = Партия не сохранена. { $why }
common-settings-not-read = Не удалось прочитать настройки, действуют настройки по умолчанию. { $why }
common-settings-not-saved = Не удалось сохранить настройки. { $why }
common-not-kept = Не удалось сохранить. { $why }
common-kept-not-read = Не удалось прочитать сохранённые данные. { $why }
