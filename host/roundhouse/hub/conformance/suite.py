"""Tries the promises at a hub, one after another."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from random import Random

from roundhouse.catalogs import Message
from roundhouse.hub.conformance.promises import PROMISES
from roundhouse.hub.conformance.raw_host import ProtocolViolation, RawHost
from roundhouse.hub.port import Port, port_at


@dataclass(frozen=True, slots=True)
class PromiseResult:
    """Whether a promise is kept: its name, and what was seen if it is not."""

    promise: str
    fault: Message | None = None

    @property
    def kept(self) -> bool:
        return self.fault is None


def conform(
    address: str,
    open_port: Callable[[str], Port] = port_at,
    seed: int = 0,
    clock: Callable[[], float] = time.monotonic,
    only: Collection[str] = (),
) -> Iterator[PromiseResult]:
    """Try all promises, or `only` those with these names, one after another; yields a finding for each.

    `clock` tells seconds, as they pass at the port. No setting is changed, and one clatter sounds. Raises HubError when
    the port cannot be opened or goes away.
    """
    port = open_port(address)
    try:
        host = RawHost(port, Random(seed), clock)
        for name, check in PROMISES.items():
            if only and name not in only:
                continue
            try:
                check(host)
            except ProtocolViolation as broken:
                yield PromiseResult(name, broken.message)
            else:
                yield PromiseResult(name)
    finally:
        port.close()
