"""Builds the subsystems of a hub: all at power-up, and one again after it has failed; the others keep their state."""

from roundhouse_hub import BUILD, __version__
from roundhouse_hub.buttons.debounce import Debounce
from roundhouse_hub.buttons.gestures import Gestures
from roundhouse_hub.buttons.volume_keys import VolumeKeys
from roundhouse_hub.lamps.lamps import Lamps
from roundhouse_hub.link.host_link import HostLink
from roundhouse_hub.link.messages import hub_hello
from roundhouse_hub.link.outbox import after
from roundhouse_hub.recovery.faults import BUTTONS, LAMPS, LINK, SOUND, TABLE
from roundhouse_hub.sound.library import Library
from roundhouse_hub.sound.player import CuePlayer
from roundhouse_hub.standalone.controller import Standalone


class Subsystems:
    """Puts them into an `app`: `lamps`, `player`, `host`, `debounce`, `gestures`, `volume_keys` and `standalone`."""

    def __init__(self, app, library, scores: dict, listener, number: int) -> None:
        self._app = app
        self._sounds = (library or Library(), scores, listener)
        self._number = number
        for part in (LAMPS, SOUND, LINK, BUTTONS):
            self.build(part)

    def build(self, part: int) -> None:
        """Build one of `recovery.faults.SUBSYSTEMS`, for the first time or again."""
        app = self._app
        if part == LAMPS:
            self._build_lamps()
        elif part == SOUND:
            library, scores, listener = self._sounds
            # Without an amplifier no cue has a score: nothing sounds, and nothing waits for a sound to end.
            there = scores if "s" in app.settings.parts else {}
            before = app.player
            app.player = CuePlayer(app.board.audio, library, there, listener)
            if before is not None:
                app.player.take_over(before)
        elif part == LINK:
            app.host = HostLink(app.board.serial, hub_hello(__version__, BUILD, app.settings.name), self._number)
            if self._number:
                self._number = after(self._number + 2048)  # another session, if this one fails
        elif part == BUTTONS:
            app.debounce = Debounce()
            app.gestures = Gestures()
            app.volume_keys = VolumeKeys(app)
        if part == TABLE or app.standalone is None:
            app.standalone = Standalone(app.player, app.lamps, app.settings, app.apply)
        else:
            app.standalone.use(app.player, app.lamps)

    def _build_lamps(self):
        app = self._app
        before = app.lamps
        app.lamps = Lamps(app.board.pixels if "l" in app.settings.parts else NoPixels())
        if before is not None:
            app.lamps.set_scene(before.scene)
            app.lamps.set_hosted(before.hosted)
            app.lamps.set_markers(before.markers)


class NoPixels:
    """Stands in for the lamps of a hub that has none."""

    def show(self, *_) -> None:
        """Show nothing."""
