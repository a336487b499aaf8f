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
editor-cross = Крестики
editor-circle = Нолики
editor-south = Юг
editor-west = Запад
editor-north = Север
editor-east = Восток
editor-red = Красные
editor-white = Белые
editor-ply = Номер хода
editor-quiet = Ходы в счёт ничьей
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
editor-no-pieces = На поле нет ни одной фишки: играть некому.
editor-doubt-ply = При такой позиции номер хода не меньше { $count }.
editor-doubt-quiet = { $count ->
    [one] В счёт ничьей здесь может идти не более чем { $count } ход.
    [few] В счёт ничьей здесь может идти не более { $count } ходов.
    [many] В счёт ничьей здесь может идти не более { $count } ходов.
   *[other] В счёт ничьей здесь может идти не более { $count } хода.
}
editor-play = Играть отсюда
editor-analyse = Анализ
editor-copy = Копировать
editor-paste = Вставить
editor-back = Назад
editor-who = Кто играет?
editor-human = Человек
editor-weaker = Слабее
editor-stronger = Сильнее
editor-start = Начать
