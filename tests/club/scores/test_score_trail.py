"""Scores without the referee: entered by one, confirmed by another, corrected by the director; all of it is kept."""

import pytest

from roundhouse.club.scores.score_trail import Confirmed, Corrected, Entered, RefusedEntry, ScoreTrail, TrailEntry
from roundhouse.indices import RoundIndex

POINTS = {"Ann": 0, "Bo": 12}
ENTERED = Entered(RoundIndex(0), 7, POINTS, "Ann")
CONFIRMED = Confirmed(RoundIndex(0), 7, "Bo")


def test_scores_count_once_another_has_confirmed_them() -> None:
    trail = ScoreTrail([ENTERED])
    assert trail.results() == [] and trail.unconfirmed() == [ENTERED]
    trail.add(CONFIRMED)
    assert [(each.round, each.table, each.points) for each in trail.results()] == [(0, 7, POINTS)]
    assert trail.unconfirmed() == []


def test_scores_can_be_entered_anew_until_they_are_confirmed() -> None:
    again = Entered(RoundIndex(0), 7, {"Ann": 3, "Bo": 12}, "Bo")
    trail = ScoreTrail([ENTERED, again])
    assert trail.unconfirmed() == [again]
    trail.add(Confirmed(RoundIndex(0), 7, "Ann"))
    assert trail.results()[0].points == again.points


def test_the_director_corrects_with_a_reason_and_the_trail_has_both() -> None:
    corrected = Corrected(RoundIndex(0), 7, {"Ann": 0, "Bo": 21}, "12 read for 21")
    trail = ScoreTrail([ENTERED, CONFIRMED, corrected])
    assert trail.results()[0].points == corrected.points
    assert trail.entries == [ENTERED, CONFIRMED, corrected]


@pytest.mark.parametrize(
    ("before", "entry", "told"),
    [
        ([], CONFIRMED, "Nobody has entered round 1 at table 7 yet"),
        ([ENTERED], Confirmed(RoundIndex(0), 7, "Ann"), "Ann has entered these scores"),
        ([ENTERED], Confirmed(RoundIndex(0), 7, "Cy"), "Cy does not play at table 7"),
        ([], Entered(RoundIndex(0), 7, POINTS, "Cy"), "Cy does not play at table 7"),
        ([ENTERED, CONFIRMED], ENTERED, "Round 1 at table 7 is settled"),
        ([ENTERED], Corrected(RoundIndex(0), 7, POINTS, " "), "Say why"),
    ],
)
def test_an_entry_that_cannot_be_is_refused_and_changes_nothing(
    before: list[TrailEntry], entry: TrailEntry, told: str
) -> None:
    trail, same = ScoreTrail(before), ScoreTrail(before)
    with pytest.raises(RefusedEntry) as refused:
        trail.add(entry)
    assert told in str(refused.value)
    assert (trail.entries, trail.results(), trail.unconfirmed()) == (same.entries, same.results(), same.unconfirmed())


def test_the_same_trail_gives_the_same_scores() -> None:
    entries: list[TrailEntry] = [ENTERED, CONFIRMED, Entered(RoundIndex(1), 7, POINTS, "Bo")]
    trail = ScoreTrail(entries)
    assert ScoreTrail(trail.entries).results() == trail.results()
    assert ScoreTrail(trail.entries).unconfirmed() == trail.unconfirmed()
