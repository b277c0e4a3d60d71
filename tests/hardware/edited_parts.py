"""The parts' table with one place changed, as seeded defects have it."""

from __future__ import annotations

from tests.defects import edited
from tools.hardware.tables import PARTS, Tables, read


def parts_with(old: str, new: str) -> str:
    """The text of hardware/parts.toml with `new` for `old`."""
    return edited(PARTS.read_text(encoding="utf-8"), old, new)


def tables_with(old: str, new: str) -> Tables:
    """The tables with `new` for `old` among the parts. Raises TableError."""
    return read(parts=parts_with(old, new))
