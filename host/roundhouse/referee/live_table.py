"""A table in play with all that belongs to it: the referee, the journal, the hub, chance and the computer players.

Every call goes the same way: into the journal, then to the referee, then out to the hub. What is shown has
therefore always been written down (DESIGN 13).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import ClassVar, Protocol

from roundhouse.games.game import Game
from roundhouse.games.match import Begin, Depart, Join, Stop
from roundhouse.games.moves import DONE, Announce, Marker, Move
from roundhouse.games.position import Position, Stage
from roundhouse.hub.events import Connected, HubEvent, Pressed
from roundhouse.players import PLAYERS, Player, moves_of
from roundhouse.referee.answers import Answer
from roundhouse.referee.calls import Call, Come, Sit, Undo, read_call, write_call
from roundhouse.referee.chance import Chance
from roundhouse.referee.referee import Referee
from roundhouse.referee.seats import Seat
from roundhouse_hub.lamps.scene import ENGINE, REFUSED, Cue, Scene
from roundhouse_hub.link import messages as gestures


def now() -> datetime:
    """The time of day."""
    return datetime.now(UTC)


def asks_undo(event: HubEvent) -> bool:
    """Whether somebody holds the engine down: the gesture that asks for an undo."""
    return isinstance(event, Pressed) and (event.button, event.gesture) == (ENGINE, gestures.LONG)


class Shown(Protocol):
    """What a table needs of a hub: `HubThread` and `LockstepHub` are such."""

    def show(self, scene: Scene) -> None:
        """Show `scene` from now on."""

    def sound(self, cue: Cue) -> bool:
        """Sound `cue` once."""


class Written(Protocol):
    """What a table needs of a journal."""

    def write(self, line: str) -> None:
        """Put a line on disk; it is there when this returns."""


class LiveTable:
    """Plays a match with whoever sits in the seats. `on_answer` hears every answer, after the hub was told.

    After `until` no new round begins; `undo_agreed` says whether steps may be taken back, `guided` whether somebody
    learns the game here.
    """

    way: ClassVar[str] = "dealt"
    """Which of the three ways to sit at a table this is: `dealt`, `called` or `slots`."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        chance: Chance | None = None,
        journal: Written | None = None,
        hub: Shown | None = None,
        on_answer: Callable[[Answer], None] | None = None,
        start: Position | None = None,
    ) -> None:
        self.referee = Referee(game, seats, start)
        self.chance = chance or Chance()
        self.journal = journal
        self.hub = hub
        self.on_answer = on_answer
        self._players: dict[int, tuple[str, Player]] = {}
        self._fits: tuple[int, ...] = ()
        self._last_cues: tuple[Cue, ...] = ()
        # What the people agreed on beside the rules of their game.
        self.until: datetime | None = None
        self.undo_agreed = True
        self.guided = False
        self.clock: Callable[[], datetime] = now
        self._show()

    def replay(self, lines: Iterable[str]) -> None:
        """Takes up the table where the journal's lines left it, in silence. Raises ValueError for a bad line."""
        for line in lines:
            self.referee.call(read_call(self.referee.game, self.referee.position, line))
        self._show()

    def join(self, hub: Shown | None) -> None:
        """The table gets a hub, or another one; it is shown the scene."""
        self.hub = hub
        self._show()

    # -- calls -------------------------------------------------------------------------------------------

    def call(self, call: Call) -> Answer:
        """Writes the call down, rules on it, tells the hub. Raises UndoError when there is not so much to undo."""
        referee = self.referee
        referee.check(call)
        if self.journal is not None:
            self.journal.write(write_call(referee.game, call))
        answer = referee.call(call)
        self._fits = ()
        self._show()
        self._sound(answer.cues)
        if self.on_answer is not None:
            self.on_answer(answer)
        if answer.happened and self.time_is_up():
            self.call(Stop())
        return answer

    def time_is_up(self) -> bool:
        """Whether a round has ended, or is to begin, after the time that was agreed for the match (`until`, C-9)."""
        match = self.referee.match
        between = match.position is None and bool(match.results) and not match.over
        return between and self.until is not None and self.clock() >= self.until

    def begin(self, leader: int | None = None) -> Answer:
        """Begins the next round and deals, unless the time is up.

        `leader` is who leads the first one; without it, the lot says who.
        """
        referee = self.referee
        match = referee.match
        if self.time_is_up():
            return self.call(Stop())
        if not match.results:
            chosen = self.chance.lot(referee.game) if leader is None else leader
        else:
            chosen = max(0, referee.game.next_round(match.results, match.first_leader).leader)
        answer = self.call(Begin(chosen))
        return self.deal() if answer.allowed else answer

    def deal(self) -> Answer:
        """Deals the round that waits for it: after `begin`, or when nobody could play the last deal (BT-7)."""
        position = self.referee.position
        if position is None or position.stage != Stage.DEALING:
            raise ValueError("no round waits to be dealt")
        return self.call(self.chance.shuffled(position, self.referee.match.deals))

    @property
    def may_undo(self) -> bool:
        """Whether steps may be taken back here."""
        return self.undo_agreed

    def undo(self, steps: int = 1) -> Answer:
        """Takes back the last calls. Raises UndoError when there are fewer."""
        return self.call(Undo(steps))

    def hand_over(self, seat: int, who: Seat) -> Answer:
        """Somebody else plays on in this seat, from now on."""
        return self.call(Sit(seat, who))

    def come(self, seat: int, who: Seat, points: int | None = None) -> Answer:
        """Somebody comes late and sits down in a new seat; one who has left before comes back to his rounds.

        `points` are what he gets for each round he missed; None: what the others got on average.
        """
        referee = self.referee
        players = range(referee.match.all_players)
        gone = {referee.people[player].name: player for player in players if not referee.match.sits(player)}
        return self.call(Come(Join(seat, gone.get(who.name, len(players)), points), who))

    def depart(self, seat: int) -> Answer:
        """Somebody leaves between rounds, and his seat is given up."""
        return self.call(Depart(seat))

    def pick(self, trains: Iterable[int]) -> None:
        """A person has picked up a tile that fits these trains (none: put it down): their lamps say so."""
        self._fits = tuple(trains)
        self._show()

    def set_volume(self, volume: int) -> None:
        """How loud the hub is, 0 (mute) to 10."""
        self.referee.volume = volume
        self._show()

    # -- computer players ----------------------------------------------------------------------------------

    def step(self) -> Answer | None:
        """One thing that needs no person: a deal that is due, or a computer player's move; None if there is none."""
        position = self.referee.position
        if position is not None and position.stage == Stage.DEALING:
            return self.deal()
        seat = self.referee.in_turn
        if position is None or seat is None:
            return None
        silent = position.game.unannounced(position)
        forgot = silent >= 0 and position.stage == Stage.TURN and not self.referee.seats[silent].is_person
        if forgot and position.ruling(Announce(silent)).allowed:
            # A computer player never forgets (MT-12); where it would be too late (MS-10), a person sat there till now.
            return self.call(Announce(silent))
        return None if seat.is_person else self.call(self.choice(position.turn))

    def choice(self, seat: int) -> Move:
        """What a computer player would do in this seat, seeing only what is seen from there."""
        view = self.referee.view(seat)
        assert view is not None
        return self._player(seat).choose(view, moves_of(view, seat))

    def _player(self, seat: int) -> Player:
        kind = self.referee.seats[seat].player
        number = self.referee.match.players[seat]
        known = self._players.get(number)
        if known is None or known[0] != kind:
            made = PLAYERS[kind if kind in PLAYERS else ADVISER](self.chance.player_seed(number))
            known = self._players[number] = kind, made
        return known[1]

    # -- the hub --------------------------------------------------------------------------------------------

    def heard(self, event: HubEvent) -> Answer | None:
        """What the hub tells: a press means what DESIGN's table of gestures says of the dealt table.

        A slot means one thing only here, so that it is taken as soon as it is `down`; the engine means two, and the
        hub waits until it knows which.
        """
        if isinstance(event, Connected):
            self._show()
        if not isinstance(event, Pressed):
            return None
        match event.gesture:
            case gestures.DOWN if event.button != ENGINE:
                return self._slot_pressed(event.button)
            case gestures.PRESS if event.button == ENGINE:
                self._sound(self._last_cues)
            case gestures.LONG if event.button == ENGINE and self.may_undo and self._alone():
                assert self.referee.position is not None
                steps = self.referee.steps_to(self.referee.position.turn)
                return self.undo(steps) if steps else None
        return None

    def _slot_pressed(self, slot: int) -> Answer | None:
        """One's own slot takes one's marker down where that is done by hand (PT-7), and else ends one's turn.

        On another's it only flashes.
        """
        position, seat = self.referee.position, self.referee.in_turn
        if position is None or seat is None or not seat.is_person:
            return None
        if slot == self.referee.slots[position.turn]:
            markers = [move for move in position.legal() if isinstance(move, Marker) and move.seat == position.turn]
            return self.call(markers[0] if markers else DONE)
        self._sound((Cue(REFUSED, slot),))
        return None

    def _alone(self) -> bool:
        """Whether one person plays against computers: then the whole table agrees to his undo."""
        seat = self.referee.in_turn
        return seat is not None and seat.is_person and len(self.referee.seats_of_people) == 1

    def _show(self) -> None:
        if self.hub is not None:
            self.hub.show(self.referee.scene(self._fits))

    def _sound(self, cues: tuple[Cue, ...]) -> None:
        announced = tuple(cue for cue in cues if cue.name != REFUSED)
        self._last_cues = announced or self._last_cues
        if self.hub is not None:
            for cue in cues:
                self.hub.sound(cue)


ADVISER = "sensible"
"""Who gives a person a hint."""
