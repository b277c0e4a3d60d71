"""How loud a table sounds, as it is changed at its window."""

from __future__ import annotations

from roundhouse.presenters.intents import ChangeVolume, Mute
from roundhouse.referee import TableSession
from roundhouse.referee.scene import USUAL_VOLUME
from roundhouse_hub.lamps.scene import VOLUME_MAX


class VolumeControl:
    """Remembers in `loud` how loud it is when it is not mute."""

    def __init__(self, table: TableSession) -> None:
        self._table = table
        self.loud = table.referee.volume or USUAL_VOLUME

    def obey(self, intent: ChangeVolume | Mute) -> int:
        """Louder, softer, mute or heard again: the volume from now on."""
        now = self._table.referee.volume
        self.loud = now or self.loud
        if isinstance(intent, ChangeVolume):
            volume = max(0, min(VOLUME_MAX, now + intent.step))
        else:
            volume = 0 if now else self.loud
        self._table.set_volume(volume)
        return volume
