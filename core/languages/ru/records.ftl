# Список партий; партии и позиции как текст.
records-pause = Сохранить, скопировать…
records-heading = Партии
records-this = На столе: { $players }
records-plies = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } ходов
}
records-unfinished = не окончена
records-goes-on = Не окончена: её можно продолжить.
records-unreadable = Этот файл не читается
records-none = Сохранённых партий пока нет. Законченные партии сохраняются здесь автоматически.
records-open = Открыть
records-review = Разбор
records-copy = Копировать партию
records-copy-position = Копировать позицию
records-delete = Удалить
records-delete-sure = Удалить?
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
records-nothing-to-paste = Нет текста для вставки.
records-clipboard-silent = Программа, из которой вы скопировали текст, не отвечает.
records-clipboard-too-long = Скопированный текст слишком длинный.
records-wrong = Вставить не удалось: { $reason }.
