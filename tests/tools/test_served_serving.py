"""An emulated Pico against the clock on the wall: never ahead of it, and behind without hurry."""

from typing import ClassVar

import pytest
from tests.tools.served import Clock, QuietPico
from tools.pico.served.serving import SLICE_MS, Serving


class Line:
    """An end in memory."""

    address = "line"
    in_use = True
    handles: ClassVar[list[int]] = []

    def __init__(self) -> None:
        self.coming, self.received = b"", b""

    def receive(self) -> bytes:
        said, self.coming = self.coming, b""
        return said

    def send(self, data: bytes) -> None:
        self.received += data

    def close(self) -> None:
        self.in_use = False


def pass_time(serving: Serving, clock: Clock, seconds: float) -> None:
    end = clock.now + seconds
    while clock.now < end:
        wait = serving.step()  # may itself have taken time
        clock.now += wait


def test_emulated_time_goes_with_the_wall() -> None:
    clock = Clock()
    pico = QuietPico()
    serving = Serving(pico, [], clock)
    pass_time(serving, clock, 10)
    assert pico.now == pytest.approx(10_000, abs=2 * SLICE_MS)
    assert serving.speed == pytest.approx(1, abs=0.01)


def test_emulated_time_never_runs_ahead() -> None:
    clock = Clock()
    pico = QuietPico()
    serving = Serving(pico, [], clock)
    for _ in range(10):
        serving.step()
    assert pico.now <= 2 * SLICE_MS


def test_a_slow_machine_makes_a_slow_pico_and_says_so() -> None:
    clock = Clock()
    pico = QuietPico(cost=4.0, clock=clock)
    serving = Serving(pico, [], clock)
    pass_time(serving, clock, 20)
    assert serving.speed == pytest.approx(0.25, abs=0.01)


def test_missed_time_is_not_made_up_for() -> None:
    clock = Clock()
    pico = QuietPico()
    serving = Serving(pico, [], clock)
    pass_time(serving, clock, 1)
    clock.now += 60  # the computer slept
    before = pico.now
    pass_time(serving, clock, 1)
    assert pico.now - before == pytest.approx(1000, abs=150)


def test_bytes_from_either_side_arrive_at_the_other() -> None:
    clock = Clock()
    one, other = Line(), Line()
    serving = Serving(QuietPico(), [one, other], clock)
    one.coming = b"hello"
    pass_time(serving, clock, 0.02)
    assert one.received == other.received == b"hello"
    serving.close()
    assert not one.in_use


def test_a_finger_lifts_itself_in_emulated_time() -> None:
    clock = Clock()
    pico = QuietPico()
    serving = Serving(pico, [], clock)
    serving.press(3, 80)
    pass_time(serving, clock, 0.2)
    (down, *pressed), (up, *released) = pico.touched
    assert (pressed, released) == ([3, "down"], [3, "up"])
    assert up - down == pytest.approx(80, abs=SLICE_MS)


def test_a_finger_that_is_down_stays_for_longer() -> None:
    clock = Clock()
    pico = QuietPico()
    serving = Serving(pico, [], clock)
    serving.press(3, 80)
    serving.press(4, 80)
    pass_time(serving, clock, 0.05)
    serving.press(3, 80)
    pass_time(serving, clock, 0.3)
    assert [(button, how) for _, button, how in pico.touched] == [(3, "down"), (4, "down"), (4, "up"), (3, "up")]
    assert pico.touched[-1][0] >= 125
