### What somebody did. The text is a sentence without its period, for the log; .short goes without the name,
### for the list of last plays where a badge tells who it was.

begin = Empieza otra ronda
    .short = otra ronda
deal = Se reparten las fichas, { $count } a cada quien
    .short =
        { $count ->
            [one] { $count } ficha
           *[other] { $count } fichas
        } cada uno
deal-uneven = Se reparten las fichas: { $hands }
engine = { $seat } pone { $tile } de locomotora
    .short = { $tile }, locomotora
play-own = { $seat } juega { $tile } en su tren
    .short = { $tile } en su tren
play-other = { $seat } juega { $tile } en { $train }
    .short = { $tile } en { $train }
play-own-left = { $seat } juega { $tile } en su tren, a la izquierda
    .short = { $tile } en su tren, izq.
play-own-right = { $seat } juega { $tile } en su tren, a la derecha
    .short = { $tile } en su tren, der.
play-other-left = { $seat } juega { $tile } en { $train }, a la izquierda
    .short = { $tile } en { $train }, izq.
play-other-right = { $seat } juega { $tile } en { $train }, a la derecha
    .short = { $tile } en { $train }, der.
draw = { $seat } roba una ficha
    .short = robó
draw-seen = { $seat } roba { $tile }
    .short = robó { $tile }
marker-drew = { $seat } no juega la ficha robada, marcador arriba
    .short = robó, marcador arriba
marker-empty = { $seat } no puede jugar y el pozo está vacío, marcador arriba
    .short = no pudo, marcador arriba
marker-passed = { $seat } pasa sin robar, marcador arriba
    .short = pasó, marcador arriba
first-train-laid = { $seat } ya puso su primer tren
    .short = primer tren puesto
turn-lost = { $seat } no tiene ficha para su tren, pierde el turno
    .short = turno perdido
turn-done = { $seat } termina
    .short = listo
no-double = { $seat } no tiene ningún doble
    .short = sin dobles
announce = A { $seat } le queda una ficha
    .short = queda una ficha
announce-before = { $seat } hace los sonidos: va a quedarle una ficha
    .short = traqueteo y silbato
claim = { $seat } no anunció su última ficha
    .short = olvidó avisar
penalty = { $seat } roba una ficha de multa
    .short = robó de multa
hunt = Nadie tiene la locomotora: todos roban una ficha
    .short = todos roban una ficha
hunt-alone = Nadie tiene la locomotora: { $seat } roba una ficha
    .short = { $seat } roba una ficha
marker-up = { $seat } sube su marcador
    .short = marcador arriba
marker-down = { $seat } baja su marcador
    .short = marcador abajo
overruled = { $what }; la mesa lo da por bueno ({ $clause })
    .short = { $what }, vale ({ $clause })
close = Nada puede ya cubrir el doble en { $train }
    .short = doble cerrado en { $train }
reveal = { $seat } muestra { $tiles }
    .short = muestra { $tiles }
reveal-none = A { $seat } no le quedan fichas
    .short = sin fichas
reveal-pips =
    A { $seat } le quedan { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
    .short =
        quedan { $count ->
            [one] { $count } punto
           *[other] { $count } puntos
        }
reveal-tiles =
    A { $seat } le { $count ->
        [one] queda { $count } ficha
       *[other] quedan { $count } fichas
    }
    .short =
        le { $count ->
            [one] queda { $count } ficha
           *[other] quedan { $count } fichas
        }
reveal-last =
    { $seat } terminó con un doble de { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
    .short = terminó con un doble de { $count }
correct =
    Se corrige la ronda { $round }: { $seat } tiene { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
    .short =
        ronda { $round }: { $count ->
            [one] { $count } punto
           *[other] { $count } puntos
        }
stop = Después de esta ronda no empieza otra
    .short = se acabó el tiempo
out = { $seat } se queda sin fichas
    .short = se queda sin fichas
out-nobody = Nadie puede jugar
    .short = nadie puede jugar
join = Alguien llega a la mesa
    .short = alguien llega
depart = Alguien deja la mesa
    .short = alguien se va
swap = { $seat } y { $other } cambian de lugar
    .short = dos cambian de lugar
