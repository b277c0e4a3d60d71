"""The groups of house rules by what a table asks: which rules belong to each, and in which order.

A game of another package may have options that no group names; they stand among the `FURTHER` ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

FURTHER: Final = "further"
# fmt: off
OPTION_GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "opening": (
        "engine_from", "first_engine", "engines_upward", "upward", "engines_again", "own_engines", "last_winner_leads",
        "hunt_in_turn", "next_leads", "lowest_leads", "counter_clockwise",
    ),
    "trains": (
        "whole_first_train", "whole_first_turn", "draw_for_train", "own_train_first", "own_train_only",
        "first_turns_first", "two_trains_first", "all_trains_first", "others_begin",
        "wild_blank", "mexican_train", "neighbor",
    ),
    "doubles": (
        "follow_on_double", "may_cover", "one_double", "first_doubles_wait", "newest_double_first", "next_covers",
        "nobody_covers", "suspend_plays", "close_dead_doubles",
    ),
    "drawing": (
        "must_play", "draw_instead", "visit_without_drawing", "draw_until", "draw_two", "no_draw", "marker_by_choice",
        "visitors_mark", "anyone_lowers", "double_keeps_marker",
    ),
    "going-out": (
        "missed_call", "missed_call_tiles", "missed_call_points", "announce_time", "cover_last_double",
        "follow_last_double", "others_finish", "first_turns_count", "all_marked_end",
    ),
    "scoring": ("double_blank", "out_bonus", "shared_win", "last_round_decides"),
    "sets": ("set", "deal", "older_deal", "rounds", "limit", "last_below", "teams", "two_or_three"),
    "table": ("undo", "turn_clock", "railroad_sounds"),
    FURTHER: (),
}
# fmt: on
_GROUPS: Final = {option: group for group, options in OPTION_GROUPS.items() for option in options}


def group_of(option: str) -> str:
    """The group of an option, or of what else a table agrees on.

    >>> group_of("one_double"), group_of("an option of another package")
    ('doubles', 'further')
    """
    return _GROUPS.get(option, FURTHER)


def grouped(options: Iterable[str]) -> dict[str, list[str]]:
    """These options by their groups, both in order; a group without any is left out.

    >>> grouped(["undo", "one_double", "follow_on_double"])
    {'doubles': ['follow_on_double', 'one_double'], 'table': ['undo']}
    """
    found = {group: [name for name in options if group_of(name) == group] for group in OPTION_GROUPS}
    for group, names in found.items():
        names.sort(key=OPTION_GROUPS[group].index if OPTION_GROUPS[group] else None)
    return {group: names for group, names in found.items() if names}
