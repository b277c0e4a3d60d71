"""The wire is recorded and read back byte for byte."""

import io
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.hub.wires import SCENE, HubEnd

from roundhouse.hub.errors import BadRecording
from roundhouse.hub.hub import Hub
from roundhouse.hub.wire_log import HOST, HUB, Tap, WireChunk, WireRecorder, read_recording
from roundhouse_hub.link.wire import LineReader


def replayed(text: str, tmp_path: Path) -> list[WireChunk]:
    path = tmp_path / "wire.txt"
    path.write_text(text, encoding="utf-8")
    return list(read_recording(path))


@given(st.floats(0, 1e5), st.sampled_from([HOST, HUB]), st.binary(max_size=300))
def test_every_chunk_round_trips(at: float, speaker: str, data: bytes) -> None:
    piece = WireChunk(round(at, 3), speaker, data)
    assert WireChunk.of(str(piece)) == piece


def test_a_session_is_recorded_and_read_back(tmp_path: Path) -> None:
    far, file = HubEnd(), io.StringIO()
    hub = Hub("test", Tap(WireRecorder(file), far.open).open)
    hub.show(SCENE, 0)
    for now in range(0, 500, 5):
        far.now = now
        if now == 250:
            far.press(3)
        hub.step(now)
    pieces = replayed(file.getvalue(), tmp_path)
    said = {HOST: LineReader(), HUB: LineReader()}
    kinds = [(p.speaker, m["k"]) for p in pieces for _, m in said[p.speaker].feed(p.data)]
    for expected in ((HOST, "hello"), (HUB, "hello"), (HOST, "scene"), (HUB, "press")):
        assert expected in kinds
    assert [piece.at for piece in pieces] == sorted(piece.at for piece in pieces)
    assert said[HOST].bad == said[HUB].bad == 0


def test_a_recording_may_have_comments_and_be_edited(tmp_path: Path) -> None:
    text = "# by hand\n\n  0.5 host > ~0 {}\\n\n1 hub  < \\xff\n2 hub <\n"
    assert replayed(text, tmp_path) == [
        WireChunk(0.5, HOST, b"~0 {}\n"),
        WireChunk(1.0, HUB, b"\xff"),
        WireChunk(2.0, HUB, b""),
    ]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("all aboard", "expected a time, `host >` or `hub <`, and what was said"),
        ("1.0 hub > x", "expected a time"),
        ("1.0 host > \\u20ac", "expected bytes"),
        ("1.0 host > \\x", "expected bytes"),
    ],
)
def test_a_bad_line_is_reported_with_file_and_line(tmp_path: Path, line: str, says: str) -> None:
    with pytest.raises(BadRecording) as raised:
        replayed(f"# one\n0.0 hub  < x\n{line}\n", tmp_path)
    assert f"wire.txt, line 3: {says}" in str(raised.value)
