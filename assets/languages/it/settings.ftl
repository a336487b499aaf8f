# The settings.

settings-language = Lingua
# As the desktop says.
settings-language-system = Sistema
settings-sound = Audio
settings-volume = Volume
settings-muted = Senza audio
settings-table = Tavolo
settings-speed = Animazione
settings-speed-off = No
settings-speed-times = { $speed }×
settings-display = Schermo
settings-scale = Testo
settings-percent = { $percent }%
settings-fullscreen = Schermo intero (F11)
settings-vsync = Attendi lo schermo (vsync)
