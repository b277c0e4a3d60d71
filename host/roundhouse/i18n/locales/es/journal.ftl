### The journal, in which every table is kept.

table-changed = La mesa { $name } no se puede reproducir, porque su diario fue modificado: `roundhouse play` empieza otra.
table-game = La mesa { $name } se conserva, pero aquí no puede seguir: este programa no tiene el juego { $game }.
table-rule = La mesa { $name } se conserva, pero aquí no puede seguir: a este programa le falta la regla { $rule }. Actualízalo.
table-gone = La mesa { $name } ya no está en el diario: otro programa la quitó.
table-open-elsewhere = Esta mesa está abierta en otra ventana: sigue allí, o ciérrala y escribe `roundhouse resume`.
bad-folder = La carpeta { $folder } no sirve para el diario ({ $reason }): nombra otra con --data.
bad-file = El diario { $path } no se puede usar ({ $reason }): nombra otra carpeta con --data.
