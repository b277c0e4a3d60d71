"""The stand-ins are as strict as hardware, and record what happens with its time."""

from array import array

from tests.firmware.expected_errors import raised

from roundhouse_hub.sound.mixer import QUEUE
from roundhouse_standins import Misuse
from roundhouse_standins.audio import Audio
from roundhouse_standins.board import Pins
from roundhouse_standins.buttons import Buttons
from roundhouse_standins.clock import VirtualClock
from roundhouse_standins.flash import Flash
from roundhouse_standins.pixels import Pixels


def misuse(call, *arguments):
    return str(raised(Misuse, call, *arguments))


def block(value, frames=256):
    return array("h", [value] * frames)


def test_what_no_hardware_could_do_is_misuse():
    buttons = Buttons(VirtualClock())
    buttons.press(2)
    full = Audio(VirtualClock())
    for _ in range(QUEUE // 256):
        full.write(block(5), 256)
    flash = Flash()
    flash.attach(VirtualClock(), full)
    given = Pins()
    given.claim(3, "button 1")
    for said, call, arguments in (
        ("down already", buttons.press, (2,)),
        ("up already", buttons.release, (3,)),
        ("no button 13", buttons.press, (13,)),
        ("39 bytes, not 36", Pixels(VirtualClock()).show, (bytearray(36),)),
        ("do not fit", full.write, (block(5), 256)),
        ("holds 10", full.write, (block(5, 10), 256)),
        ("stutter", flash.write, ("a", b"1")),
        ("GP3 is used twice, by button 1 and lamps.", given.claim, (3, "lamps")),
        ("no GP30", given.claim, (30, "lamps")),
        ("right after", given.amplifier, (5, 7, 8)),
    ):
        assert said in misuse(call, *arguments), said


def test_a_queue_that_runs_dry_in_a_sound_is_an_underrun():
    clock = VirtualClock()
    audio = Audio(clock)
    for _ in range(2):
        audio.write(block(5), 256)
        clock.advance(50)
        assert not audio.sounding
    assert audio.underruns == 2


def test_a_queue_that_runs_dry_after_silence_is_rest():
    clock = VirtualClock()
    audio = Audio(clock)
    audio.write(block(5), 256)
    audio.write(block(0), 256)
    clock.advance(50)
    assert not audio.sounding
    assert audio.underruns == 0
