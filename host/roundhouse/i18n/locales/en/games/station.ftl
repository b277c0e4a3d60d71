### Mexican Train Station.
### In refusals { $train } and { $on } are “Bo's train” or “the Mexican Train”, { $owner } is the name of the train's owner,
### { $double } is “double 6-6”, { $tile } is “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

game = Mexican Train Station
    .line = Trains for everyone, as many as you like; points are won and lost, and most points win.
    .card = Trains for everyone, as many as you like.
    .card-how = Points are won and lost; most points win.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-the-station = The station
ms-1 = Up to four players are dealt one tile fewer than the set's number; more players get fewer.
    .text =
        Play with any set from double-6 to double-18. Each double of the set is the station once, so a double-12 set makes thirteen rounds.

        Shuffle all tiles face down. Up to four players draw one tile fewer than the set's number (11 of a double-12 set). With more players, each draws the set's number minus the number of players plus three. The table may agree on another hand of at least two tiles.
ms-2 = The starter double is called, highest first, and laid by its holder; if nobody has it, everybody draws.
    .text = The round's double is called: the highest in the first round, then one lower each time. The player who holds it lays it in the hub; it is the station. If nobody does, everybody draws one tile, again and again, until it turns up. The player who lays it draws nothing in return.
ms-3 = The player who laid the starter takes the first turn; play goes clockwise.
    .text = Laying the station is not a turn: the same player now has the first one, then the others clockwise.
chapter-your-private-train = Your private train
ms-4 = You open with a match for the station, and may lay a whole train in that one turn.
    .text = Your first tile must have the station's number. With it you may lay as long a train as your hand allows, tile after tile, all in this one turn; one tile is enough. It is your private train, and you never lay a whole train at once again. Until you have opened, you cannot play on any other train.
ms-5 = If you cannot open, draw one tile and open with that, or the turn passes without a signal.
    .text = If you have nothing to open with, draw one tile. If it matches the station, you may open at once, with as many more as fit. Otherwise the turn passes, and no signal goes up, because there is no train. From your second turn on you draw first, whatever you hold, until you have opened.
chapter-turns = Turns
ms-6 = After that, a turn is one tile on your own, a signaled or a public train; or a draw, played or signaled.
    .text =
        Once you have a train, a turn is one of these: one more tile on your own train; a new public train, begun beside the station with a tile that matches it; a tile on any public train, which are open to all for good; a tile on another's train that shows a signal; or a draw.

        You may draw even when you could play. After a draw only the tile you drew may be played; if it is a double, it may take its match along. If you keep it, a signal goes on your own train: it is open to all.
ms-7 = Any number of public trains may be begun beside the station.
    .text = There can be as many public trains as there are tiles to begin them, more than the hub has slots. They are numbered in the order they begin; those without a slot share the lamp in the middle.
ms-8 = Any play on a signaled train takes its signal off.
    .text = One play on a signaled train, by its owner or by anybody else, takes the signal off. A double still takes its match along after that, if the two are laid together.
ms-9 = A double and its match may be laid together on one train; a lone double obliges nobody.
    .text = If you lay a double, you may add a tile that matches it in the same turn, on that very double. You do not have to, and nobody else has to cover it.
chapter-the-end-of-a-round = The end of a round
ms-10 = Before a play that leaves one tile come the clickety-clack and then the whistle.
    .text = If your play will leave you one tile, knock your dominoes together, clickety-clack, then whistle, woo-woo, and only then lay it. If your last two tiles are a double and its match, the sounds come before the double, because it leaves one tile until the match is laid. The hub makes both sounds for you. If the table plays with the penalty, you have to do it yourself, and if you are caught forgetting, you draw a tile.
ms-11 = The round ends with a last tile, or when nobody can play anymore.
    .text = The round ends as soon as somebody has laid the last tile. With an empty boneyard it goes on until somebody is out or nobody can play; a player who can play then must.
ms-12 = The winner of a round gains the pips left in all hands, each holder loses theirs; most points win.
    .text = The player who is out gains the pips of all the tiles left in the hands; each of the others loses the pips in their own hand. If nobody could play anymore, everybody loses and nobody gains. After the last round, the most points win, even if they are below zero.

## Refusals

ms-2-laid-already = { $tile } cannot be the starter: the station has been laid. Play on a train.
ms-2-not-called = { $tile } cannot be the starter: the { $double } is called. Lay that one.
ms-2-engine-first = That has to wait: { $seat } holds the { $double } and lays it first. Lay that.
ms-2-not-holder = { $seat } cannot hold the { $double }: it is somewhere else. Name who holds it, or nobody.
ms-2-holder = Somebody has it: { $seat } is seen to hold the { $double }. Name that seat.
ms-3-not-in-turn = { $seat } has to wait: turns go in order. It is { $turn }'s turn.
ms-3-not-done = { $seat } has to wait: { $turn }'s turn is not over. It ends with Done.
ms-3-turn-over = { $seat } can do nothing more: that turn is over. It is { $turn }'s turn.
ms-4-station = { $tile } cannot begin that train: it needs the station's { $value }. Open with a { $value }.
ms-4-not-opened = That has to wait: { $seat } has no train yet. Open one first.
ms-4-own-first-train = That has to wait: this turn is for a first train. Add to that one, or say Done.
ms-4-no-draw = { $seat } cannot draw: this turn is for a first train. Add to it, or end with Done.
ms-4-one-turn = { $seat } can do nothing more: a first train gets one turn. It is { $turn }'s turn.
ms-5-draw-first = That has to wait: { $seat } has no train, and so begins with a draw. Draw a tile first.
ms-5-no-pass = { $seat } cannot pass yet: a player without a train draws first. Draw a tile.
ms-5-drew = { $seat } cannot draw again: a turn has one draw. Open with a match, or end with Done.
ms-5-can-play = { $seat } must open now: { $tile } matches the station. Lay that, or another match.
ms-5-no-train = There is no signal to put up: { $seat } has no train yet. Play on.
ms-6-station = { $tile } cannot begin that train: it needs the station's { $value }. Play a tile with { $value }.
ms-6-closed = { $owner }'s train is private: it has no signal. Play on an open train.
ms-6-only-drawn = { $tile } has to wait: { $seat } has drawn. Play the drawn tile, or end with Done.
ms-6-drew = { $seat } cannot draw again: a turn has one draw. Play that tile, or end with Done.
ms-6-no-pass = { $seat } cannot pass yet: a play or a draw comes first. Play a tile, or draw one.
ms-6-can-play = { $seat } must play now: { $tile } fits on { $train }. Lay a tile.
ms-6-one-tile = { $seat } can do nothing more: the turn was one tile. It is { $turn }'s turn.
ms-7-in-order = That train has to wait: { $on } is the next to begin. Begin that one.
ms-8-by-itself = Nobody moves a signal: { $seat }'s goes up and down by itself. Play on.
ms-9-on-double = That has to wait: only a match for the { $double } goes on it. Lay that, or say Done.
ms-9-no-draw = { $seat } cannot draw: a double has been laid. Lay its match on it, or end with Done.
ms-9-matched = { $seat } can do nothing more: the double has its match. It is { $turn }'s turn.
ms-10-no-penalty = Nobody draws a penalty: no missed sounds were claimed. Play on.
ms-10-penalty-first = That has to wait: { $seat } missed the sounds and draws a penalty tile first. Draw that.
ms-10-no-call = { $seat } need not make the sounds: no play leaves one tile now. Play on.
ms-10-no-claim = { $seat } draws no penalty: no sounds were missed just now. Play on.
ms-10-called-by-hub = { $seat } need not make the sounds: the hub does that. Play on.
## Why a play is allowed, and what follows from it

ms-2-reason-engine = { $tile } is the starter: { $seat } holds it, and lays it.
ms-4-reason-begin = { $tile } can open { $train }: it matches the station's { $value }.
ms-5-reason-draw-first = { $seat } draws: a player without a train begins with that.
ms-6-reason-begin = { $tile } can begin { $train }: it matches the station's { $value }.
ms-6-reason-open = { $owner }'s train is open: its signal is up.
ms-6-reason-pass = { $seat } may pass after the draw: the drawn tile need not be played.
ms-7-reason-next = { $train } may be begun: it is the next of the public ones.
ms-9-reason-on-double = { $tile } matches the { $double }: both may be laid in one turn.
ms-6-reason-then-marker-up = { $seat }'s signal goes up.
ms-8-reason-then-marker-down = { $seat }'s signal comes off.
ms-9-reason-then-on-double = { $seat } may lay a match on the { $double }, or end the turn with Done.
ms-10-reason-announce = { $seat } may make the sounds: the next play can leave one tile.
ms-10-reason-claim = { $seat } can be claimed: one tile is left, and no sounds were made.
ms-10-reason-penalty = { $seat } draws a penalty tile: the sounds were missed.
ms-10-reason-then-call = { $seat } has one tile left and made no sounds: anyone may claim that.

## What is taken on trust

ms-5-trust-idle = Taken on trust: { $seat } has no tile to open with.
ms-6-trust-play = Taken on trust: { $seat } plays the tile just drawn.
    .denied = Taken on trust: { $seat } lays a tile that an earlier draw or pass ruled out.
ms-6-trust-idle = Taken on trust: { $seat } has no tile that can be played.

## House rules

option-must-play = If you can play, you must
    .line = You may draw only if you have no tile that can be played.
option-railroad-sounds = Railroad sounds
    .line = Other plays make sounds, too: a signal that goes up or comes off, a double laid with its match.

## What is wrong with house rules or with the number of players

problem-few-tiles =
    { $deal ->
        [one] { $deal } tile
       *[other] { $deal } tiles
    } each is not enough: deal 2 or more, or seat at most { $most ->
        [one] { $most } player
       *[other] { $most } players
    }.
