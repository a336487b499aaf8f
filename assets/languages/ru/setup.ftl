# Agreeing on a match.

setup-heading = Новая игра
setup-back = Назад
setup-start = Начать
setup-name = Имя (необязательно)
setup-starts = Кто начинает
setup-stuck = Нет ходов
setup-clock = Часы
# The tooltip of a level and the line beside its seat: "Casual: thinks of…".
setup-level = { $level }: { $manner }

setup-about-quixo = Сдвигайте кубики, пока пять ваших не встанут в ряд.
setup-about-quixo-teams = Двое против двоих, и у каждого кубика есть хозяин.
setup-about-hexxagon = Размножайтесь, прыгайте и переворачивайте чужие фишки вокруг трёх блоков.
setup-about-hexxagon-open = То же на открытой доске из 61 клетки.

setup-stuck-passes-tip = Ход переходит к сопернику.
setup-stuck-ends-tip = Фишки подсчитываются так, как лежат.
setup-stuck-fills-tip = Игра заканчивается, и все пустые клетки достаются сопернику.

setup-repetition = Ничья при повторении
setup-repetition-tip = Одна и та же позиция в третий раз при ходе того же игрока — ничья.
setup-quiet = Ничья после 100 тихих ходов
setup-quiet-quixo-tip = Сто ходов подряд, в которых не взят ни один пустой кубик, — ничья.
setup-quiet-hexxagon-tip = Сто ходов подряд без клонирования и захвата — ничья.
setup-consultation = Партнёры могут советоваться
setup-consultation-tip = Без совещаний подсказок не будет всю партию.
