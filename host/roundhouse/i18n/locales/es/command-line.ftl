### The command line: what is wrong with an order, the options of commands, and words of their help.

## What cannot be, and what can

no-command = No hay ninguna orden { $name }: elige { $allowed }.
no-command-but-near = No hay ninguna orden { $name }: ¿querías decir { $near }?
no-option = No hay ninguna opción { $name }: elige { $allowed }.
no-option-but-near = No hay ninguna opción { $name }: ¿querías decir { $near }?
bad-value = { $name } no puede ser { $value }: { $wanted }.
bad-value-but-near = { $name } no puede ser { $value }: ¿querías decir { $near }?
missing = Falta { $name }: `roundhouse { $command } --help` dice qué es.
missing-choice = Falta { $name }: elige { $allowed }.
value-missing = { $name } lleva un valor: `roundhouse { $command } --help` dice cuál.
no-value = { $name } no lleva ningún valor: escríbelo solo.
too-much = `roundhouse { $command }` no espera { $written } ahí: quítalo.
bad-hub-name = El nombre de una base tiene de 1 a { $most } letras sin acento: elige otro --name.
no-part = No hay ninguna parte { $part }: elige entre { $allowed }.
wanted-choice = elige { $allowed }
wanted-whole = escribe un número entero, como 4
wanted-number = escribe un número, como 2.5
wanted-from = escribe un número desde { $least }
wanted-between = escribe un número de { $least } a { $most }
wanted-address = escribe una dirección como https://dominoes.example
wanted-folder = nombra una carpeta que puedas usar
wanted-file = nombra un archivo que puedas usar
no-stats = No hay guardada ninguna ronda así: `roundhouse play` añade algunas.
bad-day = No se entiende { $option } { $text }: escribe un día como 2026-12-24.
no-days = Ningún día está desde { $since } y hasta { $until }: cámbialos de lugar.
not-counted = { $name } no se cuenta, porque no se puede reproducir.
bad-minutes = Una partida no puede durar { $minutes } minutos: elige más de 0 y a lo sumo una semana.
announce-time-unused = En esta mesa nadie anuncia la última ficha: quita --announce-time o añade --rule missed_call=yes.
bad-seed = Ese --seed no sirve: escribe hasta 64 letras y cifras.
nobody-named = Nadie está en --players: escribe nombres como --players "Ann,Bo".
name-all = ¿Quiénes se sientan a la mesa? Nómbralos a todos, en el sentido del reloj: --players "Ann,Bo,Cy".
many-named =
    { $named ->
        [one] Hay { $named } nombre
       *[other] Hay { $named } nombres
    } para { $seats ->
        [one] { $seats } lugar
       *[other] { $seats } lugares
    }: nombra menos, o pide más --seats.
bad-names = Estos nombres no se distinguen de la notación: usa { $fault }.
drive-without-image = Una unidad solo recibe una imagen: nombra una con --image ARCHIVO.uf2.
replace-with-image = Una imagen sustituye cualquier programa que tenga la Pico: deja fuera --replace.
no-folder = No se puede escribir en la carpeta { $folder } ({ $reason }): nombra otra.
no-file = { $file } no se puede abrir ({ $reason }): nombra otro.
not-written = { $file } no se puede escribir ({ $reason }): nombra otro lugar.
bad-record = { $file }:{ $line }: { $what }
record-or-replay = Elige --record o --replay: una grabación que se repite ya está en un archivo.

## Headings

heading-usage = Uso:
heading-options = Opciones
heading-commands = Órdenes

## Which numbers an option takes, after what it does

range-from = desde { $least }
range-between = de { $least } a { $most }

## Options of several commands

option-announce-time = Durante cuántos segundos nadie puede reclamar que un jugador olvidó anunciar su última ficha. Si no, 5.
option-turn-clock = Tras cuántos segundos de un turno avisa una luz de que ya dura mucho, y tras el doble un sonido. Nadie pierde nada por eso. Si no, no hay reloj.
option-data = Dónde se guardan las mesas. Si no, en la carpeta de datos del usuario.
option-help = Muestra este texto y termina.
option-hub = El puerto de la base, sim:// para una simulada, o none para ninguna. Si no, la primera que haya.
option-hall = Comunica las rondas a la sala en este broker, como mqtt://192.168.1.5; añade --table.
option-table = El número de esta mesa en la sala.
option-home-assistant = Muestra la mesa en Home Assistant por este broker, como mqtt://roundhouse@homeassistant.local/cocina.
option-direct-tables = Cuántas mesas hay.
option-direct-broker = Un broker que ya funciona, como mqtts://broker.example/north, en vez de uno propio.
option-direct-host = La dirección en que escucha nuestro broker. Si no, todas las de esta computadora.
option-direct-port = El puerto de nuestro broker.
option-direct-tls = Un certificado y su clave, como archivos: nuestro broker habla TLS.
option-direct-pages-port = El puerto de las páginas de la velada.
option-direct-public = La dirección por la que los teléfonos de fuera llegan a las páginas, como https://velada.example.
option-direct-new = Empieza una velada nueva; el archivo de la última se guarda aparte.
option-host = La dirección de esta computadora en la red de los teléfonos. Si no, se detecta sola.
option-job = Un archivo en que los resultados se guardan según llegan: la misma orden sigue desde ahí, aquí o en otro sitio.
option-language = El idioma; si no, el elegido en pantalla o el de esta computadora.
option-level = Qué tan bien juegan las computadoras: { $levels }. Por lo común, { $usual }.
option-minutes = Una partida más corta: ninguna ronda nueva después de tantos minutos.
option-on = Juega en el clúster de Dask cuyo planificador está en esta dirección, como tcp://10.0.0.5:8786.
option-out = Guarda aquí record.txt y table.png.
option-port = El puerto en que se sirven las páginas.
option-public = La dirección por la que llegan quienes están en otra parte, como https://domino.example.
option-tls = Un certificado y su clave, como archivos: las páginas van por https.
option-rounds = Una partida más corta.
option-report = Escribe el resultado también en este archivo, con el final del registro de fallos, sin nombres ni lugares.
option-rule = Una regla de la casa; se puede repetir.
option-remove-yes = Borra sin preguntar.
option-seconds = Termina después de tanto tiempo; si no, con Ctrl-C.
option-seed = Baraja como dice esta semilla: la misma semilla reparte las mismas fichas.
option-set = El juego de doble N: 6, 9, 12, 15 o 18.
option-sheet = Las reglas de una hoja publicada, de las que enumera `roundhouse sheets`; o las propias, como el texto con que se pasan.
option-sounds = Cuánto se oye: quiet (poco), usual (lo normal) o all (todo). Si no, lo elegido en la ventana.
option-text = Juega en la terminal; así es también donde no hay pantalla.
option-thinking = Cuánto piensa una computadora experta en una jugada o en una pista. Por lo común, 1 donde se ve en pantalla; si hay muchas, comparten el tiempo de cuatro.
option-verbose = Cuenta en la salida de errores lo que ocurre, y de un error muestra dónde fue.
option-version = Muestra la versión y termina.
option-workers = Cuántos procesos juegan. Por lo común, uno por núcleo.

## Options of one

option-arena-better = Se detiene cuando sea seguro, con un riesgo de 5 %, si el retador gana esta ventaja o ninguna: puntos por ronda, o porcentaje de partidas.
option-arena-confirm = Usa los repartos para confirmar, no los de ajustar.
option-arena-deals = Cuántos repartos duplicados a lo sumo.
option-arena-game = Qué juego. Por lo común, Mexican Train.
option-arena-matches = Juega partidas enteras, no rondas sueltas.
option-arena-out = Guarda aquí el resultado como JSON, con todo lo necesario para repetirlo.
option-arena-seats = Cuántos juegan. Por lo común, 2.
option-check-all = Sigue tras una línea rechazada o que no se entiende; esa no cuenta.
option-check-quiet = Muestra solo lo que está mal.
option-check-table = Muestra tras cada línea cómo está la mesa.
option-flash-drive = La unidad de una Pico en modo bootloader.
option-flash-image = Pone esta imagen, con MicroPython y todo.
option-flash-replace = Sustituye en la Pico un programa que no es el de la base.
option-hubs-all = Pregunta en cada puerto serie, no solo en los de una Pico.
option-lab-matches = Cuántas partidas con cada combinación. Por lo común, 200.
option-lab-out = Guarda lab.svg y lab.csv en esta carpeta.
option-lab-seats = Cuántos juegan: 4, 2-8 o 2,4,6. Por lo común, 4.
option-lab-vary = Juega con cada uno de estos valores; otra vez para otra regla, y se juega cada combinación.
option-monitor-all = Muestra también acuses de recibo y pings.
option-monitor-record = Guarda en ARCHIVO lo que pasa por el cable.
option-monitor-replay = Muestra de nuevo lo grabado en ARCHIVO.
option-play-computer = Las computadoras ocupan todos los lugares y juegan una ronda (o --rounds).
option-play-out = Guarda aquí record.txt, table.png y, con --computer, hub.wav.
option-play-players = Las personas que juegan, como "Ana,Bo"; si no, tú nada más.
option-play-seats = Cuántos juegan en total; las computadoras toman los lugares libres. Si no, tantos como nombres, o 4.
option-referee-phones = Cada quien dice sus jugadas, o mira, en su teléfono; aquí no se escribe nada.
option-referee-players = Quiénes se sientan a la mesa, en el sentido del reloj, como "Ana,Bo,Cy".
option-referee-slots = Se juega solo con los botones de la base, y solo se escriben las sumas de las manos.
option-referee-score-pad = Se anota solo quién se quedó sin fichas en cada ronda y cuánto suman las manos.
option-replay-hub = Lo muestra y lo hace sonar en esta base; sim:// para una simulada.
option-replay-round = Empieza con esta ronda.
option-replay-speed = Sigue solo, N pasos por segundo; si no, una tecla es un paso.
option-replay-rule-anew = Donde las reglas han cambiado desde que se escribió el registro, valen las de hoy; lo que rechazan se omite.
option-play-phones = Cada quien tiene su mano en un teléfono; la ventana muestra la mesa, y las manos de quienes no tienen uno.
option-resume-phones = Ofrece la mesa en los teléfonos, como `roundhouse serve`.
option-serve-players = Las personas que juegan, como "Ana,Bo"; cada una toma un lugar con su teléfono. Si no, tú nada más.
option-serve-seats = Cuántos juegan en total; las computadoras toman los lugares libres. Si no, tantos como nombres, o 4.
option-code = El código que abre la mesa: al menos 4 letras y cifras, 8 con --public. Si no, el que tenía la mesa, o uno nuevo.
option-serve-qr = Cómo se muestra el código para escanear: dibujado en la terminal, o como imagen en la carpeta de datos, cuya ruta se imprime.
option-resume-list = Solo enumera las mesas que no han terminado.
option-resume-as-it-was = Donde las reglas han cambiado, la mesa queda como estaba: lo que ahora rechazan vale.
option-resume-rule-anew = Donde las reglas han cambiado, arbitra de nuevo desde ahí y guarda una copia de la mesa como estaba.
option-review-round = Mira solo esta ronda.
option-review-seed = Juzga en los mundos posibles de esta semilla: la misma semilla da las mismas cifras.
option-review-workers = Cuántos procesos juzgan. Por lo común, uno por núcleo.
option-review-on = Juzga en el clúster de Dask cuyo planificador está en esta dirección, como tcp://10.0.0.5:8786.
option-review-rule-anew = Donde las reglas han cambiado desde que se escribió el registro, valen las de hoy; lo que rechazan se omite.
option-photo-camera = Toma una foto con una cámara web; 0 es la primera.
option-photo-format = Texto para personas, o json: un objeto por imagen, en una línea.
option-photo-game = El juego, cuyas fichas se leen.
option-photo-report = Empaqueta solo las fichas, sin nada alrededor, para enviar una imagen mal leída.
option-photo-set = El juego de doble N; sin él se lee cualquier número hasta 18.
option-photo-show = Escribe la foto como PNG con lo leído dibujado encima.
option-photo-tiles = Cuántas fichas tiene la mano.
option-rules-format = El formato.
option-rules-out = Lo escribe en este archivo.
option-rules-rule = Una regla de la casa, marcada como elegida; se puede repetir.
option-rules-set = El juego de doble N.
option-rules-sheet = Una hoja publicada, y lo que de ella no se puede jugar; `roundhouse sheets` las enumera.
option-settings-brightness = Qué tan brillantes son las luces.
option-settings-mute = Ningún sonido, sea cual sea el volumen; o de nuevo con sonido.
option-settings-name = Cómo se llama, en hasta { $letters } letras.
option-settings-parts = Las partes que tiene: algunas de { $parts }.
option-settings-quiet = El perfil de la noche: sonidos más suaves; o los de siempre.
option-settings-slots = Cuántas vías tiene.
option-settings-volume = Qué tan fuerte suena sin una computadora.
option-seat-even = Todas las mesas tienen los jugadores de --tables-of; los que sobran descansan.
option-seat-rounds = Para cuántas rondas.
option-seat-seed = La misma semilla da los mismos asientos.
option-seat-tables-of = Cuántos jugadores hay en una mesa.
option-standings-by = Lo que vale una ronda: sus puntos (points); un punto por cada rival superado en la mesa (ranks); o los puntos de ventaja sobre el promedio de los demás (margin). Por lo común, points.
option-standings-most-wins = Gana quien tiene más puntos; si no, quien tiene menos.
option-standings-teams = Muestra la clasificación de los equipos de este CSV de nombres y equipos.
option-stats-computers = Cuenta también a los jugadores de la computadora.
option-stats-csv = Escribe una fila por ronda; - la imprime.
option-stats-evenings = En cambio, una línea por mesa: cuándo, qué, quiénes, cómo terminó.
option-stats-game = Solo este juego.
option-stats-since = Solo mesas empezadas ese día o después, como 2026-12-24.
option-stats-until = Solo mesas empezadas ese día o antes.

## What stands for what is to be written

metavar-address = DIRECCIÓN
metavar-args = ARGUMENTOS
metavar-certificate = CERTIFICADO
metavar-challenger = RETADOR
metavar-code = CÓDIGO
metavar-command = ORDEN
metavar-date = FECHA
metavar-dir = CARPETA
metavar-file = ARCHIVO
metavar-game = JUEGO
metavar-key = CLAVE
metavar-level = NIVEL
metavar-list = LISTA
metavar-name = NOMBRE
metavar-names = NOMBRES
metavar-options = OPCIONES
metavar-picture = IMAGEN
metavar-player = JUGADOR
# Same in English.
metavar-rival = RIVAL
metavar-seconds = SEGUNDOS
metavar-sheet = HOJA
metavar-text = TEXTO
metavar-value = VALOR
