"""The parts of the emulated Pico by themselves: their own tests run in Node, one file after another."""

import os
import subprocess
from pathlib import Path

import pytest
from tools.pico.node import node
from tools.pico.npm import emulator

FILES = sorted((Path(__file__).parent / "emulator").glob("*.test.mjs"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.partition(".")[0])
def test_in_node(file: Path) -> None:
    told = os.environ | {"EMULATOR": str(emulator())}
    ran = subprocess.run([node(), "--test", file], env=told, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "\n# pass 0" not in ran.stdout


def test_there_are_tests() -> None:
    assert {file.name for file in FILES} >= {
        f"{name}.test.mjs" for name in ("ears", "eyes", "fingers", "flash", "processor")
    }
