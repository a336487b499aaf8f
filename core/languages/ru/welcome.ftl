# The first start.

welcome-heading = Добро пожаловать в Pushflip
welcome-about = Две игры, один стол. Впервые здесь? Каждой можно научиться за три минуты.
welcome-learn = Научиться за 3 минуты
welcome-play = Играть сразу
welcome-friend = Играть с другом
welcome-close = В меню
