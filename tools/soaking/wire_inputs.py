"""Anything at all on the wire between host and hub, in both directions: neither of them may fail at it.

Garbage, scraps of lines, lines with a changed byte, and lines with a right check sum that say nonsense. Now and then
the cable is pulled and put back; then host and hub have to meet, and the lamps have to show what the host wants.
"""

from __future__ import annotations

import json
import zlib
from collections import Counter
from random import Random

from tools.soaking import SoakError

from roundhouse.hub.hub import ConnectionState
from roundhouse.simulator.faults import Faults
from roundhouse.simulator.lockstep import LockstepHub
from roundhouse_hub.lamps.scene import LAMPS, NO_COLOR, NOWHERE, STATES, Scene

STEP_MS = 5
A_SPELL = 500
"""Inputs between two looks whether all is well."""
AWAY_MS = 100
MEETING_MS = 6000
PROMPT = (b"\x03", b"\r\x03")
"""What leads to MicroPython's prompt, as it should."""
SCRAPS = (
    b"~",
    b"\n",
    b"\r\n",
    b" ",
    b"~17 {",
    b"~0 ",
    b'{"k":',
    b"\x00",
    b"\xff" * 70,
    b"x" * 300,
    b"~~\n\n",
    b"\x03\x04",
)
KINDS = ("hello", "ack", "skip", "scene", "cue", "ping", "press", "trouble", "status", "x", "")
FIELDS = (
    "id",
    "to",
    "n",
    "proto",
    "b",
    "g",
    "t",
    "text",
    "lamps",
    "colors",
    "turn",
    "vol",
    "name",
    "slot",
    "parts",
    "e",
)
VALUES: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    1,
    5,
    12,
    65535,
    65536,
    2**40,
    1e300,
    "",
    "~",
    "x" * 90,
    "\x7f",
    "ë",
    [],
    [1, 0],
    [2, 0],
    {},
)


def fuzz(inputs: int, seed: int) -> Counter[str]:
    """How many inputs of each kind were taken. Raises SoakError for the first that does harm."""
    random, counted = Random(seed), Counter[str]()
    hub = LockstepHub(Faults(seed=seed))
    while (done := sum(counted.values())) < inputs:
        for _ in range(min(A_SPELL, inputs - done)):
            kind, data = _input(random)
            counted[kind] += 1
            try:
                _send(hub, data, to_hub=random.random() < 0.7)
                hub.run(random.randrange(STEP_MS) + 1)
            except Exception as error:
                raise SoakError(f"seed {seed}: {type(error).__name__}: {error} after {data!r}") from error
        _look(hub, random, seed)
        hub.board.audio.forget()
    hub.close()
    return counted


def _send(hub: LockstepHub, data: bytes, to_hub: bool) -> None:
    """The bytes arrive as they are, in the middle of whatever comes."""
    if to_hub:
        hub.board.serial.host_write(data)
    else:
        hub.machine.to_host.push(data, hub.clock.now())


def _look(hub: LockstepHub, random: Random, seed: int) -> None:
    hub.unplug()
    hub.run(AWAY_MS)
    hub.plug()
    lamps = "".join(random.choice(STATES) for _ in range(LAMPS))
    scene = Scene(lamps, NO_COLOR * LAMPS, NOWHERE, 5)
    hub.show(scene)
    hub.run(MEETING_MS)
    hub.events()
    app = hub.machine.app
    if app.faults.count:
        raise SoakError(f"seed {seed}: the firmware has failed: {app.faults.entries}")
    if hub.state is not ConnectionState.CONNECTED or app.lamps.scene != scene:
        raise SoakError(
            f"seed {seed}: the host is {hub.state.value}, and the lamps show {app.lamps.scene}, not {scene}"
        )


def _input(random: Random) -> tuple[str, bytes]:
    kind = random.choice(("garbage", "scraps", "changed", "nonsense", "cut"))
    match kind:
        case "garbage":
            data = random.randbytes(random.randint(1, 40))
        case "scraps":
            data = b"".join(random.choices(SCRAPS, k=random.randint(1, 3)))
        case "nonsense":
            data = _nonsense(random)
        case _:
            line = _nonsense(random)
            at = random.randrange(len(line))
            data = line[:at] if kind == "cut" and at else line[:at] + random.randbytes(1) + line[at + 1 :]
    return kind, data + b"\n" if data in PROMPT else data


def _nonsense(random: Random) -> bytes:
    """A line whose check sum is right, and little else."""
    message: object = {"k": random.choice(KINDS)} | {
        name: random.choice(VALUES) for name in random.sample(FIELDS, random.randint(0, 4))
    }
    number = random.choice((0, 1, random.randrange(70_000)))
    if random.random() < 0.1:
        message = random.choice(VALUES)
    body = b"%d %s" % (number, json.dumps(message, ensure_ascii=random.random() < 0.8).encode())
    return b"~%s %08x\n" % (body, zlib.crc32(body))
