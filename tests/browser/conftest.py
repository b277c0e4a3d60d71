"""The browser of the tests: each phone has its own profile in it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tools.browser import opened
from tools.testing.waiting import PATIENCE_S

expect.set_options(timeout=1000 * PATIENCE_S)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with opened() as browser:
        yield browser


@pytest.fixture(autouse=True)
def _no_page_outlives_its_test(chromium: Browser) -> Iterator[None]:
    """A page whose server has gone asks for it every second, and takes the processor from all tests after it."""
    yield
    for context in chromium.contexts:
        context.close()
