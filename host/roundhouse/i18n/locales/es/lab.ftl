### `roundhouse lab`: house rules compared. One line each; titles and axes of the page are short.

lab-title =
    { $game }: { $matches ->
        [one] { $matches } partida con cada combinación
       *[other] { $matches } partidas con cada combinación
    }
lab-title-between = { $game }: de { $fewest } a { $most } partidas con cada combinación
lab-rules = Reglas: { $rules }.
lab-recommended = las recomendadas
lab-players = En todos los lugares juega la computadora ({ $level }), semilla { $seed }.
lab-marks = Los puntos son medias; las barras, sus intervalos de 95 %. Un punto sin barra: igual en cada partida.
lab-first-seat = El lugar 1 es el de quien empezó la partida.
lab-seats-count = { $seats } lugares
lab-turns = Turnos por ronda
lab-blocked = Rondas bloqueadas
lab-led = Rondas que ganó quien empieza
lab-even = de las decididas; a rayas: parte pareja
lab-spread = Puntos entre el mejor y el último
lab-won = Partidas que ganó el lugar { $seat }
lab-shares = Partidas ganadas por cada lugar
lab-shares-note = 1 = parte pareja; el lugar 1 es el de quien empezó la partida
lab-differences = Diferencia con { $rules }, partida por partida; las partes, en puntos porcentuales:
lab-difference = { $name }: diferencia
lab-difference-note = con la primera combinación, partida por partida
lab-points-note = con la primera combinación, partida por partida, en puntos porcentuales
lab-seats = Lugares
lab-seat = Lugar
lab-line = { $name }: { $mean } (95 %: de { $low } a { $high })
lab-even-share = { $line }; lo parejo sería { $even }
lab-constant = { $name }: { $mean } en cada una de { $matches } partidas
lab-no-figure = { $name }: muy poco para decir algo
lab-saved = Guardado en { $page } y { $table }.
lab-bad-vary = --vary pide una regla con sus valores, como one_double=yes,no, no { $text }.
lab-bad-seats = --seats pide números como 4, 2-8 o 2,4,6, no { $text }.
lab-many = En una hoja caben a lo sumo { $most } combinaciones de reglas, no { $count }.
