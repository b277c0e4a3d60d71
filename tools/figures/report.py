"""Prints figures: the machine, the settings, each figure next to its target, and a progress line."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import roundhouse

WIDTH = 46


@dataclass(frozen=True)
class Target:
    value: float
    at_least: bool = False

    def is_met(self, figure: float) -> bool:
        return figure >= self.value if self.at_least else figure <= self.value

    def __str__(self) -> str:
        return f"{'at least' if self.at_least else 'at most'} {self.value:.3g}"


@dataclass(frozen=True)
class FigureSection:
    """Some figures that belong together: `run` measures and reports them."""

    name: str
    title: str
    run: Callable[[Report], None]


class Report:
    """Prints to standard output, and progress to standard error if that is a terminal."""

    def __init__(self) -> None:
        self._watched = sys.stderr.isatty()
        self.missed: list[str] = []

    def machine(self) -> None:
        print(f"Roundhouse {roundhouse.__version__}, {platform.python_implementation()} {platform.python_version()}")
        print(f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.release()}")
        load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
        print(f"Load at the start: {load} (figures are only reliable on a quiet machine)")

    def section(self, section: FigureSection) -> None:
        print(f"\n{section.title}  [{section.name}]", flush=True)

    def settings(self, text: str) -> None:
        self._clear()
        print(f"  {text}", flush=True)

    def figure(self, name: str, value: float, unit: str, target: Target | None = None, note: str = "") -> None:
        self._clear()
        line = f"    {name:<{WIDTH}} {_number(value):>10} {unit}"
        if target is not None:
            kept = target.is_met(value)
            line += f"   ({target}: {'met' if kept else 'MISSED'})"
            if not kept:
                self.missed.append(name)
        print(line + (f"   {note}" if note else ""), flush=True)

    def progress(self, what: str, done: int, total: int) -> None:
        if self._watched:
            bar = "#" * (24 * done // total)
            print(f"\r  {what} [{bar:<24}] {done}/{total}", end="", file=sys.stderr, flush=True)

    def _clear(self) -> None:
        if self._watched:
            print("\r" + " " * 79 + "\r", end="", file=sys.stderr, flush=True)


def percentile(values: Sequence[float], share: float) -> float:
    """The value that a `share` of all values do not exceed.

    >>> percentile([4, 1, 3, 2], 0.5), percentile(range(1, 101), 0.99)
    (2, 99)
    """
    ordered = sorted(values)
    rank = -int(-share * len(ordered) // 1)
    return ordered[max(1, rank) - 1]


def processor() -> str:
    """The processor's name as the system reports it."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        for line in cpuinfo.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _number(value: float) -> str:
    return f"{value:,.0f}" if value == int(value) or abs(value) >= 1000 else f"{value:.3g}"
