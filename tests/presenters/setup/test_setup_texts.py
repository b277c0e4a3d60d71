"""Texts about a table that is set up, before anybody plays."""

from dataclasses import replace

import pytest

from roundhouse.i18n.texts import Texts
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.setup.setup_texts import length_text, rounds_and_time, rounds_in, seats_hint
from roundhouse.records.preferences import TableChoice

FOUR = TableChoice("mexican-train", places=table_setup.usual_places("Ann"))


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        (FOUR, "whole match"),
        (table_setup.with_option(FOUR, "rounds", 3), "3 rounds"),
        (replace(FOUR, minutes=45.0), "45 minutes"),
    ],
)
def test_the_length_of_a_match_is_said_in_words(choice: TableChoice, said: str) -> None:
    assert length_text(Texts(), choice) == said


@pytest.mark.parametrize(
    ("rounds", "said"),
    [
        (1, "1 round, about 10 minutes. Then the leader wins."),
        (3, "3 rounds, about 30 minutes. Then the leader wins."),
        (None, "13 rounds, about 2 hours. Then the leader wins."),
    ],
)
def test_a_short_match_is_said_in_minutes_and_a_long_one_in_hours(rounds: int | None, said: str) -> None:
    assert rounds_and_time(Texts(), table_setup.with_option(FOUR, "rounds", rounds)) == said


@pytest.mark.parametrize(("minutes", "rounds"), [(1, 1), (30, 3), (60, 6), (10_000, 13)])
def test_minutes_are_said_in_rounds_but_never_more_than_there_are(minutes: int, rounds: int) -> None:
    said = "1 round" if rounds == 1 else f"{rounds} rounds"
    assert rounds_in(Texts(), FOUR, minutes) == f"About {said}. After that, no new one starts."


def test_at_real_tiles_the_hint_says_that_people_play_and_speaks_of_no_computer() -> None:
    people = tuple(replace(place, player="person") for place in FOUR.places)
    dealt, called, alone = (
        seats_hint(Texts(), each)
        for each in (FOUR, replace(FOUR, mode="called"), replace(FOUR, mode="called", places=people))
    )
    assert dealt.startswith("2 to 12 players, clockwise. To sit down,") and alone == dealt
    assert called.startswith("2 to 12 players, clockwise. With real tiles everybody is a person. Tap a seat")
    assert "computer" not in called
