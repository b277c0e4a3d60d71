"""Basic Trains in Spanish."""

from roundhouse.i18n.language import RuleWords

BASIC_TRAINS = RuleWords(
    clauses={
        "BT-1": "Se reparte todo el juego por igual; lo que sobra queda boca abajo.",
        "BT-2": (
            "Empieza el doble más alto. Cada quien pone primero un doble de locomotora; si a alguien le falta, se "
            "reparte de nuevo."
        ),
        "BT-3": (
            "Cada turno empieza con una ficha en el tren propio, en cualquier extremo; si ninguna encaja, se pierde."
        ),
        "BT-4": "Después, cada uno de los otros trenes puede recibir una ficha más, en cualquier orden.",
        "BT-5": "Los dobles van en línea: de ellos no sale nada y no hay que cubrirlos.",
        "BT-6": "Quien sale gana 5 por cada ficha de los demás. Gana la partida quien primero llega a 120.",
        "BT-7": "Si todos pierden su turno seguido, nadie suma y se reparte de nuevo.",
    },
    refusals={
        ("BT-1", "no_boneyard"): "No se roba: Trenes Básicos no tiene pozo. Juega, o termina con Listo.",
        ("BT-2", "who_leads"): "Aún sin reparto: las manos ocultas no dicen quién empieza. Dilo también.",
        ("BT-2", "not_leader"): "No {seat}: otra mano tiene un doble más alto. Di quién empieza.",
        ("BT-2", "has_engine"): "No {tile} de locomotora: {seat} ya puso una. Juega en un tren.",
        ("BT-2", "not_double"): "No {tile} de locomotora: no es un doble. {seat} pone un doble.",
        ("BT-2", "not_highest"): "No {tile} de locomotora: empieza el doble más alto. Pon {double}.",
        ("BT-2", "holds_double"): "No se pasa: {seat} tiene un doble. {seat} lo pone de locomotora.",
        ("BT-2", "engine_first"): "Aún no {tile}: {seat} no tiene locomotora. Pon primero un doble.",
        ("BT-2", "no_engine_there"): "No en {train}: aún no tiene locomotora. Juega en uno que la tenga.",
        ("BT-3", "own_first"): "Aún no en {train}: primero va el tren de {seat}. Pon ahí una ficha.",
        ("BT-3", "one_on_own"): "No {tile} ahí: el tren de {seat} ya tiene su ficha. Juega en otro, o di Listo.",
        ("BT-3", "can_add"): "No se pasa: {tile} encaja en el tren de {seat}. Ponla ahí.",
        ("BT-4", "one_each"): "No otra vez en {train}: va una por turno en cada uno. Prueba otro, o di Listo.",
        ("BT-4", "no_marker"): "Ningún marcador: cada tren se abre cuando jugó su dueño. Juega una ficha.",
        ("BT-6", "no_call"): "Sin aviso: este juego no anuncia últimas fichas. Sigan jugando.",
    },
    trusts={
        ("BT-2", "play"): "De confianza: {seat} pone el doble más alto que hay.",
        ("BT-2", "idle"): "De confianza: {seat} no tiene ningún doble.",
        ("BT-3", "play"): "De confianza: {seat} pone una ficha que antes, al pasar, no tenía.",
        ("BT-3", "idle"): "De confianza: {seat} no tiene ficha para su tren.",
    },
    options={
        "two_or_three": ("Dos o tres jugadores", "También pueden jugar dos o tres, con el juego repartido por igual."),
    },
    option_errors={
        "few-players": "Trenes Básicos es para 4 a 10, no para {seats}: con {option}=yes pueden dos o tres.",
    },
    booklet={
        "Preparación": {
            "BT-1": (
                "Trenes Básicos se juega con un doble 9 o un doble 12. Se reparten todas las fichas, por igual: se "
                "divide el juego entre los jugadores y se redondea hacia abajo. Cuatro reciben 13 fichas cada uno de "
                "un doble 9, o 22 de un doble 12; diez reciben 5 o 9. Lo que sobra queda boca abajo y fuera de juego, "
                "pues no hay pozo y nadie roba nunca."
            ),
            "BT-2": (
                "Quien tiene el doble más alto de todas las manos empieza y lo coloca; desde ahí los turnos siguen el "
                "sentido del reloj. En tu primer turno solo colocas un doble frente a ti, el que quieras. Es tu "
                "locomotora, y sus dos lados quedan abiertos.\n\n"
                "Si alguien no tiene doble con qué empezar, la mano queda cerrada: nadie suma, y se reparte todo de "
                "nuevo. Con muchos jugadores pasa casi siempre; con nueve y un doble 9, en todos los repartos menos "
                "uno de cada 124. Por eso, cuando reparte la computadora, reparte hasta que una mano se pueda jugar, "
                "y dice cuántas veces hizo falta."
            ),
        },
        "Tu turno": {
            "BT-3": (
                "Puesta la locomotora, cada turno empieza en tu propio tren: añade exactamente una ficha, en "
                "cualquiera de los dos extremos, con un número igual contra él. Si tienes una que encaja, debes "
                "hacerlo. Si no, pierdes el turno entero, aunque otros trenes admitan tus fichas."
            ),
            "BT-4": (
                "Cuando tu tren tiene ya su ficha, puedes alargar los de los demás, sin obligación: a lo sumo una "
                "ficha en cada uno, en cualquier extremo y en cualquier orden. Di cuándo terminaste.\n\n"
                "Aquí se gana el juego. Una ficha en un tren ajeno puede dejarle un extremo, o dos, para los que su "
                "dueño no tiene nada. Así que cuida los dos extremos de tu tren, y procura que no sean iguales."
            ),
            "BT-5": (
                "Los dobles van en línea, como cualquier otra ficha. Nada sale de ellos, no piden que los cubran y no "
                "dan otra jugada."
            ),
        },
        "Salir y contar": {
            "BT-6": (
                "La ronda termina en cuanto alguien queda sin fichas, en cualquier parte de un turno y en el tren que "
                "sea. Esa persona gana 5 puntos por cada ficha de todas las demás manos, valga lo que valga; los demás "
                "no suman nada. Gana la partida quien primero llega a 120 puntos."
            ),
            "BT-7": (
                "Cuando todos pierden su turno uno tras otro, ya nadie jugará nunca. La mano queda cerrada: nadie "
                "suma, y se reparten todas las fichas de nuevo."
            ),
        },
    },
)
