"""The request for a table: who plays what, on which hub, who may come in, what is kept where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from roundhouse.games import GAMES
from roundhouse.games.sheets import Sheet
from roundhouse.i18n.texts import Texts
from roundhouse.players import USUAL_LEVEL
from roundhouse.program.environment import default_data_folder

PHONE_PORT = 8377
"""The port at which phones find a table, unless somebody names another one."""
MOST_TABLES = 250
"""The number of tables that a hall can have."""


class PhoneServerOptions(NamedTuple):
    """The place where phones are let in: this computer's address on their network (None: the one that is found) and the
    port.

    `tls` is a certificate and its key, `public` the address by which people come who are elsewhere. `code` opens the
    table; without one it is the one that the table had, or a new one.
    """

    host: str | None = None
    port: int = PHONE_PORT
    tls: tuple[Path, Path] | None = None
    public: str = ""
    code: str = ""


class TableInHall(NamedTuple):
    """The hall that a table reports to, and its number there."""

    address: str
    number: int


@dataclass(frozen=True)
class TableRequest:
    """A table as somebody asks for it. A field is None where nothing is asked.

    `players` are names with commas between them; `rules` the texts of house rules by their names, besides those of a
    `sheet`. The match may last `minutes`; `thinking`, `announce_time` and `turn_clock` are seconds. `hub` is an
    address, or `none`. `phones` says where phones are let in; None: nowhere. `home_assistant` is the address of a
    broker. `out` is the folder for the match's files, `data` that of the journal.
    """

    game: str = GAMES.usual()
    players: str | None = None
    seats: int | None = None
    rules: Mapping[str, str] = field(default_factory=dict)
    level: str = USUAL_LEVEL
    seed: str | None = None
    all_computers: bool = False
    minutes: float | None = None
    mode: str = "dealt"
    thinking: float | None = None
    announce_time: int | None = None
    turn_clock: int | None = None
    hub: str | None = None
    sounds: str | None = None
    phones: PhoneServerOptions | None = None
    hall: TableInHall | None = None
    home_assistant: str | None = None
    out: Path | None = None
    data: Path = field(default_factory=default_data_folder)
    texts: Texts = Texts()
    sheet: Sheet | None = None

    def rules_for(self, seats: int) -> Mapping[str, str]:
        """The house rules of a table of so many. Raises OptionError where they contradict the sheet."""
        return self.sheet.rules_besides(seats, self.rules) if self.sheet else self.rules
