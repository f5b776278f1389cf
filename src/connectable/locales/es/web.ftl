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
