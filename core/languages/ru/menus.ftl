# The pause and the result.

menus-pause = Пауза
menus-match = Партия
menus-resume = Вернуться к партии
menus-resign = Сдаться
menus-resign-sure = Точно? Нажмите ещё раз
menus-draw = Ничья по соглашению
menus-draw-sure = Все за? Нажмите ещё раз
menus-draw-offer = Предложить ничью
menus-draw-early = Предлагать ничью ещё рано
menus-draw-declined = Предложение отклонено
menus-end-series = Обнулить счёт
menus-leave = Главное меню

menus-rematch = Реванш
menus-next-level = Далее: { $level }
menus-previous-level = Полегче: { $level }
menus-menu = Меню
menus-rating = Рейтинг { $rating } ± { $margin } ({ $change })
menus-first-rating = Ваш первый рейтинг: { $rating }
menus-unrated-hint = Без рейтинга: была подсказка
menus-unrated-undo = Без рейтинга: ход возвращён
