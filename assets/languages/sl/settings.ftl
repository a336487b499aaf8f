# The settings.

settings-language = Jezik
# As the desktop says.
settings-language-system = Sistem
settings-sound = Zvok
settings-volume = Glasnost
settings-muted = Brez zvoka
settings-table = Miza
settings-speed = Animacija
settings-speed-off = Brez
settings-speed-times = { $speed }×
settings-display = Prikaz
settings-scale = Velikost besedila
settings-percent = { $percent }{"\u00A0"}%
settings-fullscreen = Celozaslonsko (F11)
settings-vsync = Počakaj na zaslon (vsync)
