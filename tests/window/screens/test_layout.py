"""Every page in every size, height of text, language, with every game: nothing cut, covered, outside or unreadable."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator, Sequence
from itertools import product

import pytest
from tests.depth import DEPTH
from tests.window.screens.all_pages import NAMES, screens_of
from tests.window.screens.page_checks import faults
from tests.window.screens.page_services import LOW, MODELS, SIZES, all_services, pages_of

from roundhouse.games import GAMES
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.presenters.pages.preferences import TEXT_SIZES
from roundhouse.window import screens
from roundhouse.window.controls.page import Page
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.screen import PageScreen
from roundhouse.window.table.regions import SMALLEST_WINDOW

USUAL, LARGEST = TEXT_SIZES[0], TEXT_SIZES[-1]
WIDE, HIGH = (1920, 1080), (1024, 768)


def looks_of(name: str, players: int, seats: Sequence[int]) -> list[tuple[tuple[int, int], float]]:
    """The sizes of window and text in which a page is drawn; `make verify` draws each page in all of them.

    The largest letters have the least room. Measured in them, each other window is as wide as the smallest one or wider
    and as high or higher: numbers of players in between say nothing new there, nor do few of them in the low one. One
    of the same shape is the smallest one enlarged.
    """
    if DEPTH > 1:
        return list(product((*SIZES, LOW), TEXT_SIZES))
    looks = [(SMALLEST_WINDOW, LARGEST)]
    if name not in MODELS:
        return [*looks, (WIDE, LARGEST), (HIGH, LARGEST), (LOW, LARGEST)]
    if players in (seats[0], seats[-1]):
        looks += [(SMALLEST_WINDOW, USUAL), (WIDE, LARGEST), (HIGH, LARGEST)]
    return [*looks, (LOW, LARGEST)] if players == seats[-1] else looks


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_cut_covered_outside_or_unreadable(name: str) -> None:
    looked_at = set[tuple[str, Page, DisplaySettings]]()  # with more players, more names may be cut
    for services in all_services(name):
        table = services.choices.table
        names, seats = tuple(place.name for place in table.places), GAMES[table.game].seats_offered
        looks = looks_of(name, len(names), seats)
        for screen in screens_of(name, services):
            for (size, text), language in product(looks, LANGUAGES):
                display = DisplaySettings(size, text, Texts(language))
                for page in pages_of(screen, display):
                    if (table.game, page, display) in looked_at:
                        continue
                    looked_at.add((table.game, page, display))
                    found = "\n".join(faults(page, display, names))
                    assert not found, f"{table.game}, {len(names)}, {display}:\n{found}"
    assert len(looked_at) >= len(LANGUAGES)


def kinds(of: type[PageScreen]) -> Iterator[type[PageScreen]]:
    """All kinds of page screens that can be shown, which the abstract ones cannot."""
    for kind in of.__subclasses__():
        if not inspect.isabstract(kind) and kind.__module__.startswith(screens.__name__):
            yield kind
        yield from kinds(kind)


def test_every_kind_of_page_is_looked_at() -> None:
    for module in pkgutil.iter_modules(screens.__path__, f"{screens.__name__}."):
        importlib.import_module(module.name)
    seen = {type(screen) for name in NAMES for screen in screens_of(name, next(all_services(name)))}
    assert sorted(kind.__name__ for kind in set(kinds(PageScreen)) - seen) == []  # type: ignore[type-abstract]
