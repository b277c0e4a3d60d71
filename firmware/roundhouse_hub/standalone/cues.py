"""The cues that a press at a standalone table plays, in order, each about a slot."""

from roundhouse_hub.lamps.scene import (
    BELL,
    CLATTER,
    DERAILED,
    LAST_CALL,
    MARKER_DOWN,
    MARKER_UP,
    NOWHERE,
    ON_TRACK,
    STARTING,
    STOPPING,
    TAP,
    WARNING,
    WOO_WOO,
    Cue,
)
from roundhouse_hub.standalone import games
from roundhouse_hub.standalone.state import COVER, TURN


class CueTracker:
    """Remembers the state before a press, and afterwards derives the cues from what has changed."""

    def __init__(self, setup, slots: bytes, state) -> None:
        self.cues = []  # of the last press
        self._setup = setup
        self._slots = slots
        self._state = state
        self.remember()

    def remember(self) -> None:
        """Remember the state: something is about to happen."""
        s = self._state
        self._turn = s.turn
        self._stage = s.stage
        self._markers = s.markers
        self._begun = s.begun
        self._doubles = s.doubles

    def add(self, name: str, train: int = NOWHERE) -> None:
        """Add a cue about a train, or about none."""
        self.cues.append(Cue(name, self._slots[train] if train >= 0 else NOWHERE))

    def laid(self, train: int, double: bool, out: bool, begins: bool = True) -> None:
        """A tile was laid on `train`, or an engine (`begins` false).

        The cues for a last call, a starting train and a derailment include a clatter of their own.
        """
        rules, s = self._setup.rules, self._state
        derails = double and train >= 0 and games.DERAILS in rules
        sets_out = begins and not self._begun >> train & 1
        own = train < self._setup.seats
        if not out and games.WARNS in rules and games.WARNS_BEFORE in rules and s.counts[self._turn] == 1:
            self.add(LAST_CALL, self._turn)
        elif not (derails or (sets_out and own)):
            self.add(CLATTER, train)
        if sets_out:
            self.add(STARTING if own else WOO_WOO, train)
        if games.HEARS_COVER in rules and train >= 0 and train in self._doubles:
            self.add(ON_TRACK, train)
        if derails:
            self.add(DERAILED, train)
        self.moved(True, out)

    def moved(self, laid: bool, out: bool) -> None:
        """Markers that went down, then those that went up; a player's last tile; the end of a round."""
        rules, s = self._setup.rules, self._state
        if games.HEARS_MARKERS in rules:
            for name, moved in ((MARKER_DOWN, self._markers & ~s.markers), (MARKER_UP, s.markers & ~self._markers)):
                for seat in range(self._setup.seats):
                    if moved >> seat & 1:
                        self.add(name, seat)
        if out:
            self.add(BELL, self._turn)
        elif games.WARNS in rules and games.WARNS_BEFORE not in rules and s.counts[self._turn] == 1:
            if games.WARNS_LATE in rules:
                laid = (laid or self._stage == COVER) and (s.turn != self._turn or s.stage == TURN)
            if laid:
                self.add(TAP if games.WARNS_LATE in rules else WARNING, self._turn)

    def blocked(self) -> None:
        """The round is blocked: it ends without a winner."""
        self.add(STOPPING)
