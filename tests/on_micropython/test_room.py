"""An update finds room in the file system that an image leaves it, wherever the last one was interrupted.

The file system is LittleFS as MicroPython has it, in memory.
"""

import hashlib
import json
import subprocess
from pathlib import Path

from tests.flashing.test_plan import FakeBoard, planned
from tests.on_micropython.pico import STANDIN, interpreter
from tools.pico.image import STORAGE

from roundhouse.flashing import package
from roundhouse.flashing.board import BoardEntry
from roundhouse.flashing.errors import NoRoom
from roundhouse.flashing.update import INIT, INTERRUPTED_INIT

BLOCK = 4096
MODULES = {
    f"{package.NAME}/{name}": data for name, data in package.contents().items() if not name.startswith(package.SAMPLES)
}
IMAGE = "0ldbu1d"
SAMPLES = {
    name.removeprefix(package.SAMPLES).removesuffix(".raw"): hashlib.sha256(data).digest()
    for name, data in package.contents().items()
    if name.startswith(package.SAMPLES)
}
FOLDERS = sorted({str(Path(path).parent) for path in MODULES})


def free_after_each(files: list[tuple[str, int]], blocks: int) -> list[int]:
    """The bytes that are free after each of these files was written; fewer where the file system is full."""
    told = subprocess.run(
        [*interpreter(), "-X", "heapsize=4m", str(STANDIN / "fill_file_system.py")],
        input=json.dumps({"blocks": blocks, "folders": FOLDERS, "files": files}),
        capture_output=True,
        text=True,
        check=False,
    )
    return [int(line) for line in told.stdout.split()]


def there_after(written: list[str]) -> dict[str, BoardEntry]:
    """The files that an interrupted update has left."""
    there = {folder: BoardEntry(None, 0) for folder in FOLDERS if folder != package.NAME}
    there[INIT] = BoardEntry(hashlib.sha256(INTERRUPTED_INIT).digest(), len(INTERRUPTED_INIT))
    return there | {path: BoardEntry(hashlib.sha256(MODULES[path]).digest(), len(MODULES[path])) for path in written}


def update(blocks: int) -> list[int]:
    """The free room after each step of the first update of an image."""
    files = [(path, len(data)) for path, data in MODULES.items() if path != INIT]
    return free_after_each([(INIT, len(INTERRUPTED_INIT)), *files, (INIT, len(MODULES[INIT]))], blocks)


def has_room(blocks: int) -> bool:
    """Whether the plan says so of an empty file system, of which two blocks are its own."""
    try:
        return not planned(FakeBoard((blocks - 2) * BLOCK, image=IMAGE, samples=SAMPLES)).left_out
    except NoRoom:
        return False


def test_a_file_system_that_reports_room_has_it() -> None:
    least = next(blocks for blocks in range(STORAGE // BLOCK) if has_room(blocks))
    assert len(update(least)) == len(MODULES) + 1
    assert len(update(least // 2)) < len(MODULES)


def test_wherever_an_update_was_interrupted_the_next_one_finds_room() -> None:
    rest = [path for path in MODULES if path != INIT]
    free = update(STORAGE // BLOCK)[:-1]
    assert len(free) == len(MODULES)
    for done, left in enumerate(free):
        todo = planned(FakeBoard(left, image=IMAGE, samples=SAMPLES, there=there_after(rest[:done])))
        assert set(todo.write) == {INIT, *rest[done:]}
