"""The players of an evening: how their names are read, and recognized again at the tables."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from roundhouse.catalogs import Message
from roundhouse.club.seating import FEWEST, MOST
from roundhouse.games.core.names import identity
from roundhouse.indices import index_of, number_of
from roundhouse.records.csv_cells import rows_of
from roundhouse.records.player_names import is_longer, is_written, tidy

LONGEST_SIGNED_IN: Final = 40
"""Letters of a name in the lists of an evening, which have more room than a table."""
_WORDS: Final = (
    ("full name", "vollständiger name", "vor und nachname", "vorname nachname", "nachname vorname", "name vorname",
     "nombre completo", "nombre y apellido", "nombre y apellidos", "apellidos y nombre"),
    ("name", "names", "player", "player name", "participant", "member", "spieler", "spielerin", "spieler in",
     "spielername", "teilnehmer", "teilnehmerin", "teilnehmer in", "teilnehmende", "mitglied",
     "jugador", "jugadora", "jugador a", "participante", "socio"),
    ("first name", "given name", "forename", "vorname", "rufname", "nombre", "nombres", "nombre s"),
    ("last name", "surname", "family name", "nachname", "familienname", "zuname", "apellido", "apellidos",
     "apellido s"),
    ("team", "club", "mannschaft", "verein", "equipo"),
)  # fmt: skip
"""The words by which lists call the columns of whole names; of names, be they whole or not; of first names; of last
names; and of teams. An ending in brackets or after a stroke is a word of its own."""
_FEWEST_ALONE: Final = 4
"""The lines that are needed to say that a second column is no team: nearly nobody shares it."""
_MISREAD: Final = re.compile(
    r"(?<=\w)[{0}]|[{0}](?=\w)|\w[ŠŒŽŸ](?=[a-zß-ÿ])".format("³²¹¼½¾¿¡€¢£¤¥§¦†‡‰™©®±¶¬×÷ˆ˜•ƒ¯¨¸…\ufffd")
)
"""The signs beside letters that come of a list in the letters of a Mac, or of Eastern Europe, which are read as those
of Windows in the West."""
CUT_NAME: Final = 8
"""The letters of a name that are enough where a table has room for no more of it."""


@dataclass(frozen=True)
class ClubPlayer:
    """Somebody signed in; `team` is empty for those who play alone."""

    name: str
    team: str = ""


class Columns(NamedTuple):
    """The columns of a list, from 1: those whose cells make a name, and that of the team, 0 for none."""

    names: tuple[int, ...] = (1,)
    team: int = 2


def read_players(
    lines: Iterable[str],
    fewest: int = FEWEST,
    columns: Columns | None = None,
    unclear: str = "club/unclear-columns",
) -> tuple[tuple[ClubPlayer, ...], tuple[Message, ...]]:
    """The players of a CSV of names and, if there are any, teams; and what is wrong, a message for each line.

    A first line with a word for names is the heading, and says which column is what. Where nobody can know it,
    `columns` does, or the fault is `unclear`. `fewest` players have to be in the list.

    >>> players, faults = read_players(["name,team", "Ann,Reds", "ann,", ",Blues"])
    >>> players
    (ClubPlayer(name='Ann', team='Reds'),)
    >>> print(faults[0])
    Line 3: ann is there already in line 2; write a name that nobody else has.
    >>> read_players(["No.;Vorname;Name;Verein", "1;Ann;Lee;Reds"], fewest=1)[0]
    (ClubPlayer(name='Ann Lee', team='Reds'),)
    """
    lines = list(lines)
    if (unreadable := _unreadable(lines)) is not None:
        return (), (unreadable,)
    rows, found = _read(lines)
    if found is None and (strange := _unclear(rows)):
        if columns is None:
            return (), (Message(unclear, line=str(strange[0]), count=len(strange) - 1),)
        found = columns
    names, team = found or Columns()
    players: list[ClubPlayer] = []
    faults: list[Message] = []
    misread: list[tuple[str, str]] = []
    seen: dict[str, int] = {}
    for number, cells in rows:
        line = str(number)
        name = " ".join(filter(None, (_cell(cells, each) for each in names)))
        if not name:
            faults.append(Message("club/no-name", line=line))
        elif is_longer(name, LONGEST_SIGNED_IN):
            faults.append(Message("club/name-too-long", line=line, most=LONGEST_SIGNED_IN))
        elif not is_written(name):
            faults.append(Message("club/bad-letters", line=line))
        elif _MISREAD.search(name):
            misread.append((line, name))
        elif identity(name) in seen:
            faults.append(Message("club/name-twice", line=line, name=name, first=str(seen[identity(name)])))
        else:
            seen[identity(name)] = number
            players.append(ClubPlayer(name, _cell(cells, team)))
    if misread:
        line, name = misread[0]
        faults.append(Message("club/misread", line=line, name=name, count=len(misread) - 1))
    if not faults and not fewest <= len(players) <= MOST:
        faults.append(Message("club/player-count", count=len(players), fewest=fewest, most=MOST))
    return tuple(players), tuple(faults)


def columns_to_choose(lines: Iterable[str]) -> list[str]:
    """The beginning of each column of a list of which nobody can know what is what; nothing for any other list.

    >>> columns_to_choose(["7;Ann;Reds", "8;Bo;Blues"]), columns_to_choose(["Ann;Reds", "Bo;Blues"])
    (['7 · 8', 'Ann · Bo', 'Reds · Blues'], [])
    """
    lines = list(lines)
    rows, found = _read(lines)
    if found is not None or not _unclear(rows) or _unreadable(lines) is not None:
        return []
    first = [cells for _, cells in rows[:3]]
    widest = max(len(cells) for _, cells in rows)
    return [" · ".join(cells[place] for cells in first if place < len(cells)) for place in range(widest)]


def is_text(written: str) -> bool:
    """Whether a file was text: that of a spreadsheet program is none, nor is UTF-16 without a mark.

    >>> is_text("Ann,Reds"), is_text("PK\\x03\\x04\\x14\\x00")
    (True, False)
    """
    return "\0" not in written


def _unreadable(lines: Sequence[str]) -> Message | None:
    """The fault for which no line of a list can be read as it was meant."""
    if not all(map(is_text, lines)):
        return Message("club/no-text")
    reader = rows_of(lines)
    begins = ends = 0
    for _ in reader:
        begins, ends = ends, reader.line_num
    last_row = lines[begins:ends]
    if len(last_row) > 1 and "".join(last_row).count('"') % 2:
        return Message("club/open-quote", line=str(begins + 1))
    return None


def _read(lines: Iterable[str]) -> tuple[list[tuple[int, list[str]]], Columns | None]:
    """The rows of a list that are not empty, each with its number of line; and the columns that its heading says."""
    reader = rows_of(list(lines))
    rows = [(reader.line_num, cells) for row in reader if any(cells := [tidy(cell) for cell in row])]
    found = _heading(rows[0][1]) if rows else None
    return rows[found is not None :], found


def _unclear(rows: Sequence[tuple[int, list[str]]]) -> list[int]:
    """The lines that have more than a name and a team, or a second cell that is hardly a team; none in a clear list."""
    wide = [line for line, cells in rows if any(cells[2:])]
    second = {line: identity(cells[1]) for line, cells in rows if any(cells[1:])}
    alone = len(second) >= _FEWEST_ALONE and 5 * len({*second.values()}) > 4 * len(second)
    return wide or [*second] * alone


def _heading(cells: Sequence[str]) -> Columns | None:
    said = [_plain(cell) for cell in cells]
    whole, name, first, last, team = (
        next((number_of(said.index(word)) for word in words if word in said), 0) for words in _WORDS
    )
    parts = (whole,) if whole else (first or name, last or (first and name))
    names = tuple(filter(None, parts))
    return Columns(names, team) if names else None


def _cell(cells: Sequence[str], number: int) -> str:
    return cells[index_of(number)] if 1 <= number <= len(cells) else ""


def is_short_for(short: str, name: str) -> bool:
    """Whether a table means somebody by a name: it has less room than the evening, and no room for some marks.

    >>> is_short_for("wilhelmina ann", "Wilhelmina-Annabel Schmidt"), is_short_for("Ann", "Anna")
    (True, False)
    """
    one, other = _plain(short), _plain(name)
    return one == other or (len(one) >= CUT_NAME and other.startswith(one))


def by_player(
    names: Sequence[str], players: Sequence[str], former: Mapping[str, Collection[str]] | None = None
) -> dict[str, int] | None:
    """The place of each player among the names that a table uses; None if other people sit there.

    A table may use the beginning of a name where that means only one of the players, and the `former` names of a player
    who was renamed, or who sits there for somebody else.

    >>> by_player(("ann", "Bo"), ("Bo Smith", "Ann")), by_player(("Ann", "Cy"), ("Bo Smith", "Ann"))
    ({'Ann': 0, 'Bo Smith': 1}, None)
    """
    whole = {player: {_plain(name) for name in (player, *(former or {}).get(player, ()))} for player in players}
    said = {place: _plain(name) for place, name in enumerate(names)}
    found: dict[str, int] = {}
    # A whole name is nobody else's beginning, and the longest beginning fits the fewest.
    every = set().union(*whole.values())
    for place in sorted(said, key=lambda place: (said[place] not in every, -len(said[place]))):
        left = [player for player in players if player not in found]
        means = [player for player in left if said[place] in whole[player]]
        means = means or [
            player for player in left if said[place] and any(each.startswith(said[place]) for each in whole[player])
        ]
        if len(means) != 1:
            return None
        found[means[0]] = place
    return found if len(found) == len(players) else None


def _plain(name: str) -> str:
    """The letters and digits of a name, in lower case and with single spaces."""
    return " ".join("".join(mark if mark.isalnum() else " " for mark in identity(name)).split())
