"""However the hub is left, its settings are saved, and flash is never written while a sound plays."""

from roundhouse_hub.buttons.volume_keys import LOUDER
from roundhouse_hub.recovery.faults import SOUND, FaultLog
from roundhouse_hub.settings import Settings
from roundhouse_hub.sound.mixer import RATE
from roundhouse_standins.bench import FailingPart, ready
from roundhouse_standins.constant_sounds import ConstantLibrary


def crashes(made):
    def broken(_now):
        raise RuntimeError("not in any part")

    made.app.step = broken


def test_settings_are_saved_and_reported_before_a_restart():
    made = ready()
    made.host.send({"k": "settings", "bright": 3})
    made.host.send({"k": "restart"})
    made.run(1000)
    assert made.left == ["restart"]
    assert [(answer["bright"], answer["kept"]) for answer in made.received("settings")] == [(3, 0), (3, 1)]
    assert made.app.settings.brightness == 3
    assert made.flash.writes == 1


def turned_up(*messages):
    """A hub whose louder key was just pressed and still sounds, and which then receives these messages."""
    made = ready(library=ConstantLibrary(short=(8000, RATE)))
    made.board.keys.press(LOUDER)
    made.run(40)
    made.board.keys.release(LOUDER)
    assert made.app.settings.volume == 6 and not made.app.player.silent
    for message in messages:
        made.host.send(message)
    return made


def test_a_volume_key_is_saved_and_its_sound_stopped_before_leaving():
    made = turned_up({"k": "bootloader"})
    made.run(500)
    assert made.left == ["bootloader"]
    assert Settings(made.flash).volume == 6
    assert made.board.audio.underruns == 0


def test_a_cue_after_the_request_does_not_delay_leaving():
    made = turned_up({"k": "restart"}, {"k": "cue", "name": "bell", "slot": -1})
    made.run(200)
    made.host.send({"k": "cue", "name": "bell", "slot": -1})
    made.run(500)
    assert made.left == ["restart"]
    assert made.app.settings.volume == 6


def test_ctrl_c_leaves_after_the_settings_are_saved_whatever_the_amplifier_does():
    for amplifier in ("plays", "is stuck", "fails"):
        made = turned_up()
        if amplifier == "is stuck":
            made.board.audio.room = lambda: 0
        elif amplifier == "fails":
            made.spoil("audio", "room")
        made.board.serial.host_write(b"\r\x03\r\x01")
        made.run(1500)
        assert made.left == ["prompt"], amplifier
        assert made.board.serial.read(2) == b"\r\x01"
        assert Settings(made.flash).volume == 6
        failed = [entry[0] for entry in FaultLog(made.flash, "").entries]
        assert failed == ([SOUND + 1] if amplifier == "fails" else [])


class Slow:
    """A flash that takes this long to write."""

    WRITE_MS = 160

    def __init__(self, keep, clock):
        self.keep = keep
        self.clock = clock

    def __call__(self):
        self.keep()
        self.clock.advance(self.WRITE_MS)


def test_the_host_hears_that_settings_are_saved_however_long_it_takes():
    made = turned_up()
    made.host.send({"k": "settings", "vol": 8})
    made.host.send({"k": "restart"})
    made.app.settings.keep = Slow(made.app.settings.keep, made.board.clock)
    made.run(1500)
    assert made.left == ["restart"]
    assert [(answer["vol"], answer["kept"]) for answer in made.received("settings")] == [(8, 0), (8, 1)]


def test_saving_is_tried_once_more_before_leaving():
    made = ready()
    made.app.settings._store = FailingPart(made.app.settings._store, "save", 1)
    made.host.send({"k": "settings", "bright": 3})
    made.run(900)
    assert made.app.settings.failed and Settings(made.flash).brightness != 3
    made.host.send({"k": "restart"})
    made.run(1000)
    assert Settings(made.flash).brightness == 3


def test_settings_changed_just_before_a_crash_are_saved():
    made = turned_up()
    crashes(made)
    made.run(1000)
    assert made.left == ["restart"]
    assert made.app.settings.volume == 6


def test_a_failing_flash_does_not_prevent_a_restart():
    made = turned_up()
    made.app.settings.record = None
    crashes(made)
    made.run(1000)
    assert made.left == ["restart"]
    assert made.app.settings.volume == 5
    made.send("status")
    assert made.received("status")
