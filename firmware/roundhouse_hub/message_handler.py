"""Carries out what the host asks for, and answers it."""

from roundhouse_hub.errors import InvalidValue
from roundhouse_hub.lamps.lamps import BRIGHTNESS_MAX
from roundhouse_hub.lamps.scene import REFUSED
from roundhouse_hub.link import service
from roundhouse_hub.link.messages import cue_of, scene_of, trouble_message
from roundhouse_hub.recovery.faults import LAMPS, SOUND
from roundhouse_hub.settings import checked
from roundhouse_hub.standalone.level_control import announce_volume

GREETING = ("hello", "ping", "skip")


class MessageHandler:
    """Handles messages on behalf of an `app`."""

    def __init__(self, app) -> None:
        self._app = app
        self._volume = -1  # of the last scene
        self._status_asked = self._settings_asked = False  # and not answered yet
        self._promised = False  # the host waits to hear that its settings are saved

    def handle(self, message: dict, now: int) -> None:
        """Carry out a message. One with a value that makes no sense changes nothing and is answered with `trouble`."""
        app = self._app
        kind = message["k"]
        try:
            if kind == "scene":
                self._scene(scene_of(message), now)
            elif kind == "cue":
                cue = cue_of(message)
                app.supervisor.enter(SOUND)
                app.player.cue(cue.name)
                if cue.name == REFUSED:
                    app.lamps.refuse(cue.slot, now)
            elif kind == service.STATUS:
                self._status_asked = True
            elif kind == service.SETTINGS:
                self._settings(message, now)
                self._settings_asked = True
            elif kind == service.SELFTEST:
                app.test(not message.get("stop"), now)
            elif kind in service.LEAVES:
                app.shutdown.request(kind, now)
        except InvalidValue as error:
            app.host.send(trouble_message(error.code, **error.facts), now)

    def step(self, now: int) -> bool:
        """Send one answer that the host is waiting for; return whether there was one.

        Encoding it takes a Pico nearly as long as a step may.
        """
        app = self._app
        if self._status_asked:
            self._status_asked = False
            answer = app.health.message(app)
        elif self._settings_asked or (self._promised and (app.settings.kept or app.settings.failed)):
            self._promised = self._promised and self._settings_asked
            self._settings_asked = False
            answer = service.settings_message(app.settings)
        else:
            return False
        app.host.send(answer, now)
        return True

    def _scene(self, scene, now):
        app = self._app
        app.supervisor.enter(LAMPS)
        app.lamps.set_scene(scene)
        if scene.volume != self._volume:  # the same volume again does not undo what the hub's own keys did
            self._volume = scene.volume
            if app.settings.set("volume", scene.volume, now):
                app.apply()

    def _settings(self, message, now):
        """Apply all settings of a message, or none of them."""
        settings = self._app.settings
        asked = service.settings_of(message)
        for key, value in asked:
            checked(key, value)
        changed = [key for key, value in asked if settings.set(key, value, now, ordered=True)]
        if changed:
            self._app.apply()
            self._promised = True
        if "volume" in changed or "mute" in changed or "quiet" in changed:
            announce_volume(self._app.player, self._app.lamps, settings)
        elif "brightness" in changed:
            self._app.lamps.show_level(settings.brightness, BRIGHTNESS_MAX)
