"""A hub whose firmware is made to fail: a package on the file system that stands in front of the frozen one.

Its `__init__` takes all modules from the image and changes one of them, as a broken copy of that module would.
"""

from tools.pico.emulation.emulated_pico import EmulatedPico
from tools.pico.image import Image
from tools.pico.observing import probe

from roundhouse_hub import __version__

BUILD = "infront"


def takes(version: str) -> str:
    """A package of a version, with the modules of the image."""
    return f'''
__version__ = "{version}"
BUILD = "{BUILD}"
__path__ = ".frozen/roundhouse_hub"


def as_it_is(value):
    return value


const = viper = ptr8 = as_it_is
'''


TAKES = takes(__version__)
COUNTS = """
try:
    with open("starts") as file:
        starts = int(file.read())
except OSError:
    starts = 0
with open("starts", "w") as file:
    file.write(str(starts + 1))
"""
"""How often it was started before is then in `starts`."""

CRASHES = (
    TAKES
    + COUNTS
    + """
from roundhouse_hub.sound.player import CuePlayer
def broken(*_):
    raise ValueError("made to crash")
if starts < 3:
    CuePlayer.step = broken
"""
)
"""Crashes three times in a row; then it is as it should be."""

HANGS = (
    TAKES
    + COUNTS
    + """
from roundhouse_hub.lamps import idle
def endless(*_):
    while True:
        pass
if starts == 0:
    idle.fill_toy = endless
"""
)
"""Stands still the first time it is started."""

SOUNDS = ["refused", "marker_up"]
HURRIES = (
    TAKES
    + f"""
from roundhouse_hub import selftest
selftest.CUES = {SOUNDS}
test = selftest.SelfTest
test.LAMP_MS = test.ALL_MS = 25
test.PAUSE_MS = 60
test.BUTTON_MS = 400
test.SIGN_MS = 60
test.REPORT_MS = 300
"""
)
"""Its self-test has all of its steps, but two sounds only, and less patience."""


def flash_with(image: Image, package: str) -> bytes:
    """The flash of a hub that has this package in front of the image's own, and has been switched off."""
    with EmulatedPico(image) as pico:
        pico.run_until(probe.awaits(pico, probe.HELLO), 2500, step_ms=10)
        probe.into_prompt(pico)
        probe.ask(
            pico,
            "import os\nos.mkdir('roundhouse_hub')\n"
            f"f = open('roundhouse_hub/__init__.py', 'w'); f.write({package!r}); f.close()\n",
        )
        return pico.flash
