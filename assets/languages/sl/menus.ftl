# The pause and the result.

menus-pause = Premor
menus-resume = Nazaj k partiji
menus-resign = Predaj partijo
menus-resign-sure = Res želiš predati?
menus-draw = Dogovori remi
menus-draw-sure = Se vsi strinjate?
menus-leave = Na začetni zaslon

menus-rematch = Povratna igra
menus-menu = Meni
