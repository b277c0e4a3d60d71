"""What is told in English of hubs, their ports and their flashing, by that."""

TOLD_HUBS = {
    # A hub and its port.
    "What is at {address} does not answer like a hub: unplug other devices, or put the hub's firmware on it with "
    "`roundhouse flash {address}`.": "Lo que está en {address} no responde como una base: desconecta otros aparatos, o "
    "ponle el firmware de la base con `roundhouse flash {address}`.",
    "What is at {address} does not answer.": "Lo que está en {address} no responde.",
    "The hub at {address} no longer answers: unplug it and plug it in again.": "La base en {address} ya no responde: "
    "desconéctala y vuelve a conectarla.",
    "Something went wrong with the hub at {address}: if that happens again, unplug it and plug it in again.": "Algo "
    "falló con la base en {address}: si vuelve a pasar, desconéctala y vuelve a conectarla.",
    "The hub at {address} did not take the order: unplug it and plug it in again.": "La base en {address} no aceptó la "
    "orden: desconéctala y vuelve a conectarla.",
    "The hub at {address} did not answer within {seconds} s.": "La base en {address} no respondió en {seconds} s.",
    "The hub at {address} has not answered within {seconds} s: is it plugged in?": "La base en {address} no respondió "
    "en {seconds} s: ¿está conectada?",
    "The hub at {address} was unplugged: plug it in again, it is found by itself.": "La base en {address} se "
    "desconectó: vuelve a conectarla, y se encuentra sola.",
    "The hub at {address} speaks protocol {theirs} (firmware {firmware}) and this roundhouse speaks {ours}: {cure}.": (
        "La base en {address} habla el protocolo {theirs} (firmware {firmware}) y este programa habla el {ours}: "
        "{cure}."
    ),
    "The hub at {address} has firmware {firmware}, which cannot do that: run `roundhouse flash {address}`.": "La base "
    "en {address} tiene el firmware {firmware}, que no puede hacer eso: escribe `roundhouse flash {address}`.",
    "The hub at {address} has firmware {firmware}, which is {which} than this program ({version}): run `{cure}`.": (
        "La base en {address} tiene el firmware {firmware}, {which} que este programa ({version}): escribe `{cure}`."
    ),
    "older": "más viejo",
    "newer": "más nuevo",
    "unknown": "desconocido",
    "of an unknown version": "de versión desconocida",
    "without a version": "sin versión",
    "run `{command}` on this computer": "escribe `{command}` en esta computadora",
    "run `roundhouse flash {address}`": "escribe `roundhouse flash {address}`",
    "There is no port {address}: plug the hub in, and see `roundhouse hubs` for what is there.": "No hay ningún puerto "
    "{address}: conecta la base, y mira con `roundhouse hubs` qué hay.",
    "{address} is no serial port: see `roundhouse hubs` for what is there.": "{address} no es un puerto serie: mira "
    "con `roundhouse hubs` qué hay.",
    "{address} is no address that can be opened: take a port's name, or sim:// without hardware.": "{address} no es "
    "una dirección que se pueda abrir: usa el nombre de un puerto, o sim:// si no tienes ninguna base.",
    "{address} is in use by another program: close it (a terminal, another roundhouse) and try again{waiting}.": "Otro "
    "programa está usando {address}: ciérralo (una terminal, otro roundhouse) e intenta de nuevo{waiting}.",
    ", or wait: ModemManager looks at a new port for some seconds": ", o espera: ModemManager mira cada puerto nuevo "
    "durante unos segundos",
    "Windows cannot open {address}: plug the hub into another socket of the computer itself; if that does not help, "
    "remove the port in the Device Manager under Ports and plug the hub in again, so that Windows takes its own driver "
    "(USB Serial Device).": "Windows no puede abrir {address}: conecta la base a otra entrada de la computadora misma; "
    "si eso no ayuda, quita el puerto en el Administrador de dispositivos, bajo Puertos, y vuelve a conectar la base, "
    "para que Windows use su propio controlador (Dispositivo serie USB).",
    "You may not open {address}: {cure}.": "No tienes permiso para abrir {address}: {cure}.",
    "ask whoever looks after this computer for access to it": "pídelo a quien cuida esta computadora",
    "run `{rule}`, then plug the hub in again": "escribe `{rule}`, y vuelve a conectar la base",
    "you have joined the group {group} since you logged in: log out and in again": "entraste al grupo {group} después "
    "de iniciar la sesión: ciérrala e iníciala de nuevo",
    "run `sudo usermod -a -G {group} {user}`, then log out and in again": "escribe `sudo usermod -a -G {group} "
    "{user}`, cierra la sesión e iníciala de nuevo",
    "simulated hub": "base simulada",
    # What a hub says of itself.
    "The hub had an error in its {part}: {fault}": "La base tuvo un error ({part}): {fault}",
    "The hub is in safe mode after {count} crashes: {part}: {fault}": "La base está en modo seguro después de {count} "
    "caídas: {part}: {fault}",
    "In safe mode the hub does not know {kind}": "En modo seguro la base no conoce {kind}",
    "The sample {sample} is missing: flash the hub again.": "Falta la muestra {sample}: pon el firmware en la base "
    "otra vez.",
    "{field} has to be a whole number from {min} to {max}, not {got}.": "{field} debe ser un número entero de {min} a "
    "{max}, no {got}.",
    "{field} has to be 1 (on) or 0 (off), not {got}.": "{field} debe ser 1 (encendido) o 0 (apagado), no {got}.",
    "A hub's name has 1 to {max} plain letters.": "El nombre de una base tiene de 1 a {max} letras sencillas.",
    "{field} has to be made of the letters {want}, not {got}.": "{field} se compone de las letras {want}, no {got}.",
    "{field} has to have {want} characters, not {got}.": "{field} debe tener {want} caracteres, no {got}.",
    "{field} has to be text, not {got}.": "{field} debe ser texto, no {got}.",
    "There is no sound named {got}.": "No hay ningún sonido llamado {got}.",
    "There is no gesture named {got}.": "No hay ningún gesto llamado {got}.",
    "it was stuck": "se quedó atascado",
    "it stood still until the watchdog reset the hub": "se quedó parado hasta que el perro guardián reinició la base",
    "{fault} ({times} times)": "{fault} ({times} veces)",
    "{button} was not felt": "no se sintió {button}",
    "{button} gave {other}: are two wires crossed?": "{button} dio {other}: ¿hay dos cables cruzados?",
    "the sound {sound} does not end": "el sonido {sound} no termina",
    "the sample {sample} is missing": "falta la muestra {sample}",
    "stopped": "detenida",
    "red": "rojo",
    "green": "verde",
    "blue": "azul",
    "white": "blanco",
    "slot {slot}": "la vía {slot}",
    "the engine": "la locomotora",
    "buttons": "botones",
    "flash": "memoria",
    "lamps": "luces",
    "link": "enlace",
    "sound": "sonido",
    "start": "arranque",
    "table": "mesa",
    "test": "prueba",
    # A recording of the wire.
    "{path}, line {number}: {fault}; name a file that `roundhouse monitor --record` has written.": "{path}, línea "
    "{number}: {fault}; nombra un archivo que haya escrito `roundhouse monitor --record`.",
    "expected a time, `host >` or `hub <`, and what was said": "aquí van una hora, `host >` o `hub <`, y lo que se "
    "dijo",
    "expected bytes as a Python string would show them": "aquí van octetos como los muestra un texto de Python",
    # The simulated hub.
    "The simulated hub {address} did not start: see what it says above.": "La base simulada {address} no arrancó: mira "
    "arriba lo que dice.",
    "The simulated hub at {address} has ended: open it anew.": "La base simulada en {address} terminó: ábrela de "
    "nuevo.",
    "{address} is in use already: close the other table, or take sim://NAME.": "{address} ya está en uso: cierra la "
    "otra mesa, o usa sim://NOMBRE.",
    "The cable of {address} is out: it is put back by itself, or by hand.": "El cable de {address} está desconectado: "
    "vuelve solo a su lugar, o a mano.",
    "The simulated hub's cable is out: it is put back by itself, or with `plug`.": "El cable de la base simulada está "
    "desconectado: vuelve solo a su lugar, o con `plug`.",
    "{name}={share} is no share of the lines: take a number from 0 to 1.": "{name}={share} no es una parte de las "
    "líneas: usa un número de 0 a 1.",
    "{name}={time} is no time: take a number from 0 to {longest}.": "{name}={time} no es un tiempo: usa un número de 0 "
    "a {longest}.",
    "A simulated hub knows no '{name}': take some of {known}.": "Una base simulada no conoce «{name}»: elige entre "
    "{known}.",
    "{name}={value} cannot be meant: take {number}, like {name}=1.": "{name}={value} no se entiende: usa {number}, "
    "como {name}=1.",
    "a whole number": "un número entero",
    "a number": "un número",
    # What is to be flashed.
    "The simulated hub always runs this program's own firmware: there is nothing to flash.": "La base simulada siempre "
    "tiene el firmware de este programa: no hay nada que ponerle.",
    "There are {count} Picos: name the one you mean: {listed}.": "Hay {count} Picos: nombra la que quieres: {listed}.",
    "There are {count} Picos in bootloader mode: name the one you mean with {listed}.": "Hay {count} Picos en modo "
    "bootloader: nombra la que quieres con {listed}.",
    "{some} or {more}": "{some} o {more}",
    "hub {name}, firmware {firmware}, build {build}": "base {name}, firmware {firmware}, build {build}",
    "a hub with another protocol": "una base con otro protocolo",
    "no hub yet": "todavía no es una base",
    "cannot be asked now": "ahora no se le puede preguntar",
    "The Pico at {drive} waits for an image: run `roundhouse flash --image FILE.uf2`, or plug it in again without "
    "holding BOOTSEL if it has MicroPython on it.": "La Pico en {drive} espera una imagen: escribe `roundhouse flash "
    "--image ARCHIVO.uf2`, o vuelve a conectarla sin pulsar BOOTSEL si ya tiene MicroPython.",
    "No Pico can be reached: {cure}.": "No se alcanza ninguna Pico: {cure}.",
    "No Pico is there: plug the hub in with a cable that carries data, or, for a new Pico, {bootsel} and run "
    "`roundhouse flash --image FILE.uf2`.": "No hay ninguna Pico: conecta la base con un cable que lleve datos o, si "
    "la Pico es nueva, {bootsel} y escribe `roundhouse flash --image ARCHIVO.uf2`.",
    "hold its BOOTSEL button while plugging it in": "mantén pulsado su botón BOOTSEL al conectarla",
    "The hub at {address} has another build ({theirs}) of firmware {firmware} than this program ({ours}): run "
    "`roundhouse flash {address}` to make them the same.": "La base en {address} tiene otro build ({theirs}) del "
    "firmware {firmware} que este programa ({ours}): escribe `roundhouse flash {address}` para igualarlos.",
    # The files on a Pico.
    "unplug it, plug it in again, and try once more": "desconéctala, vuelve a conectarla e intenta otra vez",
    "What is at {address} does not give MicroPython's prompt: unplug it, hold BOOTSEL while plugging it in, and run "
    "`roundhouse flash --image FILE.uf2`.": "Lo que está en {address} no abre la consola de MicroPython: desconéctalo, "
    "mantén pulsado BOOTSEL al conectarlo, y escribe `roundhouse flash --image ARCHIVO.uf2`.",
    "The file system of the Pico at {address} is full: remove files of your own from it, and run `roundhouse flash "
    "{address}` again.": "La memoria de archivos de la Pico en {address} está llena: quita de ella archivos tuyos, y "
    "escribe `roundhouse flash {address}` otra vez.",
    "The Pico at {address} answered with an error: {last}; {again}.": "La Pico en {address} respondió con un error: "
    "{last}; {again}.",
    "The connection to the Pico at {address} broke in the middle of the update: plug it in and run `roundhouse flash "
    "{address}` again, which finishes it.": "La conexión con la Pico en {address} se cortó a mitad de la "
    "actualización: conéctala y escribe `roundhouse flash {address}` otra vez, que la termina.",
    "The Pico at {address} was unplugged or no longer answers: {again}.": "La Pico en {address} se desconectó o ya no "
    "responde: {again}.",
    "The Pico at {address} has MicroPython {theirs}, and the hub needs {oldest} or newer: put one on with `roundhouse "
    "flash {address} --image FILE`.": "La Pico en {address} tiene MicroPython {theirs}, y la base necesita {oldest} o "
    "más nuevo: ponle uno con `roundhouse flash {address} --image ARCHIVO`.",
    "The Pico at {address} starts a program that is not the hub's (its main.py): keep a copy if you need it, and run "
    "`roundhouse flash {address} --replace`.": "La Pico en {address} arranca un programa que no es el de la base (su "
    "main.py): guarda una copia si la necesitas, y escribe `roundhouse flash {address} --replace`.",
    "The file system of the Pico at {address} has no room for the hub's files ({lacking} KB are missing): remove files "
    "of your own from it, or run `roundhouse flash {address} --image FILE`.": "En la memoria de archivos de la Pico en "
    "{address} no caben los archivos de la base (faltan {lacking} KB): quita de ella archivos tuyos, o escribe "
    "`roundhouse flash {address} --image ARCHIVO`.",
    "The Pico at {address} reads {path} back otherwise than it was written: run `roundhouse flash {address}` again, "
    "and if this comes again, the Pico's memory is worn.": "La Pico en {address} lee {path} distinto de como se "
    "escribió: escribe `roundhouse flash {address}` otra vez y, si vuelve a pasar, la memoria de la Pico está gastada.",
    "Build {build} is on the Pico, but the hub has not said hello with it: press its reset button or plug it in again, "
    "and see `roundhouse hubs`. {problem}": "El build {build} está en la Pico, pero la base no ha saludado con él: "
    "pulsa su botón de reinicio o vuelve a conectarla, y mira con `roundhouse hubs`. {problem}",
    "It does not answer.": "No responde.",
    "It says that it has build {build}.": "Dice que tiene el build {build}.",
    "The Pico at {address} was sent into its bootloader, but {cure}.": "La Pico en {address} pasó a su bootloader, "
    "pero {cure}.",
    "no drive has appeared: {bootsel}, and run the same command without an address": "no apareció ninguna unidad: "
    "{bootsel}, y escribe la misma orden sin dirección",
    "MicroPython is on the Pico, but its port has not come: plug it in again, and see `roundhouse hubs --all`.": (
        "MicroPython está en la Pico, pero su puerto no apareció: vuelve a conectarla, y mira con `roundhouse hubs "
        "--all`."
    ),
    # Its drive, and the image.
    "a Pico's drive is plugged in but not mounted: run `udisksctl mount -b {labeled}`, and try again": "la unidad de "
    "una Pico está conectada pero no montada: escribe `udisksctl mount -b {labeled}`, e intenta de nuevo",
    "The drive {drive} belongs to another board ({board}), not to a Pico: {newer}.": "La unidad {drive} es de otra "
    "placa ({board}), no de una Pico: {newer}.",
    "{drive} is not the drive of a Pico in bootloader mode (it has no {info}): hold BOOTSEL while plugging the Pico "
    "in, and name the drive {board} that appears.": "{drive} no es la unidad de una Pico en modo bootloader (no tiene "
    "{info}): mantén pulsado BOOTSEL al conectar la Pico, y nombra la unidad {board} que aparece.",
    "The Pico at {drive} has not taken the image: unplug it, hold BOOTSEL while plugging it in, and try again.": "La "
    "Pico en {drive} no aceptó la imagen: desconéctala, mantén pulsado BOOTSEL al conectarla, e intenta de nuevo.",
    "The Pico at {drive} went away before it had all of {image}: hold BOOTSEL while plugging it in, and run the same "
    "command again.": "La Pico en {drive} se fue antes de tener todo {image}: mantén pulsado BOOTSEL al conectarla, y "
    "escribe la misma orden otra vez.",
    "You may not write to {drive}: mount it as yourself (`udisksctl mount`), or copy the image by hand.": "No tienes "
    "permiso para escribir en {drive}: móntala con tu usuario (`udisksctl mount`), o copia la imagen a mano.",
    "The drive {drive} is full: remove what was copied there, or unplug the Pico and start again.": "La unidad {drive} "
    "está llena: quita lo que se copió allí, o desconecta la Pico y empieza de nuevo.",
    "{drive} cannot be written ({reason}): hold BOOTSEL while plugging the Pico in, and try again.": "No se puede "
    "escribir en {drive} ({reason}): mantén pulsado BOOTSEL al conectar la Pico, e intenta de nuevo.",
    "{path} cannot be read ({reason}): name the image's file, one that ends in .uf2.": "{path} no se puede leer "
    "({reason}): nombra el archivo de la imagen, uno que termine en .uf2.",
    "{path} is for a Pico, but has neither the hub's firmware nor MicroPython in it: take roundhouse-hub.uf2, as `make "
    "image` builds it.": "{path} es para una Pico, pero no tiene ni el firmware de la base ni MicroPython: usa "
    "roundhouse-hub.uf2, como lo hace `make image`.",
    "{path} is no UF2: take the image's file, roundhouse-hub.uf2.": "{path} no es un UF2: usa el archivo de la imagen, "
    "roundhouse-hub.uf2.",
    "{path} is broken, {what}: fetch or build it again.": "{path} está dañado, {what}: descárgalo o hazlo de nuevo.",
    "block {number} is damaged": "el bloque {number} está mal",
    "it has {count} of {total} blocks": "tiene {count} de {total} bloques",
    "{path} is for {chip}, not for a Pico: {newer}.": "{path} es para {chip}, no para una Pico: {newer}.",
    "{path} is for a board with another memory: {newer}.": "{path} es para una placa con otra memoria: {newer}.",
    "another chip ({family})": "otro procesador ({family})",
    "a chip it does not name": "un procesador que no nombra",
    "take one for the Raspberry Pi Pico (RP2040)": "usa una para la Raspberry Pi Pico (RP2040)",
}
