### Words for tiles, trains and seats, and what is said of rulings and of what cannot be read.
### { $seat } is a player's name. A tile is written 5-6 in every language.

## Lists: the last two of several; the others before are parted by commas

all-of = { $first } and { $last }
any-of = { $first } or { $last }

## Tiles, trains, seats

train = { $seat }'s train
double = double { $tile }
open-double = open double
unknown-tile = the tile
unknown-double = the double
some-tile = a tile
some-double = a double
unknown-number = ?
seat = seat { $number }

## Rulings

reading = { $clause } (our reading)
breach = { $seat } held { $tiles } then ({ $clause }).
breach-jointly = { $seat } held some of { $tiles } at one of those moments ({ $clause }).
breach-none = { $seat } held none of { $tiles } then ({ $clause }).
breach-one = { $seat } held at least one of { $tiles } then ({ $clause }).
breach-some = { $seat } held at least { $least } of { $tiles } then ({ $clause }).

## What cannot be read

unreadable = Cannot read "{ $said }". Write { $expected }.
unreadable-nothing = There is nothing there. Write { $expected }.
sum-gap = A number is missing in "{ $said }": write one on each side of a plus, like 12+17.
sum-letters = "{ $said }" is not a number: write digits, and a plus between numbers, like 12+17.
sum-below-zero = "{ $said }" is below zero, and nobody loses points here.
sum-large = That is too much: write at most { $most }.
ambiguous = "{ $said }" can mean { $meanings }. { $count ->
        [one] Write it that way.
       *[other] Write one of them.
    }
