"""The hub's health: how long it has been running, what its sensors say, and how much memory is free."""

import gc

from roundhouse_hub.lamps.current_limit import BATTERY_MA, USB_MA
from roundhouse_hub.link.service import status_message
from roundhouse_hub.ticks import ticks_add, ticks_diff

ENOUGH_FREE = 64 * 1024  # bytes: a press takes 7 KB with what it leads to, a second without any next to nothing


class Health:
    """Counts the seconds since the start, which outlast the clock's wrap, and watches the supply voltage."""

    WELL_S = 60  # without a crash: then earlier crashes no longer count
    LOOK_S = 5
    LOW_MV = 3100  # at VSYS, behind a diode: three AA cells of 1.1 V
    LOOKS = 3  # in a row before it is believed: a loud sound pulls the voltage down for a moment

    def __init__(self, board, now: int) -> None:
        self.uptime = 0
        self.low = False
        self.free = free_memory()  # bytes, as counted in the last long silence
        self._board = board
        self._second_at = now
        self._looks = 0
        self._looked = self.LOOK_S

    @property
    def well(self) -> bool:
        """Whether it has run long enough to be trusted."""
        return self.uptime >= self.WELL_S

    def step(self, app, now: int) -> None:
        """Count the time; check the supply now and then."""
        seconds = ticks_diff(now, self._second_at) // 1000
        if seconds > 0:
            self._second_at = ticks_add(self._second_at, 1000 * seconds)
            self.uptime += seconds
            self._looked += seconds
        if self._looked >= self.LOOK_S:
            self._looked = 0
            supply = self._board.sensors.supply()
            self._looks = self._looks + 1 if 0 < supply < self.LOW_MV else 0
            self.low = self._looks >= self.LOOKS
            app.lamps.show_low(self.low)
            app.lamps.set_supply(USB_MA if self._board.sensors.usb() else BATTERY_MA)

    def message(self, app) -> dict:
        session = app.host.session
        return status_message(
            up=self.uptime,
            free=self.free,
            under=app.player.underruns,
            bad=session.bad_lines,
            again=session.counters["sent_again"],
            temp=self._board.sensors.temperature(),
            mv=self._board.sensors.supply(),
            low=self.low,
            faults=app.faults.count,
            safe=app.faults.safe,
        )


def free_memory() -> int:
    """Free bytes; 0 where the interpreter cannot tell."""
    return gc.mem_free() if hasattr(gc, "mem_free") else 0


def tidy() -> int:
    """Collect garbage if little is free; return the free bytes. Counting them alone takes a Pico 4 ms.

    A collection takes it 8 to 40 ms and should happen in silence.
    """
    left = free_memory()
    if 0 < left < ENOUGH_FREE:
        gc.collect()
        left = free_memory()
    return left
