"""The Pico to flash: the only one, or the one named; an error for none or several says what to do."""

from pathlib import Path

import pytest

from roundhouse.catalogs import Verbatim
from roundhouse.flashing import targets
from roundhouse.flashing.errors import FlashError, NoPico, SeveralPicos
from roundhouse.flashing.package import build_id, firmware_advice
from roundhouse.flashing.targets import the_drive, the_port
from roundhouse.hub.discovery import SIMULATED, FoundHub
from roundhouse.hub.errors import NotAHub, OtherProtocol, PortBusy
from roundhouse.hub.events import HubInfo
from roundhouse_hub import __version__

TOBY = FoundHub("COM3", "Pico", HubInfo("Toby", "0.1.0", "abc1234"))
BARE = FoundHub("COM4", "Pico", problem=NotAHub(Verbatim("What is at COM4 does not answer like a hub.")))
OTHER = FoundHub("COM5", "Pico", problem=OtherProtocol("The hub at COM5 speaks protocol 0."))
BUSY = FoundHub("COM6", "Pico", problem=PortBusy(Verbatim("COM6 is in use by another program.")))


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> tuple[list[FoundHub], list[Path]]:
    """The devices that are plugged in, for the test to fill: ports and drives."""
    ports: list[FoundHub] = []
    drives: list[Path] = []
    monkeypatch.setattr(targets, "find_hubs", lambda: [*ports, FoundHub(SIMULATED, "simulated hub")])
    monkeypatch.setattr(targets, "find_drives", lambda: drives)
    monkeypatch.setattr(targets, "unmounted", lambda: None)
    return ports, drives


Here = tuple[list[FoundHub], list[Path]]


@pytest.mark.parametrize("only", [TOBY, BARE, OTHER])
def test_the_only_pico_is_taken(here: Here, only: FoundHub) -> None:
    here[0].append(only)
    assert the_port(None) == only.address


def test_a_named_port_is_taken_unchecked(here: Here) -> None:
    here[0].extend([TOBY, BARE])
    assert the_port("/dev/ttyS0") == "/dev/ttyS0"


def test_a_single_pico_that_cannot_be_opened_is_explained(here: Here) -> None:
    here[0].append(BUSY)
    with pytest.raises(PortBusy, match="COM6 is in use"):
        the_port(None)


def test_several_picos_are_listed_with_the_command_for_each(here: Here) -> None:
    here[0].extend([TOBY, BARE, OTHER, BUSY])
    with pytest.raises(SeveralPicos) as told:
        the_port(None)
    assert str(told.value) == (
        "There are 4 Picos; name the one you mean: `roundhouse flash COM3` (hub Toby, firmware 0.1.0, build abc1234); "
        "`roundhouse flash COM4` (no hub yet); `roundhouse flash COM5` (a hub with another protocol); "
        "`roundhouse flash COM6` (cannot be asked now)."
    )


@pytest.mark.usefixtures("here")
def test_without_a_pico_the_message_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoPico, match="hold its BOOTSEL button while plugging it in"):
        the_port(None)
    monkeypatch.setattr(targets, "unmounted", lambda: Verbatim("a drive is not mounted: run `udisksctl`"))
    with pytest.raises(NoPico, match="a drive is not mounted: run `udisksctl`"):
        the_port(None)


def test_a_pico_in_bootloader_mode_takes_an_image(here: Here) -> None:
    here[1].append(Path("/media/ada/RPI-RP2"))
    with pytest.raises(
        NoPico, match=r"at /media/ada/RPI-RP2 is waiting for an image: run `roundhouse flash --image FILE"
    ):
        the_port(None)
    assert the_drive() == Path("/media/ada/RPI-RP2")
    here[1].append(Path("/media/ada/RPI-RP21"))
    with pytest.raises(SeveralPicos, match=r"--drive /media/ada/RPI-RP2 or --drive /media/ada/RPI-RP21"):
        the_drive()
    here[1].clear()
    assert the_drive() is None


def test_the_simulated_hub_cannot_be_flashed() -> None:
    with pytest.raises(FlashError, match="there is nothing to flash"):
        the_port("sim://?drop=0.1")


def test_a_hub_with_this_programs_firmware_needs_no_advice() -> None:
    assert firmware_advice("COM3", HubInfo("Toby", __version__, build_id())) is None


@pytest.mark.parametrize(
    ("firmware", "build", "says"),
    [
        (__version__, "abc1234", "another build (abc1234) of firmware"),
        (__version__, "", "another build (unknown) of firmware"),
        ("0.0.1", "abc1234", "firmware 0.0.1, which is older than this program"),
        ("", "", "firmware without a version, which is older"),
    ],
)
def test_a_hub_with_other_firmware_is_to_be_flashed(firmware: str, build: str, says: str) -> None:
    said = str(firmware_advice("COM3", HubInfo("Toby", firmware, build)))
    assert says in said and "run `roundhouse flash COM3`" in said


def test_a_newer_hub_wants_a_newer_program() -> None:
    said = str(firmware_advice("COM3", HubInfo("Toby", "99.1", "abc1234")))
    assert "newer than this program" in said and said.endswith("install a newer Roundhouse on this computer.")
