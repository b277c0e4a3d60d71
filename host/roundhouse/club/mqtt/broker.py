"""The hall's own broker, for a small hall: amqtt in a thread, behind a gate that checks every connection.

amqtt is the one MQTT broker in Python that is kept and runs on 3.11 and later. Version 0.12 looks up, replaces or
deletes the session of a client's id before it asks for the password, delivers a last will to any topic, and delivers
nothing more to a client that takes over its own session. So the gate reads the CONNECT packet first: amqtt gets to know
only those who may come in, and each only after its last connection has ended.
"""

from __future__ import annotations

import asyncio
import logging
import ssl
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from amqtt.adapters import BufferReader, ReaderAdapter, StreamReaderAdapter, StreamWriterAdapter
from amqtt.broker import Broker
from amqtt.contexts import Action, BaseContext
from amqtt.errors import AMQTTError
from amqtt.mqtt.connect import ConnectPacket
from amqtt.plugins.base import BaseAuthPlugin, BaseTopicPlugin
from amqtt.session import Session

from roundhouse.club.mqtt.access import is_right
from roundhouse.club.mqtt.topics import Hall
from roundhouse.web.connections import Door, open_port

LONGEST_CONNECT = 2_048
PATIENCE_S = 5.0
"""The longest time that a client may take to say who it is."""
REFUSED = b"\x20\x02\x00\x05"
"""CONNACK: not authorized."""
_PLACE = __name__


class Admitted(BaseAuthPlugin):  # type: ignore[misc]
    """The gate has checked every client already."""

    async def authenticate(self, *, session: Session) -> bool:
        session.is_anonymous = False
        return True

    @dataclass
    class Config:
        """Nothing to set."""


class OwnTopics(BaseTopicPlugin):  # type: ignore[misc]
    """The rule of `Hall.access_list`."""

    def __init__(self, context: BaseContext) -> None:
        super().__init__(context)
        self._hall = Hall(self.config.hall)

    async def topic_filtering(
        self, *, session: Session | None = None, topic: str | None = None, action: Action | None = None
    ) -> bool:
        user = (session and session.username) or ""
        if topic is None:
            return False
        if action is Action.PUBLISH:
            return self._hall.may_write(user, topic)
        if action is Action.SUBSCRIBE:
            return topic in self._hall.topics_of(user).reads
        return True  # what somebody subscribes to, they may receive

    @dataclass
    class Config:
        """The hall's name."""

        hall: str


class _OwnRetained(Broker):  # type: ignore[misc]
    """amqtt, but a client that returns to its session is sent the retained messages of its own subscriptions alone."""

    def __init__(self, hall: Hall, config: Mapping[str, Any], loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(config, loop)
        self._hall = hall

    async def _publish_retained_messages_for_subscription(
        self, subscription: tuple[str, int], session: Session
    ) -> None:
        if subscription[0] in self._hall.topics_of(session.username or "").reads:
            await super()._publish_retained_messages_for_subscription(subscription, session)


class HallBroker:
    """A broker from now on until `close`. Raises OSError if the port is taken."""

    def __init__(
        self,
        hall: Hall,
        passwords: Mapping[str, str],
        host: str = "127.0.0.1",
        port: int = 0,
        tls: ssl.SSLContext | None = None,
        most: int = 256,
    ) -> None:
        for name in ("amqtt", "transitions"):
            logging.getLogger(name).setLevel(logging.CRITICAL)  # what is wrong is told by the director
        self._hall, self._passwords = hall, passwords
        self._door = Door(most, most)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="hall's broker", daemon=True)
        self._thread.start()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._inside: dict[str, asyncio.StreamReader] = {}
        self._turn: dict[str, asyncio.Lock] = {}
        try:
            self.port = self._run(self._open(host, port, tls))
        except BaseException:
            self._end()
            raise

    def close(self) -> None:
        """End; what it kept for clients that are away is lost, and they say it again."""
        self._run(self._close())
        self._end()

    def _run(self, what: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(10)

    def _end(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)
        self._loop.close()

    async def _open(self, host: str, port: int, tls: ssl.SSLContext | None) -> int:
        plugins = {f"{_PLACE}.Admitted": {}, f"{_PLACE}.OwnTopics": {"hall": self._hall.name}}
        config = {"listeners": {"default": {"type": "external"}}, "plugins": plugins}
        self._broker = _OwnRetained(self._hall, config, self._loop)
        self._listening = open_port(host, port)
        await self._broker.start()
        self._tasks.add(self._loop.create_task(self._door.let_in(self._listening, self._protocol, tls)))
        return int(self._listening.getsockname()[1])

    def _protocol(self) -> asyncio.StreamReaderProtocol:
        reader = asyncio.StreamReader(loop=self._loop)
        return asyncio.StreamReaderProtocol(reader, self._connected, self._loop)

    async def _close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._listening.close()
        await self._broker.shutdown()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._door.arrives(task.cancel)
        try:
            said = await asyncio.wait_for(_first_packet(reader), PATIENCE_S)
            user = await self._admitted(said)
            self._door.is_gone(task.cancel)  # a connection that has said who it is makes room for nobody
            if user:
                await self._admit(user, said, reader, writer)
            else:
                writer.write(REFUSED)
                await writer.drain()
        except (TimeoutError, asyncio.IncompleteReadError, asyncio.CancelledError, AMQTTError, OSError, ValueError):
            pass  # this client is gone, or spoke no MQTT
        finally:
            self._door.is_gone(task.cancel)
            self._tasks.discard(task)
            writer.close()

    async def _admit(self, user: str, said: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hands a client to amqtt, after an older connection of the same one has ended."""
        if user in self._inside:
            self._inside[user].feed_eof()
        async with self._turn.setdefault(user, asyncio.Lock()):
            self._inside[user] = reader
            try:
                await self._broker.external_connected(_After(said, reader), StreamWriterAdapter(writer), "default")
            finally:
                del self._inside[user]

    async def _admitted(self, said: bytes) -> str:
        """The user who connects; empty if that user may not."""
        try:
            packet = await ConnectPacket.from_stream(BufferReader(said))
            user, password, will = packet.username, packet.password, packet.will_topic
        except Exception:  # amqtt's parser raises whatever its input leads it to
            return ""
        if not user or packet.client_id != user or not is_right(self._passwords, user, password or ""):
            return ""
        return user if not packet.will_flag or self._hall.may_write(user, will or "") else ""


async def _first_packet(reader: asyncio.StreamReader) -> bytes:
    """The bytes of a CONNECT packet. Raises ValueError for anything else."""
    head = await reader.readexactly(2)
    length, shift = head[1] & 0x7F, 7
    while head[-1] & 0x80:
        head += await reader.readexactly(1)
        length |= (head[-1] & 0x7F) << shift
        shift += 7
        if shift > 14:
            break
    if head[0] != 0x10 or length > LONGEST_CONNECT:
        raise ValueError("no CONNECT packet")
    return head + await reader.readexactly(length)


class _After(ReaderAdapter):  # type: ignore[misc]
    """A stream of which the beginning was read already."""

    def __init__(self, first: bytes, reader: asyncio.StreamReader) -> None:
        self._first, self._rest = first, StreamReaderAdapter(reader)

    async def read(self, n: int = -1) -> bytes:
        if not self._first:
            return bytes(await self._rest.read(n))
        found, self._first = (self._first, b"") if n < 0 else (self._first[:n], self._first[n:])
        return found

    def feed_eof(self) -> None:
        self._rest.feed_eof()
