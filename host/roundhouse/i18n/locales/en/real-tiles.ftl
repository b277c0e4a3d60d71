### The screens of a table with real tiles: the call pad, what is asked there, and the hub alone.

## At a real table: the call pad

called-drew = Drew a tile
called-drew-passed = Drew, passed
called-done = Done
called-passed = Passed
called-earlier = Was an earlier call wrong?
called-more = More
called-clear = Clear
called-redo = Redo
called-for-all = Call for everybody
called-own = Call only for me
called-blank = blank
called-on-table = on table
called-touch-first = Tap the train, then the other number of the tile. Or both numbers first.
called-touch-two = Tap the two numbers of the tile that was laid.
called-touch-other = Tap the other number of the tile.
called-touch-second = And its other number? Tap the same one again for a double.
called-where = { $tile }: tap the train it is on.
called-where-unseen = A tile nobody could read: tap the train it is on.
called-fits = It fits { $trains }.
called-fits-one = It fits only { $train }.
called-fits-none = { $tile } fits no train that { $seat } may play on now.
called-lies = { $tile } is already on the table.
called-lay-on = On { $train }
called-engine = { $tile } is laid
called-penalty = Penalty tile drawn
called-which-way = Which way around is it?
called-opens = { $end } is open
called-left = Left end of { $train }
called-right = Right end of { $train }
called-not-ended = { $seat } has to wait: { $turn } has not ended the turn.
called-is-done = { $turn } is done
called-not-yet = { $seat } has to wait: it is { $turn }'s turn.
called-nothing-to-undo = There is nothing to take back.

## At a real table: what is asked

called-leader = Who leads the first round?
called-leader-line = Tap a player, or draw lots.
called-lot = Draw lots
called-holder-hand = Who holds the { $tile }?
called-holder-found = Who holds the highest double that has not been an engine yet?
called-holder-lower = Who holds the round's double, or the next lower one?
called-holder-each = Who holds the highest double?
called-holder-set = Who holds the tile with the most pips?
called-finder = Everybody draws a tile. Who finds the engine?
called-holder-line = Everybody looks at their tiles. Tap the player.
called-nobody = Nobody
called-round = Round { $round }
called-take =
    Turn the tiles face down, shuffle, and take { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } each.
called-take-engine =
    Set the { $tile } in the hub. Shuffle the others face down, and take { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } each.
called-dealt = Everybody has their tiles
called-hand = What does { $seat } have left?
called-hand-line =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } by the calls. Tap each, or enter the sum.
called-hands-left = To be counted: { $seats }
called-last-double = How many pips were on the double that { $seat } went out with?
called-last-double-line = Nobody saw it: { $seat } says how many.
called-by-tiles = Tile by tile
called-by-sum = As a sum
called-told = { $seat } has { $sum }
called-told-twice = { $tile } is already entered.
called-last-back = Undo last one
called-over = The match is over
called-end = End

## At a real table: more

called-more-title = At this table
called-more-line = Everything said so far is saved.
called-unseen = A tile nobody could read
called-unseen-line = It is laid, and its numbers stay unknown.
called-unseen-double = A double nobody could read
called-unseen-double-line = It is laid crosswise, and its number stays unknown.
called-redo-line = Makes the undone calls again, if they still hold.
called-how-to-play-line = The rules of this game, and the house rules you chose.
called-settings-line = Language, text, motion, sound.
called-scores-line = The score sheet by rounds, and corrections.
called-trust = Taken on trust
called-trust-line = What nobody could check in this round.
called-stop = Stop after this round
called-stop-line = No new round starts, and the leader wins.
called-stop-now = End the match now
called-stop-now-line = The leader wins.
called-stop-over = The match is over already.
called-stop-none = No round has been played yet.
called-go-on = Play on after this round
called-leave = Leave the table
called-leave-line = It is saved as it is, and you can continue another time.

## A call is corrected in place

fix-title = What was called in this round
fix-line = Tap the wrong call. Later calls are checked again.
fix-last-plays = Wrong? Tap it · all calls ›
fix-menu = Correct a call
fix-menu-line = See every call of this round, and say what it really was.
fix-change = It was something else
fix-insert = Missing before it
fix-remove = It never happened
fix-remove-rest = Remove it and all after it ({ $count })
fix-keep = Keep it on trust
fix-no-longer = That no longer holds
fix-no-longer-line = { $call }. { $reason }
fix-begins = { $seat } begins the round
fix-trust = on trust
fix-corrected = corrected
fix-was = was: { $call }
fix-waits = not ruled on yet
fix-instead = Instead of: { $call }. Call what it really was.
fix-before = Before: { $call }. Call what is missing.
fix-touch = Tap the right number or train, or what it was.
fix-was-now = It was: { $was }. It is now: { $now }.
fix-added = It was missing: { $now }.
fix-gone = It never happened: { $was }.
fix-done = Corrected. Every call after it still holds.
fix-removed =
    { $count ->
        [one] The call is removed
       *[other] { $count } calls are removed
    }. Undo brings back what was there.
fix-withdrawn = Everything is as it was before the correction.
fix-withdraw = Leave it all as it was
fix-undo = Undo the correction

## The hub alone

slots-seat = { $seat }, press the slot in front of you.
slots-taken = Somebody is sitting there already.
slots-elsewhere = Sit elsewhere
slots-leader = Who leads the first round? Press that slot, or the engine to draw lots.
slots-deal = Press the engine when everybody has their tiles.
slots-finder = Everybody draws a tile. Who finds the engine? Press your slot; hold it to lay the engine. If nobody has it, press the engine.
slots-holder-hand = Who holds the { $tile }? Press your slot; hold it to lay the engine. If nobody has it, press the engine.
slots-holder-found = Who holds the highest double that has not been an engine? Press your slot; hold it to lay the engine. If nobody has it, press the engine.
slots-holder-lower = Who holds the round's double, or the next lower one? Press your slot; hold it to lay the engine. If nobody has one, press the engine.
slots-holder-each = Who holds the highest double? Press your slot; hold it to lay the double.
slots-holder-set = Who holds the tile with the most pips? Press your slot.
nudge = No hurry, { $seat }: it is your turn.
slots-ready = The hub is ready.
slots-drew = Drew
slots-tile = Slot: a tile
slots-double = Long: a double
slots-draws = Engine: drew
slots-ends = Twice: turn over
slots-touch = Tap the picture.
slots-undoes = Long: undo
slots-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }

## A hub that has gone, and is there again

hub-gone = The hub is gone.
hub-troubled = The hub has a fault.
hub-back = The hub is back.

## A hand counted from photos

count-photo = Count from a photo
count-another = Add a photo
count-drop = Throw it away
count-share = Show the photo to all
count-hide = Stop showing the photo
count-shown = The photo of { $seat }'s hand
count-reading = The photo is being read …
count-read = { $count ->
        [one] { $count } tile, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $count } tiles, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
count-look = Not sure: { $tiles }. Look, and touch what is wrong.
count-missing = { $count ->
        [one] One tile is missing: add a photo, or touch it below.
       *[other] { $count } tiles are missing: add a photo, or touch them below.
    }
count-whole = All { $count } tiles are counted: take one away first.
count-full = A hand takes up to { $count } photos: throw one away, or touch the missing tiles below.
count-wrong-hand = Is this the right hand?
count-elsewhere = { $tile } was counted in { $seat }'s hand.
count-no-tiles-seen = No tiles were found: take the photo from above, closer.
count-no-tiles-dark = The photo is too dark: take it again with more light.
count-no-tiles-blurred = The photo is blurred: hold the camera still and take it again.
count-no-picture = This picture cannot be read: take a JPEG, PNG, WebP or HEIC file.
count-too-large = The picture is too large: take one of up to 64 megapixels.
count-too-slow = The photo took too long to read: send it again.
count-no-heic = This is a HEIC picture, which cannot be read here: save it as JPEG.
count-no-webcam = No webcam was found: plug one in or allow its use in the system's settings, or drop a file on the window, or type photo and its name.
count-webcam-busy = The webcam gives no picture: close the program that uses it, then try again.
count-webcam-denied = This program may not use the webcam: join the group “video”, then log in again.
count-no-extra = Reading photos needs more packages: `roundhouse doctor` says how to install them.
count-busy = Other photos are being read: try again in a moment.
count-not-read = The picture cannot be read: { $reason }.
camera-title = Photograph the hand
camera-hint = Lay the tiles flat, none on another, all of them in the picture.
camera-starts = The webcam is starting …
camera-take = Take the picture
own-photo = My hand from a photo
own-line = Your longest train: { $tiles }.
own-no-line = None of your tiles makes a train of your own.
