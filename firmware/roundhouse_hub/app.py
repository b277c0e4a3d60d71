"""The hub as a whole: one step after the other, each told the time, none ever waiting.

A press travels from the buttons to the host, a scene or cue from the host to lamps and sound. Without a host the
hub goes on by itself (`standalone.py`).
"""

from roundhouse_hub import BUILD, __version__
from roundhouse_hub.buttons.debounce import Debounce
from roundhouse_hub.buttons.gestures import Gestures
from roundhouse_hub.host import Host
from roundhouse_hub.lamps.lamps import Lamps
from roundhouse_hub.lamps.scene import REFUSED
from roundhouse_hub.link.messages import DOWN, cue_of, hub_hello, press_message, scene_of, trouble_message
from roundhouse_hub.settings import Settings
from roundhouse_hub.sound.library import Library
from roundhouse_hub.sound.player import Player
from roundhouse_hub.sound.scores import SCORES
from roundhouse_hub.standalone import Toy
from roundhouse_hub.ticks import ticks_diff


class App:
    """Runs on any `board` that has `clock`, `serial`, `buttons`, `pixels`, `audio`, `flash` and `name`."""

    STEP_MS = 5  # how often the buttons are looked at
    TAIL_MS = 200  # what may still be queued when the mixer has nothing left, and some more

    def __init__(self, board, library=None, scores=SCORES, listener=None, number=0):
        """What a hub without hardware and its tests need: other sounds (`library`, `scores`), a `listener` called
        with the name of each sound that begins, and a `number` by which the session does the same each time.
        """
        self.settings = Settings(board.flash)
        self.lamps = Lamps(board.pixels)
        self.player = Player(board.audio, library or Library(), scores, listener)
        self.player.set_volume(self.settings.volume)
        self.lamps.set_volume(self.settings.volume)
        self.host = Host(board.serial, hub_hello(__version__, BUILD, self.settings.name), number)
        self.toy = Toy(self.player, self.lamps)
        self.unknown = 0  # messages of kinds that this firmware does not know
        self._contacts = board.buttons
        self._debounce = Debounce()
        self._gestures = Gestures()
        self._told_missing = 0
        self._sounded_at = board.clock.now()

    def step(self, now):
        """Do what is due `now` (ticks); return the milliseconds until the next step is wanted."""
        for message in self.host.listen(now):
            self._obey(message, now)
        led = self.host.present(now)
        if led != self.lamps.led:
            self.lamps.lead(led)
        self._feel(led, now)
        speak = self.host.speak(now)
        self.player.step()
        self._report_missing(now)
        self.lamps.step(now)
        if self._calm(now):
            self.settings.step(now)
        return self.STEP_MS if speak is None else min(speak, self.STEP_MS)

    def _calm(self, now):
        """Whether the last sound has left the amplifier too, and not only the mixer."""
        if not self.player.silent:
            self._sounded_at = now
        return not 0 <= ticks_diff(now, self._sounded_at) < self.TAIL_MS

    def _feel(self, led, now):
        """Buttons: the lamp answers by itself; what the press means is the host's business, if there is one."""
        down = self._debounce.step(self._contacts.read(), now)
        for button, gesture in self._gestures.step(down, now):
            if gesture == DOWN:
                self.lamps.press(button, now)
            if led:
                self.host.tell(press_message(button, gesture, now), now)
            else:
                self.toy.gesture(button, gesture)

    def _obey(self, message, now):
        """Do what the host says. What cannot be meant is answered with a complaint and changes nothing."""
        kind = message["k"]
        try:
            if kind == "scene":
                scene = scene_of(message)
                self.lamps.set_scene(scene)
                self.player.set_volume(scene.volume)
                self.lamps.set_volume(scene.volume)
                self.settings.set_volume(scene.volume, now)
            elif kind == "cue":
                cue = cue_of(message)
                self.player.cue(cue.name)
                if cue.name == REFUSED:
                    self.lamps.refuse(cue.slot, now)
            elif kind not in ("hello", "ping"):
                self.unknown += 1
        except ValueError as error:
            self.host.tell(trouble_message(str(error)), now)

    def _report_missing(self, now):
        """Tell the host of samples that are not there, each once."""
        missing = self.player.missing
        if self._told_missing < len(missing) and self.host.present(now):
            sample = missing[self._told_missing]
            self._told_missing += 1
            self.host.tell(trouble_message(f"The sample {sample} is missing: flash the hub again."), now)
