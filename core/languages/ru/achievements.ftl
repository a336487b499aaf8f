# Achievements: goals that a player reaches in games against the computer.
achievements-heading = Достижения
# The button that opens the list, and the line above it.
achievements-reached = Получено: { $reached } из { $all }
# The notice at the end of a game.
achievements-new = Новое достижение: { $name }

achievement-first-win = Первая победа
achievement-both-games = На два фронта
achievement-team-win = Один за всех
achievement-beat-club = Добро пожаловать в клуб
achievement-beat-expert = И кто теперь эксперт?
achievement-beat-master = Мастер-класс
achievement-hold-master = Крепкий орешек
achievement-quick-line = В мгновение ока
achievement-diagonal = Из угла в угол
achievement-two-lines = Два зайца одним ходом
achievement-own-goal = Гол в свои ворота
achievement-gift = Ну что вы, не стоило!
achievement-five-flips = Эффект домино
achievement-wipe-out = Чистая победа
achievement-close-call = На волосок впереди
achievement-landslide = Полный разгром
achievement-comeback = Ещё не вечер
achievement-marathon = Марафон
achievement-on-the-clock = Наперегонки со временем
achievement-five-in-a-row = Вас не остановить
achievement-revenge = Долг платежом красен
achievement-hundred = Как у себя дома

achievement-about-first-win = Выиграйте партию.
achievement-about-both-games = Выиграйте и в Quixo, и в Hexxagon.
achievement-about-team-win = Выиграйте командную партию.
achievement-about-beat-club = Обыграйте соперника уровня «{ common-level-club }» или выше.
achievement-about-beat-expert = Обыграйте соперника уровня «{ common-level-expert }» или выше.
achievement-about-beat-master = Обыграйте соперника уровня «{ common-level-master }».
achievement-about-hold-master = Сыграйте вничью с соперником уровня «{ common-level-expert }» или выше.
achievement-about-quick-line = Выиграйте в Quixo не более чем за семь ходов.
achievement-about-diagonal = Выиграйте в Quixo, собрав ряд по диагонали.
achievement-about-two-lines = Достройте два своих ряда одним ходом.
achievement-about-own-goal = Достройте ряд соперника сами. С кем не бывает!
achievement-about-gift = Победите, когда соперник сам достроит ваш ряд.
achievement-about-five-flips = Переверните пять фишек одним ходом.
achievement-about-wipe-out = Оставьте соперника без единой фишки.
achievement-about-close-call = Выиграйте в Hexxagon с перевесом в одну-две фишки.
achievement-about-landslide = Выиграйте в Hexxagon, набрав не меньше 45 фишек.
achievement-about-comeback = Выиграйте в Hexxagon после отставания на десять фишек.
achievement-about-marathon = Закончите партию длиной не менее ста ходов.
achievement-about-on-the-clock = Выиграйте партию с часами.
achievement-about-five-in-a-row = Выиграйте пять партий подряд.
achievement-about-revenge = Обыграйте соперника сразу после поражения от него.
achievement-about-hundred = Закончите сто партий.
