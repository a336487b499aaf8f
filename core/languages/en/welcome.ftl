# The first start.

welcome-heading = Welcome to Pushflip
welcome-about = Two games, one table. New here? Each takes three minutes to learn.
welcome-learn = Learn in three minutes
welcome-play = Play now
welcome-friend = Play with a friend
welcome-close = Go to the menu
