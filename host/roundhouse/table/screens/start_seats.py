"""The right side of the first screen: the hub from above, and around it who sits where."""

from __future__ import annotations

from roundhouse.games import GAMES
from roundhouse.hub import State
from roundhouse.hub.finding import SIMULATED
from roundhouse.records.choices import TableChoice
from roundhouse.table import palette
from roundhouse.table.controls.page import Control, HubPicture, Page, Place, Text
from roundhouse.table.controls.places import inset, rows
from roundhouse.table.house import House
from roundhouse.table.look import Look
from roundhouse.table.measures import slot_point
from roundhouse.table.screens import choosing
from roundhouse.words.screens import screen
from roundhouse_hub.lamps.scene import SLOTS


def seats_side(house: House, look: Look, area: Place, objection: str = "") -> Page:
    """The texts, pictures and controls of this side. `objection` says why there could be no table."""
    choice = house.choices.table
    heading, line, around, foot = rows(inset(area, look.px(36)), (look.px(32), look.px(46), 0, look.px(46)), look.px(4))
    language, small = look.language, look.points(15)
    seats = GAMES[choice.game].seats_offered
    least, most = seats[0], seats[-1]
    if least == most:
        offered = screen("seats-exactly", language, most=most)
    else:
        offered = screen("seats-range", language, least=str(least), most=str(most))
    hint = objection or f"{screen('seats-hint', language)} {offered}"
    color, grey = palette.CORAL if objection else palette.SECONDARY, palette.SECONDARY
    felt = palette.FELT
    places, picture = _around(choice, look, around)
    return Page(
        texts=(
            Text(heading, screen("seats", language), look.points(19), "Bold", ground=felt),
            Text(line, hint, small, color=color, ground=felt, lines=2),
            Text(foot, hub_line(house, language), look.points(14), color=grey, ground=felt, anchor="right"),
        ),
        pictures=(picture,),
        controls=places,
    )


def hub_line(house: House, language: str) -> str:
    """Whether there is a hub, and which."""
    hub = house.hub
    if hub is None:
        return screen("hub-missing", language)
    if hub.address.startswith(SIMULATED):
        return screen("hub-simulated", language)
    if hub.state is State.CONNECTED and hub.info is not None:
        return screen("hub-connected", language, name=hub.info.name or hub.address)
    return screen("hub-missing", language)


def _around(choice: TableChoice, look: Look, area: Place) -> tuple[tuple[Control, ...], HubPicture]:
    """A control for each slot on a ring around the hub, which stands in the middle."""
    left, top, width, height = area
    middle = left + width / 2, top + height / 2
    wide, high = look.px(96), look.px(76) + round(1.5 * look.points(15))
    reach = min(width - wide, height - high) / 2
    hub = 0.42 * reach
    lamps = [palette.WELL] * SLOTS
    lines, controls = [], []
    for slot in range(SLOTS):
        x, y = slot_point(slot, reach)
        place = round(middle[0] + x - wide / 2), round(middle[1] + y - high / 2), wide, high
        seat = next((number for number, each in enumerate(choice.places, 1) if each.slot == slot), 0)
        sits = choosing.seated(choice, slot)
        if sits is not None:
            lamps[slot] = palette.seat_color(seat)
            inner = slot_point(slot, reach - look.px(40))
            lines.append((slot, seat, round(middle[0] + inner[0]), round(middle[1] + inner[1])))
        player = "" if sits is None else "person" if sits.player == "person" else "computer"
        name = "" if sits is None else sits.name
        controls.append(Control(f"seat:{slot}", place, "seat", name, seat=seat, player=player, height=look.points(15)))
    picture = HubPicture(
        (round(middle[0] - hub), round(middle[1] - hub), round(2 * hub), round(2 * hub)), tuple(lamps), (12, 12),
        tuple(lines),
    )  # fmt: skip
    return tuple(controls), picture
