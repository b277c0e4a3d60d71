"""The power budget: the current that the hub draws asleep, in play and at worst, and how long each supply lasts.

Lamps are measured on the firmware's own frames under its own limit, sound on its own cues; the rest is calculated from
parts.toml. All currents are mA at 5 V unless a name says otherwise.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import cache
from typing import Any

from tools.hardware.tables import LAMPS, P_FETS, Part, Tables

from roundhouse_hub.health import Health
from roundhouse_hub.lamps import current_limit
from roundhouse_hub.lamps.lamps import BRIGHTNESS_MAX, Lamps
from roundhouse_hub.lamps.scene import CUES, VOLUME_MAX, Scene
from roundhouse_hub.sound.library import Library
from roundhouse_hub.sound.mixer import BLOCK, RATE, VOLUMES
from roundhouse_hub.sound.player import CuePlayer
from roundhouse_hub.sound.scores import SCORES

RAIL_VOLTS = 5.0
CASE_DEGREES = 40.0  # inside the closed case
INRUSH_OHMS = 0.3  # cable, socket and contacts without a soft start; an estimate
CERAMIC_SHARE = 0.5  # of its capacitance that a small ceramic capacitor keeps at 5 V
WARM_UP_MS = 5_000  # covers the fade into sleep and the limit's first dimming
MEASURED_MS = 20_000
TABLE = Scene("coccfoccdccc.", "123456789abm.", 4, 5)  # eleven trains, and the Mexican train in slot 12
TWO_PLAYERS = Scene("cc...........", "12...........", 0, 5)


class Meter:
    """Takes the place of the lamp strip and adds up its current."""

    def __init__(self) -> None:
        self.now = current_limit.LAMPS * current_limit.IDLE_MA
        self._wire = bytearray(3 * current_limit.LAMPS)

    def show(self, frame: bytearray, share: int = 256) -> None:
        current_limit.drive(self._wire, frame, share)
        self.now = current_limit.milliamperes(self._wire)


@cache
def lamps_ma(
    shown: str, volume: int, limit_ma: int = current_limit.USB_MA, brightness: int = BRIGHTNESS_MAX
) -> tuple[float, int]:
    """The average and the highest current of the lamps, mA, while the firmware shows sleep, attract, a table or white.

    `limit_ma` is the firmware's limit for the whole hub, which differs between cells and USB.
    """
    meter = Meter()
    lamps = Lamps(meter)
    lamps.set_supply(limit_ma)
    lamps.set_volume(volume)
    lamps.set_brightness(brightness)
    {
        "sleep": lambda: lamps.sleep(True),
        "attract": lambda: lamps.attract(True),
        "two": lambda: lamps.set_scene(TWO_PLAYERS),
        "play": lambda: lamps.set_scene(TABLE),
        "white": lambda: lamps.show_test((255, 255, 255)),
    }[shown]()
    total = most = frames = 0
    for now in range(0, WARM_UP_MS + MEASURED_MS, Lamps.FRAME_MS):
        lamps.step(now)
        most = max(most, meter.now)
        if now >= WARM_UP_MS:
            total += meter.now
            frames += 1
    return total / frames, most


class PowerMeter:
    """Stands in for the amplifier, and measures the power of each tenth of a second."""

    TENTH = RATE // 10

    def __init__(self) -> None:
        self.samples = array("h")

    def room(self) -> int:
        """The free space in bytes: always two blocks, because samples are taken at once."""
        return 2 * BLOCK

    def write(self, buffer: array[int], frames: int) -> None:
        self.samples.extend(buffer[:frames])

    def loudest(self) -> float:
        """The power of the loudest tenth of a second; a full-scale sine has 1."""
        samples, tenth = self.samples, self.TENTH
        starts = range(0, max(1, len(samples) - tenth), tenth)
        return max(2 * sum(x * x for x in samples[at : at + tenth]) / (tenth * 32768**2) for at in starts)


@cache
def loudest_cue() -> tuple[str, float]:
    """The cue with the most powerful tenth of a second at full volume, and that power."""
    power, name = max((_played(name).loudest(), name) for name in CUES)
    return name, power


def samples_of(cue: str) -> array[int]:
    """The power of a cue at the amplifier at full volume."""
    return _played(cue).samples


@cache
def _played(cue: str) -> PowerMeter:
    meter = PowerMeter()
    player = CuePlayer(meter, Library(), SCORES)
    player.set_volume(VOLUME_MAX)
    player.cue(cue)
    while player.step() is not None:
        pass
    return meter


def amplifier_ma(tables: Tables, volume: int, power: float = 1.0) -> float:
    """The amplifier's current at this volume (0 to 10) for a sound of this power; a full-scale sine has 1."""
    amplifier = tables.parts["amplifier"]
    lost = amplifier.number("efficiency") * RAIL_VOLTS
    return amplifier.number("idle_ma") + 1000 * power * speaker_watts(tables, volume) / lost


def speaker_watts(tables: Tables, volume: int) -> float:
    """The watts that a full-scale sine gives the speaker at this volume."""
    amplifier = tables.parts["amplifier"]
    volts = 10 ** ((amplifier.number("full_scale_dbv") + amplifier.number("gain_db")) / 20)
    share: float = VOLUMES[volume] / VOLUMES[VOLUME_MAX]
    return (volts * share) ** 2 / tables.parts["speaker"].number("ohms")


@dataclass(frozen=True)
class CurrentDraw:
    """The current of one profile: its parts, the total on USB, and the hours for each supply with cells."""

    text: str
    pico: float
    lamps: float
    sound: float
    rest: float
    hours: dict[str, float]

    @property
    def total(self) -> float:
        return self.pico + self.lamps + self.sound + self.rest


def draws(tables: Tables) -> dict[str, CurrentDraw]:
    """The current of every profile of parts.toml."""
    return {key: _draw(tables, key, profile) for key, profile in tables.raw["profiles"].items()}


def _draw(tables: Tables, key: str, profile: dict[str, Any]) -> CurrentDraw:
    pico = tables.parts["pico"].number("max_ma" if key == "worst" else "typical_ma")
    lamps = lamps_ma(profile["lamps"], profile["volume"])[0]
    idle = tables.parts["amplifier"].number("idle_ma")
    share = profile["sound_share"]
    loudness = 1.0 if profile.get("tone") else loudest_cue()[1]
    sound = idle + share * (amplifier_ma(tables, profile["volume"], loudness) - idle)
    rest = rest_ma(tables)
    dimmed = lamps_ma(profile["lamps"], profile["volume"], current_limit.BATTERY_MA)[0]
    hours = {
        supply: data["capacity_mah"] * data["usable"] / battery_ma(tables, data["volts"], dimmed + sound + rest, pico)
        for supply, data in tables.raw["supplies"].items()
        if "capacity_mah" in data
    }
    return CurrentDraw(profile["text"], pico, lamps, sound, rest, hours)


def rest_ma(tables: Tables) -> float:
    """The current of the level shifter and of the resistor that drains the rail."""
    return tables.parts["buffer"].number("max_ma") + 1000 * RAIL_VOLTS / tables.parts["r_4k7"].number("ohms")


def battery_ma(tables: Tables, volts: float, rail: float, pico: float) -> float:
    """The current from cells of this voltage while the rail draws `rail` and the Pico `pico`."""
    step_up = tables.parts["step_up"]
    at_pico = volts - tables.parts["diode"].number("drop_volts")
    through = rail * RAIL_VOLTS / (step_up.number("efficiency") * volts)
    return through + step_up.number("idle_ma") + pico * RAIL_VOLTS / at_pico


def warned_volts(tables: Tables) -> float:
    """The cells' voltage when the firmware, which measures VSYS after the diode, reports that they are nearly empty."""
    return Health.LOW_MV / 1000 + tables.parts["diode"].number("drop_volts")


def worst_rail_ma(tables: Tables) -> float:
    """The highest current of the rail at any volume: the lamps at the firmware's limit, and a full-scale tone. The
    limit is the one for USB, even on cells: with a cable plugged in, the firmware cannot tell which is switched on."""
    shares = [float(current_limit.budget(current_limit.USB_MA, volume)) for volume in range(VOLUME_MAX + 1)]
    return rest_ma(tables) + max(share + amplifier_ma(tables, volume) for volume, share in enumerate(shares))


def worst_ma(tables: Tables, supply: str, part: str) -> float:
    """The highest current through a switch, fuse or diode or into the step-up, when this supply is nearly empty."""
    rail, pico = worst_rail_ma(tables), tables.parts["pico"].number("max_ma")
    data = tables.raw["supplies"][supply]
    if "empty_volts" not in data:
        return 0.0 if part in ("fuse", "diode", "step_up") else rail
    volts = float(data["empty_volts"])
    drop = tables.parts["diode"].number("drop_volts")
    at_most: dict[str, float] = {
        "step_up": battery_ma(tables, volts, rail, 0),
        "diode": pico * RAIL_VOLTS / (volts - drop),
        "fuse_usb": rail,
    }
    return at_most.get(part, battery_ma(tables, volts, rail, pico))


def rated_ma(part: Part) -> float:
    """The current of a part in the closed case at 40 degrees: a fuse that resets itself holds less when it is warm."""
    share = part.number("warm_share") if "warm_share" in part.data else 1.0
    return part.number("rating_ma") * share


def inrush_ma(tables: Tables, transistor: str) -> float:
    """The highest current into the rail's capacitor while this transistor turns on, at the highest voltage of USB.

    The gate's voltage moves with the time constant of its resistor and capacitor; past the threshold, the current is
    half the slope times the square of the voltage. It is highest when the capacitor is full.
    """
    part = tables.parts[transistor]
    volts, slope = tables.raw["limits"]["vbus_volts"][1], part.number("slope_a_v2")
    time = tables.parts["r_100k"].number("ohms") * tables.parts["c_10u"].number("farads") * CERAMIC_SHARE
    rate = (volts - part.number("threshold_volts")) / time
    charge = tables.parts["c_470u"].number("farads") * volts
    full_after = (6 * charge / (slope * rate**2)) ** (1 / 3)
    return float(1000 * slope / 2 * (rate * full_after) ** 2)


def hard_inrush_ma(tables: Tables) -> float:
    """The current into the rail's empty capacitor without a soft start."""
    return float(1000 * tables.raw["limits"]["vbus_volts"][1] / INRUSH_OHMS)


def faults(tables: Tables) -> list[str]:
    """One sentence for each part that draws more than the firmware assumes or than a supply can give."""
    found = []
    pico = tables.parts["pico"].number("max_ma") + rest_ma(tables) + tables.parts["amplifier"].number("idle_ma")
    if pico > current_limit.PICO_MA:
        found.append(
            f"Pico, level shifter and silent amplifier draw {pico:.0f} mA; "
            f"the firmware assumes {current_limit.PICO_MA}."
        )
    for volume in range(VOLUME_MAX + 1):
        loud = amplifier_ma(tables, volume) - tables.parts["amplifier"].number("idle_ma")
        if loud > current_limit.AMPLIFIER_MA * volume:
            found.append(
                f"At volume {volume} the amplifier draws up to {loud:.0f} mA, but the firmware reserves "
                f"{current_limit.AMPLIFIER_MA * volume} mA: lower its gain."
            )
            break
    for key in LAMPS:
        lamp = tables.parts[key]
        if lamp.number("channel_ma") > current_limit.CHANNEL_MA or lamp.number("idle_ma") > current_limit.IDLE_MA:
            found.append(f"A {lamp.name} draws more than firmware/roundhouse_hub/lamps/current_limit.py assumes.")
    total = worst_rail_ma(tables) + tables.parts["pico"].number("max_ma")
    if total > tables.raw["supplies"]["usb"]["ma"]:
        found.append(f"The hub draws up to {total:.0f} mA, but USB gives {tables.raw['supplies']['usb']['ma']} mA.")
    for name, supply in tables.raw["supplies"].items():
        wanted = worst_ma(tables, name, "step_up")
        if wanted > tables.parts["step_up"].number("input_ma"):
            found.append(f"On {supply['name']} the step-up would draw {wanted:.0f} mA, which is more than it can take.")
    idle = lamps_ma("sleep", 0)[1] + rest_ma(tables) + tables.parts["amplifier"].number("idle_ma")
    for key in P_FETS:
        total = inrush_ma(tables, key) + idle
        if total > tables.raw["supplies"]["usb"]["ma"]:
            found.append(
                f"With {tables.parts[key].name}, the hub draws {total:.0f} mA when it is switched on, but USB gives "
                f"{tables.raw['supplies']['usb']['ma']} mA: the soft start must be slower."
            )
    if speaker_watts(tables, VOLUME_MAX) > tables.parts["speaker"].number("watts"):
        found.append("The amplifier can give the speaker more power than it can take.")
    return found
