# The pause and the result.

menus-pause = Pause
menus-match = Game
menus-resume = Back to the game
menus-resign = Resign
menus-resign-sure = Really resign?
menus-draw = Agree to a draw
menus-draw-sure = Does everyone agree?
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
menus-first-rating = Your first rating: { $rating } ± { $margin }
menus-rating-soon = A few more games to your first rating.
menus-unrated-hint = This game doesn’t count toward your rating: you used a hint.
menus-unrated-undo = This game doesn’t count toward your rating: you took back a move.
# Beside the result of a player’s very first loss.
menus-first-loss = Everyone loses now and then. The review shows you better moves.

# A picture or an animation, rendered in the background and saved in the folder for pictures.
menus-share-open = Share picture…
menus-share = Share a picture
menus-share-position = Picture of the position
menus-share-animation = Animation of the game
menus-share-about = The animation shows all moves and can take a few minutes. You can keep playing meanwhile.
menus-share-folder = The file will go to { $folder }.
menus-share-making = Making { $file }…
menus-share-cancel = Cancel
menus-share-saved = Saved { $path }.
menus-share-failed = Couldn’t make the picture: { $why }
menus-share-no-folder = Couldn’t find a folder for pictures.

# Photo mode: a free camera, light and depth of field.
menus-photo = Photo mode
menus-photo-turn = Light direction
menus-photo-height = Light height
menus-photo-blur = Background blur
menus-photo-tone = Light colour
menus-photo-warm = Warm
menus-photo-day = Neutral
menus-photo-cool = Cool
menus-photo-reset = Reset
menus-photo-save = Save picture
# The keys that turn and pan the camera.
menus-photo-keys = { $turn } turn the camera, { $pan } move it.
# After the keys: how to see the bar again, and the key that leaves photo mode.
menus-photo-bar = This bar hides after a while; any input brings it back.
menus-photo-back = { $back } leaves photo mode.
