### The page that shows the keys of the keyboard.

keys = Keys
keys-title = Keyboard shortcuts
keys-line = What the keys do. You can also do everything by touch.
keys-tables = At a table
keys-dealt = When the tiles are dealt here
keys-called = At a real table
keys-slots = With the hub only
keys-pages = On a page
keys-everywhere = Everywhere

## The words on a key

keycap-shift = Shift
keycap-ctrl = Ctrl
keycap-alt = Alt
keycap-space = Space
keycap-enter = Enter
keycap-backspace = Backspace
keycap-pageup = Page Up
keycap-pagedown = Page Down

## What the keys do

key-draw = Draw a tile
key-done = End the turn, or press the framed button; in a replay, the next step
key-undo = Take back the last move; in a replay, the previous step
key-number = A train, a number on a tile, a slot, a choice; a digit of a sum
key-ten = Add ten to the next digit: + then 2 is 12
key-public = The Mexican Train, or the first public train
key-number-of-public = The public train with this number; on a train that grows both ways, its inner end
key-announce = Say that one tile is left
key-claim = Claim a missed call
key-marker-up = Put the marker up
key-marker-down = Take the marker down
key-walk-all = Pick the next tile, even one that cannot be played
key-move = Move the picked tile within the hand
key-order = Sort the hand into its longest train
key-hint = Get a hint
key-why = Ask why the picked tile can or cannot be played
key-turn = Turn a tile that fits both ways
key-next = Begin the next round; in a replay, go to it
key-scores = See the scores
key-go = In a replay: play at speed, or pause
key-mute = Turn the sound off or back on
key-softer = Turn the volume down
key-louder = Turn the volume up
key-quit = Leave the table
key-letter = This letter on a tile
key-speaker = Make the call for the previous player, or for the next one
key-draw-pass = Draw a tile and pass
key-redo = Redo what was taken back
key-calls = See the calls of this round, and correct one
key-sum = Count a hand tile by tile, or as a sum: 12 + 17
key-twice = Press the button of this slot twice
key-hold = Hold the button of this slot
key-select = Select the whole name
key-minus = Points below zero, when correcting a score
key-due = Press the brass button, or the framed one
key-walk = Go to the next tile or button; change the framed value
key-tab = Go through the buttons in order
key-erase = Erase the last input; otherwise take back the last move
key-back = Put the tile back; otherwise open the menu, or go back
key-keys = Show this page
key-full-screen = Fill the screen, or show a window again
