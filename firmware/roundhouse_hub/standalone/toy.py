"""Toy play: what the hub does by itself while no host leads it."""

from roundhouse_hub.lamps.scene import CLATTER, ENGINE, WARNING, WHISTLE
from roundhouse_hub.link.messages import LONG, PRESS, TWICE

# What the engine's button sounds; a slot's button moves the marker of that train up or down.
ENGINE_SOUNDS = {PRESS: WHISTLE, TWICE: CLATTER, LONG: WARNING}


class Toy:
    """Answers gestures with sounds of the `player` and markers on the `lamps`."""

    def __init__(self, player, lamps):
        self.use(player, lamps)

    def use(self, player, lamps):
        """Go on with these: one of them was made anew."""
        self._player = player
        self._lamps = lamps

    def gesture(self, button, gesture):
        """Do what the gesture means when nobody else says so."""
        if button == ENGINE:
            sound = ENGINE_SOUNDS.get(gesture)
            if sound is not None:
                self._player.cue(sound)
        elif gesture == PRESS:
            self._lamps.set_markers(self._lamps.markers ^ 1 << button)
            self._player.cue("marker")
