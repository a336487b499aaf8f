# Разбор партии.
review-open = Разбор
review-first = Начальная позиция
review-previous = Предыдущий ход
review-run = Автопросмотр
review-next = Следующий ход
review-last = Последняя позиция
review-next-mistake = Следующая ошибка
review-analyse = Компьютерный анализ
review-analyse-tip = Показывает на поле оценки всех возможных ходов, а ниже — список лучших.
review-chances = Шансы на победу
review-shares = Чем больше доля стороны, тем выше её шансы.
review-graph = Шансы на победу ход за ходом. Щёлкните, чтобы перейти к ходу.
review-back = К партии
review-to-editor = В редактор
review-practise = Отработать ошибки
review-practise-later = Подождите, пока будут проверены все ходы.
review-practise-none = Отрабатываются только ошибки и зевки, а у вас их нет.
review-practise-making = Готовим задачи из ваших ошибок…
review-preparing = Готовим…
review-show-best = Показать лучший вариант
review-to-line = К основному варианту

review-grade-best = Лучший ход
review-grade-good = Хороший ход
review-grade-inaccuracy = Неточность
review-grade-mistake = Ошибка
review-grade-blunder = Зевок
review-grade-tip = Звезда: лучший ход. Без значка: хороший ход. ?! неточность, ? ошибка, ?? зевок: ход снижает шансы на победу немного, заметно или сильно.
review-verdict = { $mv }: { $grade }
review-count = { $grade }: { $plies }
review-inaccuracies =
    { $count ->
        [one] { $count } неточность
        [few] { $count } неточности
        [many] { $count } неточностей
       *[other] { $count } неточности
    }
review-mistakes =
    { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
        [many] { $count } ошибок
       *[other] { $count } ошибки
    }
review-blunders =
    { $count ->
        [one] { $count } зевок
        [few] { $count } зевка
        [many] { $count } зевков
       *[other] { $count } зевка
    }

review-first-position = Начальная позиция
review-thinking = Проверяем ход…
review-checking = проверка…
review-progress = Проверяем ходы… { $done } из { $all }
review-not-yet = Ходы оцениваются, когда партия окончена.
review-no-mistakes = Ошибок нет. Отличная игра!
review-nothing-to-practise = При ближайшем рассмотрении ошибок здесь нет.
review-best-was-plain = Лучше было { $mv }.
review-best-was = Лучше было { $mv }: { $why }.
review-missed-win = Ход { $mv } сразу выигрывал.
# The opponent of the player who moved; $you: whether that is the only person who plays.
review-completes-line =
    { $you ->
        [yes] Этот ход достраивает ваш ряд. Лучше было { $mv }.
       *[other] Этот ход достраивает ряд соперника. Лучше было { $mv }.
    }
review-ends-lost =
    { $you ->
        [yes] Партия заканчивается вашей победой. Лучше было { $mv }.
       *[other] Партия заканчивается победой соперника. Лучше было { $mv }.
    }
review-lets-win =
    { $you ->
        [yes] Теперь вы выигрываете ходом { $reply }. Лучше было { $mv }.
       *[other] Теперь соперник выигрывает ходом { $reply }. Лучше было { $mv }.
    }
review-allows =
    { $you ->
        [yes] Позволяет вам { $reply }: { $why }. Лучше было { $mv }.
       *[other] Позволяет сопернику { $reply }: { $why }. Лучше было { $mv }.
    }
review-allows-draw =
    { $you ->
        [yes] Теперь вы можете добиться ничьей. Лучше было { $mv }.
       *[other] Теперь соперник может добиться ничьей. Лучше было { $mv }.
    }
review-allows-win =
    { $you ->
        [yes] Теперь вы можете добиться победы. Лучше было { $mv }.
       *[other] Теперь соперник может добиться победы. Лучше было { $mv }.
    }
review-best-now =
    { $you ->
        [yes] Ваш лучший ход сейчас (синий): { $mv }
       *[other] { $name }: лучший ход сейчас — { $mv } (синий)
    }
review-change =
    { $you ->
        [yes] Ваши шансы: { $before } → { $after }
       *[other] Шансы ({ $name }): { $before } → { $after }
    }

# Сколько стоит позиция или ход; как можно короче.
review-percent = { $chance } %
review-draw = ничья
review-won = победа
review-lost = поражение
review-wins = выигрыш
review-loses = проигрыш
review-wins-in = выигрыш в { $moves }
review-loses-in = проигрыш в { $moves }
review-tile-win = выигр. { $moves }
review-tile-loss = проигр. { $moves }
review-not-online = Недоступно, пока идёт ваша партия онлайн.
# The explorer: results as +1 =2 −3 for wins, draws and losses.
review-own = Ваши партии: { $results }
review-own-none = Ваши партии сюда не приходили.
review-not-exact = Точные оценки появятся, когда Quixo будет решён.
review-ask-master = Как сыграл бы { $level }?
review-master-plays = { $level }: { $mv }
