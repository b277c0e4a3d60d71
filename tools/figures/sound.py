"""The time from a cue to its first sample, and buffer underruns: in virtual time, including the link."""

from __future__ import annotations

from collections.abc import Callable

from tools.figures.report import Report, Section, Target, percentile

from roundhouse.games import MexicanTrain
from roundhouse.referee import Chance, Seat, TableSession
from roundhouse.simulator.faults import Faults
from roundhouse.simulator.lockstep import LockstepHub
from roundhouse_hub.lamps.scene import CUES, NOWHERE, Cue

MINUTE_MS = 60_000
MINUTES = 10
SLOW_MINUTES = 1
SLOWED_MS = 100
PACE_MS = 900  # from one move to the next
PHASES = 12
SEATS = 4


def run(report: Report) -> None:
    """Measures the latency of every cue, then underruns during play."""
    report.settings(f"from the host's call to the amplifier, each cue after silence, {PHASES} times each")
    late = latencies(lambda done: report.progress("cues", done, len(CUES) * PHASES))
    report.figure("cue to first sample, median", percentile(late, 0.5), "ms", Target(20))
    report.figure("cue to first sample, worst", max(late), "ms", Target(20))
    report.settings(f"{SEATS} sensible players, a move every {PACE_MS} ms of hub time, all sounds")
    dry, heard = underruns(Faults(), MINUTES, lambda done: report.progress("minutes", done, MINUTES))
    report.figure(f"underruns in {MINUTES} virtual minutes", dry, "", Target(0), f"{heard} cues sounded")
    dry, heard = underruns(
        Faults(slow=SLOWED_MS), SLOW_MINUTES, lambda done: report.progress("minutes", done, SLOW_MINUTES)
    )
    report.figure(
        f"underruns in {SLOW_MINUTES} min, steps {SLOWED_MS} ms longer",
        dry,
        "",
        Target(1, at_least=True),
        f"{heard} cues sounded",
    )


def latencies(progress: Callable[[int], None]) -> list[float]:
    """Milliseconds from each cue to the first sample that is not silence."""
    found = []
    for name in CUES:
        for phase in range(PHASES):
            hub = connected(Faults())
            hub.run(500 + phase)
            start = int(hub.clock.now())
            hub.sound(Cue(name, NOWHERE))
            hub.run(500)
            first = hub.board.audio.first_sound_after(start)
            if first is None:
                raise RuntimeError(f"the cue {name} made no sound")
            found.append(first - start)
            hub.close()
            progress(len(found))
    return found


def underruns(faults: Faults, minutes: int, progress: Callable[[int], None]) -> tuple[int, int]:
    """The number of underruns within a sound while computer players play, and the number of cues heard."""
    hub = connected(faults)
    seats = [Seat(name, "sensible") for name in "ABCD"[:SEATS]]
    table = TableSession(MexicanTrain(SEATS), seats, Chance("1"), hub=hub)
    table.cue_filter.amount = "all"  # the most that a table can ask for
    for minute in range(minutes):
        for _ in range(MINUTE_MS // PACE_MS):
            if table.referee.position is None:
                if table.referee.match.over:
                    table.undo(table.referee.steps)
                table.begin()
            else:
                table.step()
            hub.run(PACE_MS)
        hub.board.audio.forget()
        progress(minute + 1)
    hub.close()
    return hub.board.audio.underruns, len(hub.sounds)


def connected(faults: Faults) -> LockstepHub:
    """A hub that is connected."""
    hub = LockstepHub(faults)
    hub.run(2000)
    if hub.info is None:
        raise RuntimeError("the simulated hub did not connect")
    return hub


SECTION = Section("sound", "Sound: latency and gaps", run)
