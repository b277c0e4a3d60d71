"""The maintenance messages: `status`, `settings`, `selftest`, and the ways to leave the firmware.

All fit into a line whatever their values: a number that is too long is replaced by the largest that fits.
"""

from roundhouse_hub.link.messages import NAME_LENGTH, plain, with_facts
from roundhouse_hub.link.wire import body_of

STATUS = "status"
SETTINGS = "settings"
SELFTEST = "selftest"
BOOTLOADER = "bootloader"  # become the drive that takes new firmware
PROMPT = "prompt"  # go to MicroPython's prompt
RESTART = "restart"  # restart, out of safe mode too
LEAVES = (BOOTLOADER, PROMPT, RESTART)

# The fields of `status` and the largest value of each.
FIELD_LIMITS = {
    "up": 99999999,  # seconds since power-up
    "free": 999999,  # bytes of memory
    "under": 9999,  # amplifier underruns in the middle of a sound
    "bad": 99999,  # damaged lines received
    "again": 99999,  # lines sent again
    "temp": 9999,  # tenths of a degree Celsius, in the processor
    "mv": 9999,  # supply voltage in millivolts; 0 if it cannot be measured
    "low": 1,  # the battery is nearly empty
    "faults": 999,  # unexpected errors since power-up
    "safe": 1,  # safe mode: link and lamps only
}

# The names of the settings on the wire and in `Settings`.
KEYS = (
    ("vol", "volume"),
    ("mute", "mute"),
    ("bright", "brightness"),
    ("quiet", "quiet"),
    ("slots", "slots"),
    ("parts", "parts"),
    ("name", "name"),
)


def status_message(**values: int) -> dict:
    """The health of a hub. A field that is not named is 0.

    >>> status_message(up=12, free=10000000)["free"]
    999999
    """
    message = {"k": STATUS}
    for field in FIELD_LIMITS:
        value = values.get(field, 0)
        message[field] = max(-999, min(int(value), FIELD_LIMITS[field]))
    return message


def settings_message(settings) -> dict:
    """All settings, and whether they are saved in flash (`kept`)."""
    message = {"k": SETTINGS, "kept": int(settings.kept)}
    for field, key in KEYS:
        value = getattr(settings, key)
        message[field] = int(value) if isinstance(value, bool) else value
    message["name"] = plain(settings.name)[:NAME_LENGTH]
    return message


def settings_of(message: dict) -> list:
    """(key, value) of each setting in a message."""
    return [(key, message[field]) for field, key in KEYS if field in message]


def selftest_message(at: str, number: int = 0, of: int = 0, **facts) -> dict:
    """A step of the self-test: `at` is lamps, sounds, button, bad, or end.

    `text` among the facts names a color or a cue; `code` says what is wrong, or why the test ended early.
    """
    return with_facts({"k": SELFTEST, "at": at, "n": number, "of": of}, facts)


body_of(status_message())  # caches the field names in `wire`: encoding them is half of what an answer takes
