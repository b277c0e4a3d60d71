"""An emulated Pico without an emulator, for what stands between one and a person; it says back what it hears."""

from array import array


class QuietPico:
    def __init__(self, cost=0.0, clock=None):
        self.now = 0.0
        self.lamps = [(0, 0, 0)] * 13
        self.faults = []
        self.plugged = True
        self.state = "running"
        self.crash = ""
        self.resets = 0
        self.touched = []
        self.sounds = array("h")
        self._said = b""
        self._cost, self._clock = cost, clock

    def run(self, ms):
        self.now += ms
        if self._clock is not None:
            self._clock.now += self._cost * ms / 1000

    def write(self, data):
        self._said += data

    def read(self):
        said, self._said = self._said, b""
        return said

    def press(self, button, *_bounce):
        self.touched.append((self.now, button, "down"))

    def release(self, button, *_bounce):
        self.touched.append((self.now, button, "up"))

    def heard(self, *_span):
        return self.sounds

    def forget(self):
        self.sounds = array("h")
        self.faults = []

    def reset(self):
        self.resets += 1

    def plug(self):
        self.plugged = True

    def unplug(self):
        self.plugged = False


class Clock:
    """A clock on the wall that a test winds."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now
