"""One game at one table: its rules with the house rules, the number of players, their hands and the trains' slots."""

from roundhouse_hub.lamps.scene import ENGINE, SLOTS
from roundhouse_hub.standalone import games
from roundhouse_hub.standalone.state import NOBODY


class GameSetup:
    """The figures of a game for this number of seats."""

    def __init__(self, game, seats: int, highest: int = 0, house: int = 0) -> None:
        """`highest` is the double of the set (0: the usual set); `house` has the house rules as bits.

        Raises ValueError if this many cannot play the game; `fits` says so in advance.
        """
        self.game = game
        self.rules = games.house_rules(game, house)
        self.seats = seats
        self.highest = highest or game.set or (9 if seats <= 4 else 12)  # DT-1
        self.hand = games.hand_size(game, self.rules, seats, self.highest)
        if games.MANY_PUBLIC in self.rules:
            self.trains = seats + self.highest - 1  # one for each tile with the engine's number; one is private
        else:
            self.trains = seats + (games.PUBLIC in self.rules)
        self.public = seats if self.trains > seats else NOBODY
        if not self.hand or not game.least <= seats <= game.most or (self.trains > seats and seats == SLOTS):
            raise ValueError("So many cannot play this game with this set.")

    @property
    def boneyard(self) -> int:
        """The number of tiles that are not on the table before the deal."""
        return games.tiles(self.highest) - (self.game.engine == games.FROM_SET)

    @property
    def rounds(self) -> int:
        """As many as there are engines; 0 if the match is played for points (BT-6)."""
        return 0 if games.TO_120 in self.rules else self.highest + 1


def fits(game, seats: int, highest: int = 0, house: int = 0) -> bool:
    """Whether this many can play the game like this."""
    try:
        GameSetup(game, seats, highest, house)
    except ValueError:
        return False
    return True


def train_slots(setup, sitting: bytes, slot_count: int = SLOTS) -> bytes:
    """The slot of each train: the players' where they sit, the public ones in their usual place or near it.

    A public train without a slot has the engine's lamp. `slot_count` is how many slots the hub has.
    """
    slots = list(sitting)
    taken = (1 << SLOTS) - (1 << slot_count)
    for slot in sitting:
        taken |= 1 << slot
    for number in range(setup.trains - setup.seats):
        slot = _usual(setup, number)
        if slot != ENGINE:
            slot = _nearest(slot, taken)
            taken |= 1 << slot if slot != ENGINE else 0
        slots.append(slot)
    return bytes(slots)


def _usual(setup, number):
    """The usual place of a public train: top right, or the slots between the players' (MS-7)."""
    if games.MANY_PUBLIC not in setup.rules:
        return _side((setup.seats + 2) // 2, 0)
    own = 0
    for place in range((setup.seats + 1) // 2):
        own |= 1 << _side((setup.seats + 1) // 2, place)
    for place in range(setup.seats // 2):
        own |= 1 << SLOTS - 1 - _side(setup.seats // 2, place)
    for slot in range(SLOTS):
        if not own >> slot & 1:
            if not number:
                return slot
            number -= 1
    return ENGINE


def _side(count, place):
    """The slot for one of `count` trains spread over the six slots of a side, from top to bottom."""
    return (2 * place + 1) * 3 // count


def _nearest(slot, taken):
    """The nearest free slot, the lower number first; the engine if there is none."""
    for far in range(SLOTS // 2 + 1):
        found = ENGINE
        for each in ((slot - far) % SLOTS, (slot + far) % SLOTS):
            if not taken >> each & 1 and each < found:
                found = each
        if found != ENGINE:
            return found
    return ENGINE
