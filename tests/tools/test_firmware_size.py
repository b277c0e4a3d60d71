"""What MicroPython cannot compile is found before it reaches a Pico."""

from pathlib import Path

import pytest

from tools import firmware_size


def test_a_file_of_the_common_subset_has_a_size(tmp_path: Path) -> None:
    path = tmp_path / "good.py"
    path.write_text("def f(a: int) -> int:\n    return a + 1\n", encoding="utf-8")
    assert 0 < firmware_size.compiled_size(path) < 500


def test_a_file_that_only_cpython_knows_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text("match 1:\n    case 1:\n        pass\n", encoding="utf-8")
    with pytest.raises(firmware_size.NotForMicroPython, match=r"bad\.py: .*SyntaxError"):
        firmware_size.compiled_size(path)


def test_every_firmware_file_compiles(capsys: pytest.CaptureFixture[str]) -> None:
    files = sorted(firmware_size.FIRMWARE.glob("**/*.py"))
    assert firmware_size.main(files) == 0
    assert f"bytes in {len(files)} files" in capsys.readouterr().out
