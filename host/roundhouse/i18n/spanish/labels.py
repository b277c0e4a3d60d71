"""Buttons, headings, names of games; and what is said of input that cannot be read."""

PHRASES = {
    "and": "{first} {last:y|e|y}",
    "or": "{first} {last:o|o|u}",
    "train": "el tren de {seat}",
    "public-mexican": "el Tren Mexicano",
    "public-community": "el tren comunitario",
    "public-public": "el tren público {number}",
    "double": "doble {tile}",
    "open-double": "doble abierto",
    "unknown-tile": "la ficha",
    "some-tile": "una ficha",
    "some-double": "un doble",
    "unknown-number": "?",
    "seat": "el lugar {number}",
    "reading": "{clause} (lectura nuestra)",
    "breach": "{seat} tenía entonces {tiles} ({clause}).",
    "breach-jointly": "{seat} tenía en una de ellas alguna de {tiles} ({clause}).",
    "breach-none": "{seat} no tenía entonces ninguna de {tiles} ({clause}).",
    "breach-one": "{seat} tenía entonces al menos una de {tiles} ({clause}).",
    "breach-some": "{seat} tenía entonces al menos {least} de {tiles} ({clause}).",
    "unreadable": "No se entiende «{said}». Escribe {expected}.",
    "unreadable-nothing": "No hay nada escrito. Escribe {expected}.",
    "ambiguous": "«{said}» puede ser {meanings}. Escribe una de ellas.",
}

GAMES = {
    "mexican-train": (
        "Tren Mexicano",
        "Un tren para cada quien y uno para todos; gana el total más bajo tras la última locomotora.",
    ),
    "derailing": (
        "Descarrilamiento",
        "Los dobles descarrilan cualquier tren; gana el total más bajo tras todos los andenes.",
    ),
    "private-trains": (
        "Trenes Privados",
        "Un tren para cada quien, abierto solo con su marcador arriba; gana el total más bajo.",
    ),
    "super-train": (
        "Súper Tren",
        "Tren Mexicano con Trenes comodín y letras que saltan, invierten, hacen robar o jugar otra vez.",
    ),
    "basic-trains": (
        "Trenes Básicos",
        "Una locomotora para cada quien, trenes con dos extremos; gana quien primero llega a 120 puntos.",
    ),
    "slosh": (
        "Slosh",
        "Cuatro jugadores, doble 6, una locomotora fija por ronda; gana quien primero llega a 120 puntos.",
    ),
    "station": (
        "Estación Mexicana",
        "Trenes para todos, tantos como quieran; los puntos se ganan y se pierden, gana quien más tiene.",
    ),
}

PUBLICS = {
    "mexican": ("Tren Mexicano", "Mexicano"),
    "community": ("Tren comunitario", "Público"),
    "public": ("Tren público {number}", "Público {number}"),
}

LABELS = {
    # Buttons
    "draw": "Robar ficha",
    "undo": "Deshacer",
    "done": "Listo",
    "announce": "Queda una",
    "turn_tile": "Girar ficha",
    "marker_up": "Subir marcador",
    "marker_down": "Bajar marcador",
    "claim": "No avisó",
    "next_round": "Otra ronda",
    "scores": "Puntos",
    "hint": "Pista",
    # Headings and small print of screen and text table
    "round": "Ronda {round} de {rounds}",
    "round_open": "Ronda {round}",
    "engine": "con el {tile}",
    "points": "{count:pt|pts}",
    "last_plays": "Últimas jugadas",
    "in_boneyard": "en el pozo",
    "unused": "fuera de juego",
    "count_in_boneyard": "{count} en el pozo",
    "count_unused": "{count} boca abajo, fuera",
    "refused": "Ahora no",
    "hand_of": "Mano de {seat}",
    "tiles": "Fichas",
    "end": "Extremo",
    "total": "Total",
    "legal": "Se puede jugar",
    "hub_connected": "base conectada",
}
