"""The sample library: every sample named in a score exists, and each cue plays promptly."""

from array import array
from errno import ENOENT

from tests.firmware.expected_errors import raised

from roundhouse_hub.app import App
from roundhouse_hub.lamps.scene import CUES
from roundhouse_hub.sound.library import FOLDER, Frozen, Library
from roundhouse_hub.sound.scores import SCORES
from roundhouse_standins.board import StandInBoard
from roundhouse_standins.clock import run


def test_every_cue_has_a_score_and_every_score_its_samples():
    there = Library().names()
    assert len(there) > 0
    for name in CUES:
        assert len(SCORES[name]) > 0
    for score in SCORES.values():
        for _, sample, gain in score:
            assert sample in there
            assert 0 < gain <= 256


def test_a_sample_that_is_not_there_is_an_os_error():
    assert raised(OSError, Library().open, "nobody").args == (ENOENT,)


def test_a_folder_that_is_not_there_holds_nothing():
    assert Library("nowhere").names() == []


def test_all_cues_at_once_cause_no_underrun():
    board = StandInBoard(record=False)
    app = App(board)
    app.player.set_volume(10)
    for name in CUES:
        app.player.cue(name)
        run(app, board, 150)
    while not app.player.silent:
        run(app, board, 500)
    run(app, board, 200)
    assert board.audio.underruns == 0
    assert app.player.missing == []


def test_a_frozen_sample_is_read_by_several_voices_at_once():
    library = Library("nowhere", {"tick": b"\x01\x00\x02\x00\xfd\xff"})
    assert library.names() == ["tick"]
    one = library.open("tick")
    two = library.open("tick")
    room = array("h", [9] * 4)
    assert one.read(0, room, 2) == 2 and list(room) == [1, 2, 9, 9]
    assert two.read(1, room, 4) == 2 and list(room) == [2, -3, 9, 9]
    assert one.read(2, room, 2) == 1 and room[0] == -3
    one.close()
    assert two.read(3, room, 4) == 0


def test_files_and_frozen_samples_give_the_same_frames():
    library = Library()
    with open(f"{FOLDER}/punch.raw", "rb") as file:
        frozen = Frozen(file.read())
    source = library.open("punch")
    at = 0
    for frames in (100, 256, 256, 7, 256, 256, 1, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256, 256):
        one = array("h", [0] * 256)
        two = array("h", [0] * 256)
        got = source.read(at, one, frames)
        assert got == frozen.read(at, two, frames)
        assert list(one[:got]) == list(two[:got])
        at += got
    assert got < frames
    source.close()


def test_a_file_takes_precedence_over_a_frozen_sample():
    source = Library(frozen={"punch": b"\x01\x00"}).open("punch")
    assert source.read(0, array("h", [0] * 256), 256) == 256
    source.close()
