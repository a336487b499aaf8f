# Разбор партии.
review-open = Разбор
review-first = Начальная позиция
review-previous = Ход назад
review-run = Показать ходы
review-next = Ход вперёд
review-last = Последняя позиция
review-next-mistake = Следующая ошибка
review-analyse = Анализ
review-back = К партии
review-to-editor = В редактор
review-practise = Отработать
review-title = В главное меню
review-show-best = Показать лучший вариант
review-to-line = Вернуться к партии

review-grade-best = Лучший ход
review-grade-good = Хороший ход
review-grade-inaccuracy = Неточность
review-grade-mistake = Ошибка
review-grade-blunder = Грубая ошибка
review-count = { $grade }: { $plies }

review-first-position = Начальная позиция
review-thinking = Оценивается…
review-progress = Оценено ходов: { $done } из { $all }
review-not-yet = Ходы оцениваются после конца партии.
review-no-mistakes = Ошибок нет: отличная игра.
review-nothing-to-practise = При более глубоком взгляде это не ошибки.
review-best-was = Лучше было { $mv }: { $why }.
review-because = { $mv }: { $why }.
review-change = { $name }: { $before } → { $after }

# Сколько стоит позиция или ход; как можно короче.
review-percent = { $chance } %
review-draw = ничья
review-won = победа
review-lost = поражение
review-wins = победа
review-loses = проигрыш
review-wins-in = победа за { $moves }
review-loses-in = проигрыш за { $moves }
review-not-online = Недоступно, пока идёт ваша партия по сети.
