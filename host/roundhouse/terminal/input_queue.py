"""Lines from the keyboard and news from the hub in one queue: a press is answered while the prompt waits."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue

from rich.console import Console

from roundhouse.hub.events import ButtonEvent, Connected, HubEvent, Lost
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.link.messages import DOWN

POLL_S = 0.2
"""Windows does not interrupt a wait without an end."""


class InputQueue:
    """Asks for one line at a time. The hub's thread calls `put_hub_event` with its events.

    While `is_due` says that something is to happen without a line, `ask` returns None.
    `takes` decides which presses mean something at the table: by default a slot's first touch and the engine's
    complete gesture (see `TableSession.handle_hub_event`).

    The terminal edits the line itself: `readline` changes its mode, and a program that is interrupted or killed
    while a thread waits in it leaves a terminal that no longer shows what is typed.
    """

    def __init__(
        self,
        console: Console,
        takes: Callable[[ButtonEvent], bool] | None = None,
        is_due: Callable[[], bool] = lambda: False,
    ) -> None:
        self._console, self._is_due = console, is_due
        self._takes = takes or _usual
        self._queue: SimpleQueue[str | HubEvent | None] = SimpleQueue()
        self._reading = False
        self._lost = False

    def put_hub_event(self, event: HubEvent) -> None:
        """Take an event from the hub's thread. Events that mean nothing to a person do not interrupt the typing."""
        if isinstance(event, ButtonEvent) and not self._takes(event):
            return
        if isinstance(event, Connected) and not self._lost:
            return
        self._lost = isinstance(event, Lost) or (self._lost and not isinstance(event, Connected))
        self._queue.put(event)

    def ask(self, prompt: str) -> str | HubEvent | None:
        """The next line, or news of the hub; None if something is due. Raises EOFError when there are no more lines."""
        self._console.print(prompt, end="", markup=False, highlight=False)
        if not self._reading:
            # One thread a line: none waits for input when the program ends.
            self._reading = True
            threading.Thread(target=self._read, name="keyboard", daemon=True).start()
        while True:
            try:
                said = self._queue.get(timeout=POLL_S)
            except Empty:
                if not self._is_due():
                    continue
                self._console.print()
                return None
            if isinstance(said, str) or said is None:
                self._reading = False
            if said is None:
                raise EOFError
            if not isinstance(said, str):
                self._console.print()
            return said

    def _read(self) -> None:
        try:
            line: str | None = input()
        except (EOFError, OSError, ValueError):
            line = None
        self._queue.put(line)


def _usual(press: ButtonEvent) -> bool:
    return (press.gesture == DOWN) != (press.button == ENGINE)
