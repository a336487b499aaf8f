# The new game form.

setup-heading = Новая игра
setup-back = Назад
setup-start = Начать
setup-name = Имя (необязательно)
setup-starts = Кто начинает
setup-stuck = Нет ходов
setup-clock = Часы
# A custom clock, and the words beside its two sliders: “10 min per player”.
setup-clock-own = Свои
setup-clock-own-total = { $time } на партию
setup-clock-own-move = { $time } добавляется после каждого хода
# The tooltip of a level and the line beside its seat: "Casual player: sometimes thinks of…".
setup-level = { $level }: { $manner }
setup-like-you = Примерно вашей силы: уровень { $rung }, «{ $level }»
setup-perfect = Безошибочная игра…

setup-about-quixo = Сдвигайте кубики, пока пять ваших не встанут в ряд.
setup-about-quixo-teams = Двое против двоих; точка указывает, кто может взять кубик.
setup-about-hexxagon = Клонируйте, прыгайте и переворачивайте фишки соперника вокруг трёх блоков.
setup-about-hexxagon-open = То же на поле из 61 клетки, без блоков.
setup-quiet-quixo = Ничья после 100 ходов без взятых пустых кубиков
setup-quiet-hexxagon = Ничья после 100 ходов без клонов и захватов

setup-stuck-passes-tip = Ход переходит к сопернику.
setup-stuck-ends-tip = Фишки подсчитываются так, как лежат.
setup-stuck-fills-tip = Игра заканчивается, и все пустые клетки достаются сопернику.

setup-repetition = Ничья при повторении
setup-repetition-tip = Одна и та же позиция в третий раз при ходе того же игрока — ничья.
setup-quiet-quixo-tip = Сто ходов подряд, считая ходы обеих сторон, в которых не взят ни один пустой кубик, — ничья.
setup-quiet-hexxagon-tip = Сто ходов подряд, считая ходы обеих сторон, без клонирования и захвата — ничья.
setup-random = Стороны по жребию
setup-random-tip = Когда партия начинается, жребий решает, кто за какую сторону играет.
setup-consultation = Можно обсуждать ходы с товарищем
setup-consultation-tip = Вкл.: подсказка — это ход товарища. Выкл.: подсказок нет.
