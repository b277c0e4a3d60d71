"""The messages by which a hub is looked after: how it is (`status`), how it is set (`settings`), its `selftest`.

All are small enough for a line whatever their values: a number too long for its place says the most it can.
"""

from roundhouse_hub.link.messages import NAME_LENGTH, plain, with_facts
from roundhouse_hub.link.wire import body_of

STATUS = "status"
SETTINGS = "settings"
SELFTEST = "selftest"
BOOTLOADER = "bootloader"  # be a drive that takes a new firmware
PROMPT = "prompt"  # leave for MicroPython's prompt
RESTART = "restart"  # start anew, out of safe mode too
LEAVES = (BOOTLOADER, PROMPT, RESTART)

# The most that a field of `status` says.
MOST = {
    "up": 99999999,  # seconds since it was switched on
    "free": 999999,  # bytes of memory
    "under": 9999,  # times the amplifier ran dry in the middle of a sound
    "bad": 99999,  # lines that came cut or changed
    "again": 99999,  # lines that had to be sent again
    "temp": 9999,  # tenths of a degree Celsius, in the processor
    "mv": 9999,  # supply, millivolts; 0 if it cannot be measured
    "low": 1,  # the battery is nearly empty
    "faults": 999,  # unexpected errors since it was switched on
    "safe": 1,  # it runs in safe mode: link and lamps only
}

# The settings' names on the wire, and in `Settings`.
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
    """How a hub is. A field that is not named is 0.

    >>> status_message(up=12, free=10000000)["free"]
    999999
    """
    message = {"k": STATUS}
    for field in MOST:
        value = values.get(field, 0)
        message[field] = max(-999, min(int(value), MOST[field]))
    return message


def settings_message(settings) -> dict:
    """All the settings, and whether they are in the flash (`kept`)."""
    message = {"k": SETTINGS, "kept": int(settings.kept)}
    for field, key in KEYS:
        value = getattr(settings, key)
        message[field] = int(value) if isinstance(value, bool) else value
    message["name"] = plain(settings.name)[:NAME_LENGTH]
    return message


def settings_of(message: dict) -> list:
    """(key, value) of each setting that a message names."""
    return [(key, message[field]) for field, key in KEYS if field in message]


def selftest_message(at: str, number: int = 0, of: int = 0, **facts) -> dict:
    """A step of the self-test: `at` is lamps, sounds, button, bad, or end.

    `text` among the facts names a color or a cue; `code` says what is wrong, or why the test ended early.
    """
    return with_facts({"k": SELFTEST, "at": at, "n": number, "of": of}, facts)


body_of(status_message())  # `wire` knows its names from now on: to write them is half of what an answer takes
