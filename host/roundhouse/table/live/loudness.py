"""How loud a table sounds, as it is changed at its window."""

from __future__ import annotations

from roundhouse.referee import LiveTable
from roundhouse.table.intents import ChangeVolume, Mute
from roundhouse_hub.lamps.scene import VOLUME_MAX


class Loudness:
    """Remembers how loud it was, for when it is no longer mute."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._loud = table.referee.volume

    def obey(self, intent: ChangeVolume | Mute) -> int:
        """Louder, softer, mute or heard again: the volume from now on."""
        now = self._table.referee.volume
        if isinstance(intent, ChangeVolume):
            self._loud = volume = max(0, min(VOLUME_MAX, now + intent.step))
        else:
            volume = 0 if now else self._loud
        self._table.set_volume(volume)
        return volume
