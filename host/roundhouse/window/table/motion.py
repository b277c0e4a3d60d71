"""Motion of tiles: from hand to train and back, from the boneyard, a refused tile's shake. Times in ms.

Nothing here draws. `tile_animations` compares two arrangements and says which tiles travel; a `TileAnimation` says
where its tile is at any moment. How the trains make room afterward is decided in `reflow`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from roundhouse.layout.measures import Point
from roundhouse.layout.table import Layout
from roundhouse.presenters.views import Half, TargetView
from roundhouse.window.table.arrangement import Arrangement
from roundhouse_hub.ticks import ticks_diff

# A tile by the index of its train and its own index there.
TrainTile = tuple[int, int]
Key = frozenset[Half]


class Held(NamedTuple):
    """A tile of the hand that the pointer holds: its index, where its middle is, and where it has snapped to."""

    tile: int
    at: Point
    landing: TargetView | None = None


PLAY = 260
DRAW = 220
PICK = 90
DEAL = 40  # from one tile of a dealt hand to the next
REFLOW = 320
GLOW = 120
SHAKE = 240
SHAKES = 3
SHAKE_WIDTH = 6  # px at 1280 x 800
FADE = 80  # with less motion, everything changes by a fade


@dataclass(frozen=True, slots=True)
class Pose:
    """A tile's middle, its length, and how far it is turned from the way it will lie (degrees, counter-clockwise)."""

    x: float
    y: float
    length: float
    angle: float = 0


def ease_out(share: float) -> float:
    """Fast at first, slow at the end (cubic).

    >>> ease_out(0), ease_out(0.5), ease_out(1)
    (0, 0.875, 1)
    """
    return 1 - (1 - share) ** 3


def ease_in_out(share: float) -> float:
    """Slow at both ends (cubic).

    >>> ease_in_out(0), ease_in_out(0.5), ease_in_out(1.0)
    (0, 0.5, 1.0)
    """
    return 4 * share**3 if share < 0.5 else 1 - (2 - 2 * share) ** 3 / 2


@dataclass(frozen=True, slots=True)
class TileAnimation:
    """One tile's way from a pose to another."""

    start: Pose
    end: Pose
    begins: int
    lasts: int
    ease: Callable[[float], float] = ease_out

    def at(self, now: int) -> Pose:
        """The pose at this moment; before the beginning the first, after the end the last."""
        share = self.ease(min(1.0, max(0.0, ticks_diff(now, self.begins) / self.lasts)))
        a, b = self.start, self.end
        return Pose(
            a.x + (b.x - a.x) * share,
            a.y + (b.y - a.y) * share,
            a.length + (b.length - a.length) * share,
            a.angle + (b.angle - a.angle) * share,
        )

    def to(self, end: Pose, now: int) -> Pose:
        """The pose at this moment on the way to an end that moves itself."""
        return replace(self, end=end).at(now)

    def over(self, now: int) -> bool:
        """Whether the tile has arrived."""
        return ticks_diff(now, self.begins) >= self.lasts


def under_way(now: int, *groups: Iterable[TileAnimation]) -> bool:
    """Whether anything of these groups still moves."""
    return not all(glide.over(now) for group in groups for glide in group)


@dataclass(frozen=True, slots=True)
class TileAnimations:
    """All tiles that are under way: in the trains by (train, index), in the hand by index."""

    trains: Mapping[TrainTile, TileAnimation]
    hand: Mapping[int, TileAnimation]

    def busy(self, now: int) -> bool:
        """Whether anything still moves."""
        return under_way(now, self.trains.values(), self.hand.values())

    def waits(self, now: int) -> bool:
        """Whether a tile of the hand has yet to begin its way, as while a round is dealt."""
        return any(ticks_diff(glide.begins, now) > 0 for glide in self.hand.values())


NO_ANIMATIONS = TileAnimations({}, {})


def tile_animations(
    old: Arrangement,
    new: Arrangement,
    now: int,
    running: TileAnimations = NO_ANIMATIONS,
    held: Held | None = None,
    shown: Layout | None = None,
) -> TileAnimations:
    """The tiles that travel when `new` takes the place of `old`: the tiles that come to a train or to the hand.

    Tiles still `running` go on from where they are, the one the pointer `held` from where it was let go. `shown` is
    where the trains of `old` are at this moment, if that is not where they come to rest.
    """
    if old.size != new.size or new.view.less_motion:
        return NO_ANIMATIONS
    if old.view.round_key != new.view.round_key:
        return _deal(new, now)
    on_way = _on_way(old, now, running)
    was_laid = _laid(old, now, running, shown or old.layout)
    was_held = _held(old, now, running, held)
    snapped = old.view.hand[held.tile].key if held is not None and held.landing is not None else None
    elsewhere = _seat_of_turn(old)
    length = new.layout.measures.length
    trains: dict[TrainTile, TileAnimation] = {}
    for number, (train, place) in enumerate(zip(new.view.trains, new.layout.trains, strict=True)):
        for index, (tile, where) in enumerate(zip(train.tiles, place.tiles, strict=True)):
            if where is None or tile.key is None:
                continue
            end = Pose(where.x, where.y, length)
            if tile.key in on_way and tile.key in was_laid:
                trains[number, index] = replace(on_way[tile.key], end=end)
            elif tile.key in was_laid or tile.key == snapped:
                continue
            elif tile.key in was_held:
                start, upper = was_held[tile.key]
                left = tile.joined if where.heading > 0 else tile.opened
                turned = 0 if tile.crosswise else -90 if left == upper else 90
                start = Pose(start.x, start.y, start.length, turned)
                trains[number, index] = TileAnimation(start, end, now, PLAY)
            elif elsewhere is not None:
                trains[number, index] = TileAnimation(Pose(*elsewhere, 0.5 * length), end, now, PLAY)
    return TileAnimations(trains, _hand_animations(new, now, on_way, was_laid, was_held))


def _hand_animations(
    new: Arrangement,
    now: int,
    on_way: Mapping[Key, TileAnimation],
    was_laid: Mapping[Key, Pose],
    was_held: Mapping[Key, tuple[Pose, Half]],
) -> dict[int, TileAnimation]:
    found: dict[int, TileAnimation] = {}
    for index, (tile, where) in enumerate(zip(new.view.hand, new.hand, strict=True)):
        end = Pose(where.x, where.y, where.height)
        if tile.key in on_way and not _apart(on_way[tile.key].end, end):
            found[index] = on_way[tile.key]
        elif tile.key in was_held:
            start = was_held[tile.key][0]
            if _apart(start, end):
                found[index] = TileAnimation(start, end, now, PICK)
        elif tile.key in was_laid:
            found[index] = TileAnimation(was_laid[tile.key], end, now, PLAY)
        else:
            found[index] = TileAnimation(_from_boneyard(new, end), end, now, DRAW)
    return found


def _deal(new: Arrangement, now: int) -> TileAnimations:
    """A round begins: the hand comes from the boneyard, tile by tile."""
    ends = [Pose(where.x, where.y, where.height) for where in new.hand]
    return TileAnimations(
        {},
        {
            index: TileAnimation(_from_boneyard(new, end), end, now + DEAL * index, DRAW)
            for index, end in enumerate(ends)
        },
    )


def _from_boneyard(arrangement: Arrangement, end: Pose) -> Pose:
    boneyard = arrangement.sidebar.boneyard
    return Pose(boneyard.left + boneyard.height / 2, boneyard.centery, end.length)


def shake(now: int, since: int, scale: float) -> float:
    """The distance that a refused tile is moved aside at this moment, px.

    >>> shake(240, 0, 1)
    0.0
    """
    age = ticks_diff(now, since)
    if not 0 <= age < SHAKE:
        return 0.0
    return SHAKE_WIDTH * scale * math.sin(math.tau * SHAKES * age / SHAKE)


def glow(now: int, since: int) -> float:
    """The strength of a lane's mark on its way up, 0 to 1."""
    return min(1.0, max(0.0, ticks_diff(now, since) / GLOW))


def _on_way(arrangement: Arrangement, now: int, running: TileAnimations) -> dict[Key, TileAnimation]:
    """The tiles that have not arrived yet."""
    found: dict[Key, TileAnimation] = {}
    for (number, place), glide in running.trains.items():
        key = arrangement.view.trains[number].tiles[place].key
        if key is not None and not glide.over(now):
            found[key] = glide
    for index, glide in running.hand.items():
        if not glide.over(now):
            found[arrangement.view.hand[index].key] = glide
    return found


def _laid(arrangement: Arrangement, now: int, running: TileAnimations, shown: Layout) -> dict[Key, Pose]:
    found: dict[Key, Pose] = {}
    for number, (train, place) in enumerate(zip(arrangement.view.trains, shown.trains, strict=True)):
        for index, (tile, where) in enumerate(zip(train.tiles, place.tiles, strict=True)):
            if where is None or tile.key is None:
                continue
            end = Pose(where.x, where.y, shown.measures.length)
            glide = running.trains.get((number, index))
            found[tile.key] = glide.to(end, now) if glide else end
    return found


def animate_release(arrangement: Arrangement, now: int, running: TileAnimations, held: Held) -> TileAnimations:
    """The glides after the pointer drops a tile without effect: the tile returns to its place."""
    index, (x, y), _ = held
    if index >= len(arrangement.hand):
        return running
    place = arrangement.hand[index]
    back = TileAnimation(Pose(x, y, place.height), Pose(place.x, place.y, place.height), now, PICK)
    return TileAnimations(running.trains, {**running.hand, index: back})


def _held(
    arrangement: Arrangement, now: int, running: TileAnimations, held: Held | None
) -> dict[Key, tuple[Pose, Half]]:
    found: dict[Key, tuple[Pose, Half]] = {}
    for index, (tile, where) in enumerate(zip(arrangement.view.hand, arrangement.hand, strict=True)):
        glide = running.hand.get(index)
        pose = glide.at(now) if glide else Pose(where.x, where.y, where.height)
        if held is not None and held.tile == index:
            pose = Pose(*held.at, where.height)
        found[tile.key] = (pose, tile.upper)
    return found


def _seat_of_turn(arrangement: Arrangement) -> Point | None:
    """The place from which tiles of a player come who is not at this screen: the badge of their train."""
    seat = next((row.seat for row in arrangement.view.rows if row.turn), None)
    trains = zip(arrangement.view.trains, arrangement.layout.trains, strict=True)
    return next((place.badge for train, place in trains if seat is not None and train.seat == seat), None)


def _apart(one: Pose, other: Pose) -> bool:
    return abs(one.x - other.x) + abs(one.y - other.y) + abs(one.length - other.length) > 0.5
