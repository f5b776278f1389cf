### Classes: pages that are fetched when somebody opens one

wb-class-more = Un código para todo el grupo, varias mesas, y las ves todas. Nadie necesita cuenta, y después de la clase no queda nada de nadie, salvo que lo guardes.
wb-class-name = Nombre de la clase
wb-class-make = Abrir la clase
wb-class-code-how = Para escribir en la página de inicio de { $host }
wb-class-code-note = Sin cuenta ni dirección. Basta un nombre de pila; se queda en esta sala.
wb-class-wall = Proyectar
wb-class-tables = { $n ->
    [one] { $n } mesa
   *[other] { $n } mesas
    }
wb-class-pupils = { $n ->
    [one] { $n } persona
   *[other] { $n } personas
    }
wb-class-for-all = Para todas las mesas
wb-class-all-tables = Todas las mesas
wb-class-locked = Bloqueado mientras las mesas juegan. Una pausa lo libera para la ronda siguiente.
wb-class-minutes = Tiempo para la ronda
wb-class-no-limit = Sin límite
wb-class-seats = Personas por mesa
wb-class-fill = Bots en los asientos vacíos
wb-class-fill-note = Quien llega tarde puede ocupar el suyo.
wb-class-lots = Sortear
wb-class-start = Empezar en todas
wb-class-pause = Pausa para todas
wb-class-resume = Seguir
wb-class-end = Terminar la ronda
wb-class-more-time = + 5 min
wb-class-left-of = { $n ->
    [one] quedan de { $n } minuto
   *[other] quedan de { $n } minutos
    }
wb-class-playing-note = Las mesas juegan. Una pausa detiene todos los relojes; todo queda como está.
wb-class-paused-note = Todo está en pausa. Nadie puede jugar y ningún reloj corre.
wb-class-gather-note = Sortea o reparte a las personas en mesas. Luego empieza.
wb-class-empty = Aún no hay nadie. Muestra el código.
wb-class-table = Mesa { $n }
wb-class-new-table = Mesa nueva
wb-class-put-new = Poner a { $name } en una mesa nueva
wb-class-put-here = Poner aquí a { $name }
wb-class-pick = Mover a { $name }
wb-class-remove = Echar a { $name }
wb-class-waiting = Esperan mesa
wb-class-helped = Ya he pasado
wb-class-look = Mirar
wb-class-state-help = { $name } pregunta por ti
wb-class-state-away = { $name } no está
wb-class-state-paused = en pausa
wb-class-state-playing = juega
wb-class-state-round = ronda { $n }
wb-class-state-over = terminada
wb-class-state-stopped = detenida
wb-class-state-opening = se prepara
wb-class-results = Resultados
wb-class-results-so-far = Resultados hasta ahora
wb-class-export = Exportar como tabla
wb-class-print = Imprimir
wb-class-col-round = Ronda
wb-class-col-table = Mesa
wb-class-col-points = Puntos
wb-class-col-rank = Puesto
wb-class-close = Terminar la clase
wb-class-close-more = Se borran nombres, mesas, resultados y el código. No se puede deshacer.
wb-class-close-now = Terminar y borrar todo
wb-class-keep = Terminar y guardar los resultados
wb-class-keep-more = Si los guardas, los nombres y las partidas quedan en este servidor.
wb-class-kept = Esta clase ha terminado. Sus resultados se guardan y este navegador puede mostrarlos.
wb-class-over = Esta clase ha terminado
wb-class-over-more = Aquí no queda nada de ella.
wb-class-not-in = Ya no estás en esta clase
wb-class-not-in-more = Con su código puedes volver a entrar.
wb-class-come-in = Entrar
wb-class-first-name = Tu nombre
wb-class-in = Ya estás dentro, { $name }
wb-class-wait = Tu mesa se está preparando. Esta página sigue sola.
wb-class-leave = Salir de la clase
wb-class-help = Llamar a quien da la clase
wb-class-help-off = Aviso enviado. ¿Resuelto?
wb-class-paused = Quien da la clase ha puesto la partida en pausa.
wb-class-desk = Volver a la clase
wb-class-swap = Intercambiar a { $name } y { $other }
wb-class-picked = Has elegido a { $name }: elige una mesa o a alguien con quien intercambiar.
wb-class-web = red de { $n }
wb-class-by-table = Por mesa
wb-class-by-pupil = Por persona
wb-class-col-best = Mejor
wb-class-col-cards = Cartas colocadas
wb-class-col-links = Conexiones
wb-class-col-misses = Fallos
wb-class-elsewhere = La mesa docente en otro dispositivo
wb-class-elsewhere-more = Abre allí este enlace, o escanéalo, antes de las { $time }. Sirve una vez, y quien lo abre dirige la clase como tú: no lo proyectes.
wb-class-elsewhere-open = Abrir la mesa docente
wb-class-elsewhere-about = Desde aquí dirigirás esta clase, como en el dispositivo del que viene el enlace.
