"""A table's or the director's connection to the broker, by paho-mqtt: it comes back by itself, and says why not."""

from __future__ import annotations

import os
import socket
import ssl
import sys
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import paho.mqtt.client as mqtt
from paho.mqtt.enums import CallbackAPIVersion

from roundhouse.catalogs import Message, UserFacingError, reason_of
from roundhouse.club.mqtt.access import password_file
from roundhouse.club.mqtt.messages import BadMessage, Link, from_payload, to_payload
from roundhouse.club.mqtt.topics import ClientTopics, Hall

USUAL_HALL, USUAL_USER = "hall", "roundhouse"
PORTS = {"mqtt": 1883, "tcp": 1883, "mqtts": 8883}
KEEP_ALIVE_S = 20
LONGEST_WAIT_S = 30
"""Between two attempts to reach the broker."""
CTRL_C_S = 1.0
"""On Windows, Ctrl-C is noticed between two waits."""
GOODBYE_S = 2.0
"""The longest wait for it."""
SHORT_S, SHORT_ONES = 5.0, 3
"""Connections that end so soon, so many in a row: somebody else uses the same name."""


class AddressError(UserFacingError):
    """The address of a broker, or what belongs to it, cannot be used."""


@dataclass(frozen=True, slots=True)
class Purpose:
    """The use of a broker: the catalog that tells of its troubles, and the variable with its password."""

    catalog: str
    variable: str


HALL = Purpose("hall", "ROUNDHOUSE_HALL_PASSWORD")


@dataclass(frozen=True)
class BrokerAt:
    """A broker's address, the hall on it, and the user there."""

    host: str
    port: int
    hall: Hall
    user: str
    password: str | None = field(default=None, repr=False)
    tls: ssl.SSLContext | None = None
    purpose: Purpose = HALL


def hall_at(address: str) -> tuple[Hall, int]:
    """The hall at an address, and the port of its broker. Raises AddressError."""
    parts = _parts(address)
    return parts.hall, parts.port


class _Parts(NamedTuple):
    """The parts of an address such as `mqtts://broker.example:8883/north`."""

    scheme: str
    host: str
    port: int
    hall: Hall
    user: str


def _parts(address: str, purpose: Purpose = HALL, *, names_user: bool = False) -> _Parts:
    """The parts of an address. Raises AddressError."""
    catalog = purpose.catalog
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
        hall = Hall(parts.path.strip("/") or USUAL_HALL)
    except (KeyError, ValueError) as error:
        raise AddressError(f"{catalog}/bad-address", address=address.rpartition("@")[2]) from error
    if parts.password is not None or (parts.username is not None and not names_user):
        raise AddressError(f"{catalog}/password-in-address", variable=purpose.variable)
    if not host or parts.query or parts.fragment:
        raise AddressError(f"{catalog}/bad-address", address=address)
    return _Parts(parts.scheme, host, port, hall, parts.username or USUAL_USER)


def broker_at(
    address: str, user: str | None, folder: Path, environment: Mapping[str, str] = os.environ, purpose: Purpose = HALL
) -> BrokerAt:
    """The place where a user finds the broker with this address; `user` is None where the address may name one.

    The password comes from the environment or from the folder, where `ca.pem`, `USER.pem` and `USER.key` may lie, too.
    Raises AddressError.
    """
    scheme, host, port, hall, named = _parts(address, purpose, names_user=user is None)
    user = user or named
    try:
        tls = _tls(folder, user) if scheme == "mqtts" else None
        file = password_file(folder, user)
        password = environment.get(purpose.variable) or (
            file.read_text(encoding="utf-8").strip() if file.exists() else None
        )
    except OSError as error:  # SSLError is one
        raise AddressError(f"{purpose.catalog}/bad-files", folder=str(folder), reason=reason_of(error)) from error
    if password is None and not (tls and (folder / f"{user}.pem").exists()):
        raise AddressError(f"{purpose.catalog}/no-password", file=str(file), variable=purpose.variable)
    return BrokerAt(host, port, hall, user, password, tls, purpose)


def _tls(folder: Path, user: str) -> ssl.SSLContext:
    authority, certificate = folder / "ca.pem", folder / f"{user}.pem"
    context = ssl.create_default_context(cafile=str(authority) if authority.exists() else None)
    if certificate.exists():
        context.load_cert_chain(certificate, folder / f"{user}.key")
    return context


def _send_at_once(_client: object, _data: object, line: Any) -> None:
    """Let no whistle wait some 40 ms for the acknowledgment of what was sent before."""
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


class Connection:
    """A connection from `open` to `close`; `heard`, `opened` and `told` are called in a thread of its own.

    What is said while either end is away arrives later, but not on the topics that are `live`.
    """

    def __init__(
        self,
        at: BrokerAt,
        topics: ClientTopics,
        heard: Callable[[str, bytes], None],
        opened: Callable[[], None],
        told: Callable[[Message], None],
        *,
        client_id: str = "",
        first_wait: float = 1,
    ) -> None:
        self.at, self._topics, self._heard, self._opened, self._told = at, topics, heard, opened, told
        self._up_since: float | None = None
        self._short_ones = 0
        self._trouble: str | None = None
        self._leaving = False
        self._said_goodbye = threading.Event()
        self._closed = threading.Event()
        # The broker knows a client by its id. One that is the user's name keeps the session and shuts out a twin.
        self._client = mqtt.Client(
            CallbackAPIVersion.VERSION2, client_id=client_id or at.user, clean_session=False, protocol=mqtt.MQTTv311
        )
        self._client.username_pw_set(at.user, at.password)
        if at.tls is not None:
            self._client.tls_set_context(at.tls)
        self._client.will_set(topics.link, to_payload(Link(False)), qos=1, retain=True)
        self._client.on_socket_open = _send_at_once
        self._client.reconnect_delay_set(first_wait, LONGEST_WAIT_S)  # type: ignore[arg-type]
        self._client.on_connect, self._client.on_subscribe = self._on_connect, self._on_subscribe
        self._client.on_message = self._on_message
        self._client.on_disconnect, self._client.on_connect_fail = self._on_disconnect, self._on_connect_fail

    def open(self) -> None:
        """Reach for the broker from now on."""
        self._client.connect_async(self.at.host, self.at.port, keepalive=KEEP_ALIVE_S)
        self._client.loop_start()

    @property
    def is_open(self) -> bool:
        return self._client.is_connected()

    def wait(self) -> None:
        """Wait until the connection is closed, or for ever."""
        while not self._closed.wait(CTRL_C_S):
            pass

    def say(self, topic: str, message: Any, *, retain: bool = False) -> None:
        """Say something, unless the broker is away: then `opened` comes later, and says what holds by then."""
        self.publish(topic, to_payload(message), retain=retain)

    def publish(self, topic: str, payload: bytes, *, retain: bool = False) -> None:
        """The same for what is no message of a hall."""
        if self.is_open:
            self._client.publish(topic, payload, qos=self._qos(topic), retain=retain)

    def close(self) -> None:
        self._leaving = True
        if self.is_open:
            self._client.publish(self._topics.link, to_payload(Link(False)), qos=1, retain=True)
            # When a client goes, amqtt drops what it has acknowledged and not passed on yet. It passes on in order, so
            # once this is heard, everything before it has been passed on.
            self._said_goodbye.wait(GOODBYE_S)
        self._client.disconnect()
        self._client.loop_stop()
        self._closed.set()

    def _qos(self, topic: str) -> int:
        """At QoS 0 neither paho nor the broker keeps a message for later."""
        return 0 if topic in self._topics.live else 1

    def _on_connect(self, _client: object, _data: object, _flags: object, reason: Any, _properties: object) -> None:
        if reason.is_failure:
            self._say_trouble("refused", user=self.at.user)
            return
        self._up_since = monotonic()
        self._client.subscribe([(topic, self._qos(topic)) for topic in self._topics.reads])

    def _on_subscribe(self, *_: object) -> None:
        # By now paho has sent again what got lost with the connection before. What holds now comes last.
        self.say(self._topics.link, Link(True), retain=True)
        self._opened()
        if self._trouble in ("away", "refused", "not-trusted"):
            self._told(Message(f"{self.at.purpose.catalog}/back"))
            self._trouble = None

    def _on_message(self, _client: object, _data: object, message: mqtt.MQTTMessage) -> None:
        if message.topic != self._topics.link:
            self._heard(message.topic, bytes(message.payload))
            return
        try:
            late_will = not from_payload("link", bytes(message.payload)).up
        except BadMessage:
            late_will = True
        if late_will and self._leaving:
            self._said_goodbye.set()
        elif late_will:
            self.say(self._topics.link, Link(True), retain=True)

    def _on_disconnect(self, _client: object, _data: object, _flags: object, reason: Any, _properties: object) -> None:
        if self._leaving:
            self._said_goodbye.set()  # cut off: the broker says the last will
        if self._up_since is None:
            if self._trouble != "refused":
                # A broker that does not trust a certificate says so only after this side is content.
                self._say_trouble("away" if self.at.tls is None else "not-trusted")
            return
        short = reason.is_failure and monotonic() - self._up_since < SHORT_S
        self._up_since = None
        self._short_ones = self._short_ones + 1 if short else 0
        if self._short_ones >= SHORT_ONES:
            self._say_trouble("twin", user=self.at.user)
        elif reason.is_failure:
            self._say_trouble("away")

    def _on_connect_fail(self, _client: object, _data: object) -> None:
        # paho calls this while it handles the error, and does not say which it is.
        self._say_trouble("not-trusted" if isinstance(sys.exc_info()[1], ssl.SSLError) else "away")

    def _say_trouble(self, name: str, **facts: object) -> None:
        """Tell a trouble once, until it is over."""
        if self._trouble != name:
            self._trouble = name
            self._told(Message(f"{self.at.purpose.catalog}/{name}", host=self.at.host, port=str(self.at.port), **facts))
