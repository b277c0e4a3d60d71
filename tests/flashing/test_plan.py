"""The decisions of an update before it begins: room on the Pico, the age of MicroPython, the messages of failures."""

import hashlib
from typing import Any

import pytest
from mpremote.transport import TransportExecError

from roundhouse.flashing import package
from roundhouse.flashing.board import Board, BoardEntry, BoardInfo
from roundhouse.flashing.errors import FlashError, NoRoom
from roundhouse.flashing.update import BLOCKS_OF_FOLDER, SPARE_BLOCKS, parent_folders, update_steps

CONTENTS = {f"{package.NAME}/{name}": data for name, data in package.contents().items()}
BLOCKS = sum(-(-len(data) // 4096) for data in CONTENTS.values())


class FakeBoard:
    address = "COM3"

    def __init__(
        self,
        free: int,
        image: str = "",
        micropython: tuple[int, int] = (1, 25),
        samples: dict[str, bytes] | None = None,
        there: dict[str, BoardEntry] | None = None,
    ) -> None:
        self.said = BoardInfo(micropython, "", image, samples or {}, "", "", 4096, free)
        self.there = there or {}

    def info(self) -> BoardInfo:
        return self.said

    def entries(self, _: str) -> dict[str, BoardEntry]:
        return self.there

    def read(self, _: str) -> bytes | None:
        return None


def planned(board: FakeBoard) -> Any:
    return update_steps(board)  # type: ignore[arg-type]


def test_an_empty_pico_has_room_for_all_of_it() -> None:
    todo = planned(FakeBoard(1408 * 1024))
    assert todo.write == todo.wanted and len(todo.write) == len(CONTENTS) + 1
    assert todo.remove == {} and todo.left_out == ()


def test_a_pico_without_room_is_reported_before_anything_is_written() -> None:
    with pytest.raises(NoRoom, match=r"no room for the hub's files \(\d+ KB are missing\): remove your own files"):
        planned(FakeBoard(100 * 1024))


def test_an_image_has_room_for_the_modules_and_keeps_its_own_sounds() -> None:
    todo = planned(FakeBoard(500 * 1024, image="0ldbu1d"))
    assert todo.left_out and all(path.endswith(".raw") for path in todo.left_out)
    assert {path for path in CONTENTS if path.endswith(".py")} <= set(todo.write)
    assert "main.py" not in todo.wanted
    assert not set(todo.left_out) & set(todo.wanted)


def test_replaced_files_free_their_room() -> None:
    same = {path: BoardEntry(b"other", len(data)) for path, data in CONTENTS.items()}
    largest = max(-(-len(data) // 4096) for data in CONTENTS.values())
    todo = planned(FakeBoard((largest + 8) * 4096, there=same))
    assert len(todo.write) == len(CONTENTS) + 1


def test_removed_files_free_their_room() -> None:
    there = {f"{package.NAME}/attic.bin": BoardEntry(b"other", BLOCKS * 4096)}
    largest = max(-(-len(data) // 4096) for data in CONTENTS.values())
    folders = {folder for path in CONTENTS for folder in parent_folders(path)}
    todo = planned(FakeBoard((largest + SPARE_BLOCKS + BLOCKS_OF_FOLDER * len(folders)) * 4096, there=there))
    assert todo.remove == {f"{package.NAME}/attic.bin": False}


def test_an_up_to_date_pico_needs_no_room() -> None:
    same = {path: BoardEntry(hashlib.sha256(data).digest(), len(data)) for path, data in CONTENTS.items()}
    todo = planned(FakeBoard(0, image="0ldbu1d", there=same))
    assert todo.empty


def test_a_micropython_that_is_too_old_is_refused() -> None:
    with pytest.raises(FlashError, match=r"has MicroPython 1\.19, and the hub needs 1\.22 or newer"):
        planned(FakeBoard(1408 * 1024, micropython=(1, 19)))


class Complaining:
    def __init__(self, last: str) -> None:
        self.last = last

    def exec(self, _: str) -> bytes:
        raise TransportExecError(b"", f'Traceback (most recent call last):\r\n  File "<stdin>"\r\n{self.last}\r\n')


@pytest.mark.parametrize(
    ("last", "kind", "says"),
    [
        ("OSError: 28", NoRoom, "The file system of the Pico at COM3 is full"),
        ("OSError: [Errno 28] ENOSPC", NoRoom, "The file system of the Pico at COM3 is full"),
        ("OSError: [Errno 5] EIO", FlashError, r"answered with an error \(OSError: \[Errno 5\] EIO\): unplug it"),
        ("MemoryError: memory allocation failed", FlashError, r"answered with an error \(MemoryError"),
    ],
)
def test_an_error_on_the_board_gives_one_sentence(last: str, kind: type[FlashError], says: str) -> None:
    board = Board.__new__(Board)
    board.address, board._transport = "COM3", Complaining(last)
    with pytest.raises(kind, match=says) as told:
        board.write("x", b"y")
    assert "\n" not in str(told.value) and type(told.value) is kind
