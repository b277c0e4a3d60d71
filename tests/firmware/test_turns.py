"""A step listens, speaks, shows or sounds; nothing that comes in a flood keeps the others waiting."""

from roundhouse_hub.host import NOTHING
from roundhouse_hub.recovery.faults import LAMPS, SOUND
from roundhouse_hub.turns import HALVES, PIECES, SLOW_MS, STEP_MS, Turns


class Desk:
    """An app of which each part does as it is told, and whose `done` says who worked."""

    def __init__(self):
        self.done = []
        self.lines = []  # what each listening hears; then nothing arrives any more
        self.spoken = 0  # bytes in a row that the host still has to be told
        self.frame_in = 20
        self.room = False  # in the amplifier
        self.heard = []
        self.hungry = self.dirty = False
        self.beats = [None] * 8
        self.player = self.lamps = self.host = self.supervisor = self
        self.turns = Turns(self)

    def hear(self, message, _now):
        self.heard.append(message)

    def turn_to(self, part):
        self.part = part

    def listen(self, _now):
        if not self.lines:
            return NOTHING
        self.done.append("listen")
        return self.lines.pop(0)

    def speak(self, _now):
        if not self.spoken:
            return None
        self.done.append("speak")
        self.spoken -= 1
        return 0

    def due(self, _now):
        return 0 if self.dirty else self.frame_in

    def run(self, steps):
        """Who has worked, in that order."""
        self.done = []
        for _ in range(steps):
            before = len(self.done)
            self.wait = self.turns.step(0)
            assert len(self.done) <= before + 1, "a step does one thing"
        return self.done

    # `Player.step` and `Lamps.step` have one name: it is the amplifier that is asked without a time.
    def step(self, now=None):
        if now is not None:
            self.done.append("show")
            self.dirty = False
            return 20
        if not self.room:
            return 5
        self.done.append("sound")
        return 0


def test_with_nothing_to_do_it_waits_until_the_buttons_are_due_or_a_part_is():
    desk = Desk()
    assert desk.run(1) == [] and desk.wait == STEP_MS
    desk.frame_in = 3
    assert desk.run(1) == [] and desk.wait == 3


def test_sound_has_its_turn_after_each_of_the_others():
    desk = Desk()
    desk.room = True
    desk.lines = [["a"], ["b"]]
    desk.spoken = 1
    assert desk.run(6) == ["sound", "listen", "sound", "listen", "sound", "speak"]
    assert desk.heard == ["a", "b"]
    assert desk.wait == 0


def test_who_hears_without_an_end_shows_and_speaks_in_between():
    desk = Desk()
    desk.lines = [["a"]] * 9
    desk.spoken = 9
    desk.dirty = True
    row = ["listen"] * PIECES
    assert desk.run(PIECES + 2) == row + ["show", "speak"]
    assert desk.run(PIECES + 1) == row + ["speak"]


def test_garbage_without_an_end_has_one_turn_like_the_others():
    desk = Desk()
    desk.spoken = 9
    desk.lines = [[]] * 9
    assert desk.run(HALVES + 5)[HALVES:] == ["speak", "listen", "speak", "listen", "speak"]


def test_a_press_is_told_and_shown_before_more_is_heard():
    desk = Desk()
    desk.lines = [["a"]] * 9
    desk.run(1)
    desk.spoken = 1
    desk.dirty = True
    desk.turns.answer()
    assert desk.run(3) == ["speak", "show", "listen"]


def test_lines_wait_for_an_amplifier_that_is_hungry():
    desk = Desk()
    desk.lines = [["a"]]
    desk.hungry = desk.room = True
    desk.spoken = 9
    assert desk.run(6) == ["sound", "speak"] * 3
    desk.spoken = 0
    desk.hungry = desk.room = False
    assert desk.run(1) == ["listen"]


def test_a_hub_whose_steps_are_late_again_and_again_does_all_in_one():
    desk = Desk()
    desk.lines = [["a"]] * 9
    desk.spoken = 9
    desk.hungry = desk.room = True
    late = []
    for now in (100, 100 + SLOW_MS + 1, 110 + 2 * SLOW_MS, 120 + 2 * SLOW_MS, 999):
        desk.done = []
        desk.turns.step(now)
        late.append(desk.done)
    everything = ["sound", "listen", "speak"]
    assert late == [["sound"], everything, everything, ["speak"], ["sound"]]


def test_each_part_that_had_its_turn_is_known_to_be_alive():
    desk = Desk()
    desk.turns.step(7)
    assert desk.beats[LAMPS] == 7
    assert desk.beats[SOUND] is None, "an amplifier without room for long is stuck"
    desk.room = True
    desk.turns.step(9)
    assert desk.beats[SOUND] == 9
