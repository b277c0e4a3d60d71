"""The right side of the first screen: the hub from above, and around it who sits where."""

from __future__ import annotations

import math

from roundhouse.games import GAMES
from roundhouse.hub import State
from roundhouse.hub.finding import SIMULATED
from roundhouse.records.choices import Choices, TableChoice
from roundhouse.table import palette
from roundhouse.table.controls.page import Control, Ground, HubPicture, LampPicture, Page, Place, Text
from roundhouse.table.controls.places import columns, inset, rows
from roundhouse.table.house import House
from roundhouse.table.look import Look
from roundhouse.table.measures import slot_point
from roundhouse.table.palette import Color
from roundhouse.table.screens import choosing
from roundhouse.words.screens import screen
from roundhouse_hub.lamps.scene import CLOSED, COLORS, EMPTY, NO_COLOR, NO_TRAIN, NOWHERE, SLOTS, Scene

UPPER = (10, 11, 0, 1, 2, 9)
"""The slots above the middle of the hub: a name stands on the side away from it."""


def seats_side(house: House, look: Look, area: Place, objection: str = "") -> Page:
    """The texts, pictures and controls of this side. `objection` says why there could be no table."""
    choice, language, felt = house.choices.table, look.language, palette.FELT
    small = look.points(15)
    hint_height = max(look.px(62), round(3.9 * small))
    heights = (look.px(50), hint_height, 0, look.px(30))
    heading, hint, around, foot = rows(inset(area, look.px(36)), heights, look.px(8))
    title, *doors = columns(heading, (0, look.px(156), look.px(140), look.px(100)), look.px(10))
    controls, picture = _around(choice, look, around)
    grounds, texts = _hint(choice, look, hint, objection)
    state, lamp = hub_line(house, language)
    said, dot = columns(foot, (0, look.px(18)), look.px(10))
    dot = dot[0], dot[1] + (dot[3] - dot[2]) // 2, dot[2], dot[2]
    return Page(
        grounds=grounds,
        texts=(
            Text(title, screen("seats", language), look.points(19), "Bold", ground=felt),
            *texts,
            Text(said, state, look.points(14), color=palette.SECONDARY, ground=felt, anchor="right"),
        ),
        pictures=(picture, LampPicture(dot, lamp)),
        controls=(
            *controls,
            *(
                Control(name, place, "button", screen(name, language), height=look.points(16))
                for name, place in zip(("statistics", "manner", "quit"), doors, strict=True)
            ),
        ),
    )


def _hint(choice: TableChoice, look: Look, area: Place, objection: str) -> tuple[tuple[Ground, ...], tuple[Text, ...]]:
    """How to sit down; or, on a ground of its own, why nobody can."""
    language, small = look.language, look.points(15)
    if objection:
        ground = Ground(area, palette.REFUSED_STRIP, look.px(8))
        left, top, width, height = inset(area, look.px(4))
        beside = (left + look.px(12), top, width - look.px(24), height)
        text = Text(beside, objection, small, ground=ground.color, lines=3)
        return (ground,), (text,)
    seats = GAMES[choice.game].seats_offered
    least, most = seats[0], seats[-1]
    if least == most:
        offered = screen("seats-exactly", language, most=most)
    else:
        offered = screen("seats-range", language, least=str(least), most=str(most))
    told = f"{offered} {screen('seats-hint', language)}"
    return (), (Text(area, told, small, color=palette.SECONDARY, ground=palette.FELT, lines=3),)


def hub_line(house: House, language: str) -> tuple[str, Color]:
    """Whether there is a hub, and which; and the color of the lamp beside it."""
    hub = house.hub
    if house.looking:
        return screen("hub-looking", language), palette.BRASS
    if hub is None:
        return screen("hub-missing", language), palette.DISABLED
    if hub.address.startswith(SIMULATED):
        return screen("hub-simulated", language), palette.BRASS
    if hub.state is State.CONNECTED and hub.info is not None:
        return screen("hub-connected", language, name=hub.info.name or hub.address), palette.MINT
    return screen("hub-lost", language), palette.CORAL


def lamps_of(choices: Choices) -> Scene:
    """What the hub shows while people sit down: a lamp in each one's color."""
    lamps, colors = [NO_TRAIN] * len(EMPTY.lamps), [NO_COLOR] * len(EMPTY.colors)
    for seat, place in enumerate(choices.table.places, 1):
        lamps[place.slot], colors[place.slot] = CLOSED, COLORS[seat]
    volume = 0 if choices.manner.muted else choices.manner.volume
    return Scene("".join(lamps), "".join(colors), NOWHERE, volume)


def _around(choice: TableChoice, look: Look, area: Place) -> tuple[tuple[Control, ...], HubPicture]:
    """A control for each slot on a ring around the hub, which stands in the middle."""
    left, top, width, height = area
    middle = left + width / 2, top + height / 2
    name = look.points(15)
    # A name stands beyond its ring. Neighbors are apart by these shares of the reach, across or down.
    apart = math.sin(math.radians(45)) - math.sin(math.radians(15))
    label = 1.4 * name
    ring = int(min(look.px(72), (apart * (height / 2 - label) - label) / (1 + apart / 2)))
    wide, high = int(min(look.px(112), apart * width / 2 / (1 + apart / 2))), ring + int(label)
    across, up = (width - wide) / 2, height / 2 - high + ring / 2
    hub = 0.45 * min(across, up)
    lamps = [palette.WELL] * SLOTS
    lines, controls = [], []
    for slot in range(SLOTS):
        away = slot_point(slot, 1)
        at, above = (middle[0] + across * away[0], middle[1] + up * away[1]), slot in UPPER
        down = high - ring / 2 if above else ring / 2
        seat = next((number for number, each in enumerate(choice.places, 1) if each.slot == slot), 0)
        sits = choosing.seated(choice, slot)
        player = who = ""
        if sits is not None:
            lamps[slot] = palette.seat_color(seat)
            lines.append((slot, seat, round(at[0]), round(at[1])))
            player = "person" if sits.player == "person" else "computer"
            team = choosing.team_of(choice, seat - 1)
            who = f"{sits.name} · {team}" if team else sits.name
        place = round(at[0] - wide / 2), round(at[1] - down), wide, high
        controls.append(Control(f"seat:{slot}", place, "seat", who, seat=seat, player=player, height=name, above=above))
    where = (round(middle[0] - hub), round(middle[1] - hub), round(2 * hub), round(2 * hub))
    return tuple(controls), HubPicture(where, tuple(lamps), _engine(choice), tuple(lines))


def _engine(choice: TableChoice) -> tuple[int, int]:
    """The highest double of the chosen set."""
    high = choosing.option_of(choice, "set")
    return (high, high) if isinstance(high, int) else (12, 12)
