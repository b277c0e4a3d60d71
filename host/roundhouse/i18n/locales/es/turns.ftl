### What the player in turn does now, and how rounds and matches end.

## What the player in turn does now; the title with the name stands before it

title = Turno de { $seat }
own = Tu turno
dealing = Se reparten las fichas.
engine = Pon un doble de locomotora.
this-engine = Pon { $engine } de locomotora.
no-engine = No hay doble en la mano: termina el turno con Listo.
play = Juega una ficha que encaje en un tren.
play-or-draw = Juega una ficha, o roba una.
play-or-pass = Juega una ficha, o termina el turno con Listo.
cover = Cubre el { $double } en { $train }.
cover-or-draw = Cubre el { $double } en { $train }, o roba una ficha.
cover-or-pass = Cubre el { $double } en { $train }, o termina el turno con Listo.
draw = Nada encaja: roba una ficha.
draw-first = Roba primero una ficha, por la D; luego juega como siempre.
draw-to-cover = Nada cubre el { $double } en { $train }: roba una ficha.
pass = Nada encaja: termina el turno con Listo.
follow = Sigue el { $double } con otra ficha.
follow-or-draw = Sigue el { $double } con otra ficha, o roba una.
follow-or-pass = Sigue el { $double } con otra ficha, o termina el turno con Listo.
draw-to-follow = Nada sigue al { $double }: roba una ficha.
first-train = Alarga el primer tren, o termina el turno con Listo.
first-train-or-draw = Roba una ficha para el primer tren, o termina el turno con Listo.
marker = Baja el marcador, o termina el turno con Listo.
other-trains = Añade una ficha a otros trenes, o termina el turno con Listo.
own-train = Añade una ficha a tu propio tren.
own-train-either-end = Añade una ficha a tu propio tren, en cualquier extremo.
own-train-or-neighbor = Añade una ficha a tu propio tren; antes puede ir una en { $neighbor }.
neighbor-or-pass = Añade una ficha en { $neighbor }, o termina el turno con Listo.
penalty = { $seat } roba una ficha de multa.
hunt = Nadie tiene la locomotora: todos roban una ficha.
hunt-alone = Nadie tiene la locomotora: { $seat } roba una ficha.
reveal = La ronda terminó: muestren o cuenten las manos.
over = La ronda terminó.

## How rounds and matches end

round-won = { $seat } termina y gana la ronda { $round }.
round-blocked = Nadie puede jugar: la ronda { $round } se cierra y termina.
round-points = { $seat } { $points }
round-void = Nadie suma: esta mano no se puede seguir jugando, y se reparte de nuevo.
deals =
    Hicieron falta { $count ->
        [one] { $count } reparto
       *[other] { $count } repartos
    } para tener manos que se puedan jugar.
match-won =
    { $seats } gana la partida con { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }.
match-won-by-team =
    { $seats } ganan la partida en equipo con { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }.
match-shared-by-teams =
    { $seats } comparten la victoria: sus equipos tienen { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    } cada uno.
match-shared =
    { $seats } comparten la victoria con { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    } cada uno.
undone = Se deshizo: { $what }.
undone-none = No queda nada que deshacer.
