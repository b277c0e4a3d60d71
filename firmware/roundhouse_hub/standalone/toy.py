"""Toy play: what the buttons do while no host is connected and no table is open."""

from roundhouse_hub.lamps.scene import CLATTER, ENGINE, WARNING, WHISTLE
from roundhouse_hub.link.messages import LONG, PRESS, TWICE

# The engine's sounds. A slot's button moves the marker of its train up or down.
ENGINE_SOUNDS = {PRESS: WHISTLE, TWICE: CLATTER, LONG: WARNING}


class Toy:
    """Answers gestures with sounds from the `player` and markers on the `lamps`."""

    def __init__(self, player, lamps) -> None:
        self.use(player, lamps)

    def use(self, player, lamps) -> None:
        self._player = player
        self._lamps = lamps

    def gesture(self, button: int, gesture: str) -> None:
        if button == ENGINE:
            sound = ENGINE_SOUNDS.get(gesture)
            if sound is not None:
                self._player.cue(sound)
        elif gesture == PRESS:
            self._lamps.set_markers(self._lamps.markers ^ 1 << button)
            self._player.cue("marker")
