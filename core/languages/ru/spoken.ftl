# Что говорит экранный диктор.
spoken-board = Поле
spoken-games = Игра
spoken-moves = Ходы
spoken-spot = { $cell }, { $lies }{ $can ->
    [take] , можно взять
    [chosen] , выбрана
    [clone] , можно клонировать
    [jump] , можно прыгнуть
    [move] , может ходить
   *[no] {""}
}
spoken-blank = пустой кубик
spoken-cross = крестик
spoken-circle = нолик
spoken-dot = { $symbol }, точка на { $seat }
spoken-empty = пусто
spoken-red = красная
spoken-white = белая
spoken-insert = вдвинуть на { $cell }
spoken-dot-to = точка на { $seat }
spoken-south = юг
spoken-west = запад
spoken-north = север
spoken-east = восток
spoken-plays = { $who }: ход { $mv }
spoken-turns = { $count ->
    [one] { $who }: ход { $mv }, перевёрнута { $count } фишка
    [few] { $who }: ход { $mv }, перевёрнуты { $count } фишки
    [many] { $who }: ход { $mv }, перевёрнуто { $count } фишек
   *[other] { $who }: ход { $mv }, перевёрнуто { $count } фишек
}
spoken-passes = { $who }: пропуск хода
spoken-at-start = Начальная позиция; ход: { $who }
spoken-after-ply = После хода { $ply }, { $mv }; ход: { $who }
