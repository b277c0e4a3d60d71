"""The claims of firmware/README.md are true: its example runs, and the files it names exist."""

import re
from pathlib import Path

import pytest

FIRMWARE = Path(__file__).resolve().parents[2] / "firmware"
TEXT = (FIRMWARE / "README.md").read_text(encoding="utf-8")


def test_the_example_runs_and_sounds(capsys: pytest.CaptureFixture[str]) -> None:
    example = "\n".join(line[4:] for line in TEXT[TEXT.index("    from roundhouse_hub") :].splitlines())
    exec(example, {})
    lamps, _, first = capsys.readouterr().out.rpartition("] ")
    assert lamps.count("(") == 13
    assert 300 < float(first) < 500


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`((?:roundhouse_|hardware/)[\w/.]+)`", TEXT))))
def test_every_named_file_exists(name: str) -> None:
    assert (FIRMWARE / name).exists() or (FIRMWARE.parent / name).exists()
