### Words for tiles, trains and seats, and what is said of rulings and of what cannot be read.
### { $seat } is a player's name. A tile is written 5-6 in every language.

## Lists: the last two of several; the others before are parted by commas

# Antes de un sonido como i, «y» se vuelve «e»: Ana e Inés.
all-of =
    { $first } { STARTS($last, like: "h?i(?![aeiou])|h?y[^aeiou]") ->
        [yes] e
       *[no] y
    } { $last }
# Antes de un sonido como o, «o» se vuelve «u»: 7 u 8.
any-of =
    { $first } { STARTS($last, like: "h?o|8|11(?!\\d)") ->
        [yes] u
       *[no] o
    } { $last }

## Tiles, trains, seats

train = el tren de { $seat }
double = doble { $tile }
open-double = doble abierto
unknown-tile = la ficha
unknown-double = el doble
some-tile = una ficha
some-double = un doble
unknown-number = ?
seat = el lugar { $number }

## Rulings

reading = { $clause } (lectura nuestra)
breach = { $seat } tenía entonces { $tiles } ({ $clause }).
breach-jointly = { $seat } tenía en una de ellas alguna de { $tiles } ({ $clause }).
breach-none = { $seat } no tenía entonces ninguna de { $tiles } ({ $clause }).
breach-one = { $seat } tenía entonces al menos una de { $tiles } ({ $clause }).
breach-some = { $seat } tenía entonces al menos { $least } de { $tiles } ({ $clause }).

## What cannot be read

unreadable = No se entiende «{ $said }». Se espera: { $expected }.
unreadable-nothing = No hay nada escrito. Se espera: { $expected }.
sum-gap = En «{ $said }» falta un número: escribe uno a cada lado del signo más, como 12+17.
sum-letters = «{ $said }» no es un número: escribe cifras, y un signo más entre números, como 12+17.
sum-below-zero = «{ $said }» está bajo cero, y aquí nadie pierde puntos.
sum-large = Es demasiado: escribe como mucho { $most }.
ambiguous = «{ $said }» puede ser { $meanings }. { $count ->
        [one] Escríbelo así.
       *[other] Escribe una de ellas.
    }
