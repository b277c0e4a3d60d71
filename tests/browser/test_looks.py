"""Every page looks as its prints do: five screens, three languages, dark and light."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tools.golden_pages import FOLDER, PAGES, golden
from tools.golden_pictures import changes
from tools.pictures.web_pages import LOOKS, SIZES, pictures

from roundhouse.i18n import LANGUAGES


@pytest.mark.parametrize("name", list(PAGES))
def test_the_pages_look_as_they_did(chromium: Browser, name: str) -> None:
    said = list(changes(name, pictures(chromium, PAGES[name]()), golden(name)))
    assert not said, "\n".join([*said, "If that is intended: make golden, and look at what it has written."])


def test_every_size_and_language_has_its_prints_in_small_files() -> None:
    assert [look.size for look in LOOKS] == list(SIZES)
    assert {look.language for look in LOOKS} == set(LANGUAGES) and {look.dark for look in LOOKS} == {True, False}
    assert sorted(FOLDER.iterdir()) == sorted(golden(name) for name in PAGES)
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 1_000_000


def test_another_page_is_found(chromium: Browser) -> None:
    assert list(changes("waiting", pictures(chromium, PAGES["closed"]()), golden("waiting")))
