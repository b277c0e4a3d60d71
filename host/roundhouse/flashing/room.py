"""How much room an update needs in a Pico's file system, in blocks: LittleFS, as MicroPython makes it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from roundhouse.flashing.board import Entry, What

SPARE = 4
"""What a file system needs for itself while it replaces files."""
FOLDER = 2
"""What a folder takes. Those that are there are told as taken twice."""
SMALL = 8
"""A file of an eighth of a block lies beside its name and takes none."""


def missing(
    what: What, there: Mapping[str, Entry], write: Mapping[str, bytes], remove: Collection[str], folders: set[str]
) -> int:
    """The bytes that are missing to have these `folders` and to write these files, when those others are gone.

    What is removed goes first; what is replaced goes when the new file has been written beside it. Not above 0 where
    there is room.
    """
    made = {path for path, entry in there.items() if entry.mark is None} | {
        folder for path in there for folder in above(path)
    }
    new = {path: _blocks(what, len(data)) for path, data in write.items()}
    more = sum(max(0, blocks - _taken(what, there, path)) for path, blocks in new.items())
    less = sum(_taken(what, there, path) for path in remove)
    needed = more - less + max(new.values(), default=0) + SPARE + FOLDER * len(folders - made)
    return needed * what.block - (what.free + FOLDER * what.block * len(made))


def above(path: str) -> list[str]:
    """The folders above a file, the outermost first.

    >>> above("a/b/c.py"), above("main.py")
    (['a', 'a/b'], [])
    """
    parts = path.split("/")[:-1]
    return ["/".join(parts[: end + 1]) for end in range(len(parts))]


def _taken(what: What, there: Mapping[str, Entry], path: str) -> int:
    return _blocks(what, there[path].size) if path in there else 0


def _blocks(what: What, size: int) -> int:
    return -(-size // what.block) if size * SMALL > what.block else 0
