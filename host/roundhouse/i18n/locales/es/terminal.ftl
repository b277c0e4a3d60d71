### Messages at a dealt table in the terminal, and the commands that can be typed there.
### A command's text is what a person types; .does says what it does.

## What may be typed

command-lay = 5-6 en Bo
    .does = poner el 5-6 en el tren de Bo; más corto si solo puede ser una jugada: 5-6
command-lay-mexican = 5-6 en mexicano
    .does = ponerlo en el Tren Mexicano
command-lay-engine = 6-6
    .does = poner un doble de locomotora, donde el juego la pide
command-draw = robar
    .does = robar una ficha del pozo
command-done = listo
    .does = terminar tu turno
command-marker = marcador abajo Ann
    .does = bajar tu marcador, en un juego donde solo puede su dueño; marcador arriba Ann: subirlo
command-hint = pista
    .does = lo que jugaría la computadora en tu lugar
command-why = explica 5-6 en Bo
    .does = lo que dicen las reglas de una jugada, sin hacerla
command-hand = mano
    .does = mostrar otra vez la mesa y tu mano
command-scores = hoja
    .does = mostrar la hoja de puntos
command-undo = deshacer
    .does = deshacer lo que pasó desde tu última decisión; deshacer 3: los últimos tres pasos
command-stand = vale
    .does = dar por buena la última jugada rechazada; vale 4: con el 4 abierto; puede seguir una nota
command-agree = aceptar
    .does = permitir que se deshaga lo que alguien pide; rechazar: no permitirlo
command-correct = corregir 1 Bo 17
    .does = corregir los puntos que Bo recibió en la ronda 1
command-announce = anunciar
    .does = decir que te queda una ficha, donde olvidarlo cuesta una: 5-6 en Bo, anunciar
command-claim = reclamar Bo
    .does = decir que Bo lo olvidó
command-seat = lugar Bo buena
    .does = que una computadora (fácil, buena, fuerte, experta) siga por Bo; lugar Bo Dana: una persona
command-leave = dejar
    .does = dejar la mesa; la computadora sigue por ti
command-join = entrar Dana tras Bo
    .does = entre rondas: Dana llega y se sienta después de Bo; por cada ronda que se perdió recibe el promedio de los demás, o los puntos que agregues: entrar Dana tras Bo 20
command-depart = irse Bo
    .does = entre rondas: Bo deja la mesa; sus puntos quedan en la hoja
command-swap = permutar Ann Bo
    .does = entre rondas: Ann y Bo cambian de lugar, cada uno con sus puntos
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

help-title = Lo que puedes escribir
ask-next = Intro para la próxima ronda
ask-end = La partida terminó: Intro para salir, u hoja con el repaso, corregir, deshacer
first-help = Escribe una jugada como { $example }, o ? para ver qué más hay.
first-help-any = Escribe ? para ver qué puedes escribir.
pass-screen = { $seat }, es tu turno: pulsa Intro cuando nadie más esté mirando.
announce-now = { $seat }, te queda una ficha: escribe anunciar, o pulsa Intro para seguir.
show-hand = Ver mi mano
no-hint = Ahora no hay nada que elegir.
can-be-played = Eso se puede.
why-what = Escribe lo que quieres saber, así: explica 5-6 en Bo
stand-alone = En esa jugada no hay número que elegir: quita { $said }.
stand-number = ¿Qué número queda abierto: { $choices }? Escríbelo así: vale { $example }
match-over = La partida terminó: pulsa Intro para salir, corrige unos puntos, o vuelve atrás con deshacer.
no-round = No hay ninguna ronda en juego: pulsa Intro para la próxima, o escribe ? para ver qué más hay.
undo-possible =
    { $possible ->
        [0] No hay nada que deshacer.
        [one] Solo hay un paso que deshacer.
       *[other] Solo hay { $possible } pasos que deshacer.
    }
undo-answer = Escribe aceptar o rechazar.
undo-not-agreed = En esta mesa se juega sin deshacer.
undo-none = Todavía no hay nada tuyo que deshacer.
undo-what = Escribe cuántos pasos deshacer, así: deshacer 3
seat-what = Escribe de quién es el lugar y quién sigue, así: lugar Bo buena, o: lugar Bo Dana
join-what = Escribe quién llega y detrás de quién se sienta, así: entrar Dana tras Bo
joins = { $who } se sienta después de { $neighbor } y juega desde la próxima ronda.
depart-what = Escribe quién se va, así: irse Bo
swap-what = Escribe quién cambia de lugar con quién, así: permutar Ann Bo
departs = { $who } deja la mesa; los demás siguen.
sits = { $old } le da el lugar a { $new }.
sits-computer = La computadora ({ $level }) sigue por { $old }.
correct-what = Escribe la ronda, quién y los puntos, así: corregir 1 Bo 17
muted = En silencio. Escribe silencio otra vez para que vuelva el sonido.
volume-what = Escribe un número de 0 (silencio) a 10, así: volumen 3
stopped = No empieza otra ronda después de esta.
unsealed = El sello { $seal } era de la sal { $salt } y las fichas { $tiles }
saved = La mesa está guardada: sigue con `roundhouse resume { $name }`.
saved-files = Los archivos están aquí:
no-window = No se puede abrir una ventana ({ $reason }); el juego sigue sin ella.
resumed = { $name } sigue: { $players }.
ruled-otherwise = { $what } Para eso escribe `roundhouse resume { $name } --rule-anew`, que guarda una copia de la mesa como estaba; o con --as-it-was, y lo que ahora se rechaza vale.
tables = Mesas que se pueden retomar
no-tables = No hay ninguna mesa guardada: `roundhouse play` empieza una.
no-phones = Las páginas para teléfonos necesitan más paquetes: { $cure }.
phones-later = Lo que necesitan los teléfonos se está instalando: vuelve a intentarlo en un minuto. Si tarda más, { $log } dice por qué.
no-camera = Leer fotos necesita más paquetes: { $cure }.
photo-not-read = No se puede leer { $file }: { $reason }.
photo-no-picture = { $file } no es una imagen que se pueda leer: usa un archivo JPEG, PNG, WebP o HEIC.
photo-too-large = { $file } es demasiado grande: usa una imagen de hasta 64 megapíxeles.
photo-too-slow = Leer { $file } tardó demasiado: inténtalo de nuevo.
photo-no-heic = { $file } es una imagen HEIC: guárdala como JPEG o instala el extra camera (`roundhouse doctor` dice cómo).
photo-no-webcam = No se encontró ninguna cámara web: conecta una o permite su uso en los ajustes del sistema.
photo-webcam-busy = La cámara web no da imagen: cierra el programa que la usa e inténtalo de nuevo.
photo-webcam-denied = Este programa no puede usar la cámara web: únete al grupo video y vuelve a iniciar sesión.
photo-webcam = cámara web
photo-none-named = Falta una imagen: indica un archivo o toma una con --camera.
photo-one-alone = --show y --report toman una sola imagen a la vez.
photo-no-set = No hay un juego así: elige --set 1 a { $highest }.
photo-read = { $file }: { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
photo-doubtful = No es seguro, míralas: { $tiles }
photo-unread = { $count ->
    [one] Otra más parece una ficha y no se pudo leer: ponla plana o cuéntala a mano.
   *[other] Otras { $count } parecen fichas y no se pudieron leer: ponlas planas o cuéntalas a mano.
}
photo-short = { $count ->
    [one] Falta una ficha: separa las fichas y repite la foto.
   *[other] Faltan { $count } fichas: separa las fichas y repite la foto.
}
photo-no-tiles-seen = En { $file } no se ven fichas: haz la foto desde arriba, más cerca.
photo-no-tiles-dark = { $file } está demasiado oscura: repite la foto con más luz.
photo-no-tiles-blurred = { $file } está borrosa: mantén quieta la cámara y repite la foto.
photo-dark = La foto está oscura: más luz ayuda.
photo-blurred = La foto está borrosa: mantén quieta la cámara.
no-phone-network = Esta computadora no está en ninguna red: conéctala a la de los teléfonos, o da su dirección con --host.
code-too-short = Un código tiene al menos { $least } letras y cifras de la a a la z y del 0 al 9, para que nadie lo adivine: elige otro.
idle-without = { $option } no hace nada sin { $other }: añade { $other } o quita { $option }.
idle-with = { $option } no hace nada junto con { $other }: quita una de las dos.
phone-port-taken = El puerto { $port } de { $host } está ocupado: cierra el programa que lo usa, o elige otro con { $option }.
phone-not-here = { $host } no es una dirección de esta computadora: quita --host, o nombra una de sus propias direcciones.
phone-port-refused = No se puede usar el puerto { $port } de { $host } ({ $reason }): elige otro con { $option }.
no-such-table = No hay ninguna mesa sin terminar { $name }: elige { $allowed }.
warned = A { $seat } le queda una ficha.
refused-clause = ({ $clause })

## A record that is played again, and what went wrong

replay-keys = Intro o espacio: seguir · b: atrás · r: próxima ronda · g: seguir solo · q: salir
replay-at = { $at } de { $length }
replay-end = Ese es el final del registro.
replay-step = Sigue
replay-leave = Cerrar
replay-back = Atrás
replay-go = Ver
replay-wait = Pausa
no-such-round = No hay ninguna ronda { $round } en este registro: elige de 1 a { $most }.
bad-speed = No se pueden jugar { $speed } pasos por segundo: elige más de 0 y a lo sumo 1000.
not-text = { $file } no es un texto: nombra un registro, como lo guarda `roundhouse play --out`.
went-wrong = Algo falló dentro de roundhouse; { $where }.
replaced = Roundhouse se actualizó o se quitó mientras funcionaba: inícialo otra vez; { $where }.
system-refused = Esta computadora negó lo que el comando necesita ({ $reason }); { $where }.
logged = lo que pasó está en { $log }
workers-and-on = Da --workers o --on, no los dos: un clúster tiene sus propios procesos.
no-cluster-package = Un clúster necesita un paquete más: { $cure }, y lo mismo en el clúster.
no-cluster = No se puede usar el clúster: { $reason }. Revisa su planificador y la dirección.
stopped-early = Se detuvo antes de terminar.
rules-not-compiled = Aquí las reglas no están compiladas y esto tarda unas cuatro veces más: «pip install» las compila donde hay un compilador de C.
workers-lost = Se detuvo antes de terminar: los procesos se cierran una y otra vez, o el clúster ya no está. Ejecuta la orden de nuevo; con --job se conserva lo hecho.
job-not-kept = Se detuvo antes de terminar: ya no se puede escribir en el archivo del trabajo. Haz sitio en el disco y ejecuta la orden de nuevo.
page-prompt = Un número, o Intro para volver
page-disabled = Eso no es posible ahora.
page-unknown = Escribe uno de los números; tras el de un ajuste, su nuevo valor, + o -.
