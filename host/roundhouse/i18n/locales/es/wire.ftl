### The wire in words: what each line between this computer and the hub means, for `roundhouse monitor`.

## What is shown about it

listening = Escuchando en { $address }; Ctrl-C termina.
again = { $words }, otra vez
healed = Líneas con fallas, todas reparadas: { $listed }.
healed-early = { $count } antes de tiempo
healed-repeated = { $count } repetidas
healed-unasked = { $count } de otra conversación
healed-sent-again = { $count } enviadas otra vez
healed-stale = { $count } abandonadas por viejas
healed-restarts =
    { $count ->
        [one] { $count } comienzo nuevo
       *[other] { $count } comienzos nuevos
    }
healed-bad = { $count } cortadas o cambiadas
healed-unknown = { $count } desconocidas
no-order = Orden desconocida { $order }: usa press N, press N MS, down N, up N (N es de 0 a 12), unplug, plug o quit.

## Messages of host and hub

no-line = (una línea cortada o cambiada)
hello-table = hola, aquí hay una mesa (protocolo { $protocol })
hello-hub =
    hola, aquí está { $name }: firmware { $firmware } ({ $build }), protocolo { $protocol }, { $slots ->
        [one] { $slots } vía
       *[other] { $slots } vías
    }, { $sounds ->
        [one] { $sounds } sonido
       *[other] { $sounds } sonidos
    }, con { $parts }
nothing = nada
scene = muestra { $trains }; { $turn }; volumen { $volume }
no-trains = ningún tren
train = { $place }: { $state }
train-mexican = { $place } (Tren Mexicano): { $state }
train-color = { $place } (color { $color }): { $state }
state-closed = cerrado
state-open = abierto
state-duty = doble por cubrir
state-fits = va una ficha
state-winner = ganó
turn = turno de { $place }
turn-nobody = turno de nadie
engine = la locomotora
slot = la vía { $slot }
slot-page = la vía { $slot } de la página { $page }
cue = suena { $name }
cue-for = suena { $name } para { $place }
gesture-down = { $place } baja
gesture-press = { $place }: pulsada
gesture-long = { $place }: pulsada un rato
gesture-twice = { $place }: pulsada dos veces
trouble = se queja: { $text }
status =
    lleva { $up } s, { $free } bytes libres, { $faults ->
        [one] { $faults } falla
       *[other] { $faults } fallas
    }
status-safe =
    lleva { $up } s, { $free } bytes libres, { $faults ->
        [one] { $faults } falla
       *[other] { $faults } fallas
    }, en modo seguro
ask-status = ¿cómo estás?
settings =
    ajustes: { $name }, volumen { $volume }, brillo { $brightness }, { $slots ->
        [one] { $slots } vía
       *[other] { $slots } vías
    }, con { $parts }
ask-settings = ¿qué ajustes tienes?
change = ajusta { $values }
selftest = haz tu prueba
selftest-stop = termina la prueba
selftest-at = prueba, { $at }
selftest-what = prueba, { $at }: { $text }
bootloader = reinicia como unidad para un firmware nuevo
prompt = pasa a la consola
restart = reinicia
ping = sigo aquí
ack = tiene todo hasta { $number }
skip = (un mensaje que ya es demasiado viejo)
cannot-be = un { $kind } no válido: { $fault }
not-known = algo que esta versión no conoce: { $message }
