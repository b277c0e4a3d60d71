"""What is told in English of hubs, their ports and their flashing, by that."""

TOLD_HUBS = {
    # A hub and its port.
    "What is at {address} does not answer like a hub: unplug other devices, or put the hub's firmware on it with "
    "`roundhouse flash {address}`.": "Lo que está en {address} no responde como una base: desconecta otros aparatos, o "
    "ponle el firmware de la base con `roundhouse flash {address}`.",
    "What is at {address} does not answer.": "Lo que está en {address} no responde.",
    "The hub at {address} no longer answers: unplug it and plug it in again.": "La base en {address} ya no responde: "
    "desconéctala y vuelve a conectarla.",
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
    # A recording of the wire.
    "{path}, line {number}: {fault}.": "{path}, línea {number}: {fault}.",
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
}
