"""The parts of the emulated Pico by themselves: their own tests run in Node, one file after another."""

import os
import subprocess
from pathlib import Path

import pytest
from tools.pico.emulation.node import node
from tools.pico.emulation.npm import emulator

FILES = sorted(Path(__file__).parent.glob("*.test.mjs"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.partition(".")[0])
def test_in_node(file: Path) -> None:
    told = os.environ | {"EMULATOR": str(emulator())}
    run = [node(), "--test", "--test-reporter=tap", str(file)]
    ran = subprocess.run(run, env=told, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    # Node takes the file itself for a test, which passes also when there is none in it.
    assert [line for line in ran.stdout.splitlines() if "# Subtest: " in line and str(file) not in line]
