# The pause and the result.

menus-pause = Пауза
menus-match = Партия
menus-resume = Вернуться к партии
menus-resign = Сдаться
menus-resign-sure = Сдаться?
menus-draw = Ничья по соглашению
menus-draw-sure = Все согласны?
menus-draw-offer = Предложить ничью
menus-draw-early = Предлагать ничью ещё рано
menus-draw-declined = Предложение отклонено
menus-end-series = Завершить серию
menus-leave = В главное меню

menus-rematch = Реванш
menus-menu = Меню
