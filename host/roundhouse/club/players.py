"""The players of an evening: how their names are read, and recognized again at the tables."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from roundhouse.catalogs import Message
from roundhouse.club.seating import FEWEST, MOST
from roundhouse.games.core.names import identity
from roundhouse.indices import index_of, number_of
from roundhouse.records.csv_cells import rows_of
from roundhouse.records.player_names import is_longer, is_written, tidy

LONGEST_SIGNED_IN: Final = 40
"""Letters of a name in the lists of an evening, which have more room than a table."""
TOO_MANY_COLUMNS: Final = "club/too-many-columns"
WORDS: Final = (
    ("name", "player", "first name", "spieler", "spielerin", "vorname", "nombre", "jugador", "jugadora"),
    ("last name", "surname", "nachname", "familienname", "apellido", "apellidos"),
    ("team", "club", "mannschaft", "verein", "equipo"),
)
"""The words by which lists call the columns of names, or of first names; of last names; and of teams."""
CUT_NAME: Final = 8
"""How many letters of a name are enough where a table has room for no more of it."""


@dataclass(frozen=True)
class ClubPlayer:
    """Somebody signed in; `team` is empty for those who play alone."""

    name: str
    team: str = ""


def read_players(
    lines: Iterable[str], fewest: int = FEWEST, columns: tuple[int, int] | None = None
) -> tuple[tuple[ClubPlayer, ...], tuple[Message, ...]]:
    """The players of a CSV of names and, if there are any, teams; and what is wrong, a message for each line.

    A first line with a word for names is the heading, and says which column is what. `columns` are those of name and
    team, from 1 (0: there is none), where the heading does not say it. `fewest` players have to be in it.

    >>> players, faults = read_players(["name,team", "Ann,Reds", "ann,", ",Blues"])
    >>> players
    (ClubPlayer(name='Ann', team='Reds'),)
    >>> print(faults[0])
    Line 3: ann is there already in line 2; write a name that nobody else has.
    >>> read_players(["No.;Vorname;Nachname;Verein", "1;Ann;Lee;Reds"], fewest=1)[0]
    (ClubPlayer(name='Ann Lee', team='Reds'),)
    """
    players: list[ClubPlayer] = []
    faults: list[Message] = []
    seen: dict[str, int] = {}
    rows = rows_of(list(lines))
    names: tuple[int, ...] = (columns[0] if columns else 1,)
    team = columns[1] if columns else 2
    for row in rows:
        cells = [tidy(cell) for cell in row]
        line = str(rows.line_num)
        if rows.line_num == 1 and (heading := _heading(cells)) is not None:
            (names, team), columns = heading, columns or (1, 2)
            continue
        if not any(cells):
            continue
        name = " ".join(filter(None, (_cell(cells, each) for each in names)))
        if not name:
            faults.append(Message("club/no-name", line=line))
        elif columns is None and any(cells[2:]):
            faults.append(Message(TOO_MANY_COLUMNS, line=line))
        elif is_longer(name, LONGEST_SIGNED_IN):
            faults.append(Message("club/name-too-long", line=line, most=LONGEST_SIGNED_IN))
        elif not is_written(name):
            faults.append(Message("club/bad-letters", line=line))
        elif identity(name) in seen:
            faults.append(Message("club/name-twice", line=line, name=name, first=str(seen[identity(name)])))
        else:
            seen[identity(name)] = rows.line_num
            players.append(ClubPlayer(name, _cell(cells, team)))
    if not faults and not fewest <= len(players) <= MOST:
        faults.append(Message("club/player-count", count=len(players), fewest=fewest, most=MOST))
    return tuple(players), tuple(faults)


def _heading(cells: Sequence[str]) -> tuple[tuple[int, ...], int] | None:
    """The columns of names and of teams, from 1, if this is a heading."""
    said = [cell.casefold() for cell in cells]
    first, last = (next((number_of(said.index(word)) for word in words if word in said), 0) for words in WORDS[:2])
    team = next((number_of(said.index(word)) for word in WORDS[2] if word in said), 0)
    names = tuple(each for each in (first, last) if each)
    return (names, team) if names else None


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
