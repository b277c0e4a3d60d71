"""What MicroPython cannot compile is found before it reaches a Pico."""

from pathlib import Path

import pytest
from tools.mpy_compiler import NotForMicroPython

from tools import firmware_size


def test_a_file_of_the_common_subset_has_a_size(tmp_path: Path) -> None:
    path = tmp_path / "good.py"
    path.write_text("def f(a: int) -> int:\n    return a + 1\n", encoding="utf-8")
    assert 0 < firmware_size.compiled_size(path) < 500


def test_a_file_that_only_cpython_knows_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text("match 1:\n    case 1:\n        pass\n", encoding="utf-8")
    with pytest.raises(NotForMicroPython, match=r"bad\.py: .*SyntaxError"):
        firmware_size.compiled_size(path)


def test_every_firmware_file_compiles_and_is_as_large_as_it_was(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["firmware_size.py"])
    assert firmware_size.main() == 0
    files = len(list(firmware_size.FIRMWARE.glob("**/*.py")))
    assert f"bytes in {files} files" in capsys.readouterr().out


def test_a_file_that_has_grown_is_reported_until_that_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    firmware, golden = tmp_path / "firmware", tmp_path / "sizes.json"
    firmware.mkdir()
    (firmware / "one.py").write_text("A = 1\n", encoding="utf-8")
    monkeypatch.setattr(firmware_size, "FIRMWARE", firmware)
    monkeypatch.setattr(firmware_size, "GOLDEN", golden)
    for arguments, code in ((["--write"], 0), ([], 0)):
        monkeypatch.setattr("sys.argv", ["firmware_size.py", *arguments])
        assert firmware_size.main() == code
    (firmware / "one.py").write_text("".join(f"NAME_{n} = {n}\n" for n in range(100)), encoding="utf-8")
    assert firmware_size.main() == 1
    said = capsys.readouterr().err
    assert "one.py takes " in said and firmware_size.COMMAND in said
