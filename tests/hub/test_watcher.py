"""The lookout for hubs: who is asked, how often, and what it tells."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from unittest.mock import Mock

import pytest

from roundhouse.hub.finding import SIMULATED
from roundhouse.hub.watcher import HubWatcher


class Ports:
    """What is plugged in, as the test says; each look at it is counted down before the lookout may go on."""

    def __init__(self, *looks: frozenset[str]) -> None:
        self._looks = list(looks)
        self.done = Event()

    def __call__(self) -> frozenset[str]:
        if len(self._looks) > 1:
            return self._looks.pop(0)
        self.done.set()
        return self._looks[0]


def told(find: Callable[[], str], ports: Ports) -> tuple[str | None, int]:
    """What the lookout found last, and how often it asked."""
    asked = 0

    def count() -> str:
        nonlocal asked
        asked += 1
        return find()

    lookout = HubWatcher(count, ports, every_s=0.001)
    ports.done.wait(10)
    lookout.close()
    lookout.join()
    return lookout.news(), asked


def test_where_nothing_changes_nobody_is_asked_again() -> None:
    none = frozenset[str]()
    assert told(lambda: SIMULATED, Ports(none, none, none)) == (SIMULATED, 1)


def test_a_hub_that_is_plugged_in_later_is_found() -> None:
    answers = iter([SIMULATED, "/dev/ttyACM0"])
    ports = Ports(frozenset(), frozenset({"/dev/ttyACM0"}))
    ports.done.set()
    lookout = HubWatcher(lambda: next(answers), ports, every_s=0.001)
    lookout.join()
    assert lookout.news() == "/dev/ttyACM0"
    assert lookout.news() is None


def test_what_goes_wrong_while_it_looks_is_told_once() -> None:
    lookout = HubWatcher(Mock(side_effect=OSError("no list of ports")), Ports(frozenset()), every_s=0.001)
    lookout.join()
    with pytest.raises(OSError, match="no list of ports"):
        lookout.news()
    assert lookout.news() is None


def test_what_is_no_hub_is_asked_once() -> None:
    other = frozenset({"/dev/ttyACM1"})
    assert told(lambda: SIMULATED, Ports(other, other, other)) == (SIMULATED, 1)
