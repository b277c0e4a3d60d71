"""Checks a record against the rules, line by line, and audits what was taken on trust."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from roundhouse.games.audit import Breach, audit
from roundhouse.games.match import Event
from roundhouse.games.position import Position
from roundhouse.games.rulings import ALLOWED, Ruling
from roundhouse.records.record_parser import Line, RecordParser


@dataclass(frozen=True, slots=True)
class CheckedLine:
    """A line with the ruling on its event in the position `before`. A line that sets up the table has no event.

    `breaches`: if this line ends a round, what was wrongly taken on trust in it, each with the numbers of its lines.
    """

    line: Line
    event: Event | None = None
    ruling: Ruling = ALLOWED
    before: Position | None = None
    breaches: tuple[tuple[tuple[int, ...], Breach], ...] = ()


def check_record(reading: RecordParser) -> Iterator[CheckedLine]:
    """Yields each line of a record with its ruling, and stops after the first that is refused.

    Raises RecordError for a line that cannot be read.

    >>> text = "roundhouse record 1\\ngame mexican-train seats=2\\nbegin A\\nstop\\nbegin B\\nbegin A\\n"
    >>> [str(each.ruling) for each in check_record(RecordParser(text)) if each.event][-1]
    'refused: C-3 not_over (seat=0)'
    """
    lines_of_events: list[int] = []
    for number, line in enumerate(reading.lines, 1):
        event = reading.take(line)
        if event is None:
            yield CheckedLine(line)
            continue
        match = reading.match
        before, ruling = match.position, match.ruling(event)
        if not ruling.allowed:
            yield CheckedLine(line, event, ruling, before)
            return
        match.apply(event)
        lines_of_events.append(line.number)
        round_ended = before is not None and match.position is None
        due = round_ended or (number == len(reading.lines) and match.position is not None)
        found = audit(match) if due else []
        breaches = tuple(
            (tuple(lines_of_events[each] for each in sorted((breach.event, *breach.others))), breach)
            for breach in found
        )
        yield CheckedLine(line, event, ruling, before, breaches)
