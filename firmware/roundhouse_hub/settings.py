"""What the hub remembers when it is switched off: its name and how loud it was."""

import json

from roundhouse_hub.lamps.scene import EMPTY, VOLUME_MAX
from roundhouse_hub.ticks import ticks_diff

FILE = "settings.json"


class Settings:
    """Read at once, written late: only after a while without change, and only when the caller says it is quiet."""

    SETTLE_MS = 10000  # a volume that is being turned is not worth wearing the flash for
    NAME_LENGTH = 14  # what a hello has room for

    def __init__(self, flash):
        """Read `flash`; what is missing there, or makes no sense, has its first value."""
        self.name = "roundhouse"
        self.volume = EMPTY.volume
        self._flash = flash
        self._changed = False
        self._changed_at = 0
        self._load(flash.read(FILE))

    def set_volume(self, volume, now):
        """Remember a volume of 0 to 10."""
        if volume != self.volume:
            self.volume = volume
            self._changed = True
            self._changed_at = now

    def step(self, now):
        """Write what has changed, if it is old enough. Call it only while nothing sounds: writing takes 40 ms."""
        if self._changed and ticks_diff(now, self._changed_at) >= self.SETTLE_MS:
            self._changed = False
            text = json.dumps({"name": self.name, "volume": self.volume})
            try:
                self._flash.write(FILE, text.encode())
            except OSError:
                pass  # the memory is full or worn: the table plays on, and the hub forgets

    def _load(self, data):
        try:
            found = json.loads(data.decode())
            name = found["name"]
            volume = found["volume"]
        except (AttributeError, ValueError, TypeError, KeyError):
            return
        if isinstance(name, str) and 0 < len(name) <= self.NAME_LENGTH:
            self.name = name
        if isinstance(volume, int) and not isinstance(volume, bool) and 0 <= volume <= VOLUME_MAX:
            self.volume = volume
