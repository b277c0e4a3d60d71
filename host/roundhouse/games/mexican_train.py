"""Mexican Train (MT), as Puremco's sheet and its kin play it.

Trains are numbered by seat, the Mexican Train last. `memo` is the seat that has one tile left and has not
said so (MT-12), or -1.

Readings of our own, beside those in RULES: a double that is closed the moment it is laid (MT-10) is an
ordinary tile and wants no follow-up; a second double that is the last tile goes out at once (C-3 before
MT-8); a hand dealt for numbers the sheet does not list is two thirds of the set shared evenly, at most 16;
with "the last double is covered" and an empty boneyard the player is out after all (C-5).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from roundhouse.dominoes import pips_in, tiles_in
from roundhouse.games.clauses import COMMON, A, Clause, R, S, table
from roundhouse.games.game import Game
from roundhouse.games.moves import (
    DONE,
    DRAW,
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
from roundhouse.games.position import Position, Round, Stage, exclude, give, take
from roundhouse.games.results import RoundResult, best
from roundhouse.games.rulings import Ruling, refused

SHEET: Final = {
    9: {2: 12, 3: 11, 4: 10},
    12: {2: 16, 3: 16, 4: 15, 5: 14, 6: 12, 7: 10, 8: 9},
    15: {9: 11, 10: 11, 11: 11, 12: 11},
}
OLDER_SHEET: Final = {5: 12, 6: 11, 7: 10, 8: 9}

# The stages as plain names: what follows looks at them for every move of a match.
TURN: Final = Stage.TURN
DREW: Final = Stage.DREW
FOLLOW: Final = Stage.FOLLOW
FOLLOW_DREW: Final = Stage.FOLLOW_DREW
MORE: Final = Stage.MORE
OVER: Final = Stage.OVER


@dataclass(frozen=True)
class MexicanTrainOptions(Options):
    """The switches of Mexican Train; each names its clause."""

    set: int = choice(12, "MT-1", 6, 9, 15, 18)
    older_deal: bool = switch("MT-1")
    last_winner_leads: bool = switch("MT-3")
    whole_first_train: bool = switch("MT-5")
    own_train_first: bool = switch("MT-6")
    follow_on_double: bool = switch("MT-8")
    one_double: bool = switch("MT-8")
    close_dead_doubles: bool = switch("MT-10", default=True)
    cover_last_double: bool = switch("MT-11")
    missed_call: bool = switch("MT-12")
    double_blank: int = choice(0, "MT-13", 25, 50)


class MexicanTrain(Game):
    """The rules of Mexican Train for one table.

    >>> game = MexicanTrain(4)
    >>> game.hand_size, game.rounds()
    (15, 13)
    """

    name = "mexican-train"
    seats_offered = range(2, 13)
    sets_offered = (6, 9, 12, 15, 18)
    public_trains = 1
    options_type = MexicanTrainOptions
    clauses = COMMON | table(
        Clause("MT-1", (A,), reading=True, options=("set", "older_deal")),
        Clause("MT-2", (A,), reading=True),
        Clause("MT-3", (A,), reading=True, options=("last_winner_leads",)),
        Clause("MT-4", (R, A), reading=True),
        Clause("MT-5", (R,), reading=True, options=("whole_first_train",)),
        Clause("MT-6", (R,), reading=True, options=("own_train_first",)),
        Clause("MT-7", (R, A), reading=True),
        Clause("MT-8", (R, A), reading=True, options=("follow_on_double", "one_double")),
        Clause("MT-9", (R,), reading=True),
        Clause("MT-10", (A,), reading=True, options=("close_dead_doubles",)),
        Clause("MT-11", (A, R), reading=True, options=("cover_last_double",)),
        Clause("MT-12", (S, A, R), reading=True, options=("missed_call",)),
        Clause("MT-13", (A,), reading=True, options=("double_blank",)),
    )

    def __init__(self, seats: int, options: Options | None = None, without: frozenset[str] = frozenset()):
        super().__init__(seats, options, without)
        o = self.switches
        self.mexican: Final = seats
        self._own_first: Final = o.own_train_first
        self._follow_on_double: Final = o.follow_on_double
        self._one_double: Final = o.one_double
        self._marker_falls: Final = self.holds("MT-7")
        self._doubles_bind: Final = self.holds("MT-8")
        self._close_dead: Final = o.close_dead_doubles and self.holds("MT-10")
        self._cover_last: Final = o.cover_last_double and self.holds("MT-11")
        self._calls: Final = o.missed_call and self.holds("MT-12")
        self._whole: Final = o.whole_first_train and self.holds("MT-5")
        self._out_ends: Final = self.holds("C-3")
        self._open_spots: Final[list[dict[int, tuple[int, ...]]]] = [{} for _ in range(seats)]

    @property
    def switches(self) -> MexicanTrainOptions:
        """The options with the switches of this game."""
        assert isinstance(self.options, MexicanTrainOptions)
        return self.options

    # -- set-up -------------------------------------------------------------------------------------

    def check_options(self) -> None:
        """Options that contradict each other are refused."""
        o = self.switches
        if o.older_deal and o.deal:
            raise OptionError("contradiction", clause="MT-1", option="older_deal", other="deal")
        if o.older_deal and (o.set != 12 or self.seats not in OLDER_SHEET):
            raise OptionError("older-deal", clause="MT-1", set=o.set, seats=self.seats)
        if o.one_double and o.follow_on_double:
            # On the double itself no second double fits: the switch would do nothing.
            raise OptionError("contradiction", clause="MT-8", option="one_double", other="follow_on_double")

    def usual_hand(self) -> int:
        """MT-1."""
        if self.switches.older_deal and self.holds("MT-1"):
            return OLDER_SHEET[self.seats]
        listed = SHEET.get(self.switches.set, {}).get(self.seats) if self.holds("MT-1") else None
        return listed or min(16, (self.tiles.size - 1) * 2 // 3 // self.seats)

    def out_of_play(self, round: Round) -> int:
        """MT-2: the engine is taken out of the set before the shuffle."""
        return 1 << self.tiles.double[round.engine]

    def after_deal(self, position: Position, deal: Deal) -> Position:
        """The leader begins (MT-3)."""
        del deal
        return position.replace(stage=Stage.TURN, turn=position.round.leader)

    # -- what may be played ---------------------------------------------------------------------------

    def reach(self, position: Position) -> tuple[int, ...]:
        """The spots on which the player may lay a tile that fits (MT-5 to MT-9, C-6)."""
        doubles, fresh = position.doubles, position.fresh
        if len(doubles) == fresh:
            if fresh >= 2:
                return doubles
            usual: tuple[int, ...] = (position.turn,)
            if position.stage != MORE or fresh:
                usual = self._usual_reach(position)
        elif fresh >= 2:
            return doubles[-fresh:]
        else:
            usual = doubles[:1]
        if not fresh:
            return usual
        if self._follow_on_double or self._must_cover_last(position):
            return doubles[-1:]
        return usual if doubles[-1] in usual else (*usual, doubles[-1])

    def _usual_reach(self, position: Position) -> tuple[int, ...]:
        """Own train, marked and begun trains of others, the Mexican Train."""
        seat, begun = position.turn, position.begun
        opened = position.markers & begun
        if self._own_first and not begun >> self.mexican & 1 and not begun >> seat & 1:
            opened |= 1 << self.mexican
        spots = self._open_spots[seat].get(opened)
        if spots is None:
            others = (s for s in range(self.seats) if s != seat and opened >> s & 1)
            mexican = () if opened >> self.mexican & 1 else (self.mexican,)
            spots = self._open_spots[seat][opened] = (seat, *others, *mexican)
        return spots

    def _must_cover_last(self, position: Position) -> bool:
        """MT-11, the option: the last tile was a double, and what he drew for it goes on it only."""
        return self._cover_last and position.stage == FOLLOW_DREW and position.count(position.turn) == 1

    def legal(self, position: Position) -> list[Move]:
        """See `Game.legal`."""
        stage, seat = position.stage, position.turn
        spots = self._open_spots[seat].get(position.markers & position.begun)
        if (
            spots is None
            or position.doubles
            or position.memo >= 0
            or not TURN <= stage <= DREW
            or position.hidden[seat]
            or self._own_first
        ):
            return self._legal_with_care(position)
        # Most moves of a match come by here; the loop of `plays` stands here too, since calls cost as much as it does.
        moves: list[Move] = []
        hand, ends, with_end, table = position.hands[seat], position.ends, self.tiles.with_end, self._plays
        for spot in spots:
            end = ends[spot]
            fitting = hand & with_end[end]
            if fitting:
                if end < 0:
                    return self._legal_with_care(position)
                plays = table[spot][end]
                while fitting:
                    bit = fitting & -fitting
                    moves.append(plays[bit])
                    fitting ^= bit
        if moves:
            return moves
        return [DRAW] if stage == TURN and position.yard else [DONE]

    def _legal_with_care(self, position: Position) -> list[Move]:
        """The legal moves wherever there is more to think of than own, marked and Mexican trains."""
        stage, seat = position.stage, position.turn
        if not TURN <= stage <= MORE:
            return []
        moves = self.plays(position, self.reach(position))
        if position.fresh == 1 and moves:
            moves = self._without_lost_doubles(position, moves)
        if not moves or stage == MORE or position.hidden[seat] or position.unknown:
            self._add_waiting(position, moves)
        if position.memo >= 0:
            moves.append(Announce(position.memo))
            if stage == TURN:
                moves.append(Claim(position.memo))
        return moves

    def _add_waiting(self, position: Position, moves: list[Move]) -> None:
        """Adds what a player does who cannot play, or need not: he draws, or his turn is over."""
        stage = position.stage
        if stage == MORE and not position.fresh:
            moves.append(DONE)
        elif not moves or not self._sure_plays(position):
            drew = stage in (DREW, FOLLOW_DREW)
            moves.append(DONE if drew or not position.yard else DRAW)

    def _without_lost_doubles(self, position: Position, moves: list[Move]) -> list[Move]:
        """The follow-ups without second doubles that MT-8 forbids."""
        return [
            move
            for move in moves
            if not (isinstance(move, Play) and move.double) or not self._second_double(position, move)
        ]

    def _second_double(self, position: Position, play: Play) -> str:
        """Why a second double of this turn may not be laid (MT-8), or nothing."""
        if self._one_double:
            return "one_double"
        if position.hidden[position.turn]:
            return ""
        rest = position.hands[position.turn] & ~play.bit
        if not rest:
            return "second_double" if self._cover_last and position.yard else ""
        first, second = self.tiles.with_end[position.ends[position.doubles[-1]]], self.tiles.with_end[play.opens]
        closed = self._close_dead and not second & ~(position.laid | play.bit)
        return "" if closed or rest & (first | second) else "second_double"

    def _sure_plays(self, position: Position) -> list[Move]:
        """The plays with tiles that the viewer sees in the player's hand, on ends that he sees too."""
        if not position.hidden[position.turn]:
            seen = position
        else:
            hidden = position.hidden
            seen = position.replace(hidden=(*hidden[: position.turn], (), *hidden[position.turn + 1 :]))
        spots = self.reach(position)
        if position.unknown:
            spots = tuple(spot for spot in spots if position.ends[spot] >= 0)
        plays = self.plays(seen, spots)
        return self._without_lost_doubles(position, plays) if position.fresh == 1 else plays

    # -- rulings -----------------------------------------------------------------------------------------

    def objections(self, position: Position, move: Move) -> Iterator[Ruling]:
        """See `Game.objections`."""
        match move:
            case Deal():
                yield from self.deal_objections(position, move)
            case Reveal():
                yield from self.reveal_objections(position, move)
            case Penalty(tile):
                if position.stage != Stage.PENALTY:
                    yield refused("MT-12", "no_penalty")
                yield from self.stray(position, tile)
            case _ if position.stage == Stage.OVER:
                yield refused("C-3", "over")
            case _ if position.stage == Stage.DEALING:
                yield refused("C-8", "not_dealt")
            case _ if position.stage == Stage.PENALTY:
                yield refused("MT-12", "penalty_first", seat=position.memo)
            case Play():
                yield from self.whereabouts(position, move.tile)
                yield from self._place_objections(position, move)
                yield from self._match_objections(position, move)
            case Draw(tile):
                yield from self._idle_objections(position, "draw")
                if position.stage in (Stage.DREW, Stage.FOLLOW_DREW):
                    yield refused("MT-4", "drew", seat=position.turn)
                if not position.yard:
                    yield refused("C-5", "empty", seat=position.turn)
                yield from self.stray(position, tile)
            case Done():
                if position.stage == Stage.MORE and not position.fresh:
                    return
                yield from self._idle_objections(position, "done")
                owes_draw = position.stage not in (DREW, FOLLOW_DREW)
                if owes_draw and (position.yard or not self.holds("C-5")):
                    yield refused(self._owed(position), "draw_first", seat=position.turn)
            case Announce(seat) | Claim(seat):
                if position.memo != seat or (isinstance(move, Claim) and position.stage != Stage.TURN):
                    why = "no_call" if self.switches.missed_call else "called_by_hub"
                    yield refused("MT-12", why, seat=seat)
            case LayEngine(tile):
                yield refused("MT-2", "no_engine", tile=tile)

    def _place_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """Why nothing may be laid on this train now."""
        seat, spot, doubles, fresh = position.turn, play.spot, position.doubles, position.fresh
        owed = doubles[len(doubles) - fresh :]
        if fresh >= 2 and spot not in owed:
            yield refused("MT-8", "two_doubles", **self._double(position, owed[0]), train=spot)
        if fresh == 1 and spot not in owed:
            if self._follow_on_double:
                yield refused("MT-8", "on_double", **self._double(position, owed[0]), train=spot)
            if self._must_cover_last(position):
                yield refused("MT-11", "cover_last", **self._double(position, owed[0]), train=spot)
        if position.stage == Stage.MORE and not fresh and spot != seat:
            yield refused("MT-5", "own_first_train", train=spot)
        if spot in owed:
            return
        if len(doubles) > fresh:
            if spot != doubles[0]:
                why = "later_double" if spot in doubles else "cover"
                yield refused("MT-9", why, **self._double(position, doubles[0]), train=spot)
            return
        if spot == self.mexican:
            begun = position.begun
            if self._own_first and not begun >> spot & 1 and not begun >> seat & 1:
                yield refused("MT-6", "own_train_first", seat=seat)
        elif spot != seat:
            if not position.begun >> spot & 1:
                yield refused("C-6", "not_begun", train=spot)
            if not position.markers >> spot & 1:
                yield refused("MT-7", "closed", train=spot)

    def _match_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """Why this tile may not be laid there: it does not fit, or MT-8 keeps back a second double."""
        end = position.ends[play.spot]
        if self.misfits(position, play):
            if position.begun >> play.spot & 1:
                yield refused("C-2", "no_match", tile=play.tile, train=play.spot, value=end)
            else:
                clause = "MT-6" if play.spot == self.mexican else "MT-5"
                yield refused(clause, "engine", tile=play.tile, train=play.spot, value=end)
        if position.fresh == 1 and play.double and play.spot != position.doubles[-1]:
            why = self._second_double(position, play)
            if why:
                yield refused("MT-8", why, **self._double(position, position.doubles[-1]), tile=play.tile)

    def _idle_objections(self, position: Position, what: str) -> Iterator[Ruling]:
        """Who can play must (MT-4), cover (MT-9) or follow up (MT-8): a draw or a pass is refused."""
        if position.stage == Stage.MORE and not position.fresh:
            # He need not go on with his first train, and whoever begins one has nothing to draw for.
            yield refused("MT-5", "no_draw", seat=position.turn)
            return
        plays = self._sure_plays(position)
        if plays and isinstance(play := plays[-1], Play):
            yield refused(
                self._owed(position), f"can_play_{what}", seat=position.turn, tile=play.tile, train=play.train
            )

    def _double(self, position: Position, spot: int) -> dict[str, int]:
        """The facts of an open double: its number and its train."""
        return {"value": position.ends[spot], "on": spot}

    def trusts(self, position: Position, move: Move) -> tuple[str, ...]:
        """What cannot be checked: a hidden hand may hold a tile that fits; an unknown tile may not fit."""
        seat, hidden = position.turn, position.hidden[position.turn]
        if isinstance(move, Play):
            trusted = []
            if move.tile < 0 or position.ends[move.spot] < 0:
                trusted.append("C-2")
            second = position.fresh == 1 and move.double and move.spot != position.doubles[-1]
            if hidden and second and position.count(seat) > 1:
                trusted.append("MT-8")
            if self.denied(position, move.tile):
                trusted.append("MT-4")
            return tuple(trusted)
        waits = isinstance(move, Draw) or (isinstance(move, Done) and (position.stage != MORE or position.fresh))
        if waits and (hidden or (position.unknown and self.plays(position, self.reach(position)))):
            return (self._owed(position),)
        return ()

    def _owed(self, position: Position) -> str:
        """The clause by which the player must lay a tile if he can: he follows up, covers or simply plays."""
        return "MT-8" if position.fresh else "MT-9" if position.doubles else "MT-4"

    # -- what a move does ------------------------------------------------------------------------------------

    def after(self, position: Position, move: Move) -> Position:
        """See `Game.after`."""
        if type(move) is Draw:
            return self._after_draw(position, move.tile)
        if type(move) is not Play:
            return self._after_other(position, move)
        p, play = position, move
        seat, spot, bit = p.turn, play.spot, play.bit
        hands, hidden, doubles, fresh = p.hands, p.hidden, p.doubles, p.fresh
        hand = hands[seat]
        if hand & bit:
            hand ^= bit
            held = list(hands)
            held[seat] = hand
            hands = tuple(held)
        else:
            hands, hidden = take(hands, hidden, seat, play.tile)
        laid, train = p.laid | bit, 1 << spot
        open_ends = list(p.ends)
        open_ends[spot] = play.opens
        ends = tuple(open_ends)
        markers = p.markers
        if spot == seat and self._marker_falls:
            markers &= ~train
        if doubles or play.double:
            doubles, fresh = self._doubles_after(p, play, ends, laid)
        turn, stage, winner, memo = seat, FOLLOW, -1, -1
        if not hand and not hidden[seat] and self._goes_out(p, play.double and spot in doubles):
            stage, winner = OVER, seat
        elif self._whole and self._lays_first_train(p, spot):
            stage = MORE
        elif not (play.double and spot in doubles):
            turn, stage, fresh = (seat + 1) % self.seats, TURN, 0
        if self._calls and winner < 0:
            memo = seat if hand.bit_count() + sum(group.size for group in hidden[seat]) == 1 else -1
        new = p.copy()
        new.turn = turn
        new.stage = stage
        new.ends = ends
        new.begun = p.begun | train
        new.markers = markers
        new.hands = hands
        new.hidden = hidden
        new.laid = laid
        new.doubles = doubles
        new.fresh = fresh
        new.idle = 0
        new.memo = memo
        new.winner = winner
        if not bit:
            new.unknown += 1
        return new

    def _after_other(self, position: Position, move: Move) -> Position:
        match move:
            case Done():
                return self._after_done(position)
            case Deal():
                return self.after_deal(self.dealt(position, move), move)
            case Reveal():
                return self.revealed(position, move)
            case Announce():
                return position.replace(memo=-1)
            case Claim():
                if not position.yard:
                    return position.replace(memo=-1)
                return position.replace(stage=Stage.PENALTY)
            case Penalty(tile):
                hands, hidden = give(position.hands, position.hidden, position.memo, tile)
                return position.replace(hands=hands, hidden=hidden, yard=position.yard - 1, stage=Stage.TURN, memo=-1)
        raise TypeError(f"{move} is no move of {self.name}")

    def _goes_out(self, p: Position, opens_double: bool) -> bool:
        """C-3; with MT-11's option not yet by a double that is still open, if there is something to draw."""
        return self._out_ends and not (opens_double and self._cover_last and p.yard)

    def _lays_first_train(self, p: Position, spot: int) -> bool:
        """MT-5, the option: this play begins the player's own train, or goes on with it in the same turn."""
        begins = not (p.begun >> spot & 1 or p.fresh)
        return spot == p.turn and (begins or p.stage == MORE)

    def _doubles_after(self, p: Position, play: Play, ends: tuple[int, ...], laid: int) -> tuple[tuple[int, ...], int]:
        """The open doubles and how many are of this turn: one is covered, one is new (MT-8), dead ones close."""
        doubles, fresh, spot = p.doubles, p.fresh, play.spot
        if spot in doubles:
            place = doubles.index(spot)
            fresh -= place >= len(doubles) - fresh
            doubles = doubles[:place] + doubles[place + 1 :]
        if play.double and self._doubles_bind:
            doubles = (*doubles, spot)
            fresh += 1
        if self._close_dead and doubles:
            doubles, fresh = self._still_open(doubles, fresh, ends, laid)
        return doubles, fresh

    def _still_open(
        self, doubles: tuple[int, ...], fresh: int, ends: tuple[int, ...], laid: int
    ) -> tuple[tuple[int, ...], int]:
        """MT-10: doubles without those that no tile can cover any more."""
        with_end, old = self.tiles.with_end, len(doubles) - fresh
        kept = tuple([spot for spot in doubles if with_end[ends[spot]] & ~laid])
        if len(kept) == len(doubles):
            return doubles, fresh
        return kept, sum(1 for spot in doubles[old:] if spot in kept)

    def _after_draw(self, p: Position, tile: int) -> Position:
        hands, hidden, seat = p.hands, p.hidden, p.turn
        if hidden[seat]:
            hidden = exclude(hidden, seat, self._denied(p))
        hands, hidden = give(hands, hidden, seat, tile)
        new = p.copy()
        new.stage = DREW if p.stage == TURN else FOLLOW_DREW
        new.hands = hands
        new.hidden = hidden
        new.yard -= 1
        new.idle = 0
        new.memo = -1
        return new

    def _after_done(self, p: Position) -> Position:
        seat, markers, hidden = p.turn, p.markers, p.hidden
        ends_first_train = p.stage == MORE and not p.fresh
        if not ends_first_train:
            if self.holds("MT-4"):
                markers |= 1 << seat
            if hidden[seat]:
                hidden = exclude(hidden, seat, self._denied(p))
        idle = 0
        if not p.yard and not ends_first_train:
            # A marker that goes up, or a tile drawn, may let others play: the count begins with this turn.
            stirred = markers != p.markers or p.stage in (DREW, FOLLOW_DREW)
            idle = 1 if stirred else p.idle + 1
        blocked = idle >= self.seats and self.holds("C-4")
        new = p.copy()
        new.turn = (seat + 1) % self.seats
        new.stage = OVER if blocked else TURN
        new.markers = markers
        new.hidden = hidden
        new.fresh = 0
        new.idle = idle
        new.memo = p.memo if ends_first_train else -1
        return new

    def _denied(self, position: Position) -> int:
        """The tiles that the player says he does not hold when he draws or passes."""
        fitting = self.fits(position, self.reach(position))
        if position.fresh == 1:
            fitting &= ~self.tiles.doubles
        return fitting if all(position.ends[spot] >= 0 for spot in self.reach(position)) else 0

    # -- the match -------------------------------------------------------------------------------------------

    def rounds(self) -> int:
        """One round a double of the set (MT-2), or fewer (C-9)."""
        every = self.switches.set + 1
        return min(self.switches.rounds or every, every) if self.holds("C-9") else every

    def next_round(self, results: Sequence[RoundResult], first_leader: int) -> Round:
        """MT-2: the next lower double; MT-3: one seat clockwise, or the last winner."""
        played = len(results)
        engine = self.switches.set - played if self.holds("MT-2") else self.switches.set
        leader = (first_leader + played) % self.seats if self.holds("MT-3") else first_leader
        if self.switches.last_winner_leads and self.holds("MT-3"):
            winners = [result.winner for result in results if result.winner >= 0]
            leader = winners[-1] if winners else first_leader
        return Round(played, engine, leader)

    def points(self, position: Position, pips: Mapping[int, int]) -> tuple[int, ...]:
        """MT-13: the pips left in hand, 0-0 as agreed."""
        blank = 1 << self.tiles.double[0]
        extra = self.switches.double_blank if self.holds("MT-13") else 0
        return tuple(
            pips[seat] if seat in pips else pips_in(hand, self.tiles) + (extra if hand & blank else 0)
            for seat, hand in enumerate(position.hands)
        )

    def leaders(self, results: Sequence[RoundResult]) -> tuple[int, ...]:
        """MT-13: the lowest total; ties by rounds won (C-7)."""
        return best(results, self.seats, min if self.holds("MT-13") else max, self.holds("C-7"))

    def tiles_left(self, position: Position, number: int) -> list[int]:
        """The tiles with `number` that are not on the table: those that could cover its double."""
        return tiles_in(self.tiles.with_end[number] & ~position.laid)
