### The first game: what to do now, and why. The texts stand beside the table and have room for about 110 characters.

learn-title = What now?
learn-opening = Your first game
learn-begin = Everybody gets tiles. The first to lay them all wins the round.
learn-dealt = The { $engine }-{ $engine } is in the hub. From there everybody builds a train of their own.
learn-yours = Your train begins at badge { $seat }. The large number at its end is the one to match.
learn-next = Next
learn-first = Begin your train: a raised tile has a { $engine }, like the hub. Tap it, then your train.
learn-own = Raised tiles fit. Tap one with a half that equals the large number at the end of your train.
learn-mexican = Nothing fits your own train, but the Mexican Train is everybody's: a raised tile fits there.
learn-visit = A train with a marker is open to all. Your raised tile fits on one of those.
learn-lay = The dashed spot is where this tile goes. Tap it.
learn-lay-somewhere = It fits at the dashed spots. Your own train is yours alone: add to it while you can.
learn-nowhere = This one does not fit anywhere now. Tap a raised tile.
learn-follow = After a double you play one more tile: on the double, or anywhere one fits.
learn-cover = A double is open, and nobody may play elsewhere until it is covered. Lay a tile on it.
learn-draw = Nothing in your hand fits. Draw a tile: if it fits, you may lay it right away.
learn-done = Nothing fits. End the turn: your marker goes up, and all may play on your train until you do.
learn-wait = There is nothing left to do in this turn.
learn-waiting = { $player } is thinking. The brass lamp on the hub shows whose turn it is.
learn-played = That was { $player }'s own train. Touching halves are always equal.
learn-visited = That train has a marker, so it is open to all, and { $player } used it.
learn-on-mexican = { $player } used the Mexican Train. You may, too, whenever a tile fits.
learn-double = { $player } laid a double, crosswise. It has to be covered before anything else.
learn-drew = { $player } had nothing that fits and drew a tile.
learn-marker = { $player } could not play. The marker is up: that train is now open to all.
learn-over = The round is over. Tiles left in a hand count against its owner; the fewest points win.
