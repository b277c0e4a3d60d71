"""The levels of computer players are one scale; what was saved with a kind that is not on it still opens, and sits on
it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from roundhouse import actions
from roundhouse.actions.action import NewSeat
from roundhouse.games import MexicanTrain
from roundhouse.i18n.notation_words import to_notation
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.indices import Seat, Slot
from roundhouse.players import LEVELS
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.setup.levels import level_called, level_names
from roundhouse.presenters.setup.roster import KINDS, Roster
from roundhouse.records.preferences import SeatChoice, TableChoice
from roundhouse.referee import SeatedPlayer, TableSession

SAVED = {"random": "casual", "greedy": "regular", "expert": "expert", "genius": "sensible"}


@pytest.mark.parametrize(("saved", "level"), SAVED.items())
def test_a_saved_kind_has_its_place_on_the_scale(saved: str, level: str) -> None:
    choice = table_setup.valid(replace(TableChoice(), places=(SeatChoice(Slot(3), "Bo", saved),)))
    assert choice.places[0].player == level
    table = TableSession(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo", saved)])
    assert [KINDS.index(each.player) for each in Roster(table).sitting] == [0, KINDS.index(level)]


def test_a_level_that_is_not_offered_anymore_can_still_be_typed() -> None:
    table = TableSession(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")])
    assert Presenter(table).submit(actions.HandOver(Seat(1), "random")).status == "taken"
    assert table.referee.seats[1] == SeatedPlayer("Bo", "casual")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_line_of_its_own(language: str) -> None:
    for said in (Texts.level_name, Texts.level_line):
        assert len({said(Texts(language), level) for level in LEVELS}) == len(LEVELS) == 4
    assert all(
        Texts(language).level_name(level).casefold() == Texts(language).screen(f"who-{level}").casefold()
        for level in LEVELS
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_is_typed_by_the_names_that_people_read(language: str) -> None:
    said = [*zip(level_names(Texts(language)), LEVELS, strict=True), *zip(level_names(Texts()), LEVELS, strict=True)]
    for name, level in said:
        assert level_called(to_notation(Texts(language), name.upper(), ("Ann", "Bo")), Texts(language)) == level
        assert level_called(name, *map(Texts, LANGUAGES)) == level, "no language calls another level so"
        table = TableSession(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")])
        assert Presenter(table, Texts(language)).submit(actions.HandOver(Seat(1), name)).status == "taken"
        assert table.referee.seats[1] == SeatedPlayer("Bo", level)
    assert any(", ".join(level_names(Texts(language))) in does for _, does in Texts(language).commands("terminal"))


def test_only_where_names_are_typed_among_commands_none_can_be_a_level() -> None:
    for typed, status in ((False, "taken"), (True, "refused")):
        table = TableSession(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")])
        presenter = Presenter(table, Texts("de"))
        if typed:
            presenter.log_to(lambda _: None)
        assert presenter.submit(actions.Join(NewSeat(2), "Stark")).status == status
        assert table.referee.names[2:] == (("Stark",) if status == "taken" else ())


def test_where_no_computer_can_sit_a_level_is_a_name_like_others() -> None:
    table = TableSession(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")], mode="called")
    presenter = Presenter(table, Texts())
    presenter.log_to(lambda _: None)
    assert presenter.submit(actions.Join(NewSeat(2), "Strong")).status == "taken"
    assert table.referee.names == ("Ann", "Bo", "Strong")
