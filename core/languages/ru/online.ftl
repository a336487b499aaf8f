# Playing with people on other machines.

online-heading = Игра онлайн
online-about = Играйте с друзьями, а не с незнакомцами. Учётная запись не нужна.
online-step-invite = 1. Пригласите друга и отправьте ему ссылку.
online-step-open = 2. Друг откроет её в Pushflip.
online-step-start = 3. Партия начнётся, когда все места будут заняты.
online-name = Моё имя
online-open = Создать партию
online-invite-friend = Пригласить друга
online-join = Принять скопированное приглашение
online-join-with = Войти по приглашению
online-no-invitation = Скопируйте полученное приглашение и вставьте его сюда.
online-host = Другая сторона
online-table = Партия онлайн
online-invite = Скопировать приглашение
online-invite-copied = Приглашение скопировано
online-invite-new = Скопировать новое приглашение
online-invite-to-watch = Ссылка для зрителей
online-invited = Скопировано! Отправьте другу: он выберет «Войти по приглашению».
online-invitation-changed = Приглашение изменилось. Отправьте другу новое.
online-qr = Сканируйте, чтобы войти
online-invite-about = Отправьте приглашение другу: «Войти по приглашению» или сканирование кода. Партия начнётся, когда все места будут заняты.
online-leave = Выйти из партии
online-seat-free = Свободно
online-sit = Сесть сюда
online-computer = Компьютер
online-seat-computer = Добавить компьютер
online-free = Освободить место
online-here = На месте
online-away = Не на месте
online-connecting = Поиск партии…
online-lost = Связь потеряна. Восстанавливаем…
online-found = Связь восстановлена.
online-waiting = Ждём игрока…
online-asks-undo = { $name } просит вернуть ход.
online-undo-tip = Попросить вернуть ход: решает соперник.
online-asks-draw = { $name } предлагает ничью.
online-asks-pause = { $name } просит паузу.
online-asks-rematch = { $name } предлагает реванш.
online-agree = Принять
online-refuse = Отклонить
online-declined = { $name } отказывается.
online-pause = Попросить паузу
online-resume = Закончить паузу
online-paused = Пауза: часы стоят.
online-rests = Ждём: место свободно.
online-watching = Вы смотрите партию.
online-say = Сказать что-нибудь
online-says = { $name }: { $phrase }
online-log-sat-down =
    { $you ->
        [yes] Вы играете: { $seat }.
       *[other] { $name } играет: { $seat }.
    }
online-log-left =
    { $you ->
        [yes] Вы покидаете место.
       *[other] { $name } покидает место.
    }
online-log-cleared =
    { $you ->
        [yes] Вы освобождаете место.
       *[other] { $name } освобождает место.
    }
online-log-computer =
    { $you ->
        [yes] Вы добавляете компьютер.
       *[other] { $name } добавляет компьютер.
    }
online-log-asked-undo =
    { $you ->
        [yes] Вы просите вернуть ход.
       *[other] { $name } просит вернуть ход.
    }
online-log-asked-draw =
    { $you ->
        [yes] Вы предлагаете ничью.
       *[other] { $name } предлагает ничью.
    }
online-log-asked-pause =
    { $you ->
        [yes] Вы просите паузу.
       *[other] { $name } просит паузу.
    }
online-log-asked-rematch =
    { $you ->
        [yes] Вы предлагаете реванш.
       *[other] { $name } предлагает реванш.
    }
online-log-agreed =
    { $you ->
        [yes] Вы соглашаетесь.
       *[other] { $name } соглашается.
    }
online-log-took-back =
    { $you ->
        [yes] Вы разрешаете вернуть ход.
       *[other] { $name } разрешает вернуть ход.
    }
online-log-declined =
    { $you ->
        [yes] Вы отказываетесь.
       *[other] { $name } отказывается.
    }
online-log-withdrew =
    { $you ->
        [yes] Вы отзываете просьбу.
       *[other] { $name } отзывает просьбу.
    }
online-log-resigned =
    { $you ->
        [yes] Вы сдаётесь.
       *[other] { $name } сдаётся.
    }
online-log-resumed =
    { $you ->
        [yes] Вы заканчиваете паузу.
       *[other] { $name } заканчивает паузу.
    }
online-log-claimed-win =
    { $you ->
        [yes] Вы запрашиваете победу.
       *[other] { $name } запрашивает победу.
    }
online-log-claimed-draw =
    { $you ->
        [yes] Вы объявляете ничью.
       *[other] { $name } объявляет ничью.
    }
online-claim-win = Запросить победу
online-claim-draw = Объявить ничью
online-absent = { $name } отсутствует уже давно. Запросите победу, объявите ничью или подождите.
online-phrase-hello = Привет!
online-phrase-good-luck = Удачи и приятной игры!
online-phrase-well-played = Хорошая игра!
online-phrase-nice-move = Отличный ход!
online-phrase-oops = Ой!
online-phrase-wow = Ого!
online-phrase-sorry = Извините!
online-phrase-thanks = Спасибо!
online-phrase-one-moment = Минуту, пожалуйста.
online-phrase-back = Я снова здесь.
online-phrase-again = Ещё партию?
online-phrase-goodbye = До свидания!
online-refused-stale = Поздно: партия уже продолжилась.
online-refused-not-yours = Это решать не вам.
online-refused-not-your-turn = Сейчас не ваш ход.
online-refused-illegal = Правила не разрешают этот ход.
online-refused-not-now = Сейчас это сделать нельзя.
online-refused-not-agreed = В этой партии такое не разрешено.
online-refused-asked = Отклонено. Можно спросить снова после вашего следующего хода.
online-refused-too-often = Не так быстро: одно сообщение в три секунды.
online-refused-watching = Зрители этого не могут.
online-stop-done = Эта партия закрыта.
online-stop-secret = Приглашение истекло. Попросите новое.
online-stop-broken = Связь прервана: другая сторона прислала нечитаемые данные.
online-stop-replaced = Вы открыли эту партию в другом окне.
online-stop-full = В этой партии нет мест.
online-stop-guest-old = У хозяина версия новее. Обновите Pushflip, чтобы войти.
online-stop-host-old = У хозяина старая версия. Попросите его обновить Pushflip.
online-stop-differs = Ваша запись и запись хозяина не совпадают. Сохранены обе.
online-stop-flood = Связь прервана: слишком много сообщений сразу.
online-stop-net = Нет подключения к сети.
online-own-table = Это ваше собственное приглашение.
online-damaged-invitation = Приглашение неполное. Скопируйте его целиком и попробуйте снова.
online-key-new = У вас новый ID: друзья вас не узнают.
online-key-passing = Ваш ID не сохранить: в следующий раз друзья вас не узнают.
online-only-here = В партиях онлайн это недоступно.
online-nearby = В локальной сети
online-nearby-none = В этой сети пока нет партий.
online-no-network = Локальная сеть недоступна.
online-knock = попроситься в игру
online-knocking = Ждём, пока { $name } впустит вас…
online-knocks = { $name } хочет войти.
online-knocks-known = { $name } из ваших друзей хочет войти.
online-let-in = Впустить
online-joins = { $name } присоединяется…
online-keep-out = Не сейчас
online-no-entry-crowded = Слишком много просьб сразу. Повторите чуть позже.
online-no-entry-left = Игрок { $name } вышел из партии.
online-people = Друзья
online-people-about = Выберите друга, чтобы вернуться к вашей последней партии. Игра продолжится, когда вы оба там.
online-person-nearby = открытая партия: попроситься в игру
online-person-table = в последний раз: { $day } · вернуться к вашей партии
online-person-seen = в последний раз: { $day }
online-rename = Переименовать: { $name }
online-rename-about = Это имя видите только вы.
online-rename-save = Сохранить
online-rename-cancel = Отмена
online-rename-wrong = Введите от 1 до 24 видимых знаков.
online-guest-old = У друга старая версия. Попросите его обновить Pushflip.
online-host-old = У друга версия новее. Обновите Pushflip, чтобы играть вместе.
online-busy = Pushflip уже играет онлайн с файлами из { $folder }. Сначала выйдите из той партии.
online-other-relay = Это приглашение использует сервер-посредник { $relay }. Чтобы принять его, укажите этот сервер в настройках как свой.
online-too-far = Для этого приглашения нужно более широкое соединение. Чтобы принять его, измените «Соединение» в настройках.
online-silent = { $name } не отвечает. Пробуем снова… Если это затянется, попросите новое приглашение.
online-no-relay = Нет связи с интернетом. Пробуем снова…
online-offline = Нет связи с интернетом. Друзья из вашей сети всё равно могут присоединиться.
online-not-open = { $name } в сети, но не в этой партии. Пробуем снова…
online-new-table = { $name } теперь в новой партии: { $game }.
online-join-table = Войти
online-refused-full = Запись этой партии заполнена. Чтобы играть дальше, создайте новую партию.
online-goes-on = Ваша партия онлайн продолжается. Она — на титульном экране и в меню.
online-back = Вернуться к партии онлайн
online-games-left = Оставленные партии
online-namesake = { $name } (кто-то новый)
online-invites-host = Партия игрока { $name }
online-invites-relay = через { $relay }
online-your-turn = Партия онлайн: ваш ход.
online-came = { $name } уже здесь.
online-over = Вы больше не в этой партии.
online-at-this-table = Вы уже в этой партии.
online-again = Войти снова
online-sent = Ход { $mv } уже сделан и отправляется.
online-unsent = Вы сделали ход { $mv }. Он будет отправлен, как только восстановится связь.
online-turn-offline = Ваш ход. Он будет отправлен, как только восстановится связь.
online-asked-undo = Вы просите вернуть ход. Ждём ответа: { $name }…
online-asked-draw = Вы предложили ничью. Ждём ответа: { $name }…
online-asked-pause = Вы просите паузу. Ждём ответа: { $name }…
online-asked-rematch = Вы предложили реванш. Ждём ответа: { $name }…
online-ask-no-more = Передумать
online-absent-seat = Место давно свободно. Запросите победу, объявите ничью или подождите.
online-ask-name = Как вас называть?
online-ask-name-about = Это имя видят друзья.
online-continue = Продолжить
online-ask-leave = Выйти из вашей партии?
online-ask-leave-about = Ваша партия не окончена ({ $name }). Вернуться можно позже.
online-ask-leave-host =
    { $count ->
        [one] { $name } подождёт вас. Партия продолжится, когда вы вернётесь.
        [few] { $name } подождут вас. Партия продолжится, когда вы вернётесь.
        [many] { $name } подождут вас. Партия продолжится, когда вы вернётесь.
       *[other] { $name } подождут вас. Партия продолжится, когда вы вернётесь.
    }
online-ask-leave-alone = Ваша партия не окончена. Вернуться можно позже.
online-ask-leave-yes = Выйти из партии
online-ask-leave-no = Остаться
online-ask-quit = Выйти из Pushflip?
online-open-about = Партия остаётся открытой, пока не придёт ваш друг. «{ online-start-alone }» — и он займёт свободные места.
online-firewall = Если Windows спросит о брандмауэре, выберите «Разрешить». Иначе друзья в локальной сети могут не подключиться к вам напрямую.
online-no-clock = Без часов
online-clock-about = С часами проигрывает тот, у кого вышло время.
online-start-alone = Начать с компьютером
online-start-alone-tip = Компьютер займёт свободные места.
online-only-computers = Играют только компьютеры. Освободите место для друга или начните.
online-free-sure = Освободить? Ещё раз
online-close-sure = Закрыть партию? Ещё раз
online-seat-computer-sure = Точно? Нажмите ещё раз
online-freed = Ваше место освободили. Сядьте снова, чтобы играть дальше.
online-host-left = Игрок { $name } вышел из партии. Игра продолжится после возвращения.
online-clock-differs = За один ход часы хозяина отсчитали больше ваших на секунду с лишним.
online-is-away = Ждём: { $names }. Партия остаётся открытой, можно вернуться и позже.
online-is-away-claim = Ждём: { $names }. Через { $seconds } с вы сможете завершить партию.
# The title of the window while it is the player’s turn.
online-window-title = Ваш ход – Pushflip
