# The first start.

welcome-heading = Bun venit la Pushflip
welcome-about = Două jocuri, o masă. Prima dată aici? Fiecare se învață în trei minute.
welcome-learn = Învață în trei minute
welcome-play = Joacă acum
welcome-friend = Joacă cu un prieten
welcome-close = La meniu
