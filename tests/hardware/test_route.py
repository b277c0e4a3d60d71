"""The router connects what it is given, the same way each time, and reports a net that has no route."""

from dataclasses import replace

import pytest
from tools.hardware.pcb.board_file import Board
from tools.hardware.pcb.copper import open_nets
from tools.hardware.pcb.maze import Copper, Ground
from tools.hardware.pcb.route import NoWayError, route, stitch
from tools.hardware.pcb.shapes import BACK, BOTH, FRONT, Pad, between_segments, pad_to_segment

GROUND = Ground(20, 20, 0.5, (0, 0), clearance=0.2, edge=0.4, via=(0.7, 0.35))
WIDTHS = {"A": 0.3, "B": 0.3, "GND": 0.3}


def pad(name: str, net: str, x: float, y: float, layers: tuple[int, ...] = (FRONT,)) -> Pad:
    return Pad(name, "1", net, (x, y), (0.5, 0.5), False, layers)


CROSSING = (pad("R1", "A", 3, 10.1), pad("R2", "A", 17, 10), pad("R3", "B", 10, 3.2), pad("R4", "B", 10, 17))


def whole(pads: tuple[Pad, ...], copper: Copper) -> Board:
    return Board(pads, tuple(copper.tracks), tuple(copper.vias), (), {})


def test_nets_that_cross_use_the_other_side() -> None:
    copper = route(GROUND, CROSSING, WIDTHS, ["A", "B"], "GND")
    assert list(open_nets(whole(CROSSING, copper))) == []
    assert copper.vias and {track.net for track in copper.tracks} == {"A", "B"}
    for a in copper.tracks:
        for b in copper.tracks:
            if a.net != b.net and a.layer == b.layer:
                assert between_segments((a.start, a.end), (b.start, b.end)) >= 0.3 + 0.2
        for other in CROSSING:
            if other.net != a.net and a.layer in other.layers:
                assert pad_to_segment(other, a.start, a.end) >= 0.15 + 0.2


def test_the_same_board_gives_the_same_copper() -> None:
    assert route(GROUND, CROSSING, WIDTHS, ["A", "B"], "GND") == route(
        GROUND, CROSSING[::-1], WIDTHS, ["A", "B"], "GND"
    )


def test_a_net_that_is_walled_in_is_named() -> None:
    wall = tuple(pad(f"W{n}", "GND", 8 + n % 5, 8 + n // 5, BOTH) for n in range(25) if n != 12)
    inside = (*wall, pad("R1", "A", 10, 10), pad("R2", "A", 17, 10))
    with pytest.raises(NoWayError, match="the net A"):
        route(GROUND, inside, WIDTHS, ["A"], "GND")


def test_a_pad_of_the_pour_on_one_side_gets_a_via() -> None:
    pads = (pad("C1", "GND", 10, 10), pad("C2", "GND", 5, 5, BOTH))
    copper = route(GROUND, pads, WIDTHS, ["GND"], "GND")
    assert len(copper.vias) == 1 and len(copper.tracks) >= 1
    assert {track.layer for track in copper.tracks} == {FRONT}


def test_stitches_stay_away_from_other_nets() -> None:
    copper = route(GROUND, CROSSING, WIDTHS, ["A", "B"], "GND")
    vias = stitch(GROUND, CROSSING, "GND", copper, 2.0)
    assert len(vias) > 20 and copper.tracks
    for via in vias:
        for track in copper.tracks:
            assert between_segments((via.center, via.center), (track.start, track.end)) >= 0.35 + 0.15 + 0.2


def test_pads_on_the_back_are_reached_on_the_back() -> None:
    pads = (pad("R1", "A", 3, 10, (BACK,)), pad("R2", "A", 17, 10, (BACK,)))
    copper = route(GROUND, pads, WIDTHS, ["A"], "GND")
    assert list(open_nets(whole(pads, copper))) == []
    assert list(open_nets(replace(whole(pads, copper), tracks=()))) != []
