### The screen of settings.

preferences-title = Ajustes
preferences-line = Lo que eliges se guarda.
preferences-language = Idioma
preferences-text = Texto
preferences-text-line = Letras más grandes, para ver la mesa desde lejos.
preferences-volume = Volumen
preferences-volume-line = Qué tan fuerte suenan la base y las fichas.
preferences-muted = Silencio
preferences-muted-line = Ningún sonido, hasta apagarlo otra vez.
preferences-sounds = Cuánto se oye
preferences-sounds-line = Poco: rondas, última ficha, rechazos. Normal: también fichas y algún tren. Todo: cada tren.
preferences-quiet = poco
preferences-usual = normal
preferences-all = todo
preferences-speaker = Sonido
preferences-speaker-line = Suena la computadora si no hay base, o si así lo eliges.
preferences-silent = No hay base, así que no se oye nada.
preferences-hub = la base
preferences-computer = el equipo
preferences-ambience = Fondo
preferences-ambience-line = Lo que se oye alrededor de la mesa, nunca sobre la base.
preferences-off = no
preferences-table = una sala
preferences-depot = un depósito
preferences-ambience-volume = Volumen del fondo
preferences-ambience-volume-line = Qué tan fuerte suena el fondo.
preferences-speed = Ritmo
preferences-speed-line = Qué tan rápido juegan las computadoras.
preferences-confirm-turns = Listo termina cada turno
preferences-confirm-turns-line = En una pantalla compartida: la mano sigue a la vista hasta que toques Listo.
preferences-nudge = Recordatorio
preferences-nudge-line = Con fichas reales: cuándo se repite de quién es el turno.
preferences-never = nunca
preferences-seconds =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
preferences-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
preferences-faces = Fichas
preferences-faces-line = Puntos, o números que se leen desde lejos.
preferences-auto = automático
preferences-pips = puntos
preferences-numbers = números
preferences-tiles = Juego de fichas
preferences-tiles-line = El marfil es claro y el ébano, oscuro; negro sobre blanco es lo más visible.
preferences-ivory = marfil
preferences-ebony = ébano
preferences-contrast = negro sobre blanco
preferences-cloth = Mesa
preferences-cloth-line = Sobre qué están las fichas, y cómo suenan.
preferences-night = azul noche
preferences-green = verde
preferences-burgundy = vino
preferences-slate = gris pizarra
preferences-walnut = nogal
preferences-black = negra
preferences-order = Orden de la mano
preferences-order-line = Cómo quedan tus fichas tras repartir. También lo cambia «Ordenar».
preferences-dealt = ligeras primero
preferences-train = como tren
preferences-number = por número
preferences-doubles = dobles primero
preferences-less-motion = Menos movimiento
preferences-less-motion-line = Las cosas se funden en vez de moverse; luces fijas.
preferences-full-screen = Pantalla completa
preferences-full-screen-line = Toda la pantalla para la mesa; también con F11.
