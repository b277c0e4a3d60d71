"""Decides what the lamps show now, and sends a frame whenever it differs from the last one.

In order of precedence: the lamp test; sleep and attract mode, while no host is connected; a scene, of a host or of the
standalone table; toy play. Overlays come on top of these: a level, a press, a refusal, a fault.
"""

from roundhouse_hub.lamps import idle, overlays, pages, render, winner_show
from roundhouse_hub.lamps.current_limit import CurrentLimit, demand
from roundhouse_hub.lamps.paint import blend, dim, frame
from roundhouse_hub.lamps.scene import EMPTY, VOLUME_MAX, WINNER, Scene
from roundhouse_hub.ticks import ticks_diff

BRIGHTNESS_MAX = 10
DARKEST = 72  # of 256, as the eye sees it: brightness 1; all steps look equal

TOY, TABLE, ATTRACT, SLEEP, TEST = range(5)
FADES_MS = (0, 0, 600, 1500, 0)  # how long each of these takes to fade in
WAKE_MS = 200  # how long whatever follows attract mode or sleep takes


class Lamps:
    """Shows a scene, or the markers of toy play if `hosted` is false and no scene has come since."""

    FRAME_MS = 20

    def __init__(self, pixels) -> None:
        self.scene = EMPTY
        self.hosted = False  # a host is connected
        self.markers = 0  # of toy play: a bit mask of slots
        self.brightness = BRIGHTNESS_MAX
        self._dirty = True  # draw now, without waiting for the next frame's time
        self._pixels = pixels
        self._frame = frame()
        self._shown = frame()
        self._before = frame()  # the frame from which a fade starts
        self._limit = CurrentLimit()
        self._pages = pages.LampPages()
        self._paged = False  # the scene has more than one page
        self._now = 0  # of the last step
        self._drawn_at = 0
        self._total = 0
        self._share = 0  # what the last frame was given; 0: none was sent yet
        self._toy = True
        self._attract = self._asleep = False
        self._mode = TOY
        self._fade_at = self._fade_ms = 0
        self._refused = self._pressed = self._level = self._test = -1
        self._refused_at = self._pressed_at = self._level_at = self._winner_show_at = 0
        self._level_most = VOLUME_MAX
        self._test_color = None
        self._winner_show = False
        self._fault = 0
        self._low = False

    def set_scene(self, scene: Scene) -> None:
        """Show a checked scene from now on: the host's or, without a host, the standalone table's."""
        if scene != self.scene:
            won = scene.lamps.count(WINNER)
            if not won:
                self._winner_show = False
            elif not self.scene.lamps.count(WINNER):
                self._winner_show = True
                self._winner_show_at = self._now
            self._pages.begin(scene, self._now)
            self._paged = pages.count(scene) > 1
            self.scene = scene
            self._dirty = True
        if self._toy:
            self._toy = False
            self._dirty = True

    def set_hosted(self, hosted: bool) -> None:
        """A host is connected, and finds the lamps awake; or none is, and toy play begins."""
        self.hosted = hosted
        self._toy = not hosted
        self._attract = self._asleep = False
        self._dirty = True

    def set_markers(self, markers: int) -> None:
        """Show these markers while no host is connected."""
        if markers != self.markers or not self._toy:
            self.markers = markers
            self._toy = True
            self._dirty = True

    def attract(self, on: bool) -> None:
        """Turn attract mode on or off; it shows only while no host is connected."""
        if on != self._attract:
            self._attract = on
            self._dirty = True

    def sleep(self, on: bool) -> None:
        """Turn sleep on or off; it shows only while no host is connected."""
        if on != self._asleep:
            self._asleep = on
            self._dirty = True

    def set_brightness(self, brightness: int) -> None:
        """From 1, for a dark room, to 10, in steps that look equal."""
        self.brightness = brightness
        self._dirty = True

    def set_volume(self, volume: int) -> None:
        """Reserve the current that the amplifier takes at this volume, 0 to 10."""
        self._limit.set_volume(volume)
        self._dirty = True

    def set_supply(self, milliamperes: int) -> None:
        """The supply's limit for the whole hub in milliamperes; 500, as of a USB port, by default."""
        self._limit.set_supply(milliamperes)

    def show_level(self, level: int, most: int = VOLUME_MAX) -> None:
        """Show a level out of `most` for a moment."""
        self._level = level
        self._level_most = most
        self._level_at = self._now
        self._dirty = True

    def show_fault(self, code: int) -> None:
        """Flash the engine's lamp `code` times, repeatedly; 0 for no fault. Without a table the slots show it, too."""
        self._fault = code
        self._dirty = True

    def show_low(self, low: bool) -> None:
        """Show a low battery with the engine's lamp, unless a host is connected, which reports it itself."""
        self._low = low

    def show_test(self, color: tuple, lamp: int = -1) -> None:
        """Show only this color on this lamp, or on all lamps for -1; None ends the test."""
        self._test_color = color
        self._test = lamp
        self._dirty = True

    def refuse(self, slot: int, now: int) -> None:
        """Flash the lamp of a refused play."""
        self._refused = slot
        self._refused_at = now
        self._pages.back(now)
        self._dirty = True

    def press(self, button: int, now: int) -> None:
        """Light the lamp of a pressed button, before its meaning is known."""
        self._pressed = button
        self._pressed_at = now
        self._pages.back(now)
        self._dirty = True

    @property
    def changed(self) -> bool:
        """Whether there is something new that no frame has shown yet."""
        return self._dirty

    def due(self, now: int) -> int:
        """The milliseconds until the next frame."""
        self._now = now
        since = ticks_diff(now, self._drawn_at)
        return 0 if self._dirty or not 0 <= since < self.FRAME_MS else self.FRAME_MS - since

    def step(self, now: int) -> int:
        """Send a frame if there is a new one; return the milliseconds until the next."""
        due = self.due(now)
        if due:
            return due
        self._dirty = False
        self._drawn_at = now
        self._forget_old(now)
        self._draw(now)
        if self._share == 0 or self._frame != self._shown:
            self._total = demand(self._frame)
        share = self._limit.step(self._total, now)
        if share != self._share or self._frame != self._shown:
            self._pixels.show(self._frame, share)
            self._share = share
            # Every picture sets every lamp, so the two frames can be swapped.
            self._frame, self._shown = self._shown, self._frame
        return self.FRAME_MS

    def _draw(self, now):
        """Fill the frame with what shows now."""
        mode = self._wanted()
        if mode != self._mode:
            self._fade_ms = WAKE_MS if self._mode in (ATTRACT, SLEEP) else FADES_MS[mode]
            if self.hosted:
                self._fade_ms = 0
            self._fade_at = now
            self._mode = mode
            self._before[:] = self._shown
        out = self._frame
        if mode == TEST:
            overlays.fill_test(out, self._test_color, self._test)
            return
        if self._fault and mode != TABLE:
            overlays.fill_fault(out, self._fault, now)
        elif mode == TABLE:
            self._draw_table(now)
        elif mode == TOY:
            idle.fill_toy(out, self.markers, now)
        elif mode == ATTRACT:
            idle.fill_attract(out, now)
        else:
            idle.fill_sleep(out, now)
        if self._level >= 0:
            overlays.fill_level(out, self._level, self._level_most, ticks_diff(now, self._level_at))
        render.pressed(out, now, self._pressed, self._pressed_at)
        if mode == TABLE:
            render.refused(out, now, self._refused, self._refused_at)
        if self._fault:
            overlays.fault(out, self._fault, now)
        elif self._low and not self.hosted:
            overlays.low(out, now)
        if self.brightness < BRIGHTNESS_MAX:
            dim(out, DARKEST + (256 - DARKEST) * (self.brightness - 1) // (BRIGHTNESS_MAX - 1))
        if self._fade_ms:
            blend(out, self._before, 256 - 256 * ticks_diff(now, self._fade_at) // self._fade_ms)

    def _draw_table(self, now):
        out = self._frame
        if self._winner_show:
            winner_show.fill_winner_show(out, self.scene, ticks_diff(now, self._winner_show_at))
        elif self._paged:
            self._pages.step(self.scene, now)
            pages.fill_page(out, self.scene, self._pages.page, ticks_diff(now, self._pages.since), now)
        else:
            render.fill(out, self.scene, now)

    def _wanted(self):
        if self._test_color is not None:
            return TEST
        if not self.hosted:
            if self._asleep:
                return SLEEP
            if self._attract:
                return ATTRACT
        return TOY if self._toy else TABLE

    def _forget_old(self, now):
        """End what is over, or it would come back when the clock wraps."""
        if self._refused >= 0 and ticks_diff(now, self._refused_at) >= render.REFUSED_MS:
            self._refused = -1
        if self._pressed >= 0 and ticks_diff(now, self._pressed_at) >= render.PRESSED_MS:
            self._pressed = -1
        if self._level >= 0 and not 0 <= ticks_diff(now, self._level_at) < overlays.LEVEL_MS:
            self._level = -1
        if self._winner_show and not 0 <= ticks_diff(now, self._winner_show_at) < winner_show.WINNER_SHOW_MS:
            self._winner_show = False
        if self._fade_ms and not 0 <= ticks_diff(now, self._fade_at) < self._fade_ms:
            self._fade_ms = 0
