"""Photos are read one at a time beside the program, and few wait."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event
from weakref import ref

import pytest
from tools.testing.waiting import PATIENCE_S, wait_for

from roundhouse.dominoes import double_set
from roundhouse.program.photos import MOST_WAITING, PhotoQueue
from roundhouse.vision.photo_file import BadPhoto, Photo, PhotoRequest
from roundhouse.vision.readings import HandRules, PhotoReading

RULES = HandRules(double_set(6), double_set(6).everything)


def photo_of(wait: Callable[[], object] = lambda: None) -> Callable[[PhotoRequest], Photo]:
    """A stand-in for the process: its photo holds what it was given."""

    def read(request: PhotoRequest) -> Photo:
        wait()
        return Photo(1, 1, 1, PhotoReading(request.rules, [], []), [request.content or b""])

    return read


def test_photos_are_read_one_after_the_other_and_few_wait() -> None:
    go_on, under_way, most = Event(), [0], [0]

    def wait() -> None:
        under_way[0] += 1
        most[0] = max(most[0], under_way[0])
        assert go_on.wait(PATIENCE_S)
        under_way[0] -= 1

    queue = PhotoQueue(photo_of(wait))
    reading = [queue.read(bytes([number]), RULES) for number in range(MOST_WAITING)]
    with pytest.raises(BadPhoto, match="busy"):
        queue.read(b"", RULES)
    go_on.set()
    assert [each.result(PATIENCE_S).pictures for each in reading] == [[bytes([each])] for each in range(MOST_WAITING)]
    assert most == [1]
    assert queue.read(b"again", RULES).result(PATIENCE_S).pictures == [b"again"]


def test_a_file_is_read_beside_the_program_and_its_fault_is_told(tmp_path: Path) -> None:
    (tmp_path / "hand.jpg").write_bytes(b"hand")
    queue = PhotoQueue(photo_of())
    assert queue.read(tmp_path / "hand.jpg", RULES).result(PATIENCE_S).pictures == [b"hand"]
    with pytest.raises(FileNotFoundError):
        queue.read(tmp_path / "none.jpg", RULES).result(PATIENCE_S)
    with pytest.raises(FileNotFoundError):
        queue.read(Path("~nobody-here/a.jpg"), RULES).result(PATIENCE_S)


def test_the_program_ends_while_photos_wait() -> None:
    code = """
from threading import Event
from roundhouse.dominoes import double_set
from roundhouse.program.photos import PhotoQueue
from roundhouse.vision.readings import HandRules
queue = PhotoQueue(lambda request: Event().wait())
waiting = [queue.read(b"", HandRules(double_set(6), 0)) for _ in range(3)]
"""
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=PATIENCE_S).returncode == 0


def test_a_photo_that_was_read_is_kept_by_nobody_but_its_reader() -> None:
    queue = PhotoQueue(photo_of())
    photo = ref(queue.read(b"hand", RULES).result(PATIENCE_S))
    wait_for(lambda: photo() is None)
