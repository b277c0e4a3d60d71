"""The players of an evening, read from CSV."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import dataclass

from roundhouse.catalogs import Message
from roundhouse.club.seating import FEWEST, MOST


@dataclass(frozen=True)
class Player:
    """Somebody signed in; `team` is empty for who plays alone."""

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
        cells = [" ".join(cell.split()) for cell in row]
        line = str(rows.line_num)
        if not any(cells) or (rows.line_num == 1 and cells[0].casefold() == "name"):
            continue
        name = cells[0]
        if not name:
            faults.append(Message("club/no-name", line=line))
        elif len(cells) > 2 and any(cells[2:]):
            faults.append(Message("club/too-many-columns", line=line))
        elif not name.isprintable():
            faults.append(Message("club/bad-letters", line=line))
        elif name.casefold() in seen:
            faults.append(Message("club/name-twice", line=line, name=name, first=str(seen[name.casefold()])))
        else:
            seen[name.casefold()] = rows.line_num
            players.append(Player(name, cells[1] if len(cells) > 1 else ""))
    if not faults and not fewest <= len(players) <= MOST:
        faults.append(Message("club/player-count", count=len(players), fewest=fewest, most=MOST))
    return tuple(players), tuple(faults)
