### What the lines of a record should be, always after "Write". What stands before = and what a line begins with is notation, the same in every language.

first-line = { $header } en la primera línea
game-name = game y su nombre
game-before-end = game y su nombre antes de que termine el texto
game-line = game y su nombre, como game mexican-train seats=3
game = un juego ({ $games })
seats = seats= y cuántas personas juegan
options-that-fit = opciones que vayan juntas ({ $fault })
before-first-round = { $word } solo antes de la primera línea que empieza o juega una ronda
between-rounds = begin y quién empieza, join, depart, correct o stop, porque no hay ninguna ronda en juego
begin = begin y quién empieza, como begin { $name }
depart = depart y quién se va, como depart { $name }
swap = swap y dos jugadores, como swap { $name } with { $other }
ask = ask y una jugada, como ask { $name } draw, o ask { $legal }
ask-one-tile = una sola ficha después de ask
leads = al final del reparto quién tiene la locomotora, como ; leads { $name }, o ; leads { $nobody }
shorter-line = líneas de hasta { $most } caracteres
correct = correct, una ronda, un nombre y puntos, como correct 1 Ann 17
join = join, quién llega y detrás de quién se sienta, como join Dana after Bo
not-seated = alguien que no esté ya en la mesa ({ $names })
move-of = una jugada después de { $name }, como { $name } draw o { $name } 5-6 on { $name }
name-first = primero quién lo hace, como { $name } { $move }
name-and-move = el nombre de alguien ({ $names }) y una jugada, como { $name } draw, o una línea que empiece con deal, announce, claim, penalty, reveal, close, begin, correct o stop
one-of = una de estas: { $meanings }
allowed = lo que permiten las reglas; { $ruling }

## The lines of a scenario

scenario = scenario y su título
scenario-before-end = scenario y su título antes de que termine el texto
scenario-line = totals, points, winners, leads, void, legal o un campo, no { $text }

## What a scenario finds instead of what it expects

found-game = un juego que se puede jugar
found-no-score = ninguna ronda anotada
found-no-winner = nadie todavía
found-no-round = ninguna ronda en juego
found-nothing = nada
