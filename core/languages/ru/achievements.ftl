# Achievements: goals that a player reaches in games against the computer and in lessons.
achievements-heading = Достижения
# The button that opens the list, and the line above it.
achievements-reached = Получено: { $reached } из { $all }
# The notice at the end of a game or a lesson.
achievements-new = Новое достижение: { $name }

achievements-goal-first-lesson = Первые шаги
achievements-goal-first-game = Хорошее начало
achievements-goal-first-win = Первая победа
achievements-goal-both-games = На два фронта
achievements-goal-team-win = Один за всех
achievements-goal-beat-club = Добро пожаловать в клуб
achievements-goal-beat-expert = И кто теперь эксперт?
achievements-goal-beat-master = Мастер-класс
achievements-goal-hold-master = Крепкий орешек
achievements-goal-quick-line = В мгновение ока
achievements-goal-diagonal = Из угла в угол
achievements-goal-two-lines = Два зайца одним ходом
achievements-goal-own-goal = Гол в свои ворота
achievements-goal-gift = Ну что вы, не стоило!
achievements-goal-five-flips = Эффект домино
achievements-goal-wipe-out = Чистая победа
achievements-goal-close-call = На волосок впереди
achievements-goal-landslide = Полный разгром
achievements-goal-comeback = Ещё не вечер
achievements-goal-marathon = Марафон
achievements-goal-on-the-clock = Наперегонки со временем
achievements-goal-five-in-a-row = Вас не остановить
achievements-goal-revenge = Долг платежом красен
achievements-goal-hundred = Как у себя дома
achievements-goal-tournament = Пять из пяти

achievements-about-first-lesson = Пройдите урок.
achievements-about-first-game = Доиграйте партию до конца.
achievements-about-first-win = Выиграйте партию.
achievements-about-both-games = Выиграйте и в Quixo, и в Hexxagon.
achievements-about-team-win = Выиграйте командную партию.
achievements-about-beat-club = Обыграйте соперника уровня «{ common-level-club }» или выше.
achievements-about-beat-expert = Обыграйте соперника уровня «{ common-level-expert }» или выше.
achievements-about-beat-master = Обыграйте соперника уровня «{ common-level-master }».
achievements-about-hold-master = Сыграйте вничью с соперником уровня «{ common-level-expert }» или выше.
achievements-about-quick-line = Выиграйте в Quixo не более чем за семь ходов.
achievements-about-diagonal = Выиграйте в Quixo, собрав ряд по диагонали.
achievements-about-two-lines = Достройте два своих ряда одним ходом.
achievements-about-own-goal = Достройте ряд соперника сами. С кем не бывает!
achievements-about-gift = Победите, когда соперник сам достроит ваш ряд.
achievements-about-five-flips = Переверните пять фишек одним ходом.
achievements-about-wipe-out = Оставьте соперника без единой фишки.
achievements-about-close-call = Выиграйте в Hexxagon с перевесом в одну-две фишки.
achievements-about-landslide = Выиграйте в Hexxagon, набрав не меньше 45 фишек.
achievements-about-comeback = Выиграйте в Hexxagon после отставания на десять фишек.
achievements-about-marathon = Закончите партию длиной не менее ста ходов.
achievements-about-on-the-clock = Выиграйте партию с часами.
achievements-about-five-in-a-row = Выиграйте пять партий подряд.
achievements-about-revenge = Обыграйте соперника сразу после поражения от него.
achievements-about-hundred = Закончите сто партий.
achievements-about-tournament = Выиграйте все пять партий турнира.
