### The first game: what to do now, and why. The texts stand beside the table and have room for about 110 characters.

learn-title = Was jetzt?
learn-opening = Ein erstes Spiel
learn-begin = Alle bekommen Steine. Wer die eigenen zuerst alle gelegt hat, gewinnt die Runde.
learn-dealt = Die { $engine }-{ $engine } liegt in der Zentrale. Von dort bauen alle einen eigenen Zug.
learn-yours = Dein Zug beginnt bei Marke { $seat }. An die große Zahl an seinem Ende musst du anlegen.
learn-next = Weiter
learn-first = Beginn deinen Zug: Ein gehobener Stein hat eine { $engine } wie die Lok. Tipp erst ihn an, dann deinen Zug.
learn-own = Gehobene Steine passen. Tipp auf einen mit der großen Zahl am Ende deines Zuges.
learn-mexican = An deinen Zug passt nichts, doch der Mexican Train gehört allen: Ein gehobener Stein passt dort.
learn-visit = Ein Zug mit Marker ist für alle offen. Dein gehobener Stein passt an so einen.
learn-lay = Der gestrichelte Platz ist für diesen Stein. Tipp darauf.
learn-lay-somewhere = Er passt auf die gestrichelten Plätze. Dein eigener Zug gehört nur dir: Nutz ihn, solange es geht.
learn-nowhere = Der passt jetzt nirgends. Tipp auf einen gehobenen Stein.
learn-follow = Ein Doppel bleibt nie allein: Leg gleich noch einen Stein, darauf oder wo sonst einer passt.
learn-cover = Ein Doppel wartet, und vorher darf niemand woanders legen. Leg einen Stein darauf.
learn-draw = Nichts auf deiner Hand passt. Zieh einen Stein: Passt er, darfst du ihn gleich legen.
learn-done = Nichts passt. Beende: Dein Marker geht hoch, und alle dürfen an deinen Zug, bis du selbst dort legst.
learn-wait = Mehr gibt es gerade nicht zu tun.
learn-waiting = { $player } überlegt. Die Messinglampe an der Zentrale zeigt, wer dran ist.
learn-played = Das war der Zug von { $player }. Gleiche Hälften liegen immer aneinander.
learn-visited = Dieser Zug hat einen Marker und ist für alle offen: { $player } hat das genutzt.
learn-on-mexican = { $player } hat den Mexican Train genutzt. Das darfst du auch, wenn ein Stein passt.
learn-double = { $player } hat ein Doppel quer gelegt. Das muss vor allem anderen abgedeckt werden.
learn-drew = { $player } hatte nichts Passendes und hat einen Stein gezogen.
learn-marker = { $player } konnte nicht legen. Der Marker ist hoch: Dieser Zug ist jetzt für alle offen.
learn-over = Die Runde ist vorbei. Was auf der Hand blieb, zählt gegen dich; die wenigsten Punkte gewinnen.
