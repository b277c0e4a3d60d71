### The journal, in which every table is kept.

table-changed = Der Tisch { $name } lässt sich nicht mehr abspielen, weil sein Journal geändert wurde: `roundhouse play` fängt einen neuen an.
table-game = Der Tisch { $name } bleibt, kann hier aber nicht weitergehen: Das Spiel { $game } fehlt diesem Programm.
table-rule = Der Tisch { $name } bleibt, kann hier aber nicht weitergehen: Dem Programm fehlt die Regel { $rule }. Aktualisier es.
table-gone = Der Tisch { $name } steht nicht mehr im Journal: Ein anderes Programm hat ihn entfernt.
table-open-elsewhere = Dieser Tisch ist in einem anderen Fenster offen: Mach dort weiter, oder schließ es und gib `roundhouse resume` ein.
bad-folder = Der Ordner { $folder } eignet sich nicht für das Journal ({ $reason }): Nenn mit --data einen anderen.
bad-file = Das Journal { $path } lässt sich nicht benutzen ({ $reason }): Nenn mit --data einen anderen Ordner.
