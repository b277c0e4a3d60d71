"""An independent model of Mexican Train, written from RULES.md to compare with, and tables under any options."""

from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import strategies as st
from tests.games.reference_rules.visible import VisiblePosition

from roundhouse.dominoes import tiles_in
from roundhouse.games import Game, MexicanTrain
from roundhouse.games.core.moves import Announce, Claim, Done, Draw, LayEngine, Marker, Move, Play
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.match import Match
from roundhouse.games.mexican_options import DREW_FOR_TRAIN, DREW_TWICE, FINED, HAD_TURN, MexicanTrainOptions


@st.composite
def switches(draw: st.DrawFn) -> dict[str, Any]:
    """The house rules of Mexican Train that go with every set and number of players."""
    names = (
        "last_winner_leads",
        "whole_first_train",
        "own_train_first",
        "close_dead_doubles",
        "cover_last_double",
        "missed_call",
        "own_train_only",
        "others_begin",
        "anyone_lowers",
        "newest_double_first",
    )
    tie = draw(st.sampled_from(["", "shared_win", "last_round_decides"]))
    doubles = draw(st.sampled_from([(), (), ("one_double",), ("follow_on_double",)]))
    return {
        "double_blank": draw(st.sampled_from([0, 10, 25, 50])),
        "out_bonus": draw(st.sampled_from([0, 10, 25, 50])),
        **draw(st.sampled_from([{}, {"missed_call_tiles": 2}, {"missed_call_points": 10}])),
        **({tie: True} if tie else {}),
        **{name: draw(st.booleans()) for name in names},
        **dict.fromkeys(doubles, True),
    }


@st.composite
def own_switches(draw: st.DrawFn) -> dict[str, Any]:
    """The house rules of Mexican Train that go together, with which Super Train is not played."""
    chosen = draw(switches())
    mexican = (
        "counter_clockwise",
        "all_marked_end",
        "wild_blank",
    )
    chosen |= {name: draw(st.booleans()) for name in mexican}
    either = [("", "draw_until", "draw_two", "no_draw"), ("", "others_finish", "first_turns_count")]
    either.append(("", "visitors_mark", "marker_by_choice"))
    chosen |= {name: True for names in either if (name := draw(st.sampled_from(names)))}
    binding = {name: draw(st.booleans()) for name in ("next_covers", "first_doubles_wait")}
    nobody = not chosen["newest_double_first"] and draw(st.integers(0, 3)) == 0
    chosen |= {"nobody_covers": True} if nobody else binding
    if not (chosen.get("follow_on_double") or chosen["cover_last_double"]):
        chosen["may_cover"] = draw(st.booleans())
    chosen["engine_from"] = source = draw(st.sampled_from(["set", "set", "hand", "lower", "found"]))
    if source == "set":
        chosen |= draw(st.sampled_from([{}, {"engines_upward": True}, {"first_engine": 4}]))
        chosen |= {} if chosen["last_winner_leads"] else {"lowest_leads": draw(st.booleans())}
    else:
        chosen |= {"last_winner_leads": False, "next_leads": draw(st.booleans()), "hunt_in_turn": draw(st.booleans())}
    chosen["draw_for_train"] = not chosen.get("no_draw") and draw(st.booleans())
    chosen["double_keeps_marker"] = not chosen["anyone_lowers"] and draw(st.booleans())
    if not chosen["whole_first_train"]:
        chosen["whole_first_turn"] = draw(st.booleans())
    if not chosen["own_train_first"]:
        chosen["first_turns_first"] = draw(st.booleans())
        waits = draw(st.sampled_from(["", "two_trains_first", "all_trains_first"]))
        chosen |= {waits: True} if waits else {}
    return chosen


@st.composite
def tables(draw: st.DrawFn, sets: tuple[int, ...] = (6, 9, 12)) -> MexicanTrain:
    """Mexican Train under any options that fit together."""
    number = draw(st.sampled_from(sets))
    seats = draw(st.integers(2, 8 if number > 6 else 5))
    older = number == 12 and seats >= 5 and draw(st.booleans())
    most = ((number + 1) * (number + 2) // 2 - 1) // seats
    rounds, chosen = draw(st.none() | st.integers(1, 3)), draw(own_switches())
    if rounds and chosen["engine_from"] != "found":
        chosen |= {"limit": draw(st.sampled_from([0, 100, 200])), "last_below": draw(st.booleans())}
    return MexicanTrain(
        seats,
        MexicanTrainOptions(
            set=number,
            deal=None if older else draw(st.none() | st.integers(1, min(most, 12))),
            rounds=rounds,
            older_deal=older,
            **chosen,
        ),
    )


small = tables(sets=(6, 9))


def forbidding(position: Position) -> Callable[[Move], Iterator[str]]:
    """The clauses that forbid a move of the player whose turn it is."""
    assert isinstance(position.game, MexicanTrain)
    return MexicanTrainModel(position, position.game).forbidding


def points(position: Position) -> tuple[int, ...]:
    """MT-13."""
    game = position.game
    assert isinstance(game, MexicanTrain)
    blank, extra, ends = game.tiles.tile(0, 0), game.chosen("double_blank"), game.tiles.ends
    left = tuple(
        sum(sum(ends[tile]) + (extra if tile == blank else 0) for tile in tiles_in(hand)) for hand in position.hands
    )
    winner, options = position.winner, game.options
    assert winner < 0 or left[winner] == 0
    markers_up = getattr(options, "all_marked_end", False) and position.markers == (1 << game.seats) - 1
    assert winner >= 0 or position.boneyard == 0 or getattr(options, "no_draw", False) or markers_up
    return with_prices(position, left)


def with_prices(position: Position, left: tuple[int, ...]) -> tuple[int, ...]:
    """MT-12, MT-13: the bonus of the player who is out, and a missed call that costs points."""
    game = position.game
    assert isinstance(game, Game)
    bonus, price = game.chosen("out_bonus"), game.chosen("missed_call_points")
    fined = FINED.get(position.extra_state)
    return tuple(
        points - bonus * (seat == position.winner) + price * (fined >> seat & 1) for seat, points in enumerate(left)
    )


def check_match(match: Match) -> int:
    """The rounds of a match that was played to its end (MT-2); the best total."""
    game = match.game
    options: Any = game.options
    first = options.first_engine or options.set
    rounds = options.rounds or (options.set if options.engines_upward else first) + 1
    engines = [result.round.engine for result in match.results]
    limit = getattr(options, "limit", 0)
    if limit:
        reached = sum(total >= limit for total in match.totals)
        enough = reached >= (len(match.totals) - 1 if options.last_below else 1)
        assert len(engines) <= rounds
        assert enough or len(engines) == rounds
    else:
        assert len(engines) == rounds
    tiles = options.set + 1
    usual = [n % tiles if options.engines_upward else (first - n) % tiles for n in range(len(engines))]
    if options.engine_from == "found":
        assert len(set(engines)) == rounds
    elif options.engine_from == "lower":
        assert all(0 <= engine <= highest for engine, highest in zip(engines, usual, strict=True))
    else:
        assert engines == usual
    return min(match.totals)


def most_moves(game: Game) -> int:
    """The number of moves that a round can have.

    With T tiles and S seats: no more than T plays and T draws. A turn ends by Done only after a play or a draw of its
    own, except when there is nothing to draw: then at most S such turns come between two changes, and what changes is a
    play (at most T times) or a marker that goes up (once for each seat and play). Each play can be announced once and
    claimed once, which makes a penalty, one more of the T draws.
    """
    tiles, seats = game.tiles.size, game.seats
    done = 2 * tiles + 2 * (tiles + 1) * seats
    return tiles + tiles + done + 2 * tiles


class MexicanTrainModel(VisiblePosition):
    """MT."""

    def __init__(self, position: Position, game: MexicanTrain) -> None:
        super().__init__(position)
        self.o: Any = game.options
        self.mexican = game.seats
        self.doubles_this_turn = position.doubles[len(position.doubles) - position.doubles_this_turn :]
        self.older = position.doubles[: len(position.doubles) - position.doubles_this_turn]
        drew = position.stage in (Stage.DREW, Stage.FOLLOW_UP_DREW)
        twice = bool(DREW_TWICE.get(position.extra_state))
        self.drew = self.has("no_draw") or (drew and not self.has("draw_until") and (twice or not self.has("draw_two")))
        self.had_turn = HAD_TURN.get(position.extra_state)
        self.first_train = position.stage == Stage.MAY_CONTINUE and not self.doubles_this_turn
        self.drew_for_train = bool(DREW_FOR_TRAIN.get(position.extra_state))
        self.leaves_double = self.has("may_cover") and bool(self.doubles_this_turn)

    def forbidding(self, move: Move) -> Iterator[str]:
        if self.p.stage == Stage.PENALTY:
            # The penalty is drawn first, and it is too late to announce.
            yield "MT-12"
            return
        if self.p.stage == Stage.ENGINE or isinstance(move, LayEngine):
            yield from self.of_engine(move)
            return
        if isinstance(move, Announce | Claim):
            if self.p.game.unannounced(self.p) != move.seat or (isinstance(move, Claim) and self.p.stage != Stage.TURN):
                yield "MT-12"
            return
        match move:
            case Play():
                yield from self.of_play(move)
            case Marker(seat, up):
                if not (up and self.has("marker_by_choice")):
                    yield "MT-7"
                    return
                if seat != self.seat or self.p.markers >> seat & 1:
                    yield "MT-4"
                yield from self.forbidding(Done())
            case Draw():
                yield from self.of_waiting()
                if self.first_train and (self.drew_for_train or not self.has("draw_for_train")):
                    yield "MT-5"
                if self.leaves_double:
                    yield "MT-8"
                if self.drew:
                    yield "MT-4"
                if not self.p.boneyard:
                    yield "C-5"
            case Done() if not (self.first_train or self.leaves_double):
                yield from self.of_waiting()
                if self.p.boneyard and not self.drew:
                    yield self.duty()

    def of_engine(self, move: Move) -> Iterator[str]:
        """An engine from a hand comes before all else: the one named, or the highest that was none yet."""
        doubles = self.p.game.tiles.double
        wanted = {double for number, double in enumerate(doubles) if not self.p.round.used >> number & 1}
        source = getattr(self.o, "engine_from", "set")
        if source == "hand":
            wanted = {doubles[self.p.round.engine]}
        elif source == "lower":
            first = self.o.first_engine or self.o.set
            wanted = set(doubles[: (first - self.p.round.number) % (self.o.set + 1) + 1])
        if self.p.stage != Stage.ENGINE or not isinstance(move, LayEngine) or move.tile not in wanted:
            yield "MT-2"
        if isinstance(move, Marker):
            yield "MT-7"
        if isinstance(move, LayEngine):
            if any(double > move.tile for hand in self.held for double in hand & wanted):
                yield "MT-2"
            if not self.may_hold(move.tile):
                yield "C-1"

    def duty(self) -> str:
        """The clause by which a tile is owed: to follow up, to cover, or to play."""
        return "MT-8" if self.doubles_this_turn else "MT-9" if self.older else "MT-4"

    def of_waiting(self) -> Iterator[str]:
        """A player who can play must; an end that nobody saw binds nobody."""
        if not (self.first_train or self.leaves_double) and any(
            not set(self.of_play(play)) and not self.second_double_forbidden(play, sure=True)
            for play in self.sure_plays()
        ):
            yield self.duty()

    def sure_plays(self) -> Iterator[Play]:
        for tile in self.known:
            for spot in range(self.mexican + 1):
                if self.p.ends[spot] >= 0:
                    yield from (self.p.game.play_of(tile, spot, end) for end in set(self.ends_of[tile]))

    def of_play(self, play: Play) -> Iterator[str]:
        if not self.may_hold(play.tile):
            yield "C-1"
        yield from self.of_place(play.spot, self.goes_anywhere(play.tile))
        yield from self.of_fit(play)
        if self.second_double_forbidden(play):
            yield "MT-8"

    def goes_anywhere(self, tile: int) -> bool:
        """No tile of this game may lie on a closed train."""
        del tile
        return False

    def of_fit(self, play: Play) -> Iterator[str]:
        """The differences."""
        spot, end = play.spot, self.p.ends[play.spot]
        if end >= 0 and play.joined != end and not (self.has("wild_blank") and 0 in (end, play.joined)):
            yield "C-2" if self.begun(spot) else "MT-6" if spot == self.mexican else "MT-5"
        if end < 0 and spot in self.p.doubles and len(set(self.ends_of[play.tile])) == 1:
            # Whatever double lies there is the only one of its number.
            yield "C-2"
        elif end >= 0 and spot in self.p.doubles and len(set(self.ends_of[play.tile])) == 1 and self.has("wild_blank"):
            yield "C-2"

    def of_place(self, spot: int, anywhere: bool) -> Iterator[str]:
        """The reasons against a train where the player may lay a tile at all."""
        if len(self.doubles_this_turn) >= 2 and spot not in self.doubles_this_turn:
            yield "MT-8"
        if len(self.doubles_this_turn) == 1 and spot not in self.doubles_this_turn:
            if self.o.follow_on_double or self.has("may_cover"):
                yield "MT-8"
            if self.o.cover_last_double and self.p.stage == Stage.FOLLOW_UP_DREW and self.p.count(self.seat) == 1:
                yield "MT-11"
        if self.first_train and spot != self.seat:
            yield "MT-5"
        if spot in self.doubles_this_turn:
            return
        if self.older:
            if spot != self.older[-1 if self.has("newest_double_first") else 0]:
                yield "MT-9"
            return
        if self.has("own_train_only") and spot != self.seat and not self.begun(self.seat):
            yield "MT-6"
        if spot == self.mexican:
            if not self.begun(spot) and self.mexican_waits():
                yield "MT-6"
        elif spot != self.seat:
            if not self.begun(spot) and not (self.has("others_begin") and self.p.markers >> spot & 1):
                yield "C-6"
            if not self.p.markers >> spot & 1 and not anywhere:
                yield "MT-7"

    def bears(self, tile: int, number: int) -> bool:
        """The tile fits on this number; on an open double of it no other double does."""
        if not self.has("wild_blank"):
            return super().bears(tile, number)
        low, high = self.ends_of[tile]
        return low != high and (number == 0 or 0 in (low, high) or number in (low, high))

    def has(self, option: str) -> bool:
        """An option that Super Train may not have."""
        return bool(getattr(self.o, option, False))

    def mexican_waits(self) -> bool:
        """The Mexican Train, which is not begun, has to wait."""
        seats = range(self.p.game.seats)
        return (
            (self.o.own_train_first and not self.begun(self.seat))
            or (self.has("first_turns_first") and not all(self.had_turn >> seat & 1 for seat in seats))
            or (self.has("two_trains_first") and sum(map(self.begun, seats)) < 2)
            or (self.has("all_trains_first") and not all(map(self.begun, seats)))
        )

    def second_double_forbidden(self, play: Play, sure: bool = False) -> bool:
        """The player must hold a tile that follows it: a hidden one may, so that it is neither forbidden nor `sure`."""
        low, high = self.ends_of[play.tile]
        if len(self.doubles_this_turn) != 1 or low != high or play.spot in self.doubles_this_turn:
            return False
        if self.o.one_double:
            return True
        left = {tile for tile in self.unseen if self.bears(tile, low)} | {
            tile for hand in self.held for tile in hand if self.bears(tile, low)
        }
        if self.o.close_dead_doubles and not left - {play.tile}:
            return False
        if self.p.count(self.seat) == 1:
            return self.o.cover_last_double and self.p.boneyard > 0 and not self.has("no_draw")
        if self.hidden and not sure:
            return False
        rest = self.known - {play.tile}
        first = self.p.ends[self.doubles_this_turn[0]]
        if first < 0 and not sure and rest:
            return False
        return not any(self.bears(tile, low) or (first >= 0 and self.bears(tile, first)) for tile in rest)
