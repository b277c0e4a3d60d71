"""The hall of the tests of its pages: nobody waits at its limits."""

from collections.abc import Iterator

import pytest
from tests.club.hall.asked_hall import AskedHall

from roundhouse.web import guard


@pytest.fixture
def hall(monkeypatch: pytest.MonkeyPatch) -> Iterator[AskedHall]:
    for rate in ("POSTS", "TAPS"):
        monkeypatch.setattr(guard, rate, guard.Rate(1000, 1000))
    yield AskedHall()
