"""`roundhouse monitor`: shows the wire between host and hub in words, records it, or replays a recording."""

import contextlib
import queue
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from roundhouse.catalogs import reason_of
from roundhouse.commands.hub.hub_commands import hub_address
from roundhouse.commands.hub.wire import Interpreter, SentAgain, WireText
from roundhouse.commands.localized_command import LocalizedCommand, command_texts
from roundhouse.commands.option_types import FILE, FiniteRange
from roundhouse.hub.discovery import is_simulated
from roundhouse.hub.errors import HubError
from roundhouse.hub.events import HubEvent, Lost
from roundhouse.hub.thread import HubThread
from roundhouse.hub.wire_log import HOST, Tap, WireChunk, WireRecorder, read_recording
from roundhouse.i18n.texts import Texts
from roundhouse.program.errors import ImpossibleRequest
from roundhouse.program.result_files import writing
from roundhouse.simulator.simulated_hub import SimulatedHub
from roundhouse_hub.link.messages import cue_of, scene_of
from roundhouse_hub.link.wire import LineReader

POLL_S = 0.2  # how often to check whether the time is up


@click.command(cls=LocalizedCommand)
@click.argument("address", required=False)
@click.option("--record", type=FILE, metavar="FILE")
@click.option("--replay", type=FILE, metavar="FILE")
@click.option("--all", "everything", is_flag=True)
@click.option("--seconds", type=FiniteRange(min=0), metavar="N")
def monitor(
    address: str | None, record: Path | None, replay: Path | None, everything: bool, seconds: float | None
) -> None:
    """Show, record or replay the wire."""
    console = Console(highlight=False, soft_wrap=True)
    if replay is None:
        _watch(console, hub_address(address), record, everything, seconds)
    elif record is not None:
        raise ImpossibleRequest("record-or-replay")
    elif address is None:
        _print_recording(console, replay, everything)
    else:
        _play_back(console, address, replay, everything)


def _watch(console: Console, address: str, record: Path | None, everything: bool, seconds: float | None) -> None:
    news: queue.Queue[WireChunk | HubEvent] = queue.Queue()
    texts = command_texts()
    interpreter = Interpreter(texts)
    with contextlib.ExitStack() as stack:
        recorder = None
        if record is not None:
            with writing(record):
                file = record.open("w", encoding="utf-8")
            recorder = WireRecorder(stack.enter_context(file))

        def listen(piece: WireChunk) -> None:
            if recorder is not None:
                recorder(piece)
            news.put(piece)

        stack.enter_context(contextlib.suppress(KeyboardInterrupt))
        hub = stack.enter_context(HubThread(address, news.put, Tap(listen).open))
        hub.wait_connected()
        console.print(Text(texts.wire("listening", address=address), style="dim"))
        if is_simulated(address):
            _obey_orders(texts, console, address)
        for item in _news_until(news, seconds):
            if isinstance(item, WireChunk):
                for said in interpreter.words(item):
                    _print(console, said, everything)
            elif isinstance(item, Lost):
                console.print(Text(texts.of(item.reason), style="red"))
    healed = {name: count for name, count in hub.counters.items() if count}
    if healed:
        listed = ", ".join(texts.wire(f"healed-{name}", count=count) for name, count in healed.items())
        console.print(Text(texts.wire("healed", listed=listed), style="dim"))


def _obey_orders(texts: Texts, console: Console, address: str) -> None:
    """Let the user press the simulated hub's buttons by typing, in the background."""

    def read() -> None:
        for line in sys.stdin:
            try:
                if line.strip():
                    SimulatedHub.at(address).send_order(line)
            except ValueError:
                console.print(Text(texts.wire("no-order", order=line.strip()), style="red"))
            except HubError:
                pass  # the monitor itself reports it and starts the hub again

    threading.Thread(target=read, daemon=True).start()


def _news_until(news: "queue.Queue[WireChunk | HubEvent]", seconds: float | None) -> Iterator[WireChunk | HubEvent]:
    """Everything that arrives within `seconds`, or until interrupted."""
    end = None if seconds is None else time.monotonic() + seconds
    while True:
        left = POLL_S if end is None else min(POLL_S, end - time.monotonic())
        if left <= 0:
            return
        with contextlib.suppress(queue.Empty):
            yield news.get(timeout=left)


def _recording(path: Path) -> Iterator[WireChunk]:
    """The pieces of a recording. Raises ImpossibleRequest if the file cannot be read."""
    try:
        yield from read_recording(path)
    except OSError as error:
        raise ImpossibleRequest("no-file", file=path, reason=reason_of(error)) from error


def _print_recording(console: Console, path: Path, everything: bool) -> None:
    interpreter = Interpreter(command_texts())
    for piece in _recording(path):
        for said in interpreter.words(piece):
            _print(console, said, everything)


def _play_back(console: Console, address: str, path: Path, everything: bool) -> None:
    """Play to the hub at `address` what the host of a recording sent, with the same timing."""
    reader = LineReader()
    interpreter = Interpreter(command_texts())
    pieces = [piece for piece in _recording(path) if piece.speaker == HOST]
    sent_again = SentAgain()
    with HubThread(address) as hub, contextlib.suppress(KeyboardInterrupt):
        hub.wait_connected()
        start = time.monotonic()
        for piece in pieces:
            time.sleep(max(0.0, piece.at - pieces[0].at - (time.monotonic() - start)))
            for number, message in reader.feed(piece.data):
                if sent_again(number, message):
                    continue
                with contextlib.suppress(ValueError):  # an invalid message is reported as such below
                    if message["k"] == "scene":
                        hub.show(scene_of(message))
                    elif message["k"] == "cue":
                        hub.sound(cue_of(message))
            for said in interpreter.words(piece):
                _print(console, said, everything)
        hub.flush()


def _print(console: Console, said: WireText, everything: bool) -> None:
    if said.routine and not everything:
        return
    style = "red" if said.bad else "dim" if said.routine else "cyan" if said.speaker == HOST else "green"
    console.print(Text(f"{said.at:8.3f}  {said.speaker:<4}  {said.words}", style=style))
