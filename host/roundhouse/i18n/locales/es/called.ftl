### A table with real tiles, in the terminal: what is asked and answered, and what may be typed there.
### A command's text is what a person types; .does says what it does.

## What may be typed

command-lay = bo 5-6 en cy
    .does = Bo pone el 5-6 en el tren de Cy; más corto si no puede ser otra cosa: 5-6
command-lay-public = bo 5-6 en mex
    .does = en el Tren Mexicano; en otros juegos en com, el tren comunitario, o público 2; nombres y palabras se pueden acortar
command-lay-letter = bo W-5 en cy
    .does = en Súper Tren: W es un extremo Tren, y A-W D-W R-W S-W T-W son las letras; el extremo dicho primero va contra el tren
# Same in English.
command-lay-several = bo 5-5 5-6
    .does = una ficha tras otra
command-draw = bo robar
    .does = Bo roba; bo robar 3-4 si todos vieron la ficha; bo robar pasar: y pasa
command-done = bo listo
    .does = Bo terminó su turno; pasar es lo mismo
command-engine = bo locomotora 9-9
    .does = Bo pone una locomotora, donde el juego la pide
# Same in English.
command-unseen = bo ?
    .does = Bo pone una ficha que nadie pudo leer; ?=? si es un doble
command-announce = bo anuncia
    .does = donde olvidar el aviso cuesta una ficha; alguien lo reclama con: bo olvidó
command-marker = bo arriba
    .does = el marcador de Bo sube, donde se mueve a mano; bo abajo
command-deal = reparto
    .does = todos tienen sus fichas: empieza la ronda; bo empieza, donde hay que decir quién
# Same in English.
command-reveal = bo 3-4 5-5
    .does = lo que le queda a Bo al terminar la ronda; bo = 17 si es solo la suma
command-who = quién
    .does = de quién es el turno, qué tiene cada quien y dónde puede ir una ficha
command-hint = pista
    .does = dónde puede ir una ficha; pista 3-4 5-6: la más pesada de estas que encaja; con la mano entera, lo que aconseja la experta
command-why = explica bo 5-6 en cy
    .does = lo que dicen las reglas de una jugada, sin hacerla
command-table = mesa
    .does = mostrar otra vez la mesa
command-score = hoja
    .does = mostrar la hoja de puntos
command-trust = confianza
    .does = lo que se aceptó de confianza en esta ronda
command-undo = deshacer 3
    .does = deshacer las últimas tres jugadas; deshacer: solo la última
command-stand = vale
    .does = dar por buena la última jugada rechazada; vale 4: con el 4 abierto
command-redo = rehacer 2
    .does = rehacer dos de ellas, tras lo que faltaba; rehacer: todas
command-photo = foto mano.jpg
    .does = contar la mano que se pide con una foto; foto: con lo que ve la cámara web
command-calls = jugadas
    .does = todas las jugadas de esta ronda con su número, y en qué quedaron
command-fix = cambiar 3 bo 5-6
    .does = la jugada 3 de la ronda fue en realidad bo 5-6; las siguientes se revisan de nuevo
command-insert = insertar 3 bo 5-6
    .does = faltaba bo 5-6: va antes de la jugada 3 de la ronda
command-delete = borrar 3
    .does = la jugada 3 de la ronda no existió
command-agree = aceptar
    .does = permitir que se deshaga lo que alguien pide; rechazar: no permitirlo
command-correct = corregir 1 bo 17
    .does = corregir los puntos que Bo recibió en la ronda 1
command-seat = lugar bo Dana
    .does = Bo le da su lugar a Dana
command-join = entrar Dana tras bo
    .does = entre rondas: Dana llega y se sienta después de Bo; entrar Dana tras bo 20: con 20 puntos por cada ronda que se perdió, si no con el promedio de los demás
command-depart = irse bo
    .does = entre rondas: Bo deja la mesa
command-swap = permutar ann bo
    .does = entre rondas: Ann y Bo cambian de lugar, cada uno con sus puntos
command-slot = vía bo 5
    .does = Bo se sienta ante la quinta vía de la base, en el sentido del reloj desde arriba a la derecha
command-volume = volumen 3
    .does = qué tan fuerte suena la base, de 0 a 10
command-stop = parar
    .does = no empezar otra ronda después de esta
command-menu = menú
    .does = mostrar lo demás: reglas, reglas de la casa, lo que se dio por cierto
command-pause = pausa
    .does = hace esperar a la computadora y los avisos
command-resume = reanudar
    .does = los deja seguir
command-quit = salir
    .does = guardar la mesa y terminar el programa
command-help = ?
    .does = esta lista

## Messages

title = Lo que puedes escribir
welcome = { $game } con fichas reales: ponlas en la mesa y di lo que se hace, como { $example }. Escribe ? para más.
sit-here = { $seat }, pulsa la vía de la base que tienes enfrente, o sigan escribiendo para usar las vías de siempre.
sits-here = { $seat } se sienta ante la vía { $slot }.
sits-clockwise = En el sentido del reloj se sientan { $seats }: ese es ahora el orden de los turnos.

## What is asked

ask-deal = Di reparto cuando todos tengan sus fichas
answer-leader = un nombre, o sorteo
answer-name = un nombre
answer-nobody = un nombre, o nadie
answer-hand =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }, como 3-4 5-5, o = 17
answer-last-double = como = 12
which = «{ $said }» puede ser:
which-number = Escribe su número, o la jugada completa.

## What cannot be taken

wanted-call = No se entiende «{ $said }»: di quién hace qué, como { $example }; ? muestra todo lo que se puede decir.
wanted-player = ¿Quién es en «{ $said }»? Di { $choices }.
wanted-claim = Escribe quién no anunció su última ficha, así: reclamar Bo
wanted-train = El tren de «{ $said }» no está en esta mesa: di { $choices }.
wanted-engine = ¿Qué ficha es la locomotora en «{ $said }»? Dilo, como locomotora 6-6.
wanted-marker = ¿Arriba o abajo en «{ $said }»? Dilo, como marcador arriba Bo.
wanted-tile = No se entiende una ficha en «{ $said }»: escribe sus dos extremos, como 5-6.
wanted-match = «{ $said }» llega tarde: la partida terminó. Corrige puntos, deshaz un paso, o termina con salir.
wanted-sum = No se entiende la suma en «{ $said }»: escríbela como = 17.
wanted-hand = No hay ninguna ficha en «{ $said }»: di las de { $choices }, o su suma como = 17.
wanted-nothing-more = A «{ $said }» le sobra algo al final: quita { $choices }.
wanted-round = «{ $said }» llega entre rondas: di reparto cuando todos tengan sus fichas.
wanted-leader = «{ $said }» no dice quién empieza la primera ronda: di { $choices }, o sorteo.
wanted-deal = «{ $said }» llega demasiado pronto: di reparto cuando todos tengan sus fichas.
wanted-holder = «{ $said }» no dice quién empieza: di { $choices }.
wanted-finder = «{ $said }» no dice quién robó la locomotora: di { $choices }, o nadie.
wanted-winner = «{ $said }» no dice quién se quedó sin fichas: di { $choices }, o nadie.
no-round-yet = No hay ninguna ronda en juego: pregunta otra vez cuando haya empezado una.
none-of-it = De esa línea no se hizo nada.
no-computer = Aquí no puede sentarse una computadora: no puede tomar fichas reales. Nombra a alguien, así: lugar bo Dana
slot-what = Escribe de quién y qué vía, de 1 a 12, así: vía bo 5
slots-fixed = La primera ronda ya empezó: los lugares quedan como están.
redo-none = Nada que rehacer.
redo-what = Escribe cuántas jugadas rehacer, así: rehacer 2
amend-typed = Escribe el número de la jugada y lo que fue en realidad, así: cambiar 3 bo 5-6. Para ver los números, escribe: jugadas
insert-typed = Escribe el número de la jugada que sigue a la que falta, y cuál falta, así: insertar 3 bo 5-6. Para ver los números, escribe: jugadas
delete-typed = Escribe el número de la jugada que no existió, así: borrar 3. Para ver los números, escribe: jugadas
fix-not-so = La jugada { $number } de esta ronda no se puede corregir así. Para ver cuáles sí, escribe: jugadas

## Calls and reports as sentences

begins = { $seat } la tiene y empieza
holds = { $seat } { $count }
may-lay = { $seat } puede poner { $places }.
may-only = { $seat } solo puede { $places }.
may-lay-none = { $seat } no puede poner nada ahora.
place = { $value } en { $train }
place-only = solo { $tiles }
place-first = { $value } en { $train } (primera ficha)
place-draw = robar una ficha
place-done = terminar el turno
place-engine = un doble de locomotora
hint-heaviest = La más pesada de estas que encaja: { $move }. Di la mano entera y la experta te aconseja.
hint-none = Ninguna de estas se puede poner. { $seat } puede { $places }.
hint-many =
    { $seat } tiene { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }: no digas más.
not-in-set = No hay { $tile } en el juego de { $set }.
hint-elsewhere = { $tile } no está en esa mano: se vio en otra parte.
sum = { $parts } = { $sum }
seen-before = Ya se vio, en la jugada { $call } de la ronda: «{ $what }».
is-engine = Es la locomotora.
of-hand =
    Según lo dicho, { $seat } tenía { $dealt ->
        [one] { $dealt } ficha
       *[other] { $dealt } fichas
    }, robó { $drawn }, puso { $laid }: { $left ->
        [one] { $left } queda
       *[other] { $left } quedan
    }.
mend = Corrige la jugada que falta o se oyó mal, o di la suma y corrige los puntos.
out = { $seat } se quedó sin fichas: la ronda terminó.
blocked = Nadie puede jugar: la ronda se cierra y termina.

## The ledger of trust

trust-none = En esta ronda no se aceptó nada de confianza.
times =
    { $what } ({ $count ->
        [one] { $count } vez
       *[other] { $count } veces
    })
trust-open =
    La mano de { $seat } solo se contó: { $count ->
        [one] { $count } jugada queda
       *[other] { $count } jugadas quedan
    } de confianza.
trust-open-hands =
    Solo se contaron { $hands ->
        [one] { $hands } mano
       *[other] { $hands } manos
    }: { $count ->
        [one] { $count } jugada queda
       *[other] { $count } jugadas quedan
    } de confianza.
trust-kept = Las manos confirman lo que se aceptó de confianza.
breach-earlier = Ronda { $round }: { $what }
breach = { $clause }, jugada { $call } de la ronda, «{ $what }»: { $seat } tenía { $tiles }, { $fit }.
breach-least = { $clause }, jugada { $call } de la ronda, «{ $what }»: { $seat } tenía { $least } o más de { $tiles }, { $fit }.
breach-none = { $clause }, jugada { $call } de la ronda, «{ $what }»: { $seat } no tenía ninguna de { $tiles }, y hace falta una.
breach-jointly = { $clause }: { $calls } no pueden ser todas ciertas, porque en una de ellas { $seat } tenía alguna de { $tiles }.
breach-call = jugada { $call }, «{ $what }»
breach-fit = que podía ir en { $trains }
breach-no-fit = al contrario de lo que se dijo
