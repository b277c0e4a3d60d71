"""Runs an app through virtual time: every step at the moment it asked for."""

from roundhouse_hub.ticks import ticks_add, ticks_diff


def run(app, board, ms, step_ms=0):
    """Step `app` until `ms` milliseconds have passed on the board's virtual clock; return the number of steps.

    `step_ms` makes each step take that long: a firmware slowed on purpose.
    """
    clock = board.clock
    end = ticks_add(clock.now(), ms)
    steps = 0
    while True:
        left = ticks_diff(end, clock.now())
        if left <= 0:
            return steps
        wait = app.step(clock.now())
        steps += 1
        if step_ms:
            clock.advance(step_ms)
        left = ticks_diff(end, clock.now())
        if left > 0:
            clock.advance(min(max(1, wait), left))
