"""A table of real tiles: people call their moves, and the referee rules on them; hands are counts until they are shown.

What cannot be verified is allowed on trust and recorded in the match's ledger (see `games.audit`). Nothing here
guesses: an ambiguous line raises an error that lists the choices, and a line of several tiles applies as a whole or not
at all. Every game can be called: the tiles its rules depend on are face up, and of the others only counts matter.
"""

from __future__ import annotations

from typing import ClassVar

from roundhouse.games.core.moves import Deal, Move
from roundhouse.games.core.notation import read_move, says_who_leads, with_seen_leader
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.core.rulings import Ruling
from roundhouse.games.match.match import Begin, Stop
from roundhouse.games.text.call_parser import NotUnderstood, ParsedCall, parse_call
from roundhouse.hub.events import ButtonEvent
from roundhouse.indices import Seat, Slot, seat_or_none
from roundhouse.referee.answers import Answer
from roundhouse.referee.awaited import Awaited, awaited_correction, awaited_when_called, hidden_deal
from roundhouse.referee.calls import TakeSlot
from roundhouse.referee.hub_output.cues import refusal_cue
from roundhouse.referee.modes.call_interpreter import moves_of_call
from roundhouse.referee.modes.mode import TableServices, press_own_slot
from roundhouse_hub.lamps.scene import ENGINE, REFUSED, Cue, Scene
from roundhouse_hub.link import messages as gestures


class CalledMode:
    """Typed lines and touches call the moves. No computer plays here: it cannot hold real tiles.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.referee import SeatedPlayer, TableSession
    >>> table = TableSession(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")], mode="called")
    >>> [answer.allowed for answer in table.call_text("ann leads")], table.mode.awaited
    ([True, True], Awaited(what='turn', seat=0, choices=()))
    >>> table.call_text("bo draw")
    Traceback (most recent call last):
    roundhouse.referee.modes.call_interpreter.OutOfTurn: ('bo draw', '... turn=A ...')
    >>> table.call_text("ann 5-6 on bo")[-1].ruling.clause
    'C-6'
    """

    name: ClassVar[str] = "called"
    deals: ClassVar[bool] = False
    told_move_by_move: ClassVar[bool] = True

    def __init__(self, table: TableServices) -> None:
        self._table = table

    @property
    def awaited(self) -> Awaited:
        return awaited_correction(self._table.referee) or self._awaited_call

    @property
    def _awaited_call(self) -> Awaited:
        """The thing that the table waits for, apart from an open correction: a call comes before what is pending."""
        return awaited_when_called(self._table.referee)

    # -- rounds begin ----------------------------------------------------------------------------------------

    def begin(self, leader: Seat | None = None) -> Answer:
        """Begin the match, and deal the round if no player has to report what they hold."""
        return self._open_round(leader)[-1]

    def deal(self, leader: Seat | None = None) -> Answer:
        """Deal; `leader` holds the engine, or leads by the tiles held, where the rules ask for it."""
        position = self._table.referee.position
        if position is None or position.stage not in (Stage.DEALING, Stage.HUNT):
            raise ValueError("no round waits to be dealt")
        return self._table.call(hidden_deal(position, leader))

    def answer(self, seat: Seat | None) -> None:
        awaited = self._awaited_call
        match awaited.what:
            case "leader":
                self._open_round(seat)
                self._deal_to(seat)
            case "holder" | "finder" if seat in awaited.choices:
                self.deal(seat)

    def go_on(self) -> None:
        match self._awaited_call.what:
            case "next":
                self.begin()
            case "deal":
                self.deal()

    def _begin_by_call(self, spoken: ParsedCall, text: str) -> list[Answer]:
        """Between rounds: the next one begins."""
        referee = self._table.referee
        names, match, lots = referee.names, referee.match, self._awaited_call.what == "leader"
        if match.over:
            raise NotUnderstood(text, "", "match")
        if spoken.act not in ("leads", "deal", "lot"):
            raise NotUnderstood(text, "", "round")
        leader, rules = spoken.seat, None if lots else seat_or_none(match.next_round.leader)
        if leader is None and spoken.act != "lot" and lots:
            raise NotUnderstood(text, "", "leader", names)
        if leader is not None and rules is not None and leader != rules:
            return [self._table.call(Begin(leader))]
        answers = self._open_round(leader)
        return answers + self._deal_to(leader) if rules is None else answers

    def _open_round(self, leader: Seat | None) -> list[Answer]:
        if self._table.time_is_up():
            return [self._table.call(Stop())]
        answers = [self._table.call(Begin(self._leader(leader)))]
        if answers[0].allowed and self._awaited_call.what == "deal":
            answers.append(self.deal())
        return answers

    def _deal_to(self, leader: Seat | None) -> list[Answer]:
        """The leader is known to hold the engine, so nobody is asked."""
        holder_asked = self._awaited_call.what in ("holder", "finder") and leader is not None
        return [self.deal(leader)] if holder_asked and leader in self._awaited_call.choices else []

    def _leader(self, named: Seat | None) -> int:
        """The leader for `Begin`: in the first round the one named or picked by lot, then as the rules say."""
        match = self._table.referee.match
        if not (match.begun or match.all_rounds):
            lots = self._awaited_call.what == "leader"
            return named if named is not None else self._table.chance.lot(match.game) if lots else 0
        return max(0, match.next_round.leader)

    # -- lines -------------------------------------------------------------------------------------------------

    def call_text(self, text: str) -> list[Answer]:
        """Take a spoken or typed line; returns the answers to its calls, the last of which may be a refusal.

        Raises NotUnderstood, Unreadable, OutOfTurn, and Ambiguous with the possible meanings. A refusal or an error
        changes nothing.
        """
        referee = self._table.referee
        position = referee.position
        if position is None:
            return self._begin_by_call(parse_call(referee.game, text, referee.names), text)
        # Try the whole line first: one that is refused or ambiguous must not be half applied.
        *before, last = self.parse(text)
        now = position
        for move in before:
            now = now.after(move)
        ruling = now.ruling(last)
        if before and not ruling.allowed:
            return [self._refuse(now, last, ruling)]
        return [self._table.call(move) for move in (*before, last)]

    def parse(self, text: str) -> list[Move]:
        """The moves as far as they may be made, so perhaps without the last one.

        A deal may name hands that all have seen, in notation. Raises what `call_text` does.
        """
        referee = self._table.referee
        position, names = referee.position, referee.names
        if position is None:
            raise NotUnderstood(text, "", "round")
        if text.strip().casefold().startswith("deal ") and (";" in text or "?" in text):
            deal = read_move(position, text, names)
            if isinstance(deal, Deal) and not says_who_leads(text):
                deal = with_seen_leader(position, deal)
            return [deal]
        return moves_of_call(text, position, names, self._awaited_call)

    def _refuse(self, position: Position, move: Move, ruling: Ruling) -> Answer:
        """The answer to a line whose later part is refused: none of the line is applied."""
        answer = Answer(move, ruling, cues=(refusal_cue(position.game, position, move, self._table.referee.slots),))
        self._table.publish(answer)
        return answer

    # -- the hub -------------------------------------------------------------------------------------------

    def interpret_press(self, press: ButtonEvent) -> Answer | None:
        """Before the match, a slot says "I sit here"; later a player's own slot says "my turn is over"."""
        referee = self._table.referee
        if press.gesture != gestures.DOWN or press.button == ENGINE or not referee.seats_without_slot:
            return press_own_slot(self._table, press)
        if press.button in referee.reported_slots.values():
            self._table.output.sound((Cue(REFUSED, press.button),))
            return None
        return self._table.call(TakeSlot(referee.seats_without_slot[0], Slot(press.button)))

    def step(self) -> Answer | None:
        return None

    def scene(self) -> Scene | None:
        return None
