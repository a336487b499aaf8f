# The characters who play at the levels, weakest first.
characters-name-first-game = Пип
characters-name-beginner = Хейзел
characters-name-casual = Минка
characters-name-regular = Бруно
characters-name-club = Рита
characters-name-tournament = Грета
characters-name-expert = Одетта
characters-name-master = Аурел
characters-name-perfect = Солон

# The typical error of each character in each game: "Pip · Newcomer: misses…".
characters-habit-quixo-first-game = часто не закрывает вашу четвёрку в ряд
characters-habit-quixo-beginner = двигает старые кубики, а пустые не берёт
characters-habit-quixo-casual = иногда не замечает, что вы вот-вот победите
characters-habit-quixo-regular = попадается на двойную угрозу
characters-habit-quixo-club = изредка всё ещё пропускает угрозу
characters-habit-quixo-tournament = видит на три хода вперёд, но не на четыре
characters-habit-quixo-expert = видит на пять ходов и согласна на ничью
characters-habit-quixo-master = избегает ничьей, даже рискуя
characters-habit-quixo-perfect = никогда не ошибается
characters-habit-hexxagon-first-game = упускает большие захваты
characters-habit-hexxagon-beginner = прыгает, даже когда клон выгоднее
characters-habit-hexxagon-casual = хватает фишки, которые можно сразу отбить
characters-habit-hexxagon-regular = прыгает чаще, чем клонирует
characters-habit-hexxagon-club = видит ваш ответ, но не то, что дальше
characters-habit-hexxagon-tournament = ходит быстро и мало смотрит вперёд
characters-habit-hexxagon-expert = смотрит далеко, но не до конца
characters-habit-hexxagon-master = рано видит конец партии
characters-habit-hexxagon-perfect = рано видит конец партии
