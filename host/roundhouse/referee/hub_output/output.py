"""The output of a table on its hub: the scene of the match, lamps of the moment, cues, and the volume."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Protocol

from roundhouse.indices import Seat
from roundhouse.records.preferences import Livery
from roundhouse.referee.answers import Answer
from roundhouse.referee.hub_output.cues import CueFilter
from roundhouse.referee.hub_output.scene import USUAL_VOLUME, color_of, scene_of_match, with_lit_lamp
from roundhouse.referee.liveries import Liveries, liveries_at
from roundhouse.referee.referee import Referee
from roundhouse.referee.session.pacing import TableClock
from roundhouse_hub.lamps.scene import DUTY, REFUSED, VOLUME, Cue, Scene
from roundhouse_hub.ticks import ticks_diff

WELCOME_MS: Final = 4000
"""The time for which the lamp of a player who has sat down is lit: time to look up from a phone."""


class SceneAndSound(Protocol):
    """The methods that a table needs from a hub; `HubThread` and `LockstepHub` provide it."""

    def show(self, scene: Scene) -> None:
        """Show `scene` from now on."""

    def sound(self, cue: Cue) -> bool:
        """Sound `cue` once."""


class HubOutput:
    """A table's end of the hub. `scene_of_mode` is what the hub shows instead of the table; None for the table."""

    def __init__(
        self,
        referee: Referee,
        clock: TableClock,
        hub: SceneAndSound | None = None,
        scene_of_mode: Callable[[], Scene | None] = lambda: None,
    ) -> None:
        self._referee, self._clock, self._hub, self._scene_of_mode = referee, clock, hub, scene_of_mode
        self._volume = USUAL_VOLUME
        self._filter = CueFilter()
        self._fits: tuple[int, ...] = ()
        self._late: Seat | None = None
        self._welcomed: Seat | None = None
        self._welcomed_at = 0
        self._is_honored: Callable[[str], bool] = lambda _: False
        self._last_cues: tuple[Cue, ...] = ()
        self.chosen_liveries: Liveries = {}  # by all who ever sit here

    # -- the hub -----------------------------------------------------------------------------------------------

    @property
    def hub(self) -> SceneAndSound | None:
        return self._hub

    def connect(self, hub: SceneAndSound | None) -> None:
        self._hub = hub
        self.show()

    @property
    def volume(self) -> int:
        """The volume of the hub, 0 (mute) to 10."""
        return self._volume

    def set_volume(self, volume: int) -> None:
        self._volume = volume
        self.show()

    # -- lamps -------------------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        referee = self._referee
        liveries = self.liveries
        scene = self._scene_of_mode() or scene_of_match(
            referee.match, self._fits, self._volume, referee.slots, liveries
        )
        for seat in self._lit_seats(scene):
            scene = with_lit_lamp(scene, referee.slots[seat], color_of(seat, liveries))
        return scene

    @property
    def liveries(self) -> tuple[Livery, ...]:
        """The engines and colors of the players, by seat."""
        return liveries_at(self._referee.names, self.chosen_liveries)

    def wear(self, chosen: Liveries) -> None:
        """Give all players who have chosen a livery theirs."""
        self.chosen_liveries = chosen
        self.show()

    def show(self) -> None:
        if self._hub is not None:
            self._hub.show(self.scene)

    def _lit_seats(self, scene: Scene) -> Iterable[Seat]:
        """The seat that is welcomed, and the late one, unless a double is to be covered there; between rounds also
        those of the honored, as their lamps mean nothing else."""
        if self._late is not None and scene.lamps[self._referee.slots[self._late]] != DUTY:
            yield self._late
        if self._welcomed is not None:
            yield self._welcomed
        if self._referee.match.position is None:
            yield from (Seat(seat) for seat, name in enumerate(self._referee.names) if self._is_honored(name))

    def light_lamp_of(self, seat: Seat) -> None:
        """Light the lamp of a player who has just sat down, for a moment."""
        self._welcomed, self._welcomed_at = seat, self._clock.now
        self.show()

    def end_lamp_of_arrival(self) -> None:
        """Put the lamp out again once its time is over."""
        if self._welcomed is not None and ticks_diff(self._clock.now, self._welcomed_at) >= WELCOME_MS:
            self._welcomed = None
            self.show()

    def light(self, late: Seat | None) -> None:
        """Light the lamp of a player whose turn takes long, until it is another's."""
        self._late = late
        self.show()

    def honor(self, is_honored: Callable[[str], bool]) -> None:
        """Light the lamps of some players between rounds: those whose name leads an evening of many tables."""
        self._is_honored = is_honored
        self.show()

    def show_fitting(self, trains: Iterable[int]) -> None:
        """Show with their lamps which trains fit the tile that a person has picked up; none once it is put down."""
        self._fits = tuple(trains)
        self.show()

    # -- sounds ------------------------------------------------------------------------------------------------

    def filter_sounds(self, amount: str) -> None:
        """Choose the sounds that are heard from now on: one of `AMOUNTS`."""
        self._filter.let_through(amount)

    @property
    def sounds_heard(self) -> str:
        return self._filter.amount

    def sound(self, cues: tuple[Cue, ...]) -> None:
        """Sound these on the hub, one after the other."""
        self._last_cues = tuple(cue for cue in cues if cue.name != REFUSED) or self._last_cues
        if self._hub is not None:
            for cue in cues:
                self._hub.sound(cue)

    def sound_answer(self, answer: Answer, pace_ms: int) -> None:
        """Sound an answer; computer players make a call every `pace_ms`."""
        seat, seats = answer.applied[0].seat if answer.applied else None, self._referee.seats
        by_computer = seat is not None and seat < len(seats) and not seats[seat].is_person
        self.sound(self._filter(answer.cues, by_computer, pace_ms))

    def flash_refusal(self, seat: Seat) -> None:
        self.sound((Cue(REFUSED, self._referee.slots[seat]),))

    def remind(self, seat: Seat) -> None:
        """Sound something that means nothing in the game, for a player whose turn takes long."""
        if self._hub is not None:
            self._hub.sound(Cue(VOLUME, self._referee.slots[seat]))

    def repeat_sounds(self) -> None:
        """Sound again what was sounded last, without refusals."""
        self.sound(self._last_cues)
