"""Records are found in flash whose file system is damaged, and the hub says what became of them."""

from roundhouse_hub.recovery.faults import FLASH, REPAIRED, FaultLog
from roundhouse_hub.recovery.salvage import found_in, is_blank, write_files
from roundhouse_hub.settings import Settings
from roundhouse_standins.bench import ready
from roundhouse_standins.flash import Flash

BLOCK = 1024


def used_flash():
    """A flash with settings that were changed three times, and with a log."""
    flash = Flash()
    settings = Settings(flash)
    for volume in (2, 7, 9):
        settings.set("volume", volume, 0)
        settings.keep()
    log = FaultLog(flash, "test")
    log.note(FLASH, "a {brace} in a fault", 5, 0)
    log.keep()
    return flash


def blocks_of(flash, offset):
    """The flash's files among garbage, the first of them at this offset, each 1000 bytes further."""
    room = bytearray(b"\xa5" * 8 * BLOCK)
    for name in sorted(flash.files):
        data = flash.files[name]
        room[offset : offset + len(data)] = data
        offset += 1000 + len(data)
    return [bytes(room[at : at + BLOCK]) for at in range(0, len(room), BLOCK)]


def found_among(blocks):
    return found_in(lambda index: blocks[index], len(blocks))


def test_the_newest_records_are_found_wherever_they_lie():
    flash = used_flash()
    for offset in (0, 13, BLOCK - 20, 2 * BLOCK - 100):
        again = Flash()
        write_files(found_among(blocks_of(flash, offset)), again.write)
        assert again.files[REPAIRED] == b"found"
        assert Settings(again).volume == 9
        assert FaultLog(again, "test").entries[0][1] == "a {brace} in a fault"


def test_a_damaged_record_is_passed_over():
    flash = used_flash()
    newest = max(("settings.a", "settings.b"), key=lambda name: int(flash.files[name][9:].split()[0]))
    flash.files[newest] = flash.files[newest][:-5] + b"?" + flash.files[newest][-4:]
    again = Flash()
    write_files(found_among(blocks_of(flash, 77)), again.write)
    assert Settings(again).volume == 7


def test_when_nothing_is_found_the_hub_reports_lost_settings():
    again = Flash()
    write_files(found_in(lambda _: b"{ {" * 300, 4), again.write)
    assert again.files == {REPAIRED: b"lost"}


def test_a_new_flash_is_blank():
    assert is_blank(b"\xff" * BLOCK)
    assert not is_blank(b"\xff" * (BLOCK - 1) + b"\x7f")


def reported_after(marked):
    """The messages to a host about a flash that was repaired, and those after the next start."""
    flash = Flash()
    flash.write(REPAIRED, marked)
    return reported_by(flash)


def reported_by(flash):
    told = []
    for _ in range(2):
        made = ready(flash=flash)
        made.send("ping")
        made.run(3000)
        told.append([(trouble["part"], trouble["fault"]) for trouble in made.received("trouble")])
    assert not flash.read(REPAIRED)
    return told


def test_settings_that_a_mounted_file_system_has_lost_are_put_back_and_the_host_hears_it_once():
    flash = used_flash()
    flash.raw = blocks_of(flash, 77)
    for name in ("settings.a", "settings.b"):
        del flash.files[name]
    assert reported_by(flash) == [[("flash", "repaired")], []]
    assert Settings(flash).volume == 9


def test_settings_that_are_not_whole_any_more_are_reported_lost():
    flash = used_flash()
    for name in ("settings.a", "settings.b"):
        flash.files[name] = flash.files[name][:40]
    assert reported_by(flash) == [[("flash", "settings-lost")], []]


def test_of_what_a_hub_did_not_lose_nothing_is_reported():
    new, used = Flash(), used_flash()
    new.raw = [b"\xff" * BLOCK] * 4
    used.raw = blocks_of(used, 77)
    used.files["settings.a"] = b"torn"  # the power failed in the middle of a write
    assert reported_by(new) == [[], []]
    assert [fault for _, fault in reported_by(used)[0]] == ["a {brace} in a fault"]
    used.full = True
    del used.files["settings.b"]
    ready(flash=used).run(1000)


def test_the_host_hears_once_that_the_settings_were_found():
    assert reported_after(b"found") == [[("flash", "repaired")], []]


def test_the_host_hears_once_that_the_settings_are_lost():
    assert reported_after(b"lost") == [[("flash", "settings-lost")], []]
