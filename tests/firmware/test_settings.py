"""Settings survive power cuts at any moment; invalid ones are ignored."""

from tests.firmware.expected_errors import raised_text

from roundhouse_hub.recovery.store import COPIES, Store
from roundhouse_hub.settings import RECORD, Settings, checked
from roundhouse_standins.flash import Flash, PowerCut


def flash_with(record):
    flash = Flash()
    Store(flash, RECORD).save(record)
    return flash


def test_a_new_hub_has_a_name_a_middling_volume_and_all_its_parts():
    settings = Settings(Flash())
    assert (settings.name, settings.volume, settings.mute, settings.quiet) == ("roundhouse", 5, False, False)
    assert (settings.brightness, settings.slots, settings.parts, settings.choices) == (10, 12, "lsb", ())
    assert settings.kept


def test_a_volume_is_remembered_once_it_has_settled():
    flash = Flash()
    settings = Settings(flash)
    assert settings.set("volume", 3, 0)
    settings.step(9000)
    settings.set("volume", 2, 9000)
    settings.step(18000)
    assert flash.writes == 0
    assert not settings.kept
    settings.step(19000)
    assert not settings.set("volume", 2, 20000)
    settings.step(40000)
    assert flash.writes == 1
    assert settings.kept
    assert Settings(flash).volume == 2


def test_an_ordered_setting_is_not_delayed_by_the_volume():
    flash = Flash()
    settings = Settings(flash)
    settings.set("brightness", 3, 0, ordered=True)
    settings.set("volume", 3, 100)
    settings.step(Settings.ORDERED_MS)
    assert (Settings(flash).brightness, Settings(flash).volume) == (3, 3)
    settings.set("volume", 4, 1000)
    settings.step(2000)
    assert not settings.kept


def test_all_settings_are_restored():
    flash = Flash()
    settings = Settings(flash)
    values = {
        "name": "Attic room",
        "volume": 0,
        "mute": True,
        "quiet": True,
        "brightness": 1,
        "slots": 2,
        "parts": "lb",
        "choices": (4, 0, 255),
    }
    for key in values:
        settings.set(key, values[key], 0)
    settings.step(10000)
    again = Settings(flash)
    for key in values:
        assert getattr(again, key) == values[key], key
    assert again.record() == settings.record()


def test_invalid_values_are_ignored_and_the_rest_is_restored():
    for record in ({}, {"name": 1, "volume": "x"}, {"name": "", "volume": 11}, {"name": "thirteen char", "volume": -1}):
        settings = Settings(flash_with(record))
        assert (settings.name, settings.volume) == ("roundhouse", 5)
    settings = Settings(flash_with({"name": "Attic", "volume": True, "parts": "xyz", "choices": [300], "new": 1}))
    assert (settings.name, settings.volume, settings.parts, settings.choices) == ("Attic", 5, "lsb", ())


def test_what_cannot_be_set_is_refused_with_a_code():
    assert raised_text(checked, "volume", 11) == "bad-number field=volume got=11 max=10 min=0"
    assert "got=bool" in raised_text(checked, "volume", True)
    assert "got=float" in raised_text(checked, "mute", 1.0)
    assert "got=12345678901234567890 " in raised_text(checked, "volume", 123456789012345678901234567890) + " "
    assert "max=10 min=1" in raised_text(checked, "brightness", 0)
    assert "max=12 min=1" in raised_text(checked, "slots", "3")
    assert raised_text(checked, "mute", 2) == "bad-switch field=mute got=2"
    assert raised_text(checked, "name", "Zoë") == "bad-name max=12"
    assert raised_text(checked, "parts", "lx") == "bad-letters field=parts got=lx want=lsb"
    assert "bad-letters" in raised_text(checked, "parts", 5)
    assert "bad-length field=choices want=8" == raised_text(checked, "choices", [0] * 9)
    assert "bad-number field=choices got=256 max=255 min=0" == raised_text(checked, "choices", [256])
    assert "unknown-setting field=color" == raised_text(checked, "color", 1)
    assert checked("parts", "bl") == "lb"


def test_a_full_flash_stops_nothing():
    flash = Flash()
    flash.full = True
    settings = Settings(flash)
    settings.set("volume", 1, 0)
    settings.step(10000)
    assert settings.volume == 1
    assert settings.failed
    assert not settings.kept
    assert flash.files == {}
    flash.full = False
    settings.set("volume", 2, 20000)
    settings.step(30000)
    assert settings.kept
    assert Settings(flash).volume == 2


def test_a_power_cut_at_any_step_of_saving_leaves_whole_settings():
    """Old or new, never broken, and never older than old: at each step, and at each step again after a first cut."""
    steps = 0
    while cut_at(steps, steps):
        for second in range(steps):
            cut_at(steps, second)
        steps += 1
    assert steps > 5


def cut_at(first, second):
    """Save, and cut the power after this many steps, twice; False once the first save has completed."""
    flash = Flash()
    settings = Settings(flash)
    for volume in (1, 2, 3):  # both copies have been written before
        settings.set("volume", volume, 0)
        settings.keep()
    cut = False
    for volume, steps in ((4, first), (6, second)):
        before = Settings(flash).volume
        settings = Settings(flash)
        settings.set("volume", volume, 0)
        flash.steps_left = steps
        try:
            settings.keep()
        except PowerCut:
            cut = cut or volume == 4
        flash.steps_left = None
        assert Settings(flash).volume in (before, volume)
    settings = Settings(flash)
    settings.set("volume", 7, 0)
    settings.keep()
    assert Settings(flash).volume == 7
    return cut


def test_a_copy_with_a_flipped_bit_is_ignored():
    flash = Flash()
    settings = Settings(flash)
    for volume in (1, 2):
        settings.set("volume", volume, 0)
        settings.keep()
    newest = RECORD + COPIES[1]
    whole = flash.files[newest]
    for at in range(len(whole)):
        flash.files[newest] = whole[:at] + bytes([whole[at] ^ 4]) + whole[at + 1 :]
        assert Settings(flash).volume == 1
    flash.files[newest] = whole + bytes(4000)
    assert Settings(flash).volume == 1
