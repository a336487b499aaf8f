# What is wrong with a text or a file that the player opens, pastes or saves.
faults-line = строка { $line }: { $what }
faults-other = здесь это не читается
faults-neither = это не партия и не позиция
faults-fields = нужны четыре части (поле, чей ход, ходы в счёт ничьей, номер хода), найдено: { $found }
faults-rows = на поле должно быть 5 рядов, найдено: { $found }
faults-rings = на поле должно быть 5 колец, найдено: { $found }
faults-cells = { $kind ->
    [row] ряд { $at }
   *[ring] кольцо { $at }
}: нужно клеток: { $wanted }, найдено: { $found }
faults-sign = { $kind ->
    [row] ряд { $at }
   *[ring] кольцо { $at }
}: «{ $text }» здесь ничего не значит
faults-blocks = блоки стоят не там, где в этой игре
faults-quiet-number = «{ $text }» не может быть числом ходов в счёт ничьей
faults-ply-number = «{ $text }» не может быть номером хода
faults-side = «{ $text }» — не тот, кто может ходить
faults-cell = клетки «{ $text }» нет
faults-move = «{ $text }» — не ход
faults-dot = в «{ $text }» не указано направление точки (n, e, s или w), как в e5-e1.n
faults-none-of = «{ $text }» нет среди { $choices }
faults-not-like = «{ $text }» не вида { $example }
faults-in-move = ход { $number }: { $what }
faults-no-clock = в партии нет часов
faults-starts = начинает { $seat }
faults-syntax = скобка, кавычки или примечание не закрыты либо стоят не на месте
faults-no-variant = это не партия: нет поля Variant
faults-tag-twice = поле { $text } указано дважды
faults-move-number = номер хода { $found }, а должен быть { $expected }
faults-after-result = после результата что-то ещё
faults-result = результат не соответствует ходам
faults-too-long = партия слишком длинная: { $found } кБ, можно не больше { $most } кБ
faults-not-opened = Не удалось открыть { $path }: { $cause }.
faults-not-saved = Не удалось сохранить { $path }: { $cause }.
faults-tried-again = Попытка повторяется.
faults-not-deleted = Не удалось удалить { $path }: { $cause }.
faults-not-changed = Не удалось ничего изменить в { $path }: { $cause }.
faults-broken = { $path }: { $cause }.
faults-kept = Файл сохранён как { $path }.
faults-not-moved = Отложить его не удалось: { $cause }.
faults-no-name = В { $path } не осталось свободного имени для таблицы.
faults-no-path = Не указан путь.
faults-no-home = Домашняя папка не найдена.
faults-nowhere-to-save = Домашняя папка не найдена, поэтому сохранить ничего нельзя.
faults-missing = такого файла или папки нет
faults-denied = доступ запрещён
faults-full = диск заполнен
faults-read-only = на этот диск нельзя записывать
faults-system = система сообщает: { $why }
faults-folder = это папка, а не файл
faults-no-ordinary-file = это не обычный файл
faults-too-large = он больше { $most } кБ
faults-not-text = это не текст в UTF-8
faults-torn = конец файла отсутствует, как после отключения питания
faults-taken = там работает другая программа
faults-setting = настройка непонятна
faults-left-out = В файле { $path } не удалось понять эти значения, они не используются: { $values }. Все остальные действуют.
faults-value = строка { $line } ({ $name })
