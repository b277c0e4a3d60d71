"""Draws the hub's lamps over time (`make picture`): the rhythm of each meaning, and each show as a film strip.

`lamp_film.py [--check] [--into FOLDER]`: `--check` writes nothing and returns 1 if a picture is stale. Everything comes
from the firmware's own `Lamps`.
"""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pygame
from tools.pictures.prints import mean_difference

from roundhouse.layout.lamps import lamp_point
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import blit_centered, sprite
from roundhouse.window.drawing.lettering import font
from roundhouse.window.table.hub_picture import lens_color
from roundhouse_hub.lamps.lamps import Lamps
from roundhouse_hub.lamps.paint import as_tuples
from roundhouse_hub.lamps.scene import ENGINE, LAMPS, NO_COLOR, NO_TRAIN, Scene

ROOT = Path(__file__).resolve().parents[2]

FOLDER = ROOT / "firmware" / "pictures"
TOLERANCE = 0.3  # mean difference of a channel: another font renderer differs by less, another rhythm by more
STEP_MS = 20
LEFT, MARGIN = 208, 20

Color = tuple[int, int, int]
Frames = list[list[Color]]
LampOrder = Callable[[Lamps], None]


class Eye:
    """Takes the place of the lamp strip and keeps the current frame."""

    def __init__(self) -> None:
        self.now: list[Color] = []

    def show(self, frame: bytearray, _share: int) -> None:
        self.now = as_tuples(frame)


@dataclass(frozen=True)
class Film:
    """A show: its name, the orders to the lamps by time (ms), and the time and interval of its pictures (ms)."""

    name: str
    orders: dict[int, LampOrder]
    first: int
    every: int

    def frames(self, count: int) -> Frames:
        """The first `count` frames of the film."""
        seen = run(self.orders, self.first + self.every * count)
        return [seen[(self.first + self.every * index) // STEP_MS] for index in range(count)]


def run(orders: dict[int, LampOrder], milliseconds: int) -> Frames:
    """The colors of all lamps every STEP_MS, with each of the `orders` given at its time."""
    eye = Eye()
    lamps = Lamps(eye)
    seen = []
    for now in range(0, milliseconds, STEP_MS):
        if now in orders:
            orders[now](lamps)
        lamps.step(now)
        seen.append(eye.now)
    return seen


def shown(lamps: str, colors: str, turn: int = -1) -> LampOrder:
    """An order that shows a scene; lamps that are not mentioned stay dark."""
    states = lamps + NO_TRAIN * (LAMPS - len(lamps))
    return lambda hub: hub.set_scene(Scene(states, (colors + NO_COLOR * LAMPS)[:LAMPS], turn, 5))


RHYTHMS: dict[str, dict[int, LampOrder]] = {
    "closed train": {0: shown("c", "1")},
    "open train": {0: shown("o", "2")},
    "whose turn it is": {0: shown("c", "3", 0)},
    "a double to cover": {0: shown("d", "4")},
    "a tile fits here": {0: shown("f", "5")},
    "the winner, afterwards": {0: shown("w", "7")},
    "refused": {0: shown("c", "7"), 1000: lambda hub: hub.refuse(0, 1000)},
    "pressed": {0: shown("c", "8"), 1000: lambda hub: hub.press(0, 1000)},
}

SIX = "1.2.3.4.5.6."
FILMS = (
    Film("a table of four", {0: shown("c.o..f.c.d.c.", "1.m..2.3.4.5.", 2)}, 20, 240),
    Film("more trains than slots", {0: shown("c.o..c.c.c.co" + "oooccooc....", "1.2..3.4.5.6m", 2)}, 4700, 120),
    Film("the winner's show", {0: shown("c.c.c.c.c.c.", SIX), 20: shown("w.c.c.c.c.c.", SIX)}, 40, 580),
    Film("toy play", {0: lambda hub: hub.set_markers(0b000100100000)}, 20, 480),
    Film("attract: a train", {0: lambda hub: hub.attract(True)}, 1400, 820),
    Film("attract: all colors", {0: lambda hub: hub.attract(True)}, 12600, 820),
    Film("asleep", {0: lambda hub: hub.sleep(True)}, 0, 700),
    Film("a fault, code 3", {0: lambda hub: hub.show_fault(3)}, 0, 300),
    Film("volume 7", {0: lambda hub: hub.set_markers(0), 1000: lambda hub: hub.show_level(7)}, 900, 160),
)


def rhythms() -> pygame.Surface:
    """A band for each meaning: six seconds from left to right, in color, with the brightness below."""
    row, width, seconds = 58, 900, 6
    surface = pygame.Surface((LEFT + width + MARGIN, MARGIN + row * len(RHYTHMS) + 24))
    surface.fill(palette.BACKGROUND)
    for index, (name, orders) in enumerate(RHYTHMS.items()):
        top = MARGIN + index * row
        label(surface, name, top + 22)
        # The winner's show is in the other picture; this one has what remains after it.
        skip = 7200 if name.startswith("the winner") else 0
        lamp = [colors[0] for colors in run(orders, seconds * 1000 + skip)][skip // STEP_MS :]
        for x in range(width):
            color = lamp[x * len(lamp) // width]
            gray = round(0.299 * color[0] + 0.587 * color[1] + 0.114 * color[2])
            surface.fill(color, (LEFT + x, top, 1, 26))
            high = round(22 * gray / 255)
            surface.fill(palette.SECONDARY, (LEFT + x, top + 50 - high, 1, high))
    for second in range(seconds + 1):
        text = font("Medium", 13).render(f"{second} s", True, palette.SECONDARY)
        surface.blit(text, (LEFT + second * width // seconds - (18 if second else 0), MARGIN + row * len(RHYTHMS)))
    return surface


def shows() -> pygame.Surface:
    """A strip for each show: the hub from above at equal intervals."""
    count, side = 14, 74
    surface = pygame.Surface((LEFT + count * side + MARGIN, 2 * MARGIN + side * len(FILMS)))
    surface.fill(palette.BACKGROUND)
    for row, film in enumerate(FILMS):
        middle = MARGIN + row * side + side // 2
        label(surface, film.name, middle - 7)
        label(surface, f"every {film.every / 1000:g} s", middle + 10, "Medium")
        for index, colors in enumerate(film.frames(count)):
            hub(surface, (LEFT + index * side + side / 2, middle), colors)
    return surface


def hub(surface: pygame.Surface, center: tuple[float, float], colors: list[Color]) -> None:
    """A hub from above with its thirteen lamps."""

    def draw(large: pygame.Surface, fine: float) -> None:
        middle = large.get_width() / 2
        pygame.draw.circle(large, palette.HUB_DARK, (middle, middle), 34 * fine)
        pygame.draw.circle(large, palette.WELL, (middle, middle), 20 * fine)
        for lamp, color in enumerate(colors):
            at = lamp_point(lamp, (middle, middle), 33 * fine) if lamp != ENGINE else (middle, middle)
            pygame.draw.circle(large, lens_color(color), at, 6 * fine)

    blit_centered(surface, sprite(70, 70, draw), center)


def label(surface: pygame.Surface, text: str, middle: float, weight: str = "SemiBold") -> None:
    """A line of text at the left, centered on this height."""
    drawn = font("SemiBold", 15) if weight == "SemiBold" else font("Medium", 13)
    ink = palette.TEXT if weight == "SemiBold" else palette.SECONDARY
    picture = drawn.render(text, True, ink)
    surface.blit(picture, (MARGIN, round(middle - picture.get_height() / 2)))


PICTURES = {"rhythms.png": rhythms, "shows.png": shows}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only report stale pictures")
    parser.add_argument("--into", type=Path, default=FOLDER, metavar="FOLDER", help="the folder of the pictures")
    options = parser.parse_args()
    stale = []
    for name, draw in PICTURES.items():
        path = options.into / name
        if not options.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("wb") as file:
                pygame.image.save(draw(), file, name)
        elif not current(path, draw()):
            stale.append(name)
    if stale:
        print(f"{', '.join(stale)} in {options.into.name} is stale; run `make picture`.")
    return 1 if stale else 0


def current(path: Path, drawn: pygame.Surface) -> bool:
    """Whether the picture at `path` matches the one drawn now."""
    if not path.exists():
        return False
    kept = pygame.image.load(path)
    return kept.get_size() == drawn.get_size() and mean_difference(kept, drawn) <= TOLERANCE


if __name__ == "__main__":
    sys.exit(main())
