"""The builder's self-test: every lamp in each color, every sound, each button in turn, and a report.

It runs inside the app, started by the host or by buttons held at power-up, and sends the host a line for each step.
Without a host the lamps report: all green, or red where something is wrong.
"""

from roundhouse_hub.lamps.scene import CUES, ENGINE
from roundhouse_hub.link.messages import DOWN
from roundhouse_hub.link.service import selftest_message
from roundhouse_hub.ticks import ticks_diff

COLORS = (("red", (255, 0, 0)), ("green", (0, 255, 0)), ("blue", (0, 0, 255)), ("white", (255, 255, 255)))
ASK = (255, 255, 255)
GOOD = (0, 255, 0)
BAD = (255, 0, 0)


class SelfTest:
    """One run over an app's lamps, player and buttons; it skips hardware that the settings declare absent."""

    LAMP_MS = 120  # one lamp after another: this reveals swapped wires
    ALL_MS = 600  # then all of them: this reveals a dead color
    SOUND_MS = 15000  # no cue lasts longer; one that does is stuck
    PAUSE_MS = 250  # between sounds
    BUTTON_MS = 10000  # to find a button and press it
    TRIES = 2  # a finger may miss
    SIGN_MS = 300  # how long the result of a button is shown
    LINE_MS = 100  # so that the lines do not overflow the send queue
    REPORT_MS = 4000

    def __init__(self, app, now: int) -> None:
        self.problems = []  # the facts of each: a code, and what it is about
        self._app = app
        self._at = self._now = now  # when the current wait began, and the time now
        self._wait = 0
        self._listening = False  # the wait also ends when the sound does
        self._asking = False  # the wait also ends with a button
        self._came = -1
        settings = app.settings
        self._buttons = tuple(range(settings.slots)) + (ENGINE,)
        self._run = self._all(settings.parts)

    def step(self, now: int) -> bool:
        """Continue if it is time; return True when the test is over."""
        self._now = now
        over = ticks_diff(now, self._at) >= self._wait or self._came >= 0
        if not over and not (self._listening and self._app.player.silent):
            return False
        self._at = now
        for wait in self._run:
            self._wait = wait
            return False
        self._app.lamps.show_test(None)
        return True

    def gesture(self, button: int, gesture: str) -> None:
        """A button was pressed."""
        if gesture == DOWN and self._asking:
            self._came = button

    def stop(self, now: int) -> None:
        self._app.player.stop()
        self._listening = self._asking = False
        self._wait = 0
        self._run = iter(())
        self._app.host.send(selftest_message("end", code="stopped"), now)

    def _all(self, parts):
        if "l" in parts:
            yield from self._test_lamps()
        if "s" in parts:
            yield from self._test_sounds()
        bad = []
        if "b" in parts:
            yield from self._test_buttons(bad)
        for number in range(len(self.problems)):
            self._report("bad", number + 1, len(self.problems), **self.problems[number])
            yield self.LINE_MS
        self._report("end", len(self.problems))
        if not self.problems:
            self._app.lamps.show_test(GOOD)
            yield self.REPORT_MS
        for button in bad:
            self._app.lamps.show_test(BAD, button)
            yield self.REPORT_MS // 4

    def _test_lamps(self):
        for number in range(len(COLORS)):
            name, color = COLORS[number]
            self._report("lamps", number + 1, len(COLORS), text=name)
            for lamp in self._buttons:
                self._app.lamps.show_test(color, lamp)
                yield self.LAMP_MS
            self._app.lamps.show_test(color)
            yield self.ALL_MS

    def _test_sounds(self):
        player = self._app.player
        self._app.lamps.show_test(ASK, ENGINE)
        for number in range(len(CUES)):
            self._report("sounds", number + 1, len(CUES), text=CUES[number])
            player.cue(CUES[number])
            self._listening = True
            yield self.SOUND_MS
            self._listening = False
            if not player.silent:
                player.stop()
                self.problems.append({"code": "endless-sound", "sound": CUES[number]})
            yield self.PAUSE_MS
        for sample in player.missing:
            self.problems.append({"code": "no-sample", "sample": sample})

    def _test_buttons(self, bad):
        for button in self._buttons:
            other = -1
            for _ in range(self.TRIES):
                self._report("button", button, len(self._buttons))
                self._app.lamps.show_test(ASK, button)
                self._came = -1
                self._asking = True
                yield self.BUTTON_MS
                self._asking = False
                came = self._came
                self._came = -1
                if came in (-1, button):
                    break
                other = came
                self._app.lamps.show_test(BAD, button)
                yield self.SIGN_MS
            if came != button:
                bad.append(button)
                if other < 0:
                    self.problems.append({"code": "no-press", "button": button})
                else:
                    self.problems.append({"code": "other-button", "button": button, "other": other})
            self._app.lamps.show_test(GOOD if came == button else BAD, button)
            yield self.SIGN_MS

    def _report(self, at, number=0, of=0, **facts):
        self._app.host.send(selftest_message(at, number, of, **facts), self._now)
