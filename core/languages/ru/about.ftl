# Who made the games, what this program is, and where it keeps things.

about-heading = Pushflip { $version }
about-open = О программе
about-quixo = Игру придумал Тьерри Шапо, в 1995 году её издала компания Gigamic. До неё были Push (1977), Push-Over (1980) и Quitz (1993).
about-hexxagon = Игру придумали в 1992 году для компьютера Джейсон Блоховяк и Абрахам Эдлин по заказу Software Creations и Argo Games.
about-program = О Pushflip
about-independent = Pushflip не связан с авторами и издателями игр.
about-licence = Это свободная программа: её можно использовать, изменять и распространять по лицензии MIT или Apache 2.0 — на выбор.
about-others = Она написана на Rust с игровым движком Bevy. Шрифт — Alegreya Sans (SIL Open Font License).
about-folders = Где хранятся ваши данные
about-folder-data = Партии, статистика и успехи:
about-folder-settings = Настройки:
about-nothing-kept = В этот раз ничего не сохраняется.
