### Buttons, headings and small print of the table, in the window and in the terminal. Buttons have little room.

## Buttons

draw = Draw a tile
undo = Undo
done = Done
announce = One tile left
turn-tile = Turn tile
marker-up = Marker up
marker-down = Marker down
claim = Missed call
next-round = Next round
scores = Scores
hint = Hint

## Headings and small print of screen and text table

round = Round { $round } of { $rounds }
round-open = Round { $round }
engine = engine { $tile }
points =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
last-plays = Last plays
in-boneyard = in the boneyard
unused = out of play
count-in-boneyard = { $count } in the boneyard
count-unused = { $count } face down, unused
refused = Not now
hand-of = { $seat }'s hand
tiles = Tiles
end = End
total = Total
legal = Can be played
overruled = Stands
