"""What is told in English of records and of positions set up by hand, by that: always after "Escribe".

What stands before = and what a line begins with is notation, and so the same in every language.
"""

TOLD_RECORDS = {
    # Games of other packages that cannot be used.
    "The game {name} ({module}) cannot be used: {reason}.": "El juego {name} ({module}) no se puede usar: {reason}.",
    "{error}: {text}": "{error}: {text}",
    "it is no subclass of Game": "no es una subclase de Game",
    "it lacks {names}": "le falta {names}",
    "its name is {text}, not small letters, digits and hyphens": "su nombre es {text}, y no minúsculas, cifras y "
    "guiones",
    "there is a game of that name already": "ya hay un juego con ese nombre",
    # The lines of a record.
    "{header} as the first line": "{header} en la primera línea",
    "game and its name": "game y su nombre",
    "game and its name before the text ends": "game y su nombre antes de que termine el texto",
    "game and its name, like game mexican-train seats=3": "game y su nombre, como game mexican-train seats=3",
    "a game ({games})": "un juego ({games})",
    "seats= and how many players": "seats= y cuántas personas juegan",
    "options that fit together ({fault})": "opciones que vayan juntas ({fault})",
    "begin and who leads, join, depart, correct or stop, since no round is in play": "begin y quién empieza, join, "
    "depart, correct o stop, porque no hay ninguna ronda en juego",
    "correct, a round, a player and points, like correct 1 Ann 17": "correct, una ronda, un nombre y puntos, como "
    "correct 1 Ann 17",
    "join, who comes and whom they sit after, like join Dana after Bo": "join, quién llega y detrás de quién se "
    "sienta, como join Dana after Bo",
    "somebody who does not sit there already ({names})": "alguien que no esté ya en la mesa ({names})",
    "{name} and a move, since it is {name}'s turn": "{name} y una jugada, porque le toca a {name}",
    "one of: {meanings}": "una de estas: {meanings}",
    "what the rules allow; {ruling}": "lo que permiten las reglas; {ruling}",
    # The lines of a scenario.
    "scenario and its title": "scenario y su título",
    "scenario and its title before the text ends": "scenario y su título antes de que termine el texto",
    "totals, points, winners, leads, void, legal or a field, not {text}": "totals, points, winners, leads, void, legal "
    "o un campo, no {text}",
    # A position: its fields.
    "a position of the game that the record names": "una posición del juego que nombra el registro",
    "a position that there can be": "una posición que pueda existir",
    "a game first ({games}), not {text}": "primero un juego ({games}), no {text}",
    "field=value, not {text}": "campo=valor, no {text}",
    "{field}= once": "{field}= una sola vez",
    "{field}= and a whole number": "{field}= y un número entero",
    "{field}= and a seat ({seats}), not {text}": "{field}= y un lugar ({seats}), no {text}",
    "{field}= and {what}, not {text}": "{field}= y {what}, no {text}",
    "a seat": "un lugar",
    "a train": "un tren",
    "a tile": "una ficha",
    "fields that there are, like ends= and hands=, not {field}=": "campos que existan, como ends= y hands=, no "
    "{field}=",
    "turn= and whose turn it is": "turn= y a quién le toca",
    "stage= and one of {stages}, not {text}": "stage= y uno de {stages}, no {text}",
    "round= and a number from 1 to {most}, not {text}": "round= y un número de 1 a {most}, no {text}",
    "rounds counted from 1": "rondas contadas desde 1",
    "engine= and a double": "engine= y un doble",
    "used= and doubles": "used= y dobles",
    "no number below 0 for yard or idle": "en yard= y en idle= ningún número menor que 0",
    # A position: its tiles and trains.
    "double-{highest}": "doble {highest}",
    "tiles that are seen, each once, not {text}": "fichas que se ven, cada una una sola vez, no {text}",
    "each tile once, and {tiles} not again": "cada ficha una sola vez, y {tiles} no otra vez",
    "{size} tiles in all, not {told}": "{size} fichas en total, no {told}",
    "?{count} for {count} tiles that nobody sees": "?{count} para {count} fichas que nadie ve",
    "a number of hidden tiles like ?7, not {text}": "un número de fichas ocultas como ?7, no {text}",
    "in hands= what {name} holds, be it a number of tiles like {name}:?7": "en hands= lo que tiene {name}, aunque sea "
    "un número de fichas como {name}:?7",
    "a seat ({seats}), not {text}": "un lugar ({seats}), no {text}",
    "an open end of the {set} set (a number up to {highest}{symbols}, or ?), not {text}": "un extremo abierto del "
    "juego de {set} (un número hasta {highest}{symbols}, o ?), no {text}",
    "the open end of {name}'s train, like {name}:5, or {name}:- before it is begun": "el extremo abierto del tren de "
    "{name}, como {name}:5, o {name}:- si todavía no empieza",
    "{form} for {name}, not {text}": "{form} para {name}, no {text}",
    "an open end": "un extremo abierto",
    "both open ends, like 5/7,": "los dos extremos abiertos, como 5/7,",
    # A position that contradicts itself.
    "an engine= for a game in which all trains begin at one, once it is known, and none for others": "engine= en un "
    "juego en que todos los trenes salen de una, cuando ya se sabe cuál, y en los demás ninguna",
    "a leader= for a round that is not dealt yet": "leader= en una ronda que todavía no se reparte",
    "the engine in the hub, in nobody's hand": "la locomotora en la base y no en una mano",
    "no more doubles of this turn than there are open doubles ({open}), not {fresh}": "no más dobles de este turno que "
    "dobles abiertos ({open}), no {fresh}",
    "each open double once": "cada doble abierto una sola vez",
    "open doubles only on trains that are begun": "dobles abiertos solo en trenes que ya empezaron",
    "{double} on the table where it is an open double": "{double} sobre la mesa, donde es un doble abierto",
    "a double of this turn when the player owes a follow-up, and only then": "un doble de este turno cuando falta "
    "seguirlo, y solo entonces",
    "who draws the penalty, where one is to be drawn": "quién roba la multa, cuando hay que robar una",
    "a winner only when the round is over": "winner= solo cuando la ronda terminó",
    "a winner with no tile left": "en winner= a alguien sin fichas",
    "a * behind the end of each derailed train, as in A:4*, since its marker is up": "un * detrás del extremo de cada "
    "tren descarrilado, como en A:4*, porque su marcador está arriba",
    "the train of left= among the doubles= too": "el tren de left= también en doubles=",
}
