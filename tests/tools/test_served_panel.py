"""The panel of the emulated hub: lamps where they are, sound, who is at the port, and keys that press buttons."""

import io
from array import array
from typing import ClassVar

import pytest
from rich.console import Console
from tests.tools.served import Clock, QuietPico
from tools.pico.served.panel import Seen, picture, screen_color
from tools.pico.served.serve import Showing, Watch, serve, what_to_type
from tools.pico.served.serving import Serving

from roundhouse.i18n.texts import LANGUAGES, terminal_text

DARK = [(0, 0, 0)] * 13


def drawn(seen: Seen, color: bool = False) -> str:
    written = io.StringIO()
    console = Console(file=written, width=100, force_terminal=color, color_system="truecolor" if color else None)
    console.print(picture(seen))
    return written.getvalue()


def lit(lamp: int) -> list[tuple[int, int, int]]:
    return [(255, 255, 255) if each == lamp else (0, 0, 0) for each in range(13)]


def place(lamp: int) -> tuple[int, int]:
    """Line and column of the one lamp that is lit."""
    for line, text in enumerate(drawn(Seen(lit(lamp)), color=True).splitlines()):
        at = text.find("38;2;255;255;255")
        if at >= 0:
            return line, at
    raise AssertionError("no lamp is lit")


def test_slots_go_clockwise_from_the_top_right_and_the_engine_is_in_the_middle() -> None:
    lines = [place(lamp)[0] for lamp in range(12)]
    assert lines[:6] == sorted(lines[:6])
    assert lines[6:] == lines[5::-1]
    for left, right in zip(range(11, 5, -1), range(6), strict=True):
        assert place(left)[1] < place(right)[1]
    assert lines[2] <= place(12)[0] <= lines[3]


def test_a_dark_hub_and_one_before_its_first_frame_look_alike() -> None:
    assert drawn(Seen(DARK), color=True) == drawn(Seen(), color=True)


def test_a_weak_lamp_is_seen_on_a_screen() -> None:
    assert screen_color((1, 0, 0)) == (21, 0, 0)


@pytest.mark.parametrize("level, blocks", [(0.0, 0), (0.5, 20), (1.0, 40)])
def test_the_meter_shows_the_sound(level: int, blocks: int) -> None:
    meter = next(line for line in drawn(Seen(DARK, level=level)).splitlines() if "sound  " in line)
    assert meter.count("█") == blocks


def test_the_panel_has_the_same_height_whatever_there_is_to_see() -> None:
    complaint = "12.3 ms: lamp 1, bit 6: high for 600 ns; a 0 is 250 to 550 ns, a 1 650 to 950 ns " * 3
    heights = {drawn(seen).count("\n") for seen in (Seen(), Seen(complaint=complaint), Seen(long=True, plugged=False))}
    assert len(heights) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_is_reported_in_each_language_and_nothing_is_cut(language: str) -> None:
    written = io.StringIO()
    console = Console(file=written, width=100)
    for seen in (
        Seen(addresses_in_use=["socket://127.0.0.1:2040"]),
        Seen(long=True, state="crashed"),
        Seen(plugged=False),
    ):
        console.print(picture(seen, language))
    told = written.getvalue()
    names = ("title", "keys", "long", "crashed", "cable", "nobody")
    assert {name for name in names if terminal_text(f"pico-{name}", language) in told} == set(names) - {"nobody"}
    assert {len(line) for line in told.splitlines()} == {80}


def test_its_figures_are_written_as_the_language_writes_numbers() -> None:
    written = io.StringIO()
    console = Console(file=written, width=100)
    console.print(picture(Seen(seconds=12.5, speed=0.95), "de"))
    assert "12,5" in written.getvalue() and "0,95" in written.getvalue()


def test_who_is_at_the_port_is_reported() -> None:
    assert "nobody has the port open" in drawn(Seen())
    assert "socket://127.0.0.1:2040" in drawn(Seen(addresses_in_use=["socket://127.0.0.1:2040"]))
    assert "cable unplugged" in drawn(Seen(plugged=False))


class Watching(Watch):
    """A person who watches a Pico that a test can change."""

    def __init__(self) -> None:
        self.pico = QuietPico()
        self.serving = Serving(self.pico, [], Clock())
        super().__init__(self.serving, self.pico)


@pytest.fixture
def watch() -> Watching:
    return Watching()


def test_keys_press_slots_and_engine(watch: Watching) -> None:
    watch.type("1")
    watch.type("0=x")
    watch.type(" ")
    assert [button for _, button, _ in watch.pico.touched] == [0, 9, 11, 12]


def test_l_makes_the_next_press_a_long_one(watch: Watching, monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[tuple[int, float]] = []
    monkeypatch.setattr(watch.serving, "press", lambda button, ms: held.append((button, ms)))
    watch.type("l12")
    assert held == [(0, 800), (1, 80)]


def test_u_pulls_the_cable_and_puts_it_back(watch: Watching) -> None:
    watch.type("u")
    assert not watch.look().plugged
    watch.type("u")
    assert watch.look().plugged


def test_q_ends_it(watch: Watching) -> None:
    watch.type("q")
    assert not watch.open


def test_a_look_forgets_what_was_heard(watch: Watching) -> None:
    watch.pico.sounds = array("h", [32767])
    assert watch.look().level == 1
    assert watch.look().level == 0


def test_the_last_complaint_is_shown_for_a_while(watch: Watching) -> None:
    watch.pico.faults = ["first", "last"]
    assert watch.look().complaint == "last"
    assert watch.look().complaint == "last"
    watch.pico.run(6000)
    assert watch.look().complaint == ""
    watch.pico.crash = "stopped"
    assert watch.look().complaint == "stopped"


def test_a_pico_in_the_bootloader_can_be_reset(watch: Watching) -> None:
    watch.pico.state = "bootloader"
    assert "in the bootloader: r resets it" in drawn(watch.look())
    watch.type("r")
    assert watch.pico.resets == 1


class End:
    """An end that nobody has opened."""

    address, in_use = "socket://127.0.0.1:2040", False
    handles: ClassVar[list[int]] = []

    def receive(self) -> bytes:
        return b""

    def send(self, data: bytes) -> None:
        pass

    def close(self) -> None:
        pass


def test_without_a_terminal_the_addresses_are_printed_and_it_ends_in_time() -> None:
    pico = QuietPico()
    written = io.StringIO()
    console = Console(file=written)

    serve(Serving(pico, [End()]), pico, console, Showing(seconds=0.05))
    assert "play --hub socket://127.0.0.1:2040" in written.getvalue()
    assert pico.now > 0


def test_every_command_names_an_address() -> None:
    first, *commands, last = what_to_type(["socket://127.0.0.1:2040", "/dev/pts/7"])
    assert first == "The emulated hub is at socket://127.0.0.1:2040 and /dev/pts/7. In another terminal:"
    assert [command.split()[-1] for command in commands] == ["socket://127.0.0.1:2040"] * 3 + ["/dev/pts/7"]
    assert last == "Ctrl-C ends it."
