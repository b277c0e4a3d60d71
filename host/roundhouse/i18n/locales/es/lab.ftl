### `roundhouse lab`: house rules compared. One line each; titles and axes of the page are short.

lab-title =
    { $game }: { $matches ->
        [one] { $matches } partida con cada combinación
       *[other] { $matches } partidas con cada combinación
    }
lab-title-between = { $game }: de { $fewest } a { $most } partidas con cada combinación
lab-subtitle = En todos los lugares juega { $player }, semilla { $seed }. Barras: intervalos de 95 %.
lab-setting = { $rules }, { $seats } lugares
lab-recommended = recomendado
lab-turns = Turnos por ronda
lab-blocked = Rondas bloqueadas
lab-led = Rondas que ganó quien empieza
lab-even = de las decididas; a rayas: parejo
lab-spread = Puntos entre el mejor y el último
lab-shares = Partidas ganadas por cada lugar
lab-shares-note = veces lo parejo, desde quien empezó primero
lab-seats = Lugares
lab-line = { $name }: { $mean } (95 %: de { $low } a { $high })
lab-no-figure = { $name }: muy poco para decir algo
lab-interrupted = Se detuvo antes de terminar.
lab-saved = Guardado en { $page } y { $table }.
lab-bad-vary = --vary pide una regla con sus valores, como one_double=yes,no, no { $text }.
lab-bad-seats = --seats pide números como 4, 2-8 o 2,4,6, no { $text }.
lab-many = En una hoja caben a lo sumo { $most } combinaciones de reglas, no { $count }.
