### What should have been written, after "Write" or "use".

move = una jugada
tile-and-train = una ficha y un tren ({ $play }), { $words } o { $last }
tile-of-set = una ficha del juego de { $set } como 3-5, no { $text }
set-name = doble { $highest }
open-end-of-set = un extremo abierto del juego de { $set } (un número hasta { $highest }{ $symbols }, o ?), no { $text }
seen-or-hidden-tile = una ficha visible como 3-5, o un número de fichas ocultas como ?7, no { $text }
player = el nombre de alguien ({ $names }), no { $text }
train = un tren ({ $trains }), no { $text }
train-missing = un tren ({ $trains })
each-tile-once-in-hand = cada ficha una sola vez en una mano
one-hand = una mano para { $name }
hand-sum = la suma de una mano como = 17 pips
hand-tiles-or-sum = las fichas de la mano, o su suma como = 17 pips
train-after-tile = { $on } y un tren después de la ficha, como { $play }
stands = después de stand: una jugada, como una ficha y su tren, draw, done o un marcador
needs-none = solo { $move }, porque las reglas lo permiten
note = una nota de una sola línea, con { $most } caracteres como mucho
clause = una cláusula de { $game }, no { $clause }
