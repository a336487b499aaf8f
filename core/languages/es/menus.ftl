# The pause and the result.

menus-pause = Pausa
menus-match = Partida
menus-resume = Volver a la partida
menus-resign = Rendirse
menus-resign-sure = ¿Rendirte de verdad?
menus-draw = Acordar empate
menus-draw-sure = ¿Todos de acuerdo?
menus-draw-offer = Ofrecer empate
menus-draw-early = Demasiado pronto para ofrecer empate
menus-draw-declined = Oferta de empate rechazada
menus-end-series = Reiniciar marcador
menus-leave = Menú principal

menus-rematch = Revancha
menus-next-level = Luego: { $level }
menus-previous-level = Más fácil: { $level }
menus-menu = Menú
menus-rating = Puntuación { $rating } ± { $margin } ({ $change })
menus-first-rating = Tu primera puntuación: { $rating } ± { $margin }
menus-rating-soon = Unas partidas más para tu puntuación.
menus-unrated-hint = Esta partida no cuenta para tu puntuación: usaste una pista.
menus-unrated-undo = Esta partida no cuenta para tu puntuación: deshiciste una jugada.
# Beside the result of a player’s very first loss.
menus-first-loss = Todos perdemos alguna vez. La revisión te muestra mejores jugadas.

# A picture or an animation, rendered in the background and saved in the folder for pictures.
menus-share-open = Compartir imagen…
menus-share = Compartir una imagen
menus-share-position = Imagen de la posición
menus-share-animation = Animación de la partida
menus-share-about = La animación muestra todas las jugadas y puede tardar unos minutos. Puedes seguir jugando mientras tanto.
menus-share-folder = El archivo irá a { $folder }.
menus-share-making = Creando { $file }…
menus-share-cancel = Cancelar
menus-share-saved = Guardado: { $path }.
menus-share-failed = No se pudo crear la imagen: { $why }
menus-share-no-folder = No hay carpeta de imágenes.

# Modo foto: cámara, luz y profundidad de campo libres.
menus-photo = Modo foto
menus-photo-turn = Dirección de la luz
menus-photo-height = Altura de la luz
menus-photo-blur = Desenfoque
menus-photo-tone = Color de la luz
menus-photo-warm = Cálida
menus-photo-day = Neutra
menus-photo-cool = Fría
menus-photo-reset = Restablecer
menus-photo-save = Guardar imagen
menus-photo-keys = { $turn } giran la cámara, { $pan } la desplazan.
menus-photo-bar = La barra se oculta al rato; cualquier acción la recupera.
menus-photo-back = { $back } cierra el modo foto.
