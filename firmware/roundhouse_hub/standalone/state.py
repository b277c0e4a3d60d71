"""The state of a match at a standalone table, and its history for undo: a ring buffer that is allocated once."""

import struct

from roundhouse_hub.lamps.scene import SLOTS

# The stages of a match, a round and a turn. "The player" is the one whose turn it is.
BETWEEN = 0  # before the first round, or between two
DEALING = 1  # the players have to say who holds the engine, or who leads
HUNT = 2  # nobody holds the engine: all draw one (C-10)
ENGINE = 3  # the player lays an engine
TURN = 4  # the turn begins
DREW = 5  # the player has drawn
FOLLOW_UP = 6  # the player has laid a double that needs another tile
FOLLOW_UP_DREW = 7  # and has drawn for it
FIRST_TRAIN = 8  # the player may continue the first train (MS-4, MT-5)
COVER = 9  # the player may cover the derailed train (DT-8)
OTHERS = 10  # the player may continue on the others' trains (BT-4)
CLOSING = 11  # the player may take down the marker (PT-7)

NOBODY = -1
DOUBLES = 16  # at most one open double per train
# What is kept of a state for undo, in this order and in these sizes.
NUMBERS = (
    "leader", "turn", "left_double", "could_not_play", "bare_engine", "winner", "last_winner", "first",
    "stage", "boneyard", "doubles_this_turn", "idle_turns", "rounds",
    "begun", "markers", "played_own", "had_turn", "visited",
)  # fmt: skip
PLAYING = "<8b5BI4HB%ds%ds%ds%ds" % (SLOTS, DOUBLES, SLOTS, SLOTS)


class State:
    """Everything that the rules depend on, as numbers and bits. Trains are numbered by seat, the public ones last."""

    def __init__(self) -> None:
        self.counts = bytearray(SLOTS)  # tiles in each hand
        self.points = bytearray(SLOTS)  # in units of five, in games that count tiles (BT-6)
        self.won = bytearray(SLOTS)  # rounds
        self.rounds = 0  # played
        self.first = 0  # who led the first round
        self.last_winner = NOBODY
        self.winner = NOBODY  # of the last round
        self.stage = BETWEEN
        self.clear(NOBODY, 0)

    def clear(self, leader: int, boneyard: int) -> None:
        """Start a round that is not dealt yet. `leader` is NOBODY if the hands decide."""
        self.leader = leader
        self.turn = leader if leader >= 0 else 0
        self.boneyard = boneyard
        self.markers = 0
        self.begun = 0
        self.doubles = b""  # trains with an open double, in the order in which the doubles were laid
        self.doubles_this_turn = 0  # how many of these, from the end, were laid in this turn
        self.idle_turns = 0  # turns in a row that changed nothing (C-4)
        self.played_own = 0  # seats that have played on their own train since their marker went up (PT-7)
        self.had_turn = 0  # seats that had a turn and did not start their train (MS-5)
        self.visited = 0  # trains that got a tile in this turn (BT-4)
        self.left_double = NOBODY  # the seat whose double was left to the next player (PT-8)
        self.could_not_play = NOBODY  # the seat that could not play on its own train in the last turn (SL-3)
        self.bare_engine = NOBODY  # the seat whose train is only the engine that was called (SL-3)
        for seat in range(SLOTS):
            self.counts[seat] = 0

    def pack_into(self, memory: bytearray, at: int) -> None:
        """Write the state into `memory` from `at` on; it takes `SIZE` bytes."""
        values = [getattr(self, name) for name in NUMBERS]
        values += (len(self.doubles), bytes(self.counts), self.doubles, bytes(self.points), bytes(self.won))
        struct.pack_into(PLAYING, memory, at, *values)

    def unpack_from(self, memory: bytearray, at: int) -> None:
        """Restore the state that was written there."""
        values = struct.unpack_from(PLAYING, memory, at)
        for place in range(len(NUMBERS)):
            setattr(self, NUMBERS[place], values[place])
        open_doubles, counts, doubles, points, won = values[len(NUMBERS) :]
        self.counts[:] = counts
        self.doubles = doubles[:open_doubles]
        self.points[:] = points
        self.won[:] = won


SIZE = struct.calcsize(PLAYING)


class History:
    """The last `LEVELS` states, for undo; the oldest is dropped first."""

    BLOCK = 16  # states per piece of memory: small pieces can be allocated even when much is in use
    BLOCKS = 6
    LEVELS = BLOCK * BLOCKS - 1  # one more is the present, so that an undo can be undone

    def __init__(self) -> None:
        self._blocks = [bytearray(self.BLOCK * SIZE) for _ in range(self.BLOCKS)]
        self.clear()

    def clear(self) -> None:
        self.steps = 0  # how many states can be restored
        self._next = 0

    def keep(self, state) -> None:
        self._write(state)
        self._turn(1)
        self.steps = min(self.steps + 1, self.LEVELS)

    def back(self, state) -> bool:
        """Undo one step in `state`; return whether there was one. `forth` reverses it."""
        if not self.steps:
            return False
        self._write(state)
        self._turn(-1)
        self.steps -= 1
        self._read(state)
        return True

    def forth(self, state) -> None:
        """Reverse the last `back`, if nothing has been kept since."""
        self._turn(1)
        self.steps += 1
        self._read(state)

    def _turn(self, by):
        self._next = (self._next + by) % (self.LEVELS + 1)

    def _write(self, state):
        state.pack_into(self._blocks[self._next // self.BLOCK], self._next % self.BLOCK * SIZE)

    def _read(self, state):
        state.unpack_from(self._blocks[self._next // self.BLOCK], self._next % self.BLOCK * SIZE)
