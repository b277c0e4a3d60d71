"""A real table with real tiles: people say what they do, the referee rules on it; hands are counts until shown.

What cannot be seen is allowed on trust and stays in the match's ledger (see `games.audit`). Nothing here guesses: a
line that leaves a doubt is an error that names the choices, and one of several tiles is done as a whole or not at all.

Every game can be called: what its course hangs on is laid in sight of all, and the rest is a number of tiles.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any, ClassVar, Final

from roundhouse.games.match import Begin, Join, Stop
from roundhouse.games.moves import Move
from roundhouse.games.notation import read_move, write_move
from roundhouse.games.position import Position, Stage
from roundhouse.games.rulings import Ambiguous, Ruling
from roundhouse.hub.events import HubEvent, Pressed
from roundhouse.referee.answers import Answer
from roundhouse.referee.call_interpreter import Awaited, moves_meant
from roundhouse.referee.call_parser import AmbiguousTrain, NotUnderstood, Spoken, listen
from roundhouse.referee.calls import Call, Place, Sit, Undo
from roundhouse.referee.cues import refusal_cue
from roundhouse.referee.live_table import LiveTable
from roundhouse.referee.press_meanings import covered_deal
from roundhouse_hub.lamps.scene import ENGINE, REFUSED, SLOTS, Cue
from roundhouse_hub.link import messages as gestures

NOBODY: Final = -1


class CalledTable(LiveTable):
    """A table whose tiles lie on wood. No computer plays at it: it would have no hand to hold tiles in.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.referee import Seat
    >>> table = CalledTable(MexicanTrain(2), [Seat("Ann"), Seat("Bo")])
    >>> [answer.allowed for answer in table.say("ann leads")], table.awaited
    ([True, True], Awaited(what='turn', seat=0))
    >>> table.say("bo draw")
    Traceback (most recent call last):
    roundhouse.referee.call_interpreter.OutOfTurn: ('bo draw', '... turn=A ...')
    >>> table.say("ann 5-6 on bo")[-1].ruling.clause
    'C-6'
    """

    way: ClassVar[str] = "called"

    def __init__(self, *args: Any, **named: Any) -> None:
        """See `LiveTable`."""
        super().__init__(*args, **named)
        self._taken: list[Call] = []

    def step(self) -> Answer | None:
        """Nothing happens here that nobody says."""
        return None

    # -- what the table is asked ---------------------------------------------------------------------------

    @property
    def awaited(self) -> Awaited:
        """What has to be said next."""
        match, position = self.referee.match, self.referee.position
        if match.over:
            return Awaited("nothing")
        if position is None:
            return Awaited("leader" if self.lots else "next")
        if position.stage == Stage.DEALING:
            return Awaited("holder" if self.holders else "deal")
        if position.stage == Stage.HUNT:
            return Awaited("finder")
        if position.stage == Stage.OVER:
            return Awaited("hand", next(iter(self.hands_to_tell), -1))
        if position.stage == Stage.PENALTY:
            return Awaited("penalty", position.game.unannounced(position))
        return Awaited("turn", position.turn)

    @property
    def lots(self) -> tuple[int, ...]:
        """The seats of which one must be chosen to lead the first round; none where that makes no difference."""
        game = self.referee.game
        if self.referee.match.begun:
            return ()
        openings = {game.opening(game.next_round((), seat)) for seat in range(game.seats)}
        return tuple(range(game.seats)) if len(openings) > 1 else ()

    @property
    def holders(self) -> tuple[int, ...]:
        """Who may be said to hold the engine, or to lead by the tiles held, now that all have tiles; -1 is nobody.

        Empty where the rules alone say who begins.
        """
        position = self.referee.position
        if position is None or position.stage not in (Stage.DEALING, Stage.HUNT):
            return ()
        came_of: dict[int, tuple[int, int]] = {}
        for seat in range(NOBODY, position.game.seats):
            deal = covered_deal(position, seat)
            if position.ruling(deal).allowed:
                after = position.after(deal)
                came_of[seat] = after.stage, after.turn
        if position.stage == Stage.DEALING and len(set(came_of.values())) <= 1 and NOBODY in came_of:
            return ()
        return tuple(came_of)

    @property
    def hands_to_tell(self) -> tuple[int, ...]:
        """The seats whose hands are still to be shown or counted in a round that is over.

        Also the winner's whose last tile counts, though nobody saw it (DT-16).
        """
        position, counted = self.referee.position, self.referee.match.counted
        if position is None or position.stage != Stage.OVER:
            return ()
        owing = {seat for seat, hidden in enumerate(position.hidden) if hidden}
        if position.game.last_tile_unseen(position):
            owing.add(position.winner)
        return tuple(sorted(owing.difference(counted)))

    # -- what is said --------------------------------------------------------------------------------------

    def say(self, text: str) -> list[Answer]:
        """Takes what somebody says; the answers to its calls, the last of them perhaps a refusal.

        Raises NotUnderstood, Unreadable, OutOfTurn, and Ambiguous with the lines that it can stand for. After a refusal
        or an error nothing has changed.
        """
        position = self.referee.position
        if position is None:
            return self._begun(listen(self.referee.game, text, self.referee.names), text)
        # First all of it on paper: a line that is refused, or leaves a doubt, must not be half done.
        *before, last = self.read(text)
        now = position
        for move in before:
            now = now.after(move)
        ruling = now.ruling(last)
        if before and not ruling.allowed:
            return [self._refused(now, last, ruling)]
        return [self.call(move) for move in (*before, last)]

    def read(self, text: str) -> list[Move]:
        """The moves that a line means while a round is in play, as far as they may be made: perhaps not the last one.

        A deal may name hands that all have seen, in notation. Raises what `say` does.
        """
        position, names = self.referee.position, self.referee.names
        if position is None:
            raise NotUnderstood(text, "", "round")
        if text.strip().casefold().startswith("deal ") and (";" in text or "?" in text):
            return [read_move(position, text, names)]
        try:
            spoken = listen(self.referee.game, text, names, position)
        except AmbiguousTrain as error:
            return self._on_one_train(error)
        now, moves = position, list[Move]()
        for read in moves_meant(spoken, text, position, names, self.awaited):
            try:
                move = read(now)
            except Ambiguous as error:
                done = [write_move(now.game, each, names) for each in moves]
                rest = spoken.tiles[len(moves) + 1 :] if spoken.act == "play" else ()
                meanings = (", ".join([*done, each, *rest]) for each in error.meanings)
                raise Ambiguous(text, error.position, tuple(meanings)) from None
            moves.append(move)
            if not now.ruling(move).allowed:
                break
            now = now.after(move)
        return moves

    def _on_one_train(self, error: AmbiguousTrain) -> list[Move]:
        """The moves on the only train where they may be made. Raises the error when there is not just one."""
        position = self.referee.position
        possible = []
        for meaning in error.meanings:
            moves, now = self.read(meaning), position
            for move in moves:
                if now is None or not now.ruling(move).allowed:
                    break
                now = now.after(move)
            else:
                possible.append(moves)
        if len(possible) != 1:
            raise error
        return possible[0]

    def redo(self, steps: int = 1) -> list[Answer]:
        """Says again what was taken back last, as far as it still may be; so a forgotten call is put in between."""
        answers: list[Answer] = []
        while self._taken and len(answers) < steps:
            answers.append(self.call(self._taken[0]))
            if not answers[-1].allowed:
                break
            del self._taken[0]
        return answers

    @property
    def may_undo(self) -> bool:
        """Always: a call that was misheard is put right, whatever was agreed on changing one's mind."""
        return True

    @property
    def taken(self) -> int:
        """How many calls were taken back and can be said again."""
        return len(self._taken)

    def call(self, call: Call) -> Answer:
        """See `LiveTable.call`; what an undo takes back is kept for `redo`."""
        answer = super().call(call)
        if isinstance(call, Undo):
            taken = (each.event for each in reversed(answer.taken_back))
            # Who came is asked in again by name.
            self._taken = [*takewhile(lambda event: not isinstance(event, Join), taken), *self._taken]
        return answer

    def begin(self, leader: int | None = None) -> Answer:
        """Begins the next round; it is dealt too where nobody has to say who holds what."""
        return self._opened(leader)[-1]

    def deal(self, leader: int = NOBODY) -> Answer:
        """All have their tiles; `leader` holds the engine, or leads by what he holds, where the rules ask for it."""
        position = self.referee.position
        if position is None or position.stage not in (Stage.DEALING, Stage.HUNT):
            raise ValueError("no round waits to be dealt")
        return self.call(covered_deal(position, leader))

    def _begun(self, spoken: Spoken, text: str) -> list[Answer]:
        """Between rounds: the next one begins."""
        if self.referee.match.over:
            raise NotUnderstood(text, "", "match")
        if spoken.act not in ("leads", "deal", "lot"):
            raise NotUnderstood(text, "", "round")
        if spoken.seat < 0 and spoken.act != "lot" and self.lots:
            raise NotUnderstood(text, "", "leader", self.referee.names)
        names, match = self.referee.names, self.referee.match
        rules = -1 if self.lots else self.referee.game.next_round(match.results, match.first_leader).leader
        if spoken.seat >= 0 and rules >= 0 and spoken.seat != rules:
            raise NotUnderstood(text, "", "led", (names[rules],))
        answers = self._opened(spoken.seat if spoken.seat >= 0 else None)
        if spoken.seat >= 0 and rules < 0 and spoken.seat in self.holders:
            # Who leads is who holds the engine: that has been said, and is not asked again.
            answers.append(self.deal(spoken.seat))
        return answers

    def _opened(self, leader: int | None) -> list[Answer]:
        if self.time_is_up():
            return [self.call(Stop())]
        answers = [self.call(Begin(self._leader(leader)))]
        return [*answers, self.deal()] if answers[0].allowed and not self.holders else answers

    def _leader(self, named: int | None) -> int:
        """Who leads, for `Begin`: in the first round who is named or whom the lot picks, then as the rules say."""
        match, game = self.referee.match, self.referee.game
        if not match.begun:
            return named if named is not None else self.chance.lot(game) if self.lots else 0
        return max(0, game.next_round(match.results, match.first_leader).leader)

    def _refused(self, position: Position, move: Move, ruling: Ruling) -> Answer:
        """The answer to a call of which a later part is refused: none of it is done."""
        answer = Answer(move, ruling, cues=(refusal_cue(position.game, position, move, self.referee.slots),))
        self._sound(answer.cues)
        if self.on_answer is not None:
            self.on_answer(answer)
        return answer

    # -- the hub -------------------------------------------------------------------------------------------

    @property
    def unplaced(self) -> tuple[int, ...]:
        """Who has not said yet where he sits; the first presses of slots before the match begins say it."""
        referee = self.referee
        if referee.match.begun:
            return ()
        return tuple(seat for seat in range(referee.game.seats) if seat not in referee.placed)

    def seat_clockwise(self) -> bool:
        """Once all have said where they sit: their seats are in the order in which they sit; whether that moved any."""
        referee = self.referee
        first = referee.placed[0]
        order = sorted(referee.placed, key=lambda seat: (referee.placed[seat] - first) % SLOTS)
        sitting = [(referee.seats[seat], referee.placed[seat]) for seat in order]
        for seat, (who, slot) in enumerate(sitting):
            if order[seat] != seat:
                self.call(Sit(seat, who))
                self.call(Place(seat, slot))
        return order != sorted(order)

    def heard(self, event: HubEvent) -> Answer | None:
        """A press before the match begins says "I sit here"; then one's own slot says "my turn is over"."""
        if isinstance(event, Pressed) and event.gesture == gestures.DOWN and event.button != ENGINE and self.unplaced:
            if event.button in self.referee.placed.values():
                self._sound((Cue(REFUSED, event.button),))
                return None
            return self.call(Place(self.unplaced[0], event.button))
        return super().heard(event)

    def not_now(self, seat: int) -> None:
        """The lamp of a player who spoke out of turn says so."""
        self._sound((Cue(REFUSED, self.referee.slots[seat]),))
