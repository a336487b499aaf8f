# The pause and the result.

menus-pause = Pause
menus-resume = Back to the match
menus-resign = Resign
menus-resign-sure = Really resign?
menus-draw = Agree on a draw
menus-draw-sure = Do all players agree?
menus-draw-offer = Offer a draw
menus-draw-early = Not yet: a draw is too early
menus-draw-declined = Your offer is declined
menus-leave = Leave to the title

menus-rematch = Rematch
menus-menu = Menu
