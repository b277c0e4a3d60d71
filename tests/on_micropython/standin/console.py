"""A Pico's console for real MicroPython on a computer: starts `main.py`, then gives the prompt, plain and raw.

Started by tests/on_micropython/pico.py: `micropython console.py PARTS`. The folder it stands in is the Pico's file
system. PARTS holds a `machine` that takes everything. The raw prompt is that of shared/runtime/pyexec.c, with raw
paste. A program is stopped by a signal; stderr says whether a signal would stop one now.
"""

import io
import sys

import micropython

STOPPABLE, NOT_STOPPABLE = b"s", b"n"
RAW = b"raw REPL; CTRL-B to exit\r\n>"
WINDOW = 4096
parts = sys.argv[1]
own = list(sys.modules)
raw = False
starting = True


class MicroPython:
    """The module, but for what Ctrl-C does: on a computer `kbd_intr` would let the signal kill."""

    def __getattr__(self, name):
        return getattr(micropython, name)

    def kbd_intr(self, character):
        sys.stderr.buffer.write(STOPPABLE if character == 3 else NOT_STOPPABLE)


def say(data):
    sys.stdout.buffer.write(data)


def hear():
    data = sys.stdin.buffer.read(1)
    if not data:
        raise SystemExit
    return data


def run(code, into):
    """As a Pico runs a program; what went wrong."""
    sys.stderr.buffer.write(STOPPABLE)
    try:
        exec(code, into)
    except SystemExit:
        raise
    except BaseException as error:
        said = io.StringIO()
        sys.print_exception(error, said)
        return said.getvalue().encode()
    finally:
        sys.stderr.buffer.write(NOT_STOPPABLE)
    return b""


def start():
    """Reset: forget everything, and run `main.py`.

    `main.py` does not run if the raw prompt asked for the reset.
    """
    for name in list(sys.modules):
        if name not in own:
            del sys.modules[name]
    sys.modules["micropython"] = MicroPython()
    sys.path[:] = ["", parts]
    if raw:
        return
    try:
        with open("main.py") as file:
            program = file.read()
    except OSError:
        return
    say(run(program, {"__name__": "__main__"}))


def pasted():
    """A program sent in windows, each of which is acknowledged."""
    say(b"R\x01" + bytes([WINDOW & 255, WINDOW >> 8]) + b"\x01")
    program = bytearray()
    while True:
        data = hear()
        if data == b"\x04":
            say(b"\x04")
            return bytes(program)
        if data == b"\x03":
            raise KeyboardInterrupt
        program += data
        if len(program) % WINDOW == 0:
            say(b"\x01")


def answer(program, into):
    error = run(program, into)
    say(b"\x04" + error + b"\x04>")


def raw_prompt():
    """True for a reset, False for the plain prompt."""
    say(RAW)
    program = b""
    into = {"__name__": "__main__"}
    while True:
        data = hear()
        if data == b"\x03":
            program = b""
        elif data == b"\x01":
            program = b""
            say(b"\r\n" + RAW)
        elif data == b"\x02":
            say(b"\r\n")
            return False
        elif data == b"\x04":
            say(b"OK")
            if not program:
                say(b"\r\n")
                return True
            answer(program, into)
            program = b""
        elif data == b"\x05":
            if hear() + hear() == b"A\x01":
                answer(pasted(), into)
        else:
            program += data


def plain_prompt():
    """True for a reset, False for the raw prompt. It echoes what is typed, and runs a line at the end of it."""
    say(b"MicroPython on a stand-in Pico\r\n>>> ")
    line = b""
    into = {"__name__": "__main__"}
    while True:
        data = hear()
        if data == b"\x01":
            return False
        if data == b"\x04":
            return True
        if data == b"\r":
            say(b"\r\n")
            say(run(line, into) + b">>> ")
            line = b""
        elif data == b"\x03":
            say(b"\r\n>>> ")
            line = b""
        elif data != b"\n":
            say(data)
            line += data


def step():
    """A start if one is due, and what is typed until the next start or the other prompt."""
    global raw, starting
    if starting:
        starting = False
        start()
    if raw_prompt() if raw else plain_prompt():
        starting = True
        say(b"MPY: soft reboot\r\n")
    else:
        raw = not raw


# The signal may also come when the program has just ended: no moment may be without a handler.
while True:
    try:
        while True:
            try:
                step()
            except KeyboardInterrupt:
                pass
    except KeyboardInterrupt:
        pass
