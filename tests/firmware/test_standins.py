"""The stand-ins are as strict as hardware, and record what happens with its time."""

from array import array

from tests.firmware.expected_errors import raised

from roundhouse_hub import pins
from roundhouse_hub.sound.mixer import QUEUE
from roundhouse_standins import Misuse
from roundhouse_standins.audio import Audio
from roundhouse_standins.board import Pins, StandInBoard
from roundhouse_standins.buttons import Buttons
from roundhouse_standins.clock import VirtualClock, WallClock
from roundhouse_standins.flash import Flash
from roundhouse_standins.pixels import Pixels
from roundhouse_standins.serial import Serial


def misuse(call, *arguments):
    """The text of the Misuse that a call raises."""
    return str(raised(Misuse, call, *arguments))


def block(value, frames=256):
    return array("h", [value] * frames)


def test_the_virtual_clock_moves_only_on_request_and_wraps():
    clock = VirtualClock(2**30 - 1)
    assert clock.now() == clock.now() == 2**30 - 1
    clock.advance(3)
    assert clock.now() == 2


def test_the_wall_clock_goes_by_itself():
    clock = WallClock()
    before = clock.now()
    clock.spend(2)
    assert 0 <= before < 2**30
    assert clock.now() != before


def test_serial_carries_bytes_both_ways():
    serial = Serial()
    serial.host_write(b"hello hub")
    assert serial.read(5) == b"hello"
    assert serial.read(64) == b" hub"
    assert serial.read(64) == b""
    assert serial.write(b"hello host") == 10
    assert serial.host_read() == b"hello host"
    assert serial.host_read() == b""


def test_serial_takes_no_more_than_there_is_room_for():
    serial = Serial()
    assert serial.write(bytes(300)) == 256
    assert serial.write(b"x") == 0
    assert len(serial.host_read()) == 256
    assert serial.write(b"x") == 1


def test_a_pulled_cable_loses_what_was_on_its_way():
    serial = Serial()
    serial.host_write(b"to hub")
    serial.write(b"to host")
    serial.plugged = False
    serial.host_write(b"lost")
    assert serial.write(b"refused") == 0
    serial.plugged = True
    assert serial.read(64) == b"" == serial.host_read()


def test_buttons_are_a_mask():
    buttons = Buttons(VirtualClock())
    buttons.press(0)
    buttons.press(12)
    assert buttons.read() == 1 << 12 | 1
    buttons.release(0)
    assert buttons.read() == 1 << 12


def test_a_bouncing_contact_opens_and_closes():
    clock = VirtualClock()
    buttons = Buttons(clock)
    buttons.press(2, bounce_ms=6)
    seen = []
    for _ in range(10):
        seen.append(buttons.read() >> 2)
        clock.advance(1)
    assert seen == [1, 0, 1, 0, 1, 0, 1, 1, 1, 1]


def test_a_finger_cannot_press_what_it_holds():
    buttons = Buttons(VirtualClock())
    buttons.press(2)
    assert "down already" in misuse(buttons.press, 2)
    assert "up already" in misuse(buttons.release, 3)
    assert "no button 13" in misuse(buttons.press, 13)


def test_pixels_keep_every_frame_with_its_time():
    clock = VirtualClock()
    pixels = Pixels(clock)
    assert pixels.now == [(0, 0, 0)] * 13
    for level in range(70):
        pixels.show(bytearray([level] * 39))
        clock.advance(20)
    assert pixels.now == [(69, 69, 69)] * 13
    history = pixels.history
    assert len(history) == 70
    assert history[65] == (1300, [(65, 65, 65)] * 13)
    pixels.forget()
    assert pixels.history == []
    assert pixels.now == [(69, 69, 69)] * 13


def test_pixels_without_a_record_keep_the_last_frames():
    pixels = Pixels(VirtualClock(), record=False)
    for level in range(200):
        pixels.show(bytearray([level] * 39))
        assert pixels.now == [(level, level, level)] * 13
    history = pixels.history
    assert 64 <= len(history) <= 128
    assert [colors[0][0] for _, colors in history] == list(range(200 - len(history), 200))


def test_a_frame_of_another_length_is_misuse():
    assert "39 bytes, not 36" in misuse(Pixels(VirtualClock()).show, bytearray(36))


def test_audio_plays_in_the_clocks_time():
    clock = VirtualClock()
    audio = Audio(clock)
    clock.advance(100)
    audio.write(block(5), 256)
    assert audio.room() == 0  # until it is copied
    clock.advance(10)
    assert audio.room() == QUEUE - 256 + 160
    clock.advance(90)
    played = audio.played
    assert len(played) == 3200
    assert list(played[1600 + 64 : 1600 + 64 + 256]) == [5] * 256
    assert sum(played) == 5 * 256
    assert round(audio.first_sound_after(0)) == 104
    assert audio.first_sound_after(150) is None


def test_what_is_still_queued_has_not_been_played():
    clock = VirtualClock()
    audio = Audio(clock)
    audio.write(block(5), 256)
    clock.advance(5)
    assert sum(audio.played) == 5 * (80 - 64)
    assert audio.loudest() == 5


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


def test_blocks_in_time_leave_no_gap():
    clock = VirtualClock()
    audio = Audio(clock)
    for _ in range(10):
        audio.write(block(5), 256)
        clock.advance(11)
    assert audio.underruns == 0
    assert set(audio.played[64:2300]) == {5}


def test_audio_takes_no_more_than_its_buffer_holds():
    audio = Audio(VirtualClock())
    for _ in range(QUEUE // 256):
        audio.write(block(5), 256)
    assert "do not fit" in misuse(audio.write, block(5), 256)
    assert "holds 10" in misuse(audio.write, block(5, 10), 256)


def test_forgetting_samples_does_not_disturb_the_time():
    clock = VirtualClock()
    audio = Audio(clock)
    audio.write(block(5), 256)
    clock.advance(5)
    audio.forget()
    audio.write(block(6), 256)
    clock.advance(50)
    assert list(audio.played[64 + 256 : 64 + 512]) == [6] * 256
    assert audio.loudest() == 6


def test_the_flash_keeps_files_and_is_slow():
    clock = VirtualClock()
    flash = Flash()
    flash.attach(clock, Audio(clock))
    assert flash.read("a") is None
    flash.write("a", b"1")
    assert flash.read("a") == b"1"
    assert clock.now() == Flash.WRITE_MS


def test_writing_flash_while_something_sounds_is_misuse():
    clock = VirtualClock()
    audio = Audio(clock)
    flash = Flash()
    flash.attach(clock, audio)
    audio.write(block(5), 256)
    assert "stutter" in misuse(flash.write, "a", b"1")


def test_a_pin_is_given_once():
    given = Pins()
    given.claim(3, "button 1")
    assert misuse(given.claim, 3, "lamps") == "GP3 is used twice, by button 1 and lamps."
    assert "no GP30" in misuse(given.claim, 30, "lamps")
    assert "right after" in misuse(given.amplifier, 5, 7, 8)


class Miswired:
    """A pin map with the lamps on a button's pin."""

    AMPLIFIER_BIT_CLOCK = pins.AMPLIFIER_BIT_CLOCK
    AMPLIFIER_WORD_SELECT = pins.AMPLIFIER_WORD_SELECT
    AMPLIFIER_DATA = pins.AMPLIFIER_DATA
    LAMPS_DATA = pins.BUTTONS[4]
    BUTTONS = pins.BUTTONS
    KEYS = pins.KEYS


def test_a_board_is_wired_as_the_map_says():
    board = StandInBoard()
    assert len(board.pins.taken) == 20
    assert board.pins.taken[pins.LAMPS_DATA] == "lamps"
    assert "used twice, by lamps and button 4" in misuse(StandInBoard, None, None, True, Miswired)
