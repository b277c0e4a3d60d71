"""The thing that a table waits for: a leader, a holder of the engine, a player in turn, hands still to be shown."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.games.core.moves import Deal, WentOut
from roundhouse.games.core.position import Position, Stage
from roundhouse.indices import NO_SEAT, Seat, counted, seat_or_none
from roundhouse.referee.referee import Referee


@dataclass(frozen=True, slots=True)
class Awaited:
    """The awaited call, the seat it is about, if one, and the seats that can be the answer (None: nobody).

    `place`: a player presses the slot in front of the seat; `leader` of the first round; `next` round; `holder` of the
    engine; `winner` of a round that nobody calls; `deal`; `finder` of the engine in a hunt; `hand` that is left;
    `penalty` tile; `turn`; `correction`: what becomes of a call of this seat that no longer holds; `nothing` once the
    match is over.
    """

    what: str
    seat: Seat | None = None
    choices: tuple[Seat | None, ...] = ()

    @property
    def in_turn(self) -> bool:
        return self.what in ("turn", "penalty")

    @property
    def holders(self) -> tuple[Seat | None, ...]:
        """The seats that may hold or find the engine, if that is awaited."""
        return self.choices if self.what in ("holder", "finder") else ()

    @property
    def hands(self) -> tuple[Seat, ...]:
        """The seats whose hands are still to be shown or counted, if that is awaited."""
        return tuple(seat for seat in self.choices if seat is not None) if self.what == "hand" else ()


def awaited_when_dealt(referee: Referee) -> Awaited:
    """The thing that a dealt table waits for: chance decides who leads and who holds the engine."""
    match, position = referee.match, referee.position
    if match.over:
        return Awaited("nothing")
    if position is None:
        return Awaited("next")
    if position.stage in (Stage.DEALING, Stage.HUNT):
        return Awaited("deal")
    return Awaited("penalty" if position.stage == Stage.PENALTY else "turn", Seat(position.turn))


def awaited_when_called(referee: Referee) -> Awaited:
    """The thing that a table of real tiles waits for: players report what only they can see."""
    match, position = referee.match, referee.position
    if match.over:
        return Awaited("nothing")
    if position is None:
        leaders = _possible_leaders(referee)
        return Awaited("leader", choices=leaders) if leaders else Awaited("next")
    if position.stage == Stage.DEALING:
        holders = _holders(position)
        return Awaited("holder", choices=holders) if holders else Awaited("deal")
    if position.stage == Stage.HUNT:
        return Awaited("finder", choices=_holders(position))
    if position.stage == Stage.OVER:
        hands = tuple(map(Seat, match.hands_due))
        return Awaited("hand", hands[0] if hands else None, hands)
    if position.stage == Stage.PENALTY:
        return Awaited("penalty", seat_or_none(position.game.unannounced(position)))
    return Awaited("turn", Seat(position.turn))


def awaited_on_pad(referee: Referee) -> Awaited:
    """The thing that a table waits for at which only results are entered."""
    match = referee.match
    if match.over or match.position is not None:
        return awaited_when_called(referee)
    void = not match.ruling(WentOut(NO_SEAT)).allowed
    return Awaited("winner", choices=(*map(Seat, range(referee.game.seats)), *(() if void else (None,))))


def awaited_correction(referee: Referee) -> Awaited | None:
    """The decision on a call that no longer holds after a correction; None where there is no such call."""
    return Awaited("correction", referee.corrections.pending[0].seat) if referee.corrections.pending else None


def hidden_deal(position: Position, leader: Seat | None = None) -> Deal:
    """A deal, or in a hunt a draw of one tile each, with all tiles hidden."""
    game = position.game
    if position.stage == Stage.HUNT:
        counts = tuple(int(seat in game.hunters(position)) for seat in range(game.seats))
    else:
        counts = (game.hand_size,) * game.seats
    return Deal((0,) * game.seats, counts, counted(leader))


def _possible_leaders(referee: Referee) -> tuple[Seat, ...]:
    """The candidates to lead the first round; empty if it makes no difference who leads."""
    game = referee.game
    if referee.match.begun or referee.match.all_rounds:
        return ()
    openings = {game.opening(game.next_round((), seat)) for seat in range(game.seats)}
    return tuple(map(Seat, range(game.seats))) if len(openings) > 1 else ()


def _holders(position: Position) -> tuple[Seat | None, ...]:
    """The seats that can hold the engine, or lead by the tiles held, now that all have tiles.

    Empty where the rules alone say who begins.
    """
    results: dict[Seat | None, tuple[int, int]] = {}
    for seat in (None, *map(Seat, range(position.game.seats))):
        deal = hidden_deal(position, seat)
        if position.ruling(deal).allowed:
            after = position.after(deal)
            results[seat] = after.stage, after.turn
    if position.stage == Stage.DEALING and len(set(results.values())) <= 1 and None in results:
        return ()
    return tuple(results)
