### What the lines of a record should be, always after "Write". What stands before = and what a line begins with is notation, the same in every language.

first-line = { $header } en la primera línea
game-name = game y su nombre
game-before-end = game y su nombre antes de que termine el texto
game-line = game y su nombre, como game mexican-train seats=3
game = un juego ({ $games })
seats = seats= y cuántas personas juegan
options-that-fit = opciones que vayan juntas ({ $fault })
between-rounds = begin y quién empieza, join, depart, correct o stop, porque no hay ninguna ronda en juego
correct = correct, una ronda, un nombre y puntos, como correct 1 Ann 17
join = join, quién llega y detrás de quién se sienta, como join Dana after Bo
not-seated = alguien que no esté ya en la mesa ({ $names })
turn-of = { $name } y una jugada, porque le toca a { $name }
one-of = una de estas: { $meanings }
allowed = lo que permiten las reglas; { $ruling }

## The lines of a scenario

scenario = scenario y su título
scenario-before-end = scenario y su título antes de que termine el texto
scenario-line = totals, points, winners, leads, void, legal o un campo, no { $text }
