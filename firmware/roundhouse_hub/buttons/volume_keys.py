"""Three keys for volume and mute: they work at once and without a host; the lamps show the new level."""

from roundhouse_hub.buttons.debounce import Debounce
from roundhouse_hub.lamps.scene import VOLUME, VOLUME_MAX

MUTE, QUIETER, LOUDER = range(3)  # the order of `pins.KEYS`
KEYS = 3


class VolumeKeys:
    """The keys of one app. On a hub without keys they are never pressed, because their pins are pulled up."""

    def __init__(self, app) -> None:
        self._app = app
        self._debounce = Debounce(KEYS)
        self._was = 0

    @property
    def touched(self) -> bool:
        """Whether a key is being pressed, or was just now."""
        return self._debounce.touched

    def step(self, contacts: int, now: int) -> None:
        """Take the contacts (a bit mask, 1 = closed) at `now`; handle the keys pressed since the last step."""
        down = self._debounce.step(contacts, now)
        if down != self._was:
            pressed = down & ~self._was
            self._was = down
            for key in range(KEYS):
                if pressed >> key & 1:
                    self._press(key, now)

    def _press(self, key, now):
        app = self._app
        settings = app.settings
        if key == MUTE:
            settings.set("mute", not settings.mute, now)
        elif key == LOUDER and settings.mute:
            settings.set("mute", False, now)  # louder first of all means audible, at the old volume
        else:
            volume = settings.volume + (1 if key == LOUDER else -1)
            settings.set("volume", min(max(volume, 0), VOLUME_MAX), now)
        app.apply()
        app.lamps.show_level(0 if settings.mute else settings.volume)
        app.player.cue(VOLUME)
