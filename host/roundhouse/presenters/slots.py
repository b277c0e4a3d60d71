"""A table of buttons at a screen: what every press meant, or why it was refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from roundhouse import i18n
from roundhouse.games.position import EngineFrom
from roundhouse.hub.events import HubEvent, Pressed
from roundhouse.i18n.called import called
from roundhouse.i18n.pressed import pressed
from roundhouse.i18n.screens import screen
from roundhouse.presenters.announcement import Said, Saying, nothing, saying
from roundhouse.presenters.called import Calling
from roundhouse.referee import Answer, Place, TableSession
from roundhouse_hub.lamps.scene import ENGINE, REFUSED, SLOTS, Cue
from roundhouse_hub.link.messages import DOWN, PRESS

NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Refused:
    """The button that was refused last, and when, in ms."""

    button: int
    at: int


class Pressing(Calling):
    """One table of buttons with everybody around it. Hands are told as sums, on the screen.

    `refused_button` has flashed last.
    """

    def __init__(self, table: TableSession, language: str = "en") -> None:
        self.slots = table
        self.refused_button: Refused | None = None
        self._seating: list[int] = []  # who sits down anew, in this order
        super().__init__(table, language)
        self.telling.by_sum = True

    # -- who sits where -------------------------------------------------------------------------------------

    @property
    def sitting_down(self) -> int:
        """Who presses the slot in front of him next; -1 when all sit."""
        return self._seating[0] if self._seating else next(iter(self.table.referee.unplaced), NOBODY)

    def sits(self, seat: int) -> bool:
        """Whether it is known where this player sits."""
        return seat in self.table.referee.placed and seat not in self._seating

    @property
    def may_sit_anew(self) -> bool:
        """Whether everybody can still change his place."""
        return not self.table.referee.match.begun and self.sitting_down < 0

    def sit_anew(self) -> None:
        """All press the slots in front of them, one after the other."""
        if self.may_sit_anew:
            self._seating = list(range(len(self.names)))
            self._say(nothing)

    # -- presses --------------------------------------------------------------------------------------------

    def press(self, button: int, gesture: str = PRESS) -> None:
        """A press, on the hub or on its picture."""
        steps = self.table.referee.steps
        if self._seating and button < SLOTS:
            self._sit(button)
            return
        seat = next(iter(self.table.referee.unplaced), NOBODY)
        answer = self.slots.heard(Pressed(button, gesture, ticks=0))
        if seat >= 0 and button < SLOTS and seat in self.table.referee.placed:
            self._sat(seat, button)
        elif answer is None and self.table.referee.steps == steps:
            self._refuse(button, lambda language: Said("refused", pressed("no-meaning", language)))
        elif answer is not None and not answer.allowed:
            self.refused_button = Refused(button, self.now)

    def _sit(self, slot: int) -> None:
        seat = self._seating[0]
        earlier = {self.table.referee.placed.get(other) for other in range(seat)}
        if slot in earlier:
            self._refuse(slot, saying("refused", "slots-taken"))
            return
        self._seating.pop(0)
        self.table.call(Place(seat, slot))
        self._sat(seat, slot)

    def _sat(self, seat: int, slot: int) -> None:
        """Somebody sits; when all do, they are in the order in which they sit."""
        who = self.names[seat]
        self._say(lambda language: Said("told", called("sits-here", language, seat=who, slot=str(slot + 1))))
        if self.sitting_down < 0 and not self.table.referee.unplaced:
            self.table.seat_clockwise()

    def _refuse(self, button: int, why: Saying) -> None:
        self._say(why)
        self.refused_button = Refused(button, self.now)
        if self.table.hub is not None and button != ENGINE:
            self.table.hub.sound(Cue(REFUSED, button))

    def heard(self, events: Sequence[HubEvent]) -> None:
        """What the hub tells; while it knows more of a finger than this, nothing is said."""
        for event in events:
            if isinstance(event, Pressed):
                if event.gesture != DOWN:
                    self.press(event.button, event.gesture)
                continue
            self.heard_of_hub(event)
            self.table.heard(event)

    # -- what is said ---------------------------------------------------------------------------------------

    def question(self) -> str:
        """What the table waits for, in words."""
        language, awaited = self.speech.language, self.table.awaited
        if self.sitting_down >= 0:
            return screen("slots-seat", language, seat=self.names[self.sitting_down])
        match awaited.what:
            case "leader" | "next" | "deal" | "finder":
                return screen(f"slots-{awaited.what}", language)
            case "holder":
                game, position = self.table.referee.game, self.position
                engine = position.round.engine if position is not None else -1
                known = game.engine_from == EngineFrom.HAND and engine >= 0
                tile = game.tiles.text(game.tiles.double[engine]) if known else ""
                return screen(f"slots-holder-{game.engine_from.value}", language, tile=tile)
            case "turn" | "penalty":
                assert self.position is not None
                return i18n.task(self.position, self.names, language)
        return ""

    def _answered(self, answer: Answer) -> None:
        super()._answered(answer)
        self.telling.by_sum = True
        if answer.allowed and self.said.tone == "told" and not answer.taken_back and self.position is not None:
            # Every tile is taken on trust here: that is no news.
            told = self.speech.saying
            self._say(lambda language: Said("told", told(language).text))
