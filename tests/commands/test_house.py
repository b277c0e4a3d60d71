"""The house of the screens: tables set as they were chosen, kept, found again, finished."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from roundhouse.commands.house import JournalHouse, open_house
from roundhouse.games.options import OptionError
from roundhouse.records.choices import Choices, Manner, Place, TableChoice, read_choices

CHOSEN = TableChoice(
    places=(Place(2, "Ann", "person"), Place(7, "Bo", "greedy")), rules={"mexican-train": {"set": "6", "rounds": "1"}}
)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[JournalHouse]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    with open_house(tmp_path, "none") as opened:
        opened.choices = replace(opened.choices, table=CHOSEN)
        yield opened


def test_a_table_is_set_as_it_was_chosen(house: JournalHouse) -> None:
    house.choices = Choices(Manner(volume=3), CHOSEN)
    referee = house.new_table().referee
    assert (referee.names, [seat.player for seat in referee.seats]) == (("Ann", "Bo"), ["person", "greedy"])
    assert (referee.slots[:2], referee.volume, referee.game.options.set) == ((2, 7), 3, 6)


def test_a_table_that_is_left_waits_and_goes_on(house: JournalHouse) -> None:
    table = house.new_table()
    table.begin()
    house.leave(table)
    again = house.take_up(house.waiting()[0])
    assert again.referee.match.events == table.referee.match.events
    assert again.referee.slots == table.referee.slots


def test_a_match_that_is_over_does_not_wait(house: JournalHouse) -> None:
    house.choices = replace(
        house.choices, table=replace(CHOSEN, places=(Place(0, "Ann", "greedy"), Place(6, "Bo", "greedy")))
    )
    table = house.new_table()
    table.begin()
    while table.step() is not None:
        pass
    assert table.referee.match.over
    house.leave(table)
    assert house.waiting() == []


def test_what_does_not_fit_together_is_refused_and_leaves_no_table(house: JournalHouse) -> None:
    house.choices = replace(house.choices, table=replace(CHOSEN, game="slosh"))
    with pytest.raises(OptionError):
        house.new_table()
    assert house.waiting() == []


def test_choices_are_kept_for_the_next_time(house: JournalHouse, tmp_path: Path) -> None:
    house.remember()
    assert read_choices(tmp_path).table == CHOSEN
