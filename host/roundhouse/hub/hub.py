"""The host's connection to one hub: reconnects, keeps the newest scene shown, delivers presses.

`Hub.step` never waits. A thread calls it in real time (`roundhouse.hub.thread`), the simulator in virtual time.

Why it is so: host/ARCHITECTURE.md#the-host-states-what-should-be-seen
"""

import enum
import time
from collections.abc import Callable
from contextlib import suppress

from roundhouse.catalogs import Message
from roundhouse.hub.errors import HubError, HubSilent, NotAHub, OtherProtocol, UnexpectedFault
from roundhouse.hub.events import (
    ButtonEvent,
    Connected,
    HubEvent,
    HubFault,
    HubInfo,
    HubSettings,
    HubStatus,
    Lost,
    SelfTestStep,
)
from roundhouse.hub.hub_text import trouble
from roundhouse.hub.port import Port, port_at
from roundhouse.hub.repl_prompt import PromptGuide
from roundhouse.hub.versions import version_advice
from roundhouse_hub.lamps.scene import (
    ALL_ABOARD,
    BELL,
    CLATTER,
    CUES,
    DERAILED,
    FINALE,
    LAST_CALL,
    STARTING,
    TAP,
    WARNING,
    WHISTLE,
    WOO_WOO,
    Cue,
    Scene,
)
from roundhouse_hub.link import service
from roundhouse_hub.link.messages import PING, PROTOCOL, cue_message, host_hello, press_of, scene_message
from roundhouse_hub.link.session import Session
from roundhouse_hub.ticks import LAST_TICK, ticks_add, ticks_diff

PING_MS = 1000  # the hub switches to toy play when it hears nothing for three of these
SILENT_MS = 3000
ANSWER_MS = 3000  # a Pico takes 1.5 s from power to its hello
RETRY_MS = 500
SLOW_RETRY_MS = 5000  # for a device that is no hub: it will hardly become one soon, and may be flashing
WRITE_ROOM = 4096  # bytes offered to the port at once
# The cue for a hub whose firmware does not have the newer one: every hub has these.
FALLBACK_CUES = {
    DERAILED: CLATTER,
    LAST_CALL: WARNING,
    FINALE: BELL,
    TAP: WARNING,
    ALL_ABOARD: WHISTLE,
    WOO_WOO: CLATTER,
    STARTING: CLATTER,
}
BUSY_MS = 2  # the retry interval for a port that takes nothing at all


def ticks() -> int:
    """This computer's clock in the hub's unit: milliseconds that wrap at 2**30 (see `roundhouse_hub.ticks`)."""
    return (time.monotonic_ns() // 1_000_000) & LAST_TICK


class ConnectionState(enum.Enum):
    CONNECTING = "connecting"
    CONNECTED = "connected"
    LOST = "lost"


class Hub:
    """The connection to the hub at one address. All times are ticks, see `roundhouse_hub.ticks`.

    `info` is the hub's last hello, `error` why it was last lost.
    """

    def __init__(
        self, address: str, open_port: Callable[[str], Port] = port_at, session: Session | None = None
    ) -> None:
        self.address = address
        self.state = ConnectionState.CONNECTING
        self.info: HubInfo | None = None
        self.error: HubError | None = None
        self.session = session or Session(host_hello(), asks=True)
        self.port: Port | None = None
        self._open_port = open_port
        self._scene: Scene | None = None
        self._unsent = b""
        self._prompt = self._guide()
        self._next_try: int | None = None  # None: at once
        self._asking_since = 0
        self._pinged_at = 0
        self._reported: type[HubError] | None = None  # the kind of error in the last Lost
        self._unknown = 0
        self._advice: Message | None = None
        self._news: list[HubEvent] = []  # not returned yet: a step that fails may have received something before

    @property
    def was_at_prompt(self) -> bool:
        """Whether the hub was left at MicroPython's prompt, and was started from there."""
        return self._prompt.started

    @property
    def counters(self) -> dict[str, int]:
        """Errors on the wire that were repaired, and messages of an unknown kind, since the start."""
        return {**self.session.counters, "bad": self.session.bad_lines, "unknown": self._unknown}

    def show(self, scene: Scene, now: int) -> None:
        """Show `scene` from now on, also after the hub was away. Raises ValueError if no hub can show it."""
        message = scene_message(scene)
        if scene == self._scene:
            return
        self._scene = scene
        if self.state is ConnectionState.CONNECTED:
            self.session.send(message, now)

    def sound(self, cue: Cue, now: int) -> bool:
        """Sound `cue` once; False if too many are waiting. While the hub is away, the cue waits for five seconds.

        A hub whose firmware is older than the cue sounds a similar one, or nothing. Raises ValueError for an unknown
        cue.
        """
        message = cue_message(cue)
        if self.info is not None and CUES.index(cue.name) >= self.info.sounds > 0:
            if cue.name not in FALLBACK_CUES:
                return True
            message = cue_message(Cue(FALLBACK_CUES[cue.name], cue.slot))
        return self.session.send(message, now)

    def request(self, message: dict[str, object], now: int) -> bool:
        """Send one of the messages of `roundhouse_hub.link.service`; the answer is an event. False: too many wait."""
        return self.session.send(message, now)

    def step(self, now: int) -> list[HubEvent]:
        """Do what can be done now without waiting; return what happened. Never raises a HubError."""
        try:
            self._step(now)
        except HubError as error:
            self._lose(error, now)
        return self._take_news()

    def handle_fault(self, now: int) -> list[HubEvent]:
        """Treat an unexpected error as if the hub had been unplugged; return what happened.

        That includes no Lost if an unexpected error was already the last one reported.
        """
        with suppress(Exception):  # the port itself may be at fault
            self.close()
        error = UnexpectedFault("hub/unforeseen", address=self.address)
        self._lose(error, now)
        return self._take_news()

    def next_wake(self, now: int) -> int:
        """Milliseconds until `step` should be called again if nothing arrives."""
        if self.port is None:
            return 0 if self._next_try is None else max(0, ticks_diff(self._next_try, now))
        if self._unsent:
            return BUSY_MS
        wait = PING_MS - ticks_diff(now, self._pinged_at)
        asked: int | None = self.session.wake(now)
        return max(0, wait if asked is None else min(wait, asked))

    def close(self) -> None:
        """Close the port. What is still on its way may be lost."""
        port, self.port = self.port, None
        if port is not None:
            port.close()

    def _take_news(self) -> list[HubEvent]:
        news, self._news = self._news, []
        return news

    def _step(self, now: int) -> None:
        if self.port is None:
            if self._next_try is not None and ticks_diff(self._next_try, now) > 0:
                return
            self.port = self._open_port(self.address)
            self.session.restart(now)
            self._unsent = b""
            self._prompt = self._guide()
            self._asking_since = self._pinged_at = now
        data = self.port.read()
        if not self.session.open:
            self._leave_prompt(data, now)
        for message in self.session.received(data, now):
            self._news += self._handle_message(message, now)
        self._check_connection(now)
        self._write(now)

    def _guide(self) -> PromptGuide:
        return PromptGuide(b'"k":"hello","id":%d,' % self.session.id)

    def _leave_prompt(self, data: bytes, now: int) -> None:
        """Start a hub that was left at MicroPython's prompt."""
        answer = self._prompt.answer(data)
        if not answer:
            return
        self._unsent += answer
        if self._prompt.started:
            self._asking_since = now
            self._news.append(HubFault(Message("hub/left-at-prompt", address=self.address)))

    def _handle_message(self, message: dict[str, object], now: int) -> list[HubEvent]:
        match message["k"]:
            case "hello":
                self.info = HubInfo.of(message)
                self._check_protocol(self.info)
                self.state = ConnectionState.CONNECTED
                self.error = self._reported = None
                if self._scene is not None:
                    self.session.send(scene_message(self._scene), now)
                return [Connected(self.info), *self._version_news(self.info)]
            case "press":
                try:
                    return [ButtonEvent(*press_of(message))]
                except ValueError:
                    self._unknown += 1
            case "trouble":
                return [HubFault(trouble(message))]
            case service.STATUS:
                return [HubStatus.of(message)]
            case service.SETTINGS:
                return [HubSettings.of(message)]
            case service.SELFTEST:
                return [SelfTestStep.read(message)]
            case _:
                self._unknown += 1
        return []

    def _version_news(self, info: HubInfo) -> list[HubEvent]:
        """The complaint, once, that the hub's firmware is older or newer than this program."""
        said = version_advice(self.address, info.firmware)
        if said == self._advice:
            return []
        self._advice = said
        return [HubFault(said)] if said else []

    def _check_protocol(self, info: HubInfo) -> None:
        ours, theirs = PROTOCOL[0], info.protocol[0]
        if theirs == ours:
            return
        if theirs > ours:
            cure = Message("hub/install-newer")
        else:
            cure = Message("hub/run-flash", address=self.address)
        raise OtherProtocol(
            "hub/other-protocol",
            address=self.address,
            theirs=theirs,
            firmware=info.firmware or Message("hub/unknown"),
            ours=ours,
            cure=cure,
        )

    def _check_connection(self, now: int) -> None:
        if not self.session.open:
            if ticks_diff(now, self._asking_since) >= ANSWER_MS:
                raise NotAHub("hub/not-a-hub", address=self.address)
            return
        self._asking_since = now  # from now on, if the hub is reset
        if self.session.quiet(now) >= SILENT_MS:
            raise HubSilent("hub/silent", address=self.address)
        if ticks_diff(now, self._pinged_at) >= PING_MS:
            self._pinged_at = now
            if not self.session.pending:
                self.session.send(PING, now)

    def _write(self, now: int) -> None:
        assert self.port is not None
        while True:
            out = self._unsent or self.session.outgoing(now, WRITE_ROOM)
            if not out:
                return
            taken = self.port.write(out)
            self._unsent = out[taken:]
            if self._unsent:
                return

    def _lose(self, error: HubError, now: int) -> None:
        self.close()
        self.state = ConnectionState.LOST
        self.error = error
        slow = isinstance(error, (NotAHub, OtherProtocol, UnexpectedFault))
        self._next_try = ticks_add(now, SLOW_RETRY_MS if slow else RETRY_MS)
        if type(error) is self._reported:
            return  # another attempt that fails in the same way is no news
        self._reported = type(error)
        self._news.append(Lost(error.message))


class HubReader:
    """Read access to a `Hub` that a subclass steps, in real or virtual time.

    All of it may be read while another thread steps the hub, because values are replaced as a whole and the counters
    have the same names from the start.
    """

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    @property
    def address(self) -> str:
        return self._hub.address

    @property
    def info(self) -> HubInfo | None:
        return self._hub.info

    @property
    def state(self) -> ConnectionState:
        return self._hub.state

    @property
    def counters(self) -> dict[str, int]:
        """Errors on the wire that were repaired, since the start."""
        return self._hub.counters
