### Cyprus, and Sebastopol. The ids and the facts are those of the product's own games: see ADDING_A_GAME.md.

game = Cyprus
    .line = Eight arms from one double, open to all; the first to 100 points wins.
    .card = Eight arms from one double, open to all.
    .card-how = The first to 100 points wins.

public-arm = arm { $number }
    .title = Arm { $number }
    .short = Arm { $number }

## The booklet

chapter-getting-ready = Getting ready
cy-1 = A double-9 set, nine tiles each for four players and fewer for more; Sebastopol: double-6, four players, seven tiles.
    .text =
        Cyprus is for four to ten players and a double-9 set. Four players draw nine tiles each, five draw eight, six and seven draw seven, eight and nine draw six, and ten draw five. What is left is the boneyard.

        With a double-6 set the game is called Sebastopol. It is for four players, who draw seven tiles each, so that there is no boneyard.
cy-2 = The holder of the highest double lays it in the middle, as the engine of every round.
    .text = The player who holds the highest double of the set lays it in the middle: the 9-9, or the 6-6 in Sebastopol. It is the engine of every round. If nobody holds it, all players draw one tile at a time until it turns up.
chapter-playing = Playing
cy-3 = The first tiles all go on the engine, until its eight arms are begun; four in Sebastopol. (The arms are begun in order.)
    .text = The first tiles all go on the engine: one begins each arm, until there are eight of them, or four in Sebastopol. Only then may an arm grow. It makes no difference which arm is begun next, so they are numbered in the order in which they are begun.
cy-4 = Then a tile goes on any arm. Nobody owns an arm, and a player who can play must.
    .text = Once all arms are begun, lay one tile in each turn, on whichever arm it fits. Nobody owns an arm, there are no markers, and doubles need no cover. If you can play, you must.
cy-5 = A player who cannot play draws one tile, and plays it if it fits. The last tile of the boneyard is not drawn.
    .text = If you cannot play, draw one tile. If it fits, play it at once; if not, keep it, and your turn is over. The last tile of the boneyard stays where it is: when only one is left, you pass without drawing.
chapter-scoring = Scoring
cy-6 = A player with no tiles left scores the pips in all other hands.
    .text = When you have laid your last tile, the round is over and you score the pips of all tiles in the other hands.
cy-7 = In a blocked round the lightest hand scores the others' pips less its own. Two lightest hands: nobody scores.
    .text = When nobody can play or draw, the round is blocked. The player with the fewest pips in hand scores the pips in the other hands, less those in that hand. If two hands are the lightest, nobody scores.
cy-8 = The first to reach 100 points wins the match; or 60, if the table has agreed on it.
    .text = The match is won by the first player to reach 100 points. For a shorter one, agree on 60.

## Refusals

cy-2-not-holder = { $seat } cannot begin: another hand has the double { $value }. Name the player who holds it.
cy-2-holder = The deal is not complete: { $seat } has the double { $value } and begins. Name { $seat } in it.
cy-2-laid-already = { $tile } cannot be the engine: the engine lies there. Play it on an arm.
cy-2-not-called = { $tile } cannot be the engine: that is the double { $value }. Lay that.
cy-2-engine-first = That has to wait: { $seat } lays the double { $value } first.
cy-3-arms-first = That has to wait: all arms must be begun first. Begin { $on }.
cy-3-in-order = That arm has to wait: { $on } is next. Play there.
cy-4-no-train = There is no train in this game: every tile goes on an arm. Play on one of those.
cy-4-can-play-draw = { $tile } fits on { $train }: a player who can play must. Play it.
cy-4-can-play-done = { $tile } fits on { $train }: a player who can play must. Play it.
cy-4-no-call = Nothing is announced here: this game has no call for last tiles. Play goes on.
cy-4-no-marker = There are no markers: every arm is open to all. Play a tile.
cy-4-not-in-turn = { $seat } has to wait: turns go in order. It is { $turn }'s turn.
cy-4-not-done = { $seat } has to wait: { $turn }'s turn is not over. It ends with Done.
cy-4-turn-over = { $seat } can do nothing more: that turn is over. It is { $turn }'s turn.
cy-5-drew = { $seat } cannot draw again: a turn has one draw. It ends with Done.
cy-5-last-tile = Nobody can draw: the last tile stays in the boneyard. The turn ends with Done.
cy-5-draw-first = That has to wait: { $seat } draws a tile first.

## What is taken on trust

cy-4-trust-play = Taken on trust: { $seat } lays a tile that an earlier draw or pass denied.
cy-4-trust-idle = Taken on trust: { $seat } has no tile that can be played.

## House rules

option-points-to-win = Points to win
    .line = The match is won by the first to reach so many points.

problem-sebastopol = Sebastopol, with a double-6 set, is for 4 players, not { $seats }: choose set=9.
