"""The menu of a table: the same entries mean the same at every table, and say what is possible now."""

import re

import pytest

from roundhouse import actions
from roundhouse.actions import Action
from roundhouse.actions.action import Button
from roundhouse.games import MexicanTrain
from roundhouse.games.match.match import Stop
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.indices import Seat
from roundhouse.presenters.pages.list_page import Choice
from roundhouse.presenters.pages.table_menu import TableMenuPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse.referee.session.table_session import MODES

FIRST: dict[str, tuple[Action, ...]] = {
    "dealt": (),
    "called": (actions.AnswerSeat(Seat(0)), actions.Dealt()),
    "score-pad": (actions.AnswerSeat(Seat(0)),),
    "slots": (actions.PressButton(Button(0)), actions.PressButton(Button(6)), actions.PressButton(Button(0))),
}
"""The first actions at each kind of table."""


def seated(mode: str) -> Presenter:
    presenter = Presenter(
        TableSession(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")], Chance("1"), mode=mode)
    )
    presenter.run_until_person_needed()
    for action in FIRST[mode]:
        presenter.submit(action)
    return presenter


def entries(presenter: Presenter, texts: Texts = Texts()) -> dict[str, Choice]:
    rows = TableMenuPage(presenter).present(texts).sections[0].rows
    return {row.id: row for row in rows if isinstance(row, Choice)}


@pytest.mark.parametrize("mode", MODES)
def test_every_menu_leads_to_the_same_pages_and_out(mode: str) -> None:
    menu = entries(seated(mode))
    assert {"roster", "scores", "how-to-play", "preferences", "stop", "quit"} <= set(menu)
    assert all(entry.label for entry in menu.values())
    assert not menu["scores"].enabled, "no round is over"
    assert all(menu[id].enabled for id in ("roster", "how-to-play", "preferences", "quit"))


@pytest.mark.parametrize("mode", MODES)
def test_the_entry_that_stops_is_the_action_of_the_page(mode: str) -> None:
    presenter = Presenter(
        TableSession(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")], Chance("1"), mode=mode)
    )
    stop, entry = presenter.present().offer(actions.Stop), entries(presenter)["stop"]
    assert stop is not None and not stop.enabled, "nothing is played yet"
    assert (entry.label, entry.detail, entry.enabled, entry.on) == (stop.label, stop.why_not, False, None)


@pytest.mark.parametrize("mode", ["called", "slots"])
def test_in_a_round_of_real_tiles_the_entry_that_stops_is_a_switch(mode: str) -> None:
    presenter = seated(mode)
    assert presenter.present().in_round
    before = entries(presenter)["stop"]
    assert (before.on, before.enabled) == (False, True)
    presenter.submit(actions.Stop())
    after = entries(presenter)["go-on"]
    assert (after.on, after.enabled, after.label) == (True, True, before.label)
    presenter.submit(actions.PlayOn())
    assert entries(presenter)["stop"] == before


def test_a_dealt_table_that_was_stopped_says_why_it_cannot_be_stopped_again() -> None:
    presenter = seated("dealt")
    presenter.submit(actions.Stop())
    entry = entries(presenter)["stop"]
    assert (entry.on, entry.enabled) == (None, False) and entry.detail


def test_a_call_that_cannot_be_redone_says_so_in_its_menu_entry() -> None:
    entry = entries(seated("called"))["redo"]
    assert not entry.enabled and entry.detail == "Nothing to redo."


TYPED = re.compile(r"\bEnter\b|[Tt]ype |[Ss]chreib|[Ee]scrib|\broundhouse \w|`")
"""Words of a terminal."""


def after_a_round(*, over: bool) -> Presenter:
    presenter = seated("dealt")
    table = presenter.session
    while (position := table.referee.position) is not None:
        table.call(table.computers.move(position.turn))
    if over:
        table.call(Stop())
    return presenter


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_touched_speaks_of_typing(language: str) -> None:
    people = [SeatedPlayer("Ann"), SeatedPlayer("Bo")]
    fresh = [Presenter(TableSession(MexicanTrain(2), people, Chance("1"), mode=mode)) for mode in MODES]
    for presenter in (*fresh, *map(seated, MODES), after_a_round(over=False), after_a_round(over=True)):
        presenter.texts = Texts(language)
        page = presenter.present()
        told = [*(entry.detail for entry in entries(presenter, Texts(language)).values()), page.prompt.text]
        told += [action.why_not for action in page.offers if action.label]
        assert not [text for text in told if TYPED.search(text)]
