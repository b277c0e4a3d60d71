"""The house rules of Mexican Train: each a name, its clause and, as parts, what it changes in a round.

A part is a function for one step of the rules; the steps are in `round_rules` and `mexican_train`, which know no option
by its name there. What concerns the set-up and the match is asked for by name (`Game.chosen`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from roundhouse.games.core.options import Options, choice, number, switch
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.core.state_fields import FieldKind, StateField
from roundhouse.games.core.words import BITS
from roundhouse.games.rules.round_rules import Obligation

if TYPE_CHECKING:
    from roundhouse.games.core.words import Word

HAD_TURN: Final = StateField("had_turn", FieldKind.SEATS, 4, 12)
"""The seats that have had their first turn of the round, where an option asks for that (MT-5, MT-6)."""


def remember_turn(p: Position, seat: Word) -> bool:
    """Remember the first turn of this seat; whether it was the first."""
    had: Word = HAD_TURN.get(p.extra_state)
    p.extra_state = HAD_TURN.put(p.extra_state, had | BITS[seat])
    return not had >> seat & 1


def own_train_first(p: Position) -> Word:
    """MT-6: the Mexican Train waits for the player's own."""
    return _mexican_not_begun(p) if own_train_only(p) else 0


def own_train_only(p: Position) -> Word:
    """MT-6: all trains wait for the player's own."""
    own: Word = BITS[p.turn]
    return 0 if p.begun & own else ~own


def first_turns_first(p: Position) -> Word:
    """MT-6: the Mexican Train waits until everybody has had a first turn."""
    had: int = HAD_TURN.get(p.extra_state)
    return _mexican_not_begun(p) if had.bit_count() < p.game.seats else 0


def two_trains_first(p: Position) -> Word:
    """MT-6: the Mexican Train waits for two of the players' trains."""
    begun = sum([p.begun >> train & 1 for train in range(p.game.seats)])
    return _mexican_not_begun(p) if begun < 2 else 0


def _mexican_not_begun(p: Position) -> Word:
    """The spot (bits) of a Mexican Train that is not begun."""
    return BITS[p.game.seats] & ~p.begun


def marked_trains(p: Position) -> Word:
    """C-6: trains that are not begun, with their markers up."""
    return p.markers & ~p.begun


def whole_train(_position: Position) -> bool:
    return True


def whole_turn(p: Position) -> bool:
    """MT-5: only in the player's first turn."""
    return not HAD_TURN.get(p.extra_state) >> p.turn & 1


def follow_on_double(p: Position) -> Obligation | None:
    return Obligation(p.doubles[-1:], "MT-8", "on_double") if p.doubles_this_turn == 1 else None


def cover_last_double(p: Position) -> Obligation | None:
    """MT-11: what is drawn for a double that was the last tile goes on it only."""
    drawn = p.stage == Stage.FOLLOW_DREW and p.doubles_this_turn == 1 and p.count(p.turn) == 1
    return Obligation(p.doubles[-1:], "MT-11", "cover_last") if drawn else None


def can_draw(p: Position) -> bool:
    return p.boneyard > 0


@dataclass(frozen=True)
class MexicanSwitches(Options):
    """The switches of Mexican Train that do not depend on its set; each names its clause."""

    last_winner_leads: bool = switch("MT-3")
    whole_first_train: bool = switch("MT-5", goes_on=whole_train)
    own_train_first: bool = switch("MT-6", bars=own_train_first)
    follow_on_double: bool = switch("MT-8", obliges=follow_on_double)
    one_double: bool = switch("MT-8", contradicts="follow_on_double")
    """On the double itself no second double fits."""
    close_dead_doubles: bool = switch("MT-10", default=True)
    cover_last_double: bool = switch("MT-11", obliges=cover_last_double, keeps_in=can_draw)
    missed_call: bool = switch("MT-12")
    double_blank: int = choice(0, "MT-13", 10, 25, 50)


@dataclass(frozen=True)
class MexicanTrainOptions(MexicanSwitches):
    """All switches of Mexican Train."""

    set: int = choice(12, "MT-1", 6, 9, 15, 18)
    older_deal: bool = switch("MT-1", contradicts="deal")
    engine_from: str = choice("set", "MT-2", "hand", "found", contradicts="last_winner_leads")
    """Where the engine comes from, as in `EngineFrom`."""
    first_engine: int | None = number("MT-2", contradicts="engine_from=found")
    engines_upward: bool = switch("MT-2", contradicts="engine_from=found")
    engines_again: bool = switch("MT-2", contradicts="engine_from=found")
    next_leads: bool = switch("MT-3", contradicts="engine_from=set")
    counter_clockwise: bool = switch("MT-3")
    whole_first_turn: bool = switch("MT-5", contradicts="whole_first_train", goes_on=whole_turn, remembers=HAD_TURN)
    own_train_only: bool = switch("MT-6", bars=own_train_only)
    first_turns_first: bool = switch("MT-6", contradicts="own_train_first", bars=first_turns_first, remembers=HAD_TURN)
    two_trains_first: bool = switch("MT-6", contradicts="own_train_first", bars=two_trains_first)
    others_begin: bool = switch("C-6", opens=marked_trains)
    newest_double_first: bool = switch("MT-9")
    shared_win: bool = switch("C-7")
