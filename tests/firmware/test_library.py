"""The hub's own sounds: every sample that a score names is there, and each cue is heard soon."""

from roundhouse_hub.app import App
from roundhouse_hub.lamps.scene import CUES
from roundhouse_hub.sound.library import Library
from roundhouse_hub.sound.scores import SCORES
from roundhouse_standins.board import StandInBoard
from roundhouse_standins.drive import run


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
    try:
        Library().open("nobody")
    except OSError:
        return
    raise AssertionError("a sample that does not exist was opened")


def test_a_folder_that_is_not_there_holds_nothing():
    assert Library("nowhere").names() == []


def test_each_cue_is_heard_within_20_ms_of_silence():
    for name in CUES:
        board = StandInBoard()
        app = App(board)
        app.player.set_volume(10)
        run(app, board, 50)
        app.player.cue(name)
        run(app, board, 40)
        assert 50 <= board.audio.first_sound_after(50) < 70


def test_all_cues_together_leave_no_gap():
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


def test_a_frozen_sample_is_read_like_a_file():
    library = Library("nowhere", {"tick": b"\x01\x00\x02\x00\x03\x00"})
    assert library.names() == ["tick"]
    source = library.open("tick")
    room = bytearray(4)
    assert source.readinto(room) == 4
    assert bytes(room) == b"\x01\x00\x02\x00"
    assert source.readinto(room) == 2
    assert bytes(room) == b"\x03\x00\x02\x00"
    assert source.readinto(room) == 0
    source.close()
