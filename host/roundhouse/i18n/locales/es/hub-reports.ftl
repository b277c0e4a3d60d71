### What a hub reports of itself, by the codes that it sends (firmware/PROTOCOL.md).

trouble-error = La base tuvo un error ({ $part }): { $fault }
trouble-safe-mode =
    { $count ->
        [one] La base está en modo seguro después de { $count } caída
       *[other] La base está en modo seguro después de { $count } caídas
    }: { $part }: { $fault }
trouble-unknown-message = En modo seguro la base no conoce { $kind }
trouble-no-sample = Falta la muestra { $sample }: pon el firmware en la base otra vez.
trouble-no-message = Llegó sin daños una línea que no lleva ningún mensaje: falla el programa que la envió.
trouble-no-number = Llegó un mensaje sin el número que necesita: falla el programa que lo envió.
trouble-bad-number = { $field } debe ser un número entero de { $min } a { $max }, no { $got }.
trouble-bad-switch = { $field } debe ser 1 (encendido) o 0 (apagado), no { $got }.
trouble-bad-name = El nombre de una base tiene de 1 a { $max } letras sencillas.
trouble-bad-letters = { $field } se compone de las letras { $want }, no { $got }.
trouble-bad-length = { $field } debe tener { $want } caracteres, no { $got }.
trouble-not-text = { $field } debe ser texto, no { $got }.
trouble-unknown-cue = No hay ningún sonido llamado { $got }.
trouble-unknown-gesture = No hay ningún gesto llamado { $got }.

## Errors that are no exceptions

fault-stuck = se quedó atascado
fault-watchdog = se quedó parado hasta que el perro guardián reinició la base
fault-repaired = sus archivos estaban dañados y se han creado de nuevo; sus ajustes se han recuperado
fault-settings-lost = sus archivos estaban dañados y se han creado de nuevo; sus ajustes se han perdido: ponlos otra vez
fault-times = { $fault } ({ $times } veces)

## What its self-test finds, and why it ended early

test-no-press = no se detectó { $button }
test-other-button = { $button } dio { $other }: ¿hay dos cables cruzados?
test-endless-sound = el sonido { $sound } no termina
test-no-sample = falta la muestra { $sample }
test-stopped = detenida

## Its lamps, its buttons, and what it is made of

color-red = rojo
color-green = verde
color-blue = azul
color-white = blanco
slot = la vía { $slot }
engine = la locomotora
part-buttons = botones
part-flash = memoria
part-lamps = luces
part-link = enlace
part-sound = sonido
part-start = arranque
part-table = mesa
part-test = prueba
