"""A small league: the programs as they are, a director who is killed in the middle, and everything is there once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tools.cable import Line
from tools.league import HallInLeague

from tools import league


def test_a_league_keeps_every_round_of_every_table_once(tmp_path: Path) -> None:
    def kill_a_director(halls: Sequence[HallInLeague], lines: Sequence[Line]) -> None:
        halls[1].kill_director()
        halls[0].broker.end()
        halls[1].open_director()
        halls[0].broker.open()
        assert len(lines) == 2

    told: list[str] = []
    found = league.evening(tmp_path, 2, 2, 1, 3, processes=1, cut=2, fault=kill_a_director, told=told.append)
    assert (found.rounds, len(found.delays), told) == (4, 4, ["round 1: 4 tables"])
    assert found.messages >= 4 * 3 and found.bytes > 100 * found.messages
