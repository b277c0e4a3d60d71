"""Slosh in Spanish."""

from roundhouse.i18n.language import RuleWords

SLOSH = RuleWords(
    clauses={
        "SL-1": "Cuatro jugadores, un doble 6, seis fichas cada uno; las cuatro que sobran quedan fuera.",
        "SL-2": "La locomotora es fija: 4-4, luego 5-5, 6-6, 1-1, 2-2, 3-3, y otra vez. Si nadie la tiene: otro "
        "reparto.",
        "SL-3": "Todos los trenes parten de la locomotora y crecen hacia afuera; el resto, como en Trenes Básicos.",
    },
    refusals={
        ("SL-1", "no_boneyard"): "No se roba: las fichas que sobran quedan fuera. Juega, o termina con Listo.",
        ("SL-2", "not_holder"): "No {seat}: la locomotora {tile} no está en esa mano. Di quién la tiene.",
        ("SL-2", "other_engine"): "No {tile} de locomotora: la de esta ronda es {double}. Pon esa.",
        ("SL-2", "engine_first"): "Todavía no: {seat} tiene la locomotora {double}, que va primero. Ponla.",
        ("SL-3", "common_engine"): "No {tile} de locomotora: la de todos es {double}. Juega en un tren.",
        ("SL-3", "has_engine"): "No {tile} de locomotora: {seat} ya puso una. Juega en un tren.",
        ("SL-3", "not_double"): "No {tile} de locomotora: no es un doble. {seat} pone un doble.",
        ("SL-3", "own_engine_first"): "Aún no {tile}: {seat} no tiene locomotora. Pon primero un doble.",
        ("SL-3", "holds_double"): "No se pasa: {seat} tiene un doble. {seat} lo pone de locomotora.",
        ("SL-3", "no_engine_there"): "No en {train}: aún no tiene locomotora. Juega en uno que la tenga.",
        ("SL-3", "not_neighbor"): "No en {train}: {owner} no juega antes que {seat}. Juega en otro tren.",
        ("SL-3", "not_stuck"): "No en {train}: {owner} pudo jugar ahí. Juega en el tren de {seat}.",
        ("SL-3", "once"): "No otra vez en {train}: ya tiene su ficha. Juega en el tren de {seat}.",
    },
    trusts={
        ("SL-3", "idle"): "De confianza: {seat} no tiene ningún doble.",
    },
    options={
        "own_engines": (
            "Locomotoras propias",
            "El doble de la ronda es solo de quien lo tiene; los demás ponen otro; los trenes tienen dos extremos.",
        ),
        "neighbor": (
            "Vecino",
            "Solo se añade al tren de quien jugó antes, si nada suyo encajaba; se cuentan los puntos.",
        ),
    },
    option_errors={},
    booklet={
        "Preparación": {
            "SL-1": (
                "Slosh es para cuatro jugadores y un juego de doble 6. Revuelvan, y que cada quien robe seis fichas. "
                "Las cuatro que sobran quedan boca abajo y fuera de juego; nadie roba nunca. Si acuerdan siete fichas "
                "cada uno, no sobra ninguna."
            ),
            "SL-2": (
                "Cada ronda tiene su locomotora: el doble cuatro en la primera, después el doble cinco, el doble seis, "
                "el doble uno, el doble dos y el doble tres; una partida que sigue vuelve a empezar con el doble "
                "cuatro. Quien la tiene empieza y debe ponerla, y ese es todo su turno. Desde ahí los turnos siguen el "
                "sentido del reloj.\n\n"
                "Si la locomotora está entre las fichas que quedan fuera, se revuelven y reparten todas de nuevo, para "
                "la misma locomotora. Lo mismo después de una mano cerrada."
            ),
            "SL-3": (
                "La locomotora es de todos. Tu tren empieza en ella con una ficha que la iguale y crece hacia afuera: "
                "donde las reglas de abajo hablan de cualquiera de los dos extremos, aquí solo hay el de afuera. En "
                "todo lo demás Slosh se juega como Trenes Básicos.\n\n"
                "Hay otras dos maneras de jugarlo. Con locomotoras propias, el doble de la ronda es solo de quien lo "
                "tiene; los demás ponen en su primer turno cualquier doble suyo, y si alguien no tiene, se reparte de "
                "nuevo. Con vecino ceden tres reglas. De los demás trenes (BT-4) solo puedes alargar el de quien juega "
                "antes que tú, solo si no tuvo ficha para él y solo antes de la tuya. En vez de 5 puntos por ficha "
                "(BT-6) se cuentan los puntos de las manos, también en una mano cerrada (BT-7): la más baja gana lo "
                "que cada otra tiene de más, y nadie gana si hay dos más bajas."
            ),
        },
    },
)
