### Las páginas de los teléfonos, y la orden que las sirve.

## Sentarse

your-name = Tu nombre
name-kept = o deja el del lugar
where = Siéntate donde estás en la mesa
free = libre
computer = computadora
only-watch = Solo mirar
sit-down = Sentarme
code-wrong = Este código ya no abre la mesa: escanea el que está en la pantalla.
no-seat = No tienes lugar en esta mesa: escanea el código de la pantalla.
left = Dejaste tu lugar: escanea el código para sentarte de nuevo.
seat-taken = Alguien acaba de tomar ese lugar: elige otro.
seat-missing = Elige primero un lugar.
watchers-full = Ya miran bastantes: toma un lugar, o espera a que alguien se vaya.
name-missing = Para jugar necesitas un nombre: escribe el tuyo.
seat-asked = Alguien ya pide ese lugar: espera a que se resuelva, o elige otro.
joins = Jugar en un lugar nuevo
waits-for-seat = Esperar un sitio
waits-here = Esperas un sitio como { $name }: en cuanto haya uno, este teléfono se sienta solo.
waits-no-longer = No esperar más
waiting = Esperan un sitio: { $names }
ask = Es el mío
ask-for = Pedir el lugar de { $seat } con este teléfono
ask-number = Este teléfono muestra { $number }: así la mesa ve qué teléfono pide el lugar de { $seat }.
ask-host = Quien maneja la computadora de la mesa puede darte el lugar enseguida. Esta página se actualiza sola.
ask-no-longer = Dejar de pedirlo
ask-declined = La mesa no te dio ese lugar: escanea el código para elegir otro.
as-screen = Esta pantalla es la mesa: mostrarla a todos
type-code = O escribe el código que está debajo
come-in = Entrar

## En la mesa

attention = Cuando me toca
attention-sound = Un sonido
attention-vibration = El teléfono vibra
attention-title = La pestaña parpadea
attention-remind = Otra vez cada minuto
attention-called = Otros me llaman con ⏰
attention-reactions = Mostrar las reacciones de los demás
attention-awake = Mantener la pantalla encendida
awake-on = La pantalla sigue encendida mientras esta página esté abierta.
awake-tried = Se reproduce un video sin sonido, que mantiene encendidas casi todas las pantallas. Si la tuya se apaga, elige más tiempo en los ajustes del teléfono.
awake-off = Este navegador no mantiene la pantalla encendida: elige más tiempo en los ajustes del teléfono.
trains = Trenes
your-hand = Tu mano
hand-more = Más fichas de tu mano
actions = Lo que puedes hacer
open = abierto
waits = por cubrir
tiles =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
lay-there = Ponerla en { $train }, { $end }
scores = Puntos
round = Ronda
total = Suma
reactions = Reacciones
reaction-clap = Aplausos
reaction-laugh = Risas
reaction-wow = Asombro
reaction-sad = Pena
reaction-party = Vivas
reaction-wait = Esperamos a quien tiene el turno
whole-table = Ver la mesa
whole-picture = Como imagen
back-to-hand = Volver a la mano
calls = Jugadas
more = Más
host = Ser el anfitrión
host-what = El teléfono del anfitrión puede echar teléfonos, hacer otro código, no dejar entrar a nadie más, pausar la mesa y ajustar el volumen de la base.
host-invites = Los demás escriben la dirección y el código en el navegador de su teléfono, o escanean el código de la mesa.
host-type = Escribe el código que la computadora de la mesa muestra para el anfitrión: en «Teléfonos» de su ventana, o con «host» en su terminal
host-be = Usar este teléfono para eso
host-code-wrong = Ese no es el código del anfitrión: la computadora de la mesa muestra otro cada vez.
host-code = Un teléfono en un lugar pasa a ser el del anfitrión con { $code }, una vez.
who-speaks = ¿Quién habla ahora?
count-again = Repetir la foto
photo-lost = La foto no llegó: envíala otra vez.
photo-large = La foto es demasiado grande para enviarla: elige una más pequeña.
photo-often = Se enviaron muchas fotos a la vez: espera unos segundos y envíala otra vez.
calls-for-all = { $seat } dice las jugadas de todos.
leave = Dejar el lugar
leave-watching = Dejar de mirar
leave-sure = ¿Dejar tu lugar? Después puede tomarlo otra persona.
asks-own = Un teléfono que muestra { $number } pide tu lugar. ¿Eres tú?
asks-other = Un teléfono que muestra { $number } pide el lugar de { $seat }.
asks-line = Teléfono { $number }: ¿el lugar de { $seat }?
asks-near = Viene de la misma dirección que { $names }: un sí de ahí no cuenta.
asks-agreed = A favor: { $names }.
asks-two = Puede darlo el teléfono de { $seat }, o dos personas más de la mesa.
asks-time =
    { $minutes ->
        [one] Recibe el lugar en un minuto, si el teléfono de { $seat } no da señales y nadie dice que no.
       *[other] Recibe el lugar en { $minutes } minutos, si el teléfono de { $seat } no da señales y nadie dice que no.
    }
asks-one-more = Dijiste que sí. Falta alguien más de la mesa.
gave-owner = { $seat } sigue con el teléfono que mostraba { $number }: el anterior estuvo de acuerdo.
gave-others = El teléfono que mostraba { $number } recibió el lugar de { $seat }. De acuerdo: { $names }.
gave-host = La computadora de la mesa dio el lugar de { $seat } al teléfono que mostraba { $number }.
gave-time =
    { $minutes ->
        [one] El teléfono de { $seat } no dio señales durante un minuto: el que mostraba { $number } tiene el lugar.
       *[other] El teléfono de { $seat } no dio señales durante { $minutes } minutos: el que mostraba { $number } tiene el lugar.
    }
gave-freed = La computadora de la mesa liberó el lugar de { $seat }.
gave-freed-by = El lugar de { $seat } quedó libre. De acuerdo: { $names }.
gave-sat = Un teléfono se sentó en el lugar de { $seat } en medio de la ronda.
understood = Entendido
lost-seat = Por eso este teléfono ya no muestra la mano de { $seat }. ¿No fuiste tú? Dilo en la mesa, escanea el código y toca «Es el mío» en tu lugar.
let-in-own = Sí, sigo allí
let-in-other = Sí, es { $seat }
# Same in English.
keep-out = No
leave-computer = Que siga una computadora
leave-computer-sure = ¿Que una computadora juegue tu mano desde ahora?
leave-depart = Salir de la partida
leave-depart-sure = ¿Salir de la partida? Tu lugar se quita; tus puntos quedan anotados.
lost = Sin conexión con la mesa: probando de nuevo …
tap-kept = La mesa aún no ha recibido tu toque. Se guarda y se envía otra vez …
tap-late = La mesa ya había avanzado antes de que llegara tu toque. Mira y toca otra vez.
here = aquí con un teléfono
away = ausente
leave-watching-sure = ¿Dejar de mirar? Escanea el código para volver.
to-hand = Volver a tu mano
scan = Siéntate con tu teléfono:
code = Código

## La orden

serving = La mesa está abierta. Escanea el código con un teléfono de la misma red, o abre { $address }
serve-picture = El código para escanear está en { $path }
serve-name = O abre { $address } en un teléfono que encuentre nombres como este.
serve-commands = Escribe code para un código nuevo, close para que no entre nadie más, free 2 para liberar el segundo lugar, host para el código del anfitrión, quit para terminar.
serve-closed = Ya no puede entrar nadie más. Escribe code para abrir de nuevo.
serve-asks = Un teléfono que muestra { $number } pide el lugar de { $seat }. Escribe free { $place } para dejarlo entrar.
serve-unknown = Escribe code, close, host, free y el número de un lugar, o quit.
serve-host = Un teléfono en un lugar pasa a ser el del anfitrión con el código { $code }, que sirve una vez: Más, Ser el anfitrión.
same-network = Un teléfono que no encuentra la página está en otra red: únelo al mismo wifi.
no-more-files = Esta computadora no deja que el programa abra más archivos, así que los teléfonos nuevos tienen que esperar. Vuelve a iniciarlo después de `ulimit -n 4096`.

## La ventana

phones-title = Teléfonos
phones-here = Escanea el código con un teléfono, o escribe la dirección y el código en su navegador. Sin teléfono se juega aquí.
phones-shut = Ahora no puede entrar nadie más: un código nuevo vuelve a abrir.
phones-code = Código { $code }
phones-renew = Código nuevo
phones-shut-it = Que no entre nadie más
phones-done = A la mesa
phones-let-in = Dejar entrar
phones-free-it = Liberar
seat-here = con teléfono
seat-away = ausente
seat-free = juega aquí
seat-asked-by = lo pide un teléfono que muestra { $number }
seat-computer = computadora

## Sin pantalla

no-table = No hay ninguna mesa: escanea el código, o escríbelo aquí.
setup-on = sí
setup-off = no
setup-people = Personas, con comas entre sus nombres
setup-computers = Computadoras que juegan
setup-fill = las que falten para ser { $count }
setup-level = Qué tan bien juegan las computadoras
setup-sound = Sonido de la base
setup-rules = Reglas de la casa
setup-look = Aplicar y ver de nuevo
setup-begin = Empezar
setup-waiting = Seguir con una mesa
rematch = Otra vez
rematch-sure = ¿Empezar otra vez este juego para todos?
another-game = Otro juego
another-game-sure = ¿Elegir otro juego para todos? Todos los teléfonos siguen.
wish = Quiero jugar otra vez
wish-here = La próxima partida empieza en la computadora: esta página sigue sola.
share = Compartir imagen
between = Se está eligiendo el próximo juego. Esta página sigue sola.
between-choose = Elegir el juego
between-stay = Quédate aquí: sigues con los demás.
again = Preparar otra mesa
again-sure = ¿Dejar esta mesa? Queda guardada, y todos la dejan.
renew-sure = ¿Crear un código nuevo? El anterior ya no abrirá la mesa, y las pantallas que solo miran tendrán que escribir el nuevo.
statistics = Estadísticas
hosting = Prepara una mesa desde un teléfono: escanea el código, o abre { $address }
host-unknown = Escribe host, free y el número de un lugar, o quit.
