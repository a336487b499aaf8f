# The pause and the result.

menus-pause = Пауза
menus-match = Партия
menus-resume = Вернуться к партии
menus-resign = Сдаться
menus-resign-sure = Точно сдаться?
menus-draw = Ничья по соглашению
menus-draw-sure = Все согласны?
menus-draw-offer = Предложить ничью
menus-draw-early = Слишком рано предлагать ничью
menus-draw-declined = Предложение отклонено
menus-end-series = Обнулить счёт
menus-leave = Главное меню

menus-rematch = Реванш
menus-next-level = Далее: { $level }
menus-previous-level = Полегче: { $level }
menus-menu = Меню
menus-rating = Рейтинг { $rating } ± { $margin } ({ $change })
menus-first-rating = Ваш первый рейтинг: { $rating } ± { $margin }
menus-rating-soon = Ещё несколько партий до рейтинга.
menus-unrated-hint = Партия не влияет на ваш рейтинг: вы взяли подсказку.
menus-unrated-undo = Партия не влияет на ваш рейтинг: вы вернули ход.
# Beside the result of a player’s very first loss.
menus-first-loss = Все иногда проигрывают. Разбор покажет ходы получше.

# A picture or an animation, rendered in the background and saved in the folder for pictures.
menus-share-open = Поделиться картинкой…
menus-share = Поделиться картинкой
menus-share-position = Картинка позиции
menus-share-animation = Анимация партии
menus-share-about = Анимация показывает все ходы и может занять несколько минут. Можно играть дальше.
menus-share-folder = Файл будет сохранён в { $folder }.
menus-share-making = Создаётся { $file }…
menus-share-cancel = Отмена
menus-share-saved = Сохранено: { $path }.
menus-share-failed = Не удалось создать картинку: { $why }
menus-share-no-folder = Папка для картинок не найдена.

# Фоторежим: свободная камера, свет и глубина резкости.
menus-photo = Фоторежим
menus-photo-turn = Направление света
menus-photo-height = Высота света
menus-photo-blur = Размытие фона
menus-photo-tone = Цвет света
menus-photo-warm = Тёплый
menus-photo-day = Нейтральный
menus-photo-cool = Холодный
menus-photo-reset = Сбросить
menus-photo-save = Сохранить снимок
menus-photo-keys = { $turn } поворачивают камеру, { $pan } сдвигают её.
menus-photo-bar = Панель исчезает; любое действие её вернёт.
menus-photo-back = { $back } закрывает фоторежим.
