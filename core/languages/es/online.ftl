# Playing with people on other machines.

online-heading = Jugar en línea
online-about = Juega con amigos, no con desconocidos. No hace falta cuenta.
online-step-invite = 1. Invita a un amigo y envíale el enlace.
online-step-open = 2. Tu amigo lo abre en Pushflip.
online-step-start = 3. La partida empieza cuando todos los asientos están ocupados.
online-name = Mi nombre
online-open = Crear una partida
online-invite-friend = Invitar a un amigo
online-join = Aceptar invitación copiada
online-join-with = Unirse con una invitación
online-no-invitation = Copia la invitación que has recibido y pégala aquí.
online-host = La otra parte
online-table = Partida en línea
online-invite = Copiar invitación
online-invite-copied = Invitación copiada
online-invite-new = Copiar la nueva invitación
online-invite-to-watch = Copiar enlace para ver
online-invited = ¡Copiada! Envíala a tu amigo, que elige «Unirse con una invitación».
online-invitation-changed = Tu invitación ha cambiado. Envía la nueva a tu amigo.
online-qr = Escanea para entrar
online-invite-about = Envía la invitación a tu amigo: «Unirse con una invitación», o escanear el código. La partida empieza en cuanto se ocupen todos los asientos.
online-leave = Dejar la partida
online-seat-free = Libre
online-sit = Sentarse aquí
online-computer = Máquina
online-seat-computer = Añadir máquina
online-free = Liberar asiento
online-here = Presente
online-away = Ausente
online-connecting = Buscando la partida…
online-lost = Conexión perdida. Reconectando…
online-found = Vuelves a tener conexión.
online-waiting = Esperando a un jugador…
online-asks-undo = { $name } pide deshacer la jugada.
online-undo-tip = Pedir deshacer tu jugada: decide tu rival.
online-asks-draw = { $name } ofrece empate.
online-asks-pause = { $name } pide una pausa.
online-asks-rematch = { $name } quiere la revancha.
online-agree = Aceptar
online-refuse = Rechazar
online-declined = { $name } no acepta.
online-pause = Pedir una pausa
online-resume = Terminar la pausa
online-paused = En pausa: el reloj está parado.
online-rests = En espera: hay un asiento libre.
online-watching = Estás mirando.
online-say = Decir algo
online-says = { $name }: { $phrase }
online-log-sat-down =
    { $you ->
        [yes] Juegas con { $seat }.
       *[other] { $name } juega con { $seat }.
    }
online-log-left =
    { $you ->
        [yes] Dejas el asiento.
       *[other] { $name } deja el asiento.
    }
online-log-cleared =
    { $you ->
        [yes] Liberas un asiento.
       *[other] { $name } libera un asiento.
    }
online-log-computer =
    { $you ->
        [yes] Añades una máquina.
       *[other] { $name } añade una máquina.
    }
online-log-asked-undo =
    { $you ->
        [yes] Pides deshacer la jugada.
       *[other] { $name } pide deshacer la jugada.
    }
online-log-asked-draw =
    { $you ->
        [yes] Ofreces empate.
       *[other] { $name } ofrece empate.
    }
online-log-asked-pause =
    { $you ->
        [yes] Pides una pausa.
       *[other] { $name } pide una pausa.
    }
online-log-asked-rematch =
    { $you ->
        [yes] Quieres la revancha.
       *[other] { $name } quiere la revancha.
    }
online-log-agreed =
    { $you ->
        [yes] Aceptas.
       *[other] { $name } acepta.
    }
online-log-took-back =
    { $you ->
        [yes] Aceptas deshacer la jugada.
       *[other] { $name } acepta deshacer la jugada.
    }
online-log-declined =
    { $you ->
        [yes] No aceptas.
       *[other] { $name } no acepta.
    }
online-log-withdrew =
    { $you ->
        [yes] Retiras la petición.
       *[other] { $name } retira la petición.
    }
online-log-resigned =
    { $you ->
        [yes] Te rindes.
       *[other] { $name } se rinde.
    }
online-log-resumed =
    { $you ->
        [yes] Terminas la pausa.
       *[other] { $name } termina la pausa.
    }
online-log-claimed-win =
    { $you ->
        [yes] Reclamas la victoria.
       *[other] { $name } reclama la victoria.
    }
online-log-claimed-draw =
    { $you ->
        [yes] Declaras empate.
       *[other] { $name } declara empate.
    }
online-claim-win = Reclamar la victoria
online-claim-draw = Declarar empate
online-absent = { $name } lleva un rato fuera. Reclama la victoria, declara empate o espera.
online-phrase-hello = ¡Hola!
online-phrase-good-luck = ¡Suerte y a disfrutar!
online-phrase-well-played = ¡Bien jugado!
online-phrase-nice-move = ¡Buena jugada!
online-phrase-oops = ¡Uy!
online-phrase-wow = ¡Guau!
online-phrase-sorry = ¡Perdón!
online-phrase-thanks = ¡Gracias!
online-phrase-one-moment = Un momento, por favor.
online-phrase-back = Ya estoy de vuelta.
online-phrase-again = ¿Otra partida?
online-phrase-goodbye = ¡Hasta luego!
online-refused-stale = Demasiado tarde: la partida ha avanzado.
online-refused-not-yours = Eso no te toca decidirlo a ti.
online-refused-not-your-turn = No es tu turno.
online-refused-illegal = Las reglas no permiten esa jugada.
online-refused-not-now = Ahora no puedes hacer eso.
online-refused-not-agreed = Eso no está permitido en esta partida.
online-refused-asked = Rechazado. Puedes volver a pedirlo tras tu próxima jugada.
online-refused-too-often = Más despacio: un mensaje cada tres segundos.
online-refused-watching = Un espectador no puede hacerlo.
online-stop-done = Esta partida está cerrada.
online-stop-secret = Esta invitación ha caducado. Pide otra.
online-stop-broken = Desconexión: el otro lado ha enviado datos ilegibles.
online-stop-replaced = Has entrado en esta partida desde otra ventana.
online-stop-full = Esta partida está completa.
online-stop-guest-old = El anfitrión tiene una versión más nueva. Actualiza Pushflip.
online-stop-host-old = El anfitrión tiene una versión más antigua. Pídele que actualice Pushflip.
online-stop-differs = Tu registro y el del anfitrión no coinciden. Se conservan ambos.
online-stop-flood = Desconexión: demasiados mensajes a la vez.
online-stop-net = No hay conexión de red.
online-own-table = Esa invitación es tuya.
online-damaged-invitation = Esta invitación está incompleta. Cópiala entera y prueba otra vez.
online-key-new = Tienes un nuevo ID: tus amigos no te reconocerán.
online-key-passing = Tu ID no se puede guardar: la próxima vez tus amigos no te reconocerán.
online-only-here = No disponible en partidas en línea.
online-nearby = En la red local
online-nearby-none = Aún no hay partidas en esta red.
online-no-network = La red local no está disponible.
online-knock = pedir entrar
online-knocking = Esperando a que { $name } te deje entrar…
online-knocks = { $name } quiere entrar.
online-knocks-known = { $name }, de tus amigos, quiere entrar.
online-let-in = Dejar entrar
online-joins = { $name } está entrando…
online-keep-out = Ahora no
online-no-entry-crowded = Hay demasiadas peticiones. Prueba otra vez en un momento.
online-no-entry-left = { $name } ha dejado la partida.
online-people = Amigos
online-people-about = Elige a alguien para volver a vuestra última partida. Sigue cuando estéis los dos.
online-person-nearby = tiene una partida abierta: pedir entrar
online-person-table = última vez: { $day } · volver a la partida
online-person-seen = última vez: { $day }
online-rename = Renombrar a { $name }
online-rename-about = Este nombre solo lo ves tú.
online-rename-save = Guardar
online-rename-cancel = Cancelar
online-rename-wrong = Usa de 1 a 24 caracteres visibles.
online-guest-old = Tu amigo tiene una versión más antigua. Pídele que actualice Pushflip.
online-host-old = Tu amigo tiene una versión más nueva. Actualiza Pushflip para poder jugar.
online-busy = Pushflip ya está jugando en línea con los archivos de { $folder }. Deja primero esa partida.
online-other-relay = Esta invitación usa el servidor de conexión { $relay }. Para aceptarla, ponlo como tu servidor en los ajustes.
online-too-far = Esta invitación necesita una conexión más amplia. Para aceptarla, cambia «Conexión» en los ajustes.
online-silent = { $name } no responde. Reintentando… Si tarda mucho, pide una invitación nueva.
online-no-relay = Sin conexión a internet. Reintentando…
online-offline = Pushflip no llega a internet. Los amigos de tu red aún pueden unirse.
online-not-open = { $name } está en línea, pero no en esta partida. Reintentando…
online-new-table = { $name } ha abierto otra partida: { $game }.
online-join-table = Unirme
online-refused-full = El registro de esta partida está lleno. Crea otra partida para seguir jugando.
online-goes-on = Tu partida en línea sigue. La encontrarás en la pantalla de inicio y en el menú.
online-back = Volver a la partida en línea
online-games-left = Partidas que dejaste
online-namesake = { $name } (persona nueva)
online-invites-host = Partida de { $name }
online-invites-relay = vía { $relay }
online-your-turn = Partida en línea: es tu turno.
online-came = { $name } ya está aquí.
online-over = Ya no estás en esta partida.
online-at-this-table = Ya estás en esta partida.
online-again = Volver
online-sent = Ya has jugado { $mv }. Va en camino.
online-unsent = Has jugado { $mv }. Se enviará en cuanto vuelva la conexión.
online-turn-offline = Te toca. Tu jugada se enviará en cuanto vuelva la conexión.
online-asked-undo = Has pedido deshacer la jugada. Esperando a { $name }…
online-asked-draw = Has ofrecido empate. Esperando a { $name }…
online-asked-pause = Has pedido una pausa. Esperando a { $name }…
online-asked-rematch = Has pedido la revancha. Esperando a { $name }…
online-ask-no-more = Da igual
online-absent-seat = Un asiento lleva un rato libre. Reclama la victoria, declara empate o espera.
online-ask-name = ¿Qué nombre verán los demás?
online-ask-name-about = Tus amigos ven este nombre.
online-continue = Continuar
online-ask-leave = ¿Dejar tu partida?
online-ask-leave-about = Tu partida con { $name } no ha terminado. Puedes volver más tarde.
online-ask-leave-host =
    { $count ->
        [one] { $name } te esperará. La partida sigue cuando vuelvas.
       *[other] { $name } te esperarán. La partida sigue cuando vuelvas.
    }
online-ask-leave-alone = Tu partida no ha terminado. Puedes volver más tarde.
online-ask-leave-yes = Dejar la partida
online-ask-leave-no = Seguir
online-ask-quit = ¿Salir de Pushflip?
online-open-about = La partida sigue abierta hasta que llegue tu amigo. «{ online-start-alone }» ocupa los asientos libres.
online-firewall = Si Windows pregunta por el firewall, elige «Permitir». De lo contrario, tus amigos de la red local quizá no puedan conectarse contigo directamente.
online-no-clock = Sin reloj
online-clock-about = Con reloj, pierdes si se te acaba el tiempo.
online-start-alone = Empezar con la máquina
online-start-alone-tip = La máquina ocupa los asientos libres.
online-only-computers = Solo juegan máquinas. Libera un asiento para tu amigo o empieza.
online-free-sure = ¿Liberar? Pulsa otra vez
online-close-sure = ¿Cerrar la partida? Pulsa otra vez
online-seat-computer-sure = ¿Seguro? Pulsa otra vez
online-freed = Se ha liberado tu asiento. Siéntate de nuevo para seguir.
online-host-left = { $name } ha dejado la partida. Podréis seguir cuando vuelva.
online-clock-differs = En una jugada, el reloj del anfitrión contó más de un segundo de diferencia con el tuyo.
online-is-away = Esperando a { $names }. La partida sigue abierta; también puedes volver más tarde.
online-is-away-claim = Esperando a { $names }. Tras { $seconds } segundos podrás terminar la partida.
# The title of the window while it is the player’s turn.
online-window-title = Te toca – Pushflip
