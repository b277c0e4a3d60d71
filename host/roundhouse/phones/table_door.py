"""The door of a table for phones, as the pages of the host know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.phones.phone import Phone
from roundhouse.phones.table import PhoneTable
from roundhouse.presenters.app_services import PhoneAccess


class TableDoor(PhoneAccess):
    """The door as it stands open. `host` is the phone that the host uses; without one, the host is at the computer."""

    def __init__(self, table: PhoneTable, host: Phone | None = None) -> None:
        self._table, self._host = table, host

    @property
    def address(self) -> str:
        return self._table.news().address

    @property
    def code(self) -> str:
        return self._table.tickets.code

    @property
    def host_code(self) -> str:
        return self._table.tickets.host_code if self._host is None else ""

    @property
    def squares(self) -> Sequence[Sequence[bool]]:
        return ()

    @property
    def presence(self) -> Sequence[str]:
        return self._table.presence()

    @property
    def claimed(self) -> Mapping[Seat, int]:
        return self._table.requests.numbers

    def news(self, texts: Texts) -> str:
        told = self._table.news().handed
        return told[-1].text(texts) if told else ""

    def renew(self) -> None:
        self._table.tickets.open()

    def shut(self) -> None:
        self._table.tickets.close()

    def free(self, seat: Seat) -> None:
        by = () if self._host is None or self._host.seat is None else (self._table.names[self._host.seat],)
        self._table.free(seat, by)
