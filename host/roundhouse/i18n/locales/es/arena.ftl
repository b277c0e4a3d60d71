### `roundhouse arena`: what the players do, and the result of a series. One line each.

## Who can be measured

arena-is-random = cualquier jugada permitida
arena-is-casual = no ve la mitad de lo que encaja, y juega lo más pesado de lo que ve
arena-is-greedy = la ficha más pesada que encaja
arena-is-regular = sopesa como sensible, pero no ve tres de cada diez fichas
arena-is-sensible = planea una fila, suelta lo pesado, piensa en quien sigue
arena-is-expert = juega hasta el final sus mejores jugadas en mundos que cuadran con lo que sabe
arena-is-longest-line = guarda su fila más larga para su propio tren
arena-is-one-ply = piensa en la mejor respuesta de quien sigue, y no más allá
arena-is-oracle = ve todas las manos; por lo demás juega como expert

## What came out

arena-rounds = { $challenger } contra { $rival }: { $game }, { $seats } lugares, rondas sueltas.
arena-matches = { $challenger } contra { $rival }: { $game }, { $seats } lugares, partidas enteras.
arena-deals = Repartos duplicados: { $deals }, cada uno jugado { $times } veces.
arena-points = Ventaja en puntos: { $mean } (95 %: de { $low } a { $high })
arena-won = Ganó: { $won }, donde lo parejo sería { $fair } (95 %: de { $low } a { $high }).
arena-decisive = Repartos decisivos: { $decisive }; de ellos el retador ganó { $share } (95 %: de { $low } a { $high }).
arena-answer-better = La prueba terminó: el retador es mejor. Tras parar antes, la ventaja parece algo mayor de lo que es.
arena-answer-even = La prueba terminó: el retador no alcanza esa ventaja.
arena-answer-none = La prueba aún no da respuesta: juega más repartos.
arena-too-few = Es muy poco para decir algo: juega al menos 2 repartos.
arena-saved = Guardado en { $file }.
arena-rounds-without-matches = Las rondas sueltas no tienen número de rondas: añade --matches, o quita --rounds.
other-job = { $file } es de otro trabajo: da un archivo nuevo o usa la orden con que empezó.
