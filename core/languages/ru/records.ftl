# Список партий; партии и позиции как текст.
records-pause = Сохранить, копировать…
records-heading = Мои партии
records-this = Текущая партия: { $players }
records-plies = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } ходов
}
records-unfinished = не окончена
records-goes-on = Не окончена. Её можно продолжить.
records-unreadable = Этот файл не читается
records-none = Партий пока нет. Законченные партии сохраняются здесь автоматически.
records-open = Открыть
records-review = Разбор
records-copy = Копировать партию
records-copy-position = Копировать позицию
records-delete = Удалить
records-delete-sure = Точно? Нажмите ещё раз
records-paste = Вставить
records-open-file = Открыть файл…
records-save-as = Сохранить как…
records-save = Сохранить
records-close = Закрыть
records-path = Путь
records-save-where = Сохранить как
records-open-which = Файл
records-replace = { $path } уже есть. Нажмите ещё раз, чтобы заменить.
records-saved = Сохранено: { $path }.
records-copied = Скопировано.
records-copied-inside = Скопировано, но только для Pushflip: системный буфер обмена недоступен.
records-nothing-to-paste = Вставлять нечего.
records-clipboard-silent = Программа, из которой вы скопировали текст, не отвечает.
records-clipboard-too-long = Скопированный текст слишком длинный.
records-wrong = Вставить не удалось: { $reason }.
