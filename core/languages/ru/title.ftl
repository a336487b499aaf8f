# The first screen.

title-subtitle = Quixo и Hexxagon за одним столом
title-resume = Продолжить партию
title-again = Сыграть ещё раз
title-new = Новая игра
# Under "Resume game": the game and how far it has come.
title-unfinished =
    { $variant } · { $plies ->
        [one] пока { $plies } ход
        [few] пока { $plies } хода
        [many] пока { $plies } ходов
       *[other] пока { $plies } хода
    }
title-more-unfinished = ещё { $count }
title-online = Играть онлайн
title-puzzles = Задачи
title-learn = Уроки
title-matches = Мои партии
title-editor = Редактор
title-statistics = Статистика
title-join-link = К партии друга
title-link-damaged = Эта ссылка неполная. Попросите друга прислать её ещё раз.
