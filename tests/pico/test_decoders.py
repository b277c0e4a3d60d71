"""Eyes, ears and fingers on the emulated Pico's pins: their own tests run in Node, one file after another."""

import subprocess
from pathlib import Path

import pytest
from tools.pico.node import node

FILES = sorted((Path(__file__).parent / "emulator").glob("*.test.mjs"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.partition(".")[0])
def test_in_node(file: Path) -> None:
    ran = subprocess.run([node(), "--test", file], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "\n# pass 0" not in ran.stdout


def test_there_are_tests() -> None:
    assert {file.name for file in FILES} >= {"ears.test.mjs", "eyes.test.mjs", "fingers.test.mjs"}
