### Super Train.
### In refusals { $train } and { $on } are “Bo's train” or “the Mexican Train”, { $owner } is the name of the train's owner,
### { $double } is “double 6-6”, { $tile } is “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

game = Super Train
    .line = Mexican Train with wild Trains, and letters that skip, reverse, draw or play twice.
    .card = Wild trains and A D R S T action tiles.
    .card-how = Letters skip, reverse, draw or play twice.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-the-tiles-of-super-train = The tiles of Super Train
st-1 = The set has 112 tiles: double-12, 14 with a Train, and 7 with a Train and a letter.
    .text =
        The double-12 set gets 21 wild tiles, which makes 112. Fourteen have a red Train at one end: one for each number from 0 to 12, and the Train-Train. Seven have a Train at one end and a letter at the other: three A, and one each of D, R, S and T. In notation the Train is a W, as in wild: 5-W, W-W, S-W.

        Everything else is played as in Mexican Train, whose rules begin with MT. Where one of them and one that begins with ST disagree, ST goes.
st-2 = There are 14 rounds: engines 12-12 down to 0-0, then Train-Train, which any tile fits.
    .text = A match has fourteen rounds. The engines are taken out before the shuffle, 12-12 first, then down to 0-0; the last is Train-Train. Any tile begins a train on that one, either way around, the Mexican Train, too. A double whose round is over is a tile like any other.
st-3 = 2 to 8 players draw 25, 23, 18, 16, 14, 12 or 11 tiles; more share all but a tenth of the set.
    .text = Two players draw 25 tiles each, three 23, four 18, five 16, six 14, seven 12 and eight 11. With more players, a tenth of the set stays in the boneyard and the rest is shared evenly: 11 each for nine players, 10 for ten, 9 for eleven, 8 for twelve.
chapter-wild-ends = Wild ends
st-4 = A Train end fits any number, symbol or double on a train its player may play on.
    .text = The Train end fits everything: any number, any letter, another Train, an open double, the engine. It does not open a train, though: lay it where you may play anyway.
st-5 = A tile with a Train lies either way around, as its player says; its number end must match.
    .text = You say which end lies against the train. If it is the number, it must match, and the Train stays open for whatever comes; if it is the Train, the number stays open. The first helps on your own train, the second makes it hard for others on theirs.
st-6 = On an open Train any tile follows, either way around.
    .text = Where a Train is open, any tile at all may follow, with either end against it.
st-7 = A letter fits like a Train when it is laid; on an open letter only a Train or a letter follows.
    .text = Both ends of a tile with a letter are wild when you lay it. But where a letter stays open, only another wild end goes on it, a Train or a letter; the number end of a wild tile does not.
st-8 = Train-Train is a double that any tile covers; it is never laid on a double itself.
    .text = Train-Train is a double: lay it crosswise and follow it up. Any tile covers it, even a double, which then wants its own follow-up. Train-Train itself may not be laid on another double, and the engine is one.
chapter-the-letters = The letters
st-9 = A goes on any train that has begun, with its marker up or not.
    .text = A is for Anywhere: lay it on any train that has begun, whether its marker is up or not. The marker of another's train stays as it was. An open double still comes first, and A can cover it. The other letters and the Trains go only where you may play.
st-10 = D: the next player draws a tile before playing.
    .text = D is for Draw: the next player takes a tile from the boneyard before doing anything else, and then plays as usual, which may mean drawing again. If the boneyard is empty, nothing is drawn, now or later.
st-11 = R: the turns go the other way around until the round ends.
    .text = R is for Reverse: from now on turns go the other way around the table, until the round ends. The next round is clockwise again. Between two players R changes nothing.
st-12 = S: the next player misses a turn.
    .text = S is for Skip: the next player misses a turn. If a double has to be covered, that duty falls to the one after. With two players, you go again.
st-13 = T: the same player plays once more.
    .text =
        T is for Twice: you play one more tile after it, anywhere you may play, even if T covered a double. If you have none that fits, draw one; if that does not fit either, your marker goes up.

        With doubles this can be a long turn: a double, a double elsewhere, T on one of the two, a double on T, and a tile on one of the doubles that are open. At most one double is left open. The sheet speaks of up to five tiles; we read that as this example and not as a limit, so with Train-Train among them it can be six.
st-14 = A T drawn for a double may go on it or anywhere, and so may the tile after it.
    .text = If you could not follow up a double and you draw the T, you may lay it on the double or anywhere else you may play, and the tile after it, too. The double may then stay open. With the house rule that the follow-up goes on the double itself, the T goes there, too.
st-15 = A letter acts whichever way its tile lies.
    .text = A letter acts whether it lies against the train or stays open. D and S are for the player who is next in the current direction. So the table must always see which tile is laid.
chapter-must-you-play-a-wild = Do you have to play a wild?
st-16 = A wild counts as playable: you cannot draw if you could lay one.
    .text = A wild is a tile you can play, and if you can play, you must. Nobody draws or passes to save a wild for later.
st-17 = Tiles left in hand score their pips, each Train and each letter 10.
    .text = Numbers count their pips, every Train and every letter 10: the 5-Train 15, an A and the Train-Train 20 each. The lowest total after the last engine wins.
st-18 = A double is closed only when no wild that could cover it is left either.
    .text = A double whose number is used up may still be covered by a wild. It is closed only when every wild that could go there is on the table as well.

## What clauses of Mexican Train mean here, in its booklet

amends-mt-2 = In Super Train one more round comes after the double blank, with the Train-Train as its engine (ST-2).
amends-mt-5 = With the house rule of a whole first train, each letter in it acts as soon as it lies: D and S are for the player who is next at that moment, and T wants one more tile; laid elsewhere, that tile ends the train.
amends-mt-10 = In Super Train a wild can cover a double, too. So a double is closed only when no wild is left for it either (ST-18).

## Refusals

st-5-number-end = { $tile } lies the wrong way around: { $value } does not fit there. Lay the Train against it.
st-7-letter = { $tile } cannot go on { $train }: the letter { $value } takes only a wild end. Lay one.
st-8-on-double = { $tile } cannot go on { $train }: a double lies there. Lay it on another train.
st-8-on-engine = { $tile } cannot begin a train: the engine is a double. Begin with another tile.
st-10-draw-first = That has to wait: a D was laid before { $seat }'s turn. Draw a tile first.
st-11-reversed = { $seat } has to wait: an R has reversed the order. It is { $turn }'s turn.
st-12-skipped = { $seat } misses this turn: an S was laid. It is { $turn }'s turn.
st-13-can-play-draw = { $seat } cannot draw: T gives one more play. { $tile } fits on { $train }.
st-13-can-play-done = { $seat } cannot pass: T gives one more play. { $tile } fits on { $train }.
st-13-once-more = { $seat } can do nothing more: T gave one more play. It is { $turn }'s turn.
st-15-unseen = An unseen tile cannot go there: a letter would act. Say which tile it is.
st-16-can-play-draw = { $seat } cannot draw: a wild counts as playable. { $tile } fits on { $train }.
st-16-can-play-done = { $seat } cannot pass: a wild counts as playable. { $tile } fits on { $train }.

## Why a play is allowed, and what follows from it

st-4-reason-wild = { $tile } fits with its Train: that end fits anything.
st-6-reason-wild = { $tile } fits on { $train }: on an open Train any tile follows.
st-7-reason-wild = { $tile } fits with its letter: that end fits like a Train.
st-9-reason-anywhere = { $tile } can go on { $train }: A goes on any train that has begun.
st-13-reason-again = { $tile } is one more play: T gives one.
st-10-reason-draw-first = { $seat } draws: a D was laid before this turn.
st-10-reason-then-act = The D acts: the next player draws a tile before playing.
st-11-reason-then-act = The R acts: turns go the other way around.
st-12-reason-then-act = The S acts: the next player misses a turn.
st-13-reason-then-act = The T acts: the same player plays once more.
