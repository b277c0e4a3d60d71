"""A small league: the programs as they are, tables that report a round later, and everything is there once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tools.league import HallInLeague
from tools.local_network import Cable

from tools import league


def test_a_league_keeps_every_round_of_every_table_once(tmp_path: Path) -> None:
    """In the first round cables are pulled, and a director and a broker are killed; the second puts the cables back."""
    is_cut = False

    def fault(halls: Sequence[HallInLeague], cables: Sequence[Cable]) -> None:
        nonlocal is_cut
        is_cut = not is_cut
        for cable in cables:
            (cable.pull if is_cut else cable.plug_in)()
        if is_cut:
            halls[1].kill_director()
            halls[0].broker.end()
            halls[1].open_director()
            halls[0].broker.open()

    told: list[str] = []
    found = league.evening(tmp_path, 2, 2, 2, 3, processes=1, cut=2, fault=fault, told=told.append)
    assert (found.rounds, len(found.delays), told) == (8, 4, ["round 1: 4 tables", "round 2: 4 tables"])
    assert found.messages >= 8 * 3 and found.bytes > 100 * found.messages
