### `roundhouse review`: una partida vista después. Una línea cada texto.

review-title = { $game }: { $count ->
    [one] { $count } decisión juzgada
   *[other] { $count } decisiones juzgadas
}
review-unknown = { $count ->
    [one] { $count } decisión no se juzga: no se conoce su mano.
   *[other] { $count } decisiones no se juzgan: no se conocen sus manos.
}
review-none = Nada de esta partida se puede juzgar: en ninguna ronda se conocen las manos repartidas.
review-no-round = No hay ronda { $round } que mirar: la partida tiene { $most }.
review-dealt = Repartos: { $points } puntos de ventaja frente a manos promedio (95 %: { $low } a { $high })
review-played = Las decisiones costaron: { $points } puntos de ventaja (95 %: { $low } a { $high })
review-played-rounds = Las decisiones costaron: { $points } puntos de ventaja (95 %: { $low } a { $high }), { $each } por ronda
review-cost = Ronda { $round }: { $made }
review-better = mejor por { $points } puntos (95 %: { $low } a { $high }): { $best }
review-told = { $made }: costó { $points } puntos (95 %: { $low } a { $high }). Mejor: { $best }.
review-hand = en la mano: { $tiles }
review-clean = ninguna decisión que de seguro haya costado puntos
review-luck = Buena suerte: unos { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}.
review-bad-luck = Mala suerte: unos { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}.
review-luck-none = Suerte: la normal.
review-mistakes = Errores: unos { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}.
review-mistakes-none = Errores: ninguno.
