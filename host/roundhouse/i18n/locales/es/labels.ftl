### Buttons, headings and small print of the table, in the window and in the terminal. Buttons have little room.

## Buttons

draw = Robar ficha
undo = Deshacer
done = Listo
announce = Queda una
turn-tile = Girar ficha
marker-up = Subir marcador
marker-down = Bajar marcador
claim = No avisó
next-round = Siguiente ronda
scores = Puntos
hint = Pista

## Headings and small print of screen and text table

round = Ronda { $round } de { $rounds }
round-open = Ronda { $round }
engine = con el { $tile }
# Same in English.
points =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
last-plays = Últimas jugadas
in-boneyard = en el pozo
unused = fuera de juego
count-in-boneyard = { $count } en el pozo
count-unused = { $count } boca abajo, fuera
refused = Ahora no
hand-of = Mano de { $seat }
tiles = Fichas
end = Extremo
# Same in English.
total = Total
legal = Se puede jugar
overruled = Vale
