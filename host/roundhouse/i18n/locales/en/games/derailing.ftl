### Derailing the Train.
### In refusals { $train } and { $on } are “Bo's train” or “the Mexican Train”, { $owner } is the name of the train's owner,
### { $double } is “double 6-6”, { $tile } is “5-6”, { $seat } is a name. A refusal says what, why and what now, in at most 90 characters.

game = Derailing the Train
    .line = Doubles derail any train; the lowest total after every platform wins.
    .card = A double derails the train it lies on.
    .card-how = Put it back on track, or ride another.

## The booklet: chapters, and in each the clauses: in one line, and in paragraphs

chapter-getting-ready = Getting ready
dt-1 = Up to four players use a double-9 set, more a double-12; each is dealt ten tiles.
    .text = Two to four players use a double-9 set, five to eight a double-12, and everybody draws ten tiles. Both are suggestions: use another set or deal another number if you like, as long as there are enough tiles. What is left is the boneyard, which this game calls the train yard.
dt-2 = The player with the highest unused double lays it as the platform; each double is the platform once.
    .text =
        The double in the middle of the table is called the platform, and every double of the set is the platform of one round. Look at your hand: of all the doubles in the players' hands that have not been a platform yet, the highest one is laid in the hub by the player who holds it. It comes out of that hand and is not replaced.

        If nobody holds an unused double, everybody draws one tile at the same time, again and again until one turns up; if two turn up at once, the higher one counts. The score sheet shows which doubles have been used. A used double is an ordinary tile from then on, and derails trains like any other.
dt-3 = The player who laid the platform plays first; turns go clockwise until somebody has no tile left.
    .text = The player who laid the platform has the first turn as well. After that turns go clockwise, until a player has no tile left or nobody can play anymore.
chapter-your-turn = Your turn
dt-4 = A turn is one tile; the first tile of each train matches the platform.
    .text = You play one tile a turn: on your own train, on the community train, or on the train of somebody whose marker is up. The first tile of any train has to match the platform.
dt-5 = The community train is open to all; personal trains are private.
    .text = There is one community train. Anybody may begin it, and everybody may always play on it. Your own train is private: nobody else adds to it unless your marker is up or the tile is a double.
dt-6 = If you cannot play, draw one; if that fails, too, your marker opens your train until you play on it.
    .text = If you cannot play, draw one tile. Play it if it fits. If it does not, your marker goes up, and everybody may play on your train until you play on it yourself. The same goes when a derailed train is what keeps you from playing.
dt-17 = If you can play, you must, even if that derails your own train.
    .text = If you have a tile that you may play, you have to play one, even if the only one is a double that derails your own train. The rule sheet leaves this open. Your table may allow drawing a tile instead; after such a draw you may play any tile that fits, or end your turn with your marker up.
chapter-derailing = Derailing
dt-7 = A double derails any train that has begun, even a private one, which then gets a marker.
    .text = Doubles are the derailers. A double goes on any train that has begun and ends in its number, with or without a marker: your own train, the community train or somebody else's private train. A private train that is derailed gets its marker at once and is open to all.
dt-8 = After derailing a train you may cover the double with a second tile at once, but need not.
    .text = After you derail a train you may play a second tile, but only from your hand and only on that double, which puts the train back on track. You do not have to, and you cannot draw for it.
dt-9 = While your own train is derailed, you play only on its double.
    .text = While your own train is derailed, you can play only on its double. Each turn, if you have no tile for it, you draw one, and play it if it fits. So you wait until you or somebody else puts your train back on track.
dt-10 = While the community train is derailed, nobody plays elsewhere, except on their own derailed train.
    .text =
        A derailed community train stops everybody: until a tile covers its double, nobody plays anywhere else.

        There is one exception. If your own train is derailed as well, you may put that one back on track. That is all you may do: the community's double is for the others to cover, or for you in a later turn.
dt-11 = Several trains can be derailed at once; a player who is free to play may cover any of them.
    .text = More than one train can be off the track at a time. Anybody who is free to play may cover the double of any derailed train, no matter whose it is, but nobody has to.
dt-12 = A train that is back on track stays open to all until its owner plays on it.
    .text = Once its double is covered, a train is back on track. It is still open to all until its owner plays on it. If you cover the double on your own train yourself, that counts as such a play.
chapter-going-out-and-scoring = Going out and scoring
dt-13 = A player with one tile left announces it at the end of the turn, as a courtesy.
    .text = A player who is down to one tile taps it on the table at the end of that turn; here the hub sounds its warning for you. It is a courtesy, and nothing happens if you forget. You never have to tap if you go out with a double and its cover in one turn.
dt-14 = With an empty boneyard, play goes on until nobody can play.
    .text = When the boneyard is empty, play goes on without drawing, until a player is out or nobody can play a tile anymore.
dt-15 = The pips left in your hand are your score; lowest total after the last platform wins. Teams add theirs up.
    .text = All players count the pips left in their hands; 0-0 counts nothing. When every double has been the platform once, the lowest total wins. You can play in teams of equal size, with teammates spaced evenly around the table; then the totals of a team are added up.
dt-16 = If you go out by derailing, the double's pips are added to the score of the player whose train it is.
    .text = Going out by derailing costs somebody: if your last tile is a double on another player's train, its pips are added to that player's score, and on the community train to everybody's but yours. On your own train they are added to your own. Nothing is added when a double and its cover are your last two tiles.

## Refusals

dt-2-not-leader = { $seat } does not lead: another hand holds a higher double. Name the player who leads.
dt-2-who-leads = The deal is not complete: { $seat } may lead, with { $tile }. Name the player who leads.
dt-2-platform-first = That has to wait: the round has no platform. { $seat } lays it first.
dt-2-laid = { $tile } cannot be the platform: this round has one. Play a tile on a train.
dt-2-not-double = { $tile } cannot be the platform: it is not a double. Lay the highest unused double.
dt-2-used = { $tile } cannot be the platform: it has been one before. Lay the highest unused double.
dt-2-not-highest = { $tile } cannot be the platform: { $double } is higher and unused. Lay that.
dt-2-higher = That cannot be the platform: { $seat } holds the higher { $double }. Take back who leads.
dt-3-not-in-turn = { $seat } has to wait: turns go in order. It is { $turn }'s turn.
dt-3-not-done = { $seat } has to wait: { $turn }'s turn is not over. It ends with Done.
dt-3-turn-over = { $seat } can do nothing more: that turn is over. It is { $turn }'s turn.
dt-4-platform = { $tile } cannot begin that train: the platform is { $value }. Begin with a tile with { $value }.
dt-4-one-tile = { $seat } can do nothing more: the turn was one tile. It is { $turn }'s turn.
dt-5-private = { $owner }'s train is private: only doubles go there. Play elsewhere.
dt-6-drew = { $seat } cannot draw again: a turn has one draw. It ends with Done.
dt-6-draw-first = { $seat } cannot pass yet: a draw comes before a pass. { $seat } draws a tile.
dt-6-by-itself = Nobody moves a marker: { $seat }'s goes up and down by itself. Play on.
dt-7-first-tile = A double cannot begin a train: the first tile is never a double. Lay another tile.
dt-8-on-double = That has to wait: the double on { $on } is open. Cover it, or say Done.
dt-8-no-draw = { $seat } cannot draw: a double has been played. Cover it, or end the turn with Done.
dt-8-covered = { $seat } can do nothing more: the double is covered. It is { $turn }'s turn.
dt-9-own-derailed = That has to wait: { $owner }'s own train is derailed. Cover the { $double } there.
dt-10-community-derailed = That has to wait: { $on } is derailed. Cover the { $double } there.
dt-13-called-by-hub = { $seat } need not announce it: the hub tells of last tiles anyway. Play on.
dt-13-no-penalty = Nobody draws a penalty: this game has none for that. Play on.
dt-17-can-play-draw = { $seat } cannot draw: { $tile } fits on { $train }. { $seat } can play, and must.
dt-17-can-play-done = { $seat } cannot pass: { $tile } fits on { $train }. { $seat } can play, and must.
## Why a play is allowed, and what follows from it

dt-2-reason-engine = { $tile } is the platform: { $seat } lays it.
dt-4-reason-begin = { $tile } can begin { $train }: it matches the platform's { $value }.
dt-6-reason-pass = { $seat } may pass after the draw: a tile that fits need not be played.
dt-7-reason-derail = { $tile } derails { $owner }'s train: a double goes on any train that has begun.
dt-9-reason-own-derailed = { $tile } covers the { $double }: { $owner }'s own train is derailed.
dt-10-reason-community-derailed = { $tile } covers the { $double }: a derailed community train comes first.
dt-11-reason-cover = { $tile } covers the { $double }: anyone free to play may do that.
dt-8-reason-then-on-double = { $seat } may cover the { $double } at once, or end the turn with Done.
dt-9-reason-then-own-derailed = { $seat } has to cover the { $double } on { $on } next, or draw.
dt-10-reason-then-community-derailed = { $seat } has to put { $on } back on track next, or draw.
dt-16-reason-last-double = { $tile } derails a train as the last tile: its pips go to that train's player.

## What is taken on trust

dt-2-trust-engine = Taken on trust: { $seat } lays the highest unused double in hand.
dt-2-trust-play = Taken on trust: { $seat } lays a double that nobody held when the platform was sought.
dt-17-trust-play = Taken on trust: { $seat } lays a tile that an earlier draw or pass ruled out.
dt-17-trust-idle = Taken on trust: { $seat } has nothing to play.

## House rules

option-draw-instead = Draw instead
    .line = If you can play, you may draw a tile instead.
