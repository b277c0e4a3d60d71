"""The error log: bounded, rarely saved, whole after any power cut, and without crashes for another build."""

from tests.firmware.expected_errors import raised

from roundhouse_hub.errors import check_number
from roundhouse_hub.link.messages import trouble_message
from roundhouse_hub.recovery.faults import SOUND, FaultLog, in_words
from roundhouse_standins.flash import Flash


class UnreadableFlash:
    def read(self, _):
        raise RuntimeError("unreadable")


def test_a_new_hub_has_no_errors():
    log = FaultLog(Flash(), "a")
    assert (log.entries, log.crashes, log.unreported, log.safe, log.newest()) == ([], 0, 0, False, {})
    log.step(5000)
    log.keep()


def test_errors_survive_a_power_cycle():
    flash = Flash()
    log = FaultLog(flash, "a")
    log.note(SOUND, "OSError 5", 61, 1000)
    log.step(1500)
    assert flash.writes == 0
    log.step(2000)
    again = FaultLog(flash, "a")
    assert again.entries == [[SOUND + 1, "OSError 5", 61, 1]]
    assert again.unreported == SOUND + 1
    assert again.newest() == {"part": "sound", "fault": "OSError 5", "times": 1}
    assert again.count == 0


def test_the_same_error_is_counted_and_not_listed_again():
    log = FaultLog(Flash(), "a")
    for second in range(5):
        log.note(SOUND, "stuck", second, 0)
    assert log.entries == [[SOUND + 1, "stuck", 4, 5]]
    assert log.newest() == {"part": "sound", "fault": "stuck", "times": 5}
    assert log.count == 5


def test_the_log_is_bounded_and_so_are_its_writes():
    flash = Flash()
    log = FaultLog(flash, "a")
    for second in range(100):
        log.note(SOUND, "error %d" % second + "x" * 100, second, second * 1000)
        log.step(second * 1000 + 999)
        log.step(second * 1000 + 1000)
    assert len(log.entries) == FaultLog.ENTRIES == 8
    assert len(log.entries[0][1]) == FaultLog.TEXT
    assert flash.writes == FaultLog.WRITES == 12
    assert len(flash.files["faults.a"]) < 1024


def test_three_crashes_in_a_row_mean_safe_mode_until_it_is_well_or_another():
    flash = Flash()
    for crashes in (1, 2, 3):
        log = FaultLog(flash, "a")
        assert not log.safe
        log.count_crash(0)
        log.keep()
        assert log.crashes == crashes
    assert FaultLog(flash, "a").safe
    assert not FaultLog(flash, "b").safe
    log = FaultLog(flash, "a")
    log.mark_healthy(0)
    log.keep()
    assert not FaultLog(flash, "a").safe


def test_a_full_or_worn_flash_stops_nothing():
    flash = Flash()
    flash.full = True
    log = FaultLog(flash, "a")
    log.note(SOUND, "x", 0, 0)
    log.step(1000)
    assert log.newest()["fault"] == "x"


def test_a_garbled_log_is_ignored():
    for record in ({}, {"entries": 5}, {"entries": [[1, 2]]}, {"entries": [["x", "y", 1, 1]], "row": 0, "untold": 0}):
        flash = Flash()
        log = FaultLog(flash, "a")
        log._store.save(record)
        assert FaultLog(flash, "a").entries == []
    flash = Flash()
    log = FaultLog(flash, "a")
    log._store.save({"entries": [[99, "x", 0, 1]], "row": 1, "untold": 99, "build": "a"})
    log = FaultLog(flash, "a")
    assert (log.entries, log.unreported, log.crashes) == ([], 0, 1)


def test_an_error_is_named_with_its_kind():
    assert in_words(ValueError("too loud")) == "ValueError too loud"
    assert in_words(MemoryError()) == "MemoryError"


def test_an_error_is_named_with_the_line_of_the_firmware_that_raised_it():
    text = in_words(raised(ValueError, check_number, "slot", 99, 0, 11))
    assert text.startswith("InvalidValue bad-number field=slot")
    assert " (errors.py:" in text
    assert int(text[text.rfind(":") + 1 : -1]) > 30

    # However long the text, the place is kept.
    text = in_words(raised(ValueError, check_number, "x" * 100, 99, 0, 11))
    assert len(text) == FaultLog.TEXT
    assert " (errors.py:" in text
    assert trouble_message("error", fault=text)["fault"] == text

    # Where other code raises it, the line of ours that called it counts.
    text = in_words(raised(RuntimeError, FaultLog, UnreadableFlash(), "a"))
    assert text.startswith("RuntimeError unreadable (recovery/store.py:")
