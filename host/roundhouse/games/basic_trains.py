"""Basic Trains (BT), after Joe Celko: everyone has an engine of his own, and trains grow at both ends.

Trains are numbered by seat; a train's two ends are its spots 2s (left) and 2s + 1 (right). `memo` holds,
as bits, the trains that the player has added to in this turn. There is no boneyard: `yard` counts the tiles that
lie face down, unused.

Reading of our own, beside those in RULES: the leader is who holds the highest double, and that one he lays; the
others lay any double of theirs. A deal in which nobody holds a double is blocked before the first turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from roundhouse.dominoes import UNKNOWN, tiles_in
from roundhouse.games.clauses import COMMON, A, Clause, R, table
from roundhouse.games.game import Game
from roundhouse.games.moves import (
    DONE,
    Announce,
    Claim,
    Deal,
    Done,
    Draw,
    LayEngine,
    Move,
    Penalty,
    Play,
    Reveal,
)
from roundhouse.games.options import OptionError, Options, choice, switch
from roundhouse.games.position import Position, Round, Stage, exclude, take
from roundhouse.games.results import RoundResult, best, totals
from roundhouse.games.reveals import reveal_objections, revealed
from roundhouse.games.rulings import Ruling, refused

POINTS_A_TILE: Final = 5
TO_WIN: Final = 120


@dataclass(frozen=True)
class BasicTrainsOptions(Options):
    """The switches of Basic Trains."""

    set: int = choice(9, "BT-1", 12)
    two_or_three: bool = switch("BT-1")


class BasicTrains(Game):
    """The rules of Basic Trains for one table.

    >>> BasicTrains(4).hand_size
    13
    """

    name = "basic-trains"
    seats_offered = range(2, 11)
    sets_offered = (9, 12)
    ends_per_train = 2
    has_boneyard = False
    options_type = BasicTrainsOptions
    clauses = {name: clause for name, clause in COMMON.items() if name not in ("C-4", "C-5", "C-6")} | table(
        Clause("BT-1", (A, R), options=("set", "two_or_three")),
        Clause("BT-2", (R, A)),
        Clause("BT-3", (R,)),
        Clause("BT-4", (R, A), reading=True),
        Clause("BT-5", (A,)),
        Clause("BT-6", (A,)),
        Clause("BT-7", (A,), reading=True),
    )

    def __init__(self, seats: int, options: Options | None = None, without: frozenset[str] = frozenset()):
        super().__init__(seats, options, without)
        self._in_line: Final = self.holds("BT-5")
        self._out_ends: Final = self.holds("C-3") and self.holds("BT-6")

    @property
    def switches(self) -> BasicTrainsOptions:
        """The options with the switches of this game."""
        assert isinstance(self.options, BasicTrainsOptions)
        return self.options

    # -- set-up -------------------------------------------------------------------------------------

    def check_options(self) -> None:
        """Two and three players only with the option (BT-1)."""
        if self.seats < 4 and not self.switches.two_or_three and self.holds("BT-1"):
            raise OptionError("few-players", clause="BT-1", seats=self.seats, option="two_or_three")

    def usual_hand(self) -> int:
        """BT-1: the whole set, divided by the players and rounded down."""
        size = self.tiles.size if self.holds("BT-1") else self.tiles.size - 1
        return size // self.seats

    def most_to_deal(self) -> int:
        """No engine is taken out first: the whole set may be dealt."""
        return self.tiles.size // self.seats

    def out_of_play(self, round: Round) -> int:
        """Nothing lies on the table before the deal."""
        del round
        return 0

    def highest_held(self, deal: Deal) -> tuple[int, int]:
        """The seat with the highest double held, and that double; (-1, -1) when there is none to be seen."""
        for number in range(self.tiles.highest, -1, -1):
            double = self.tiles.double[number]
            for seat, hand in enumerate(deal.hands):
                if hand >> double & 1:
                    return seat, double
        return -1, -1

    def after_deal(self, position: Position, deal: Deal) -> Position:
        """BT-2: the holder of the highest double held lays first."""
        seat = deal.leader if deal.leader >= 0 or not self.holds("BT-2") else self.highest_held(deal)[0]
        if seat < 0:
            return position.replace(stage=Stage.OVER if self.holds("BT-2") else Stage.ENGINE, memo=0)
        return position.replace(stage=Stage.ENGINE, turn=seat, memo=0)

    def playable(self, deal: Deal) -> bool:
        """BT-2: every hand must hold a double, or the hand is blocked."""
        return all(hand & self.tiles.doubles for hand in deal.hands)

    # -- what may be played ---------------------------------------------------------------------------

    def reach(self, position: Position) -> tuple[int, ...]:
        """BT-3: first the two ends of one's own train; BT-4: then those of each other train, once."""
        seat = position.turn
        if position.stage == Stage.TURN:
            return (2 * seat, 2 * seat + 1)
        visited = position.memo if self.holds("BT-4") else 1 << seat
        open_trains = position.begun & ~visited
        return tuple(spot for spot in range(2 * self.seats) if open_trains >> (spot >> 1) & 1)

    def engines(self, position: Position) -> list[Move]:
        """The doubles the player may lay as his engine (BT-2)."""
        seat = position.turn
        held = position.hands[seat] & self.tiles.doubles
        unseen = position.unseen & self.tiles.doubles if position.hidden[seat] else 0
        if position.begun:
            return [LayEngine(tile) for tile in tiles_in(held | unseen)]
        # The leader lays the highest double held: none that is lower than one that is seen.
        highest = self._highest_seen(position)
        return [LayEngine(tile) for tile in tiles_in(held | unseen) if tile >= highest]

    def _highest_seen(self, position: Position) -> int:
        """The highest double that is seen in any hand, or -1."""
        return max((hand & self.tiles.doubles).bit_length() for hand in position.hands) - 1

    def _may_lead(self, position: Position, deal: Deal) -> bool:
        """Whether nobody is seen to hold a higher double than the one who is said to lead may hold (BT-2)."""
        others, seen = 0, 0
        for seat, hand in enumerate(deal.hands):
            seen |= hand
            others |= hand if seat != deal.leader else 0
        own = deal.hands[deal.leader] | (position.unseen & ~seen if deal.hidden[deal.leader] else 0)
        return own & self.tiles.doubles > others & self.tiles.doubles

    def legal(self, position: Position) -> list[Move]:
        """See `Game.legal`."""
        stage, hidden = position.stage, position.hidden[position.turn]
        if stage == Stage.ENGINE:
            moves = self.engines(position)
            sure = position.hands[position.turn] & self.tiles.doubles
            return moves if sure or (moves and not hidden) else [*moves, DONE]
        if stage == Stage.MORE:
            return [*self.plays(position, self.reach(position)), DONE]
        if stage != Stage.TURN:
            return []
        moves = self.plays(position, self.reach(position))
        unsure = (hidden or position.unknown) and not self._sure_play(position)
        return moves if moves and not unsure else [*moves, DONE]

    def _sure_play(self, position: Position) -> int:
        """The tiles seen in the player's hand that fit his own train where its end is seen, as bits."""
        spots = [spot for spot in self.reach(position) if position.ends[spot] >= 0]
        return position.hands[position.turn] & self.fits(position, spots)

    # -- rulings -----------------------------------------------------------------------------------------

    def objections(self, position: Position, move: Move) -> Iterator[Ruling]:
        """See `Game.objections`."""
        seat, stage = position.turn, position.stage
        match move:
            case Deal():
                yield from self.deal_objections(position, move)
                if any(move.hidden) and move.leader < 0:
                    yield refused("BT-2", "who_leads")
                if move.leader >= 0 and not self._may_lead(position, move):
                    yield refused("BT-2", "not_leader", seat=move.leader)
            case Reveal():
                yield from reveal_objections(position, move)
            case _ if stage == Stage.OVER:
                yield refused("C-3", "over")
            case _ if stage == Stage.DEALING:
                yield refused("C-8", "not_dealt")
            case LayEngine(tile):
                if stage != Stage.ENGINE:
                    yield refused("BT-2", "has_engine", tile=tile, seat=seat)
                yield from self.whereabouts(position, tile)
                if not self.tiles.is_double(tile):
                    yield refused("BT-2", "not_double", tile=tile, seat=seat)
                if not position.begun:
                    yield from self._lead_objections(position, tile)
            case Play():
                yield from self._play_objections(position, move)
            case Done():
                if stage == Stage.ENGINE and position.hands[seat] & self.tiles.doubles:
                    yield refused("BT-2", "holds_double", seat=seat)
                fits = self._sure_play(position) if stage == Stage.TURN else 0
                if fits:
                    yield refused("BT-3", "can_add", seat=seat, tile=fits.bit_length() - 1)
            case Draw() | Penalty():
                yield refused("BT-1", "no_boneyard")
            case Announce() | Claim():
                yield refused("BT-6", "no_call")

    def _lead_objections(self, position: Position, tile: int) -> Iterator[Ruling]:
        """Why the first engine cannot be this one: a higher double is seen in his hand or in another."""
        seat, highest = position.turn, self._highest_seen(position)
        best = tile if tile >= 0 else (position.unseen & self.tiles.doubles).bit_length() - 1
        if best < highest:
            if position.hands[seat] >> highest & 1:
                yield refused("BT-2", "not_highest", tile=tile, double=highest)
            else:
                yield refused("BT-2", "not_leader", seat=seat)

    def _play_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        seat, stage, train = position.turn, position.stage, play.train
        if stage == Stage.ENGINE:
            yield refused("BT-2", "engine_first", seat=seat, tile=play.tile)
        yield from self.whereabouts(position, play.tile)
        if stage == Stage.TURN and train != seat:
            yield refused("BT-3", "own_first", seat=seat, train=train)
        if stage == Stage.MORE and train == seat:
            yield refused("BT-3", "one_on_own", seat=seat, tile=play.tile)
        if stage == Stage.MORE and train != seat and position.memo >> train & 1:
            yield refused("BT-4", "one_each", seat=seat, train=train)
        if not position.begun >> train & 1:
            yield refused("BT-2", "no_engine_there", train=train)
        if self.misfits(position, play):
            yield refused("C-2", "no_match", tile=play.tile, train=train, value=position.ends[play.spot])

    def trusts(self, position: Position, move: Move) -> tuple[str, ...]:
        """What cannot be checked where hands are hidden or tiles unknown."""
        if position.stage in (Stage.OVER, Stage.DEALING):
            return ()
        hidden = position.hidden[position.turn]
        if isinstance(move, Play):
            unknown = move.tile < 0 or position.ends[move.spot] < 0
            return ("C-2",) * unknown + ("BT-3",) * self.denied(position, move.tile)
        if isinstance(move, LayEngine):
            leads = not position.begun and any(position.hidden)
            return ("BT-2",) if leads or self.denied(position, move.tile) else ()
        if isinstance(move, Done) and position.stage == Stage.ENGINE:
            return ("BT-2",) if hidden else ()
        if isinstance(move, Done) and position.stage == Stage.TURN:
            unsure = hidden or (position.unknown and self.plays(position, self.reach(position)))
            return ("BT-3",) if unsure else ()
        return ()

    def says_not_held(self, position: Position, move: Move) -> int:
        """See `Game.says_not_held`: no double (BT-2), or nothing for his own train, if both its ends are seen."""
        if isinstance(move, Done) and position.stage == Stage.ENGINE:
            return self.tiles.doubles
        if isinstance(move, Done) and position.stage == Stage.TURN:
            spots = self.reach(position)
            return self.fits(position, spots) if all(position.ends[spot] >= 0 for spot in spots) else 0
        return 0

    # -- what a move does ------------------------------------------------------------------------------------

    def after(self, position: Position, move: Move) -> Position:
        """See `Game.after`."""
        match move:
            case Play():
                return self._after_play(position, move)
            case Done():
                return self._after_done(position)
            case LayEngine(tile):
                return self._after_engine(position, tile)
            case Deal():
                return self.after_deal(self.dealt(position, move), move)
            case Reveal():
                return revealed(position, move)
        raise TypeError(f"{move} is no move of {self.name}")

    def _after_engine(self, p: Position, tile: int) -> Position:
        seat = p.turn
        hands, hidden = take(p.hands, p.hidden, seat, tile)
        if not p.begun and tile >= 0 and any(hidden):
            higher = self.tiles.doubles & ~((2 << tile) - 1)
            for other in range(self.seats):
                hidden = exclude(hidden, other, higher)
        number = self.tiles.ends[tile][0] if tile >= 0 else UNKNOWN
        out = not (hands[seat] or hidden[seat]) and self._out_ends
        following = (seat + 1) % self.seats
        begun = p.begun | 1 << seat
        return p.replace(
            hands=hands,
            hidden=hidden,
            laid=p.laid | (1 << tile if tile >= 0 else 0),
            unknown=p.unknown + (tile < 0),
            ends=(*p.ends[: 2 * seat], number, number, *p.ends[2 * seat + 2 :]),
            begun=begun,
            turn=seat if out else following,
            stage=Stage.OVER if out else Stage.TURN if begun >> following & 1 else Stage.ENGINE,
            winner=seat if out else -1,
        )

    def _after_play(self, p: Position, play: Play) -> Position:
        seat, spot = p.turn, play.spot
        hands, hidden = take(p.hands, p.hidden, seat, play.tile)
        out = not (hands[seat] or hidden[seat]) and self._out_ends
        new = p.copy()
        new.stage = Stage.OVER if out else Stage.MORE
        new.ends = (*p.ends[:spot], play.opens, *p.ends[spot + 1 :])
        new.hands = hands
        new.hidden = hidden
        new.laid = p.laid | play.bit
        new.unknown += play.tile < 0
        if play.double and not self._in_line:
            new.doubles = (*p.doubles, spot)
        new.idle = 0
        new.memo = p.memo | 1 << play.train
        new.winner = seat if out else -1
        return new

    def _after_done(self, p: Position) -> Position:
        seat, hidden, idle = p.turn, p.hidden, 0
        following = (seat + 1) % self.seats
        stage = Stage.TURN if p.begun >> following & 1 else Stage.ENGINE
        if hidden[seat] and (denied := self.says_not_held(p, DONE)):
            hidden = exclude(hidden, seat, denied)
        if p.stage == Stage.ENGINE:
            if self.holds("BT-2"):
                stage = Stage.OVER
        elif p.stage == Stage.TURN:
            idle = p.idle + 1
            if idle >= self.seats and self.holds("BT-7"):
                stage = Stage.OVER
        return p.replace(hidden=hidden, turn=following, stage=stage, idle=idle, memo=0)

    # -- the match -------------------------------------------------------------------------------------------

    def rounds(self) -> int | None:
        """As many as it takes to reach 120 (BT-6), or as many as were agreed (C-9)."""
        return self.switches.rounds if self.holds("C-9") else None

    def match_over(self, results: Sequence[RoundResult]) -> bool:
        """BT-6: first to 120."""
        reached = bool(results) and max(totals(results, self.seats)) >= TO_WIN and self.holds("BT-6")
        return reached or super().match_over(results)

    def next_round(self, results: Sequence[RoundResult], first_leader: int) -> Round:
        """No common engine; who leads, the deal says (BT-2)."""
        del first_leader
        return Round(len(results), -1, -1)

    def needs_hands(self, position: Position, pips: Mapping[int, int]) -> bool:
        """BT-6 counts tiles, which the table sees."""
        del position, pips
        return False

    def points(self, position: Position, pips: Mapping[int, int]) -> tuple[int, ...] | None:
        """BT-6: 5 for each tile in the others' hands; a blocked hand is void (BT-2, BT-7)."""
        del pips
        if position.winner < 0:
            return None
        left = sum(position.count(seat) for seat in range(self.seats) if seat != position.winner)
        each = POINTS_A_TILE if self.holds("BT-6") else 1
        return tuple(each * left if seat == position.winner else 0 for seat in range(self.seats))

    def leaders(self, results: Sequence[RoundResult]) -> tuple[int, ...]:
        """BT-6: the highest total; ties by rounds won (C-7)."""
        return best(results, self.seats, max, self.holds("C-7"))
