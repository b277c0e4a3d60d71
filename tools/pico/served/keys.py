"""Single keys from the terminal, without Return; where there is no such terminal, none ever comes."""

from __future__ import annotations

import os
import sys
from types import TracebackType


class Keys:
    """While in use, the terminal hands out each key at once and does not show it; Ctrl-C still interrupts."""

    def __init__(self, use: bool = True) -> None:
        """Without `use` the terminal stays as it is, and no key comes."""
        self._use = use
        self._handle: int | None = None

    def __enter__(self) -> Keys:
        if self._use and sys.platform != "win32" and sys.stdin.isatty():
            import termios
            import tty

            self._handle = sys.stdin.fileno()
            self._before = termios.tcgetattr(self._handle)
            tty.setcbreak(self._handle)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if sys.platform != "win32" and self._handle is not None:
            import termios

            termios.tcsetattr(self._handle, termios.TCSADRAIN, self._before)
        self._handle = None

    @property
    def handles(self) -> list[int]:
        """What becomes readable when a key was pressed."""
        return [] if self._handle is None else [self._handle]

    def read(self) -> str:
        """The keys that were pressed; call it when a handle is readable."""
        if self._handle is None:
            return ""
        typed = os.read(self._handle, 64)
        if not typed:
            self._handle = None  # the terminal has gone
        return typed.decode("utf-8", "replace")
