### Retos del día, retos entre amigos y perfiles: páginas que se cargan al abrirlas

wb-daily-page = Reto del { $day }, { $game }
wb-daily-first-counts = Cuenta el primer intento. No se puede deshacer nada y no hay pistas.
wb-daily-no-help = No se puede deshacer nada y no hay pistas.
wb-daily-attempts-count = { $n ->
    [one] Tienes { $n } intento, y cuenta.
   *[other] Tienes { $n } intentos. Cuanto antes encuentres la solución, mejor será tu puesto.
    }
wb-daily-practice = Este día ha terminado: lo juegas fuera de la clasificación.
wb-daily-again = Ya tienes un resultado. Lo que juegues ahora no cuenta.
wb-daily-sealed = El mismo para todo el mundo, sellado antes de empezar el día: { $commitment }
wb-daily-secret = El día ha terminado, este es su secreto: { $secret }
wb-daily-start = Empezar
wb-daily-go-on = Seguir
wb-daily-once-more = Jugar por gusto
wb-daily-next-attempt = Siguiente intento
wb-daily-goal = Haz cinco en { $turns } turnos. Se puede, sea cual sea la respuesta.
wb-daily-place = { $nth ->
   *[other] Puesto { $place } de { $count }
    }
wb-daily-alone = El primer resultado de hoy
wb-daily-points = { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
    }
wb-daily-cards = { $points ->
    [one] { $points } carta en la red, { $links ->
        [one] { $links } conexión
       *[other] { $links } conexiones
    }, { $misses ->
        [one] { $misses } fallo.
       *[other] { $misses } fallos.
    }
   *[other] { $points } cartas en la red, { $links ->
        [one] { $links } conexión
       *[other] { $links } conexiones
    }, { $misses ->
        [one] { $misses } fallo.
       *[other] { $misses } fallos.
    }
    }
wb-daily-above = { $n ->
    [one] { $n } por encima del par del bot.
   *[other] { $n } por encima del par del bot.
    }
wb-daily-below = { $n } por debajo del par del bot.
wb-daily-at-par = Justo el par del bot.
wb-daily-ahead = Por delante del { $percent } %.
wb-daily-solved-at = { $n ->
    [one] Resuelto al primer intento.
   *[other] Resuelto en el intento { $n }.
    }
wb-daily-unsolved = Sin resolver esta vez.
wb-daily-solved-count = Resuelto por { $solved } de { $count }.
wb-daily-spread = { $n ->
    [one] Dónde está { $n } resultado
   *[other] Cómo se reparten { $n } resultados
    }
wb-daily-spread-alt = Distribución de { $n } resultados de { $least } a { $most }. Tú { $own }, par del bot { $par }.
wb-daily-spread-alt-plain = Distribución de { $n } resultados de { $least } a { $most }. Tú { $own }.
wb-daily-par-line = par del bot { $points }
wb-daily-you-line = tú { $points }
wb-daily-axis = puntos
wb-daily-axis-attempts = intentos; 0: sin resolver
wb-daily-par-about = Par del bot: lo que hace de media el bot fuerte con el mismo reto, esta vez de { $least } a { $most }. La línea discontinua es el par, la continua eres tú.
wb-daily-par-later = El bot todavía está jugando este reto para comparar.
wb-daily-squares = Para compartir, sin desvelar nada
wb-daily-square-2 = sobre el par
wb-daily-square-1 = en el par
wb-daily-square-0 = por debajo
wb-daily-card-2 = colocada al momento
wb-daily-card-1 = tras un fallo
wb-daily-card-0 = sin colocar
wb-daily-try-2 = resuelto
wb-daily-try-0 = sin resolver
wb-daily-square-alt = { $number }: { $what }
wb-daily-copy = Copiar los cuadros
wb-daily-picture = Imagen
wb-daily-steps = Jugada a jugada
wb-daily-streak = { $n ->
    [one] { $n } día seguido
   *[other] { $n } días seguidos
    }
wb-daily-streak-none = Esta semana
wb-daily-yesterday = Ayer
wb-daily-yesterday-more = de { $count }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
    }.
wb-daily-yesterday-solved = de { $count }, resuelto en el intento { $n }.
wb-daily-yesterday-unsolved = de { $count }, sin resolver.
wb-daily-best = Tu mejor puesto del mes: { $place }.
wb-daily-board = La clasificación del día
wb-daily-others = Se abre cuando termines
wb-daily-grade = Dificultad { $grade } de 5
wb-daily-attempt-over = No ha salido en { $turns } turnos.
wb-daily-attempts-left = { $n ->
    [one] Queda { $n } intento.
   *[other] Quedan { $n } intentos.
    }
wb-daily-to-result = Ir al resultado
wb-daily-hidden-name = Alguien
wb-daily-practised = Jugado fuera de la clasificación
wb-compare = Lado a lado
wb-compare-with = Comparar con { $name }
wb-compare-decision = Decisión { $number } de { $count }
wb-compare-same = Igual
wb-compare-other = Distinta
wb-compare-points = { $points } puntos
wb-compare-you = tú
wb-compare-next-difference = Siguiente diferencia
wb-compare-closed = Compara cuando hayas terminado
wb-challenge-share = { $game }: ¿puedes superar { $points }? Exactamente el mismo reto:
wb-challenge-share-open = { $game }: juguemos exactamente el mismo reto y comparemos:
wb-challenge-send = Copiar texto y enlace
wb-challenge-until = Abierto hasta el { $day }
wb-profile = Tu perfil
wb-profile-about = Un perfil es una clave en este navegador, sin cuenta. Une tus resultados: solo la tienes tú, el servidor guarda una huella de ella, distinta en cada reto.
wb-profile-code = Tu clave
wb-profile-show = Mostrar la clave
wb-profile-warn = Quien tenga esta clave juega en tu nombre.
wb-profile-take = Clave de otro dispositivo
wb-profile-use = Usar esta clave
wb-profile-bad = Esto no es una clave: 26 letras y cifras.
wb-profile-taken = Este navegador juega ahora con ese perfil.
wb-profile-export = Guardar como archivo
wb-profile-delete = Borrar el perfil
wb-profile-delete-more = Tus partidas diarias y de retos, tu nombre en sus clasificaciones y la huella de tu clave se borran de este servidor; los resultados quedan sin nombre. Las copias de seguridad ya hechas los conservan hasta que se borren. Este navegador crea una clave nueva.
wb-profile-deleted = El perfil está borrado.
wb-names = Nombres en las clasificaciones
wb-names-about = Para quien lleva este servidor, en su propia máquina: nombres que las clasificaciones no muestran.
wb-names-name = Nombre
wb-names-hide = Ocultar
wb-names-show = Mostrar de nuevo
wb-names-none = No hay nombres ocultos.
wb-daily-friends = Tus amigos este día
wb-daily-friends-alone = Ninguno de tus amigos tiene aún un resultado.
wb-daily-friends-link = Retar a amigos
wb-daily-friends-about = Quien abre este enlace recibe el mismo reto, y cada uno ve el puesto de los demás, este día y los siguientes.
wb-daily-friends-leave = Dejar de comparar
wb-daily-friends-joined = Te comparas con quien te envió este enlace, este día y los siguientes.
wb-daily-rank = { $nth ->
   *[other] { $place }.º
    }
wb-daily-yesterday-above = { $n } por encima del par.
wb-daily-yesterday-below = { $n } por debajo del par.
wb-daily-yesterday-par = Justo el par.
wb-daily-until = Abierto hasta las { $time } de tu reloj.
wb-profile-file = Abrir un archivo guardado
