"""A stand-in Pico for each test that asks for one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.on_micropython.pico import StandInPico

OLD = "0ldbu1d"


@pytest.fixture
def pico(tmp_path: Path) -> Iterator[StandInPico]:
    made = StandInPico(tmp_path / "pico")
    made.plug()
    yield made
    made.unplug()
