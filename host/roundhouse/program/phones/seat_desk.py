"""The terminal of a computer whose tables are on phones: it says what becomes of seats, and frees them."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from contextlib import suppress

from rich.console import Console

from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, index_of, number_of
from roundhouse.phones.table import PhoneTable


def take_lines(run_command: Callable[[list[str]], None], quit_serving: Callable[[], None]) -> None:
    """Take what is typed until `quit`, in the running loop; when the input ends, the table is served on."""
    soon = asyncio.get_running_loop().call_soon_threadsafe

    def read() -> None:
        for line in sys.stdin or ():  # a program in a window of Windows has none
            words = line.split()
            with suppress(RuntimeError):  # the loop has ended
                soon(*(quit_serving,) if words[:1] == ["quit"] else (run_command, words))

    threading.Thread(target=read, daemon=True).start()


class SeatDesk:
    """The terminal, or what a service has instead of one (see PHONES.md); `unknown` is said to a line without sense."""

    def __init__(self, console: Console, texts: Texts, unknown: str) -> None:
        self._console, self._texts, self._unknown = console, texts, unknown

    def watch(self, table: PhoneTable) -> None:
        table.requests.listeners.append(
            lambda seat, number: self.say(
                "serve-asks", seat=table.names[seat], number=number, place=str(number_of(seat))
            )
        )
        table.handed.listeners.append(lambda told: self.print(told.text(self._texts)))

    def run_command(self, words: list[str], table: PhoneTable | None) -> None:
        match words:
            case ["free", number] if table is not None and number in map(str, range(1, len(table.names) + 1)):
                table.free(Seat(index_of(int(number))))
            case ["host"] if table is not None:
                self.say("serve-host", code=table.tickets.host_code)
            case [_, *_]:
                self.say(self._unknown)

    def say(self, sentence: str, **facts: object) -> None:
        self.print(self._texts.phone(sentence, **facts))

    def print(self, told: str) -> None:
        self._console.print(told, highlight=False, markup=False, soft_wrap=True)
