"""Private Trains in Spanish."""

from roundhouse.i18n.language import RuleWords

PRIVATE_TRAINS = RuleWords(
    clauses={
        "PT-1": "Cada ronda tiene su doble guía: el más alto y luego hacia abajo, o el más bajo y hacia arriba.",
        "PT-2": "Se pone el doble guía; luego cada quien roba una ficha por cada número del juego, si alcanzan.",
        "PT-3": "Empieza la primera ronda la ficha más pesada; después, quien tuvo menos puntos en la anterior.",
        "PT-4": "El turno sigue el sentido del reloj, o el contrario si así se acuerda.",
        "PT-5": "Una ficha por turno, dos con un doble: en el tren propio, en uno marcado o en el Tren Mexicano.",
        "PT-6": "Quien no tiene para su tren roba primero una ficha; quien ni así puede, sube su marcador.",
        "PT-7": "Un marcador solo lo baja su dueño, tras una jugada en su propio tren.",
        "PT-8": "A un doble lo sigue una ficha sobre él; en el tren propio se le puede dejar al siguiente.",
        "PT-9": "Quien no puede seguir un doble roba una ficha; si no ayuda, solo puede poner otro doble.",
        "PT-10": "Si así se acuerda, un doble sin cubrir suspende las demás jugadas hasta que alguien lo cubre.",
        "PT-11": "Las fichas en la mano suman sus puntos, el 0-0 suma 50; gana la partida el total más bajo.",
    },
    refusals={
        ("PT-1", "no_engine"): "No {tile} de locomotora: el doble guía ya está en la base. Juega en un tren.",
        ("PT-3", "who_leads"): "Aún sin reparto: las manos ocultas no dicen quién empieza. Dilo también.",
        ("PT-3", "not_leader"): "No {seat}: alguien tuvo menos puntos en la ronda anterior. Di quién, o nadie.",
        ("PT-3", "not_heaviest"): "No {seat}: otra mano tiene una ficha más pesada. Di quién empieza.",
        ("PT-5", "engine"): "No {tile} en {train}: la primera pide el {value} del doble guía. Juega un {value}.",
        ("PT-5", "closed"): "No en {train}: es privado, sin marcador. Juega en un tren abierto.",
        ("PT-5", "one_tile"): "No otra más: {seat} ya jugó su ficha. Baja el marcador, o termina con Listo.",
        ("PT-6", "can_play_draw"): "No se roba: {tile} encaja en {train}, y quien puede, debe. {seat} juega.",
        ("PT-6", "can_play_done"): "No se pasa: {tile} encaja en {train}, y quien puede, debe. {seat} juega.",
        ("PT-6", "draw_first"): "Aún no se pasa: {seat} no ha robado en este turno. Roba primero una ficha.",
        ("PT-6", "drew"): "No otro robo: {seat} ya robó. Juega, o termina el turno con Listo.",
        ("PT-6", "draw_to_visit"): "Aún no en {train}: nada encaja en el tren de {seat}. Roba primero.",
        ("PT-6", "up_by_itself"): "No hace falta: el marcador de {seat} sube al pasar. Juega, roba, o di Listo.",
        ("PT-7", "not_in_turn"): "Ahora no: {seat} lo hace en su propio turno, tras jugar. Espera a que llegue.",
        ("PT-7", "not_up"): "Ahí no hay marcador: el tren de {seat} ya es privado. Sigan jugando.",
        ("PT-7", "not_played"): "Todavía no: {seat} no ha jugado ahí desde que subió. Juega antes en ese tren.",
        ("PT-8", "follow"): "No en {train}: primero va el {double}. Juega sobre él, o roba.",
        ("PT-8", "can_play_draw"): "No roba {seat}: {tile} responde al doble, en {train}. Juega esa.",
        ("PT-8", "can_play_done"): "No pasa {seat}: {tile} responde al doble, en {train}. Juega esa.",
        ("PT-8", "draw_first"): "Aún no se pasa: un doble espera una ficha. {seat} roba primero una.",
        ("PT-8", "cover"): "No en {train}: primero va el {double} en {on}. Cubre ese.",
        ("PT-9", "only_double"): "No {tile}: tras el {double} solo va su pareja, u otro doble. Termina con Listo.",
        ("PT-9", "can_follow"): "Aún no {tile}: hay en la mano una ficha para el {double}. Juega esa.",
        ("PT-10", "cover"): "No en {train}: espera el {double} en {on}. Cúbrelo, o roba.",
        ("PT-10", "can_play_draw"): "No roba {seat}: {tile} cubre el doble en {train}. Cúbrelo.",
        ("PT-10", "can_play_done"): "No pasa {seat}: {tile} cubre el doble en {train}. Cúbrelo.",
        ("PT-10", "draw_first"): "Aún no se pasa: un doble espera. {seat} roba primero una ficha.",
        ("PT-11", "no_call"): "Sin aviso: Trenes Privados no anuncia últimas fichas. Sigan jugando.",
    },
    trusts={
        ("PT-6", "play"): "De confianza: {seat} tiene ficha para su tren, o pone una que al robar no tenía.",
        ("PT-6", "idle"): "De confianza: {seat} no tiene ficha que deba jugar.",
        ("PT-8", "idle"): "De confianza: {seat} no tiene ficha para el doble.",
        ("PT-9", "play"): "De confianza: {seat} no tiene ficha que siga al primer doble.",
        ("PT-10", "idle"): "De confianza: {seat} no tiene ficha que cubra el doble.",
    },
    options={
        "upward": ("Hacia arriba", "El primer doble guía es el más bajo, y cada ronda tiene el siguiente más alto."),
        "counter_clockwise": ("Sentido contrario", "El turno pasa a la derecha en vez de a la izquierda."),
        "mexican_train": (
            "Un Tren Mexicano",
            "Junto a los trenes de los jugadores hay uno que cualquiera puede alargar.",
        ),
        "visit_without_drawing": (
            "Visitar sin robar",
            "Quien no tiene para su tren puede jugar en otro en seguida, sin robar primero.",
        ),
        "suspend_plays": (
            "El doble detiene",
            "Mientras un doble está sin cubrir nadie juega en otra parte: cada quien lo cubre o roba.",
        ),
        "follow_last_double": (
            "Seguir el último doble",
            "Quien pone un doble como última ficha roba, y sale solo si la robada puede seguir.",
        ),
    },
    option_errors={},
    booklet={
        "Preparación": {
            "PT-1": (
                "Cada ronda se arma alrededor de su doble guía, del que parten todos los trenes. El primero es el "
                "doble más alto del juego, y cada ronda toma el siguiente hacia abajo, hasta que el doble blanco guía "
                "la última."
            ),
            "PT-2": (
                "Coloquen el doble guía en el centro antes de que nadie robe. Después revuelvan el resto, y que cada "
                "quien robe tantas fichas como números tiene el juego: 7 de un doble 6, 10 de un doble 9, 13 de un "
                "doble 12, 16 de un doble 15, 19 de un doble 18.\n\n"
                "Con cinco jugadores o más, o con un juego demasiado chico para eso, roben tantas que quede en el "
                "pozo un décimo del juego. Cualquier otro número que acuerden sirve igual."
            ),
            "PT-3": (
                "En la primera ronda busquen la ficha más pesada de todas las manos, dobles incluidos; de dos con los "
                "mismos puntos pesa más la que tiene el extremo más alto. Quien la tiene empieza, y no tiene que "
                "jugarla. Las rondas siguientes las empieza quien tuvo menos puntos en la anterior; si son varios, "
                "quien se sienta primero."
            ),
            "PT-4": "Tras quien empieza, el turno da la vuelta a la mesa en el sentido del reloj, siempre a la "
            "izquierda.",
        },
        "Tu turno": {
            "PT-5": (
                "Coloca una ficha; tras un doble, otra más. Tu tren empieza en el doble guía con una ficha que lo "
                "iguale. Puedes jugar en tu tren, en cualquier otro que tenga marcador y al menos una ficha, y en el "
                "Tren Mexicano, que cualquiera puede empezar igualando el doble guía."
            ),
            "PT-6": (
                "Si puedes jugar en tu propio tren, o en cualquier parte después de robar, debes jugar. Si tu tren no "
                "admite ninguna de tus fichas, roba una antes que nada, aunque alguna encaje en otro tren. Tras ese "
                "robo puedes jugar donde encajen tus fichas. Si no encajan en ninguna parte, sube tu marcador y tu "
                "turno termina; mientras no puedas jugar, cada turno empieza robando."
            ),
            "PT-7": (
                "Nadie más que tú baja tu marcador, y nunca baja solo. Puedes hacerlo cuando hayas jugado en tu "
                "propio tren desde que subió: en cualquier momento hasta el final de ese turno. Si lo olvidas, tu "
                "tren sigue abierto para los demás, y puedes remediarlo en un turno tuyo posterior, antes o después "
                "de jugar."
            ),
        },
        "Los dobles": {
            "PT-8": (
                "Un doble pide una segunda ficha, colocada sobre él. En tu propio tren tienes otra posibilidad: dejar "
                "el doble como está y colocar una ficha, que no sea doble, en el Tren Mexicano. Entonces el siguiente "
                "jugador debe cubrir tu doble antes que nada, aunque el tren sea tuyo. Quien no puede roba una ficha; "
                "si tampoco lo cubre, sube su marcador y el deber pasa al siguiente, hasta que alguien cumpla, quizá "
                "tú."
            ),
            "PT-9": (
                "Si no tienes ficha para tu doble, roba una. Si no ayuda, no puedes colocar nada más en este turno, "
                "encaje donde encaje, con una excepción: otro doble que se pueda jugar. Ese pide una ficha de la "
                "misma manera, con otro robo si hace falta. Cuando termina tu turno y un doble tuyo quedó sin seguir, "
                "sube tu marcador."
            ),
            "PT-10": (
                "Pueden acordar que un doble que nadie ha cubierto suspenda todas las demás jugadas. Entonces cada "
                "quien, en su turno, tiene que cubrirlo, o roba una ficha y lo cubre con esa si encaja. De varios "
                "dobles así va primero el que se colocó primero."
            ),
        },
        "Salir y contar": {
            "PT-11": (
                "La ronda termina cuando alguien coloca su última ficha, aunque sea un doble, o cuando nadie puede "
                "jugar más. Cuenta entonces los puntos que quedan en tu mano, el doble blanco como 50, y súmalos a tu "
                "total. Cuando cada doble del juego ha guiado una ronda, gana el total más bajo."
            ),
        },
    },
)
