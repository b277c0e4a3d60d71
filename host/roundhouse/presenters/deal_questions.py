"""What a table of real tiles asks while tiles are dealt: who leads, who holds the engine, and if all have theirs."""

from __future__ import annotations

from roundhouse.referee.called_table import CalledTable


def answer(table: CalledTable, seat: int) -> None:
    """A player for an answer, or nobody (-1): who leads, or who holds or finds the engine."""
    match table.awaited.what:
        case "leader":
            table.begin(seat if seat >= 0 else None)
            if seat >= 0 and seat in table.holders:
                # Who leads is who holds the engine: that has been said, and is not asked again.
                table.deal(seat)
        case "holder" | "finder" if seat in table.holders:
            table.deal(seat)


def go_on(table: CalledTable) -> None:
    """All have their tiles."""
    match table.awaited.what:
        case "next":
            table.begin()
        case "deal":
            table.deal()
