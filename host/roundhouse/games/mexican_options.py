"""The house rules of Mexican Train: each a name, its clause and, as parts, what it changes in a round.

A part is a function for one step of the rules; the steps are in `legal_moves` and `mexican_train`. An option without a
part is asked for by name (`Game.chosen`): for the set-up, the match and the score, and where the game itself has the
choice: whether dead doubles close, a second double may follow, and which open double comes first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from roundhouse.catalogs import Message
from roundhouse.dominoes import tiles_in
from roundhouse.games.core.notation import seat_name
from roundhouse.games.core.options import Options, choice, number, switch
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.core.state_fields import FieldKind, StateField
from roundhouse.games.core.words import BITS
from roundhouse.games.rules.last_tile import LAST_TILE, owe_call
from roundhouse.games.rules.legal_moves import AFTER_DRAW, LegalMoves, Obligation
from roundhouse.games.rules.results import RoundResult, totals
from roundhouse.games.rules.turns import close_double

if TYPE_CHECKING:
    from roundhouse.games.core.moves import Play
    from roundhouse.games.core.words import Word

HAD_TURN: Final = StateField("had_turn", FieldKind.SEATS, 4, 12)
"""The seats that have had their first turn of the round, where an option asks for that (C-3, MT-5, MT-6, MT-8)."""
FIRST_OUT: Final = StateField("first_out", FieldKind.SEAT, 16, 4)
"""The seat that was out first, where the others go on (C-3)."""
WAITING: Final = StateField("waiting", FieldKind.TRAINS, 20, 12)
"""The trains whose last tile is a double of a first turn, which waits to be covered (MT-8)."""
DREW_TWICE: Final = StateField("drew_twice", FieldKind.NUMBER, 32, 1, of_turn=True)
"""1 once the player in turn has drawn a second tile for this play (MT-4)."""
DREW_FOR_TRAIN: Final = StateField("drew_for_train", FieldKind.NUMBER, 33, 1, of_turn=True)
"""1 once the player in turn has drawn for the first train that began in this turn (MT-5)."""
FINED: Final = StateField("fined", FieldKind.SEATS, 43, 12)
"""The seats that have missed the call of a last tile in this round, where that costs points (MT-12)."""


def lowest_total(results: Sequence[RoundResult], seats: int) -> tuple[int, str]:
    """MT-3: the seat with the lowest total leads, for the reason that is said."""
    points = totals(results, seats)
    return points.index(min(points)), "lowest"


def last_winner(results: Sequence[RoundResult], _seats: int) -> tuple[int, str]:
    """MT-3: the winner of the last round that somebody won; by lot (-1) before there is one."""
    winners = [result.winner for result in results if result.winner >= 0]
    return (winners[-1], "winner") if winners else (-1, "lot")


def always(_position: Position) -> bool:
    return True


def remember_turn(p: Position) -> bool:
    """Remember the first turn of the player in turn; whether that opens a train (MT-6)."""
    had: Word = HAD_TURN.get(p.extra_state)
    if had >> p.turn & 1:
        return False
    game = p.game
    assert isinstance(game, LegalMoves)
    barred = game.barred(p)
    p.extra_state = HAD_TURN.put(p.extra_state, had | BITS[p.turn])
    return bool(barred != game.barred(p))


def all_had_turn(p: Position) -> bool:
    had: int = HAD_TURN.get(p.extra_state)
    return had.bit_count() == p.game.seats


# -- drawing (MT-4) ---------------------------------------------------------------------------------------------------


def never(_position: Position) -> bool:
    return False


def drew_twice(p: Position) -> bool:
    return DREW_TWICE.get(p.extra_state) > 0


def count_draw(p: Position) -> None:
    """Note a draw for a play for which a tile was drawn before."""
    if p.stage in AFTER_DRAW:
        p.extra_state = DREW_TWICE.put(p.extra_state, 1)


def forget_draws(p: Position, _play: Play | None = None) -> bool:
    p.extra_state = DREW_TWICE.put(p.extra_state, 0)
    return False


# -- where a tile goes (MT-6, C-6) ------------------------------------------------------------------------------------


def own_train_first(p: Position) -> Word:
    """MT-6: the Mexican Train waits for the player's own."""
    return _mexican_not_begun(p) if own_train_only(p) else 0


def own_train_only(p: Position) -> Word:
    """MT-6: all trains wait for the player's own."""
    own: Word = BITS[p.turn]
    return 0 if p.begun & own else ~own


def first_turns_first(p: Position) -> Word:
    """MT-6: the Mexican Train waits until everybody has had a first turn."""
    return 0 if all_had_turn(p) else _mexican_not_begun(p)


def two_trains_first(p: Position) -> Word:
    """MT-6: the Mexican Train waits for two of the players' trains."""
    return _mexican_not_begun(p) if _trains_begun(p) < 2 else 0


def all_trains_first(p: Position) -> Word:
    """MT-6: the Mexican Train waits for all trains of the players."""
    return _mexican_not_begun(p) if _trains_begun(p) < p.game.seats else 0


def _trains_begun(p: Position) -> int:
    return sum([p.begun >> train & 1 for train in range(p.game.seats)])


def _mexican_not_begun(p: Position) -> Word:
    """The spot (bits) of a Mexican Train that is not begun."""
    return BITS[p.game.seats] & ~p.begun


def marked_trains(p: Position) -> Word:
    """C-6: trains that are not begun, with their markers up."""
    return p.markers & ~p.begun


def blank_fits(end: int) -> int:
    """C-2: the ends (bits) that may lie against an open `end`: a blank lies against any, and any against a blank."""
    return 1 << end | 1 if end else -1


# -- first trains and doubles (MT-5, MT-8, MT-9, MT-10, MT-11) --------------------------------------------------------


def whole_turn(p: Position) -> bool:
    """MT-5: only in the player's first turn."""
    return not HAD_TURN.get(p.extra_state) >> p.turn & 1


def may_draw_for_train(p: Position) -> bool:
    """MT-5: once, while the first train grows."""
    return p.stage == Stage.MAY_CONTINUE and not (p.game.must_play_again(p) or DREW_FOR_TRAIN.get(p.extra_state))


def note_draw_for_train(p: Position) -> None:
    """Note a draw for the first train."""
    if may_draw_for_train(p):
        p.extra_state = DREW_FOR_TRAIN.put(p.extra_state, 1)


def end_first_train(p: Position) -> bool:
    p.extra_state = DREW_FOR_TRAIN.put(p.extra_state, 0)
    return False


def follow_on_double(p: Position) -> Obligation | None:
    return Obligation(p.doubles[-1:], "MT-8", "on_double") if p.doubles_this_turn == 1 else None


def cover_last_double(p: Position) -> Obligation | None:
    """MT-11: what is drawn for a double that was the last tile goes on it only."""
    drawn = p.stage == Stage.FOLLOW_UP_DREW and p.doubles_this_turn == 1 and p.count(p.turn) == 1
    return Obligation(p.doubles[-1:], "MT-11", "cover_last") if drawn else None


def can_draw(p: Position) -> bool:
    return p.game.can_draw(p)


def may_cover(p: Position) -> Obligation | None:
    """MT-8: only the double takes the next tile, and it need not be laid."""
    return Obligation(p.doubles[-1:], "MT-8", "may_cover") if p.doubles_this_turn else None


def one_double(p: Position) -> bool:
    """MT-8: no second double in a turn, also not on the first one once that is closed."""
    return p.doubles_this_turn > 0


def cover_oldest(p: Position) -> Obligation:
    """MT-9: of the doubles of earlier turns the one laid first; what this turn has laid may be covered as well."""
    owed = len(p.doubles) - p.doubles_this_turn
    return Obligation(p.doubles[:1] + p.doubles[owed:], "MT-9", "cover", "later_double")


def cover_newest(p: Position) -> Obligation:
    """MT-9: the one laid last."""
    return Obligation(p.doubles[len(p.doubles) - p.doubles_this_turn - 1 :], "MT-9", "cover")


def free_doubles(p: Position) -> bool:
    """MT-9: no double binds anybody after its turn; whether one did."""
    bound = bool(p.doubles)
    p.doubles = ()
    return bound


def leave_doubles(p: Position) -> bool:
    """MT-9: the doubles that were open before this turn bind nobody after it; whether there were any."""
    before = len(p.doubles) - p.doubles_this_turn
    p.doubles = p.doubles[before:]
    return before > 0


def let_wait(p: Position, play: Play) -> None:
    """MT-8: a double on the player's own train waits, in a first turn, until everybody has had one."""
    waiting: Word = WAITING.get(p.extra_state) & ~BITS[play.spot]
    if play.double and play.spot == p.turn and play.spot in p.doubles and whole_turn(p):
        close_double(p, play.spot)
        waiting |= BITS[play.spot]
    p.extra_state = WAITING.put(p.extra_state, waiting)


def open_waiting(p: Position) -> bool:
    """MT-8: once everybody has had a first turn, the doubles that waited are open; whether that was now."""
    remember_turn(p)
    waiting: Word = WAITING.get(p.extra_state)
    if not (waiting and all_had_turn(p)):
        return False
    p.doubles = (*[train for train in range(p.game.seats) if waiting >> train & 1], *p.doubles)
    p.extra_state = WAITING.put(p.extra_state, 0)
    return True


def waiting_fault(p: Position) -> Message | None:
    """A double that waits lies on a train that has begun, and is not open."""
    waiting: Word = WAITING.get(p.extra_state)
    wrong = bool(waiting & ~p.begun) or any(waiting >> spot & 1 for spot in p.doubles)
    return Message("positions/waiting-doubles") if wrong else None


# -- markers (MT-4, MT-7) ---------------------------------------------------------------------------------------------


def may_mark(p: Position) -> bool:
    """MT-4: the marker is down, so that its owner may put it up before the turn ends."""
    return not p.markers >> p.turn & 1


def mark_visitor(p: Position, play: Play) -> None:
    """A player who plays elsewhere puts the marker up, unless a double of this turn lies on their own train."""
    fresh = p.doubles[len(p.doubles) - p.doubles_this_turn :]
    if play.spot != p.turn and p.turn not in fresh:
        p.markers |= BITS[p.turn]


def lower_marker(p: Position, play: Play) -> None:
    p.markers &= ~BITS[play.spot]


# -- the end of a round (C-3, C-4): whether it is over as a turn begins ------------------------------------------------


def lap_over(p: Position) -> bool:
    """The player who was out first would be in turn."""
    return p.is_out(p.turn)


def out_after_first_turns(p: Position) -> bool:
    return FIRST_OUT.get(p.extra_state) >= 0 and (all_had_turn(p) or p.is_out(p.turn))


def first_out_fault(p: Position) -> Message | None:
    """The player who was out first has no tile."""
    first = FIRST_OUT.get(p.extra_state)
    holds = first >= p.game.seats or (first >= 0 and p.count(first) > 0)
    return Message("positions/first-out", name=seat_name(first)) if holds else None


def all_marked(p: Position) -> bool:
    return p.markers == BITS[p.game.seats] - 1


# -- the price of a missed call, and what a round scores (MT-12, MT-13) ------------------------------------------------


def note_fine(p: Position) -> None:
    """MT-12: points, once a round, and no tile."""
    seat = LAST_TILE.get(p.extra_state)
    fined: Word = FINED.get(p.extra_state)
    p.extra_state = FINED.put(p.extra_state, fined | BITS[seat])
    owe_call(p, -1)


def add_fines(p: Position, points: list[int], fine: int) -> None:
    for seat in tiles_in(FINED.get(p.extra_state)):
        points[seat] += fine


def subtract_bonus(p: Position, points: list[int], bonus: int) -> None:
    """MT-13: from the points of the player who is out."""
    if p.winner >= 0:
        points[p.winner] -= bonus


@dataclass(frozen=True)
class MexicanSwitches(Options):
    """The switches of Mexican Train that do not depend on its set; each names its clause."""

    last_winner_leads: bool = switch("MT-3", leads=last_winner)
    whole_first_train: bool = switch("MT-5", goes_on=always)
    own_train_first: bool = switch("MT-6", bars=own_train_first)
    own_train_only: bool = switch("MT-6", bars=own_train_only)
    others_begin: bool = switch("C-6", opens=marked_trains)
    anyone_lowers: bool = switch("MT-7", laid=lower_marker)
    follow_on_double: bool = switch("MT-8", obliges=follow_on_double)
    one_double: bool = switch("MT-8", contradicts="follow_on_double", keeps_back=one_double)
    """On the double itself no second double fits."""
    newest_double_first: bool = switch("MT-9", covers=cover_newest)
    close_dead_doubles: bool = switch("MT-10", default=True, closes=always)
    cover_last_double: bool = switch("MT-11", obliges=cover_last_double, keeps_in=can_draw)
    missed_call: bool = switch("MT-12")
    missed_call_tiles: int = choice(1, "MT-12", 2)
    missed_call_points: int = choice(
        0, "MT-12", 10, 25, contradicts="missed_call_tiles", claimed=note_fine, scored=add_fines
    )
    limit: int = choice(0, "C-9", 100, 200, 300, 500, contradicts="engine_from=found")
    last_below: bool = switch("C-9")
    double_blank: int = choice(0, "MT-13", 10, 25, 50)
    out_bonus: int = choice(0, "MT-13", 10, 25, 50, scored=subtract_bonus)


@dataclass(frozen=True)
class MexicanTrainOptions(MexicanSwitches):
    """All switches of Mexican Train."""

    set: int = choice(12, "MT-1", 6, 9, 15, 18)
    older_deal: bool = switch("MT-1", contradicts="deal")
    engine_from: str = choice("set", "MT-2", "hand", "lower", "found", contradicts="last_winner_leads")
    """The source of the engine, as in `EngineFrom`."""
    first_engine: int | None = number("MT-2", contradicts="engine_from=found")
    engines_upward: bool = switch("MT-2", contradicts="engine_from=lower engine_from=found")
    engines_again: bool = switch("MT-2", contradicts="engine_from=found")
    hunt_in_turn: bool = switch("C-10", contradicts="engine_from=set", hunts_in_turn=always)
    next_leads: bool = switch("MT-3", contradicts="engine_from=set")
    lowest_leads: bool = switch(
        "MT-3",
        contradicts="last_winner_leads engine_from=hand engine_from=lower engine_from=found",
        leads=lowest_total,
    )
    counter_clockwise: bool = switch("MT-3")
    draw_until: bool = switch("MT-4", spent=never)
    draw_two: bool = switch(
        "MT-4", contradicts="draw_until", spent=drew_twice, drawn=count_draw, laid=forget_draws, turn_ends=forget_draws
    )
    no_draw: bool = switch("MT-4", contradicts="draw_until draw_two", spent=always, keeps_boneyard=always)
    whole_first_turn: bool = switch(
        "MT-5", contradicts="whole_first_train", goes_on=whole_turn, turn_ends=remember_turn
    )
    draw_for_train: bool = switch(
        "MT-5",
        contradicts="no_draw",
        draws_on=may_draw_for_train,
        drawn=note_draw_for_train,
        turn_ends=end_first_train,
    )
    first_turns_first: bool = switch(
        "MT-6", contradicts="own_train_first", bars=first_turns_first, turn_ends=remember_turn
    )
    two_trains_first: bool = switch("MT-6", contradicts="own_train_first", bars=two_trains_first)
    all_trains_first: bool = switch("MT-6", contradicts="own_train_first two_trains_first", bars=all_trains_first)
    wild_blank: bool = switch("C-2", fits=blank_fits)
    marker_by_choice: bool = switch("MT-4", contradicts="visitors_mark", marks=may_mark)
    visitors_mark: bool = switch("MT-7", laid=mark_visitor)
    double_keeps_marker: bool = switch("MT-7", contradicts="anyone_lowers", keeps_marker=always)
    may_cover: bool = switch("MT-8", contradicts="follow_on_double cover_last_double", obliges=may_cover, leaves=always)
    next_covers: bool = switch("MT-9", turn_ends=leave_doubles)
    nobody_covers: bool = switch(
        "MT-9", contradicts="newest_double_first next_covers first_doubles_wait", turn_ends=free_doubles
    )
    # Parts run in this order: a double that has waited is open only after the turn has freed those before it.
    first_doubles_wait: bool = switch("MT-8", laid=let_wait, turn_ends=open_waiting, fault=waiting_fault)
    others_finish: bool = switch("C-3", plays_on=always, ends=lap_over, fault=first_out_fault)
    first_turns_count: bool = switch(
        "C-3",
        contradicts="others_finish",
        plays_on=always,
        ends=out_after_first_turns,
        turn_ends=remember_turn,
        fault=first_out_fault,
    )
    all_marked_end: bool = switch("C-4", ends=all_marked)
