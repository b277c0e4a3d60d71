"""A table in play: the referee, the journal, the hub, chance, the clock and the computer players.

Every call takes the same path: into the journal, then to the referee, then out to the hub. Whatever is shown is
therefore already in the journal. The session's `Mode` defines how people play at the table.

Why it is so: host/ARCHITECTURE.md#one-presenter-for-every-front-end
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import dropwhile, takewhile
from typing import Final, Protocol

from roundhouse.referee.call_interpreter import TooEarly
from roundhouse.referee.called_mode import CalledMode
from roundhouse.referee.cues import CueFilter
from roundhouse.referee.scene import with_lit_seat
from roundhouse.referee.slots_mode import SlotsMode
from roundhouse.referee.table_modes import DealtMode, Mode, TableServices
from roundhouse.referee.thinking import Thinker, Thought

from roundhouse.games.core.moves import Announce, Claim, Move
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.match import Depart, Join, Stop
from roundhouse.games.rules.game import Game
from roundhouse.games.rules.last_tile import ANNOUNCE_SECONDS
from roundhouse.hub.events import ButtonEvent, Connected, HubEvent
from roundhouse.players import PLAYERS, ExpertPlayer, Player, moves_of
from roundhouse.referee.answers import Answer
from roundhouse.referee.awaited import Awaited
from roundhouse.referee.call_corrections import RecordedCall, wrong_seat_refusal
from roundhouse.referee.calls import AddPlayer, Amend, Call, HandOver, TakeSlot, Undo, UndoCorrection, write_call
from roundhouse.referee.chance import Chance
from roundhouse.referee.referee import Referee
from roundhouse.referee.seats import NO_SEAT, Seat
from roundhouse_hub.lamps.scene import REFUSED, SLOTS, Cue, Scene
from roundhouse_hub.ticks import ticks_diff

ADVISER: Final = "sensible"
"""The computer player that gives a person a hint."""
WELCOME_MS: Final = 4000
"""How long the lamp of a player who has sat down is lit: time to look up from a phone."""
PACE_MS: Final = 1000
"""From one move of a computer player to the next: time to hear the clatter and see the tile move."""
MODES: Final[dict[str, Callable[[TableServices], Mode]]] = {
    mode.name: mode for mode in (DealtMode, CalledMode, SlotsMode)
}
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


class CallLog(Protocol):
    """What a session needs from a journal."""

    def write(self, line: str) -> None:
        """Put a line on disk; it is there when this returns."""


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """`seat` asks to take back the last `steps` calls; the people in `waits_for` have not agreed yet.

    Without a seat (-1) somebody asks by holding the hub's engine down; then all people are asked.
    """

    seat: int = NO_SEAT
    steps: int = 1
    waits_for: tuple[int, ...] = ()


class TableSession:
    """Plays a match with the people and computer players in the seats. `listeners` get every answer, after the hub.

    After `until` no new round begins; `undo_agreed` says whether steps may be taken back, `guided` whether this is a
    guided first game, and `announce_time` for how many seconds nobody may claim that a player forgot to announce the
    last tile. `mode` is the name of one of `MODES`. Raises OptionError where the game cannot be played in it.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        chance: Chance | None = None,
        journal: CallLog | None = None,
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
        self._welcomed: tuple[int, ...] = ()
        self._welcomed_at = 0
        self._is_honored: Callable[[str], bool] = lambda _: False
        self._last_cues: tuple[Cue, ...] = ()
        self._taken_back: list[RecordedCall] = []
        self._undo_request: UndoRequest | None = None
        # What the players agreed on in addition to the rules of their game.
        self.until: datetime | None = None
        self.undo_agreed = True
        self.announce_time = ANNOUNCE_SECONDS
        self.guided = False
        self.caller = NO_SEAT  # the player, by number, who calls for everybody from a front end of one seat
        self.elsewhere: set[int] = set()  # the players, by number, who hold their hands at front ends of their own
        self.reopened = False  # the match was over when it was taken up: people look at it again
        self.is_copy = False  # as the table was before a call that is being corrected
        self.clock: Callable[[], datetime] = now
        self.speed = 1.0
        self.cue_filter = CueFilter()
        self.thinker = Thinker()
        self._thought: tuple[tuple[int, int], Thought] | None = None
        self._paused = False
        self._now = self._due = self._turn_since = 0
        self._turn = (NO_SEAT, 0)  # whose it is, after how many calls
        self._announces_until = NO_SEAT, 0  # who, and from when on anybody may claim that the call was missed
        self._revision = 0
        self._show()

    def replay(self, lines: Iterable[str]) -> None:
        """Take up the table where the journal's lines left it, in silence. Raises ValueError for a bad line."""
        for line in lines:
            self._take(self.referee.read_call(line))
        self.reopened = self.referee.match.over
        self._show()

    def before(self, number: int) -> TableSession:
        """A copy of the table as it was before call `number` (`Referee.calls`); calls there change nothing here.

        Raises ValueError where there was no such call.
        """
        referee = self.referee.before(number)
        match, people = referee.match, referee.all_players
        copy = TableSession(match.first_game, people[: match.first_game.seats], self.chance, mode=self.mode.name)
        copy.referee, copy.is_copy, copy.announce_time = referee, True, 0
        return copy

    def connect_hub(self, hub: HubOutput | None) -> None:
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
        """Write the call down, rule on it, tell the hub. Raises UndoError for more calls than there are."""
        referee = self.referee
        referee.check(call)
        if self.journal is not None:
            self.journal.write(write_call(referee.game, call))
        answer = self._take(call)
        self._undo_request = None
        self._fits = ()
        self._show()
        self.publish(answer)
        changed = answer.applied or (isinstance(call, Amend) and answer.allowed)
        if changed and not referee.pending and self.time_is_up():
            self.call(Stop())
        return answer

    def _take(self, call: Call) -> Answer:
        """Let the referee rule on a call, and keep what can be redone."""
        referee, steps = self.referee, self.referee.steps
        open_correction = bool(referee.pending)
        taken = referee.calls[steps - call.steps : steps] if isinstance(call, Undo) and not open_correction else ()
        answer = referee.call(call)
        self._revision += 1
        match call:
            case Undo() if taken:
                # A latecomer is added again by name.
                self._taken_back[:0] = takewhile(lambda each: not isinstance(each.call, AddPlayer), taken)
            case Undo() | Amend() | UndoCorrection():
                self._taken_back = [] if answer.allowed else self._taken_back
            case _ if answer.applied and self._taken_back:
                self._update_redo(referee.calls[steps])
        return answer

    def _update_redo(self, said: RecordedCall) -> None:
        """A call after others were taken back: one by the same player and of the same kind replaces the first of them.

        Any other was forgotten and comes before them, as long as the player's turn lasts.
        """
        first, position = self._taken_back[0], self.referee.position
        if first.seat != said.seat:
            return
        if type(first.call) is type(said.call):
            del self._taken_back[0]
        if position is None or position.turn != said.seat:
            self._taken_back = list(dropwhile(lambda each: each.seat == said.seat >= 0, self._taken_back))

    @property
    def silent(self) -> int:
        """The seat that came down to one tile in the last turn, and can still announce it; -1: none (MT-12)."""
        position = self.referee.position
        if position is None or position.stage != Stage.TURN:
            return NO_SEAT
        seat = position.game.unannounced(position)
        # Where it is announced before the play, it is too late by now (MS-10).
        return seat if seat >= 0 and position.ruling(Announce(seat)).allowed else NO_SEAT

    @property
    def announcing(self) -> int:
        """The silent seat as long as it has time to announce: nobody may claim that it did not; -1: none."""
        return self.silent if self.announcing_ms else NO_SEAT

    @property
    def announcing_ms(self) -> int:
        """How long that is, in ms; it is counted from when the session hears the time after the turn."""
        silent, (counted, until) = self.silent, self._announces_until
        if silent == NO_SEAT:
            return 0
        return max(0, ticks_diff(until, self._now)) if counted == silent else 1000 * self.announce_time

    def end_announcing(self) -> None:
        """The player says nothing more: from now on anybody may claim that the call was missed."""
        self._announces_until = self.silent, self._now

    def publish(self, answer: Answer) -> None:
        """Sound an answer and show it; the next computer player waits until people have seen it."""
        self._due = max(self._due, self._now + self._pace)
        seat = answer.applied[0].seat if answer.applied else NO_SEAT
        by_computer = 0 <= seat < len(self.referee.seats) and not self.referee.seats[seat].is_person
        self.sound(self.cue_filter(answer.cues, by_computer, self._pace))
        for listener in tuple(self.listeners):
            listener(answer)

    def call_text(self, text: str) -> list[Answer]:
        """Take a typed line, as the mode reads it. Raises a TableError; see `Mode.call_text`.

        Raises TooEarly for a claim while there is time to announce.
        """
        silent, position = self.announcing, self.referee.position
        if silent >= 0 and position is not None and any(isinstance(move, Claim) for move in self.parse(text)):
            raise TooEarly(text, position, silent)
        return self.mode.call_text(text)

    def parse(self, text: str) -> list[Move]:
        """The moves that a typed line means. Raises a TableError; see `Mode.parse`."""
        return self.mode.parse(text)

    def time_is_up(self) -> bool:
        """Whether a round ended, or would begin, after the time that was agreed for the match (`until`, C-9)."""
        match = self.referee.match
        between = match.position is None and bool(match.results) and not match.over
        return between and self.until is not None and self.clock() >= self.until

    def begin(self, leader: int | None = None) -> Answer:
        """Begin the next round and deal, unless the time is up.

        `leader` leads the first one; without it, the lot or the rules say who.
        """
        return self.mode.begin(leader)

    def deal(self, leader: int = NO_SEAT) -> Answer:
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
        """Take back the last calls; a correction made since is one step, and comes back as it was before.

        Raises UndoError when there are fewer.
        """
        while True:
            call, taken = self.referee.undo_of(steps)
            answer = self.call(call)
            steps -= taken
            if steps <= 0:
                return answer

    @property
    def undo_request(self) -> UndoRequest | None:
        """The request to undo that waits for the others to agree. The next call, whatever it is, ends it."""
        return self._undo_request

    def request_undo(self, seat: int, steps: int = 1) -> None:
        """Ask the other people at the table to agree that these calls are taken back; without others, do it at once.

        `seat` asks; -1: somebody at the table. Raises UndoError when there are fewer calls.
        """
        self.referee.undo_of(steps)
        others = tuple(other for other in self.referee.seats_of_people if other != seat)
        if others:
            self._undo_request = UndoRequest(seat, steps, others)
        else:
            self.undo(steps)

    def agree_to_undo(self, seats: Iterable[int]) -> None:
        """The people in these seats agree to the request; once all others have, it is done."""
        request = self._undo_request
        if request is None:
            return
        left = tuple(seat for seat in request.waits_for if seat not in seats)
        if left:
            self._undo_request = replace(request, waits_for=left)
        else:
            self.undo(request.steps)

    def decline_undo(self) -> None:
        """Somebody does not agree, or the player who asked no longer wants it."""
        self._undo_request = None

    @property
    def taken_back(self) -> int:
        """How many calls were taken back and can be made again."""
        return len(self._taken_back)

    def redo(self, steps: int = 1) -> list[Answer]:
        """Redo the calls undone last, as far as they are still the same players' and the rules still allow them.

        So a forgotten call can be inserted.
        """
        answers: list[Answer] = []
        while self._taken_back and len(answers) < steps:
            said = self._taken_back[0]
            refusal = wrong_seat_refusal(self.referee.match, said)
            if refusal is not None:
                answers.append(Answer(said.call, refusal))
                self.publish(answers[-1])
                break
            answers.append(self.call(said.call))
            if not answers[-1].allowed:
                break
        return answers

    # -- corrections -----------------------------------------------------------------------------------------

    @property
    def stop_called(self) -> int | None:
        """The number of the call after which no round follows this one; None without one."""
        first, calls = self.referee.first_of_round, self.referee.calls[: self.referee.steps]
        return next((number for number, said in enumerate(calls[first:], first) if isinstance(said.call, Stop)), None)

    def amend(self, number: int, drops: int = 1, calls: Iterable[Call] = ()) -> Answer:
        """Replace `drops` calls from `number` on by the calls that were really made, and rule again on all after them.

        Raises ValueError for a call that cannot be corrected.
        """
        return self.call(Amend(number, drops, tuple(calls)))

    # -- who sits here -------------------------------------------------------------------------------------

    def hand_over(self, seat: int, who: Seat) -> Answer:
        """Another player takes over this seat."""
        return self.call(HandOver(seat, who))

    def add_player(self, seat: int, who: Seat, points: int | None = None) -> Answer:
        """Let a player join late in a new seat; one who left before gets the same column of the sheet back.

        `points` are credited for each round missed; None: what the others got on average.
        """
        referee = self.referee
        players = range(referee.match.player_count)
        gone = {referee.all_players[player].name: player for player in players if not referee.match.is_seated(player)}
        return self.call(AddPlayer(Join(seat, gone.get(who.name, len(players)), points), who))

    def depart(self, seat: int) -> Answer:
        """A player leaves between rounds, and the seat is removed."""
        return self.call(Depart(seat))

    def seat_clockwise(self) -> bool:
        """Once all slots are known, reorder the seats clockwise; returns whether that moved any."""
        referee = self.referee
        first = referee.reported_slots[0]
        order = sorted(referee.reported_slots, key=lambda seat: (referee.reported_slots[seat] - first) % SLOTS)
        sitting = [(referee.seats[seat], referee.reported_slots[seat]) for seat in order]
        for seat, (who, slot) in enumerate(sitting):
            if order[seat] != seat:
                self.call(HandOver(seat, who))
                self.call(TakeSlot(seat, slot))
        return order != sorted(order)

    # -- what happens by itself ----------------------------------------------------------------------------

    def step(self) -> Answer | None:
        """One thing that needs no person: a deal that is due, or a computer player's move; None if there is none."""
        return None if self._paused else self.mode.step()

    def advance(self, now: int) -> None:
        """Do what is due at `now`, in ms: the first deal, then one step at a time, slowly enough to follow.

        While the table is paused nothing is due, and no turn takes time.
        """
        passed, self._now = now - self._now, now
        if self._paused:
            seat, until = self._announces_until
            self._announces_until = seat, until + passed
            self._due += passed
            self._turn_since += passed
            return
        if self.silent != self._announces_until[0]:
            self._announces_until = self.silent, now + 1000 * self.announce_time
        if self._welcomed and ticks_diff(now, self._welcomed_at) >= WELCOME_MS:
            self._welcomed = ()
            self._show()
        if self._undo_request is not None:
            return  # the calls to be undone must not change while people think about it
        awaited = self.awaited
        turn = awaited.seat if awaited.in_turn else NO_SEAT, self.referee.steps
        if turn != self._turn:
            self._turn, self._turn_since = turn, now
        if self.mode.deals and not self.referee.match.begun and self.referee.position is None:
            self.begin()
            self._due = now + 2 * self._pace
        elif now < self._due:
            self._think_ahead()
        elif self.step() is not None:
            self._due = now + self._pace

    @property
    def paused(self) -> bool:
        """Whether computer players and reminders wait until people go on. The journal does not know it."""
        return self._paused

    def pause(self) -> None:
        """Let what happens by itself wait."""
        self._paused = True

    def resume(self) -> None:
        """Let it go on, where it was."""
        self._paused = False

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

    def computer_move(self, seat: int) -> Move:
        """The move a computer player would make in this seat, knowing only what this seat sees."""
        view = self.referee.view(seat)
        assert view is not None
        return self._player(seat).choose(view, moves_of(view, seat))

    def thought_move(self, seat: int) -> Move | None:
        """The move of the computer player in this seat; None while the table's `thinker` has not found it."""
        thought = self._begun_thought(seat)()
        return None if thought is None else thought[0].move

    def _begun_thought(self, seat: int) -> Thought:
        asked = self._revision, seat
        if self._thought is None or self._thought[0] != asked:
            view = self.referee.view(seat)
            assert view is not None
            thinkers = sum(each.player in PLAYERS and PLAYERS[each.player].slow for each in self.referee.seats)
            self._thought = asked, self.thinker.begin(self._player(seat), view, seat, thinkers)
        return self._thought[1]

    def advice(self, seat: int) -> Thought:
        """The expert's advice for the person in this seat."""
        view = self.referee.view(seat)
        assert view is not None
        adviser = ExpertPlayer(self.chance.player_seed(self.referee.match.players[seat]))
        return self.thinker.begin(adviser, view, seat)

    def _think_ahead(self) -> None:
        """Let a slow player begin to think while people still look at the last move."""
        position, seat = self.referee.position, self.referee.in_turn
        if position is not None and seat is not None and not seat.is_person and self._player(position.turn).slow:
            self._begun_thought(position.turn)

    def _player(self, seat: int) -> Player:
        kind = self.referee.seats[seat].player
        number = self.referee.match.players[seat]
        known = self._players.get(number)
        if known is None or known[0] != kind:
            made = PLAYERS[kind if kind in PLAYERS else ADVISER](self.chance.player_seed(number))
            known = self._players[number] = kind, made
        return known[1]

    # -- the hub --------------------------------------------------------------------------------------------

    def handle_hub_event(self, event: HubEvent) -> Answer | None:
        """Take an event from the hub; the mode interprets a press."""
        if isinstance(event, Connected):
            self._show()
        return self.mode.press(event) if isinstance(event, ButtonEvent) else None

    @property
    def scene(self) -> Scene:
        """What the hub shows."""
        scene = self.mode.scene() or self.referee.scene(self._fits)
        for seat in (*self._welcomed, *self._honored_seats()):
            scene = with_lit_seat(scene, self.referee.slots[seat], seat)
        return scene

    def _honored_seats(self) -> Iterable[int]:
        """The seats of the honored, while their lamps mean nothing else."""
        if self.referee.match.position is not None:
            return ()
        return (seat for seat, name in enumerate(self.referee.names) if self._is_honored(name))

    def welcome(self, seat: int) -> None:
        """Light the lamp of a player who has just sat down, for a moment."""
        self._welcomed, self._welcomed_at = (seat,), self._now
        self._show()

    def honor(self, is_honored: Callable[[str], bool]) -> None:
        """Light the lamps of some players between rounds: those whose name leads an evening of many tables."""
        self._is_honored = is_honored
        self._show()

    def show_fitting(self, trains: Iterable[int]) -> None:
        """Show with their lamps which trains fit the tile that a person has picked up; none once it is put down."""
        self._fits = tuple(trains)
        self._show()

    def set_volume(self, volume: int) -> None:
        """How loud the hub is, 0 (mute) to 10."""
        self.referee.volume = volume
        self._show()

    def flash_refusal(self, seat: int) -> None:
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
