# The pause and the result.

menus-pause = Premor
menus-resume = Nazaj k partiji
menus-resign = Predaj partijo
menus-resign-sure = Res želiš predati?
menus-draw = Remi po dogovoru
menus-draw-sure = Se vsi strinjate?
menus-draw-offer = Ponudi remi
menus-draw-early = Še ne: za remi je prezgodaj
menus-draw-declined = Ponudba je zavrnjena
menus-leave = Na začetni zaslon

menus-rematch = Revanša
menus-menu = Meni
