"""The wiring plans: every wire is there, says at both ends where it goes, and is drawn on top of no other."""

import re
from itertools import combinations, pairwise

import pytest
from tools.hardware import draw, sheet, wiring
from tools.hardware.circuit import circuit
from tools.hardware.model import GROUND, RAIL
from tools.hardware.tables import read

TABLES = read()


@pytest.fixture(scope="module", params=wiring.PLANS, ids=lambda plan: "-".join(plan))
def drawn(request: pytest.FixtureRequest):
    """A circuit, its layout as the plan drew it, and the plan."""
    build, supply = request.param
    layouts = []
    patch = pytest.MonkeyPatch()
    patch.setattr(wiring, "draw", lambda *given: layouts.append(given[0]) or draw.draw(*given))
    text = wiring.plan(build, supply)
    patch.undo()
    return circuit(build, supply, TABLES), layouts[0], text


def test_the_plan_on_disk_is_the_one_that_would_be_drawn(drawn) -> None:
    hub, _, text = drawn
    file = wiring.TARGET / f"{hub.build.key}-{hub.supply}.svg"
    assert file.read_text(encoding="utf-8") == text, "stale: run `make hardware`"
    assert file.with_suffix(".png").is_file()


def test_every_connected_pad_has_its_wire(drawn) -> None:
    hub, layout, _ = drawn
    wired = {(lane.net, pad) for lane in layout.lanes for pad, _, _, _ in lane.stubs}
    assert wired == {(net, pad) for net, pads in hub.nets.items() for pad in pads}


def test_every_wire_is_named_at_both_ends(drawn) -> None:
    hub, _, text = drawn
    said = re.findall(r'fill="#111">([^<]*)<', text)
    for net, pads in hub.nets.items():
        for pad in pads:
            if net in (RAIL, GROUND):
                wanted = [draw._short(hub, pad), "5 V rail" if net == RAIL else "ground rail"]
            else:
                wanted = [draw._far(hub, net, pad)]
            assert all(name in said for name in wanted), (net, pad)


def test_no_two_wires_lie_on_each_other(drawn) -> None:
    _, layout, _ = drawn
    for one, other in combinations(layout.lanes, 2):
        if one.x == other.x:
            assert one.bottom < other.top or other.bottom < one.top, (one.net, other.net)
    stubs = [(y, *sorted((x, lane.x)), lane.net) for lane in layout.lanes for _, x, y, _ in lane.stubs]
    for one, other in combinations(stubs, 2):
        if one[0] == other[0] and one[3] != other[3]:
            assert one[2] < other[1] or other[2] < one[1], (one, other)


def test_boxes_do_not_overlap_and_all_is_on_the_sheet(drawn) -> None:
    _, layout, _ = drawn
    for one, other in combinations(layout.boxes, 2):
        assert (
            one.x + one.width < other.x
            or other.x + other.width < one.x
            or one.y + one.height < other.y
            or other.y + other.height < one.y
        ), (one.title, other.title)
    for box in layout.boxes:
        assert 0 < box.x < box.x + box.width < layout.width and sheet.TOP <= box.y < box.y + box.height < layout.height


def test_neighbors_differ_without_color(drawn) -> None:
    """Whoever prints the plan in grey tells neighbors by pattern, width or core."""
    hub, _, _ = drawn
    styles = draw.styles(hub)
    buttons = [net for net in hub.nets if net.startswith(("BUTTON_", "KEY_"))]
    for one, other in pairwise(buttons):
        assert styles[one].dash != styles[other].dash
    assert len({styles[net][1:] for net in (RAIL, GROUND, "USB_5V", "LAMPS_DATA")}) == 4
    assert len({styles[net].dash for net in ("I2S_LRC", "I2S_BCLK", "I2S_DIN")}) == 3


def test_lanes_are_ordered_so_that_fewer_wires_cross() -> None:
    """Two nested wires: the outer one must take the outer lane."""
    boxes = [[sheet.Box("a", [], [("A", "1"), ("A", "2")])], [sheet.Box("b", [("B", "1"), ("B", "2")], [])]]
    sheet.stack(boxes, [0, 0])
    boxes[1][0].y += 200
    nets = {("A", "1"): "outer", ("B", "1"): "outer", ("A", "2"): "inner", ("B", "2"): "inner"}
    lanes = {lane.net: lane for lane in sheet.lay_out(boxes, nets, ()).lanes}
    assert lanes["inner"].x < lanes["outer"].x
    assert sheet._crossings(lanes["inner"], lanes["outer"]) == 0
