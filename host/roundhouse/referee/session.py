"""A table in play: the referee, the journal, the hub, chance, the clock and the computer players.

Every call takes the same path: into the journal, then to the referee, then out to the hub. Whatever is shown is
therefore already in the journal. The session's `Mode` defines how people play at the table.

Why it is so: host/ARCHITECTURE.md#one-presenter-for-every-front-end
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from itertools import takewhile
from typing import Final, Protocol

from roundhouse.games.game import Game
from roundhouse.games.match import Depart, Event, Join, Stop
from roundhouse.games.moves import Move
from roundhouse.games.position import Position
from roundhouse.hub.events import Connected, HubEvent, Pressed
from roundhouse.players import PLAYERS, Player, moves_of
from roundhouse.referee.answers import Answer
from roundhouse.referee.awaited import NOBODY, Awaited
from roundhouse.referee.called_mode import CalledMode
from roundhouse.referee.calls import Call, Come, Place, Sit, Undo, read_call, write_call
from roundhouse.referee.chance import Chance
from roundhouse.referee.referee import Referee
from roundhouse.referee.seats import Seat
from roundhouse.referee.slots_mode import SlotsMode
from roundhouse.referee.table_modes import DealtMode, Mode, Table
from roundhouse_hub.lamps.scene import REFUSED, SLOTS, Cue, Scene
from roundhouse_hub.ticks import ticks_diff

ADVISER: Final = "sensible"
"""The computer player that gives a person a hint."""
PACE_MS: Final = 1000
"""From one move of a computer player to the next: a clatter is heard and a tile seen to move."""
MODES: Final[dict[str, Callable[[Table], Mode]]] = {mode.name: mode for mode in (DealtMode, CalledMode, SlotsMode)}
"""The modes by name."""


def now() -> datetime:
    """The time of day."""
    return datetime.now(UTC)


class HubOutput(Protocol):
    """What a session needs from a hub; `HubThread` and `LockstepHub` provide it."""

    def show(self, scene: Scene) -> None:
        """Show `scene` from now on."""

    def sound(self, cue: Cue) -> bool:
        """Sound `cue` once."""


class Journal(Protocol):
    """What a session needs from a journal."""

    def write(self, line: str) -> None:
        """Put a line on disk; it is there when this returns."""


class TableSession:
    """Plays a match with the people and computer players in the seats. `listeners` get every answer, after the hub.

    After `until` no new round begins; `undo_agreed` says whether steps may be taken back, `guided` whether this is a
    guided first game. `mode` is the name of one of `MODES`. Raises OptionError where the game cannot be played in
    it.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        chance: Chance | None = None,
        journal: Journal | None = None,
        hub: HubOutput | None = None,
        start: Position | None = None,
        mode: str = DealtMode.name,
    ) -> None:
        self.referee = Referee(game, seats, start)
        self.chance = chance or Chance()
        self.journal = journal
        self.hub = hub
        self.listeners: list[Callable[[Answer], None]] = []
        self.mode = MODES[mode](self)
        self._players: dict[int, tuple[str, Player]] = {}
        self._fits: tuple[int, ...] = ()
        self._last_cues: tuple[Cue, ...] = ()
        self._taken_back: list[Event] = []
        # What the players agreed on in addition to the rules of their game.
        self.until: datetime | None = None
        self.undo_agreed = True
        self.guided = False
        self.clock: Callable[[], datetime] = now
        self.speed = 1.0
        self._now = self._due = self._turn_since = 0
        self._turn = (NOBODY, 0)  # whose it is, after how many calls
        self._revision = 0
        self._show()

    def replay(self, lines: Iterable[str]) -> None:
        """Take up the table where the journal's lines left it, in silence. Raises ValueError for a bad line."""
        for line in lines:
            self.referee.call(read_call(self.referee.game, self.referee.position, line))
            self._revision += 1
        self._show()

    def join(self, hub: HubOutput | None) -> None:
        """The table gets a hub, or another one; it is shown the scene."""
        self.hub = hub
        self._show()

    @property
    def awaited(self) -> Awaited:
        """The call that is awaited, and from which seat."""
        return self.mode.awaited

    @property
    def revision(self) -> int:
        """How many calls the session has taken: another number means that another call has come in between."""
        return self._revision

    # -- calls -------------------------------------------------------------------------------------------

    def call(self, call: Call) -> Answer:
        """Write the call down, rule on it, tell the hub. Raises UndoError when there is not so much to undo."""
        referee = self.referee
        referee.check(call)
        if self.journal is not None:
            self.journal.write(write_call(referee.game, call))
        answer = referee.call(call)
        self._revision += 1
        self._fits = ()
        self._show()
        self.tell(answer)
        if isinstance(call, Undo):
            # Who came late is asked in again by name.
            events = takewhile(
                lambda each: not isinstance(each, Join), (each.event for each in answer.taken_back[::-1])
            )
            self._taken_back[:0] = events
        if answer.happened and self.time_is_up():
            self.call(Stop())
        return answer

    def tell(self, answer: Answer) -> None:
        """Sound an answer and show it; the next computer player waits until it has been seen."""
        self._due = max(self._due, self._now + self._pace)
        self.sound(answer.cues)
        for listener in tuple(self.listeners):
            listener(answer)

    def say(self, text: str) -> list[Answer]:
        """Take a typed line, as the mode reads it. Raises a TableError; see `Mode.say`."""
        return self.mode.say(text)

    def read(self, text: str) -> list[Move]:
        """The moves that a typed line means. Raises a TableError; see `Mode.read`."""
        return self.mode.read(text)

    def time_is_up(self) -> bool:
        """Whether a round has ended, or is to begin, after the time that was agreed for the match (`until`, C-9)."""
        match = self.referee.match
        between = match.position is None and bool(match.results) and not match.over
        return between and self.until is not None and self.clock() >= self.until

    def begin(self, leader: int | None = None) -> Answer:
        """Begin the next round and deal, unless the time is up.

        `leader` leads the first one; without it, the lot or the rules say who.
        """
        return self.mode.begin(leader)

    def deal(self, leader: int = NOBODY) -> Answer:
        """Deal the round that waits for it. Raises ValueError when none does. See `Mode.deal`."""
        return self.mode.deal(leader)

    def answer(self, seat: int) -> None:
        """Answer the awaited question with a seat, or with none (-1). See `Mode.answer`."""
        self.mode.answer(seat)

    def go_on(self) -> None:
        """All are ready for the next round, or have their tiles."""
        self.mode.go_on()

    @property
    def may_undo(self) -> bool:
        """Whether steps may be taken back here."""
        return self.undo_agreed or not self.mode.deals

    def undo(self, steps: int = 1) -> Answer:
        """Take back the last calls. Raises UndoError when there are fewer."""
        return self.call(Undo(steps))

    @property
    def taken_back(self) -> int:
        """How many calls were taken back and can be made again."""
        return len(self._taken_back)

    def redo(self, steps: int = 1) -> list[Answer]:
        """Redo the calls undone last, as far as the rules still allow; so a forgotten call can be inserted."""
        answers: list[Answer] = []
        while self._taken_back and len(answers) < steps:
            answers.append(self.call(self._taken_back[0]))
            if not answers[-1].allowed:
                break
            del self._taken_back[0]
        return answers

    # -- who sits here -------------------------------------------------------------------------------------

    def hand_over(self, seat: int, who: Seat) -> Answer:
        """Another player takes over this seat."""
        return self.call(Sit(seat, who))

    def come(self, seat: int, who: Seat, points: int | None = None) -> Answer:
        """Let a player join late in a new seat; one who left before gets the same column of the sheet back.

        `points` are credited for each round missed; None: what the others got on average.
        """
        referee = self.referee
        players = range(referee.match.all_players)
        gone = {referee.people[player].name: player for player in players if not referee.match.sits(player)}
        return self.call(Come(Join(seat, gone.get(who.name, len(players)), points), who))

    def depart(self, seat: int) -> Answer:
        """A player leaves between rounds, and the seat is removed."""
        return self.call(Depart(seat))

    def seat_clockwise(self) -> bool:
        """Once all slots are known, reorder the seats clockwise; returns whether that moved any."""
        referee = self.referee
        first = referee.placed[0]
        order = sorted(referee.placed, key=lambda seat: (referee.placed[seat] - first) % SLOTS)
        sitting = [(referee.seats[seat], referee.placed[seat]) for seat in order]
        for seat, (who, slot) in enumerate(sitting):
            if order[seat] != seat:
                self.call(Sit(seat, who))
                self.call(Place(seat, slot))
        return order != sorted(order)

    # -- what happens by itself ----------------------------------------------------------------------------

    def step(self) -> Answer | None:
        """One thing that needs no person: a deal that is due, or a computer player's move; None if there is none."""
        return self.mode.step()

    def advance(self, now: int) -> None:
        """Do what is due at `now`, in ms: the first deal, then one step at a time, slowly enough to follow."""
        self._now = now
        awaited = self.awaited
        turn = awaited.seat if awaited.in_turn else NOBODY, self.referee.steps
        if turn != self._turn:
            self._turn, self._turn_since = turn, now
        if self.mode.deals and not self.referee.match.begun:
            self.begin()
            self._due = now + 2 * self._pace
        elif now >= self._due and self.step() is not None:
            self._due = now + self._pace

    @property
    def turn_ms(self) -> int:
        """The ms since the last call in this turn; 0 while no player is in turn."""
        return ticks_diff(self._now, self._turn_since) if self._turn[0] >= 0 else 0

    def wait(self, ms: int) -> None:
        """Schedule the next step exactly this many ms from now."""
        self._due = self._now + ms

    @property
    def _pace(self) -> int:
        """From one step to the next, ms: `speed` times as fast as usual."""
        return round(PACE_MS / self.speed)

    def choice(self, seat: int) -> Move:
        """The move a computer player would make in this seat, knowing only what this seat sees."""
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
        """Take an event from the hub; the mode interprets a press."""
        if isinstance(event, Connected):
            self._show()
        return self.mode.press(event) if isinstance(event, Pressed) else None

    @property
    def scene(self) -> Scene:
        """What the hub shows."""
        return self.mode.scene() or self.referee.scene(self._fits)

    def pick(self, trains: Iterable[int]) -> None:
        """A person has picked up a tile that fits these trains (none: put it down): their lamps say so."""
        self._fits = tuple(trains)
        self._show()

    def set_volume(self, volume: int) -> None:
        """How loud the hub is, 0 (mute) to 10."""
        self.referee.volume = volume
        self._show()

    def not_now(self, seat: int) -> None:
        """Flash the lamp of a player who spoke out of turn."""
        self.sound((Cue(REFUSED, self.referee.slots[seat]),))

    def sound(self, cues: tuple[Cue, ...]) -> None:
        """Sound these on the hub, one after the other."""
        self._last_cues = tuple(cue for cue in cues if cue.name != REFUSED) or self._last_cues
        if self.hub is not None:
            for cue in cues:
                self.hub.sound(cue)

    def repeat_sounds(self) -> None:
        """Sound again what was sounded last, without refusals."""
        self.sound(self._last_cues)

    def _show(self) -> None:
        if self.hub is not None:
            self.hub.show(self.scene)
