"""Pages that are no table: each front end draws every one of them, and does there what is chosen."""

import importlib
import inspect
import pkgutil
import re
from pathlib import Path

import pytest
from tests.presenters.pages.every_page import DONE, DRAWN, NOT_IN_WINDOW, PAGES, Deed, kinds, page_of, said, squeezed

import roundhouse
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.presenters import pages
from roundhouse.presenters.pages import how_to_play, journal
from roundhouse.presenters.pages.list_page import (
    OFF,
    ON,
    Choice,
    Field,
    Leave,
    ListPage,
    PagePresenter,
    Section,
    Setting,
    back,
    on_off,
)


def test_every_kind_of_page_is_looked_at_by_its_name() -> None:
    for module in pkgutil.iter_modules(pages.__path__, f"{pages.__name__}."):
        importlib.import_module(module.name)
    assert {name: type(page_of(name)) for name in PAGES} == {kind.name: kind for kind in kinds()}


HOST = Path(roundhouse.__file__).parent


def leads_to(source: str) -> set[type[PagePresenter]]:
    """The kinds of pages that a source names."""
    return {kind for kind in kinds() if re.search(rf"\b{kind.__name__}\(|\b{kind.__name__}\b[,.:]", source)}


def source_of(kind: type[PagePresenter]) -> str:
    """The source of a kind, and of the functions by which some go on: to a table of the journal, or to a booklet."""
    own = inspect.getsource(kind)
    helpers = (journal.sit, how_to_play.booklet_of_table)
    return own + "".join(inspect.getsource(each) for each in helpers if re.search(rf"\b{each.__name__}[(,]", own))


SCORES = {
    *("overruling", "scores", "score-correction", "proposal"),
    *("roster", "join", "missed-rounds", "taken-seat", "review"),
}
WIRED = {"window": "run_window.py", "phones": "phones/phone_table.py", "terminal": "play_table.py"}
"""Where the program wires each front end."""
OTHERS = {
    "phones": {
        *NOT_IN_WINDOW,
        "house-rules",
        "rule-group",
        "sheets",
        "own-rules",
        "shared-rules",
        "statistics",
        "how-to-play",
        "ruled-otherwise",
        *SCORES,
    },  # one page has what is chosen for a table
    "terminal": {"menu", "leave-seat", "seal", "trust", "how-to-play", "calls", *SCORES},
}
"""The pages that only front ends without a window open; the window opens all others."""


@pytest.mark.parametrize("front", ["window", *OTHERS])
def test_a_page_is_opened_where_it_is_meant_to_be_and_nowhere_else(front: str) -> None:
    folders = HOST / front, HOST / "program" / WIRED[front]
    files = [file for folder in folders for file in (folder.rglob("*.py") if folder.is_dir() else [folder])]
    found = leads_to("".join(path.read_text("utf-8") for path in files))
    while further := {page for kind in found for page in leads_to(source_of(kind))} - found:
        found |= further
    meant = OTHERS.get(front, {*PAGES} - NOT_IN_WINDOW)
    assert {kind.name for kind in found} == meant


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("front", DRAWN)
@pytest.mark.parametrize("name", PAGES)
def test_every_front_end_draws_all_of_every_page(name: str, front: str, language: str) -> None:
    page = page_of(name)
    written = DRAWN[front](page, Texts(language))
    assert [text for text in said(page.present(Texts(language))) if squeezed([text]) not in written] == []
    page.close()


def test_the_page_of_the_hosts_phone_speaks_the_language_that_it_is_asked_for() -> None:
    page = page_of("host")
    for language in LANGUAGES:
        texts = Texts(language)
        pause = page.present(texts).choice("pause-table")
        assert pause is not None and pause.label == texts.screen("pause-table")


class Recorded(PagePresenter):
    """A page with one of each row that takes an answer; what it got is `done`."""

    name = "recorded"

    def __init__(self) -> None:
        self.done: list[str] = []

    def _do(self, what: str) -> None:
        self.done.append(what)

    def present(self, texts: Texts) -> ListPage:
        rows = (
            Choice("one", "One", lambda: self._do("one"), beside=Choice("aside", "Aside", lambda: self._do("aside"))),
            Choice("never", "Never", lambda: self._do("never"), enabled=False),
            Setting("light", "Light", "", on_off(texts), OFF, lambda value: self._do(f"light {value}")),
            Setting(
                "fixed",
                "Fixed",
                "",
                on_off(texts),
                OFF,
                lambda value: self._do(f"fixed {value}"),
                enabled=False,
            ),
            Field("name", "Name", "", lambda text: self._do(f"name {text}")),
        )
        main = Choice("main", "Main", lambda: self._do("main"), look="primary")
        return ListPage("Recorded", "", (Section(rows),), back(texts, Leave), main)


NUMBERS = {id: number for number, id in enumerate(("one", "aside", "never", "light", "fixed", "name", "main"), 1)}


@pytest.mark.parametrize("front", DONE)
@pytest.mark.parametrize(
    ("deed", "done"),
    [
        (("one", ""), ["one"]),
        (("aside", ""), ["aside"]),
        (("main", ""), ["main"]),
        (("light", ON), [f"light {ON}"]),
        (("name", "Bo"), ["name Bo"]),
        (("never", ""), []),
        (("fixed", ON), []),
    ],
)
def test_what_is_chosen_is_done_by_every_front_end_and_nothing_else(front: str, deed: Deed, done: list[str]) -> None:
    page = Recorded()
    DONE[front](page, deed, NUMBERS)
    assert page.done == done
