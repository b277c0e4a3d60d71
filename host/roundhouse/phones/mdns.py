"""A name that phones find by themselves: `roundhouse.local`, where the extra `mdns` is installed."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final

NAME: Final = "roundhouse.local"
_KIND: Final = "_http._tcp.local."


def is_installed() -> bool:
    return find_spec("zeroconf") is not None


@contextmanager
def advertised(address: str, port: int, secure: bool = False) -> Iterator[str]:
    """Answer for the name until the end; the address with the name in it, or nothing where that is not possible.

    It needs a network that carries multicast; without it, the number in the code to scan still leads to the table.
    """
    if not is_installed():
        yield ""
        return
    from zeroconf import Error, ServiceInfo, Zeroconf

    try:
        responder = Zeroconf(interfaces=[address])
    except OSError:
        yield ""
        return
    try:
        service = ServiceInfo(
            _KIND, f"Roundhouse.{_KIND}", addresses=[socket.inet_aton(address)], port=port, server=f"{NAME}."
        )
        try:
            responder.register_service(service, allow_name_change=True)
        except (Error, OSError):
            yield ""
            return
        yield f"{'https' if secure else 'http'}://{NAME}:{port}"
    finally:
        responder.close()
