"""Administration of one hub: status, settings, self-test, restart. Each method waits for the hub's answer."""

import queue
import time
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Self, TypeVar

from roundhouse.catalogs import Message, Verbatim
from roundhouse.hub.errors import FirmwareTooOld, HubSilent, RequestRefused
from roundhouse.hub.events import HubEvent, HubFault, HubInfo, HubSettings, HubStatus, Lost, SelfTestStep
from roundhouse.hub.port import Port, port_at
from roundhouse.hub.thread import HubThread
from roundhouse_hub.link import service

SINCE = (1, 2)  # the first version of the protocol with these messages
ANSWER_S = 3.0
SAVE_TIMEOUT_S = 12.0  # a hub does not write to its flash while a sound plays
STEP_S = 20.0  # the longest step of a self-test is a sound, 15 s at the most

AdminReply = TypeVar("AdminReply", HubStatus, HubSettings, SelfTestStep)


class HubAdmin:
    """A connection for administration; a context manager. `info` is the hub's hello."""

    def __init__(self, address: str, open_port: Callable[[str], Port] = port_at) -> None:
        """Connect to the hub at `address`. Raises HubError, FirmwareTooOld among others."""
        self._news: queue.Queue[HubEvent] = queue.Queue()
        self._hub = HubThread(address, self._news.put, open_port)
        try:
            self.info: HubInfo = self._hub.wait_connected()
            if self.info.protocol < SINCE:
                raise FirmwareTooOld(
                    "hub/firmware-too-old",
                    address=address,
                    firmware=self.info.firmware or Message("hub/unknown-version"),
                )
        except BaseException:
            self._hub.close()
            raise

    def status(self) -> HubStatus:
        """The state of the hub. Raises HubSilent."""
        self._ask({"k": service.STATUS})
        return self._wait(HubStatus)

    def settings(self) -> HubSettings:
        """Its settings. Raises HubSilent."""
        self._ask({"k": service.SETTINGS})
        return self._wait(HubSettings)

    def change(self, **values: object) -> HubSettings:
        """Change the named fields of `HubSettings` (`parts` as letters). Return when the hub has stored them.

        Raises RequestRefused with the hub's own sentence, and HubSilent.
        """
        fields = {key: field for field, key in service.KEYS}
        self._ask({"k": service.SETTINGS, **{fields[key]: value for key, value in values.items()}})
        settings = self._wait(HubSettings)
        if not settings.kept:
            settings = self._wait(HubSettings, SAVE_TIMEOUT_S)
        return settings

    def selftest(self) -> Iterator[SelfTestStep]:
        """Run the self-test and yield each step, the end last. Closing the iterator stops the test.

        Raises HubSilent.
        """
        self._ask({"k": service.SELFTEST})
        ended = False
        try:
            while not ended:
                step = self._wait(SelfTestStep, STEP_S)
                ended = step.stage == "end"
                yield step
        finally:
            if not ended:
                self._ask({"k": service.SELFTEST, "stop": True})
                self._hub.flush()

    def leave(self, how: str) -> None:
        """Make the hub leave its firmware for the `bootloader`, the `prompt` or a `restart`. Raises HubSilent."""
        self._ask({"k": how})
        if not self._hub.flush():
            raise HubSilent("hub/order-not-taken", address=self._hub.address)

    def close(self) -> None:
        self._hub.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _ask(self, message: dict[str, object]) -> None:
        while not self._news.empty():
            self._news.get_nowait()
        self._hub.request(message)

    def _wait(self, kind: type[AdminReply], seconds: float = ANSWER_S) -> AdminReply:
        end = time.monotonic() + seconds
        while True:
            try:
                event = self._news.get(timeout=max(0.0, end - time.monotonic()))
            except queue.Empty:
                raise HubSilent("hub/no-answer-within", address=self._hub.address, seconds=f"{seconds:g}") from None
            if isinstance(event, kind):
                return event
            if isinstance(event, HubFault):
                raise RequestRefused(event.text if isinstance(event.text, Message) else Verbatim(event.text))
            if isinstance(event, Lost):
                raise HubSilent(event.reason)
