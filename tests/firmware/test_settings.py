"""Name and volume outlast the power switch; nonsense in the flash is not believed; writing waits for calm."""

from roundhouse_hub.settings import FILE, Settings
from roundhouse_standins.audio import Audio
from roundhouse_standins.clock import VirtualClock
from roundhouse_standins.flash import Flash


def flash_with(data):
    flash = Flash()
    flash.files[FILE] = data
    return flash


def test_a_new_hub_has_a_name_and_a_middling_volume():
    settings = Settings(Flash())
    assert (settings.name, settings.volume) == ("roundhouse", 5)


def test_a_volume_is_remembered_once_it_has_settled():
    flash = Flash()
    settings = Settings(flash)
    settings.set_volume(3, 0)
    settings.step(9000)
    settings.set_volume(2, 9000)
    settings.step(18000)
    assert flash.writes == 0
    settings.step(19000)
    settings.step(40000)
    assert flash.writes == 1
    assert Settings(flash).volume == 2


def test_an_unchanged_volume_is_not_written():
    flash = Flash()
    settings = Settings(flash)
    settings.set_volume(5, 0)
    settings.step(60000)
    assert flash.writes == 0


def test_a_name_is_read():
    settings = Settings(flash_with(b'{"name": "Attic", "volume": 0}'))
    assert (settings.name, settings.volume) == ("Attic", 0)


def test_nonsense_is_not_believed():
    for data in (b"", b"{", b"[]", b"7", b"null", b"\xff\xfe", b'{"volume": 3}', b'{"name": 1, "volume": "x"}'):
        settings = Settings(flash_with(data))
        assert (settings.name, settings.volume) == ("roundhouse", 5)
    for data in (b'{"name": "", "volume": 11}', b'{"name": "fifteen letters", "volume": -1}'):
        settings = Settings(flash_with(data))
        assert (settings.name, settings.volume) == ("roundhouse", 5)
    assert Settings(flash_with(b'{"name": "Attic", "volume": true}')).volume == 5


def test_writing_takes_its_time():
    clock = VirtualClock()
    flash = Flash()
    flash.attach(clock, Audio(clock))
    settings = Settings(flash)
    settings.set_volume(1, 0)
    settings.step(10000)
    assert clock.now() == Flash.WRITE_MS


def test_a_full_memory_stops_nothing():
    flash = Flash()
    flash.full = True
    settings = Settings(flash)
    settings.set_volume(1, 0)
    settings.step(10000)
    assert settings.volume == 1
    assert flash.files == {}
    flash.full = False
    settings.set_volume(2, 20000)
    settings.step(30000)
    assert Settings(flash).volume == 2
