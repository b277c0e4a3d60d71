"""A hub's end of a wire in memory, for the tests of the host's end."""

import threading

from roundhouse.catalogs import Verbatim
from roundhouse.hub.errors import PortGone
from roundhouse_hub import __version__
from roundhouse_hub.lamps.scene import Scene
from roundhouse_hub.link.messages import hub_hello, press_message, scene_of
from roundhouse_hub.link.session import Session

SCENE = Scene("co...........", "12...........", 1, 5)
OTHER_SCENE = Scene("oc...........", "12...........", 0, 5)


class HubEnd:
    """Plays the hub over ports that `open` hands out: it keeps what it receives, and what it sends arrives."""

    def __init__(self, **hello: object) -> None:
        self.session = Session(hub_hello(__version__, "test", "Toby") | hello)
        self.now = 0
        self.received: list[dict[str, object]] = []
        self.plugged = True
        self.mute = False
        self._port: MemoryPort | None = None
        self.opened = 0
        self.room = 4096  # how many bytes its port takes at a time

    def open(self, address: str) -> "MemoryPort":
        if not self.plugged:
            raise PortGone(Verbatim(f"There is no port {address}."))
        self.opened += 1
        self._port = MemoryPort(self)
        return self._port

    @property
    def port(self) -> "MemoryPort":
        assert self._port is not None, "no port was opened"
        return self._port

    def is_open(self, port: "MemoryPort") -> bool:
        return self._port is port

    def restart(self) -> None:
        self.session = Session(self.session.hello)

    def press(self, button: int, gesture: str = "press") -> None:
        self.session.send(press_message(button, gesture, self.now), self.now)
        if self._port is not None:
            self._port.wake()

    def hear(self, data: bytes) -> None:
        if not self.mute:
            self.received += self.session.received(data, self.now)

    def say(self) -> bytes:
        return b"" if self.mute else self.session.outgoing(self.now, 4096)

    @property
    def scenes(self) -> list[Scene]:
        return [scene_of(message) for message in self.received if message["k"] == "scene"]

    @property
    def cues(self) -> list[object]:
        return [message["name"] for message in self.received if message["k"] == "cue"]


class HubAtPrompt(HubEnd):
    """A Pico at MicroPython's prompt, which echoes what is typed; with the hub's firmware, unless it is `bare`."""

    def __init__(self, bare: bool = False) -> None:
        super().__init__()
        self.at_prompt = True
        self.typed = b""
        self._bare = bare
        self._line = b""
        self._said = b""

    def hear(self, data: bytes) -> None:
        if not self.at_prompt:
            super().hear(data)
            return
        self.typed += data
        for byte in data:
            self._type(bytes([byte]))

    def say(self) -> bytes:
        if not self.at_prompt:
            return super().say()
        said, self._said = self._said, b""
        return said

    def _type(self, key: bytes) -> None:
        match key:
            case b"\x03":
                self._line = b""
                self._said += b"\r\n>>> "
            case b"\x04" if not self._line:
                self._said = b""
                self.at_prompt = self._bare
            case b"\n":
                pass  # MicroPython waits for a carriage return
            case b"\r":
                if self._line.startswith(b"import roundhouse_hub"):
                    self._said += b"\r\nImportError: no module" if self._bare else b"\r\nhub 1a2b3c4"
                elif self._line:
                    self._said += b"\r\nSyntaxError: invalid syntax"
                self._line = b""
                self._said += b"\r\n>>> "
            case _:
                self._line += key
                self._said += key


class MemoryPort:
    """The host's end."""

    def __init__(self, far: HubEnd) -> None:
        self.far = far
        self.open = True
        self._something = threading.Event()

    def _check(self) -> None:
        if not (self.open and self.far.plugged and self.far.is_open(self)):
            raise PortGone(Verbatim("The hub was unplugged."))

    def read(self) -> bytes:
        self._check()
        return self.far.say()

    def write(self, data: bytes) -> int:
        self._check()
        taken = data[: self.far.room]
        self.far.hear(taken)
        self._something.set()
        return len(taken)

    def wait(self, seconds: float) -> None:
        self._something.wait(seconds)
        self._something.clear()

    def wake(self) -> None:
        self._something.set()

    def close(self) -> None:
        self.open = False
