"""A small share of `make soak`: a table over bad cables, anything at all on the wire, strangers at a table."""

from __future__ import annotations

import pytest
from starlette.responses import Response
from tools.soaking import SoakError, phone_requests, table_evening, wire_inputs

from roundhouse.phones.app import Pages
from roundhouse.simulator.lockstep import LockstepHub
from roundhouse_hub.link.wire import Reader
from tools import soak


def test_an_evening_over_bad_cables_ends_as_the_referee_wants() -> None:
    seen = table_evening.play(2, seed=2)
    assert seen.spells >= 2
    assert seen.cues > 20
    assert seen.left_out < seen.cues // 2


def test_anything_on_the_wire_does_no_harm() -> None:
    counted = wire_inputs.fuzz(3000, seed=1)
    assert sum(counted.values()) == 3000
    assert len(counted) == 5


def test_a_firmware_that_fails_at_an_input_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    feed = Reader.feed

    def fragile(self: Reader, data: bytes) -> list[tuple[int, dict[str, object] | None]]:
        if b"\xff" in data:
            raise ValueError("no such letter")
        found: list[tuple[int, dict[str, object] | None]] = feed(self, data)
        return found

    monkeypatch.setattr(Reader, "feed", fragile)
    with pytest.raises(SoakError, match="ValueError: no such letter"):
        wire_inputs.fuzz(1000, seed=1)


def test_a_cue_that_sounds_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LockstepHub, "sounds", property(lambda hub: [name for _, name in hub.machine.sounds] * 2))
    with pytest.raises(SoakError, match="asked for"):
        table_evening.play(0.2, seed=2)


def test_strangers_at_the_door_of_a_table_of_phones_do_no_harm() -> None:
    assert "200" in phone_requests.attack(400, seed=3)


def test_a_crowd_of_connections_keeps_no_phone_out() -> None:
    assert phone_requests.flood(600, addresses=20).startswith("600 connections")


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_stranger_who_moves_a_tile_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def obeys(pages: Pages, *_: object) -> Response:
        pages._table.here.session.undo()
        return Response()

    monkeypatch.setattr(Pages, "join", obeys)
    with pytest.raises(SoakError, match="a stranger has moved a tile"):
        phone_requests.attack(400, seed=3)


def test_another_player_s_hand_on_a_phone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = phone_requests.Players.hands
    looks = iter(range(9))
    monkeypatch.setattr(phone_requests.Players, "hands", lambda players: shown(players)[:: -1 if next(looks) else 1])
    with pytest.raises(SoakError, match="moved a tile"):
        phone_requests.attack(400, seed=3)


def test_a_page_that_fails_at_a_request_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def fragile(*_: object) -> None:
        raise ValueError("no such letter")

    monkeypatch.setattr(Pages, "join", fragile)
    with pytest.raises(SoakError, match="500 Internal Server Error"):
        phone_requests.attack(400, seed=3)


def test_a_piece_prints_its_seed(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--only", "wire", "--inputs", "100", "--seed", "77"]) == 0
    assert "wire: 100 inputs, seed 77" in capsys.readouterr().out
