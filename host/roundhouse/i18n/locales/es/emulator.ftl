### The command `roundhouse pico`, which runs an emulated hub.

pico-building = Haciendo la imagen; cuando el firmware cambió, tarda uno o dos minutos …
pico-starting = Arrancando el emulador …
pico-at = La base emulada está en { $addresses }. En otra terminal:
pico-ends = Ctrl-C termina.
pico-speed = Va a { $speed } de la velocidad de una Pico.

## The panel: a line of figures, and keys

pico-title = las luces y el sonido de la base, desde sus pines
pico-sound = sonido
pico-keys = 1-9 0 - = vías · espacio locomotora · l larga · u cable · r reinicio · q fin
pico-long = la próxima: larga
pico-figures = { $seconds } s, a { $speed } de la velocidad de una Pico · { $how }
pico-open = abierto: { $addresses }
pico-nobody = nadie tiene abierto el puerto
pico-cable = cable desconectado
pico-bootloader = en el bootloader: r la reinicia
pico-crashed = se cayó: r la reinicia

## What is wrong

pico-not-here = Aquí no se puede emular la Pico: { $reason }.
pico-port = No se puede ofrecer el puerto { $port } ({ $reason }): nombra otro con --port.
