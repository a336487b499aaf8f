# The pause and the result.

menus-pause = Pause
menus-match = The match
menus-resume = Back to the match
menus-resign = Resign
menus-resign-sure = Resign?
menus-draw = Agree on a draw
menus-draw-sure = Do all players agree?
menus-draw-offer = Offer a draw
menus-draw-early = Too early to offer a draw
menus-draw-declined = Draw offer declined
menus-end-series = End the series
menus-leave = To the main menu

menus-rematch = Rematch
menus-menu = Menu
