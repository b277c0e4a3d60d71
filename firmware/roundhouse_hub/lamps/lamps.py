"""The lamps in time: keeps what they should show and sends a frame when it differs from the last one."""

from roundhouse_hub.lamps import show
from roundhouse_hub.lamps.scene import EMPTY
from roundhouse_hub.ticks import ticks_diff


class Lamps:
    """Shows the host's scene, or the markers of toy play while `led` is false."""

    FRAME_MS = 20

    def __init__(self, pixels):
        self.scene = EMPTY
        self.led = False  # by a host
        self.markers = 0  # of toy play: a bit mask of slots
        self._pixels = pixels
        self._frame = show.frame()
        self._shown = show.frame()
        self._dirty = True  # do not wait for the next frame's time
        self._drawn_at = 0
        self._refused = -1
        self._refused_at = 0
        self._pressed = -1
        self._pressed_at = 0

    def set_scene(self, scene):
        """Show a checked scene from now on."""
        self.scene = scene
        self._dirty = True

    def lead(self, led):
        """Be led by a host, or go on alone."""
        self.led = led
        self._dirty = True

    def set_markers(self, markers):
        """Show these markers while no host leads."""
        self.markers = markers
        self._dirty = True

    def refuse(self, slot, now):
        """Flash the lamp of a play that was refused."""
        self._refused = slot
        self._refused_at = now
        self._dirty = True

    def press(self, button, now):
        """Answer a press, before anyone knows what it means."""
        self._pressed = button
        self._pressed_at = now
        self._dirty = True

    def step(self, now):
        """Send a frame if there is a new one; return the milliseconds until the next."""
        since = ticks_diff(now, self._drawn_at)
        if not self._dirty and 0 <= since < self.FRAME_MS:
            return self.FRAME_MS - since
        self._dirty = False
        self._drawn_at = now
        self._forget_old(now)
        if self.led:
            show.fill(
                self._frame,
                self.scene,
                now,
                self._refused,
                self._refused_at,
                self._pressed,
                self._pressed_at,
            )
        else:
            show.fill_toy(self._frame, self.markers, now)
            show.pressed(self._frame, now, self._pressed, self._pressed_at)
        if self._frame != self._shown:
            self._pixels.show(self._frame)
            self._shown[:] = self._frame
        return self.FRAME_MS

    def _forget_old(self, now):
        """What is over must not come back when the clock wraps."""
        if self._refused >= 0 and ticks_diff(now, self._refused_at) >= show.REFUSED_MS:
            self._refused = -1
        if self._pressed >= 0 and ticks_diff(now, self._pressed_at) >= show.PRESSED_MS:
            self._pressed = -1
