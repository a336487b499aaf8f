# Редактор позиций. Две кнопки делят ширину панели: слова короткие.
editor-pause = Изменить позицию
editor-heading = Редактор позиций
editor-quixo = Quixo
editor-teams = Команды
editor-hexxagon = Hexxagon
editor-open = Без блоков
editor-place = Что поставить
editor-blank = Пустой кубик
editor-empty = Пусто
editor-to-move = Чей ход
editor-ply = Номер хода
editor-quiet = Счётчик 100 ходов
editor-less = меньше
editor-more = больше
editor-first = Начало
editor-clear = Очистить
editor-turn = Повернуть
editor-mirror = Отразить
editor-undo = Отменить
editor-redo = Вернуть
editor-text = Текстом
editor-wrong = Такая позиция недопустима: { $reason }.
editor-playable = { $count ->
    [one] Ход: { $seat }. Возможных ходов: { $count }.
    [few] Ход: { $seat }. Возможных ходов: { $count }.
    [many] Ход: { $seat }. Возможных ходов: { $count }.
   *[other] Ход: { $seat }. Возможных ходов: { $count }.
}
editor-over = Партия окончена. { $winner }. { $reason }
editor-no-pieces = Сначала поставьте на поле несколько фишек.
editor-doubt-ply = Номер хода здесь должен быть не меньше { $count }.
editor-doubt-quiet = { $count ->
    [one] Счётчик 100 ходов здесь не может быть больше { $count }.
    [few] Счётчик 100 ходов здесь не может быть больше { $count }.
    [many] Счётчик 100 ходов здесь не может быть больше { $count }.
   *[other] Счётчик 100 ходов здесь не может быть больше { $count }.
}
editor-play = Играть отсюда
editor-analyse = Анализ
editor-copy = Копировать
editor-paste = Вставить
editor-back = Назад
editor-who = Кто играет?
editor-weaker = Слабее
editor-stronger = Сильнее
editor-start = Начать
