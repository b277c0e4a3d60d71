"""Draws the tracks of a board with two layers: a maze router that gives the same copper on each run.

One net after another is grown as a tree over a grid: the cheapest way from what is joined so far to the next pad. A
net that finds no way is moved to the front of the order and all is drawn anew.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from tools.hardware.pcb.maze import Copper, Ground, Maze
from tools.hardware.pcb.shapes import Pad, Via


class NoWayError(ValueError):
    """A board that this router cannot finish; the message names the net."""


def route(
    ground: Ground, pads: Sequence[Pad], widths: dict[str, float], order: Sequence[str], poured: str, tries: int = 12
) -> Copper:
    """Joins the pads of each net in `order` with tracks of the net's width; the poured net's get their vias first.

    Raises NoWayError when a net is still not joined after `tries` orders.
    """
    nets = list(order)
    for _ in range(tries):
        copper = Copper()
        drawn = (_anchor if net == poured else _draw for net in nets)
        stuck = next(
            (net for net, draw in zip(nets, drawn, strict=True) if not draw(ground, pads, net, widths[net], copper)),
            None,
        )
        if stuck is None:
            return copper
        if nets[0] == stuck:
            break
        nets.remove(stuck)
        nets.insert(0, stuck)
    raise NoWayError(f"No way is left for the net {stuck}; place its parts with more room.")


def stitch(ground: Ground, pads: Sequence[Pad], net: str, copper: Copper, apart: float) -> list[Via]:
    """Vias for the net that is poured on both sides, `apart` from each other wherever they find room."""
    maze = Maze(ground, pads, copper, net, 0.5)
    for line in copper.tracks:
        if line.net == net:
            maze.close_line(line.start, line.end, line.width / 2, (), 0.0, ground.via[0] / 2 + 0.1)
    step = round(apart / ground.grid)
    return [
        Via(net, maze.place((0, column, row)), *ground.via)
        for row in range(step // 2, maze.rows, step)
        for column in range(step // 2, maze.columns, step)
        if not maze.no_via[row * maze.columns + column]
    ]


def _anchor(ground: Ground, pads: Sequence[Pad], net: str, width: float, copper: Copper) -> bool:
    """Gives each pad of the poured net on one side only a via of its own, so that no island of the pour strands it."""
    for pad in sorted((pad for pad in pads if pad.net == net and len(pad.layers) == 1), key=lambda pad: pad.name):
        maze = Maze(ground, pads, copper, net, min(width, 2 * min(pad.half)))
        begun = len(copper.tracks)
        way = maze.to_via(pad)
        if way is None:
            return False
        copper.tracks.extend(maze.tracks(way))
        copper.vias.append(Via(net, maze.place(way[-1]), *ground.via))
        maze.stub(pad, copper, copper.tracks[begun:])
    return True


def _draw(ground: Ground, pads: Sequence[Pad], net: str, width: float, copper: Copper) -> bool:
    mine = [pad for pad in pads if pad.net == net]
    if len(mine) < 2:
        return True
    maze = Maze(ground, pads, copper, net, width)
    mine.sort(key=lambda pad: (pad.center, pad.name))
    joined = set(maze.cells(mine[0]))
    waiting = mine[1:]
    begun = len(copper.tracks)
    while waiting:
        found = maze.shortest(joined, {cell: pad for pad in waiting for cell in maze.cells(pad)})
        if found is None:
            return False
        way, pad = found
        copper.tracks.extend(maze.tracks(way))
        copper.vias.extend(Via(net, maze.place(a), *ground.via) for a, b in itertools.pairwise(way) if a[0] != b[0])
        joined.update(way)
        joined.update(maze.cells(pad))
        waiting.remove(pad)
    for pad in mine:
        maze.stub(pad, copper, copper.tracks[begun:])
    return True
