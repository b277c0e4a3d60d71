"""A step receives, transmits, draws or mixes; no flood of input keeps the others waiting."""

from roundhouse_hub.link.host_link import NOTHING
from roundhouse_hub.recovery.faults import LAMPS, LINK, SOUND
from roundhouse_hub.scheduler import MAX_POSTPONED, MAX_READS_WITHOUT_LINE, READS_IN_A_ROW, SLOW_MS, STEP_MS, Scheduler


class MixingPlayer:
    """A player that mixes whenever there is `room` in the amplifier."""

    def __init__(self, desk):
        self.room = self.starving = self.at_once = self.silent = False
        self.behind = 0
        self._desk = desk

    VOICES = (6, 3, 1, 0)
    eased = 0

    def ease(self, overload):
        self.eased = overload

    def step(self, at_once):
        if not self.room:
            return 5
        self.at_once = at_once
        self.behind = max(0, self.behind - 1)
        self._desk.done.append("sound")
        return 0


class ScriptedApp:
    """A scripted app; `done` records which subsystem worked."""

    def __init__(self):
        self.done = []
        self.lines = []  # what each read receives; after these, nothing arrives
        self.spoken = 0  # how many more writes the hub has for the host
        self.frame_in = 20
        self.heard = []
        self.reads_without_line = 0
        self.dirty = False
        self.changes = []  # which messages change the lamps
        self.heartbeats = [None] * 8
        self.lamps = self.host = self.supervisor = self
        self.player = MixingPlayer(self)
        self.turns = Scheduler(self)

    def handle(self, message, _now):
        self.heard.append(message)
        self.dirty = self.dirty or message in self.changes

    def enter(self, part):
        self.part = part

    def receive(self, _now):
        if not self.lines:
            self.reads_without_line = 0
            return NOTHING
        self.done.append("listen")
        came = self.lines.pop(0)
        self.reads_without_line = 0 if came else self.reads_without_line + 1
        return came

    def transmit(self, _now):
        if not self.spoken:
            return None
        self.done.append("speak")
        self.spoken -= 1
        return 0

    @property
    def changed(self):
        return self.dirty

    def due(self, _now):
        return 0 if self.dirty else self.frame_in

    def run(self, steps):
        """The subsystems that worked, in order."""
        self.done = []
        for _ in range(steps):
            before = len(self.done)
            self.wait = self.turns.step(0)
            assert len(self.done) <= before + 1, "a step does one thing"
        return self.done

    def step(self, _now):
        self.done.append("show")
        self.dirty = False
        return 20


def test_with_nothing_to_do_it_waits_until_something_is_due():
    desk = ScriptedApp()
    assert desk.run(1) == [] and desk.wait == STEP_MS
    desk.frame_in = 3
    assert desk.run(1) == [] and desk.wait == 3


def test_sound_has_its_turn_after_each_of_the_others():
    desk = ScriptedApp()
    desk.player.room = True
    desk.lines = [["a"], ["b"]]
    desk.spoken = 1
    assert desk.run(6) == ["sound", "listen", "sound", "listen", "sound", "speak"]
    assert desk.heard == ["a", "b"]
    assert desk.wait == 0


def test_an_endless_input_leaves_turns_to_the_others():
    desk = ScriptedApp()
    desk.lines = [["a"]] * 9
    desk.spoken = 9
    row = ["listen"] * READS_IN_A_ROW
    assert desk.run(READS_IN_A_ROW + 1) == row + ["speak"]
    assert desk.run(READS_IN_A_ROW + 1) == row + ["speak"]


def test_a_change_of_the_lamps_shows_before_the_next_line_is_read():
    desk = ScriptedApp()
    desk.changes = ["scene"]
    desk.lines = [["scene"], ["cue"], ["cue"]]
    desk.spoken = 1
    assert desk.run(5) == ["listen", "show", "listen", "listen", "speak"]
    desk.lines = [[], ["scene"], ["cue"], ["cue"], ["cue"]]
    desk.spoken = 1
    assert desk.run(7) == ["listen", "listen", "show", "listen", "listen", "speak", "listen"]


def test_each_series_of_reads_has_the_same_limit():
    desk = ScriptedApp()
    desk.spoken = 9
    desk.lines = [[], [], ["a"]] + [["b"]] * 9
    assert desk.run(3) == ["listen", "listen", "speak"]
    assert desk.run(READS_IN_A_ROW + 1) == ["listen"] * READS_IN_A_ROW + ["speak"]
    desk.lines = [[]]
    desk.run(3)
    assert desk.done == ["listen", "speak", "speak"], "what it waits for has not come"
    desk.lines = [[]] * 9
    assert desk.run(MAX_READS_WITHOUT_LINE + 1) == ["listen"] * MAX_READS_WITHOUT_LINE + ["speak"]


def test_a_press_is_sent_and_shown_before_more_is_received():
    desk = ScriptedApp()
    desk.lines = [["a"]] * 9
    desk.run(1)
    desk.spoken = 1
    desk.dirty = True
    desk.turns.press_came()
    assert desk.run(3) == ["speak", "show", "listen"]


def test_a_press_comes_before_the_next_block():
    desk = ScriptedApp()
    desk.player.room = True
    desk.spoken = 1
    desk.dirty = True
    desk.run(2)
    desk.dirty = True
    desk.spoken = 1
    desk.turns.press_came()
    assert desk.run(3) == ["speak", "sound", "show"]


def test_a_backlog_is_mixed_one_block_per_step_before_anything_else():
    desk = ScriptedApp()
    desk.player.room = True
    desk.player.behind = 3
    desk.spoken = 9
    assert desk.run(6) == ["sound"] * 3 + ["speak", "sound", "speak"]
    assert not desk.player.at_once


def test_lines_wait_for_a_starving_amplifier():
    desk = ScriptedApp()
    desk.lines = [["a"]]
    desk.player.starving = desk.player.room = True
    desk.spoken = 9
    assert desk.run(6) == ["sound", "speak"] * 3
    desk.spoken = 0
    desk.player.starving = desk.player.room = False
    assert desk.run(1) == ["listen"]


def test_a_starving_amplifier_does_not_block_the_link_forever():
    desk = ScriptedApp()
    desk.lines = [["a"]] * 9
    desk.player.starving = desk.player.room = True
    assert desk.run(4 * MAX_POSTPONED).count("listen") in (1, 2)


def test_pauses_are_caught_up_at_once_if_every_step_is_late():
    desk = ScriptedApp()
    desk.player.room = True
    at_once = []
    for now in (100, 109, 118, 129, 140, 149):
        desk.player.behind = 1
        desk.turns.step(now)
        at_once.append(desk.player.at_once)
    assert at_once == [False, False, False, False, True, False]


def test_a_slow_hub_does_everything_in_one_step():
    desk = ScriptedApp()
    desk.lines = [["a"]] * 9
    desk.spoken = 9
    desk.player.starving = desk.player.room = True
    desk.changes = ["a"]
    late = []
    for now in (100, 100 + SLOW_MS + 1, 110 + 2 * SLOW_MS, 120 + 2 * SLOW_MS, 999):
        desk.done = []
        desk.turns.step(now)
        late.append(desk.done)
        if len(desk.done) > 1:
            assert desk.player.at_once
    everything = ["sound", "listen", "show", "speak"]
    assert late == [["sound"], everything, everything, ["speak"], ["sound"]]
    assert not desk.player.at_once, "it was late once, which is made up for a block a step"


def test_each_subsystem_that_worked_has_a_heartbeat():
    desk = ScriptedApp()
    desk.turns.step(7)
    assert desk.heartbeats[LINK] == 7, "nothing arrived, but it was looked for"
    assert desk.heartbeats[LAMPS] is None, "lamps that are never due are stuck"
    assert desk.heartbeats[SOUND] is None, "an amplifier without room for long is stuck"
    desk.player.room = desk.player.starving = True
    desk.turns.step(9)
    assert desk.heartbeats[SOUND] == 9
    desk.dirty = True
    desk.turns.step(11)
    assert desk.heartbeats[LAMPS] == 11
    assert desk.heartbeats[LINK] == 11, "lines that wait for the amplifier are not stuck"


def yielded(gaps, silent=False):
    """By how much the sound yields after steps this many ms apart, and the most that it did."""
    desk = ScriptedApp()
    desk.player.silent = silent
    now = most = 0
    for gap in gaps:
        now += gap
        desk.turns.step(now)
        most = max(most, desk.player.eased)
    return desk.player.eased, most


def test_the_sound_yields_step_by_step_while_the_hub_is_overloaded_and_comes_back():
    assert yielded([12] * 200) == (0, 0)
    assert yielded([15, 18] * 100) == (0, 0)
    assert yielded([28] * 25)[0] == 1
    assert yielded([28] * 200) == (3, 3)
    assert yielded([28] * 200, silent=True) == (0, 0)
    assert yielded([5] * 50 + [400] + [5] * 50) == (0, 0)
    assert yielded([28] * 200 + [6] * 400) == (2, 3)
    assert yielded([28] * 200 + [6] * 2000) == (0, 3)
