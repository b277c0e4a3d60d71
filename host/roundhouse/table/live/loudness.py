"""How loud a table sounds, as it is changed at its window."""

from __future__ import annotations

from roundhouse.referee import LiveTable
from roundhouse.referee.scene import USUAL_VOLUME
from roundhouse.table.intents import ChangeVolume, Mute
from roundhouse_hub.lamps.scene import VOLUME_MAX


class Loudness:
    """Remembers how loud it was, for when it is no longer mute; `loud` is for a table that is so from the start."""

    def __init__(self, table: LiveTable, loud: int = USUAL_VOLUME) -> None:
        self._table = table
        self._loud = table.referee.volume or loud or USUAL_VOLUME

    def obey(self, intent: ChangeVolume | Mute) -> int:
        """Louder, softer, mute or heard again: the volume from now on."""
        now = self._table.referee.volume
        self._loud = now or self._loud  # it may have been changed elsewhere: in the settings
        if isinstance(intent, ChangeVolume):
            volume = max(0, min(VOLUME_MAX, now + intent.step))
        else:
            volume = 0 if now else self._loud
        self._table.set_volume(volume)
        return volume
