"""Updates the hub's files on a Pico over its serial port; safe to interrupt at any moment.

A half-updated package is never started. An update first replaces its `__init__.py` with one that refuses to be
imported. When everything else has been written and read back correctly, it puts the real one there, with the build id
stamped in. Each of the two is one rename, which is atomic in the Pico's file system. If the power fails in between,
plain MicroPython starts with its prompt, and an image starts the firmware that is frozen into it
(`firmware/image/main.py`). The next update compares hashes and continues where this one stopped.

On an image, files take precedence over frozen modules. So no files are needed if the image has the same build
(existing ones are then removed), and no sample that the image contains.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from roundhouse.flashing import package
from roundhouse.flashing.board import Board, BoardEntry, BoardInfo
from roundhouse.flashing.drives import ByteProgress
from roundhouse.flashing.errors import FlashError, ForeignProgram, NoRoom

INTERRUPTED_INIT = b'raise ImportError("An update was interrupted: run `roundhouse flash` again.")\n'
INIT = f"{package.NAME}/{package.STAMPED}"
MAIN = "main.py"
OLDEST = (1, 22)


@dataclass(frozen=True, slots=True)
class UpdatePlan:
    """The steps of an update: the files to write, by path, and the files and folders to remove."""

    what: BoardInfo
    build: str
    """The build id afterward."""
    wanted: dict[str, bytes]
    write: dict[str, bytes]
    remove: dict[str, bool]
    """In order; True for a folder."""
    left_out: tuple[str, ...] = ()
    """Samples for which there is no room; the image has older ones."""

    @property
    def size(self) -> int:
        """Bytes to be written."""
        return sum(map(len, self.write.values()))

    @property
    def empty(self) -> bool:
        return not self.write and not self.remove


def update_steps(board: Board, replace: bool = False) -> UpdatePlan:
    """The steps after which the board has the firmware of this computer.

    Raises ForeignProgram if a foreign `main.py` is there and `replace` is false, NoRoom if the files do not fit,
    FlashError if MicroPython is too old.
    """
    what = board.info()
    if what.micropython < OLDEST:
        raise FlashError(
            "flashing/old-micropython",
            address=board.address,
            theirs=".".join(map(str, what.micropython)),
            oldest=".".join(map(str, OLDEST)),
        )
    there = board.entries(package.NAME)
    build = package.build_id()
    wanted: dict[str, bytes] = {}
    if what.image != build:
        wanted = {f"{package.NAME}/{name}": data for name, data in package.contents().items()}
    if what.image:
        wanted = {path: data for path, data in wanted.items() if not _frozen(what, path, data)}
    else:
        main = board.read(MAIN)
        there |= {} if main is None else {MAIN: BoardEntry(_hash(main), len(main))}
        wanted[MAIN] = package.MAIN
        if main is not None and package.NAME.encode() not in main and not replace:
            raise ForeignProgram("flashing/other-program", address=board.address)
    return _fitted(board.address, what, build, wanted, there)


def apply(board: Board, todo: UpdatePlan, progress: ByteProgress = lambda _: None) -> None:
    """Carry out the plan. Raises Unfinished if the cable is pulled, FlashError if a file reads back differently."""
    if todo.empty:
        return
    guarded = any(path != MAIN for path in (*todo.write, *todo.remove))
    if guarded:
        board.make_folder(package.NAME)
        board.begin_change()
        board.write(INIT, INTERRUPTED_INIT)
    rest = {path: data for path, data in todo.write.items() if path != INIT}
    for path, is_folder in todo.remove.items():
        if path not in (INIT, package.NAME):
            board.remove(path, is_folder)
    for folder in sorted({folder for path in rest for folder in parent_folders(path)}):
        board.make_folder(folder)
    for path, data in rest.items():
        board.write(path, data, progress)
    _verify(board, {path: data for path, data in todo.wanted.items() if path != INIT})
    if not guarded:
        return
    if INIT in todo.wanted:
        board.write(INIT, todo.wanted[INIT], progress)
        _verify(board, {INIT: todo.wanted[INIT]})
    else:
        board.remove(INIT)
        board.remove(package.NAME, is_folder=True)
    board.end_change()


def _fitted(
    address: str, what: BoardInfo, build: str, wanted: dict[str, bytes], there: dict[str, BoardEntry]
) -> UpdatePlan:
    """The plan, without samples for which an image has no room. Raises NoRoom if that is not enough."""
    left_out: list[str] = []
    while True:
        write = {path: data for path, data in wanted.items() if path not in there or there[path].mark != _hash(data)}
        folders = {folder for path in wanted for folder in parent_folders(path)}
        remove = {path: it.mark is None for path, it in there.items() if path not in wanted and path not in folders}
        lacking = missing_bytes(what, there, write, remove, folders)
        if not write or lacking <= 0:
            return UpdatePlan(what, build, wanted, write, remove, tuple(left_out))
        samples = [path for path in write if what.image and path.startswith(f"{package.NAME}/{package.SAMPLES}")]
        if not samples:
            raise NoRoom("flashing/no-room", address=address, lacking=max(1, lacking // 1024))
        left_out.append(max(samples, key=lambda path: len(wanted[path])))
        wanted = {path: data for path, data in wanted.items() if path != left_out[-1]}


def _verify(board: Board, files: dict[str, bytes]) -> None:
    there = board.entries(package.NAME)
    if MAIN in files:
        there[MAIN] = BoardEntry(_hash(board.read(MAIN) or b""), 0)
    for path, data in files.items():
        if path not in there or there[path].mark != _hash(data):
            raise FlashError("flashing/worn-memory", address=board.address, path=path)


def _frozen(what: BoardInfo, path: str, data: bytes) -> bool:
    """Whether the image contains this very sample."""
    name = path.removeprefix(f"{package.NAME}/{package.SAMPLES}").removesuffix(".raw")
    return what.samples.get(name) == _hash(data)


def _hash(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


SPARE_BLOCKS = 4
"""Blocks that the file system needs for itself while it replaces files."""
BLOCKS_OF_FOLDER = 2
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
    """The number of bytes that are missing to make these `folders`, write these files and remove those; 0 or less if it
    fits.

    Files are removed first. A file that is replaced is removed after the new one has been written beside it.
    """
    made = {path for path, entry in there.items() if entry.mark is None} | {
        folder for path in there for folder in parent_folders(path)
    }
    new = {path: _blocks(what, len(data)) for path, data in write.items()}
    more = sum(max(0, blocks - _taken(what, there, path)) for path, blocks in new.items())
    less = sum(_taken(what, there, path) for path in remove)
    needed = more - less + max(new.values(), default=0) + SPARE_BLOCKS + BLOCKS_OF_FOLDER * len(folders - made)
    return needed * what.block - (what.free + BLOCKS_OF_FOLDER * what.block * len(made))


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
