# The settings.

settings-language = Limbă
# As the desktop says.
settings-language-system = Sistem
settings-sound = Sunet
settings-volume = Volum
settings-muted = Fără sunet
settings-table = Masă
settings-speed = Animație
settings-speed-off = Fără
settings-speed-times = { $speed }×
settings-display = Afișare
settings-scale = Mărimea textului
settings-percent = { $percent }{"\u00A0"}%
settings-fullscreen = Ecran complet (F11)
settings-vsync = Așteaptă ecranul (vsync)
