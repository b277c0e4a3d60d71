"""Runs an app through virtual time: every step at the moment it asked for."""

from roundhouse_hub.ticks import ticks_add, ticks_diff


def run(app, board, ms, step_ms=0, world=None):
    """Step `app` until `ms` milliseconds have passed on the board's virtual clock; return the number of steps.

    `step_ms` makes each step take that long: a firmware slowed on purpose. `world`, if given, is something
    outside the hub whose `step(now)` comes before each of the app's.
    """
    clock = board.clock
    end = ticks_add(clock.now(), ms)
    steps = 0
    while ticks_diff(end, clock.now()) > 0:
        if world is not None:
            world.step(clock.now())
        wait = app.step(clock.now())
        steps += 1
        clock.advance(step_ms)
        left = ticks_diff(end, clock.now())
        if left > 0:
            clock.advance(min(max(1, wait), left))
    return steps
