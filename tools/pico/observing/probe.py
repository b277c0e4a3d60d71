"""Questions from within: code that runs at the raw prompt of the emulated Pico, around the hub's own runner.

The hub that is measured is the image's; this only stands beside it with the processor's clock.
"""

import json
from collections.abc import Callable

from tools.pico.emulation.emulated_pico import EmulatedPico

HELLO = b'"k":"hello"'
RAW = b"raw REPL; CTRL-B to exit\r\n>"
END = b"\x04>"
ANSWER_MS = 4000
CHUNK = 128

LARGEST = """
import gc
def largest():
    low, high = 0, gc.mem_free()
    while high - low > 256:
        middle = (low + high) // 2
        try:
            bytearray(middle)
            low = middle
        except MemoryError:
            high = middle
        gc.collect()
    return low
"""
"""The largest free piece of the heap."""

BEGIN = (
    LARGEST
    + """
import json, time
from roundhouse_hub.board.pico import PicoBoard
from roundhouse_hub.runner import Runner
board = PicoBoard()
runner = Runner(board)
app = runner.app
def collected():
    start = time.ticks_us()
    gc.collect()
    return time.ticks_diff(time.ticks_us(), start)
def steps(ms):
    longest = collector = count = 0
    gc.disable()  # within a step; it has its time between two of them
    began = time.ticks_ms()
    while time.ticks_diff(time.ticks_ms(), began) < ms:
        start = time.ticks_us()
        wait = runner.step(board.clock.now())
        took = time.ticks_diff(time.ticks_us(), start)
        longest = max(longest, took)
        count += 1
        if count % 50 == 0:
            collector = max(collector, collected())
        # As `runner.run` has it: were more done between two steps, the hub would have to hurry.
        board.rest(max(0, wait - took // 1000))
    gc.enable()
    return longest, collector
"""
)


class ComplaintError(Exception):
    """The code at the prompt has ended with an exception; its words."""


def awaits(pico: EmulatedPico, words: bytes) -> Callable[[], bool]:
    """A question whether the Pico has said this since now."""
    since = len(pico.received)
    return lambda: pico.received.find(words, since) >= 0


def into_prompt(pico: EmulatedPico) -> None:
    """Interrupt the running code and ask for the raw prompt, as mpremote does first."""
    came = awaits(pico, RAW)
    pico.write(b"\r\x03")
    pico.run(1)
    pico.write(b"\r\x01")
    pico.run_until(came, ANSWER_MS, step_ms=10)


def begin(pico: EmulatedPico, code: str) -> Callable[[], bool]:
    """Let the raw prompt run code; ask then whether it is done."""
    done = awaits(pico, END)
    for at in range(0, len(code), CHUNK):
        pico.write(code[at : at + CHUNK].encode())
        pico.run(15)
    pico.write(b"\x04")
    return done


def ask(pico: EmulatedPico, code: str, within_ms: float = ANSWER_MS) -> bytes:
    """Run code at the raw prompt; return its output. Raises ComplaintError."""
    since = len(pico.received)
    pico.run_until(begin(pico, code), within_ms, step_ms=10)
    return printed(pico, since)


def printed(pico: EmulatedPico, since: int) -> bytes:
    """The output of code that has ended, from that byte on. Raises ComplaintError."""
    out, complaint, _ = bytes(pico.received[since:]).split(b"\x04", 2)
    if complaint:
        raise ComplaintError(complaint.decode())
    return out.removeprefix(b"OK")


def value(text: bytes) -> list[float]:
    """The list of numbers that was printed last. What is printed can fall into a line that the hub has half told."""
    numbers: list[float] = json.loads(text[text.rindex(b"[") :])
    return numbers
