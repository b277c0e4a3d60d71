"""What a person sees of an emulated Pico at its port: the addresses, what to type, the lamps or a line of figures."""

from __future__ import annotations

import shutil
import signal
import sys
import time
from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Protocol

from rich.console import Console
from rich.live import Live
from tools.pico.served.keys import Keys
from tools.pico.served.panel import (
    ENGINE,
    ENGINE_KEY,
    LONG_KEY,
    PULL_KEY,
    QUIT_KEY,
    RESET_KEY,
    SLOT_KEYS,
    Color,
    Seen,
    level,
    picture,
    status,
)
from tools.pico.served.serving import Emulated, Serving

from roundhouse.catalogs import format_number
from roundhouse.i18n.texts import all_of, terminal_text

REDRAW_S = 1 / 15
SPEED_AFTER_S = 5.0
"""The interval at which the speed is reported when the output is a file and not a terminal."""
COMPLAINT_MS = 5000.0  # how long one is shown
PRESS_MS = 80.0
LONG_MS = 800.0


class Watched(Emulated, Protocol):
    """What is seen and heard of the Pico besides."""

    faults: list[str]
    plugged: bool
    state: str
    crash: str

    @property
    def lamps(self) -> list[Color]: ...
    def recording(self, from_ms: float = 0, to_ms: float | None = None) -> array[int]: ...
    def forget(self) -> None: ...
    def plug(self) -> None: ...
    def unplug(self) -> None: ...
    def reset(self) -> None: ...


class Watch:
    """One person at the terminal: keys in, panel out."""

    def __init__(self, serving: Serving, pico: Watched) -> None:
        self._serving = serving
        self._pico = pico
        self._looked = pico.now
        self._long = False
        self._complaint, self._complained = "", pico.now  # of a decoder, the last one, and when
        self.open = True

    def type(self, keys: str) -> None:
        """Do what the keys say; others mean nothing."""
        for key in keys:
            if key == ENGINE_KEY:
                self._press(ENGINE)
            elif key in SLOT_KEYS:
                self._press(SLOT_KEYS.index(key))
            elif key == LONG_KEY:
                self._long = not self._long
            elif key == PULL_KEY:
                if self._pico.plugged:
                    self._pico.unplug()
                else:
                    self._pico.plug()
            elif key == RESET_KEY:
                self._pico.reset()
            elif key == QUIT_KEY:
                self.open = False

    def look(self) -> Seen:
        """What there is to see since the last look, which is forgotten then: a panel may stand for days."""
        loud = level(self._pico.recording(self._looked))
        self._looked = self._pico.now
        if self._pico.faults:
            self._complaint, self._complained = self._pico.faults[-1], self._pico.now
        elif self._pico.now - self._complained > COMPLAINT_MS:
            self._complaint = ""
        seen = Seen(
            lamps=self._pico.lamps,
            level=loud,
            speed=self._serving.speed,
            seconds=self._pico.now / 1000,
            addresses_in_use=self._serving.addresses_in_use,
            plugged=self._pico.plugged,
            long=self._long,
            complaint=self._pico.crash or self._complaint,
            state=self._pico.state,
        )
        self._pico.forget()
        return seen

    def _press(self, button: int) -> None:
        self._serving.press(button, LONG_MS if self._long else PRESS_MS)
        self._long = False


@dataclass(frozen=True)
class Showing:
    """How an emulated Pico is shown: in a panel or in a line, for so many seconds on the wall or until it is ended."""

    panel: bool = False
    seconds: float | None = None
    language: str = "en"


def serve(serving: Serving, pico: Watched, console: Console, showing: Showing) -> None:
    """Run until Ctrl-C, `q` in the panel, or the end of its time."""
    panel, seconds, language = showing.panel, showing.seconds, showing.language
    for line in what_to_type([end.address for end in serving.ends], language):
        console.print(line, highlight=False, markup=False, soft_wrap=True)
    watch = Watch(serving, pico)
    draw = picture if panel else status
    start = drawn = time.monotonic()
    told = False
    live = Live(console=console, auto_refresh=False, transient=not panel) if console.is_terminal else None
    with _interrupted(watch), Keys(use=panel) as keys, live or console:
        while watch.open and (seconds is None or time.monotonic() - start < seconds):
            wait = serving.step()
            if serving.rest(wait, keys.handles):
                watch.type(keys.read())
            now = time.monotonic()
            if now - drawn < REDRAW_S:
                continue
            drawn = now
            seen = watch.look()
            if live is not None:
                live.update(draw(seen, language), refresh=True)
            elif not told and now - start > SPEED_AFTER_S:
                told = True
                console.print(
                    terminal_text("pico-speed", language, speed=format_number(seen.speed, language, digits=2)),
                    highlight=False,
                )


@contextmanager
def _interrupted(watch: Watch) -> Iterator[None]:
    """Ctrl-C and a request to end this program end the watch: between two slices, never in the middle of one."""

    def end(_number: int, _frame: FrameType | None) -> None:
        watch.open = False

    before = {number: signal.signal(number, end) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def what_to_type(addresses: Sequence[str], language: str = "en") -> list[str]:
    """The addresses, and the commands for another terminal."""
    socket = addresses[0]
    lines = [terminal_text("pico-at", language, addresses=all_of(addresses, language))]
    lines.append(f"  {_program('roundhouse')} play --hub {socket}")
    lines.append(f"  {_program('roundhouse')} monitor {socket}")
    lines.append(f"  {_program('mpremote')} connect {socket}")
    lines += [f"  screen {address}" for address in addresses[1:]]
    lines.append(terminal_text("pico-ends", language))
    return lines


def _program(name: str) -> str:
    """How a program of this installation is started from another terminal."""
    if shutil.which(name):
        return name
    beside = Path(sys.executable).parent / name
    return str(beside) if beside.exists() else f"{sys.executable} -m {name}"
