### The screens of a table with real tiles: the call pad, what is asked there, and the hub alone.

## At a real table: the call pad

called-drew = Robó ficha
called-drew-passed = Robó y pasó
called-done = Listo
called-passed = Pasó
called-earlier = ¿Estaba mal una jugada anterior?
called-more = Más
called-clear = Borrar
called-redo = Rehacer
called-for-all = Decir las jugadas de todos
called-own = Decir solo las mías
called-blank = blanco
called-on-table = en mesa
called-touch-first = Toca el tren y luego el otro número de la ficha. O primero los dos números.
called-touch-two = Toca los dos números de la ficha que se puso.
called-touch-other = Toca el otro número de la ficha.
called-touch-second = ¿Y su otro número? El mismo otra vez es un doble.
called-where = { $tile }: toca el tren donde está.
called-where-unseen = Una ficha que nadie pudo leer: toca el tren donde está.
called-fits = Encaja en { $trains }.
called-fits-one = Solo encaja en { $train }.
called-fits-none = { $tile } no encaja en ningún tren donde { $seat } pueda jugar.
called-lies = { $tile } ya está en la mesa.
called-lay-on = En { $train }
called-engine = Se puso { $tile }
called-penalty = Robó la multa
called-which-way = ¿En qué sentido está?
called-opens = { $end } queda abierto
called-left = Extremo izquierdo en { $train }
called-right = Extremo derecho en { $train }
called-not-ended = { $seat } tiene que esperar: { $turn } no ha terminado su turno.
called-is-done = { $turn } ya terminó
called-not-yet = { $seat } tiene que esperar: es el turno de { $turn }.
called-nothing-to-undo = No hay nada que deshacer.

## At a real table: what is asked

called-leader = ¿Quién empieza la primera ronda?
called-leader-line = Toca a alguien, o que decida la suerte.
called-lot = Sortear
called-holder-hand = ¿Quién tiene el { $tile }?
called-holder-found = ¿Quién tiene el doble más alto que aún no fue locomotora?
called-holder-lower = ¿Quién tiene el doble de la ronda, o el siguiente más bajo?
called-holder-each = ¿Quién tiene el doble más alto?
called-holder-set = ¿Quién tiene la ficha con más puntos?
called-finder = Todos roban una ficha. ¿Quién encuentra la locomotora?
called-holder-line = Miren todos sus fichas. Toca a quien la tenga.
called-nobody = Nadie
called-round = Ronda { $round }
called-take =
    Fichas boca abajo, revuelvan, y tomen { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    } cada quien.
called-take-engine =
    Pongan el { $tile } en la base. Revuelvan las demás, y tomen { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    } cada quien.
called-dealt = Todos tienen fichas
called-hand = ¿Qué le queda a { $seat }?
called-hand-line =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    } según lo dicho. Toca cada una, o di la suma.
called-hands-left = Falta contar: { $seats }
called-last-double = ¿Cuántos puntos tiene el doble con que terminó { $seat }?
called-last-double-line = Nadie lo vio: que lo diga { $seat }.
called-by-tiles = Ficha a ficha
called-by-sum = La suma
called-told = { $seat } tiene { $sum }
called-told-twice = { $tile } ya está dicha.
called-last-back = Quitar última
called-over = La partida terminó
called-end = Terminar

## At a real table: more

called-more-title = En esta mesa
called-more-line = Todo lo dicho hasta ahora está guardado.
called-unseen = Una ficha sin leer
called-unseen-line = Está puesta, y sus números no se saben.
called-unseen-double = Un doble sin leer
called-unseen-double-line = Está atravesado, y su número no se sabe.
called-redo-line = Vuelve a hacer lo deshecho, si todavía vale.
called-how-to-play-line = Las reglas de este juego, y lo acordado.
called-settings-line = Idioma, texto, movimiento, sonido.
called-scores-line = La hoja por rondas, y correcciones.
called-trust = De confianza
called-trust-line = Lo que nadie pudo comprobar en esta ronda.
called-stop = Parar tras esta ronda
called-stop-line = No empieza otra ronda; gana quien va delante.
called-stop-now = Terminar la partida ahora
called-stop-now-line = Gana quien va delante.
called-stop-over = La partida ya terminó.
called-stop-none = Todavía no se jugó ninguna ronda.
called-go-on = Seguir jugando después de esta ronda
called-leave = Dejar la mesa
called-leave-line = Se guarda como está, y siguen otro día.

## Una jugada se corrige en su sitio

fix-title = Lo que se dijo en esta ronda
fix-line = Toca la jugada equivocada. Las siguientes se revisan de nuevo.
fix-last-plays = Toca una errónea · todas ›
fix-menu = Corregir una jugada
fix-menu-line = Todas las jugadas de esta ronda: di qué fue en realidad.
fix-change = Fue otra cosa
fix-insert = Falta antes
fix-remove = No ocurrió
fix-remove-rest = Quitar esta y todas las siguientes ({ $count })
fix-keep = Dejarla en confianza
fix-no-longer = Eso ya no vale
fix-no-longer-line = { $call }. { $reason }
fix-begins = { $seat } empieza la ronda
fix-trust = en confianza
fix-corrected = corregida
fix-was = antes: { $call }
fix-waits = aún sin revisar
fix-instead = En lugar de: { $call }. Di qué fue en realidad.
fix-before = Antes de: { $call }. Di qué falta.
fix-touch = Toca el número o el tren correcto, o lo que fue.
fix-was-now = Era: { $was }. Ahora es: { $now }.
fix-added = Faltaba: { $now }.
fix-gone = Esto no ocurrió: { $was }.
fix-done = Corregido. Todas las jugadas siguientes siguen valiendo.
fix-removed =
    { $count ->
        [one] La jugada se ha quitado
       *[other] Se han quitado { $count } jugadas
    }. Deshacer devuelve lo que había.
fix-withdrawn = Todo está como antes de la corrección.
fix-withdraw = Dejar todo como estaba
fix-undo = Deshacer la corrección

## The hub alone

slots-seat = { $seat }, pulsa la vía que tienes enfrente.
slots-taken = Ahí ya hay alguien.
slots-elsewhere = Cambiar lugares
slots-leader = ¿Quién empieza la primera ronda? Pulsen esa vía, o la locomotora para sortear.
slots-deal = Pulsen la locomotora cuando todos tengan sus fichas.
slots-finder = Todos roban una ficha. ¿Quién halla la locomotora? Pulsa tu vía; mantenla pulsada para ponerla. Si nadie la tiene, pulsen la locomotora.
slots-holder-hand = ¿Quién tiene el { $tile }? Pulsa tu vía; mantenla pulsada para ponerlo. Si nadie lo tiene, pulsen la locomotora.
slots-holder-found = ¿Quién tiene el doble más alto que aún no fue locomotora? Pulsa tu vía; mantenla pulsada para ponerlo. Si nadie lo tiene, pulsen la locomotora.
slots-holder-lower = ¿Quién tiene el doble de la ronda, o el siguiente más bajo? Pulsa tu vía; mantenla pulsada para ponerlo. Si nadie lo tiene, pulsen la locomotora.
slots-holder-each = ¿Quién tiene el doble más alto? Pulsa tu vía; mantenla pulsada para ponerlo.
slots-holder-set = ¿Quién tiene la ficha con más puntos? Pulsa tu vía.
nudge = Sin prisa, { $seat }: es tu turno.
slots-ready = La base está lista.
slots-drew = Robó
slots-tile = Vía: ficha
slots-double = Largo: doble
slots-draws = Centro: robó
slots-ends = Dos veces: fin
slots-touch = Toquen la imagen.
slots-undoes = Largo: deshacer
slots-tiles =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }

## A hub that has gone, and is there again

hub-gone = Se perdió la base.
hub-troubled = La base tiene una falla.
hub-back = La base volvió.

## Una mano contada con fotos

count-photo = Contar con una foto
count-another = Otra foto más
count-drop = Descartarla
count-share = Mostrar la foto a todos
count-hide = No mostrar más la foto
count-shown = La foto de la mano de { $seat }
count-reading = Se está leyendo la foto…
count-read = { $count ->
        [one] { $count } ficha, { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }
       *[other] { $count } fichas, { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }
    }
count-look = No es seguro: { $tiles }. Míralo y toca lo que esté mal.
count-missing = { $count ->
        [one] Falta una ficha: añade una foto o tócala abajo.
       *[other] Faltan { $count } fichas: añade una foto o tócalas abajo.
    }
count-whole = Ya están contadas las { $count } fichas: quita una primero.
count-full = Una mano admite hasta { $count } fotos: descarta una o toca abajo las fichas que faltan.
count-wrong-hand = ¿Es esta la mano correcta?
count-elsewhere = { $tile } se contó en la mano de { $seat }.
count-no-tiles-seen = No se encuentran fichas: haz la foto desde arriba y más cerca.
count-no-tiles-dark = La foto es demasiado oscura: repítela con más luz.
count-no-tiles-blurred = La foto está borrosa: sujeta bien la cámara y repítela.
count-no-picture = Esto no es una imagen que se pueda leer: usa un archivo JPEG, PNG, WebP o HEIC.
count-too-large = La imagen es demasiado grande: usa una de hasta 64 megapíxeles.
count-too-slow = Leer la foto tardó demasiado: envíala otra vez.
count-no-heic = Es una imagen HEIC, que aquí no se puede leer: guárdala como JPEG.
count-no-webcam = No se encontró ninguna cámara web: conecta una o permite su uso en los ajustes del sistema, o suelta un archivo en la ventana, o escribe foto y su nombre.
count-webcam-busy = La cámara web no da imagen: cierra el programa que la usa e inténtalo de nuevo.
count-webcam-denied = Este programa no puede usar la cámara web: únete al grupo video y vuelve a iniciar sesión.
count-no-extra = Leer fotos necesita más paquetes: `roundhouse doctor` dice cómo instalarlos.
count-busy = Se están leyendo otras fotos: inténtalo de nuevo en un momento.
count-not-read = No se puede leer la imagen: { $reason }.
camera-title = Fotografía la mano
camera-hint = Pon las fichas planas, ninguna sobre otra, todas en la imagen.
camera-starts = La cámara web arranca …
camera-take = Tomar la foto
own-photo = Mi mano con una foto
own-line = Tu tren más largo: { $tiles }.
own-no-line = Con tus fichas no hay un tren propio.
