"""A table in play: the referee, and the parts that calls, people, computer players, time and the hub each have here.

Every call takes the same path: into the journal, then to the referee, then out to the hub. Whatever is shown is
therefore already in the journal. The session's `Mode` defines how people play at the table.

Why it is so: host/ARCHITECTURE.md#one-presenter-for-every-front-end
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Final

from roundhouse.games.core.moves import Begin, Claim, Overruled
from roundhouse.games.core.position import Position
from roundhouse.games.match.match import Stop
from roundhouse.games.rules.game import Game
from roundhouse.hub.events import ButtonEvent, Connected, HubEvent
from roundhouse.indices import Seat
from roundhouse.referee.answers import Answer
from roundhouse.referee.call_corrections import wrong_seat_refusal
from roundhouse.referee.calls import Amend, Call, Undo
from roundhouse.referee.chance import Chance
from roundhouse.referee.hub_output.output import HubOutput, SceneAndSound
from roundhouse.referee.modes.call_interpreter import OutOfTurn, TooEarly, moves_out_of_turn
from roundhouse.referee.modes.called_mode import CalledMode
from roundhouse.referee.modes.dealt_mode import DealtMode
from roundhouse.referee.modes.mode import Mode, TableServices
from roundhouse.referee.modes.score_pad_mode import ScorePadMode
from roundhouse.referee.modes.slots_mode import SlotsMode
from roundhouse.referee.referee import Referee
from roundhouse.referee.seats import SeatedPlayer
from roundhouse.referee.session.agreement import Agreement, now
from roundhouse.referee.session.call_history import CallHistory, CallLog
from roundhouse.referee.session.computer_players import ComputerPlayers
from roundhouse.referee.session.hand_photos import HandPhotos
from roundhouse.referee.session.last_tile import LastTile
from roundhouse.referee.session.overruling import Overruling
from roundhouse.referee.session.pacing import Pacing, TableClock
from roundhouse.referee.session.pad_hands import PadHands
from roundhouse.referee.session.phone_players import PhonePlayers
from roundhouse.referee.session.proposals import Proposals, ProposedCall
from roundhouse.referee.session.thinking import Thinker
from roundhouse.referee.session.turn_clock import TurnClock

MODES: Final[dict[str, Callable[[TableServices], Mode]]] = {
    mode.name: mode for mode in (DealtMode, CalledMode, SlotsMode, ScorePadMode)
}
"""The modes by name."""


class TableSession:
    """Plays a match with the people and computer players in the seats. `listeners` get every answer, after the hub.

    `mode` is the name of one of `MODES`; `time_of_day` tells when the agreed time is up; `is_copy`: the table is one as
    it was before a call that is being corrected. Raises OptionError where the game cannot be played in this mode.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[SeatedPlayer],
        chance: Chance | None = None,
        journal: CallLog | None = None,
        hub: SceneAndSound | None = None,
        start: Position | None = None,
        mode: str = DealtMode.name,
        *,
        agreement: Agreement | None = None,
        time_of_day: Callable[[], datetime] = now,
        is_copy: bool = False,
    ) -> None:
        self.agreement = agreement or Agreement()
        self.referee = Referee(game, seats, start)
        self.chance = chance or Chance()
        self.is_copy = is_copy
        self.listeners: list[Callable[[Answer], None]] = []
        self.clock = TableClock()
        self.pacing = Pacing(self.clock)
        self.history = CallHistory(self.referee, journal)
        self.proposals = Proposals(self.referee, self._make_proposed)
        self.overruling = Overruling(self.referee)
        self.last_tile = LastTile(self.referee, self.clock, self.agreement.announce_time)
        self.computers = ComputerPlayers(self.referee, self.chance, self.history, Thinker())
        self.phones = PhonePlayers()
        self.photos = HandPhotos(self.referee)
        self.pad_hands = PadHands(self.referee)
        self.output = HubOutput(self.referee, self.clock, hub, lambda: self.mode.scene())
        self.turn_clock = TurnClock(self.referee, self.clock, self.output, self.agreement.turn_clock)
        self.mode = MODES[mode](self)
        self._time_of_day = time_of_day
        self._reopened = self._silenced = False
        self.output.show()

    def replay(self, lines: Iterable[str]) -> None:
        """Take up the table where the journal's lines left it, in silence. Raises ValueError for a bad line."""
        self.history.replay(lines)
        self.taken_up()

    def taken_up(self) -> None:
        """All calls of its journal were taken."""
        self._reopened = self.referee.match.over
        self.output.show()

    @property
    def reopened(self) -> bool:
        """Whether the match was over when it was taken up: people look at it again."""
        return self._reopened

    def copy_before_call(self, number: int) -> TableSession:
        """A copy of the table as it was before call `number` (`Referee.calls`); calls there change nothing here.

        Raises ValueError where there was no such call.
        """
        match, people = self.referee.match, self.referee.all_players
        at_once = Agreement(announce_time=0, rule_sheet=self.agreement.rule_sheet)
        copy = TableSession(
            match.first_game, people[: match.first_game.seats], self.chance,
            start=match.start, mode=self.mode.name, agreement=at_once, is_copy=True,
        )  # fmt: skip
        copy.referee.take_up(self.referee, number)
        copy.output.wear(self.output.chosen_liveries)
        return copy

    @property
    def revision(self) -> int:
        """Another number after each call, and after each proposal: a player agrees only to the one on their page."""
        return self.history.revision + self.proposals.asked

    # -- calls -------------------------------------------------------------------------------------------

    def call(self, call: Call) -> Answer:
        """Write the call down, rule on it, tell the hub. Raises UndoError for more calls than there are."""
        answer = self.history.take(call)
        self.overruling.note(answer)
        self.proposals.note(call)
        self.output.show_fitting(())
        self.publish(answer)
        changed = answer.applied or (isinstance(call, Amend) and answer.allowed)
        if changed and not self.referee.corrections.pending and self.time_is_up():
            self.call(Stop())
        return answer

    def publish(self, answer: Answer) -> None:
        """Sound an answer and show it; the next computer player waits until people have seen it."""
        self.pacing.wait_for_people()
        self.output.sound_answer(answer, self.pacing.step_ms)
        if not self._silenced:
            for listener in tuple(self.listeners):
                listener(answer)

    @contextmanager
    def silenced(self) -> Iterator[None]:
        """Answers reach neither the hub nor a listener meanwhile; after that the hub shows the table as it is then."""
        hub, self._silenced = self.output.hub, True
        self.output.connect(None)
        try:
            yield
        finally:
            self._silenced = False
            self.output.connect(hub)

    def call_text(self, text: str) -> list[Answer]:
        """Take a typed line, as the mode reads it. Raises a TableError; see `Mode.call_text`.

        Raises TooEarly for a claim while there is time to announce.
        """
        silent, position = self.last_tile.announcing, self.referee.position
        try:
            claims = silent is not None and any(isinstance(move, Claim) for move in self.mode.parse(text))
            if claims and silent is not None and position is not None:
                raise TooEarly(text, position, silent)
            return self.mode.call_text(text)
        except OutOfTurn as error:
            for move in moves_out_of_turn(error, self.referee.names)[:1]:
                self.overruling.note_out_of_turn(error.seat, move)
            raise

    def _make_proposed(self, call: ProposedCall) -> Answer:
        return self.undo(call.steps) if isinstance(call, Undo) else self.call(call)

    def let_stand(self, overruled: Overruled, by: Seat | None = None) -> None:
        """Let a refused call stand, once the others agree where the program deals; seat `by` asks for it."""
        if self.mode.deals:
            self.proposals.ask(by, overruled)
        elif self.call(overruled).allowed and isinstance(overruled.move, Begin):
            self.mode.go_on()

    def time_is_up(self) -> bool:
        """Whether a round ended, or would begin, after the time that was agreed for the match (C-9)."""
        match, until = self.referee.match, self.agreement.until
        between = match.position is None and bool(match.results) and not match.over
        return between and until is not None and self._time_of_day() >= until

    # -- taking back -------------------------------------------------------------------------------------

    @property
    def may_undo(self) -> bool:
        return self.agreement.undo or not self.mode.deals

    def undo(self, steps: int = 1) -> Answer:
        """Take back the last calls; a correction made since is one step, and comes back as it was before.

        Raises UndoError when there are fewer.
        """
        while True:
            call, taken = self.referee.corrections.undo_of(steps)
            answer = self.call(call)
            steps -= taken
            if steps <= 0:
                return answer

    def redo(self, steps: int = 1) -> list[Answer]:
        """Redo the calls undone last, as far as they are still the same players' and the rules still allow them.

        So a forgotten call can be inserted.
        """
        answers: list[Answer] = []
        while len(answers) < steps and (said := self.history.next_redo) is not None:
            refusal = wrong_seat_refusal(self.referee.match, said)
            if refusal is None:
                answers.append(self.call(said.call))
            else:
                answers.append(Answer(said.call, refusal))
                self.publish(answers[-1])
            if not answers[-1].allowed:
                break
        return answers

    def amend(self, number: int, drops: int = 1, calls: Iterable[Call] = ()) -> Answer:
        """Replace `drops` calls from `number` on, and rule again on all later ones. Raises ValueError if it cannot."""
        return self.call(Amend(number, drops, tuple(calls)))

    # -- what happens by itself ----------------------------------------------------------------------------

    def step(self) -> Answer | None:
        """One thing that needs no person: a deal that is due, or a computer player's move; None if there is none."""
        return None if self.clock.paused else self.mode.step()

    def advance(self, now: int) -> None:
        """Do what is due at `now`, in ms: the first deal, then one step at a time, slowly enough to follow.

        While the table is paused nothing is due, and no turn takes time.
        """
        self.clock.advance(now)
        if self.clock.paused:
            return
        self.last_tile.count()
        self.output.end_lamp_of_arrival()
        if self.proposals.open is not None:
            self.turn_clock.wait()
            return  # the calls to be undone must not change while people think about it
        self.count_turn()
        awaited, match = self.mode.awaited, self.referee.match
        self.pacing.note_turn(awaited.seat if awaited.in_turn else None, self.referee.steps)
        if self.mode.deals and not match.begun and match.position is None:
            self.mode.begin()
            self.pacing.wait(2 * self.pacing.step_ms)
        elif not self.pacing.is_due:
            self.computers.think_ahead()
        elif self.step() is not None:
            self.pacing.wait(self.pacing.step_ms)

    def count_turn(self) -> None:
        """A turn takes its time from now on, if it has just begun."""
        awaited = self.mode.awaited
        self.turn_clock.count(awaited.seat if awaited.in_turn else None)

    def handle_hub_event(self, event: HubEvent) -> Answer | None:
        """Take an event from the hub; the mode interprets a press."""
        if isinstance(event, Connected):
            self.output.show()
        return self.mode.interpret_press(event) if isinstance(event, ButtonEvent) else None
