"""A table where nothing is typed: the hub's buttons say all, and the referee keeps what follows from that.

Every press is a call or is refused, and the lamps answer it at once. What no press can say is asked once the round is
over (`uncounted`): the sums of the hands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from roundhouse.games.engines import EngineFrom
from roundhouse.games.game import Game
from roundhouse.games.moves import Reveal
from roundhouse.games.position import Position, Stage
from roundhouse.games.rulings import Ruling
from roundhouse.hub.events import Connected, HubEvent, Pressed
from roundhouse.referee.answers import Answer
from roundhouse.referee.calls import Place
from roundhouse.referee.chance import Chance
from roundhouse.referee.gestures import Moves, covered_deal, meanings
from roundhouse.referee.live import LiveTable, Shown, Written
from roundhouse.referee.seats import Seat
from roundhouse_hub.lamps.scene import (
    CLOSED,
    ENGINE,
    LAMPS,
    MARKER_UP,
    NO_COLOR,
    NO_TRAIN,
    OPEN,
    REFUSED,
    SEATS,
    Cue,
    Scene,
)
from roundhouse_hub.link.messages import DOWN, LONG, PRESS


class SlotsTable(LiveTable):
    """Keeps turn, markers, hand counts, open doubles and the warning of the last tile from gestures alone.

    Raises OptionError for a game, or options of one, that buttons cannot tell.
    """

    way: ClassVar[str] = "slots"

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        chance: Chance | None = None,
        journal: Written | None = None,
        hub: Shown | None = None,
        on_answer: Callable[[Answer], None] | None = None,
    ) -> None:
        if game.slots_only is not None:
            raise game.slots_only
        super().__init__(game, seats, chance, journal, hub, on_answer)

    # -- what is known and what is missing --------------------------------------------------------------------

    @property
    def sitting_down(self) -> int:
        """The seat whose player presses the slot in front of him next; -1 when all sit, or play has begun."""
        referee = self.referee
        if referee.match.events:
            return -1
        return next((seat for seat in range(referee.game.seats) if seat not in referee.placed), -1)

    @property
    def uncounted(self) -> tuple[int, ...]:
        """The seats whose hands must be counted before the round can be scored."""
        match, position = self.referee.match, self.referee.position
        if position is None or not position.over:
            return ()
        told = {event.seat for event in match.events[match.round_start :] if isinstance(event, Reveal)}
        return tuple(seat for seat in range(self.referee.game.seats) if position.count(seat) and seat not in told)

    def count(self, seat: int, pips: int) -> Answer:
        """The sum of a hand, once the round is over."""
        return self.call(Reveal(seat, 0, pips))

    # -- rounds ---------------------------------------------------------------------------------------------------

    def begin(self, leader: int | None = None) -> Answer:
        """Begins the next round; the tiles are dealt too, if nobody has to say who holds the engine."""
        return super().begin(leader)

    def deal(self) -> Answer:
        """Everybody has drawn his tiles. Where the table must say first who leads, nothing happens yet."""
        position = self.referee.position
        if position is None or position.stage != Stage.DEALING:
            raise ValueError("no round waits to be dealt")
        deal = covered_deal(position)
        if position.game.engine_from == EngineFrom.SET and position.ruling(deal).allowed:
            return self.call(deal)
        return Answer(deal)

    def step(self) -> Answer | None:
        """Nothing happens here without a press."""
        return None

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
            if not referee.match.events and button in referee.slots[: referee.game.seats]:
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
        return Scene("".join(lamps), "".join(colors), -1, referee.volume)


def _ruling(position: Position, moves: Moves) -> Ruling:
    """What the rules say to moves that go together: the refusal of the first that is refused."""
    for move in moves:
        ruling = position.ruling(move)
        if not ruling.allowed:
            break
        position = position.after(move)
    return ruling
