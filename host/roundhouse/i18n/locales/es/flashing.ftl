### What is to be flashed.

simulated = La base simulada siempre tiene el firmware de este programa: no hay nada que ponerle.
several-picos = Hay { $count } Picos; nombra la que quieres: { $listed }.
# Same in English.
flash-command = `roundhouse flash { $address }` ({ $what })
several-listed = { $some }; { $more }
several-drives = Hay { $count } Picos en modo bootloader: nombra la que quieres con { $listed }.
either = { $some } o { $more }
hub-described = base { $name }, firmware { $firmware }, build { $build }
other-protocol = una base con otro protocolo
no-hub-yet = todavía no es una base
cannot-be-asked = ahora no se le puede preguntar
waits-for-image = La Pico en { $drive } espera una imagen: escribe `roundhouse flash --image ARCHIVO.uf2`, o vuelve a conectarla sin pulsar BOOTSEL si ya tiene MicroPython.
no-pico-reached = No se alcanza ninguna Pico: { $cure }.
no-pico = No hay ninguna Pico: conecta la base con un cable que lleve datos o, si la Pico es nueva, { $bootsel } y escribe `roundhouse flash --image ARCHIVO.uf2`.
hold-bootsel = mantén pulsado su botón BOOTSEL al conectarla
other-build = La base en { $address } tiene otro build ({ $theirs }) del firmware { $firmware } que este programa ({ $ours }): escribe `roundhouse flash { $address }` para igualarlos.

## The files on a Pico

plug-in-again = desconéctala, vuelve a conectarla e intenta otra vez
no-prompt = El dispositivo en { $address } no abre la consola de MicroPython: desconéctalo, mantén pulsado BOOTSEL al conectarlo, y escribe `roundhouse flash --image ARCHIVO.uf2`.
files-full = La memoria de archivos de la Pico en { $address } está llena: quita de ella archivos tuyos, y escribe `roundhouse flash { $address }` otra vez.
pico-error = La Pico en { $address } respondió con un error ({ $last }): { $again }.
broken-off = La conexión con la Pico en { $address } se cortó a mitad de la actualización: conéctala y escribe `roundhouse flash { $address }` otra vez, que la termina.
pico-gone = La Pico en { $address } se desconectó o ya no responde: { $again }.
old-micropython = La Pico en { $address } tiene MicroPython { $theirs }, y la base necesita { $oldest } o más nuevo: ponle uno con `roundhouse flash { $address } --image ARCHIVO`.
other-program = La Pico en { $address } arranca un programa que no es el de la base (su main.py): guarda una copia si la necesitas, y escribe `roundhouse flash { $address } --replace`.
no-room = En la memoria de archivos de la Pico en { $address } no caben los archivos de la base (faltan { $lacking } KB): quita de ella archivos tuyos, o escribe `roundhouse flash { $address } --image ARCHIVO`.
worn-memory = La Pico en { $address } lee { $path } distinto de como se escribió: escribe `roundhouse flash { $address }` otra vez y, si vuelve a pasar, la memoria de la Pico está gastada.
not-confirmed = El build { $build } está en la Pico, pero la base no ha saludado con él: pulsa su botón de reinicio o vuelve a conectarla, y mira con `roundhouse hubs`. { $problem }
silent = No responde.
says-build = Dice que tiene el build { $build }.
in-bootloader = La Pico en { $address } pasó a su bootloader, pero { $cure }.
no-drive = no apareció ninguna unidad: { $bootsel }, y escribe la misma orden sin dirección
port-not-back = MicroPython está en la Pico, pero su puerto no apareció: vuelve a conectarla, y mira con `roundhouse hubs --all`.

## Its drive, and the image

drive-not-mounted = la unidad de una Pico está conectada pero no montada: escribe `udisksctl mount -b { $labeled }`, e intenta de nuevo
drive-of-other-board = La unidad { $drive } es de otra placa ({ $board }), no de una Pico: { $newer }.
not-a-drive = { $drive } no es la unidad de una Pico en modo bootloader (no tiene { $info }): mantén pulsado BOOTSEL al conectar la Pico, y nombra la unidad que aparece, { $board } o { $board2 }.
image-not-taken = La Pico en { $drive } no aceptó la imagen: desconéctala, mantén pulsado BOOTSEL al conectarla, e intenta de nuevo.
went-away = La Pico en { $drive } se fue antes de tener todo { $image }: mantén pulsado BOOTSEL al conectarla, y escribe la misma orden otra vez.
drive-not-permitted = No tienes permiso para escribir en { $drive }: móntala con tu usuario (`udisksctl mount`), o copia la imagen a mano.
drive-full = La unidad { $drive } está llena: quita lo que se copió allí, o desconecta la Pico y empieza de nuevo.
drive-not-written = No se puede escribir en { $drive } ({ $reason }): mantén pulsado BOOTSEL al conectar la Pico, e intenta de nuevo.
image-not-read = { $path } no se puede leer ({ $reason }): nombra el archivo de la imagen, uno que termine en .uf2.
image-without-firmware = { $path } es para una Pico, pero no tiene ni el firmware de la base ni MicroPython: usa roundhouse-hub.uf2, como lo hace `make image`.
not-uf2 = { $path } no es un UF2: usa el archivo de la imagen, roundhouse-hub.uf2.
image-broken = { $path } está dañado, { $what }: descárgalo o hazlo de nuevo.
block-damaged = el bloque { $number } está mal
blocks-missing = tiene { $count } de { $total } bloques
image-for-other-chip = { $path } es para { $chip }, no para una Pico: { $newer }.
image-for-two = { $path } es para dos chips a la vez: { $newer }.
image-for-other-pico = { $path } es para una { $model }, y la que está en { $place } es una { $other }: usa la imagen para la { $other }.
image-for-other-board = { $path } es para una placa con otra memoria: { $newer }.
other-chip = otro procesador ({ $family })
unnamed-chip = un procesador que no nombra
take-pico-image = usa una para la Raspberry Pi Pico (RP2040) o Pico 2 (RP2350)
