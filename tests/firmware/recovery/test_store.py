"""Two copies with a number and a checksum: the newest whole record counts, whatever else is in the flash."""

import binascii

from roundhouse_hub.recovery.store import Store
from roundhouse_standins.flash import Flash


def copy(number, text):
    body = b"%d %s" % (number, text)
    return b"%08x %s" % (binascii.crc32(body), body)


def test_the_last_record_saved_is_loaded():
    flash = Flash()
    for number in range(5):
        Store(flash, "x").load()
        store = Store(flash, "x")
        store.load()
        store.save({"n": number})
        assert Store(flash, "x").load() == {"n": number}
    assert sorted(flash.files) == ["x.a", "x.b"]


def test_a_record_with_a_valid_checksum_may_still_be_invalid():
    for nonsense in (
        copy(1, b"[1]"),
        copy(1, b"no"),
        copy(1, b"7"),
        b"%08x x {}" % binascii.crc32(b"x {}"),
        b"",
        b"x" * 11,
    ):
        flash = Flash()
        flash.files["x.b"] = nonsense
        store = Store(flash, "x")
        assert store.load() is None
        store.save({"n": 1})
        assert Store(flash, "x").load() == {"n": 1}
