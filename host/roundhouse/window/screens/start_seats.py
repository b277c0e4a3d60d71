"""The right side of the first screen: the hub from above, and around it who sits where."""

from __future__ import annotations

from roundhouse.games import GAMES
from roundhouse.hub import State
from roundhouse.hub.finding import SIMULATED
from roundhouse.i18n.screens import screen
from roundhouse.records.preferences import Choices, TableChoice
from roundhouse.referee.seats import PERSON
from roundhouse.window import palette
from roundhouse.window.app_services import House
from roundhouse.window.appearance import Look
from roundhouse.window.controls.grid import columns, inset, rows
from roundhouse.window.controls.page import Control, Ground, HubPicture, LampPicture, Page, Place, Text
from roundhouse.window.palette import Color
from roundhouse.window.screens import table_setup
from roundhouse.window.screens.seat_ring import Sitter, seats_around
from roundhouse_hub.lamps.scene import CLOSED, COLORS, EMPTY, NO_COLOR, NO_TRAIN, NOWHERE, Scene


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
                for name, place in zip(("statistics", "preferences", "quit"), doors, strict=True)
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
    volume = 0 if choices.preferences.muted else choices.preferences.volume
    return Scene("".join(lamps), "".join(colors), NOWHERE, volume)


def _around(choice: TableChoice, look: Look, area: Place) -> tuple[tuple[Control, ...], HubPicture]:
    """Who sits where, with the letter of his team."""
    sitters = []
    for seat, place in enumerate(table_setup.sitting(choice), 1):
        team = table_setup.team_of(choice, seat - 1)
        label = f"{place.name} · {team}" if team else place.name
        sitters.append(Sitter(place.slot, seat, label, place.player == PERSON))
    return seats_around(sitters, _engine(choice), look, area)


def _engine(choice: TableChoice) -> tuple[int, int]:
    """The highest double of the chosen set."""
    high = table_setup.set_of(choice)
    return high, high
