"""The panel of the emulated hub: lamps where they are, sound, who is at the port, and keys that press buttons."""

import io
from array import array

import pytest
from rich.console import Console
from tests.tools.served import Clock, QuietPico
from tools.pico.served.panel import Seen, picture, screen_color
from tools.pico.served.serve import Showing, Watch, serve, what_to_type
from tools.pico.served.serving import Serving

from roundhouse.i18n.texts import LANGUAGES, terminal_text

DARK = [(0, 0, 0)] * 13


def drawn(seen, color=False):
    console = Console(file=io.StringIO(), width=100, force_terminal=color, color_system="truecolor" if color else None)
    console.print(picture(seen))
    return console.file.getvalue()


def lit(lamp):
    return [(255, 255, 255) if each == lamp else (0, 0, 0) for each in range(13)]


def place(lamp):
    """Line and column of the one lamp that is lit."""
    for line, text in enumerate(drawn(Seen(lit(lamp)), color=True).splitlines()):
        at = text.find("38;2;255;255;255")
        if at >= 0:
            return line, at
    raise AssertionError("no lamp is lit")


def test_slots_go_clockwise_from_the_top_right_and_the_engine_is_in_the_middle():
    lines = [place(lamp)[0] for lamp in range(12)]
    assert lines[:6] == sorted(lines[:6])
    assert lines[6:] == lines[5::-1]
    for left, right in zip(range(11, 5, -1), range(6), strict=True):
        assert place(left)[1] < place(right)[1]
    assert lines[2] <= place(12)[0] <= lines[3]


def test_a_dark_hub_and_one_before_its_first_frame_look_alike():
    assert drawn(Seen(DARK), color=True) == drawn(Seen(), color=True)


def test_a_weak_lamp_is_seen_on_a_screen():
    assert screen_color((1, 0, 0)) == (21, 0, 0)


@pytest.mark.parametrize("level, blocks", [(0.0, 0), (0.5, 20), (1.0, 40)])
def test_the_meter_shows_the_sound(level, blocks):
    meter = next(line for line in drawn(Seen(DARK, level=level)).splitlines() if "sound  " in line)
    assert meter.count("█") == blocks


def test_the_panel_has_the_same_height_whatever_there_is_to_see():
    complaint = "12.3 ms: lamp 1, bit 6: high for 600 ns; a 0 is 250 to 550 ns, a 1 650 to 950 ns " * 3
    heights = {drawn(seen).count("\n") for seen in (Seen(), Seen(complaint=complaint), Seen(long=True, plugged=False))}
    assert len(heights) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_is_told_in_each_language_and_nothing_is_cut(language):
    console = Console(file=io.StringIO(), width=100)
    for seen in (Seen(taken=["socket://127.0.0.1:2040"]), Seen(long=True, state="crashed"), Seen(plugged=False)):
        console.print(picture(seen, language))
    told = console.file.getvalue()
    names = ("title", "keys", "long", "crashed", "cable", "nobody")
    assert {name for name in names if terminal_text(f"pico-{name}", language) in told} == set(names) - {"nobody"}
    assert {len(line) for line in told.splitlines()} == {80}


def test_its_figures_are_written_as_the_language_writes_numbers():
    console = Console(file=io.StringIO(), width=100)
    console.print(picture(Seen(seconds=12.5, speed=0.95), "de"))
    assert "12,5" in console.file.getvalue() and "0,95" in console.file.getvalue()


def test_who_is_at_the_port_is_told():
    assert "nobody has the port open" in drawn(Seen())
    assert "socket://127.0.0.1:2040" in drawn(Seen(taken=["socket://127.0.0.1:2040"]))
    assert "cable unplugged" in drawn(Seen(plugged=False))


@pytest.fixture
def watch():
    pico = QuietPico()
    watch = Watch(Serving(pico, [], Clock()), pico)
    watch.pico = pico
    return watch


def test_keys_press_slots_and_engine(watch):
    watch.type("1")
    watch.type("0=x")
    watch.type(" ")
    assert [button for _, button, _ in watch.pico.touched] == [0, 9, 11, 12]


def test_l_makes_the_next_press_a_long_one(watch):
    held = []
    watch._serving.press = lambda button, ms: held.append((button, ms))
    watch.type("l12")
    assert held == [(0, 800), (1, 80)]


def test_u_pulls_the_cable_and_puts_it_back(watch):
    watch.type("u")
    assert not watch.look().plugged
    watch.type("u")
    assert watch.look().plugged


def test_q_ends_it(watch):
    watch.type("q")
    assert not watch.open


def test_a_look_forgets_what_was_heard(watch):
    watch.pico.sounds = array("h", [32767])
    assert watch.look().level == 1
    assert watch.look().level == 0


def test_the_last_complaint_is_shown_for_a_while(watch):
    watch.pico.faults = ["first", "last"]
    assert watch.look().complaint == "last"
    assert watch.look().complaint == "last"
    watch.pico.run(6000)
    assert watch.look().complaint == ""
    watch.pico.crash = "stopped"
    assert watch.look().complaint == "stopped"


def test_a_pico_in_the_bootloader_can_be_reset(watch):
    watch.pico.state = "bootloader"
    assert "in the bootloader: r resets it" in drawn(watch.look())
    watch.type("r")
    assert watch.pico.resets == 1


class End:
    """An end that nobody has opened."""

    address, taken, handles = "socket://127.0.0.1:2040", False, ()

    def receive(self):
        return b""

    def send(self, data):
        pass


def test_without_a_terminal_the_addresses_are_printed_and_it_ends_in_time():
    pico = QuietPico()
    console = Console(file=io.StringIO())

    serve(Serving(pico, [End()]), pico, console, Showing(seconds=0.05))
    assert "play --hub socket://127.0.0.1:2040" in console.file.getvalue()
    assert pico.now > 0


def test_every_command_names_an_address():
    first, *commands, last = what_to_type(["socket://127.0.0.1:2040", "/dev/pts/7"])
    assert first == "The emulated hub is at socket://127.0.0.1:2040 and /dev/pts/7. In another terminal:"
    assert [command.split()[-1] for command in commands] == ["socket://127.0.0.1:2040"] * 3 + ["/dev/pts/7"]
    assert last == "Ctrl-C ends it."
