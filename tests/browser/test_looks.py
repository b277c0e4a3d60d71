"""Every page looks as its prints do: five screens, three languages, dark and light."""

import pytest
from playwright.sync_api import Browser
from tools.pictures.golden_prints import PAGES, changes, golden, web
from tools.pictures.web_pages import LOOKS, SIZES, pictures

from roundhouse.i18n.texts import LANGUAGES

ALL = [str(look) for look in LOOKS]


@pytest.mark.parametrize(("number", "name"), [*enumerate(web())])
def test_the_pages_look_as_they_did(chromium: Browser, number: int, name: str) -> None:
    """In one look, another for the next page; `make verify` has all of them."""
    said = list(changes(name, pictures(chromium, web()[name](), [LOOKS[number % len(LOOKS)]]), ALL))
    assert not said, "\n".join([*said, "If that is intended: make golden, and look at what it has written."])


def test_every_size_and_language_has_its_prints_in_small_files() -> None:
    assert [look.size for look in LOOKS] == list(SIZES)
    assert {look.language for look in LOOKS} == set(LANGUAGES) and {look.dark for look in LOOKS} == {True, False}
    assert sorted(PAGES.iterdir()) == sorted(golden(name) for name in web())
    assert sum(path.stat().st_size for path in PAGES.iterdir()) < 1_000_000
