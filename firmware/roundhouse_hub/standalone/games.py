"""The games that presses alone can tell, as data: what differs between them, each with the clause that says so."""

from collections import namedtuple

# Where a round's engine comes from.
FROM_SET = 0  # it is taken out of the set before the shuffle: MT-2, PT-2
FROM_HAND = 1  # its holder lays it: MS-2, SL-2
FOUND = 2  # the highest double held that has not been one: DT-2
EACH = 3  # everybody lays one of his own: BT-2

# What a game's rules may say; a game has some of these.
DRAWS = 0  # who cannot play draws one, and if he still cannot, his marker goes up (MT-4, DT-6, MS-6, PT-6); the others
# have no boneyard (BT-1, SL-1), and a turn is lost (BT-3)
HUNTS = 1  # nobody holds the engine: all draw one, again and again (DT-2, MS-2, C-10)
PUBLIC = 2  # one train is everybody's (MT-6, DT-5, PT-5)
MANY_PUBLIC = 3  # as many public trains as one likes (MS-7)
MARKS_BEGUN = 4  # but only that of a train that has begun (MS-5)
FALLS_OWN = 5  # the marker comes down when its owner plays there (MT-7, DT-6)
FALLS_ANY = 6  # or when anybody does (MS-8)
BY_HAND = 7  # or only by its owner's act, after he has played there (PT-7)
FIRST_WHOLE = 8  # the first train is laid whole, in one turn (MS-4, MT-5)
OPENS_FIRST = 9  # before his train has begun a player plays nowhere else (MS-4)
WAITS = 10  # and from his second turn on he draws before he begins it (MS-5)
FOLLOW_ANYWHERE = 11  # a double's other tile may lie wherever he may play, not on the double only (MT-8, PT-8)
ONE_DOUBLE = 12  # and only one double a turn (MT-8)
FOLLOW_PUBLIC = 13  # on his own train, the public one does as well (PT-8)
SECOND_DRAWN = 14  # after his draw another double may be laid instead (PT-9)
PAIRS = 15  # a double and its match are one play; a lone one binds nobody (MS-9)
DERAILS = 16  # a double goes on any begun train, and binds its owner, or on the public one all (DT-7 to DT-10)
IN_LINE = 17  # a double is a tile like others (BT-5)
COVER_FIRST = 18  # who finds an open double covers the oldest before any other play (MT-9, PT-10)
COVER_LEFT = 19  # or only one that its player left for a tile on the public train (PT-8)
CLOSES = 20  # a double that no tile can cover any more is closed (MT-10)
LAST_COVERED = 21  # a last tile that is a double is followed first (MT-11, PT-11)
OWN_TRAIN_FIRST = 22  # the public train is begun by who has begun his own (MT-6)
OWN_ENGINES = 23  # trains begin at an engine of their own (BT-2, SL-3)
OTHERS_AFTER = 24  # a tile on one's own train, then one on each other (BT-3, BT-4)
NEIGHBOR = 25  # or on that of the player before, if he could not, and before one's own (SL-3)
COUNTER = 26  # counter-clockwise (PT-4)
ROTATES = 27  # the lead goes round by seats (MT-3)
WINNER_LEADS = 28  # or to the last winner (MT-3)
FEWEST_LEADS = 29  # or to who had fewest points, whom in the first round the hands say (PT-3)
VOID = 30  # a blocked hand is dealt again (BT-7)
TILES_COUNT = 31  # five points for each tile in the others' hands, to 120 (BT-6)
WARNS = 32  # the hub warns of a last tile (MT-12, DT-13, MS-10)
WARNS_LATE = 33  # at the end of the turn (DT-13)
WARNS_BEFORE = 34  # before the tile is laid that leaves one (MS-10)
HEARS_MARKERS = 35  # markers are heard (DT-6, PT-6, PT-7; MS-10)
HEARS_COVER = 36  # so is a double that is covered (DT-12; MS-10)
OLDER_DEAL = 37  # the older sheet's hands (MT-1)
SEVEN = 38  # seven tiles each, none stays out (SL-1)
TO_120 = 39  # the match lasts until somebody has 120 points (BT-6)

# name: the host's; set, sets: the usual one and all; least, most: players; house: the rules a table may switch.
Game = namedtuple("Game", ("name", "set", "sets", "least", "most", "engine", "rules", "house"))

SETS = (6, 9, 12, 15, 18)

# A house rule is one of the rules above, or some of them: it adds what the game has not, and takes away what it has. In
# the menu they stand in this order, from slot 0 on.
GAMES = (
    Game(
        "mexican-train",
        12,
        SETS,
        2,
        11,  # with twelve the public train has no slot
        FROM_SET,
        (DRAWS, PUBLIC, FALLS_OWN, FOLLOW_ANYWHERE, COVER_FIRST, CLOSES, ROTATES, WARNS),
        (FIRST_WHOLE, OWN_TRAIN_FIRST, FOLLOW_ANYWHERE, ONE_DOUBLE, LAST_COVERED, CLOSES, WINNER_LEADS, OLDER_DEAL),
    ),
    Game(
        "derailing",
        0,  # DT-1: by the number of players
        SETS,
        2,
        8,
        FOUND,
        (DRAWS, HUNTS, PUBLIC, FALLS_OWN, DERAILS, HEARS_MARKERS, HEARS_COVER, WARNS, WARNS_LATE),
        (),
    ),
    Game(
        "station",
        12,
        SETS,
        2,
        11,
        FROM_HAND,
        (DRAWS, HUNTS, MANY_PUBLIC, MARKS_BEGUN, FALLS_ANY, FIRST_WHOLE, OPENS_FIRST, WAITS, PAIRS)
        + (WARNS, WARNS_BEFORE),
        ((HEARS_MARKERS, HEARS_COVER),),
    ),
    Game(
        "private-trains",
        12,
        SETS,
        2,
        12,
        FROM_SET,
        (DRAWS, PUBLIC, BY_HAND, FOLLOW_PUBLIC, SECOND_DRAWN, COVER_LEFT, FEWEST_LEADS, HEARS_MARKERS),
        (COUNTER, PUBLIC, COVER_FIRST, LAST_COVERED),
    ),
    Game("basic-trains", 9, (9, 12), 2, 10, EACH, (IN_LINE, OWN_ENGINES, OTHERS_AFTER, VOID, TILES_COUNT, TO_120), ()),
    Game(
        "slosh",
        6,
        (6,),
        4,
        4,
        FROM_HAND,
        (IN_LINE, OTHERS_AFTER, VOID, TILES_COUNT, TO_120),
        (OWN_ENGINES, (NEIGHBOR, OTHERS_AFTER, VOID, TILES_COUNT), SEVEN),
    ),
)

# House rules of which a table has one at most, by game and their places in `house` (MT-8, SL-3).
CLASHES = {0: (2, 3), 5: (0, 1)}

# MT-1: hands by set and players, and the older sheet's for five to eight with a double-12.
SHEET = {
    9: {2: 12, 3: 11, 4: 10},
    12: {2: 16, 3: 16, 4: 15, 5: 14, 6: 12, 7: 10, 8: 9},
    15: {9: 11, 10: 11, 11: 11, 12: 11},
}
OLDER_SHEET = {5: 12, 6: 11, 7: 10, 8: 9}


def switches(game):
    """How many house rules the menu has for a game; the last is to do without the warning of the last tile."""
    return len(game.house) + (WARNS in game.rules)


def house_rules(game, chosen):
    """The set of a game's rules, with the house rules whose bits are set in `chosen`."""
    rules = set(game.rules)
    for place in range(switches(game)):
        if chosen >> place & 1:
            each = game.house[place] if place < len(game.house) else WARNS
            for rule in each if isinstance(each, tuple) else (each,):
                if rule in rules:
                    rules.remove(rule)
                else:
                    rules.add(rule)
    return rules


def tiles(highest):
    """The tiles of a double set: 28, 55, 91, 136, 190 (C-1)."""
    return (highest + 1) * (highest + 2) // 2


def hand_size(game, rules, seats, highest):
    """The tiles dealt to each; 0 where so many cannot play with this set (C-8)."""
    size = tiles(highest)
    most = (size if game.engine != FROM_SET else size - 1) // seats
    if game.name == "mexican-train":
        if OLDER_DEAL in rules and highest == 12 and seats in OLDER_SHEET:
            hand = OLDER_SHEET[seats]
        else:
            hand = SHEET.get(highest, {}).get(seats) or min(16, (size - 1) * 2 // 3 // seats)
    elif game.name == "derailing":
        hand = 10  # DT-1
    elif game.name == "station":
        hand = highest - 1 if seats <= 4 else highest - seats + 3  # MS-1
        if hand < 2:
            return 0
    elif game.name == "private-trains":
        hand = min(highest + 1, (size * 9 // 10 - 1) // seats)  # PT-2
    elif game.name == "slosh":
        hand = 7 if SEVEN in rules else 6  # SL-1
    else:
        hand = most  # BT-1
    return hand if 1 <= hand <= most else 0
