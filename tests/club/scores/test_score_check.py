"""The points of a table, by the rules of its game: a count that no hand has is refused, a rare one asked about."""

from collections.abc import Sequence

import pytest

from roundhouse.catalogs import Message
from roundhouse.club.entries import Plan
from roundhouse.club.scores.score_check import DoubtfulScores, check_scores, goes_below_zero
from roundhouse.club.scores.score_trail import RefusedEntry

BONUS = Plan(rules={"out_bonus": "10"})
MEXICAN, BASIC, STATION = Plan(), Plan(game="basic-trains"), Plan(game="station")


def told(plan: Plan, points: Sequence[int], deals: int = 1) -> str:
    """The answer to these points: nothing, a doubt by its name, or the id of a refusal."""
    try:
        check_scores(plan, plan.tables_of, dict(zip("ABCD", points, strict=False)), deals)
    except DoubtfulScores as doubt:
        assert "{" not in str(doubt)
        why = doubt.message.facts["doubt"]
        assert isinstance(why, Message)
        return why.id.rpartition("-")[2]
    except RefusedEntry as refused:
        return refused.message.id
    return ""


@pytest.mark.parametrize(
    ("plan", "points", "deals", "said"),
    [
        (MEXICAN, (0, 15, 22, 31), 1, ""),
        (MEXICAN, (3, 15, 22, 31), 1, "nobody"),
        (MEXICAN, (3, 15, 22, 31), 2, ""),
        (MEXICAN, (0, 0, 22, 31), 1, "several"),
        (MEXICAN, (0, 0, 0, 0), 1, "nothing"),
        (MEXICAN, (0, -5, 22, 31), 1, "below"),
        (MEXICAN, (0, 15, 22, 99_999), 1, "club/no-such-count"),
        (MEXICAN, (0, 15, 22, 1055), 1, ""),  # all 91 tiles, which count 1092
        (MEXICAN, (0, 15, 22, 1056), 1, "club/hands-together"),
        (MEXICAN, (0, 15, 22, 1056), 2, ""),
        (Plan(rules={"set": "6"}), (0, 70, 60, 39), 1, "club/hands-together"),
        (MEXICAN, (0, 15, 22, 1093), 1, "club/no-such-count"),
        (MEXICAN, (0, 15, 22, 1093), 2, ""),
        (Plan(rules={"set": "6"}), (0, 15, 22, 169), 1, "club/no-such-count"),
        (Plan(game="private-trains"), (0, 15, 22, 50), 1, ""),
        (BONUS, (-10, 7, 1), 1, ""),
        (BONUS, (7, 1, -10), 1, ""),
        (BONUS, (-5, 0, 1), 1, "below"),
        (BONUS, (-10, -10, 1), 1, "below"),
        (BONUS, (-10, 0, 1, 0), 1, "several"),
        (BONUS, (3, 7, 1), 1, "nobody"),
        (BONUS, (-20, 7, 1), 1, "below"),
        (BONUS, (-20, 7, 1), 2, ""),
        (BONUS, (-5, -10, 9), 2, ""),
        (BONUS, (-5, -10, -10), 2, "below"),
        (BASIC, (0, 45, 0, 0), 1, ""),
        (BASIC, (0, 45, 5, 0), 1, "several"),
        (BASIC, (0, 45, 5, 0), 3, ""),
        (BASIC, (0, 44, 0, 0), 1, "club/no-such-count"),
        (BASIC, (0, 0, 0, 0), 1, "nothing"),
        (STATION, (60, -10, -20, -30), 1, ""),
        (STATION, (60, -10, -20, -31), 1, "uneven"),
        (STATION, (10, 20, -30, 0), 1, "several"),
        (STATION, (1000, -600, -500, 0), 1, "club/hands-together"),
        (BONUS, (-10, 600, 492), 1, ""),
        (BONUS, (-10, 600, 493), 1, "club/hands-together"),
    ],
)
def test_points_are_held_against_the_rules(plan: Plan, points: Sequence[int], deals: int, said: str) -> None:
    assert told(plan, points, deals) == said


def test_a_question_names_the_rule() -> None:
    with pytest.raises(DoubtfulScores, match="The pips left in your hand are your score"):
        check_scores(MEXICAN, 2, {"Ann": 5, "Bo": 6}, 1)


def test_where_points_are_lost_a_minus_is_needed() -> None:
    assert goes_below_zero(STATION) and goes_below_zero(BONUS)
    assert not goes_below_zero(MEXICAN) and not goes_below_zero(BASIC)


def test_a_table_from_which_somebody_was_taken_is_checked_as_it_was_planned() -> None:
    """Slosh is for four."""
    with pytest.raises(RefusedEntry, match="no hands of this set"):
        check_scores(Plan(game="slosh"), 3, {"Ann": 99_999, "Bo": 1, "Cy": 0}, 1)
