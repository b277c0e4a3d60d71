### The commands that look after hubs: hubs, status, settings, selftest and flash.

hubs-asking = Buscando bases …
hubs-address = Dirección
hubs-unreachable = no responde, ver abajo
hub-name = Nombre
hub-simulated = No se encontró ninguna base: esta es la simulada, { $address }.
hub-missing = Aquí no hay ninguna base que probar: conecta una, o nombra { $address } para la simulada.
# Same in English.
hub-firmware = Firmware
hub-source = código fuente
hub-protocol = Protocolo
hub-with = Partes

## How a hub is

status-firmware = { $firmware } ({ $build }), protocolo { $protocol }
status-with =
    { $slots ->
        [one] { $slots } vía
       *[other] { $slots } vías
    }, { $parts }
status-nothing = nada
status-running = Encendida desde hace
status-days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    } { $clock }
status-memory = Memoria libre
# Same in English.
status-bytes = { $count } bytes
status-untold = sin dato
status-supply = Alimentación
status-volts = { $volts } voltios
status-low = { $volts } voltios, baja
status-unmeasured = no se puede medir
status-temperature = Temperatura
status-celsius = { $celsius } °C en el procesador
status-lines = Líneas reparadas
status-healed = { $bad } llegaron cortadas o cambiadas, { $again } se enviaron otra vez
status-late = Sonidos tardíos
status-errors = Errores
status-faults = { $faults } desde que se encendió
status-battery = La batería está casi vacía: cámbiala, o conecta la base a un puerto USB.
status-safe = La base falló tres veces seguidas y trabaja en modo seguro, solo con enlace y luces: a los cinco minutos empieza de nuevo por sí sola; si vuelve a quedar así, escribe `roundhouse flash { $address }`.

## How it is set

settings-volume = Volumen
settings-loudness = { $volume } de { $most }
settings-muted = { $volume } de { $most }, en silencio
settings-profile = Perfil
settings-quiet = suave
settings-loud = fuerte
settings-brightness = Brillo
settings-light = { $brightness } de { $most }
settings-slots = Vías
settings-parts = Partes
settings-none = ninguna
settings-unkept = La base no pudo escribir en su memoria: usa estos ajustes hasta que se apague.

## The builder's test

selftest-lamps = Luces: una tras otra en { $color }, y después todas.
selftest-sound = Sonido { $number } de { $of }: { $name }
selftest-press = Pulsa { $button }: su luz está encendida, y espera diez segundos.
selftest-bad = Hay una falla: { $what }.
selftest-ended = La prueba terminó: { $how }.
selftest-well = Todo está bien, hasta donde la base puede comprobarlo.
selftest-faults = Fallas: { $faults }.

## Putting firmware on it

flash-asking = Preguntando a la Pico …
flash-files =
    { $files ->
        [one] { $files } archivo
       *[other] { $files } archivos
    }
flash-waiting = Esperando el saludo de la base …
flash-stopped = Se detuvo: escribe `{ $command }` otra vez para terminar; hasta entonces la base puede no arrancar.
flash-micropython = MicroPython está en la Pico en { $address }: ahora escribe `roundhouse flash { $address }` para poner los archivos de la base.
flash-same = La base en { $address } está al día: { $now }.
flash-done = La base en { $address } tenía el firmware { $was } y ahora tiene el { $now }.
flash-new = La base en { $address } no tenía un firmware completo y ahora tiene el { $now }.
flash-image = La base en { $address } ahora tiene el firmware { $now }; una Pico en modo bootloader no dice lo que tenía antes.
flash-left-out = No hubo lugar para sonidos más nuevos ({ $sounds }): se oyen los de la imagen; una imagen más nueva los tiene.

## The promises of the protocol, in the order in which they are tried, and what was seen where one is broken

conform-hello = Se presenta ante el anfitrión.
conform-acknowledges = Confirma cada línea con número.
conform-repeated-line = Obedece una vez una línea repetida y la confirma de nuevo.
conform-missing-line = Toma las líneas en orden, y ninguna tras una que falta.
conform-damaged-line = Pasa por alto una línea dañada.
conform-garbage-before-a-line = Encuentra una línea detrás de basura.
conform-line-in-pieces = Toma una línea a trozos, con retorno de carro.
conform-overlong-line = Pasa por alto una línea de más de 160 bytes.
conform-unknown-kinds-and-fields = Pasa por alto tipos y campos que no conoce.
conform-no-message = Confirma y avisa de una línea sin mensaje.
conform-no-number = Avisa de un mensaje sin número y no lo obedece.
conform-other-protocol = No obedece a un anfitrión de otro protocolo.
conform-sends-again = Envía de nuevo lo que no se confirma, con pausas cada vez más largas.
conform-in-flight = Tiene como máximo 256 bytes en camino.
conform-skipped-number = Acepta un skip en lugar del mensaje al que sustituye.
conform-numbers-wrap = Después del 65535 sigue contando desde 1.
conform-same-host-again = Reconoce a un anfitrión que saluda de nuevo.
conform-new-host = No envía a un anfitrión nuevo nada que era para otro.
conform-unknown-host = No acepta ninguna línea de una conversación terminada.
conform-scene = Muestra una escena y rechaza la que no tiene sentido.
conform-cue = Toca un sonido y rechaza el que no conoce.
conform-settings = Dice sus ajustes, y aplica todos los valores de un mensaje o ninguno.
conform-status = Informa de su estado.
conform-stray-bytes = Bytes sueltos y un Ctrl-C suelto no la detienen.
conform-silent-host = Responde a un anfitrión que calló un rato.
conform-form-of-lines = Cada una de sus líneas tiene la forma que pide el protocolo.
conform-trying = Se prueba la base en { $address } …
conform-kept = La base en { $address } cumple las { $count } promesas del protocolo.
conform-broken = La base en { $address } incumple { $broken } de las { $count } promesas del protocolo: mira firmware/PROTOCOL.md.
conform-saw-nothing = Se esperaba «{ $awaited }» y no llegó en { $seconds } s.
conform-saw-unwanted = Dijo { $line }
conform-saw-field = Su { $field } es { $value }.
conform-saw-times = Envió su estado { $times } veces en un segundo.
conform-saw-in-flight = Tenía { $bytes } bytes en camino.
conform-saw-lacks = Falta, o no es un número entero: { $fields }.
conform-saw-bad-lines =
    { $count ->
        [one] { $count } línea está mal
       *[other] { $count } líneas están mal; la primera
    }: { $line }
