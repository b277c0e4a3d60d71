"""A table where nothing is typed: the hub's buttons say all, and the referee keeps what follows from that.

Every press is a call or is refused, and the lamps answer it at once. What no press can say is asked as at any called
table, which this is: the sums of the hands once a round is over (`hands_to_tell`). Whoever likes may type, too.
"""

from __future__ import annotations

from typing import Any, ClassVar

from roundhouse.games.position import Position
from roundhouse.games.rulings import Ruling
from roundhouse.hub.events import Connected, HubEvent, Pressed
from roundhouse.referee.answers import Answer
from roundhouse.referee.called_table import NOBODY, CalledTable
from roundhouse.referee.calls import Place
from roundhouse.referee.hub_slots import not_by_slots
from roundhouse.referee.press_meanings import Moves, meanings
from roundhouse_hub.lamps.scene import (
    CLOSED,
    ENGINE,
    LAMPS,
    MARKER_UP,
    NO_COLOR,
    NO_TRAIN,
    NOWHERE,
    OPEN,
    REFUSED,
    SEATS,
    Cue,
    Scene,
)
from roundhouse_hub.link.messages import DOWN, LONG, PRESS


class SlotsTable(CalledTable):
    """Keeps turn, markers, hand counts, open doubles and the warning of the last tile from gestures alone.

    Raises OptionError for a game, or options of one, that buttons cannot tell.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.referee.seats import Seat
    >>> table = SlotsTable(MexicanTrain(2), [Seat("Ann"), Seat("Bo")])
    >>> for slot in (3, 8, ENGINE): _ = table.heard(Pressed(slot, PRESS, ticks=0))
    >>> table.scene.turn in (3, 8)
    True
    """

    way: ClassVar[str] = "slots"

    def __init__(self, *args: Any, **named: Any) -> None:
        """See `LiveTable`."""
        super().__init__(*args, **named)
        if refused := not_by_slots(self.referee.game):
            raise refused

    @property
    def sitting_down(self) -> int:
        """The seat whose player presses the slot in front of him next; -1 when all sit, or play has begun."""
        return next(iter(self.unplaced), NOBODY)

    # -- presses --------------------------------------------------------------------------------------------------

    def heard(self, event: HubEvent) -> Answer | None:
        """What the hub tells. A press is taken as soon as the hub knows what it is: `down` alone says nothing."""
        if isinstance(event, Connected):
            self._show()
        if not isinstance(event, Pressed) or event.gesture == DOWN:
            return None
        button, gesture = event.button, event.gesture
        if button == ENGINE and gesture == LONG:
            return self.undo() if self.referee.steps else self._refuse(button)
        if self.sitting_down >= 0 and button != ENGINE:
            return self._sit(self.sitting_down, button)
        position = self.referee.position
        if position is None:
            return self._between_rounds(button, gesture)
        return self._take(position, button, gesture)

    def _sit(self, seat: int, slot: int) -> Answer:
        answer = self.call(Place(seat, slot))
        self._sound((Cue(MARKER_UP, slot),))
        return answer

    def _between_rounds(self, button: int, gesture: str) -> Answer | None:
        """The engine begins a round; before the first one, a slot says who leads it."""
        referee = self.referee
        if gesture == PRESS and not referee.match.over:
            if button == ENGINE:
                return self.begin()
            if not referee.match.begun and button in referee.slots[: referee.game.seats]:
                return self.begin(referee.slots.index(button))
        return self._refuse(button)

    def _take(self, position: Position, button: int, gesture: str) -> Answer | None:
        """The first meaning that the rules allow, or the refusal of the likeliest."""
        first: tuple[Moves, Ruling] | None = None
        for moves in meanings(position, self.referee.slots, button, gesture):
            ruling = _ruling(position, moves)
            if ruling.allowed:
                return [self.call(move) for move in moves][-1]
            first = first or (moves, ruling)
        if first is None:
            return self._refuse(button)
        answer = Answer(first[0][-1], first[1], cues=(Cue(REFUSED, button),))
        self._sound(answer.cues)
        if self.on_answer is not None:
            self.on_answer(answer)
        return answer

    def _refuse(self, button: int) -> Answer | None:
        """A press that cannot mean anything now."""
        self._sound((Cue(REFUSED, button),))
        return None

    # -- lamps ----------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        if self.hub is not None:
            self.hub.show(self.scene)

    @property
    def scene(self) -> Scene:
        """What the hub shows: while people sit down, who sits where, and the engine in the color of who is next."""
        referee, seat = self.referee, self.sitting_down
        if seat < 0:
            return referee.scene()
        lamps, colors = [NO_TRAIN] * LAMPS, [NO_COLOR] * LAMPS
        for other, slot in referee.placed.items():
            lamps[slot], colors[slot] = CLOSED, SEATS[other]
        lamps[ENGINE], colors[ENGINE] = OPEN, SEATS[seat]
        return Scene("".join(lamps), "".join(colors), NOWHERE, referee.volume)


def _ruling(position: Position, moves: Moves) -> Ruling:
    """What the rules say to moves that go together: the refusal of the first that is refused."""
    for move in moves:
        ruling = position.ruling(move)
        if not ruling.allowed:
            break
        position = position.after(move)
    return ruling
