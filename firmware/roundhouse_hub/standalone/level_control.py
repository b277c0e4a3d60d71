"""Volume and brightness without a host: while the engine is held, the slots are a scale that the lamps show.

Slots 0 to 9 are the volumes 1 to 10; pressing the current one mutes the hub until another is chosen. Slot 10 turns the
quiet profile on and off; slot 11 dims the lamps step by step, and after the darkest returns to full brightness. On a
hub with fewer slots the scale has fewer steps.
"""

from roundhouse_hub import const
from roundhouse_hub.lamps.lamps import BRIGHTNESS_MAX, Lamps
from roundhouse_hub.lamps.scene import VOLUME, VOLUME_MAX
from roundhouse_hub.sound.player import CuePlayer

_EVENING = const(10)  # the slot of the quiet profile
_LIGHT = const(11)  # the slot of the brightness
_DARKER = const(2)  # steps of brightness per press


class LevelControl:
    """Changes the `settings`, makes the hub `apply` them, and gives an example of the new level."""

    def __init__(self, settings, apply) -> None:
        self._settings = settings
        self._apply = apply
        self._player: CuePlayer = None
        self._lamps: Lamps = None

    def use(self, player, lamps) -> None:
        self._player = player
        self._lamps = lamps

    def press(self, slot: int, now: int) -> None:
        """A slot was pressed while the engine was held."""
        settings = self._settings
        if slot == _EVENING:
            self._set("quiet", not settings.quiet, now)
        elif slot == _LIGHT:
            darker = settings.brightness - _DARKER
            self._set("brightness", darker if darker > 0 else BRIGHTNESS_MAX, now)
            self._lamps.show_level(settings.brightness, BRIGHTNESS_MAX)
            return
        else:
            steps = min(settings.slots, VOLUME_MAX)
            volume = (slot + 1) * VOLUME_MAX // steps
            stands = volume == settings.volume and not settings.mute
            settings.set("volume", volume, now, ordered=True)
            self._set("mute", stands, now)
        announce_volume(self._player, self._lamps, settings)

    def _set(self, key, value, now):
        self._settings.set(key, value, now, ordered=True)
        self._apply()


def announce_volume(player, lamps, settings) -> None:
    """Show the volume with the lamps, and play an example."""
    steps = min(settings.slots, VOLUME_MAX)
    lamps.show_level(0 if settings.mute else -(-settings.volume * steps // VOLUME_MAX), steps)
    if not settings.mute:
        player.cue(VOLUME)
