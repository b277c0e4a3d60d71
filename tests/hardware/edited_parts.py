"""hardware/parts.toml with one place changed, for seeded defects."""

from tests.defects import edited
from tools.hardware.tables import PARTS, Tables, read


def parts_with(old: str, new: str) -> str:
    """The text of hardware/parts.toml with `old` replaced by `new`. Fails unless `old` occurs exactly once."""
    return edited(PARTS.read_text(encoding="utf-8"), old, new)


def tables_with(old: str, new: str) -> Tables:
    """The tables with `old` replaced by `new` in parts.toml. Raises InvalidTables."""
    return read(parts=parts_with(old, new))
