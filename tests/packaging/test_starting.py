"""The start of the program, and its end when it is interrupted at the start."""

import signal
import subprocess
import sys

import pytest

INTERRUPTED_AT = """
import os, runpy, signal, sys

class Interrupt:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            os.kill(os.getpid(), signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)
sys.meta_path.insert(0, Interrupt())
sys.argv = ["roundhouse", "rules", "slosh"]
runpy.run_module("roundhouse", run_name="__main__")
"""


@pytest.mark.parametrize("module", ["click", "roundhouse.i18n", "roundhouse.commands.booklet.rules"])
def test_ctrl_c_while_modules_load_ends_without_a_traceback(module: str) -> None:
    command = [sys.executable, "-c", INTERRUPTED_AT.format(module=module)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode in (-signal.SIGINT, 130)
    assert (ended.stdout.strip(), ended.stderr.strip()) == ("", "")


INTERRUPTED_AFTER = """
import os, signal, subprocess
begin = subprocess.Popen

def begun(*words, **how):
    process = begin(*words, **how)
    os.killpg(0, signal.SIGINT)
    return process

signal.signal(signal.SIGINT, lambda *_: None)
subprocess.Popen = begun
from roundhouse.program.speakers import SpeakerProcess
from roundhouse.simulator.simulated_hub import SimulatedHub
hub, speaker = SimulatedHub("sim://"), SpeakerProcess()
speaker.play("whistle")
print(hub.running, speaker._process.poll())
hub.close()
speaker.close()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there a process without a window hears no Ctrl-C")
def test_ctrl_c_does_not_reach_a_simulated_hub_and_a_loudspeaker_that_begin() -> None:
    command = [sys.executable, "-c", INTERRUPTED_AFTER]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, start_new_session=True)
    assert (ended.stdout, ended.stderr) == ("True None\n", "")


def test_the_package_can_be_run() -> None:
    command = [sys.executable, "-m", "roundhouse", "--version"]
    ended = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ended.stdout.startswith("roundhouse ")
