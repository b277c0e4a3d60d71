### Words for tiles, trains and seats, and what is said of rulings and of what cannot be read.
### { $seat } is a player's name. A tile is written 5-6 in every language.
### Ein Zug und ein Doppel stehen ohne Artikel, damit jeder Satz den richtigen Fall davorsetzen kann: an dem { $train }.

## Lists: the last two of several; the others before are parted by commas

all-of = { $first } und { $last }
any-of = { $first } oder { $last }

## Tiles, trains, seats

train = Zug von { $seat }
double = Doppel { $tile }
open-double = Doppel
unknown-tile = der Stein
unknown-double = das Doppel
some-tile = einen Stein
some-double = ein Doppel
unknown-number = ?
seat = Platz { $number }

## Rulings

reading = { $clause } (unsere Lesart)
breach = { $seat } hatte da { $tiles } auf der Hand ({ $clause }).
breach-jointly = { $seat } hatte bei einer davon etwas von { $tiles } auf der Hand ({ $clause }).
breach-none = { $seat } hatte da nichts von { $tiles } auf der Hand ({ $clause }).
breach-one = { $seat } hatte da mindestens einen Stein von { $tiles } auf der Hand ({ $clause }).
breach-some = { $seat } hatte da mindestens { $least } Steine von { $tiles } auf der Hand ({ $clause }).

## What cannot be read

unreadable = „{ $said }“ ist nicht zu verstehen. Schreib { $expected }.
unreadable-nothing = Da steht nichts. Schreib { $expected }.
sum-gap = In „{ $said }“ fehlt eine Zahl: Schreib auf jede Seite eines Plus eine, wie 12+17.
sum-letters = „{ $said }“ ist keine Zahl: Schreib Ziffern und zwischen Zahlen ein Plus, wie 12+17.
sum-below-zero = „{ $said }“ liegt unter null, und hier verliert niemand Punkte.
sum-large = Das ist zu viel: Schreib höchstens { $most }.
ambiguous = „{ $said }“ kann { $meanings } heißen. { $count ->
        [one] Schreib es so.
       *[other] Schreib eins davon.
    }
