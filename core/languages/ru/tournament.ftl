# Tournaments at one screen: against five computer players, or a knock-out between people.
tournament-heading = Турнир
tournament-computers = Пять соперников
tournament-people = На вылет
tournament-computers-about = По партии с каждым, от слабого к сильному. Победа — очко, ничья — пол-очка. Без возврата ходов.
tournament-people-about = От 3 до 8 игроков за этим экраном, имена должны различаться. Проигравший выбывает, ничья переигрывается. Без возврата ходов.
tournament-player = Игрок { $number }
tournament-start = Начать турнир
tournament-up-next = Следующий
# The player’s points so far, and the most that are possible.
tournament-score = Очки: { $points } из { $all }
# The next opponent, or the two players of the next game.
tournament-next = Далее: { $name }
tournament-standings = Таблица
tournament-give-up = Сдать турнир
tournament-give-up-sure = Точно сдать?
tournament-again = Новый турнир
# Above the columns of the bracket.
tournament-round = Круг { $number }
tournament-final = Финал
# In place of an opponent: the player goes on without a game.
tournament-bye = Без пары
tournament-champion = Турнир выигрывает { $name }!
tournament-end-all = Пять из пяти: вас никто не обыграл!
tournament-end-good = Отлично, большинство очков ваши.
tournament-end-some = Неплохо: часть очков ваша.
tournament-end-none = Трудный вечер. Попробуйте ещё раз!
