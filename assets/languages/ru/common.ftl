# The game's name, the same in every language.
pushflip = Pushflip
