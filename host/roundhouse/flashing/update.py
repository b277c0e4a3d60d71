"""Bringing the hub's files on a Pico up to date over its serial port, so that it can be stopped at any moment.

The package on the Pico is never started half done. An update begins by replacing its `__init__.py` with one that
refuses to be imported, and ends, when everything else has been read back and is right, by putting the real one there,
with the build stamped in. Each of the two is one rename, which the Pico's file system does wholly or not at all.
Whenever the power goes in between, a plain MicroPython comes up with its prompt, and an image starts the firmware that
is frozen into it (`firmware/image/main.py`). The next update compares hashes: it goes on where this one stopped.

On an image the files lie in front of what is frozen. So none are needed where the image has the very same build (then
those that are there are removed), and no sample that the image has.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from roundhouse.flashing import package
from roundhouse.flashing.board import Board, Entry, What
from roundhouse.flashing.drives import Progress
from roundhouse.flashing.errors import FlashError, NoRoom, NotOurs
from roundhouse.flashing.room import above, missing

GUARD = b'raise ImportError("An update was interrupted: run `roundhouse flash` again.")\n'
INIT = f"{package.NAME}/{package.STAMPED}"
MAIN = "main.py"
OLDEST = (1, 22)


@dataclass(frozen=True, slots=True)
class Plan:
    """What an update will do: paths on the Pico to their bytes, and files and folders that no longer belong there."""

    what: What
    build: str
    """What it will be."""
    wanted: dict[str, bytes]
    write: dict[str, bytes]
    remove: dict[str, bool]
    """In order; True for a folder."""
    left_out: tuple[str, ...] = ()
    """Samples for which there is no room beside the image, which has older ones."""

    @property
    def size(self) -> int:
        """Bytes to be written."""
        return sum(map(len, self.write.values()))

    @property
    def empty(self) -> bool:
        """Whether nothing is to be done."""
        return not self.write and not self.remove


def plan(board: Board, replace: bool = False) -> Plan:
    """What has to be done so that the board has the firmware of this computer.

    Raises NotOurs when somebody else's `main.py` would have to go and nobody said `replace`, NoRoom when the files do
    not fit, FlashError for a MicroPython that is too old.
    """
    what = board.what()
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
        there |= {} if main is None else {MAIN: Entry(_hash(main), len(main))}
        wanted[MAIN] = package.MAIN
        if main is not None and package.NAME.encode() not in main and not replace:
            raise NotOurs(
                "flashing/other-program",
                address=board.address,
            )
    return _fitted(board.address, what, build, wanted, there)


def apply(board: Board, todo: Plan, progress: Progress = lambda _: None) -> None:
    """Do it. Raises Unfinished when the cable is pulled, FlashError when what was written is read back otherwise."""
    if todo.empty:
        return
    guarded = any(path != MAIN for path in (*todo.write, *todo.remove))
    if guarded:
        board.make_folder(package.NAME)
        board.changing = True
        board.write(INIT, GUARD)
    rest = {path: data for path, data in todo.write.items() if path != INIT}
    for path, is_folder in todo.remove.items():
        if path not in (INIT, package.NAME):
            board.remove(path, is_folder)
    for folder in sorted({folder for path in rest for folder in above(path)}):
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
    board.changing = False


def _fitted(address: str, what: What, build: str, wanted: dict[str, bytes], there: dict[str, Entry]) -> Plan:
    """The plan, without those samples for which an image has no room. Raises NoRoom if it does not fit then either."""
    left_out: list[str] = []
    while True:
        write = {path: data for path, data in wanted.items() if path not in there or there[path].mark != _hash(data)}
        folders = {folder for path in wanted for folder in above(path)}
        remove = {path: it.mark is None for path, it in there.items() if path not in wanted and path not in folders}
        lacking = missing(what, there, write, remove, folders)
        if not write or lacking <= 0:
            return Plan(what, build, wanted, write, remove, tuple(left_out))
        samples = [path for path in write if what.image and path.startswith(f"{package.NAME}/{package.SAMPLES}")]
        if not samples:
            raise NoRoom(
                "flashing/no-room",
                address=address,
                lacking=max(1, lacking // 1024),
            )
        left_out.append(max(samples, key=lambda path: len(wanted[path])))
        wanted = {path: data for path, data in wanted.items() if path != left_out[-1]}


def _verify(board: Board, files: dict[str, bytes]) -> None:
    there = board.entries(package.NAME)
    if MAIN in files:
        there[MAIN] = Entry(_hash(board.read(MAIN) or b""), 0)
    for path, data in files.items():
        if path not in there or there[path].mark != _hash(data):
            raise FlashError(
                "flashing/worn-memory",
                address=board.address,
                path=path,
            )


def _frozen(what: What, path: str, data: bytes) -> bool:
    """Whether the image has this sample."""
    name = path.removeprefix(f"{package.NAME}/{package.SAMPLES}").removesuffix(".raw")
    return what.samples.get(name) == _hash(data)


def _hash(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()
