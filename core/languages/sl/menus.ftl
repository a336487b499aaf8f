# The pause and the result.

menus-pause = Premor
menus-match = Partija
menus-resume = Nazaj k partiji
menus-resign = Predaj partijo
menus-resign-sure = Želiš predati?
menus-draw = Remi po dogovoru
menus-draw-sure = Se vsi strinjate?
menus-draw-offer = Ponudi remi
menus-draw-early = Za ponudbo remija je prezgodaj
menus-draw-declined = Ponudba je zavrnjena
menus-end-series = Končaj niz partij
menus-leave = Na začetni zaslon

menus-rematch = Revanša
menus-menu = Meni
