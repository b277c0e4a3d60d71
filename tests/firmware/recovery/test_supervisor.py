"""Stuck subsystems, repeated failures, and a watchdog that is fed only while all is well."""

from tests.firmware.expected_errors import raised

from roundhouse_hub.recovery.faults import LAMPS, SOUND, SUBSYSTEMS
from roundhouse_hub.recovery.supervisor import WATCHED_PARTS, Crash, Supervisor
from roundhouse_hub.ticks import HALF, ticks_add
from roundhouse_standins.board import Watchdog
from roundhouse_standins.clock import VirtualClock


class SupervisedParts:
    """A supervisor with subsystems that all work, except those in `stuck`."""

    def __init__(self, start=0):
        self.clock = VirtualClock(start)
        self.watchdog = Watchdog(self.clock)
        self.watchdog.arm()
        self.supervisor = Supervisor(self.watchdog, start)
        self.stuck = ()

    def run(self, ms, every=5):
        for _ in range(ms // every):
            self.clock.advance(every)
            for part in WATCHED_PARTS:
                if part not in self.stuck:
                    self.supervisor.heartbeats[part] = self.clock.now()
            self.supervisor.step(self.clock.now())


def test_parts_that_do_their_work_feed_the_watchdog_across_the_wrap():
    watched = SupervisedParts(2**30 - 5000)
    watched.run(20000)
    assert not watched.watchdog.expired


def test_a_part_that_is_stuck_is_named_before_the_watchdog_bites():
    for part in WATCHED_PARTS:
        watched = SupervisedParts()
        watched.stuck = (part,)
        watched.run(2900)
        crash = raised(Crash, watched.run, 200)
        assert crash.part == part
        assert str(crash) == "stuck"
        assert not watched.watchdog.expired


def test_a_hub_that_stood_still_as_a_whole_blames_no_part():
    watched = SupervisedParts()
    watched.stuck = (SOUND,)
    watched.run(2000)
    watched.clock.advance(5000)
    watched.run(2000)
    assert raised(Crash, watched.run, 2000).part == SOUND, "stuck for itself, after that"


def test_a_hub_that_does_not_step_is_bitten():
    watched = SupervisedParts()
    watched.run(1000)
    watched.clock.advance(7999)
    assert not watched.watchdog.expired
    watched.clock.advance(1)
    assert watched.watchdog.expired
    watched.watchdog.stop()
    assert not watched.watchdog.expired


def test_three_failures_of_one_part_are_too_many_and_of_others_are_not():
    supervisor = SupervisedParts().supervisor
    supervisor.failed(LAMPS, "one", 0)
    supervisor.failed(SOUND, "one", 100)
    supervisor.failed(LAMPS, "two", 200)
    crash = raised(Crash, supervisor.failed, LAMPS, "three", 300)
    assert (crash.part, str(crash)) == (LAMPS, "three")


def test_failures_long_ago_are_forgiven():
    supervisor = SupervisedParts().supervisor
    for count in range(10):
        supervisor.failed(LAMPS, "again", ticks_add(0, 11000 * count))
    supervisor.failed(LAMPS, "and soon", ticks_add(0, 99100))
    assert str(raised(Crash, supervisor.failed, LAMPS, "and once more", ticks_add(0, 99200))) == "and once more"


def test_failures_a_week_ago_are_forgiven():
    supervisor = SupervisedParts().supervisor
    week = 7 * 24 * 3600 * 1000  # more than half the clock's range
    now = 0
    for _ in range(5):
        supervisor.failed(LAMPS, "again", now)
        now = ticks_add(ticks_add(now, HALF), week - HALF)


def test_the_watchdog_knows_which_part_is_working():
    watched = SupervisedParts()
    for part in range(len(SUBSYSTEMS)):
        watched.supervisor.enter(part)
        assert watched.watchdog.at == watched.supervisor.at == part
