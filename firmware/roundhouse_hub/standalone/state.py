"""Where a match stands at a table without a host, and its past: a ring of bytes, made once, for undo."""

import struct

from roundhouse_hub.lamps.scene import SLOTS

# Where in the match, in the round, and in his turn the player in turn stands.
BETWEEN = 0  # before the first round, or between two
DEALING = 1  # who holds the engine, or leads by what he holds, is to be said
HUNT = 2  # nobody holds the engine: all draw one (C-10)
ENGINE = 3  # the player in turn lays an engine
TURN = 4  # the turn begins
DREW = 5  # he has drawn
FOLLOW = 6  # he has laid a double that wants another tile
FOLLOW_DREW = 7  # and has drawn for it
FIRST_TRAIN = 8  # he may go on with his first train (MS-4, MT-5)
COVER = 9  # he may cover the train he has derailed (DT-8)
OTHERS = 10  # he may go on with the others' trains (BT-4)
CLOSING = 11  # he may take his marker down (PT-7)

NOBODY = -1
DOUBLES = 16  # as many can be open at once: one a train
PLAYING = "<8b6BI4H%ds%ds%ds%ds" % (SLOTS, DOUBLES, SLOTS, SLOTS)


class State:
    """All that the rules hang on, in numbers and bits. Trains are numbered by seat, the public ones last."""

    def __init__(self):
        self.counts = bytearray(SLOTS)  # tiles in each hand
        self.points = bytearray(SLOTS)  # in fives, where tiles count (BT-6)
        self.won = bytearray(SLOTS)  # rounds
        self.rounds = 0  # played
        self.first = 0  # who led the first one
        self.last_winner = NOBODY
        self.winner = NOBODY  # of the round just played
        self.stage = BETWEEN
        self.clear(NOBODY, 0)

    def clear(self, leader, yard):
        """A round that is not dealt yet. `leader` is NOBODY where the hands say who begins."""
        self.leader = leader
        self.turn = leader if leader >= 0 else 0
        self.yard = yard
        self.markers = 0
        self.begun = 0
        self.doubles = b""  # trains with an open double, in the order in which those were laid
        self.doubles_this_turn = 0  # how many of the last of them are of this turn
        self.idle_turns = 0  # turns in a row that changed nothing (C-4)
        self.played_own = 0  # who has played on his own train since his marker went up (PT-7)
        self.had_turn = 0  # who has had a turn and has not begun his train (MS-5)
        self.visited = 0  # the trains that got a tile in this turn (BT-4)
        self.left_double = NOBODY  # whose double was left for the next player (PT-8)
        self.could_not_play = NOBODY  # who had nothing for his own train in the turn before (SL-3)
        self.bare_engine = NOBODY  # whose train is the engine that was called, and nothing else (SL-3)
        for seat in range(SLOTS):
            self.counts[seat] = 0

    def pack_into(self, memory, at):
        """Write all of it into `memory` from `at` on; `SIZE` bytes."""
        struct.pack_into(
            PLAYING,
            memory,
            at,
            self.leader,
            self.turn,
            self.left_double,
            self.could_not_play,
            self.bare_engine,
            self.winner,
            self.last_winner,
            self.first,
            self.stage,
            self.yard,
            self.doubles_this_turn,
            self.idle_turns,
            self.rounds,
            len(self.doubles),
            self.begun,
            self.markers,
            self.played_own,
            self.had_turn,
            self.visited,
            bytes(self.counts),
            self.doubles,
            bytes(self.points),
            bytes(self.won),
        )

    def unpack_from(self, memory, at):
        """Be again what was packed there."""
        (
            self.leader,
            self.turn,
            self.left_double,
            self.could_not_play,
            self.bare_engine,
            self.winner,
            self.last_winner,
            self.first,
            self.stage,
            self.yard,
            self.doubles_this_turn,
            self.idle_turns,
            self.rounds,
            open_doubles,
            self.begun,
            self.markers,
            self.played_own,
            self.had_turn,
            self.visited,
            counts,
            doubles,
            points,
            won,
        ) = struct.unpack_from(PLAYING, memory, at)
        self.counts[:] = counts
        self.doubles = doubles[:open_doubles]
        self.points[:] = points
        self.won[:] = won


SIZE = struct.calcsize(PLAYING)


class History:
    """The last `LEVELS` states before what happened since; the oldest is forgotten first."""

    BLOCK = 16  # states in one piece of memory: small pieces are found even when much is in use
    BLOCKS = 6
    LEVELS = BLOCK * BLOCKS - 1  # one more is the present, while a step back may be undone

    def __init__(self):
        self._blocks = [bytearray(self.BLOCK * SIZE) for _ in range(self.BLOCKS)]
        self.clear()

    def clear(self):
        """Forget all."""
        self.steps = 0  # that can be taken back
        self._next = 0

    def keep(self, state):
        """Remember `state`, to which something is about to happen."""
        self._write(state)
        self._turn(1)
        self.steps = min(self.steps + 1, self.LEVELS)

    def back(self, state):
        """Make `state` what it was one step before; whether there was one. `forth` makes that undone."""
        if not self.steps:
            return False
        self._write(state)
        self._turn(-1)
        self.steps -= 1
        self._read(state)
        return True

    def forth(self, state):
        """Make `state` what it was before the last `back`, if nothing has been kept since."""
        self._turn(1)
        self.steps += 1
        self._read(state)

    def _turn(self, by):
        self._next = (self._next + by) % (self.LEVELS + 1)

    def _write(self, state):
        state.pack_into(self._blocks[self._next // self.BLOCK], self._next % self.BLOCK * SIZE)

    def _read(self, state):
        state.unpack_from(self._blocks[self._next // self.BLOCK], self._next % self.BLOCK * SIZE)
