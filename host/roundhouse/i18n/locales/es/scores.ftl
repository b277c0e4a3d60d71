### The screens of scores: the sheet and its corrections, a match's end, what is kept of it, statistics.

## Scores

scores-title = Los puntos hasta ahora
scores-won = Ronda { $round }: termina { $name }
scores-blocked = La ronda { $round } se cerró
scores-to-go =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } por jugar.
scores-over = La partida terminó.
see-table = Ver mesa
next-engine = Sigue: { $tile }
next-round = Siguiente ronda
undo = Deshacer
hands-left = En la mano
hand-out = terminó, sin fichas
hand-tiles =
    { $tiles ->
        [one] { $tiles } ficha
       *[other] { $tiles } fichas
    }
hand-told =
    dicho: { $pips ->
        [one] { $pips } punto
       *[other] { $pips } puntos
    }
hand-derailed = { $sum }, por descarrilar
sheet-chart = Totales ronda a ronda
sheet-now = ahora
sheet-out = fin
# Same in English.
sheet-total = Total
sheet-place = Puesto
sheet-team = { $place }, equipo { $total }
sheet-wins = { $place }, gana
sheet-leads = { $place }, delante
ordinals = 1.º 2.º 3.º 4.º 5.º 6.º 7.º 8.º 9.º 10.º 11.º 12.º 13.º 14.º
correct = Corregir
correct-title = Corregir puntos
correct-who = Jugador
correct-which = Ronda
correct-points = Puntos
correct-line = Hasta ahora { $old }. ¿Cuánto debe ser?
correct-take = Corregirlo
correct-not = Dejarlo así

## The end of a match

winner-rounds =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
winner-rounds-of =
    { $planned ->
        [one] { $rounds } de { $planned } ronda
       *[other] { $rounds } de { $planned } rondas
    }
best-turn =
    Mejor turno de la última ronda: { $seat } puso { $tiles ->
        [one] { $tiles } ficha
       *[other] { $tiles } fichas
    } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
winner-quit = Salir
winner-keep = Guardar
winner-review = Repaso
winner-step = Paso a paso
winner-table = Ver mesa
winner-sheet = Hoja de puntos
winner-new = Otra partida
winner-wishes =
    { $count ->
        [one] { $names } quiere jugar otra vez.
       *[other] { $names } quieren jugar otra vez.
    }
keep-title = Guardado para ti
keep-line = Imágenes, los puntos para una hoja de cálculo, y el registro, que se puede ver de nuevo.
keep-table-png = la mesa como quedó al final
keep-scores-png = la hoja de puntos
keep-scores-csv = los puntos, para una hoja de cálculo
keep-record-txt = cada jugada, como texto para repetirla
keep-shuffles-txt = los repartos con sus sellos
keep-open = Abrir la carpeta
keep-copy = Copiar
keep-opened = La carpeta se abre junto a esta ventana.
keep-not-opened = Aquí no responde ningún gestor de archivos: abre tú la carpeta de arriba.
keep-copied = La imagen está copiada: pégala en un mensaje.
keep-not-copied = Aquí no se pueden copiar imágenes: abre la carpeta y toma el archivo de ahí.
keep-trouble = Aquí no se pudo guardar: { $reason }.
csv-round = Ronda
csv-engine = Locomotora
shuffles-title = Los repartos estaban sellados
shuffles-line = El sello de cada reparto se mostró antes de repartir. Es el SHA-256 de la sal y del orden de las fichas: shuffles.txt dice cómo comprobarlo.
shuffles-see = Ver las fichas
shuffle-of = El reparto de la ronda { $round }
shuffle-line = En este orden se repartieron las fichas, asiento por asiento, y luego se robaron; al final, las que sobraron.
shuffles-seal = Sello
shuffles-salt = Sal
shuffles-round = Ronda { $round }:
shuffles-closed = Este reparto todavía se está jugando.
shuffles-how = Cada sello es el SHA-256 de la línea de abajo, sin su fin de línea: la sal, dos puntos, y las fichas en el orden en que se repartieron y robaron, por número. Prueba: printf %s LÍNEA | sha256sum

## Statistics

stats-title = Estadísticas
stats-line = Las partidas cuentan al terminar, las rondas siempre; una victoria compartida cuenta en parte.
stats-again = Toca una partida para volver a verla: su mesa, su hoja, cada jugada.
stats-none = Todavía no hay nada que contar: jueguen antes una ronda.
stats-of = Juego
stats-history = Historial
stats-computers = Computadoras
stats-matches = Partidas
stats-won = Ganadas
stats-rounds = Rondas
stats-rounds-won = Rondas ganadas
stats-average = Puntos por ronda
stats-best-round = Mejor ronda
stats-best-match = Mejor total

## Una mirada atrás a la partida

review = Repaso
review-begins = Se está revisando la partida.
review-at = { $done } de { $total } decisiones y manos valoradas. La página se va llenando.
review-stopped = Detenido: { $done } de { $total } decisiones y manos valoradas.
review-failed = El repaso tuvo que detenerse: cierra otros programas y ábrelo de nuevo.
review-line = Cada decisión se valora por lo que su jugador podía saber. Ventaja: sobre el promedio de los demás.
review-stop = Detener
review-go-on = Seguir
review-everybody = Toda la partida
review-most-of-all = Lo que más costó
review-most = Lo que más le costó a { $seat }
review-touch = Toca una para ver la mesa en ese momento.
