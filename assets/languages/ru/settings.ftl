# The settings.

settings-language = Язык
# As the desktop says.
settings-language-system = Система
settings-sound = Звук
settings-volume = Громкость
settings-muted = Без звука
settings-table = Стол
settings-speed = Анимация
settings-speed-off = Нет
settings-speed-times = { $speed }×
settings-display = Экран
settings-scale = Размер текста
settings-percent = { $percent }{"\u00A0"}%
settings-fullscreen = Во весь экран (F11)
settings-vsync = Ждать экран (vsync)
