"""What the layers that know no language tell in English, by that: of notation, names, records and the journal."""

TOLD = {
    # What should have been written, after "Escribe" or "usa".
    "a move": "una jugada",
    "a tile and a train ({play}), {words} or {last}": "una ficha y un tren ({play}), {words} o {last}",
    "a tile of the {set} set like 3-5, not {text}": "una ficha del juego de {set} como 3-5, no {text}",
    "a tile that is seen like 3-5, or how many are not like ?7, not {text}": "una ficha que se ve como 3-5, o cuántas "
    "no se ven como ?7, no {text}",
    "a player's name ({names}), not {text}": "el nombre de alguien ({names}), no {text}",
    "a train ({trains}), not {text}": "un tren ({trains}), no {text}",
    "a train ({trains}), not nothing": "un tren ({trains})",
    "each tile once in a hand": "cada ficha una sola vez en una mano",
    "one hand for {name}": "una mano para {name}",
    "the sum of a hand like = 17 pips": "la suma de una mano como = 17 pips",
    "the tiles of the hand, or its sum like = 17 pips": "las fichas de la mano, o su suma como = 17 pips",
    "{on} and a train after the tile, like {play}": "{on} y un tren después de la ficha, como {play}",
    # The names of those who sit down.
    "{seats} names, one a seat": "{seats} nombres, uno por lugar",
    "a different name for each player": "un nombre distinto para cada quien",
    "names that are not empty, their words one space apart": "nombres que no estén vacíos, con un espacio entre "
    "palabras",
    "letters, digits and spaces in {name}, and none of {marks}": "letras, cifras y espacios en {name}, y ninguno de "
    "{marks}",
    "a name without the word {word}, which stands for something else here": "un nombre sin la palabra {word}, que aquí "
    "quiere decir otra cosa",
    "a name whose words begin with a letter, unlike {word}": "un nombre cuyas palabras empiecen con letra, no como "
    "{word}",
    # Why a file cannot be used.
    "another program uses it": "otro programa lo usa",
    "you have no permission": "no tienes permiso",
    "there is a file of that name": "hay un archivo con ese nombre",
    "it is a folder": "es una carpeta",
    "there is no such file or folder": "no existe",
    "the disk is full": "el disco está lleno",
    "a file stands where a folder should": "hay un archivo donde debería haber una carpeta",
    "nothing can be written there": "ahí no se puede escribir nada",
    "another program keeps it busy": "otro programa lo está usando",
    "it cannot be opened": "no se puede abrir",
    "it is damaged": "está dañado",
    "it is no journal": "no es un diario",
    # The journal.
    "The table {name} cannot be played again, since somebody has changed its journal: `roundhouse play` begins another "
    "one.": "La mesa {name} no se puede jugar de nuevo, porque alguien cambió su diario: `roundhouse play` empieza "
    "otra.",
    "This table is being played in another window: go on there, or close it and run `roundhouse resume`.": "Esta mesa "
    "se está jugando en otra ventana: sigue allí, o ciérrala y escribe `roundhouse resume`.",
    "{path} was written by a newer roundhouse: run `pip install --upgrade roundhouse-hub`, or name another folder with "
    "--data.": "Un roundhouse más nuevo escribió {path}: escribe `pip install --upgrade roundhouse-hub`, o nombra otra "
    "carpeta con --data.",
    "The folder {folder} cannot be used for the journal ({reason}): name another one with --data.": "La carpeta "
    "{folder} no sirve para el diario ({reason}): nombra otra con --data.",
    "The journal {path} cannot be used ({reason}): name another folder with --data.": "El diario {path} no se puede "
    "usar ({reason}): nombra otra carpeta con --data.",
}
