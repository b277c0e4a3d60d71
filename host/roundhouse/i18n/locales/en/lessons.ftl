### The lessons: what each step says beside the table. There is room for about 110 characters.

lessons-title = Learn by playing
lessons-line = Begin with Mexican Train: four minutes. The others show what is different in their game.
lessons-others = What is different in
lessons-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
lessons-learned = learned

learn-step = Step { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-finish = Finish
learn-leave = Leave
learn-lay = The dashed spot is where this tile goes. Tap it.
learn-astray = Not this one yet. This step needs the { $tile }: the arrow shows where.

## Mexican Train

learn-mexican-train-aim = Everybody holds tiles. The first player to lay all of them wins the round.
learn-mexican-train-engine = The 6-6 lies in the hub. Every train starts there, with a 6.
learn-mexican-train-train = Your train leaves from badge 1. The large number at its end is the one to match.
learn-mexican-train-begin = Begin your train: tap the 6-1 in your hand.
learn-mexican-train-others = A turn is one tile. A brass lamp shows whose turn it is: now { $second }, then { $third }.
learn-mexican-train-match = Touching halves match. Your train ends in 1: lay the 1-4.
learn-mexican-train-double = A double lies crosswise. Lay the 4-4.
learn-mexican-train-follow = After a double you play once more: lay the 4-2 on it.
learn-mexican-train-mexican = { $third } has begun the Mexican Train. It belongs to everybody and is always open.
learn-mexican-train-on-mexican = None of your tiles has a 2. But the Mexican Train ends in 3: lay the 3-5 there.
learn-mexican-train-draw = You have neither a 2 nor a 4 now, so nothing fits. Draw a tile.
learn-mexican-train-pass = The 5-6 does not fit either. Tap Done, and your marker goes up.
learn-mexican-train-marker = While your marker is up, everybody may play on your train.
learn-mexican-train-back = When you play on your own train, the marker comes down. Lay the 1-5.
learn-mexican-train-open = Nobody could cover { $second }'s double. Until somebody does, nobody may play elsewhere.
learn-mexican-train-cover = You can: lay the 0-5 on { $second }'s double.
learn-mexican-train-last = One tile left: the hub has warned the others. Lay the 5-6.
learn-mexican-train-over = You are out and win the round. The tiles that are left count against the others; the fewest points win.

## Super Train

learn-super-train-tiles = Super Train is Mexican Train with locomotives, which fit everything, and with five letters.
learn-super-train-wild = A locomotive fits everything. Begin your train with it: tap the tile with the 3.
learn-super-train-skip = S skips a player: { $second } misses a turn.
learn-super-train-reverse = R turns the order around: now { $third } comes after you.
learn-super-train-twice = T lets you play once more.
learn-super-train-again = An open locomotive takes any tile: lay the 9-1 on it.
learn-super-train-draw-first = D makes the next player draw before they play.
learn-super-train-anywhere = A goes anywhere, even on a closed train: lay it on { $second }'s.
learn-super-train-end = An open letter takes only a locomotive or another letter. All else is as in Mexican Train.

## Derailing the Train

learn-derailing-platform = The highest double in anybody's hand is the platform: { $second } laid the 9-9.
learn-derailing-begin = Every train begins at the platform. Lay the 9-3.
learn-derailing-derail = A double derails any train, even a closed one: lay the 5-5 on { $second }'s.
learn-derailing-may-cover = You may cover it at once, but you need not. Leave it, and tap Done.
learn-derailing-derailed = Until it is covered, { $second } may play nowhere else, and the train is open to all.
learn-derailing-cover = Anybody else may put it back on track: lay the 5-7 on the double.
learn-derailing-community = The community train is everybody's. While it is derailed, nobody plays elsewhere.

## Mexican Train Station

learn-station-starter = { $second } held the 6-6, laid it, and goes first.
learn-station-whole = In your first turn you may lay a whole train. Begin it with the 6-1.
learn-station-on = Go on: another tile fits.
learn-station-stop = Nothing more fits. Tap Done.
learn-station-public = Anybody may begin one more train for all: lay the 6-2 beside the station.
learn-station-score = The player who goes out wins the pips in all hands; the others lose theirs. The most points win.

## Private Trains

learn-private-trains-begin = Begin your train: lay the 6-1.
learn-private-trains-draw = Nothing fits your own train. Then you draw first, even if a tile would fit elsewhere.
learn-private-trains-pass = The 0-5 does not help. Tap Done, and your marker goes up.
learn-private-trains-own = { $third } played on your train while it was open. It ends in 5: lay the 5-0.
learn-private-trains-marker = Here the marker does not come down by itself. Take it down.
learn-private-trains-double = Lay the double: 0-0.
learn-private-trains-follow = The next tile goes on the double: lay the 0-3.
learn-private-trains-score = Tiles that are left count against you, the 0-0 even 50. The fewest points win.

## Basic Trains

learn-basic-trains-engines = There is nothing to draw. Everybody begins with a double of their own: yours is the 9-9.
learn-basic-trains-own = A turn begins with one tile on your own train, at either end. Lay the 9-4.
learn-basic-trains-each = Then every other train may get one tile: lay the 8-3 on { $second }'s.
learn-basic-trains-and = And the 7-2 on { $third }'s.
learn-basic-trains-stop = You may stop at any time. Tap Done.
learn-basic-trains-lost = If nothing fits your own train, the whole turn is lost. So close the ends of the others.
learn-basic-trains-score = The player who goes out gets 5 points for each tile that the others hold. 120 points win.

## Slosh

learn-slosh-engine = The engine of each round is fixed. { $second } held the 4-4 and laid it: all trains leave from there.
learn-slosh-own = A turn begins with one tile on your own train: lay the 4-0.
learn-slosh-each = Then every other train may get one tile: lay the 6-1 on { $third }'s.
learn-slosh-stop = You may stop at any time. Tap Done.
learn-slosh-score = The player who goes out gets 5 points for each tile that the others hold. 120 points win.
