### The first game: what to do now, and why. The texts stand beside the table and have room for about 110 characters.

learn-title = What now?
learn-opening = A first game
learn-begin = Everybody gets tiles. Whoever lays all of theirs first wins the round.
learn-dealt = The { $engine }-{ $engine } lies in the hub. From there everybody builds a train of their own.
learn-yours = Your train begins at badge { $seat }. The large number at its end is the one to match.
learn-next = Next
learn-first = Begin your train: a raised tile has a { $engine }, as in the hub. Touch it, then your train.
learn-own = Raised tiles fit. Touch one whose half equals the large number at the end of your train.
learn-mexican = Nothing fits your own train, but the Mexican Train is everybody's: a raised tile fits there.
learn-visit = A train with a marker is open to all. Your raised tile fits on one of those.
learn-lay = The dashed place is where this tile goes. Touch it.
learn-lay-somewhere = It fits where the dashed places are. Your own train is yours alone: feed it while you can.
learn-nowhere = This one fits nowhere now. Touch a raised tile.
learn-follow = A double is never left alone: lay one more tile now, on it or wherever one fits.
learn-cover = A double waits, and nobody may play elsewhere before it is covered. Lay a tile on it.
learn-draw = Nothing in your hand fits. Draw a tile: if it fits, you may lay it at once.
learn-done = Nothing fits. End the turn: your marker goes up, and all may play on your train until you do.
learn-wait = Nothing is left to do in this turn.
learn-waiting = { $player } thinks. The brass lamp on the hub shows whose turn it is.
learn-played = That was the train of { $player }. A half always touches its equal.
learn-visited = That train has a marker, so it is open to all: { $player } has made use of it.
learn-on-mexican = { $player } has used the Mexican Train. You may, too, whenever a tile fits.
learn-double = { $player } has laid a double, crosswise. It has to be covered before anything else.
learn-drew = { $player } had nothing that fits and has drawn a tile.
learn-marker = { $player } could not play. The marker is up: that train is open to all now.
learn-over = The round is over. What is left in a hand counts against its owner; the fewest points win.
