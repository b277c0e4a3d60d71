"""`roundhouse flash` when it cannot flash: one sentence each."""

from pathlib import Path
from unittest.mock import Mock

import pytest
from click.testing import CliRunner

from roundhouse.cli import main
from roundhouse.commands.hub.flash import report
from roundhouse.flashing import targets
from roundhouse.flashing.flash_hub import MICROPYTHON, Flashed
from roundhouse.hub.discovery import SIMULATED, FoundHub
from roundhouse.i18n.texts import Texts


@pytest.fixture(autouse=True)
def nothing_plugged_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(targets, "find_hubs", lambda: [FoundHub(SIMULATED, "simulated hub")])
    monkeypatch.setattr(targets, "find_drives", list)
    monkeypatch.setattr(targets, "unmounted", lambda: "")


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        ([], 1, "No Pico is plugged in: plug the hub in with a cable that carries data"),
        (["sim://"], 1, "there is nothing to flash"),
        (["/dev/no-such-port"], 1, "There is no port /dev/no-such-port"),
        (["/dev/null"], 1, "/dev/null is not a serial port"),
        (["--drive", "."], 2, "A drive takes only an image: name one with --image FILE.uf2"),
        (["--image", "none.uf2", "--replace"], 2, "replaces whatever program the Pico has: leave out --replace"),
        (["--image", "none.uf2"], 2, "none.uf2 cannot be read"),
        (["--image", "pyproject.toml"], 2, "is not a UF2 file"),
        (["--imgae", "x"], 2, "--image"),
    ],
)
def test_a_failure_to_flash_gives_one_sentence(words: list[str], code: int, says: str) -> None:
    root = Path(__file__).resolve().parents[3]
    result = CliRunner().invoke(main, ["flash", *(str(root / w) if w == "pyproject.toml" else w for w in words)])
    assert result.exit_code == code, result.output
    (line,) = result.output.splitlines()
    assert says in line and line.startswith("roundhouse: ")


def test_sounds_that_were_left_out_are_named() -> None:
    lines = report(Texts(), Flashed("COM3", "0.1.0 (a)", "0.2.0 (b)", ("roundhouse_hub/sound/samples/bell.raw",)))
    assert lines[0] == "The hub at COM3 had firmware 0.1.0 (a) and now has 0.2.0 (b)."
    assert "no room for newer sounds (bell)" in lines[1]


@pytest.mark.parametrize(
    ("done", "said"),
    [
        (Flashed("COM3", None, "0.2.0 (b)"), "now has firmware 0.2.0 (b); a Pico in bootloader mode cannot say what"),
        (Flashed("COM3", None, MICROPYTHON), "MicroPython is on the Pico at COM3: now run `roundhouse flash COM3`"),
        (Flashed("COM3", "0.2.0 (b)", "0.2.0 (b)", (), False), "The hub at COM3 is up to date: 0.2.0 (b)."),
    ],
)
def test_what_was_done_is_a_sentence(done: Flashed, said: str) -> None:
    (line,) = report(Texts(), done)
    assert said in line


def test_ctrl_c_prints_the_whole_command_to_finish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    image = tmp_path / "hub.uf2"
    image.write_bytes(b"")
    monkeypatch.setattr("roundhouse.commands.hub.flash.read_image", Mock(side_effect=KeyboardInterrupt))
    result = CliRunner().invoke(main, ["flash", "COM3", "--image", str(image)])
    assert result.exit_code == 130
    assert f"roundhouse flash COM3 --image {image}` again" in " ".join(result.output.split())
