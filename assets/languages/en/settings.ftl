# The settings.

settings-language = Language
# As the desktop says.
settings-language-system = System
settings-sound = Sound
settings-volume = Volume
settings-muted = No sound
settings-table = Table
settings-speed = Animation
settings-speed-off = Off
settings-speed-times = { $speed }×
settings-display = Display
settings-scale = Size of text
settings-percent = { $percent }%
settings-fullscreen = Fullscreen (F11)
settings-vsync = Wait for the screen (vsync)
