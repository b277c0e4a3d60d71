"""The guide's wires and places: the wires that a step adds, pads on the boards, plugs, keys and the switch."""

import re
from dataclasses import replace

import pytest
from tools.hardware import tables
from tools.hardware.breadboards import breadboard, view
from tools.hardware.case.plan.contents import KEY_BOARD
from tools.hardware.circuits.circuit import circuit
from tools.hardware.circuits.model import GROUND, RAIL
from tools.hardware.guide import book as prose
from tools.hardware.guide import facts, pictures
from tools.hardware.guide.book import GuideStep
from tools.hardware.pages.svg import color
from tools.hardware.pcb import placement_maps, wanted

TABLES = tables.read()
BOOK = prose.read()


def drawing(name: str) -> str:
    return (prose.GUIDE / "drawings" / f"{name}.svg").read_text(encoding="utf-8")


def test_a_step_adds_only_its_own_wires() -> None:
    hub = circuit("smallest", "usb", TABLES)
    steps = BOOK.of("smallest")
    at = next(index for index, step in enumerate(steps) if step.key == "amplifier")
    added = facts.added_text(hub, steps, at)
    assert set(added.parts) == {"U1", "U2", "R2", "R4", "LS1"}
    assert added.nets["I2S_LRC"] == hub.nets["I2S_LRC"] and "LAMPS_3V3" not in added.nets
    assert {pad[0] for pad in added.nets[RAIL]} == {"U2", "R2", "R4"} and {pad[0] for pad in added.nets[GROUND]} == {
        "U2"
    }


def test_on_a_printed_circuit_wires_end_at_the_named_socket() -> None:
    hub = circuit("board", "aa", TABLES)
    step = GuideStep("x", "x", 1, "", wires=("BT1",), ends=("J31",))
    nets = facts.added_text(hub, [step], 0).nets
    assert {pad[0] for pads in nets.values() for pad in pads} == {"BT1", "J31"}
    assert {pad[0] for pad in nets[GROUND]} == {"BT1", "J31"}


def test_a_map_shows_the_new_parts_and_their_first_pins() -> None:
    text = placement_maps.board("carrier", ["R1", "U3"], ["C16"])
    assert ">R1<" in text and ">U3<" in text and ">R2<" not in text
    assert text.count('fill="#c62828"') == 1, "a resistor has no pin 1"
    assert text.count(f'fill="{placement_maps.NEW}"') == 2 and text.count(f'fill="{placement_maps.OLD}"') == 1
    assert "seen from behind" in placement_maps.board("slot", ["J101"], ["D1"])
    assert "seen from the front" in placement_maps.board("slot", ["D1"], [])


@pytest.mark.parametrize("key", ["slot_boards_front", "slot_boards_back", "carrier_flat", "carrier_flat_cells"])
def test_a_step_s_map_names_each_of_its_parts_next_to_it_and_next_to_no_other(key: str) -> None:
    steps = BOOK.of("board")
    at = next(index for index, step in enumerate(steps) if step.key == key)
    (asked,) = steps[at].pictures
    _, draw = pictures.picture(asked, circuit("board", "aa", TABLES), steps, at, TABLES)
    assert draw
    named = dict.fromkeys(re.findall(r">([A-Z]+\d+)</text>", draw()))
    new = [name for name in steps[at].uses if asked == "map carrier" or re.fullmatch(r"(D|C|SW)1|[CDJR][12]01", name)]
    assert new and set(new) <= named.keys()


def test_a_map_names_the_parts_that_a_step_asks_for() -> None:
    steps = BOOK.of("board")
    at = next(index for index, step in enumerate(steps) if step.key == "plug_slots")
    _, draw = pictures.picture("map carrier J1-J13 J32", circuit("board", "aa", TABLES), steps, at, TABLES)
    assert draw
    named = set(re.findall(r">(J\d+)</text>", draw()))
    assert named == {"J32", *(f"J{number}" for number in range(1, 14))}


@pytest.mark.parametrize(
    ("board", "socket"), [("slot", "J101"), ("carrier", "J1"), ("carrier", "J6"), ("carrier", "J9")]
)
def test_the_slots_of_a_socket_are_in_the_wall_that_is_nearer_to_its_pins(board: str, socket: str) -> None:
    boxes = r'<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="0" fill="{}"'
    drawn = placement_maps.board(board, [socket], [])
    (body,) = [tuple(map(float, box)) for box in re.findall(boxes.format(placement_maps.NEW), drawn)]
    slots = [tuple(map(float, box)) for box in re.findall(boxes.format(placement_maps.BOARD), drawn)]
    (found,) = [one for one in placement_maps.bodies(board) if one.name == socket]
    made = wanted.drawn(board)
    pins = [pad.center for pad in made.pads if pad.owner == socket]
    across = 0 if body[2] < body[3] else 1
    pin = pins[0][across] - made.corner[across] - made.size[across] / 2
    wall = min((body[across], body[across] + body[across + 2]), key=lambda edge: abs(edge - pin))
    assert len(slots) == 2 and min(found.size) == pytest.approx(body[across + 2])
    assert all(min(abs(slot[across] - wall), abs(slot[across] + slot[across + 2] - wall)) < 0.01 for slot in slots)


def test_each_name_is_nearest_to_its_own_part() -> None:
    uses, earlier = BOOK.steps["carrier_flat_cells"].uses, BOOK.steps["carrier_flat"].uses
    shown = [body for body in placement_maps.bodies("carrier") if body.name in (*uses, *earlier)]
    new = [body for body in shown if body.name in uses]
    small = [body for body in new if min(body.size) <= 4]
    for x, y, name in placement_maps.names(small, shown, uses, 2.0, (100.0, 100.0)):
        label = placement_maps.Body(name, (x, y), (1.4 * len(name), 2.0))
        apart = {body.name: placement_maps.gap(label, replace(body, at=(body.at[0], -body.at[1]))) for body in small}
        assert min(apart, key=apart.__getitem__) == name, apart


def test_the_name_of_a_socket_is_on_its_board_and_hides_no_pin() -> None:
    (socket,) = [body for body in placement_maps.bodies("slot") if body.name == "J101"]
    ((x, y, _),) = placement_maps.names([socket], placement_maps.bodies("slot"), ["J101"], 1.0, (32.0, 20.0))
    label = placement_maps.Body("J101", (x, y), (2.8, 1.0))
    assert abs(x) + 1.4 <= 16 and abs(y) + 0.5 <= 10
    assert placement_maps.gap(label, replace(socket, at=(socket.at[0], -socket.at[1]))) > 0


def test_only_wires_of_the_rail_are_red() -> None:
    hub = circuit("smallest", "usb", TABLES)
    assert [net for net in hub.nets if color(net) == color(RAIL)] == [RAIL]
    assert [net for net in hub.nets if color(net) == color(GROUND)] == [GROUND]
    words = view.picture(breadboard.build(hub), tuple(hub.parts), ())
    assert "Red wires go to the 5 V rail, black ones to ground" in words


def test_the_pictures_of_the_joints_show_each_of_them() -> None:
    hub, drawn = circuit("smallest", "usb", TABLES), drawing("joints")
    assert drawn.count('r="5" fill="#f5b83d"') == 40 + 9 + 3 + 2
    for part in ("U2", "D1", "LS1"):
        words = iter(re.findall(r">([^<]+)</text>", drawn))
        assert all(name in words for name, _ in hub.parts[part].pads().values()), f"{part}, in this order"
    assert all(f">{words}<" in drawing("lamps") for words in ("slot 1", "slot 2", "engine", "SW13"))


def test_the_pictures_of_the_cells_tell_plus_from_minus() -> None:
    drawn = drawing("cells")
    signs = re.findall(r'<text x="([\d.]+)" y="([\d.]+)" font-size="3[06]"[^>]*>([+-])<', drawn)
    places = {(float(y), sign): float(x) for x, y, sign in signs}
    rows = sorted({y for y, _ in places})
    assert len(signs) == 6 and [places[y, "+"] > places[y, "-"] for y in rows] == [True, False, True]
    assert "+ of the holder to J31 +" in drawn


def test_the_picture_of_a_cable_shows_it_straight_and_reversed() -> None:
    drawn = drawing("cable")
    colors = re.findall(r'V190" fill="none" stroke="([^"]+)"', drawn)
    one, two, three, four = (colors[at : at + 5] for at in range(0, 20, 5))
    assert one == two == three == four[::-1] and one != four


def test_the_key_strip_is_in_true_size() -> None:
    drawn = drawing("keys")
    long, wide = KEY_BOARD[:2]
    size, view = re.findall(r'width="([\d.]+)mm" height="([\d.]+)mm" viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"', drawn)[0], 2
    assert size[:view] == size[view:] and f'width="{long:g}" height="{wide:g}"' in drawn
    names = re.findall(r'<text x="([-\d.]+)"[^>]*>(SW1[456])<', drawn)
    assert [name for _, name in sorted(names, key=lambda one: float(one[0]))] == ["SW15", "SW14", "SW16"]


def test_each_leg_of_the_key_strip_is_in_a_hole_and_each_wire_at_a_leg() -> None:
    drawn, hub = drawing("keys"), circuit("board", "aa", TABLES)
    dots = {place for way in re.findall(r'<path d="((?:M[^h]+h0)+)"', drawn) for place in re.findall("M(.+?)h0", way)}
    legs = set(re.findall(r'<circle cx="([-\d.]+)" cy="([-\d.]+)" r="0.6"', drawn))
    assert len(legs) == 24 and {f"{x} {y}" for x, y in legs} <= dots
    ways = re.findall(r'<path d="(M[^"]+)" fill="none" stroke="#\w+" stroke-width="0.8"', drawn)
    starts = [tuple(start.split()) for way in ways for start in re.findall(r"M([-\d.]+ [-\d.]+)V", way)]
    assert len(starts) == len(set(starts)) == 6 and set(starts) <= legs
    words = re.findall(r">(\d \w+)</text>", drawn)
    assert words == ["4 ground", "3 louder", "1 mute", "2 quieter"], "from behind, from left to right"
    for pin, name in map(str.split, words):
        assert hub.name(("J32", pin)).lower() == {"ground": "gnd"}.get(name, name)


def test_each_wire_of_the_switch_leads_to_the_terminal_of_its_net() -> None:
    hub, drawn = circuit("board", "aa", TABLES), drawing("switch")
    ways = dict(re.findall(r'<path d="(M[^"]+)" fill="none" stroke="(#\w+)"', drawn))
    assert len(ways) == len(set(ways.values())) == 5
    numbers = {(x, y): number for x, y, number in re.findall(r'<text x="(\d+)" y="(\d+)"[^>]*>(\d)<', drawn)}
    for number, (name, _) in hub.parts["J33"].pads().items():
        (y,) = [int(y) - 5 for (x, y), pin in numbers.items() if x == "60" and pin == number]
        net = hub.net_of(("J33", number))
        ends = [re.findall(r"[HV](\d+)", way) for way in ways if way.startswith(f"M120 {y}H")]
        terminal = [pin for owner, pin in hub.nets.get(net or "", ()) if owner == "SW17"]
        assert len(ends) == len(terminal) == (name != "(empty)"), name
        for way, pin in zip(ends, terminal, strict=True):
            x, high = (int(way[2]), int(way[3]) + 8) if len(way) == 4 else (int(way[2]) + 14, int(way[1]))
            assert numbers[str(x), str(high + 5)] == pin, name
