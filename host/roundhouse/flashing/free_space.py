"""How many blocks an update needs in a Pico's file system (LittleFS with MicroPython's settings)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from roundhouse.flashing.board import BoardEntry, BoardInfo

SPARE = 4
"""Blocks that the file system needs for itself while it replaces files."""
FOLDER = 2
"""Blocks that a folder takes. `statvfs` counts those of existing folders twice."""
SMALL = 8
"""A file of up to an eighth of a block is stored with its name and takes no block."""


def missing_bytes(
    what: BoardInfo,
    there: Mapping[str, BoardEntry],
    write: Mapping[str, bytes],
    remove: Collection[str],
    folders: set[str],
) -> int:
    """How many bytes are missing to make these `folders`, write these files and remove those; 0 or less if it fits.

    Files are removed first. A file that is replaced is removed after the new one has been written beside it.
    """
    made = {path for path, entry in there.items() if entry.mark is None} | {
        folder for path in there for folder in parent_folders(path)
    }
    new = {path: _blocks(what, len(data)) for path, data in write.items()}
    more = sum(max(0, blocks - _taken(what, there, path)) for path, blocks in new.items())
    less = sum(_taken(what, there, path) for path in remove)
    needed = more - less + max(new.values(), default=0) + SPARE + FOLDER * len(folders - made)
    return needed * what.block - (what.free + FOLDER * what.block * len(made))


def parent_folders(path: str) -> list[str]:
    """The folders above a file, the outermost first.

    >>> parent_folders("a/b/c.py"), parent_folders("main.py")
    (['a', 'a/b'], [])
    """
    parts = path.split("/")[:-1]
    return ["/".join(parts[: end + 1]) for end in range(len(parts))]


def _taken(what: BoardInfo, there: Mapping[str, BoardEntry], path: str) -> int:
    return _blocks(what, there[path].size) if path in there else 0


def _blocks(what: BoardInfo, size: int) -> int:
    return -(-size // what.block) if size * SMALL > what.block else 0
