# The web table: pages and what all games share.

wb-skip = Ir a la mesa
wb-home = Inicio
wb-rules = Reglas
wb-settings = Ajustes
wb-theme-light = Tema claro
wb-theme-dark = Tema oscuro
wb-why-not = ¿Por qué no?
wb-rule-id = Regla { $rule }
wb-read-rule = Leer la regla
wb-close = Cerrar
wb-guide = Guía
wb-guide-step = { $step } de { $steps }
wb-guide-skip = Saltar la guía
wb-guide-end = Cerrar la guía
wb-lost = No hay ninguna página en esta dirección
wb-welcome = La mesa está puesta
wb-play-now = Jugar ya contra bots
wb-table-gone = Esta mesa ya no está
wb-bot-name = Bot, { $level }
wb-level-random = al azar
wb-level-greedy = codicioso
wb-token-red = disco rojo
wb-token-blue = cuadrado azul
wb-token-purple = rombo morado
wb-token-yellow = triángulo amarillo
wb-token-green = cruz verde
wb-token-white = arco blanco
wb-token-black = estrella negra
wb-token-sky = reloj de arena celeste

## Hints and review
wb-hint = Pista
wb-hint-looking = Buscando una buena jugada …
wb-hint-move = Una buena jugada: { $move }
wb-hint-about = Solo sabe lo que sabes tú. La decisión es tuya.
wb-thinks = { $name } está pensando
wb-hurried = Hay muchas mesas, así que los bots piensan más rápido.
wb-review = Las jugadas que más costaron
wb-review-how = Estimación de un bot fuerte según lo que se podía saber en ese momento. La suerte no cuenta.
wb-review-progress = Análisis de la partida: { $percent } %
wb-review-none = Ninguna jugada tuya costó nada digno de mención.
wb-review-better = Mejor: { $move }
wb-review-points = puntos
wb-review-share = posibilidades de ganar
wb-review-show = Mostrar en la repetición
