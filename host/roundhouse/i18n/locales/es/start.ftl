### The first screens: game, seats, house rules, tables that wait; and small texts of every screen.

# Same in English.
title = Roundhouse
subtitle = Trenes de dominó en torno a una base

## Start

game = Juego
more-games = Ver juegos
guided = Aprender jugando
set = Fichas
set-of = doble { $set }
rules = Reglas
rules-recommended = recomendadas
rules-changed =
    { $count ->
        [one] { $count } cambiada
       *[other] { $count } cambiadas
    }
length = Duración
length-all = partida entera
length-rounds =
    { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
length-minutes = { $count } minutos
how = ¿Cómo van a jugar?
mode-dealt = En pantalla
mode-dealt-line = La pantalla reparte, guarda las manos y revisa.
mode-called = En una mesa real
mode-called-line = Juegan con fichas reales y tocan lo que se puso.
mode-slots = Solo la base
mode-slots-line = Fichas reales; los botones lo dicen todo.
mode-score-pad = Libreta de puntos
mode-score-pad-line = Fichas reales; anoten solo el final de cada ronda.
seats = Lugares
seats-hint = Siéntate: toca un lugar libre o pulsa ahí la base. Toca a alguien para su nombre, imagen y nivel.
seats-sit = Toca un lugar libre para sentarte.
seats-all-people = Con fichas reales solo juegan personas. Toca un lugar para cambiar el nombre o quitarlo.
seats-range = De { $least } a { $most } jugadores, según el reloj.
seats-exactly =
    { $most ->
        [one] { $most } jugador
       *[other] { $most } jugadores
    }, según el reloj.
names-differ = Dos personas se llaman { $name }: ponle otro nombre a una de ellas.
name-cannot = { $name } no puede ser un nombre aquí: usa letras, y ninguna palabra del juego.
deal-for =
    Repartir a { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
sit-for =
    { $players ->
        [one] Empezar: { $players } jugador
       *[other] Empezar: { $players } jugadores
    }
go-on = Seguir
statistics = Estadísticas
phones = Teléfonos
phones-line = Cada quien tiene su mano en un teléfono.
called-phones-line = Cada uno canta sus jugadas en su teléfono, o mira.
slots-phones-line = Todos ven la mesa en su teléfono.
preferences = Ajustes
hub-connected = Base: { $name }
hub-simulated = Sin base: simulada
hub-unflashed = Una Pico espera su imagen: `roundhouse flash`
hub-missing = Sin base
hub-looking = Buscando una base
hub-lost = Se perdió la base: ¿está conectada?
quit = Salir
quit-title = ¿Salir de Roundhouse?
quit-line = Lo que elegiste está guardado.
quit-line-table = La mesa está guardada tal como está: «Seguir» la retoma más tarde.
quit-stay = Quedarse
back = Volver

## Somebody at the table

seat-title = Lugar { $seat }
seat-line = Escribe un nombre, o toca sus letras.
name-of = Nombre
name-past = De otras veladas
name-too-long = Un nombre tiene como máximo { $most } letras, para que quepa junto a los trenes.
who-plays = Quién juega
who-person = Persona
    .line = una persona, o una computadora que juega así de bien
who-casual = Fácil
    .level = fácil
    .line = juega la ficha más pesada que ve, y muchas no las ve
who-regular = Buena
    .level = buena
    .line = guarda una fila para su tren y a veces no ve una ficha
who-sensible = Fuerte
    .level = fuerte
    .line = guarda una fila para su tren y piensa en quien sigue
who-expert = Experta
    .level = experta
    .line = juega mentalmente hasta el final sus mejores jugadas antes de elegir
team = Equipos
team-of = { $team } de { $teams }
team-none = ninguno
seat-remove = Quitar jugador
livery = Imagen y color
livery-line = Así se reconoce a { $name } en la mesa. Si ya lo tiene alguien, lo cambian.
livery-picture = Imagen
# Same in English.
livery-color = Color
picture-1 = Locomotora de vapor
picture-2 = Diésel
picture-3 = Eléctrica
picture-4 = Tren rápido
picture-5 = Locomotora ténder
picture-6 = De maniobras
picture-7 = Tranvía
picture-8 = De vapor con ténder
picture-9 = Cocodrilo
picture-10 = Dresina
picture-11 = Quitanieves
picture-12 = Automotor
color-1 = Azul
color-2 = Naranja
color-3 = Verde
color-4 = Rosado
color-5 = Amarillo
color-6 = Violeta
color-7 = Turquesa
color-8 = Rojo
color-9 = Lima
color-10 = Arena
color-11 = Gris
# Same in English.
color-12 = Magenta
letters = QWERTYUIOP ASDFGHJKLÑ ZXCVBNM'-
letters-accented = ÁÉÍÓÚÜÀÈÒÏÇ
letter-erase = ←
letter-space = espacio
seat-done = Listo

## One of several

sets-title = Fichas
sets-line = ¿Con qué juego de fichas van a jugar?
set-tiles =
    { $tiles ->
        [one] { $tiles } ficha
       *[other] { $tiles } fichas
    }
lengths-title = Duración
lengths-line = Una partida se puede acortar, y dejar y retomar cuando quieran.
length-all-line = Todas las rondas del juego.
length-rounds-line =
    { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }, { $about }. Gana quien va delante entonces.
length-about-minutes = unos { $minutes } minutos
length-about-hours = unas { $hours } horas
length-minutes-line =
    { $count ->
        [one] Más o menos { $count } ronda
       *[other] Más o menos { $count } rondas
    }. Después no empieza otra.

## A table that rests, and one that cannot go on

pause = Menú
pause-title = Pausa
pause-line = Todo queda guardado: la mesa se puede dejar y retomar cuando quieran.
fair-title = Mezcla limpia
fair-line = El orden de las fichas quedó fijo antes de repartir.
pause-seal = El orden de las fichas se fijó antes de repartir. Su sello es { $seal }; después de la partida se puede comprobar.
pause-on = Seguir jugando
error-title = Algo salió mal
error-line = Todas las mesas están a salvo. Sigan con la suya desde el inicio.
error-to-first-screen = Ir al inicio

## All games

games-title = Juegos de trenes
games-line = Todos se juegan en torno a una base, con las fichas que tengan.

## How it is played

how-to-play = Cómo se juega
how-to-play-of = Cómo se juega: { $game }
how-to-play-rule = Regla de la casa: { $title }, { $value }. { $line }
how-to-play-on = Regla de la casa: { $title }, sí. { $line }
how-to-play-off = Regla de la casa: { $title }, no. Aquí no es así: { $line }

## House rules

rules-title = Reglas de la casa: { $game }
rules-line = Estas son las reglas recomendadas. Pueden cambiar cualquiera.
rules-line-sheet = Como se juega en: { $sheet }. Pueden cambiar cualquier regla.
rules-line-different =
    { $count ->
        [one] Una regla está cambiada; las demás son las recomendadas.
       *[other] { $count } reglas están cambiadas; las demás son las recomendadas.
    }
rules-line-sheet-different =
    { $count ->
        [one] Una regla está cambiada; las demás son como en: { $sheet }.
       *[other] { $count } reglas están cambiadas; las demás son como en: { $sheet }.
    }
rules-basis-recommended = Recomendado
rules-otherwise = { $basis }: { $value }.
rules-search = Buscar por palabra o cláusula
rules-none-found = Ninguna regla de la casa dice «{ $words }».
rules-group-different = Lo que cambia
rules-group-opening = Inicio de una ronda
rules-group-trains = Trenes
rules-group-doubles = Los dobles
rules-group-drawing = Robar y marcadores
rules-group-going-out = Última ficha
rules-group-scoring = Puntos
rules-group-sets = Juegos y rondas
rules-group-table = En la mesa
rules-group-further = Otras reglas
rules-usual-again = Las recomendadas
undo-agreed = Deshacer
undo-agreed-line = Si la pantalla reparte, se pueden deshacer pasos.
announce-time = Tiempo para avisar
announce-time-line = Hasta entonces, nadie puede reclamar un aviso.
turn-clock = Tiempo por turno
turn-clock-line = Cuando un turno dura esto, avisa una luz; cuando dura el doble, un sonido.
turn-clock-off = sin límite
option-usual = lo usual

## Rule sheets

sheets-title = Hoja de reglas
sheets-line = Elige una hoja para jugar con sus reglas, hasta donde se pueden jugar.
sheet-nobody = Sin hoja.
sheet-nobody-chosen = ninguna
sheet-changed = { $sheet }, con cambios
sheet-whole = { $by }. Todo lo que se conoce de ella se puede jugar.
sheet-in-part = { $by }. De sus { $facts } respuestas, { $missing } no se pueden jugar.
sheet-own = Reglas propias.
own-rules = Reglas propias
own-rules-title = Reglas propias
own-rules-line = Pon un nombre a las reglas elegidas para guardarlas. O escribe el texto de unas reglas que te pasaron.
own-rules-name = Nombre o texto
own-rules-keep = Guardar
own-rules-share = Pasar a otros
own-rules-forget = Olvidar
own-rules-unnamed = Nuestras reglas
shared-rules-title = Pasar sus reglas a otros
shared-rules-line = Escaneen o escriban esto en otra mesa, allí en «Reglas propias».
how-to-play-overruled = Lo que esta mesa dio por bueno
how-to-play-fits = Para jugar así desde la próxima partida, cambien «{ $title }» (--rule { $rule }): { $line }
how-to-play-adopt = Desde la próxima partida: { $line }
how-to-play-without = Apáguenla para jugar así desde la próxima partida. Encendida: { $line }
stood = Lo que valió
how-to-play-as = Como se juega en: { $sheet }
how-to-play-not = Su hoja dice también esto, que aquí no se puede jugar:
how-to-play-whole = Aquí vale todo lo que se conoce de su hoja.

## Tables that wait

waiting-title = Seguir
waiting-line = Cada mesa está guardada como quedó.
waiting-round = Ronda { $round }: { $names }
throw-away = Tirar
throw-title = ¿Tirar esta mesa?
throw-line = Sus rondas y puntos se pierden para siempre, también en las estadísticas.
throw-keep = Conservarla
waiting-none = No hay mesas guardadas.
you = Visita

## A dealt table

volume-now = Volumen { $volume } de 10.
volume-none = Sin sonido. Con F8 vuelve a sonar.
begins-by-lot = Empieza { $name }: lo decidió el sorteo.
begins-engine = Empieza { $name }: tiene la locomotora { $tile }.
begins-unused = Empieza { $name }: tiene el doble más alto que aún no fue locomotora.
begins-lower = Empieza { $name }: tiene el doble más alto que puede ser la locomotora de esta ronda.
begins-double = Empieza { $name }: tiene el doble más alto.
begins-tile = Empieza { $name }: tiene la ficha más pesada.
begins-seat = Empieza { $name }: cada ronda, el lugar siguiente.
begins-winner = Empieza { $name }: ganó la última vez.
begins-fewest = Empieza { $name }: tuvo menos puntos en la última ronda.
begins-lowest = Empieza { $name }: tiene el total más bajo.
hand-order = Ordenar
pass-to = Pásaselo a { $name }
leave-seat = Que juegue la computadora
leave-seat-line = Sigue con esta mano; en Jugadores se vuelve a sentar quien jugaba.
leave-ask = ¿Debe jugar la computadora por { $seat }?
leave-ask-line = { $seat } puede volver a sentarse en el menú, en Jugadores.
leave-not = No, juega { $seat }
leave-sure = Sí, que juegue
hand-covered = Muestra tu mano cuando nadie más mire.
announce-owed = Di que te queda una ficha antes de que alguien reclame que lo olvidaste.
claim-early = Eso tiene que esperar: { $seat } aún puede decir que le queda una ficha. Espera un momento.
train-whole = { $name }: el tren completo
train-tiles =
    { $tiles ->
        [one] { $tiles } ficha
       *[other] { $tiles } fichas
    }, desde la base hacia afuera.
why-not = ¿Por qué?
hint-play = La computadora jugaría: { $move }
hint-draw = La computadora robaría una ficha
hint-done = La computadora terminaría el turno
hint-also = También se puede jugar: { $move }
hint-costs =
    También se puede jugar: { $move }, { $points ->
        [0] casi igual de buena
        [one] cerca de { $points } punto peor
       *[other] cerca de { $points } puntos peor
    }
hint-keeps = Guarda { $tiles } para tu tren
hint-lacks = { $seat } no tiene nada con { $number }
hint-thinking = Pensando …
hint-more =
    { $plays ->
        [one] { $plays } jugada más
       *[other] { $plays } jugadas más
    }: vuelve a pedir.

## The first start

welcome-title = Bienvenido a Roundhouse
welcome-line = Dominó de trenes, para uno o para toda la mesa.
welcome-name = Tu nombre
welcome-play = Jugar
languages-title = Idioma
languages-line = Cada uno por su propio nombre.
waiting-short = { $game }: { $names }
waiting-players =
    { $players ->
        [one] { $players } persona
       *[other] { $players } personas
    }
