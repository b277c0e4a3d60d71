"""Settings that the hub keeps without power: its name, volume and brightness, and which hardware it has.

Missing hardware is declared here, not detected: an amplifier cannot be asked whether it is there, and three buttons
and an LED strip on a breadboard are a hub, too.
"""

from roundhouse_hub.errors import InvalidValue, check_number, printable
from roundhouse_hub.lamps.scene import EMPTY, SLOTS, VOLUME_MAX
from roundhouse_hub.link.messages import ALL_PARTS, NAME_LENGTH
from roundhouse_hub.recovery.store import Store
from roundhouse_hub.ticks import ticks_diff

RECORD = "settings"
NUMBERS = {"volume": (0, VOLUME_MAX), "brightness": (1, 10), "slots": (1, SLOTS)}
SWITCHES = ("mute", "quiet")
CHOICES = 8  # numbers for `choices`


class Settings:
    """Read at once, saved later: only after some time without a change, and only when the caller says it is quiet.

    `volume` 0 to 10 and `mute`; `quiet`: the profile for evenings; `brightness` 1 to 10; `slots` in use, 1 to 12;
    `parts`: a letter each, as in the hello; `name`; and `choices`: small numbers that the standalone menu remembers.
    """

    SETTLE_MS = 10000  # turning the volume is not worth wearing out the flash
    ORDERED_MS = 500  # deliberate settings are saved soon: the cable may be pulled

    def __init__(self, flash) -> None:
        """Read `flash`; values that are missing or make no sense get their defaults."""
        self.name = "roundhouse"
        self.volume = EMPTY.volume
        self.mute = False
        self.quiet = False
        self.brightness = 10
        self.slots = SLOTS
        self.parts = ALL_PARTS
        self.choices = ()
        self.failed = False  # the last attempt to save failed
        self._store = Store(flash, RECORD)
        self._changed = False
        self._changed_at = 0
        self._settle = self.SETTLE_MS
        found = self._store.load() or {}
        for key in self.record():
            try:
                setattr(self, key, checked(key, found[key]))
            except (KeyError, ValueError):
                pass  # written by an older or newer firmware

    @property
    def kept(self) -> bool:
        """Whether everything is saved."""
        return not self._changed and not self.failed

    def record(self) -> dict:
        return {
            "name": self.name,
            "volume": self.volume,
            "mute": self.mute,
            "quiet": self.quiet,
            "brightness": self.brightness,
            "slots": self.slots,
            "parts": self.parts,
            "choices": list(self.choices),
        }

    def set(self, key: str, value, now: int, ordered: bool = False) -> bool:
        """Change a setting; `ordered` means that somebody asked for exactly this. Raises InvalidValue.

        Return whether the value is new.
        """
        value = checked(key, value)
        if value == getattr(self, key):
            return False
        setattr(self, key, value)
        if not (self._changed and self._settle == self.ORDERED_MS):  # an ordered change is not delayed by others
            self._settle = self.ORDERED_MS if ordered else self.SETTLE_MS
            self._changed_at = now
        self._changed = True
        return True

    def step(self, now: int) -> bool:
        """Save changes that are old enough; return whether there were any. Call it only in silence: it takes 40 ms."""
        due = self._changed and ticks_diff(now, self._changed_at) >= self._settle
        if due:
            self.keep()
        return due

    def save_changes(self) -> bool:
        """Save changes, however new: the hub is about to be left. Call it only in silence.

        Return whether there was something to save.
        """
        changed = self._changed
        if changed:
            self.keep()
        return changed

    def keep(self) -> None:
        """Save now."""
        self._changed = False
        try:
            self._store.save(self.record())
            self.failed = False
        except OSError:
            self.failed = True  # the flash is full or worn out: the hub works on, but forgets


def checked(key: str, value) -> int | str | tuple:
    """`value` as it is stored under `key`. Raises InvalidValue if it makes no sense."""
    if key in NUMBERS:
        return check_number(key, value, *NUMBERS[key])
    if key in SWITCHES:
        if not isinstance(value, (int, bool)) or value not in (0, 1):  # flash has True and False
            raise InvalidValue("bad-switch", field=key, got=printable(value))
        return bool(value)
    if key == "name":
        if not isinstance(value, str) or not 0 < len(value) <= NAME_LENGTH or not _is_plain(value):
            raise InvalidValue("bad-name", max=NAME_LENGTH)
        return value
    if key == "parts":
        if not isinstance(value, str) or not all(letter in ALL_PARTS for letter in value):
            raise InvalidValue("bad-letters", field=key, got=printable(value), want=ALL_PARTS)
        return "".join(letter for letter in ALL_PARTS if letter in value)
    if key == "choices":
        if not isinstance(value, (list, tuple)) or len(value) > CHOICES:
            raise InvalidValue("bad-length", field=key, want=CHOICES)
        for number in value:
            check_number(key, number, 0, 255)
        return tuple(value)
    raise InvalidValue("unknown-setting", field=key)


def _is_plain(text):
    return all(32 <= ord(c) < 126 and c not in '"\\' for c in text)
