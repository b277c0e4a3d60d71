"""Every page in every size, height of text, language, with every game: nothing cut, covered, outside or unreadable."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator

import pytest
from tests.window.screens.all_pages import NAMES, screens_of
from tests.window.screens.page_checks import faults
from tests.window.screens.page_services import LOW, SIZES, all_services, pages_of

from roundhouse.games import GAMES
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.presenters.pages.preferences import TEXT_SIZES
from roundhouse.window import screens
from roundhouse.window.display import Display
from roundhouse.window.screens.screen import PageScreen

ROOMY = SIZES[:2]


@pytest.mark.parametrize("size", (*SIZES, LOW), ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_cut_covered_outside_or_unreadable(name: str, size: tuple[int, int]) -> None:
    pages = 0
    for services in all_services(name):
        names = tuple(place.name for place in services.choices.table.places)
        seats = GAMES[services.choices.table.game].seats_offered
        fewest_or_most = len(names) in (seats[0], seats[-1])
        # Numbers of players in between say nothing new where there is more room for them: in smaller letters, in a
        # window of the same shape that is larger, or a wider one.
        texts = TEXT_SIZES if fewest_or_most else TEXT_SIZES[-1:]
        if pages and ((size == LOW and len(names) < seats[-1]) or (size in ROOMY and not fewest_or_most)):
            continue
        for screen in screens_of(name, services):
            for text in texts:
                for language in LANGUAGES:
                    display = Display(size, text, Texts(language))
                    for page in pages_of(screen, display):
                        found = "\n".join(faults(page, display, names))
                        assert not found, f"{services.choices.table.game}, {len(names)}, {display}:\n{found}"
                        pages += 1
    assert pages >= len(LANGUAGES)


def kinds(of: type[PageScreen]) -> Iterator[type[PageScreen]]:
    """All kinds of page screens that can be shown, which the abstract ones cannot."""
    for kind in of.__subclasses__():
        if not inspect.isabstract(kind) and kind.__module__.startswith(screens.__name__):
            yield kind
        yield from kinds(kind)


def test_every_kind_of_page_is_looked_at() -> None:
    for module in pkgutil.iter_modules(screens.__path__, f"{screens.__name__}."):
        importlib.import_module(module.name)
    seen = {type(screen) for name in NAMES for services in all_services(name) for screen in screens_of(name, services)}
    assert sorted(kind.__name__ for kind in set(kinds(PageScreen)) - seen) == []  # type: ignore[type-abstract]
