"""Mexican Train in Spanish."""

from roundhouse.i18n.language import RuleWords

MEXICAN_TRAIN = RuleWords(
    clauses={
        "MT-1": "La hoja dice cuántas fichas roba cada quien según el juego de fichas y los jugadores.",
        "MT-2": "La locomotora está en la base desde el principio: el doble más alto, y cada ronda el siguiente.",
        "MT-3": "Quién empieza primero se sortea; cada ronda la salida pasa al siguiente en el sentido del reloj.",
        "MT-4": "Quien puede jugar, debe. Quien no, roba una ficha; si encaja se juega, si no, sube su marcador.",
        "MT-5": "Un turno es una ficha. La primera ficha de un tren iguala la locomotora.",
        "MT-6": "Hay un Tren Mexicano: cualquiera lo empieza igualando la locomotora, y está abierto a todos.",
        "MT-7": "Un tren con el marcador arriba está abierto a todos, hasta que su dueño juega en él.",
        "MT-8": "Un doble pide otra ficha de la misma persona: sobre él, o donde esa persona pueda jugar.",
        "MT-9": "Un doble que quedó abierto va antes que todo: se cubre primero, esté en el tren que esté.",
        "MT-10": "Un doble cuyo número se agotó queda cerrado.",
        "MT-11": "La última ficha puede ser un doble: quien la juega sale.",
        "MT-12": "Una jugada que deja una sola ficha se anuncia: la base avisa a la mesa.",
        "MT-13": "Las fichas que quedan en la mano suman sus puntos; gana la partida el total más bajo.",
    },
    refusals={
        ("MT-2", "no_engine"): "No {tile} de locomotora: ya hay una en la base. Juega en un tren.",
        ("MT-3", "not_leader"): "No {seat}: la salida de esta ronda es de otro lugar. Di ese, o nadie.",
        ("MT-4", "can_play_draw"): "No se roba: {tile} encaja en {train}, y quien puede, debe. {seat} juega.",
        ("MT-4", "can_play_done"): "No se pasa: {tile} encaja en {train}, y quien puede, debe. {seat} juega.",
        ("MT-4", "drew"): "No otro robo: {seat} ya robó en este turno. El turno termina con Listo.",
        ("MT-4", "draw_first"): "Aún no se pasa: {seat} no ha robado en este turno. Roba primero una ficha.",
        ("MT-5", "engine"): "No {tile} en {train}: la primera pide el {value} de la locomotora. Juega un {value}.",
        ("MT-5", "own_first_train"): "No en {train}: este turno es del primer tren. Alárgalo, o termina con Listo.",
        ("MT-5", "no_draw"): "No se roba: {seat} está armando su primer tren. Alárgalo, o termina con Listo.",
        ("MT-6", "engine"): "No {tile} en {train}: empieza con el {value} de la locomotora. Juega un {value}.",
        ("MT-6", "own_train_first"): "No en el Tren Mexicano: primero va el tren de {seat}. Empieza ese.",
        ("MT-7", "closed"): "No en {train}: está cerrado, sin marcador. Juega en un tren abierto.",
        ("MT-7", "by_itself"): "No hace falta: el marcador de {seat} se mueve con la jugada. Juega una ficha.",
        ("MT-8", "two_doubles"): "No en {train}: esperan dos dobles. Juega sobre el {double} o sobre el otro.",
        ("MT-8", "on_double"): "No en {train}: primero va el {double}. Cúbrelo, o roba una ficha.",
        ("MT-8", "one_double"): "No {tile}: solo un doble por turno. Sigue el {double} con otra ficha.",
        ("MT-8", "second_double"): "No {tile}: nada en la mano lo seguiría. Juega otra ficha tras el {double}.",
        ("MT-8", "can_play_draw"): "No roba {seat}: {tile} puede seguir al doble, en {train}. Juega.",
        ("MT-8", "can_play_done"): "No pasa {seat}: {tile} puede seguir al doble, en {train}. Juega.",
        ("MT-8", "draw_first"): "Aún no se pasa: el doble de {seat} pide otra ficha. Roba una primero.",
        ("MT-9", "cover"): "No en {train}: espera el {double} en {on}. Cúbrelo primero.",
        ("MT-9", "later_double"): "No en {train}: espera antes el {double} en {on}. Cubre ese.",
        ("MT-9", "can_play_draw"): "No roba {seat}: {tile} cubre el doble en {train}. Cúbrelo.",
        ("MT-9", "can_play_done"): "No pasa {seat}: {tile} cubre el doble en {train}. Cúbrelo.",
        ("MT-9", "draw_first"): "Aún no se pasa: un doble espera. {seat} roba primero una ficha.",
        ("MT-11", "cover_last"): "No en {train}: falta cubrir el último {double}. Juega sobre él para salir.",
        ("MT-12", "no_penalty"): "No hay multa: nadie reclamó un aviso olvidado. Sigan jugando.",
        ("MT-12", "penalty_first"): "Todavía no: {seat} olvidó el aviso y roba primero la multa. Róbala.",
        ("MT-12", "no_call"): "Sin aviso de {seat}: ahora no hay última ficha que anunciar. Sigan jugando.",
        ("MT-12", "called_by_hub"): "Sin aviso de {seat}: la base anuncia sola las últimas fichas. Sigan jugando.",
    },
    trusts={
        ("MT-4", "play"): "De confianza: {seat} pone una ficha que antes, al robar o pasar, no tenía.",
        ("MT-4", "idle"): "De confianza: {seat} no tiene ficha que se pueda jugar.",
        ("MT-8", "play"): "De confianza: {seat} tiene una ficha para uno de los dos dobles.",
        ("MT-8", "idle"): "De confianza: {seat} no tiene ficha que siga al doble.",
        ("MT-9", "idle"): "De confianza: {seat} no tiene ficha que cubra el doble.",
    },
    options={
        "older_deal": (
            "Reparto antiguo",
            "Con doble 12, de 5 a 8 jugadores reciben 12, 11, 10 o 9 fichas, como en la hoja antigua.",
        ),
        "last_winner_leads": ("Sale quien ganó", "Quien ganó la última ronda empieza la próxima, no el siguiente."),
        "whole_first_train": (
            "Primer tren entero",
            "Un tren propio puede empezar con tantas fichas como encajen, todas en un turno.",
        ),
        "own_train_first": (
            "Primero el propio",
            "Solo puede empezar el Tren Mexicano quien ya empezó su propio tren.",
        ),
        "follow_on_double": ("Seguir sobre el doble", "La ficha que sigue a un doble se coloca sobre ese doble."),
        "one_double": ("Un doble por turno", "La ficha que sigue a un doble no es otro doble."),
        "close_dead_doubles": ("Cerrar dobles muertos", "Un doble cuyo número se agotó ya no hay que cubrirlo."),
        "cover_last_double": ("Cubrir el último doble", "Quien pone un doble como última ficha lo cubre para salir."),
        "missed_call": (
            "Multa por no avisar",
            "Quien olvida anunciar su última ficha roba una si alguien lo reclama.",
        ),
        "double_blank": ("Puntos del 0-0", "Lo que cuesta el 0-0 que queda en la mano."),
    },
    option_errors={
        "older-deal": "older_deal es para 5 a 8 jugadores con doble 12, no para {seats} con doble {set}.",
    },
    booklet={
        "Preparación": {
            "MT-1": (
                "Revuelvan las fichas boca abajo y que cada quien robe una mano; lo que queda es el pozo. Cuántas "
                "roba cada quien depende del juego de fichas y de cuántos juegan. Doble 9: 12 cada uno para dos, 11 "
                "para tres, 10 para cuatro. Doble 12: 16 cada uno para dos o tres, 15 para cuatro, 14 para cinco, 12 "
                "para seis, 10 para siete, 9 para ocho. Doble 15: 11 cada uno, de nueve a doce.\n\n"
                "Con otro número de jugadores u otro juego de fichas se reparten por igual unos dos tercios de las "
                "fichas, pero nunca más de 16 a cada uno."
            ),
            "MT-2": (
                "Cada ronda tiene una locomotora, el doble del centro de donde parten todos los trenes. Antes de "
                "revolver, sáquenla del juego y pónganla en la base. La primera ronda se juega con el doble más alto, "
                "la segunda con el que le sigue hacia abajo, y así hasta el doble blanco. La locomotora nunca se "
                "cubre."
            ),
            "MT-3": (
                "Sorteen quién empieza la primera ronda, o pónganse de acuerdo. En cada ronda posterior la salida "
                "pasa un lugar en el sentido del reloj. Los turnos también van en ese sentido."
            ),
        },
        "Tu turno": {
            "MT-4": (
                "Si puedes jugar, debes hacerlo; no se permite guardar una ficha que encaja. Si nada encaja, roba una "
                "ficha del pozo. Si esa encaja en alguna parte, colócala en seguida; si no, sube tu marcador y tu "
                "turno termina."
            ),
            "MT-5": (
                "Un turno es una ficha. Tu propio tren va de la locomotora hacia ti; su primera ficha debe igualar la "
                "locomotora, y cada una de las siguientes, el extremo abierto del tren."
            ),
            "MT-6": (
                "Además de los trenes de los jugadores hay uno más, el Tren Mexicano, que es de todos. Cualquiera "
                "puede empezarlo, en cualquier turno, con una ficha que iguale la locomotora. Desde entonces "
                "cualquiera puede alargarlo; no necesita marcador y nunca se cierra."
            ),
            "MT-7": (
                "Un marcador sobre un tren empezado dice: suban todos. Mientras el tuyo está arriba, los demás pueden "
                "jugar en tu tren como si fuera suyo. El marcador baja cuando tú, y nadie más, colocas una ficha en "
                "tu tren."
            ),
        },
        "Los dobles": {
            "MT-8": (
                "Coloca un doble atravesado. Te da otra ficha para jugar, y te obliga a jugarla: va sobre el mismo "
                "doble o donde puedas jugar. Si no tienes ninguna, roba una ficha; si tampoco puede seguir, sube tu "
                "marcador, termina tu turno y el doble queda abierto.\n\n"
                "La ficha que sigue puede ser un segundo doble, si después te queda una ficha que va sobre uno de los "
                "dos; esa ficha tiene que ir sobre uno de ellos. Así, un turno deja abierto a lo sumo uno de sus "
                "dobles. Un segundo doble que es tu última ficha no necesita nada más."
            ),
            "MT-9": (
                "Un doble abierto de un turno anterior detiene todo lo demás. A quien le toque debe cubrirlo antes de "
                "jugar otra cosa, sea de quien sea el tren y haya o no marcador; cubrirlo es la jugada de ese turno. "
                "Si hay varios abiertos, se cubre primero el que se colocó primero. Si no puedes cubrirlo, roba una "
                "ficha; si esa no lo cubre, sube tu marcador y el deber pasa al siguiente jugador."
            ),
            "MT-10": (
                "Si todas las fichas con su número están en la mesa, nada puede ya cubrir un doble. Cuenta como "
                "cerrado: es un extremo común de su tren, y nadie tiene que seguirlo ni cubrirlo."
            ),
        },
        "Salir y contar": {
            "MT-11": "Tu última ficha puede ser un doble. Sales, y nadie tiene que colocar nada detrás.",
            "MT-12": (
                "Cuando una jugada te deja con una sola ficha, se avisa a la mesa, para que los demás estén "
                "prevenidos. La base lo hace sola, con su sonido de una ficha."
            ),
            "MT-13": (
                "Al final de una ronda cuenta los puntos que quedan en tu mano y súmalos a tu total; quien salió no "
                "suma nada. En una ronda cerrada cuentan todos. El doble blanco no cuenta nada. Jugada la última "
                "locomotora, gana la partida el total más bajo."
            ),
        },
    },
)
