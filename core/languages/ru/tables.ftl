# The menu in which Quixo is solved on this computer.

tables-heading = Идеальная игра
tables-what = Решите Quixo на этом компьютере, один раз, и играйте с соперником, который никогда не ошибается. Мастер, подсказки и разбор тоже станут точными.
tables-needs = Около десяти минут на двух быстрых ядрах, 7,5 ГБ памяти на это время и 1,7 ГБ на диске. Играйте дальше или закройте игру и продолжите позже.

tables-idle = Не начато.
tables-begun = Проверяем…
tables-at = { $percent } · позиции с { $cubes } кубиками
tables-paused = Пауза: { $percent }
tables-busy = Одну минуту…
tables-all = Quixo решён: можно выбрать уровень «{ $level }».

tables-make = Решить Quixo
tables-pause = Пауза
tables-go-on = Продолжить
tables-delete = Удалить
tables-delete-sure = Точно? Нажмите ещё раз

tables-ready = Quixo решён: теперь можно выбрать уровень «{ $level }».
tables-full = Диск заполнен. Готовые части сохранены: освободите место и продолжите.
tables-taken = Другая программа уже решает Quixo в этой папке.
tables-ended = Решение Quixo прервалось. Возможно, не хватило памяти.
tables-damaged = Часть решения Quixo повреждена и больше не используется. Решите его заново кнопкой «Идеальная игра…» в новой игре.
