"""The sentences of a table where nothing is typed: what the hub's buttons say."""

PRESSED_COMMANDS = {
    # What a finger says, and what may be typed all the same.
    "slot": ("una vía", "una ficha en este tren"),
    "slot-long": ("una vía, largo", "un doble en él"),
    "slot-twice": ("una vía, dos veces", "baja su marcador, donde se hace a mano; o nada puede ya cubrir su doble"),
    "engine": ("la locomotora", "robó una ficha; entre rondas: empieza la próxima"),
    "engine-twice": ("la locomotora, dos veces", "pasó, o terminó"),
    "engine-long": ("la locomotora, largo", "deshacer lo último que se pulsó; otra vez: lo anterior"),
    "press": (
        "pulsar 5",
        "como si se pulsara la quinta vía, en el sentido del reloj desde arriba a la derecha; mantener 5, repetir 5, "
        "pulsar centro",
    ),
    "undo": ("deshacer 3", "deshacer los últimos tres pasos; rehacer: decirlos otra vez"),
    "sum": ("= 17", "la suma de la mano que se pide"),
    "who": ("quién", "de quién es el turno, y qué tiene cada quien"),
    "table": ("mesa", "mostrar la mesa"),
    "score": ("hoja", "mostrar la hoja de puntos"),
    "correct": ("corregir 1 bo 17", "corregir los puntos que Bo recibió en la ronda 1"),
    "seat": ("lugar bo Dana", "Bo le da su lugar a Dana"),
    "place": ("vía bo 5", "Bo se sienta ante la quinta vía"),
    "volume": ("volumen 3", "qué tan fuerte suena la base, de 0 a 10"),
    "stop": ("parar", "no empezar otra ronda después de esta"),
    "quit": ("salir", "guardar la mesa y terminar el programa"),
    "help": ("?", "esta lista"),
}

PRESSED = {
    "title": "Lo que dicen los botones, y lo que puedes escribir",
    "welcome": "{game} solo con los botones de la base: no se escribe nada hasta contar las manos. Escribe ? para más.",
    "no-hub": "No hay ninguna base conectada: la reemplaza una simulada. Escribe lo que se pulsa, así: pulsar 5",
    "ask-seat": "{seat} pulsa la vía que tiene enfrente > ",
    "ask-leader": "La vía de quien empieza la primera ronda, o la locomotora para sortear > ",
    "ask-next": "La locomotora, cuando todos tengan sus fichas > ",
    "ask-deal": "La locomotora, cuando todos tengan sus fichas > ",
    "ask-holder-hand": "Quien tiene {tile} pulsa, largo para ponerla; la locomotora: nadie la tiene > ",
    "ask-holder-found": "Quien tiene el doble más alto que aún no fue locomotora pulsa, largo para ponerlo; la "
    "locomotora: nadie tiene uno > ",
    "ask-holder-each": "Quien tiene el doble más alto pulsa, largo para ponerlo > ",
    "ask-holder-set": "Quien tiene la ficha con más puntos pulsa > ",
    "ask-finder": "Todos roban una ficha. Quien encuentra la locomotora pulsa, largo para ponerla; la locomotora: "
    "nadie la encontró > ",
    "no-meaning": "Ese botón no dice nada ahora.",
    "press-what": "Escribe una vía de 1 a 12, o centro, así: pulsar 5",
}
