"""The hub watcher: which ports are probed, how often, and what is reported."""

from collections.abc import Callable
from pathlib import Path
from threading import Event
from unittest.mock import Mock

import pytest

from roundhouse.hub.discovery import SIMULATED, HubWatcher


class Ports:
    """The ports that the test has plugged in; each look at them is counted before the watcher may go on."""

    def __init__(self, *looks: frozenset[str]) -> None:
        self._looks = list(looks)
        self.done = Event()

    def __call__(self) -> frozenset[str]:
        if len(self._looks) > 1:
            return self._looks.pop(0)
        self.done.set()
        return self._looks[0]


def watch(find: Callable[[], str], ports: Ports) -> tuple[str | None, int]:
    """The last find of the watcher, and how often it asked."""
    asked = 0

    def count() -> str:
        nonlocal asked
        asked += 1
        return find()

    watcher = HubWatcher(count, ports, every_s=0.001)
    ports.done.wait(10)
    watcher.close()
    watcher.join()
    return watcher.news(), asked


def test_unchanged_ports_are_not_probed_again() -> None:
    none = frozenset[str]()
    assert watch(lambda: SIMULATED, Ports(none, none, none)) == (SIMULATED, 1)


def test_a_hub_that_is_plugged_in_later_is_found() -> None:
    answers = iter([SIMULATED, "/dev/ttyACM0"])
    ports = Ports(frozenset(), frozenset({"/dev/ttyACM0"}))
    ports.done.set()
    watcher = HubWatcher(lambda: next(answers), ports, every_s=0.001)
    watcher.join()
    assert watcher.news() == "/dev/ttyACM0"
    assert watcher.news() is None


def test_an_error_while_watching_is_raised_once() -> None:
    watcher = HubWatcher(Mock(side_effect=OSError("no list of ports")), Ports(frozenset()), every_s=0.001)
    watcher.join()
    with pytest.raises(OSError, match="no list of ports"):
        watcher.news()
    assert watcher.news() is None


def test_a_device_that_is_no_hub_is_probed_once() -> None:
    other = frozenset({"/dev/ttyACM1"})
    assert watch(lambda: SIMULATED, Ports(other, other, other)) == (SIMULATED, 1)


def test_a_drive_that_waits_for_an_image_is_noticed_until_it_is_gone() -> None:
    there, noticed = [Path("/media/RPI-RP2")], []
    watcher: HubWatcher

    def find_drives() -> list[Path]:
        noticed.append(watcher.picos_waiting)
        if len(noticed) == 2:
            there.clear()
        elif len(noticed) == 4:
            watcher.close()
        return list(there)

    started = Event()

    def ports() -> frozenset[str]:
        started.wait(10)
        return frozenset()

    watcher = HubWatcher(lambda: SIMULATED, ports, every_s=0.001, drives=find_drives)
    started.set()
    watcher.join()
    assert noticed == [False, True, False, False]
