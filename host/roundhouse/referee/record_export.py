"""A table's match as a record, with the seals of its shuffles in comments: what people keep of an evening."""

from __future__ import annotations

from roundhouse.records.record import write_record
from roundhouse.referee.referee import Referee


def record_text(referee: Referee) -> str:
    """The match as a text to read, edit and play again; the seals of its shuffles are in its comments.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.referee.seats import Seat
    >>> record_text(Referee(MexicanTrain(2), [Seat("Ann"), Seat("Bo")])).splitlines()[0]
    'roundhouse record 1'
    """
    lines = [write_record(referee.match, referee.everybody).rstrip("\n"), ""]
    for sealed in referee.seals:
        lines.append(f"# round {sealed.round + 1}: the shuffle was sealed {sealed.seal}")
        if sealed.shuffle is not None:
            tiles = " ".join(referee.game.tiles.text(tile) for tile in sealed.shuffle.order)
            lines.append(f"# salt {sealed.shuffle.salt}, tiles {tiles}")
    return "\n".join(lines) + "\n"
