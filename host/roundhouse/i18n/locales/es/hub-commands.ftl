### The commands that look after hubs: hubs, status, settings, selftest and flash.

hubs-asking = Preguntando quién está …
hubs-address = Dirección
hubs-unreachable = no responde, ver abajo
hub-name = Nombre
hub-firmware = Programa
hub-protocol = Protocolo
hub-with = Con

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
status-bytes = { $count } octetos
status-untold = no lo dice
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
settings-unkept = La base no pudo escribir en su memoria: se guía por esto hasta que se apague.

## The builder's test

selftest-lamps = Luces: una tras otra en { $color }, y después todas.
selftest-sound = Sonido { $number } de { $of }: { $name }
selftest-press = Pulsa { $button }: su luz está encendida, y espera diez segundos.
selftest-bad = No está bien: { $what }.
selftest-ended = La prueba terminó: { $how }.
selftest-well = Todo está bien, hasta donde la base puede sentirlo.
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
flash-done = La base en { $address } tenía { $was } y ahora tiene { $now }.
flash-new = La base en { $address } no tenía un firmware completo y ahora tiene { $now }.
flash-image = La base en { $address } tiene { $now }; lo que tenía antes, una Pico en modo bootloader no lo dice.
flash-left-out = No hubo lugar para sonidos más nuevos ({ $sounds }): se oyen los de la imagen; una imagen más nueva los tiene.
