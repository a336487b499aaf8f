# What is wrong with a text or a file that the player opens, pastes or saves.
faults-line = строка { $line }: { $what }
faults-other = здесь это не читается
faults-neither = это не партия и не позиция
faults-fields = нужны четыре части (поле, чей ход, счётчик 100 ходов, номер хода), найдено: { $found }
faults-rows = на поле должно быть 5 горизонталей, найдено: { $found }
faults-rings = на поле должно быть 5 колец, найдено: { $found }
faults-cells = { $kind ->
    [row] горизонталь { $at }
   *[ring] кольцо { $at }
}: нужно клеток: { $wanted }, найдено: { $found }
faults-sign = { $kind ->
    [row] горизонталь { $at }
   *[ring] кольцо { $at }
}: «{ $text }» здесь недопустимо
faults-blocks = блоки стоят не там, где в этой игре
faults-quiet-number = «{ $text }» — неверное значение счётчика 100 ходов
faults-ply-number = «{ $text }» — неверный номер хода
faults-side = неизвестная сторона «{ $text }»
faults-cell = нет клетки «{ $text }»
faults-move = «{ $text }» — не ход
faults-dot = в «{ $text }» не указано направление точки (n, e, s или w), как в e5-e1.n
faults-none-of = «{ $text }» нет среди { $choices }
faults-not-like = «{ $text }» не похоже на { $example }
faults-in-move = ход { $number }: { $what }
faults-no-clock = в партии нет часов
faults-starts = начинает { $seat }
faults-syntax = скобка, кавычки или примечание не закрыты либо стоят не там
faults-no-variant = это не партия: нет поля Variant
faults-tag-twice = поле { $text } указано дважды
faults-move-number = номер хода { $found }, а должен быть { $expected }
faults-after-result = после результата что-то ещё
faults-result = результат не соответствует ходам
faults-too-long = партия слишком длинная: { $found } кБ, предел — { $most } кБ
faults-not-opened = Не удалось открыть { $path }: { $cause }.
faults-not-saved = Не удалось сохранить { $path }: { $cause }.
faults-tried-again = Новая попытка…
faults-not-deleted = Не удалось удалить { $path }: { $cause }.
faults-not-changed = Не удалось ничего изменить в { $path }: { $cause }.
faults-broken = { $path }: { $cause }.
faults-kept = Файл сохранён как { $path }.
faults-not-moved = Не удалось отложить его: { $cause }.
faults-no-name = В { $path } не осталось свободных имён файлов.
faults-no-path = Сначала введите путь.
faults-no-home = Домашняя папка не найдена.
faults-nowhere-to-save = Домашняя папка не найдена, поэтому сохранить ничего нельзя.
faults-missing = такого файла или папки нет
faults-denied = доступ запрещён
faults-full = диск заполнен
faults-read-only = этот диск только для чтения
faults-system = система сообщает: { $why }
faults-folder = это папка, а не файл
faults-no-ordinary-file = это не обычный файл
faults-too-large = он больше { $most } кБ
faults-not-text = это не текст UTF-8
faults-torn = файл обрезан
faults-taken = его использует другая программа
faults-setting = неверная настройка
faults-left-out = В { $path } эти значения неверны и не используются: { $values }. Остальные действуют.
faults-value = строка { $line } ({ $name })
