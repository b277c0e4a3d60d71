"""The players of an evening: how their names are read, and recognized again at the tables."""

from __future__ import annotations

import csv
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from roundhouse.catalogs import Message
from roundhouse.club.seating import FEWEST, MOST
from roundhouse.games.core.names import identity
from roundhouse.records.player_names import is_longer, is_written, tidy

LONGEST_SIGNED_IN: Final = 40
"""Letters of a name in the lists of an evening, which have more room than a table."""
CUT_NAME: Final = 8
"""So many letters of a name are enough where a table has room for no more of it."""


@dataclass(frozen=True)
class Player:
    """Somebody signed in; `team` is empty for those who play alone."""

    name: str
    team: str = ""


def read_players(lines: Iterable[str], fewest: int = FEWEST) -> tuple[tuple[Player, ...], tuple[Message, ...]]:
    """The players of a CSV of names and, if there are any, teams; and what is wrong, a message for each line.

    A first line that begins with `name` is the heading. `fewest` players have to be in it.

    >>> players, faults = read_players(["name,team", "Ann,Reds", "ann,", ",Blues"])
    >>> players, [str(fault) for fault in faults][:1]
    ((Player(name='Ann', team='Reds'),), ['Line 3: ann is there already in line 2; write a name that nobody else has.'])
    """
    players: list[Player] = []
    faults: list[Message] = []
    seen: dict[str, int] = {}
    rows = csv.reader(lines)
    for row in rows:
        cells = [tidy(cell) for cell in row]
        line = str(rows.line_num)
        if not any(cells) or (rows.line_num == 1 and cells[0].casefold() == "name"):
            continue
        name = cells[0]
        if not name:
            faults.append(Message("club/no-name", line=line))
        elif len(cells) > 2 and any(cells[2:]):
            faults.append(Message("club/too-many-columns", line=line))
        elif is_longer(name, LONGEST_SIGNED_IN):
            faults.append(Message("club/name-too-long", line=line, most=LONGEST_SIGNED_IN))
        elif not is_written(name):
            faults.append(Message("club/bad-letters", line=line))
        elif identity(name) in seen:
            faults.append(Message("club/name-twice", line=line, name=name, first=str(seen[identity(name)])))
        else:
            seen[identity(name)] = rows.line_num
            players.append(Player(name, cells[1] if len(cells) > 1 else ""))
    if not faults and not fewest <= len(players) <= MOST:
        faults.append(Message("club/player-count", count=len(players), fewest=fewest, most=MOST))
    return tuple(players), tuple(faults)


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
