"""Updating over the cable, on real MicroPython: only what differs, nothing left behind, and whole or not at all."""

import hashlib
from collections.abc import Callable

import pytest
from tests.on_micropython.conftest import OLD
from tests.on_micropython.flashed import NAME, FlashProgress, files_on, install, older
from tests.on_micropython.pico import StandInPico

from roundhouse.flashing import package
from roundhouse.flashing.board import Board
from roundhouse.flashing.errors import FlashError, ForeignProgram, Unfinished
from roundhouse.flashing.flash_hub import Flashed
from roundhouse.flashing.update import INTERRUPTED_INIT
from roundhouse.hub.discovery import probe
from roundhouse.hub.errors import PortGone

BUILD = package.build_id()
SIZE = sum(map(len, package.contents().values()))


def test_a_plain_micropython_becomes_a_hub(pico: StandInPico) -> None:
    work = FlashProgress(pico)
    done = work.flash()
    assert done == Flashed(pico.address, "", done.now, (), True) and BUILD in done.now
    assert files_on(pico) == package.contents()
    assert (pico.files / "main.py").read_bytes() == package.MAIN
    assert work.done == work.size == SIZE + len(package.MAIN)
    assert work.what == len(package.contents()) + 1
    found = probe(pico.address)
    assert found.info is not None and found.info.build == BUILD


def test_only_what_differs_is_sent_and_what_no_longer_belongs_goes(pico: StandInPico) -> None:
    install(pico, package.contents())
    folder = pico.files / NAME
    (folder / "app.py").write_bytes(b"# older\n")
    (folder / "sound/samples/bell.raw").unlink()
    (folder / "attic/cellar").mkdir(parents=True)
    (folder / "attic/cellar/ghost's.py").write_bytes(b"boo = 1\n")
    (folder / "app.py.part").write_bytes(b"half")
    (pico.files / "notes.txt").write_bytes(b"my own")
    work = FlashProgress(pico)
    done = work.flash()
    assert files_on(pico) == package.contents()
    assert not (folder / "attic").exists()
    assert work.size == len(package.contents()["app.py"]) + len(package.contents()["sound/samples/bell.raw"])
    assert done.was == done.now and done.changed
    assert (pico.files / "notes.txt").read_bytes() == b"my own"


def test_a_hub_that_is_up_to_date_gets_nothing_and_runs_on(pico: StandInPico) -> None:
    install(pico, package.contents())
    work = FlashProgress(pico)
    assert not work.flash().changed and work.size == 0
    assert len(pico.heard) < 10_000
    assert probe(pico.address).info is not None


RENAMED = b"os.rename('roundhouse_hub/__init__.py.part'"


@pytest.mark.parametrize(
    ("at", "count", "starts"),
    [
        (b"import os, hashlib", 1, OLD),
        (b"os.mkdir('roundhouse_hub')", 1, OLD),
        (RENAMED, 1, OLD),
        (b"os.remove('roundhouse_hub/attic.py')", 1, ""),
        (b"open('roundhouse_hub/app.py.part'", 1, ""),
        (b"file.write(", 3, ""),
        (b"os.rename('roundhouse_hub/sound/mixer.py.part'", 1, ""),
        (b"import os, hashlib", 2, ""),
        (RENAMED, 3, ""),
        (b"import os, hashlib", 3, BUILD),
    ],
)
def test_a_cable_pulled_at_any_moment_leaves_a_hub_that_starts_whole_or_not_and_can_be_finished(
    pico: StandInPico, at: bytes, count: int, starts: str
) -> None:
    files = older(pico)
    pico.pull_at, pico.pull_at_count = at, count
    with pytest.raises((Unfinished, PortGone)) as told:
        FlashProgress(pico).flash()
    assert "plug it in" in str(told.value) and "\n" not in str(told.value)
    pico.unplug()
    pico.plug()
    with Board(pico.address) as board:
        assert board.info().build == starts
        if not starts:
            said = board._ask("try:\n import roundhouse_hub\nexcept ImportError as error:\n print(error)")
            assert said.strip() == "An update was interrupted: run `roundhouse flash` again."
    whole = {name: data for name, data in files_on(pico).items() if not name.endswith(".part")}
    assert starts != OLD or whole == files
    assert starts != BUILD or whole == package.contents()
    assert BUILD in FlashProgress(pico).flash().now
    assert files_on(pico) == package.contents()


def keeping_something_else(write: Callable[..., None], name: str) -> Callable[..., None]:
    """A flash that keeps a byte more of the file of this name."""

    def keep(board: Board, path: str, data: bytes, *rest: Callable[[int], None]) -> None:
        kept = data + b"#" if path.removeprefix(f"{NAME}/") == name and data != INTERRUPTED_INIT else data
        write(board, path, kept, *rest)

    return keep


@pytest.mark.parametrize("name", ["sound/mixer.py", package.STAMPED, "main.py"])
def test_a_memory_that_keeps_something_else_is_reported_and_another_try_mends_it(
    pico: StandInPico, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    older(pico)
    (pico.files / "main.py").write_bytes(b"import roundhouse_hub.main\nroundhouse_hub.main.main()\n")
    with monkeypatch.context() as worn:
        worn.setattr(Board, "write", keeping_something_else(Board.write, name))
        with pytest.raises(FlashError, match=rf"reads \S*{name} back differently than it was written: run .* is worn"):
            FlashProgress(pico).flash()
    assert BUILD in FlashProgress(pico).flash().now
    assert files_on(pico) == package.contents()
    assert (pico.files / "main.py").read_bytes() == package.MAIN


def test_a_program_of_somebody_else_is_replaced_only_on_request(pico: StandInPico) -> None:
    older(pico)
    tea = b"print('tea is ready')\n" * 50
    (pico.files / "main.py").write_bytes(tea)
    with pytest.raises(ForeignProgram, match=r"its main\.py.* --replace`"):
        FlashProgress(pico).flash()
    assert (pico.files / "main.py").read_bytes() == tea and (pico.files / NAME / "attic.py").exists()
    FlashProgress(pico).flash(replace=True)
    assert (pico.files / "main.py").read_bytes() == package.MAIN


def test_what_is_read_back_is_what_was_written(pico: StandInPico) -> None:
    data = bytes(range(256)) * 50
    with Board(pico.address) as board:
        board.write("odd name's.bin", data)
        board.make_folder("box")
        board.make_folder("box")
        board.write("box/small", b"")
        entries = board.entries("box")
        assert entries == {"box/small": (hashlib.sha256(b"").digest(), 0)}
        board.remove("box/small")
        board.remove("box", is_folder=True)
    assert [path.name for path in pico.files.iterdir()] == ["odd name's.bin"]
    assert (pico.files / "odd name's.bin").read_bytes() == data
