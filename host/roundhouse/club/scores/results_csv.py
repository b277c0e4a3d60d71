"""The results of an evening as CSV: what the desk saves, and what `roundhouse club standings` reads."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

from roundhouse.catalogs import Message
from roundhouse.club.scores.standings import TableResult
from roundhouse.games.core.names import identity
from roundhouse.indices import RoundIndex, index_of, number_of
from roundhouse.records.csv_cells import cell_of, name_in, rows_of

HEADING: Final = ("round", "table", "player", "points")
MOST_POINTS = 100_000


def write_results(results: Iterable[TableResult], heading: Sequence[str] = HEADING, decimal: str = ".") -> str:
    """The results as a CSV of round, table, player and points, with a heading.

    >>> print(write_results([TableResult(RoundIndex(0), 2, {"Ann": 0, "Bo, Jr.": -12, "=1+1": 5})]))
    round,table,player,points
    1,2,Ann,0
    1,2,"Bo, Jr.",-12
    1,2,'=1+1,5
    """
    rows = (
        (number_of(result.round), result.table, name, points)
        for result in results
        for name, points in result.points.items()
    )
    return write_csv([heading, *rows], decimal)


def write_csv(rows: Iterable[Sequence[object]], decimal: str = ".") -> str:
    """Rows as CSV for a spreadsheet that has this `decimal` sign: where it is a comma, semicolons part the cells.

    A text that a spreadsheet would take for a formula has an apostrophe before it: guests choose their names. A number
    is one that it adds up, with at most two decimal places.

    >>> write_csv([("=1+1", 2, -0.5, 12.0)], ","), write_csv([("Ann", 7 / 3)])
    ("'=1+1;2;-0,5;12\\n", 'Ann,2.33\\n')
    """

    def written(cell: object) -> object:
        match cell:
            case str():
                return cell_of(cell)
            case float():
                return f"{round(cell, 2) + 0.0}".removesuffix(".0").replace(".", decimal)
        return cell

    text = io.StringIO()
    writer = csv.writer(text, delimiter=";" if decimal == "," else ",", lineterminator="\n")
    writer.writerows(map(written, row) for row in rows)
    return text.getvalue()


def read_results(lines: Iterable[str]) -> tuple[tuple[TableResult, ...], tuple[Message, ...]]:
    """The results in a CSV of round, table, player and points; and what is wrong, a message for each line.

    A first line that does not begin with a number is the heading.

    >>> results, faults = read_results(["round,table,player,points", "1,1,Ann,0", "1,1,Bo,12", "1,2,Ann,3"])
    >>> dict(results[0].points), [str(fault) for fault in faults]
    ({'Ann': 0, 'Bo': 12}, ['Line 4: Ann is in round 1 already, in line 2; take one of the two out.'])
    """
    tables: dict[tuple[RoundIndex, int], dict[str, int]] = {}
    faults: list[Message] = []
    seen: dict[tuple[int, str], int] = {}
    rows = rows_of(list(lines))
    for row in rows:
        cells = [" ".join(cell.split()) for cell in row]
        line = str(rows.line_num)
        if not any(cells) or (rows.line_num == 1 and whole_number(cells[0]) is None):
            continue
        if len(cells) != len(HEADING) or not cells[2]:
            faults.append(Message("club/result-columns", line=line))
            continue
        number, table, points = (whole_number(cells[place]) for place in (0, 1, 3))
        name = name_in(cells[2])
        if number is None or table is None or points is None or number < 1 or table < 1:
            faults.append(Message("club/result-numbers", line=line))
        elif (number, identity(name)) in seen:
            first = str(seen[number, identity(name)])
            faults.append(Message("club/result-twice", line=line, name=name, round=str(number), first=first))
        else:
            seen[number, identity(name)] = rows.line_num
            tables.setdefault((RoundIndex(index_of(number)), table), {})[name] = points
    if not faults and not tables:
        faults.append(Message("club/result-none"))
    return tuple(TableResult(*place, points) for place, points in sorted(tables.items())), tuple(faults)


def whole_number(text: str, most: int = MOST_POINTS) -> int | None:
    """A whole number up to `most` as people write it, also with a real minus; None for anything else.

    >>> whole_number(" −12"), whole_number("1.5")
    (-12, None)
    """
    try:
        number = int(text.replace("\N{MINUS SIGN}", "-"))
    except ValueError:
        return None
    return number if abs(number) <= most else None
