"""The measurement of the hub's figures: lines and presses at instants of emulated time, seen and heard on the pins."""

from collections.abc import Callable

from tools.pico.emulation.emulated_pico import EmulatedPico
from tools.pico.emulation.lockstep import PicoHub
from tools.pico.image import Image
from tools.pico.observing import probe
from tools.pico.observing.cue_matcher import follow

from roundhouse.hub.hub import ConnectionState
from roundhouse_hub.lamps.scene import BELL, CLATTER, ENGINE, MARKER_UP, NOWHERE, REFUSED, WARNING, Cue, Scene
from roundhouse_hub.link.service import STATUS

VOLUME = 5
SCENES = (Scene("coc.........c", "12m..........", 0, VOLUME), Scene("coo.........d", "12m.........m", 1, VOLUME))
BUSY_MS = 15  # from one scene's line to the next
FRAME_MS = 20  # of the lamps: after that the hub's steps fall alike again
MEANT_MS = 300  # from a line that tells of a press, and 100 ms, until it is known what was meant
CLATTER_MS = 1940  # until silence, from some time after it has begun
REFUSED_MS = 500
SILENT_MS = 300  # without a sound the amplifier's queue is empty
PATIENCE_MS = 6000
PLAYED_MS = 2000
ALONE_MS = 8000
FINGERS = (
    (ENGINE, 3100),  # opens the menu
    *((button, 60) for button in (6, ENGINE, 8, 3, ENGINE, 8, 8, 3)),  # double-6; two sit down, and play
)
"""Buttons and for how long they are pressed, in milliseconds, by who sits at a hub without a computer."""

STEPS_ALONE = f"print(list(steps({ALONE_MS})))"
STEPS_WHILE_PLAYING = f"""
longest, collector = steps({PLAYED_MS})
gc.disable()
for _ in range(gc.mem_free() // 80):
    bytearray(40)  # 64 bytes of the heap with what is known of it
print([longest, collector, collected()])
"""


def measure(made: Image) -> dict[str, float]:
    """All figures, by name."""
    values: dict[str, float] = {}
    with EmulatedPico(made) as pico:
        values["hello"] = hello(pico)
        pico.power_off()
        pico.run(100)
        pico.power_on()
        values["hello_again"] = hello(pico)
        hub = PicoHub(pico)
        hub.run_until(ConnectionState.CONNECTED, PATIENCE_MS)
        hub.show(SCENES[0])
        hub.run(100)
        values["press"], values["press_lamp"] = worst(16, lambda ms: press(hub, ms))
        values["press_busy"], values["press_lamp_busy"] = worst(8, lambda ms: press(hub, ms, busy=True))
        (values["scene"],) = worst(40, lambda ms: scene(hub, ms))
        (values["scene_cues"],) = worst(8, lambda ms: scene(hub, ms, REFUSED, MARKER_UP))
        (values["cue"],) = worst(16, lambda ms: cue_delay(hub, ms))
        values["cue_playing"], values["gaps"] = worst(4, lambda ms: cue_while_playing(hub, ms))
    with EmulatedPico(made) as pico:
        values |= by_hub_clock(pico)
    values["free"], values["largest"] = max(heap(made, collected) for collected in (1, 2, 3))
    return {name: round(value, 2) for name, value in values.items()}


def urgent_figures(hub: PicoHub) -> dict[str, float]:
    """The figures of what people wait for, at a few instants each: enough to see whether they keep their budgets."""
    hub.show(SCENES[0])
    hub.run(100)
    values = {}
    values["press"], _ = worst(3, lambda ms: press(hub, ms))
    values["press_busy"], _ = worst(3, lambda ms: press(hub, ms, busy=True))
    (values["scene"],) = worst(6, lambda ms: scene(hub, ms))
    (values["scene_cues"],) = worst(2, lambda ms: scene(hub, ms, REFUSED, MARKER_UP))
    (values["cue"],) = worst(2, lambda ms: cue_delay(hub, ms))
    values["cue_playing"], values["gaps"] = worst(1, lambda ms: cue_while_playing(hub, ms))
    return {name: round(value, 2) for name, value in values.items()}


def hello(pico: EmulatedPico) -> float:
    """From power to the end of the hello."""
    since = len(pico.received)
    pico.run_until(lambda: probe.HELLO in pico.received[since:] and pico.received.endswith(b"\n"), PATIENCE_MS)
    return pico.spoken[-1][0] - pico.boots[-1][0]


def worst(times: int, measured: Callable[[float], tuple[float, ...]]) -> tuple[float, ...]:
    """The greatest of each figure, measured so many times at instants spread over the hub's steps and frames."""
    values = [measured(turn * FRAME_MS / times) for turn in range(times)]
    return tuple(max(each) for each in zip(*values, strict=True))


def press(hub: PicoHub, later_ms: float, busy: bool = False) -> tuple[float, float]:
    """From a contact that closes to the last byte of `down` and to the lamp's light; `busy`: while one scene after
    another comes, and it sounds."""
    pico = hub.pico
    if busy:
        hub.sound(Cue(CLATTER, NOWHERE))
    say(hub, 50 + later_ms, busy)
    start, frames, spoken = pico.now, len(pico.frames), len(pico.spoken)
    before = pico.lamps[7]
    hub.press(7)
    say(hub, 100, busy)
    lamp = next(frame.ms for frame in pico.frames[frames:] if frame.colors[7] != before)
    line = b""
    for ms, data in pico.spoken[spoken:]:
        line += data
        if b'"down"' in line and line.endswith(b"\n"):
            hub.run(CLATTER_MS if busy else MEANT_MS)
            return ms - start, lamp - start
    raise RuntimeError("a press was not told")


def say(hub: PicoHub, ms: float, busy: bool) -> None:
    """Time passes, with one scene after another if it is a busy one."""
    end = hub.pico.now + ms
    turn = 0
    while busy and hub.pico.now + BUSY_MS < end:
        turn += 1
        hub.show(SCENES[turn % 2])
        hub.run(BUSY_MS)
    hub.run(end - hub.pico.now)


def scene(hub: PicoHub, later_ms: float, *cues: str) -> tuple[float]:
    """From a scene's line to the frame that shows it, with the lines of these cues right behind it."""
    pico = hub.pico
    hub.run(50 + later_ms)
    start, frames = pico.now, len(pico.frames)
    before = pico.lamps[12]
    hub.show(SCENES[1])
    for name in cues:
        hub.sound(Cue(name, NOWHERE))
    hub.run(60)
    # The engine's lamp is another; it is the last on the wire, and its rhythm begins with light.
    shown = next(frame.ms for frame in pico.frames[frames:] if frame.colors[12] != before)
    hub.show(SCENES[0])
    hub.run(REFUSED_MS if cues else 40)
    return (shown - start,)


def cue_delay(hub: PicoHub, later_ms: float) -> tuple[float]:
    """From a cue's line to its first sample, when nothing sounds."""
    pico = hub.pico
    hub.run(SILENT_MS + later_ms)
    start = pico.now
    hub.sound(Cue(REFUSED, NOWHERE))
    hub.run(REFUSED_MS)
    first = pico.first_sound_after(start)
    if first is None:
        raise RuntimeError("a cue made no sound")
    return (first - start,)


def cue_while_playing(hub: PicoHub, later_ms: float) -> tuple[float, float]:
    """From a cue's line to its first sample, when another sounds; and how often the amplifier ran dry meanwhile."""
    pico = hub.pico
    hub.run(SILENT_MS)
    since = pico.now
    hub.sound(Cue(CLATTER, NOWHERE))
    hub.run(200 + later_ms)
    start = pico.now
    hub.sound(Cue(REFUSED, NOWHERE))
    hub.run(CLATTER_MS)
    gaps: list[int] = []
    begun = follow(pico.recording(since), [CLATTER, REFUSED], VOLUME, gaps)
    return pico.sample_times(since)[begun[1]] - start, float(len(gaps))


def heap(made: Image, collected: int) -> tuple[float, float]:
    """The free heap after start and its largest piece, after so many collections.

    A stale word in memory may look like the address of a block and keep it, 4,096 bytes at worst. Where such words lie
    depends on the question: so several are asked, and the best answer counts.
    """
    with EmulatedPico(made) as pico:
        hello(pico)
        probe.into_prompt(pico)
        code = probe.BEGIN + "gc.collect()\n" * collected + "print([gc.mem_free(), largest()])"
        free, largest = probe.value(probe.ask(pico, code, 10_000))
    return free, largest


def by_hub_clock(pico: EmulatedPico) -> dict[str, float]:
    """Figures by the hub's own clock: steps alone, while a host plays, and the collector's pauses."""
    hello(pico)
    probe.into_prompt(pico)
    probe.ask(pico, probe.BEGIN + "gc.collect()", 10_000)
    since = len(pico.received)
    ended = probe.begin(pico, STEPS_ALONE)
    for button, ms in FINGERS:
        pico.press(button)
        pico.run(ms)
        pico.release(button)
        pico.run(400)
    pico.run_until(ended, ALONE_MS, step_ms=20)
    alone, _ = probe.value(probe.printed(pico, since))
    since = len(pico.received)
    ended = probe.begin(pico, STEPS_WHILE_PLAYING)
    hub = PicoHub(pico)
    hub.run_until(ConnectionState.CONNECTED, PATIENCE_MS)
    for turn in range(PLAYED_MS // 250 + 4):
        hub.show(SCENES[turn % 2])
        hub.sound(Cue((CLATTER, BELL, WARNING)[turn % 3], NOWHERE))
        hub.request({"k": STATUS})
        hub.press(turn % 12)
        hub.run(250)
        if ended():
            break
    pico.run_until(ended, PATIENCE_MS, step_ms=20)
    longest, playing, full = probe.value(probe.printed(pico, since))
    return {
        "step": longest / 1000,
        "step_alone": alone / 1000,
        "collector": playing / 1000,
        "collector_full": full / 1000,
    }
