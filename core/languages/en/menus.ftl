# The pause and the result.

menus-pause = Pause
menus-match = Game
menus-resume = Back to the game
menus-resign = Resign
menus-resign-sure = Click again to resign
menus-draw = Agree to a draw
menus-draw-sure = All agreed? Click again
menus-draw-offer = Offer a draw
menus-draw-early = Too early to offer a draw
menus-draw-declined = Draw offer declined
menus-end-series = Reset the score
menus-leave = Main menu

menus-rematch = Rematch
menus-next-level = Next: { $level }
menus-previous-level = Easier: { $level }
menus-menu = Menu
menus-rating = Rating { $rating } ± { $margin } ({ $change })
menus-first-rating = Your first rating: { $rating }
menus-unrated-hint = Not rated: you used a hint
menus-unrated-undo = Not rated: you took back a move
