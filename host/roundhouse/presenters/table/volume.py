"""The volume of the hub, and the sounds of a game that are heard."""

from __future__ import annotations

from typing import Final

from roundhouse.referee import TableSession
from roundhouse.referee.hub_output.cues import AMOUNTS
from roundhouse.referee.hub_output.scene import USUAL_VOLUME
from roundhouse_hub.lamps.scene import VOLUME_MAX

SOUND_AMOUNTS: Final = AMOUNTS
"""The amounts of sound: the values that can be chosen."""


class VolumeControl:
    """Remembers in `loud` how loud it is when it is not mute. Each method returns the volume from now on."""

    def __init__(self, table: TableSession) -> None:
        self._table = table
        self.loud = table.output.volume or USUAL_VOLUME

    def prefer(self, loud: int) -> None:
        """Be this loud when it is no longer mute; 0: as before."""
        self.loud = loud or self.loud

    @property
    def level(self) -> int:
        """The volume now; 0: mute."""
        return self._table.output.volume

    def change(self, step: int) -> int:
        return self.set(self.level + step)

    def mute(self) -> int:
        """Silent, or heard again."""
        return self.set(0 if self.level else self.loud)

    def set(self, level: int) -> int:
        """Make it this loud, within what the hub can."""
        self.loud = self.level or self.loud
        level = max(0, min(VOLUME_MAX, level))
        self._table.output.set_volume(level)
        return level
