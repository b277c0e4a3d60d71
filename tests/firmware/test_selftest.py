"""The builder's self-test: lamps, sounds and buttons; it reports all faults and nothing else."""

from roundhouse_hub import selftest
from roundhouse_hub.lamps.scene import CUES
from roundhouse_hub.selftest import SelfTest
from roundhouse_hub.sound.mixer import RATE
from roundhouse_standins.bench import Bench
from roundhouse_standins.constant_sounds import ConstantLibrary


class ButtonPresser:
    """Presses each button that the test names, unless `presses` says otherwise."""

    def __init__(self, held=(), library=None, hosted=True, **presses):
        self.bench = Bench(held=held, library=library, hosted=hosted)
        self.presses = {int(name[1:]): button for name, button in presses.items()}
        self.asked = []
        self.bench.run(200)

    def order(self):
        self.bench.send("selftest")
        return self

    def run(self, ms=120000):
        bench = self.bench
        told = 0
        while bench.app.testing and ms > 0:
            bench.run(20)
            ms -= 20
            steps = bench.received("selftest")
            for step in steps[told:]:
                if step["at"] == "button":
                    self.asked.append(step["n"])
                    press = self.presses.get(step["n"], step["n"])
                    if press is not None:
                        bench.tap(press)
                        ms -= 60
            told = len(steps)
        assert not bench.app.testing
        bench.run(500)
        return self

    def at(self, kind):
        return [step for step in self.bench.received("selftest") if step["at"] == kind]

    def problems(self):
        assert self.at("end")[0]["n"] == len(self.at("bad"))
        return [
            (step["code"],) + tuple(step[name] for name in ("button", "other", "sound", "sample") if name in step)
            for step in self.at("bad")
        ]


def test_a_hub_without_faults_says_so():
    builder = ButtonPresser().order().run()
    assert [step["text"] for step in builder.at("lamps")] == ["red", "green", "blue", "white"]
    assert [step["text"] for step in builder.at("sounds")] == list(CUES)
    assert builder.bench.heard == list(CUES)
    assert builder.asked == list(range(13))
    assert builder.problems() == []
    assert builder.bench.received("press") == []


def test_dead_buttons_and_crossed_wires_are_reported():
    builder = ButtonPresser(_4=None, _6=7, _7=6).order().run()
    assert builder.problems() == [("no-press", 4), ("other-button", 6, 7), ("other-button", 7, 6)]
    assert builder.asked.count(6) == SelfTest.TRIES


def test_pressing_the_wrong_button_once_is_allowed():
    builder = ButtonPresser()
    builder.order()
    while not builder.at("button"):
        builder.bench.run(20)
    builder.bench.tap(9)
    builder.bench.run(SelfTest.SIGN_MS + 50)
    assert builder.at("button")[1]["n"] == 0
    builder.bench.tap(0)
    assert builder.run().problems() == []


def test_missing_samples_and_endless_sounds_are_reported():
    selftest.CUES = CUES[:2]
    builder = ButtonPresser(library=ConstantLibrary(short=(1, RATE * 60))).order().run()
    assert builder.problems() == [("endless-sound", name) for name in CUES[:2]]
    selftest.CUES = CUES
    builder = ButtonPresser(library=ConstantLibrary()).order().run()
    assert builder.problems() == [("no-sample", "short")]


def test_parts_that_are_declared_absent_are_not_tested():
    builder = ButtonPresser()
    builder.bench.send("settings", parts="b", slots=2)
    builder.order().run()
    assert builder.at("lamps") == builder.at("sounds") == []
    assert builder.asked == [0, 1, 12]
    assert builder.problems() == []


def test_the_host_can_stop_it():
    builder = ButtonPresser().order()
    builder.bench.run(9000)
    builder.bench.send("selftest", stop=True)
    assert not builder.bench.app.testing
    assert builder.at("end")[0]["code"] == "stopped"
    builder.bench.send("selftest", stop=True)
    builder.bench.tap(3)
    builder.bench.run(500)
    assert [message["g"] for message in builder.bench.received("press")] == ["down", "press"]


def test_buttons_held_at_power_up_start_it_without_a_host_and_the_lamps_report():
    builder = ButtonPresser(held=(0, 1, 2), hosted=False)
    bench = builder.bench
    for button in (0, 1, 2):
        bench.board.buttons.release(button)
    green = red = 0
    pressed = -1
    while bench.app.testing:
        bench.run(20)
        lit = [lamp for lamp in range(13) if bench.board.pixels.now[lamp] == (255, 255, 255)]
        if bench.app.selftest is not None and bench.app.selftest._asking and lit != [pressed] and lit != [5]:
            pressed = lit[0]
            bench.tap(pressed)
        green += bench.board.pixels.now == [(0, 255, 0)] * 13
        red += bench.board.pixels.now[5] == (255, 0, 0) and bench.board.pixels.now[4] == (0, 0, 0)
    assert green > 0
    assert red * 20 >= SelfTest.REPORT_MS // 4
