"""The games that the hub can keep by itself, as a table of data with the clauses behind it.

`NAMES` has the host's names of these games, which are those in the hub's menu. Presses alone can express their rules.
"""

from collections import namedtuple

# Where a round's engine comes from.
FROM_SET = 0  # taken out of the set before the shuffle: MT-2, PT-2
FROM_HAND = 1  # laid by its holder: MS-2, SL-2
FOUND = 2  # the highest double in a hand that has not been an engine yet: DT-2
EACH_LAYS = 3  # all players lay one of their own: BT-2

# What a game may have.
DRAWS = 0  # without a play one draws, then the marker goes up (MT-4, DT-6, MS-6, PT-6); else
# there is no boneyard (BT-1, SL-1), and the turn is lost (BT-3)
HUNTS = 1  # if nobody holds the engine, all draw one tile, again and again (DT-2, MS-2, C-10)
PUBLIC = 2  # one public train (MT-6, DT-5, PT-5)
MANY_PUBLIC = 3  # any number of public trains (MS-7)
MARKS_BEGUN = 4  # only trains that have begun get a marker (MS-5)
FALLS_OWN = 5  # the marker comes down when its owner plays there (MT-7, DT-6)
FALLS_ANY = 6  # the marker comes down when anybody plays there (MS-8)
BY_HAND = 7  # only its owner takes it down, after playing there (PT-7)
FIRST_WHOLE = 8  # the first train is laid in one turn (MS-4, MT-5)
OPENS_FIRST = 9  # a player plays nowhere else before the own train has begun (MS-4)
DRAWS_FIRST = 10  # from the second turn on, such a player draws before starting it (MS-5)
FOLLOW_ANYWHERE = 11  # the tile after a double may go on any open train, not only on the double (MT-8, PT-8)
ONE_DOUBLE = 12  # only one double per turn (MT-8)
FOLLOW_PUBLIC = 13  # after a double on the own train, the public train is open as well (PT-8)
SECOND_DRAWN = 14  # after drawing, another double may be laid instead (PT-9)
PAIRS = 15  # a double and the tile after it are one play; a single double binds nobody (MS-9)
DERAILS = 16  # a double goes on any train that has begun and binds its owner, or everybody if public (DT-7 to DT-10)
IN_LINE = 17  # a double is an ordinary tile (BT-5)
COVER_FIRST = 18  # the oldest open double is covered before any other play (MT-9, PT-10)
COVER_LEFT = 19  # only a double that its player left for a tile on the public train is covered (PT-8)
CLOSES = 20  # a double that no tile can cover is closed (MT-10)
LAST_COVERED = 21  # a double as the last tile has to be followed first (MT-11, PT-11)
OWN_TRAIN_FIRST = 22  # only a player whose own train has begun may start the public one (MT-6)
OWN_ENGINES = 23  # each train begins at an engine of its own (BT-2, SL-3)
OTHERS_AFTER = 24  # a tile on the own train, then one on each other train (BT-3, BT-4)
NEIGHBOR = 25  # or on the train of the previous player who could not play, before the own one (SL-3)
COUNTER = 26  # counter-clockwise (PT-4)
ROTATES = 27  # the lead rotates by seats (MT-3)
WINNER_LEADS = 28  # the last winner leads (MT-3)
FEWEST_LEADS = 29  # the fewest points lead; in the first round the hands decide (PT-3)
VOID = 30  # a blocked hand is dealt again (BT-7)
TILES_COUNT = 31  # five points for each tile in the other hands (BT-6)
WARNS = 32  # the hub warns of a last tile (MT-12, DT-13, MS-10)
WARNS_LATE = 33  # at the end of the turn (DT-13)
WARNS_BEFORE = 34  # before the tile is laid that leaves one (MS-10)
HEARS_MARKERS = 35  # markers have a sound (DT-6, PT-6, PT-7; MS-10)
HEARS_COVER = 36  # covering a double has a sound (DT-12; MS-10)
OLDER_DEAL = 37  # hands as on the older rule sheet (MT-1)
SEVEN = 38  # seven tiles each, and no boneyard (SL-1)
TO_120 = 39  # the match lasts until somebody has 120 points (BT-6)

# name: as on the host; set, sets: the usual one and all; least, most: players; hand: the tiles dealt to each, by
# (rules, seats, highest, most); house: the house rules; clash: the places of two that exclude each other.
GameRules = namedtuple("GameRules", "name set sets least most engine hand rules house clash")

SETS = (6, 9, 12, 15, 18)

# MT-1: hands by set and players, and the older sheet's for five to eight with a double-12 set.
SHEET = {
    9: {2: 12, 3: 11, 4: 10},
    12: {2: 16, 3: 16, 4: 15, 5: 14, 6: 12, 7: 10, 8: 9},
    15: {9: 11, 10: 11, 11: 11, 12: 11},
}
OLDER_SHEET = {5: 12, 6: 11, 7: 10, 8: 9}


def _by_sheet(rules, seats, highest, _most):
    """MT-1."""
    if OLDER_DEAL in rules and highest == 12 and seats in OLDER_SHEET:
        return OLDER_SHEET[seats]
    return SHEET.get(highest, {}).get(seats) or min(16, (tiles(highest) - 1) * 2 // 3 // seats)


def _of_station(_rules, seats, highest, _most):
    """MS-1; at least two tiles."""
    hand = highest - 1 if seats <= 4 else highest - seats + 3
    return hand if hand >= 2 else 0


# A house rule is one or several of the rules above: those that the game lacks are added, those that it has removed.
# This is their order in the menu, from slot 0 on.
GAMES = (
    GameRules(
        "mexican-train",
        12,
        SETS,
        2,
        11,  # with twelve players the public train has no slot
        FROM_SET,
        _by_sheet,
        (DRAWS, PUBLIC, FALLS_OWN, FOLLOW_ANYWHERE, COVER_FIRST, CLOSES, ROTATES, WARNS),
        (FIRST_WHOLE, OWN_TRAIN_FIRST, FOLLOW_ANYWHERE, ONE_DOUBLE, LAST_COVERED, CLOSES, WINNER_LEADS, OLDER_DEAL),
        (2, 3),  # MT-8
    ),
    GameRules(
        "derailing",
        0,  # DT-1: by the number of players
        SETS,
        2,
        8,
        FOUND,
        lambda *_: 10,  # DT-1
        (DRAWS, HUNTS, PUBLIC, FALLS_OWN, DERAILS, HEARS_MARKERS, HEARS_COVER, WARNS, WARNS_LATE),
        (),
        (),
    ),
    GameRules(
        "station",
        12,
        SETS,
        2,
        11,
        FROM_HAND,
        _of_station,
        (DRAWS, HUNTS, MANY_PUBLIC, MARKS_BEGUN, FALLS_ANY, FIRST_WHOLE, OPENS_FIRST, DRAWS_FIRST, PAIRS)
        + (WARNS, WARNS_BEFORE),
        ((HEARS_MARKERS, HEARS_COVER),),
        (),
    ),
    GameRules(
        "private-trains",
        12,
        SETS,
        2,
        12,
        FROM_SET,
        lambda _rules, seats, highest, _most: min(highest + 1, (tiles(highest) * 9 // 10 - 1) // seats),  # PT-2
        (DRAWS, PUBLIC, BY_HAND, FOLLOW_PUBLIC, SECOND_DRAWN, COVER_LEFT, FEWEST_LEADS, HEARS_MARKERS),
        (COUNTER, PUBLIC, COVER_FIRST, LAST_COVERED),
        (),
    ),
    GameRules(
        "basic-trains",
        9,
        (9, 12),
        2,
        10,
        EACH_LAYS,
        lambda _rules, _seats, _highest, most: most,  # BT-1: all tiles
        (IN_LINE, OWN_ENGINES, OTHERS_AFTER, VOID, TILES_COUNT, TO_120),
        (),
        (),
    ),
    GameRules(
        "slosh",
        6,
        (6,),
        4,
        4,
        FROM_HAND,
        lambda rules, _seats, _highest, _most: 7 if SEVEN in rules else 6,  # SL-1
        (IN_LINE, OTHERS_AFTER, VOID, TILES_COUNT, TO_120),
        (OWN_ENGINES, (NEIGHBOR, OTHERS_AFTER, VOID, TILES_COUNT), SEVEN),
        (0, 1),  # SL-3
    ),
)
NAMES = tuple(game.name for game in GAMES)


def switches(game) -> int:
    """The number of house rules in a game's menu; the last one turns off the warning of the last tile."""
    return len(game.house) + (WARNS in game.rules)


def house_rules(game, chosen: int) -> set:
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


def tiles(highest: int) -> int:
    """Tiles of a double set: 28, 55, 91, 136, 190 (C-1)."""
    return (highest + 1) * (highest + 2) // 2


def hand_size(game, rules: set, seats: int, highest: int) -> int:
    """The tiles dealt to each player; 0 if this many cannot play with this set (C-8)."""
    most = (tiles(highest) - (game.engine == FROM_SET)) // seats
    hand = game.hand(rules, seats, highest, most)
    return hand if 1 <= hand <= most else 0
