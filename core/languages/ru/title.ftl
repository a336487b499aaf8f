# The first screen.

title-subtitle = Quixo и Hexxagon за одним столом
title-resume = Продолжить партию
title-again = Сыграть как в прошлый раз
title-new = Новая игра
# Under "Resume game": the game and how far it has come.
title-unfinished =
    { $variant }, { $plies ->
        [one] сделан { $plies } ход
        [few] сделано { $plies } хода
        [many] сделано { $plies } ходов
       *[other] сделано { $plies } хода
    }
title-more-unfinished = ещё { $count }
title-online = Играть по сети
title-puzzles = Задачи
title-learn = Обучение
title-matches = Партии
title-editor = Редактор
title-statistics = Статистика
title-join-link = Сесть за стол по приглашению
title-link-damaged = Приглашение в этой ссылке неполное. Попросите прислать его ещё раз.
