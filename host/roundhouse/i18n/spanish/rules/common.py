"""What every game has in common, in Spanish."""

from roundhouse.i18n.language import RuleWords

COMMON = RuleWords(
    clauses={
        "C-1": "Cada ficha del juego existe una sola vez.",
        "C-2": "Una ficha se une al extremo abierto de un tren por un número igual; su otro número queda abierto.",
        "C-3": "Quien coloca su última ficha termina la ronda en el acto.",
        "C-4": "Con el pozo vacío y sin que nadie pueda jugar, la ronda se cierra y termina.",
        "C-5": "De un pozo vacío nadie tiene que robar: el turno sigue como tras un robo que no ayudó.",
        "C-6": "Solo su dueño coloca la primera ficha de un tren propio.",
        "C-7": "Totales iguales: va delante quien ganó más rondas; si también son iguales, la victoria se comparte.",
        "C-8": "El juego de fichas, el reparto y el número de jugadores se eligen, mientras alcancen las fichas.",
        "C-9": "Una partida puede ser más corta: un número de rondas, o ninguna ronda nueva pasada cierta hora.",
        "C-10": "Si nadie tiene la locomotora, se busca: todos roban una ficha, una y otra vez; luego, otro reparto.",
    },
    refusals={
        ("C-1", "on_table"): "No {tile}: ya está en la mesa. {seat} juega otra ficha.",
        ("C-1", "not_held"): "No {tile}: no está en la mano de {seat}. {seat} juega una ficha de ahí.",
        ("C-1", "not_in_yard"): "No {tile}: alguien la tiene, o está en la mesa. Di qué ficha se robó.",
        ("C-1", "twice"): "No {tile} para {seat}: ya tiene su lugar. Di cada ficha una sola vez.",
        ("C-1", "kept"): "No esta mano: se vio en ella {tile}. {seat} muestra también esa ficha.",
        ("C-2", "no_match"): "No {tile} en {train}: su extremo abierto es {value}. Juega ahí un {value}.",
        ("C-2", "not_closed"): "Ningún doble cerrado en {train}: aún hay con qué cubrirlo. Sigan jugando.",
        ("C-3", "over"): "Ya no se juega: la ronda terminó. Sigan con los puntos o la próxima ronda.",
        ("C-3", "not_over"): "Todavía no: la ronda está en juego. Jueguen primero hasta el final.",
        ("C-3", "not_begun"): "Aún no se juega: ninguna ronda ha empezado. Empiecen primero la ronda.",
        ("C-5", "empty"): "No se roba: el pozo está vacío. El turno de {seat} termina con Listo.",
        ("C-6", "not_begun"): "No en {train}: solo {owner} pone su primera ficha. Juega en otro tren.",
        ("C-8", "dealt"): "No otro reparto: las manos están repartidas. Sigan con ellas.",
        ("C-8", "hand"): "No esta mano: {seat} tiene {count:ficha|fichas} en ella, no {size}. Dila de nuevo.",
        ("C-8", "pips"): "No {count:punto|puntos} para {seat}: esa mano tiene de {least} a {most}. Cuéntala otra vez.",
        ("C-8", "not_dealt"): "Aún no se juega: las manos no están repartidas. Repartan primero.",
        ("C-8", "no_such_seat"): "No {seat}: esta mesa tiene {count:lugar|lugares}. Elige uno de ellos.",
        ("C-8", "no_such_table"): "No con {count:jugador|jugadores}: el juego o las reglas no lo admiten. Sigan igual.",
        ("C-8", "no_such_round"): "No se corrige: la ronda {round} no tiene aún esos puntos. Di una ronda terminada.",
        ("C-10", "hunting"): "Todavía no: nadie tiene la locomotora. Primero, todos roban una ficha.",
        ("C-10", "hunt"): "Así no: cada quien roba una ficha, {seat} {size}, no {count}. Roben de nuevo.",
        ("C-9", "match_over"): "Ninguna ronda más: la partida terminó. Empiecen otra partida.",
    },
    trusts={
        ("C-2", "play"): "De confianza: la ficha que puso {seat} encaja ahí.",
    },
    options={
        "set": ("Juego de fichas", "El número más alto de un extremo: 12 es un juego de doble 12."),
        "deal": ("Fichas por mano", "Cuántas fichas recibe cada quien, si no son las de las reglas."),
        "rounds": ("Rondas", "Una partida más corta, de tantas rondas."),
    },
    option_errors={
        "seats": "{game} es para {least} a {most} jugadores, no para {seats}.",
        "seats-only": "{game} es para {least} jugadores, no para {seats}.",
        "deal": "El juego de doble {set} no da {deal:ficha|fichas} a cada uno de {seats:jugador|jugadores}: reparte "
        "de 1 a {most}.",
        "contradiction": "{option} y {other} se excluyen: elige una de las dos.",
        "rounds": "Un juego de doble {set} tiene {most} locomotoras: las rondas pueden ser de 1 a {most}, no {rounds}.",
        "bad-value": "{option} no puede ser {value}: elige {allowed}.",
        "not-a-number": "{option} no puede ser {value}: escribe un número entero desde 1.",
        "unknown-option": "No hay ninguna opción {option}: elige {allowed}.",
        "slots-tiles": "{game} no se puede jugar solo con los botones de la base: depende de qué ficha es cada una, y "
        "eso ningún botón lo dice. Dile las fichas al árbitro.",
        "slots-full": "{seats:jugador|jugadores} no dejan vía al tren público, y sin vía no hay botón: así pueden "
        "jugar {most}.",
        "slots-calls": "Ningún botón dice que alguien olvidó anunciar la última ficha: jueguen {game} sin esa multa, "
        "o díganle las fichas al árbitro.",
    },
    booklet={
        "Fichas y trenes": {
            "C-1": (
                "Un juego de doble n tiene cada pareja de números de 0 a n exactamente una vez, dobles incluidos: 28 "
                "fichas en un doble 6, 55 en un doble 9, 91 en un doble 12, 136 en un doble 15 y 190 en un doble 18. "
                "Así, cada ficha está en un solo lugar: en una mano, en la mesa, en el pozo o apartada. El árbitro "
                "rechaza una ficha que ya se vio en otra parte."
            ),
            "C-2": (
                "Un tren crece por su extremo abierto. Coloca ahí una ficha de modo que se toquen números iguales; "
                "desde entonces el otro número de la ficha es el abierto.\n\n"
                "Si una ficha puede ir en los dos sentidos, o en más de un lugar, quien la juega dice cómo queda. En "
                "una mesa con fichas de verdad puede que el árbitro no conozca un extremo; esa ficha se acepta de "
                "confianza."
            ),
            "C-6": (
                "Solo tú colocas la primera ficha de tu propio tren. Nadie lo empieza por ti, esté abierto a todos o "
                "no."
            ),
        },
        "El final de una ronda": {
            "C-3": (
                "Quien coloca la última ficha de su mano sale, y la ronda termina en ese momento, aunque sea a mitad "
                "de un turno. Lo que esa ficha habría causado ya no sucede."
            ),
            "C-4": (
                "Cuando el pozo está vacío y nadie puede jugar una ficha, la ronda queda cerrada y termina sin que "
                "nadie salga."
            ),
            "C-5": (
                "De un pozo vacío no se puede robar, y eso no detiene a nadie. Si tendrías que robar, sigue como si "
                "hubieras robado una ficha que no ayudó."
            ),
        },
        "La partida": {
            "C-7": (
                "Si al final los totales son iguales, va delante quien ganó más rondas. Si eso también es igual, la "
                "victoria se comparte."
            ),
            "C-8": (
                "El juego de fichas, cuántas se reparten y cuántas personas juegan lo deciden ustedes, mientras "
                "alcancen las fichas y el juego lo ofrezca. Lo que no puede ser se rechaza antes del primer reparto, "
                "con los números que sí pueden ser."
            ),
            "C-9": (
                "Una partida no tiene que jugarse entera. Acuerden un número de rondas antes de empezar; o acuerden "
                "una hora, terminen la ronda que se esté jugando cuando llegue y no empiecen otra."
            ),
            "C-10": (
                "Algunos juegos sacan la locomotora de la mano de alguien. Si nadie la tiene, todos roban una ficha a "
                "la vez, una y otra vez, hasta que aparece; lo robado se queda en las manos. Cuando el pozo ya no "
                "alcanza para todos, sus últimas fichas se reparten por orden de asientos, desde el primero. Si aun "
                "así falta la locomotora, se reparten todas las fichas de nuevo."
            ),
        },
    },
)
