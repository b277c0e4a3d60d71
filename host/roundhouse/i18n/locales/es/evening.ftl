### Una velada del club: sus páginas y lo que rechazan.

## Lo que se rechaza

full = La velada está completa: admite { $most } jugadores.
all-played =
    { $rounds ->
        [one] Ya se ha jugado la única ronda del plan: aumenta el número de rondas para seguir.
       *[other] Ya se han jugado las { $rounds } rondas del plan: aumenta su número para seguir.
    }
too-few =
    { $count ->
        [one] Solo hay { $count } jugador
       *[other] Solo hay { $count } jugadores
    }: una ronda necesita al menos { $fewest }.
no-table = No hay mesa { $table } en la ronda { $round }: vuelve al puesto de dirección y elige otra.
not-here = { $name } no está en la lista: inscríbelo primero.
phone-taken = { $name } ya tiene un teléfono en esta velada: pide a quien dirige que lo libere.
no-name = Escribe un nombre con letras que se puedan imprimir.
long-name = Escribe un nombre de { $most } letras como máximo.
no-list = Escribe primero nombres o elige un archivo con ellos.
no-words = Escribe primero el texto del aviso.
out-of-bounds = { $value } no es posible aquí: elige un número de { $least } a { $most }.
nobody-chosen = Elige antes a alguien: marca las casillas junto a los nombres.
not-offered = Eso no se ofrece: elige entre lo que muestra la página.
not-so-many = En este juego se sientan de { $least } a { $most } a una mesa, no { $count }: elige otro tamaño u otro juego.
game-stays = El juego es el mismo toda la velada: empieza una velada nueva para jugar a otro.
uneven = Este juego con sus reglas de la casa no se puede jugar con { $count }, y en algunas mesas habría tantos: deja jugar solo mesas completas o elige otro tamaño.
points-missing = Escribe un número entero de puntos para cada jugador de la mesa.
no-number = { $value } no es un número entero: escríbelo en cifras, como 4.
not-seated = No estás en ninguna mesa en esa ronda: los puntos los da quien está en ella.
stale = El puesto de dirección ha cambiado desde que se hizo esta página: mira cómo está ahora y hazlo de nuevo.
in-the-way = «{ $order }» ya no encajaría: deshaz eso primero. { $reason }
scores-since = Se perderían puntos que llegaron después: corrígelos a mano, o deshaz primero lo que vino más tarde.
later-round = Después ha empezado otra ronda: deshaz esa primero.
no-round = No hay ronda { $round } en juego: vuelve al puesto de dirección.
scores-there = La mesa { $table } ya tiene puntos: ábrelos primero de nuevo.
open-already = La mesa { $table } no tiene puntos que abrir de nuevo.
has-seat = { $name } ya tiene asiento en esta ronda: cambia los asientos en su lugar.
no-seat = { $name } no tiene asiento en esta ronda: dale uno primero.
name-there = { $name } ya está: elige otro nombre, o une los dos.
name-given-up = Alguien se llamaba antes { $name } y ahora tiene otro nombre: usa el nuevo, o uno que no haya tenido nadie.
table-full = La mesa { $table } está llena de gente que la necesita: elige otra.
seat-taken = { $name } necesita este asiento en todas las rondas: elige otro.
many-come = Muchísimos se han inscrito con el teléfono: pide a quien dirige que te inscriba.
entered-often = La mesa { $table } ha anotado sus puntos demasiadas veces: pide a quien dirige que los corrija.
same-tables = Todos volverían a la misma mesa: intercambia dos asientos, o corrige antes los puntos de la ronda anterior.
other-scores = Hay otros puntos que los que mostraba esta página: míralos y hazlo otra vez.
elsewhere = No están en la mesa o el asiento que necesitan, porque no existe o está lleno: { $names }. Cambia los asientos o déjalo así.
one-person = Es dos veces { $name }: elige a dos personas distintas.
not-waiting = { $name } no ha pedido entrar: haz la inscripción con la lista.
long-words = El anuncio tiene { $count } letras: usa { $most } como máximo.
choose-columns = { $count ->
        [0] En la línea { $line } no está claro
        [one] En la línea { $line } y { $count } más no está claro
       *[other] En la línea { $line } y { $count } más no está claro
    } qué columnas tienen los nombres y los equipos: elígelas abajo, junto a la lista, o pon entre comillas el nombre que lleva comas.
not-your-table = Esto es de la mesa { $table } en la ronda { $round }, donde no te sientas ahora.
both-played = { $one } y { $other } han jugado en una misma ronda, así que son dos personas.

## Quién puede entrar

desk-shut = Este es el puesto de dirección: ábrelo con la dirección que muestra la computadora de quien dirige.
no-page = Esa página no existe: vuelve al puesto de dirección.
scan-code = Escanea el código de la sala, o escríbelo, para ver tu mesa.
wrong-code = Este no es el código de la velada: escanea el de la sala o escríbelo de nuevo.
type-code = El código que está debajo de la imagen
come-in = Entrar
welcome = Bienvenidos
your-name = Tu nombre
name-hint = Si estás en la lista de quien dirige, escribe tu nombre como está allí.
sign-me-in = Inscribirme
page-waits = Lo nuevo aparece cuando dejes el campo o envíes el formulario.
lost = No se llega a la sala: intentándolo de nuevo …

## El sitio de cada uno

round-of = Ronda { $round } de { $rounds }
your-place = Tu sitio
table = Mesa { $table }
seat = Asiento { $seat }
you-move = Vienes de la mesa { $table }.
other-sign = El otro signo para { $name }
you-lead = Te toca salir en la primera mano
you-sit-out = Descansas en esta ronda.
in-next-round = Juegas a partir de la próxima ronda.
soon = Estás en la lista. Tu mesa aparecerá aquí cuando empiece la ronda.
good-night = Has salido de la velada. Buenas noches.
you-wait = Has pedido entrar. Quien dirige te deja pasar.
shown-as = En la pared apareces como { $name }.
at-your-table = En tu mesa
reported = Puntos que comunica la mesa
confirmed = Puntos confirmados
corrected = Puntos corregidos por quien dirige
canceled = Esta ronda se ha cancelado
entered-by = { $name } ha anotado estos puntos
confirm = Son correctos
wait-confirm = Otra persona de la mesa los confirma en su propio teléfono.
enter = Anotar los puntos
enter-again = Anotar otros puntos
enter-hint = Solo si ninguna computadora lleva la cuenta en la mesa. Escribe los puntos de toda la ronda: 12+17+5 se suma.
send-scores = Enviar los puntos
sure-scores = Sí, son correctos
standings = Clasificación
you-stand = Vas en el puesto { $place } de { $count }, con { $total }.
leave = Me voy a casa
leave-sure = ¿Salir por el resto de la velada?

## La pared

evening = La velada de hoy
minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
here =
    { $count ->
        [one] Hay { $count } jugador
       *[other] Hay { $count } jugadores
    }
who-sits-where = Quién se sienta dónde
table-and-seat = Primero la mesa, luego el asiento
moves-table-and-seat = De la mesa → mesa, después asiento
next-round-in = Próxima ronda en
winners = Ganadores de la ronda { $round }
sits-out = descansa
teams = Equipos
scan-to-sign-in = Escanea para inscribirte y ver tu mesa
column-place = Puesto
column-name = Nombre
column-won = Ganadas
column-total = Suma
column-table = Mesa
column-seat = Asiento
column-points = Puntos

## El puesto de dirección

orders = Órdenes
on-this-page = En esta página
tables = Mesas
people = Jugadores
not-begun = La velada no ha empezado
settled =
    { $count ->
        [one] { $settled } de { $count } mesa tiene sus puntos
       *[other] { $settled } de { $count } mesas tienen sus puntos
    }
broker-away = no se llega al broker
strange = La mesa { $table } comunica la mano { $deal } de una partida que no es ninguna ronda de estas mesas, o que puede ser más de una: { $sheet }. Corrige los puntos a mano, o inicia esa mesa con los nombres correctos.
strange-more =
    { $count ->
        [one] Y { $count } partida más así.
       *[other] Y { $count } partidas más así.
    }
set-aside = Apartar
earlier-open = Faltan puntos de rondas anteriores:
round-table = Ronda { $round }, mesa { $table }
correct-table = Mesa { $table }: corregir los puntos
is-reported = comunicado
is-confirmed = confirmado
is-corrected = corregido
is-gone = desconectada
is-entered = sin confirmar
is-playing = jugando
is-on-paper = sin computadora
deals-played =
    { $count ->
        [one] { $count } mano
       *[other] { $count } manos
    }
sitting-out = Descansan: { $names }
slow-tables = Mesas lentas:
count-down = Cuenta atrás
countdown-minutes = Minutos hasta la próxima ronda
news = Novedades
no-news = Todavía no ha pasado nada.
no-standings = Todavía no hay puntos.
nobody = Todavía no se ha inscrito nadie.
unseated = Sin asiento en esta ronda:
unseated-go = Sacar a todos estos
unseated-go-sure =
    { $count ->
        [one] ¿Sacar a { $count } jugador sin asiento?
       *[other] ¿Sacar a { $count } jugadores sin asiento?
    }
choose-own = { $count ->
        [one] Elegir a { $count } que se inscribió con el teléfono
       *[other] Elegir a los { $count } que se inscribieron con el teléfono
    }
chosen-go = Sacar a los elegidos
chosen-go-sure = ¿Sacar a los elegidos por el resto de la velada?
waiting = Esperan para entrar
choose-waiting = { $count ->
        [one] Elegir a { $count } que espera
       *[other] Elegir a los { $count } que esperan
    }
let-in = Dejar entrar a los elegidos
turn-away = Rechazar a los elegidos
went-home = Se han ido:
by-own-phone = teléfono
pair-again = Repartir de nuevo
pair-again-sure = ¿Dar a todos otro asiento en la ronda { $round }?
cancel-round = Cancelar la ronda
cancel-sure = ¿Cancelar la ronda { $round }? Entonces no cuenta.
reason-if-any = Motivo, si quieres
given-orders = Tus órdenes
earlier-orders = Anteriores
take-back = Deshacer
take-back-what = Deshacer: { $order }
is-canceled = cancelada
free-phone = Liberar teléfono
free-phone-of = Dejar que { $name } use otro teléfono
goes-home = Se va
goes-home-who = { $name } se va a casa
begin-next = Empezar la próxima ronda
begin-sure =
    { $count ->
        [one] { $count } mesa no tiene puntos todavía. ¿Empezar la próxima ronda?
       *[other] { $count } mesas no tienen puntos todavía. ¿Empezar la próxima ronda?
    }
whistle = Señales
signal-five-minutes = Cinco minutos
signal-stop = Alto
announce-title = Avisar
announce-text = Texto
announce-table = Solo a la mesa (vacío: a todas)
send = Enviar
sign-in = Inscribir
sign-in-hint = Un jugador por línea: nombre, o nombre,equipo
sign-in-file = O un archivo: CSV, o texto de una hoja de cálculo
sign-in-listed = Del archivo
which-names = Los nombres están en la columna
which-last-names = Los apellidos están en la columna
which-teams = Los equipos están en la columna
no-column = ninguna
sign-them-in = Inscribir
by-phone = Cada uno se inscribe con su teléfono
desk-on-phone = El puesto de dirección en tu teléfono
desk-on-phone-hint = Escanéalo tú: quien tiene esta dirección dirige la velada.
plan = El plan
plan-game = Juego
plan-club = Nombre del club, en todo lo que se imprime
plan-rules = Reglas de la casa
plan-tables-of = Jugadores por mesa
plan-rounds = Rondas
plan-deals = Manos por ronda
plan-seed = Semilla del reparto de asientos
plan-seating = Asientos
seating-meeting = Que se repitan los menos encuentros posibles
seating-swiss = Según la clasificación (suizo)
seating-progressive = La mejor mitad de cada mesa sube una (progresivo)
plan-counting = Clasificación
counting-points = Suma de los puntos
counting-ranks = Puntos por puesto
counting-margin = Ventaja sobre los demás de la mesa
plan-even = Solo mesas completas: quien sobra descansa
plan-leader-lamp = Encender la lámpara de quien va primero entre rondas
plan-approval = Quien se inscriba con su teléfono y no esté en mi lista espera a que yo le deje entrar
plan-shown = La pared muestra
shown-names = nombres
shown-first-names = nombres de pila
shown-initials = iniciales
shown-numbers = números
keep-plan = Guardar el plan
table-command = Así se inicia una mesa con computadora; añade sus jugadores, --hall y --table:
other-pages = Otras páginas
wall = La pared
print-seats = Imprimir los asientos
print-slips = Imprimir hojas de puntos
print-standings = Imprimir la clasificación
print-results = Imprimir los resultados de todas las rondas
print-schedules = Imprimir el plan de cada persona
print-cards = Imprimir tarjetas de mesa
print-certificates = Imprimir diplomas
save-standings = Guardar la clasificación en un archivo (CSV)
save-scores = Guardar todos los puntos en un archivo (CSV)
done-begin = La ronda ha empezado.
done-count-down = Todos ven cuándo empieza la próxima ronda.
done-plan = El plan está guardado.
done-sign-in = Están inscritos.
done-leave = Ha salido de la velada.
done-turn-away = Rechazado.
done-free-phone = El teléfono está libre.
done-signal = Todas las mesas lo oyen.
done-announce = El aviso está dado.
done-announce-screens = Está en pantallas y teléfonos; no se llega al broker, así que las mesas no lo han oído.

## Corregir, y lo que se anotó

correct-hint = Deja vacíos los puntos de quien no jugó.
reason = Motivo
correct = Corregir los puntos
from-slip = De la hoja de puntos
trail = Lo que se anotó
trail-entered = { $by } anotó: { $sheet }
trail-confirmed = { $by } lo confirmó.
trail-corrected = Quien dirige corrigió: { $sheet } ({ $reason })
reopen = Abrir los puntos de nuevo
reopen-hint = Lo que hay se aparta, y la mesa vuelve a anotar sus puntos.
at-this-table = En esta mesa
trail-reopened = Quien dirige abrió los puntos de nuevo.
back-to-desk = Volver al puesto de dirección

## Un jugador, como lo ve quien dirige

has-left = Se ha ido a casa
has-no-seat = Ahora no tiene asiento
seat-now = Sentar en esta ronda
new-table = { $table } (nueva)
seat-with = Junto con
nobody-else = nadie más
swap = Cambiar asientos
swap-with = Con
substitute = Sustituir
substitute-by = Sigue jugando
substitute-points = Se queda también con los puntos
rename = Cambiar el nombre
rename-to = Nombre nuevo
fix-seat = La misma mesa en todas las rondas
fix-seat-hint = Para una mesa a la que alguien pueda llegar. Sin asiento vale cualquiera de ella; con los dos vacíos vale otra vez cualquier mesa.
merge = La misma persona dos veces
merge-into = Es la misma persona que
merge-sure = ¿Unir { $name } con el otro nombre?
goes-home-sure = ¿Sacar a { $name } por el resto de la velada?

## Lo que ha ordenado quien dirige, como lo muestra una lista

order-begin = Empieza la ronda { $round }
order-countdown =
    { $minutes ->
        [one] La próxima ronda empieza en { $minutes } minuto
       *[other] La próxima ronda empieza en { $minutes } minutos
    }
order-pair-again = La ronda { $round } se reparte de nuevo
order-cancel = La ronda { $round } se cancela
order-plan = Cambia el plan
order-sign-in = { $count ->
        [0] Se inscribe { $name }
        [one] Se inscriben { $name } y { $count } persona más
       *[other] Se inscriben { $name } y { $count } más
    }
order-leave = { $count ->
        [0] Se va { $name }
        [one] Se van { $name } y { $count } persona más
       *[other] Se van { $name } y { $count } más
    }
order-turn-away = { $count ->
        [0] { $name } no entra
        [one] { $name } y { $count } persona más no entran
       *[other] { $name } y { $count } más no entran
    }
order-free-phone = { $name } puede usar otro teléfono
order-rename = { $name } se llama ahora { $to }
order-fix = { $name } se sienta en la mesa { $table } en todas las rondas
order-fix-ends = { $name } puede sentarse otra vez en cualquier mesa
order-merge = { $name } y { $into } son la misma persona
order-seat =
    { $count ->
        [one] En la mesa { $table } se sienta ahora { $names }
       *[other] En la mesa { $table } se sientan ahora { $names }
    }
order-swap = { $one } y { $other } cambian de asiento
order-substitute = { $by } sigue jugando por { $name }
order-correct = Se corrigen los puntos de la ronda { $round }, mesa { $table }
order-reopen = Se abren de nuevo los puntos de la ronda { $round }, mesa { $table }
order-set-aside = Se apartan las partidas de la mesa { $table } que no son ninguna ronda
order-take-back = Deshecho: { $order }

## Papel

print = Imprimir
standings-after = Clasificación tras la ronda { $round } de { $rounds }
as-pdf = Para un PDF, elige «Guardar como PDF» como impresora.
schedules = Dónde te sientas
schedules-hint = Vale mientras nadie venga ni se vaya.
schedules-by-scores = Las demás rondas se asignan según los puntos.
column-round = Ronda
card-hint = Escanea para escribir los puntos de esta mesa.
certificate = Diploma
certificate-place = Puesto { $place } de { $count }
certificate-total =
    { $rounds ->
        [one] { $total } tras { $rounds } ronda
       *[other] { $total } tras { $rounds } rondas
    }
certificates-group = Para quién
certificates-places = Los puestos de abajo
certificates-everybody = Para todos
certificates-winners = Para quienes han ganado
certificates-team = Para el equipo { $team }
certificates-first = Desde el puesto
certificates-last = Hasta el puesto
certificates-teams = Para tantos equipos
certificates-title = Título
certificates-words = Texto debajo
certificates-show = Mostrarlos así
director-sign = Dirección:
nothing-to-print = No hay nada que imprimir antes de la primera ronda.
entered-sign = Anotado:
confirmed-sign = Confirmado:
