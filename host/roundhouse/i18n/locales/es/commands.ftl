### The help of each command. The text is its line in the list of commands; .help is all of it.
### A paragraph that begins with \b keeps its lines.

main = Una mesa para dominó de trenes.
    .help =
        Una mesa para dominó de trenes: un árbitro que conoce las reglas, jugadores de la computadora, y una base que se ilumina y suena.

        \b
          roundhouse play                        elige en la pantalla: juego, lugares, reglas, o una mesa guardada
          roundhouse play basic-trains --text    otro juego, en la terminal
          roundhouse play --computer --out out   mira a las computadoras; guarda registro, imagen y sonido
          roundhouse referee --players Ana,Bo    arbitra una partida que juegan con fichas reales
          roundhouse serve --players Ana,Bo      reparte para teléfonos: cada uno tiene su mano
          roundhouse resume                      sigue donde quedó la última mesa
          roundhouse games                       enumera los juegos
          roundhouse rules mexican-train         imprime las reglas de un juego
          roundhouse check tarde.txt             compara un registro con las reglas
          roundhouse replay tarde.txt            míralo de nuevo, paso a paso
          roundhouse review tarde.txt            mira qué costaron las decisiones, aparte de la suerte
          roundhouse stats                       partidas, victorias y mejores rondas de muchas tardes
          roundhouse hubs                        enumera las bases
          roundhouse flash                       pon el firmware en una base, o actualízalo
          roundhouse status                      muestra cómo está una base; también settings y selftest

        En el entorno:

        \b
          ROUNDHOUSE_DATA            la carpeta de mesas, preferencias y registro de fallos
          ROUNDHOUSE_HALL_PASSWORD   la contraseña para el broker de una sala
          ROUNDHOUSE_HOME_PASSWORD   la contraseña para el broker de Home Assistant
          LC_ALL, LC_MESSAGES, LANG  el idioma, si no se eligió ninguno
          NO_COLOR                   sin colores en la terminal
arena = Mide a un jugador de la computadora contra otro.
    .help =
        Mide cuánto mejor juega RETADOR que RIVAL, con repartos duplicados: las mismas mezclas se juegan una vez por cada lugar del retador, con rivales en todos los demás, para que la suerte del reparto se compense.

        { $kinds }

        Ctrl-C termina, y lo jugado hasta entonces se muestra y se guarda.

        \b
          roundhouse arena sensible greedy                            rondas sueltas, dos lugares
          roundhouse arena sensible one-ply --seats 4 --matches       partidas enteras, cuatro lugares
          roundhouse arena sensible greedy --better 2 --deals 5000    hasta que sea seguro
check = Compara registros con las reglas.
    .help =
        Muestra lo que decide el árbitro sobre cada línea de un registro, o de un archivo de escenarios; ARCHIVO puede ser - para lo que llega por una tubería.

        Termina con el código 1 en la primera línea que se rechaza o no se entiende, y nombra la línea y la cláusula; también cuando las manos que se mostraron prueban que alguien pasó o robó con una ficha que podía jugar.

        Una línea como `ask Bo 3-3 on Ann` se decide y no cambia nada; `ask legal` dice qué se puede hacer ahora, y por qué lo demás no.

        Un registro se puede escribir a mano, con fichas que nadie vio y desde la mitad de una ronda: RECORDS.md en roundhouse/records muestra cómo.
club = Una velada de muchas mesas.
    .help = Una velada de muchas mesas.
conform = Prueba si una base cumple las promesas del protocolo.
    .help =
        Prueba una base, nuestra o hecha por ti: ¿cumple las promesas de firmware/PROTOCOL.md?

        DIRECCIÓN es un puerto como /dev/ttyACM0 o COM3, socket://EQUIPO:PUERTO, o sim:// para la base simulada; sin ella, la primera base que responda. Tarda unos 15 segundos, hace sonar un traqueteo y no cambia ningún ajuste. Termina con el código 1 si se incumple una promesa.
data = Los archivos del programa: dónde están y cómo llevárselos.
    .help =
        Los archivos del programa.

        Mesas guardadas, preferencias, análisis y los archivos de una sala están en una carpeta. Nada de eso está en el paquete: al desinstalar o actualizar Roundhouse, la carpeta se queda como está.

        La variable ROUNDHOUSE_DATA indica otra carpeta, y --data otra para una orden.
direct = Dirige una sala con muchas mesas.
    .help =
        Dirige una sala con muchas mesas. Ellas comunican solas cada ronda.

        La velada se lleva desde el puesto de dirección, una página cuya dirección se muestra: inscribir, empezar rondas, avisar, hacer sonar una señal en todas las bases, corregir puntos, imprimir, guardar los puntos como los lee `roundhouse club standings`. Los jugadores escanean un código para ver su mesa; una pantalla en la pared muestra asientos y clasificación.

        La computadora de cada mesa necesita el archivo con su contraseña, en una carpeta hall de su carpeta de datos, y comunica con --hall y --table:

        \b
          roundhouse club direct --tables 12                      la sala
          roundhouse referee --hall mqtt://192.168.1.5 --table 7  una mesa

        Con --broker también se escriben los archivos para Mosquitto: contraseñas, lista de acceso, mosquitto.conf.
doctor = Lo que funciona en esta computadora, y qué hacer con lo demás.
    .help =
        Dice qué funciona en esta computadora: pantalla, sonido, bases, red, extras, carpetas, disco. Cada línea que no va bien dice qué hacer.

        Termina con el código 1 si hay algo que hacer. Con --report, envía el archivo cuando informes de un fallo.
export = Empaqueta los archivos para otra computadora.
    .help = Empaqueta los archivos del programa en ARCHIVO.zip: mesas guardadas, preferencias, análisis y los archivos de una sala. Mientras tanto se puede jugar.
flash = Pone el firmware de la base en una Pico, o lo actualiza.
    .help =
        Pone el firmware de la base en una Raspberry Pi Pico, o lo actualiza.

        DIRECCIÓN es el puerto de la base, como /dev/ttyACM0 o COM3; sin ella, la única Pico que haya.

        Sin --image los archivos del firmware van por el cable a una Pico que tiene MicroPython, solo los que cambian. Se puede parar en cualquier momento: la base no arranca con media actualización, y la siguiente sigue donde se paró.

        Con --image va una imagen entera a la Pico. A una base conectada se le pide que se vuelva una unidad; si la Pico es nueva, mantén pulsado su botón BOOTSEL al conectarla.

        \b
          roundhouse flash                                los archivos, a la única Pico que haya
          roundhouse flash COM3                           los archivos, a esta
          roundhouse flash --image roundhouse-hub.uf2     la imagen
games = Enumera los juegos.
    .help = Enumera los juegos: cuántos pueden jugar, con qué juegos de fichas, y de qué maneras.
house-rules = Abre las reglas de la casa en la terminal.
    .help =
        Abre la página de reglas de la casa: elige una hoja publicada o reglas sueltas, pon nombre a las propias, pásalas como texto, recibe las de otros. La página empieza con las reglas del último juego, o las de JUEGO.

        Escribe el número de una fila y, si quieres, un valor detrás; una línea vacía vuelve atrás. `roundhouse play --sheet NOMBRE` juega con reglas que tienen nombre.
hubs = Enumera las bases.
    .help =
        Enumera las bases que hay.

        A cada Pico en un puerto serie se le pregunta quién es; lo que no se alcanza, y lo que tiene otro firmware que el de este programa, aparece con lo que hay que hacer. A otros aparatos no se les pregunta, a menos que digas --all. La última línea es la base simulada, que no necesita ninguna base real: da su dirección, o cualquier otra de la lista, a `roundhouse play --hub DIRECCIÓN` y `roundhouse monitor DIRECCIÓN`.
import = Desempaqueta una exportación en esta computadora.
    .help = Desempaqueta lo que empaquetó `roundhouse data export`. Donde ya hay mesas o preferencias no cambia nada.
lab = Muestra qué hacen las reglas de la casa con un juego.
    .help =
        Juega muchas partidas con cada combinación de reglas de la casa entre jugadores de la computadora, y compara el largo de una ronda, las rondas bloqueadas, la ventaja de quien empieza, la diferencia de puntos y los lugares. Cada combinación recibe las mismas semillas y se compara con la primera partida por partida.

        Ctrl-C detiene, y lo jugado hasta entonces se muestra y se guarda.

        \b
          roundhouse lab mexican-train --vary one_double=yes,no                        cuatro lugares
          roundhouse lab mexican-train --vary one_double=yes,no --seats 2-8 --out .    también hoja y tabla
monitor = Muestra en palabras el cable entre esta computadora y una base.
    .help =
        Muestra en palabras el cable entre esta computadora y una base.

        DIRECCIÓN es un puerto como /dev/ttyACM0 o COM3, o sim:// para una base simulada; sin ella, la primera base que responda, y la simulada si no hay ninguna. Pulsa sus botones y mira qué dice; los de una base simulada se pulsan escribiendo: `press 3`, `press 12 700` (la locomotora, durante 700 ms), `unplug`, `plug`.

        \b
          roundhouse monitor sim://?drop=0.2     una base simulada detrás de un mal cable
          roundhouse monitor --record cable.txt  guarda en un archivo lo que se dice
          roundhouse monitor --replay cable.txt  lee ese archivo en palabras, sin ninguna base
          roundhouse monitor COM3 --replay cable.txt
                                                 muestra y hace sonar el archivo en una base
photo = Lee las fichas de una mano en una foto.
    .help =
        Lee las fichas de una mano en fotos: números, puntos y lo que no es seguro.

        Ocurre solo en esta computadora; ninguna imagen sale de ella. Di con --tiles cuántas fichas tiene la mano, y se avisará si falta una. Pon las fichas planas sobre un fondo liso, con luz pareja, ninguna encima de otra.

        Termina con el código 1 si falta una ficha o no se pudo leer, y con 2 si un archivo no es una imagen. Necesita el extra `camera`.

        \b
          roundhouse photo mano.jpg --set 12 --tiles 9
          roundhouse photo --camera --set 12 --tiles 9        lo que ve la cámara web
          roundhouse photo mano.jpg --show leido.png          lo leído, dibujado sobre la foto
          roundhouse photo *.jpg --format json                un objeto por línea, para programas
          roundhouse photo mal.jpg --report mal.zip           para enviar una imagen mal leída
play = Juega una partida.
    .help =
        Juega JUEGO: mexican-train (el de siempre) u otro de los que enumera `roundhouse games`.

        Con pantalla y sin decir nada más, se abre una ventana en que se eligen juego, jugadores y reglas; con un juego o con jugadores, una ventana con esa mesa. Sin pantalla, o con --text, la mesa está en la terminal. Cada mesa en que se sienta una persona se guarda: `roundhouse resume` sigue donde quedó.

        Reglas de la casa, como --rule NOMBRE=VALOR:

        { $rules }
referee = Arbitra una partida en una mesa real.
    .help =
        Arbitra JUEGO en una mesa real: pon tus propias fichas, di lo que se hace, y oye lo que dicen las reglas.

        Lo que se dice se escribe como notación o más corto, uno por línea o varios separados por comas; ? enumera lo que se puede decir:

        \b
          ana 12-5            Ana pone la 12-5
          bo robar            Bo roba
          cy 3-3 en bo        Cy pone el doble 3 en el tren de Bo
          bo listo            el turno de Bo terminó
          bo 3-4 5-5          lo que le queda a Bo al final; bo = 17 para la suma

        Con --slots se juega solo con los botones de la base; lo único que se escribe son las sumas de las manos al final. Primero cada quien pulsa la vía que tiene enfrente. Después, pulsar una vía dice que se puso una ficha en su tren (un pulso largo: un doble; dos veces: baja su marcador), y pulsar la locomotora, que alguien robó (dos veces: pasó o terminó su turno; un pulso largo: se deshace el último paso).

        Con --score-pad no se dice ninguna jugada: solo quién se quedó sin fichas en cada ronda (bo fuera, nadie) y cuánto suman las manos (ann = 17). Lo que ninguna mano puede sumar se rechaza.

        Cada mesa se guarda: `roundhouse resume` sigue donde quedó. Lo que se dice puede llegar por una tubería; entonces el código es 1 si algo no se pudo aceptar.

        Reglas de la casa, como --rule NOMBRE=VALOR:

        { $rules }
remove = Borra los archivos.
    .help = Borra, después de preguntar, mesas guardadas, preferencias, análisis, los archivos de una sala y el registro de fallos de esta carpeta. Las copias de partidas y los demás archivos se quedan.
replay = Repite un registro.
    .help =
        Repite el registro ARCHIVO, paso a paso o de corrido; ARCHIVO puede ser - para lo que llega por una tubería.

        En la ventana, Espacio sigue, U vuelve, N va a la próxima ronda y G va de corrido; la locomotora de una base también sigue. En la terminal una tecla es un paso: Entrar sigue, b vuelve, r va a la próxima ronda, g va de corrido, q termina.
resume = Sigue en una mesa que quedó a medias.
    .help =
        Sigue en la mesa NOMBRE, o en la última que no ha terminado.

        Cada jugada se guarda en el acto: aunque el programa o la computadora se detengan de golpe, la mesa sigue donde quedó.
review = Muestra lo que costaron las decisiones de una partida.
    .help =
        Mira atrás en una partida guardada: qué suerte tuvo cada quien con sus fichas, cuánto costaron sus decisiones y las tres que más costaron, cada una con lo que habría sido mejor.

        Cada decisión se juzga por lo que su jugador podía saber entonces, jugándola hasta el final en muchos mundos posibles, como el experto. Las cifras son puntos de ventaja sobre el promedio de los demás al final de una ronda, con intervalos del 95 %. En una mesa real solo se conoce una mano por lo que después se puso y se mostró; lo que no se sabe no se juzga.

        Cada decisión toma como un tercio de segundo. Ctrl-C termina, y se informa de lo juzgado hasta entonces.

        \b
          roundhouse review partida.txt               la partida entera
          roundhouse review partida.txt --round 3     una de sus rondas
rules = Imprime las reglas de un juego.
    .help =
        Imprime el cuaderno de JUEGO: sus reglas en palabras sencillas, cláusula por cláusula, con las reglas de la casa elegidas.

        \b
          roundhouse rules mexican-train | less
          roundhouse rules mexican-train --rule one_double=yes --format html --out reglas.html
seat = Muestra quién se sienta dónde en cada ronda.
    .help = Muestra como CSV quién se sienta dónde en cada ronda, de modo que se encuentren dos veces los menos posibles. ARCHIVO es un CSV con un nombre por línea y, si quieres, un equipo.
selftest = Prueba cada luz, sonido y botón de una base.
    .help =
        Hace que una base muestre cada luz en cada color, toque cada sonido, y pida los botones uno por uno.

        DIRECCIÓN es un puerto como /dev/ttyACM0 o COM3, o sim:// para una base simulada; sin ella, la primera base que responda. Mira y escucha; pulsa cada botón cuando se encienda su luz. Ctrl-C termina la prueba. Sin computadora: mantén pulsados los botones de las vías 1, 2 y 3 al encender la base.
serve = Ofrece una mesa en los teléfonos.
    .help =
        Reparte JUEGO para teléfonos: cada uno escanea el código con un teléfono de la misma red, toma un lugar y tiene una mano que nadie más ve. No se abre ninguna ventana.

        Las computadoras toman los lugares para los que no se nombra a nadie. Toda mesa se guarda: `roundhouse resume --phones` la continúa, y cada uno vuelve a su lugar.

        Sin juego ni personas, también la mesa se prepara desde los teléfonos: todo se hace allí.

        Reglas de la casa, como --rule NOMBRE=VALOR:

        { $rules }
settings = Muestra los ajustes de una base, o los cambia.
    .help =
        Muestra los ajustes de una base, o los cambia; la base los recuerda cuando se apaga.

        DIRECCIÓN es un puerto como /dev/ttyACM0 o COM3, o sim:// para una base simulada, que los olvida cuando termina; sin ella, la primera base que responda. Una base no puede detectar sus partes: nómbralas aquí.

        \b
          roundhouse settings                                 los ajustes de la base
          roundhouse settings --volume 3 --quiet              para la noche
          roundhouse settings --slots 2 --parts lamps,buttons tres botones y una tira en una placa de pruebas
standings = Muestra la clasificación de una velada.
    .help =
        Muestra la clasificación de una velada como CSV. ARCHIVO es un CSV con una línea por cada jugador de cada ronda: ronda, mesa, jugador, puntos.

        Una ronda que alguien no jugó cuenta como el promedio de las que jugó. Los empates se deciden por rondas ganadas y luego por la mejor ronda; quienes sigan empatados comparten el puesto.

        \b
          roundhouse club standings puntos.csv                           la suma de los puntos, la menor primero
          roundhouse club standings puntos.csv --by margin               para mesas de distinto tamaño
          roundhouse club standings puntos.csv --teams jugadores.csv     los equipos, por el promedio de su gente
sheets = Enumera hojas de reglas: las propias y las publicadas.
    .help = Enumera las reglas que has guardado con un nombre, y luego las hojas de reglas publicadas que se conocen aquí: de clubes, fabricantes, enciclopedias, familias y aplicaciones. Cada una es una selección de reglas de la casa para --sheet.
stats = Partidas, victorias y mejores rondas de muchas tardes.
    .help =
        Muestra cómo fueron las partidas en todas las mesas guardadas, de todos o de quienes se nombren.

        Las partidas cuentan cuando terminaron, y una victoria compartida como parte de una; las rondas cuentan en todas, para quien estaba sentado cuando terminaron.
status = Muestra cómo está una base.
    .help =
        Muestra cómo está una base: desde cuándo funciona, de qué está hecha, qué salió mal.

        DIRECCIÓN es un puerto como /dev/ttyACM0 o COM3, o sim:// para una base simulada; sin ella, la primera base que responda, y la simulada si no hay ninguna. Una base con la batería baja, o en modo seguro, dice qué hacer.
where = Dice dónde están los archivos.
    .help = Dice en qué carpetas están las mesas, las copias de partidas y el registro de fallos.
