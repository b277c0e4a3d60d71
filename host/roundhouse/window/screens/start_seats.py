"""The right side of the start screen: the hub from above with the players around it."""

from __future__ import annotations

from roundhouse.games import GAMES
from roundhouse.hub import State
from roundhouse.hub.finding import SIMULATED
from roundhouse.i18n.screens import screen
from roundhouse.records.preferences import Choices, TableChoice
from roundhouse.referee.seats import PERSON
from roundhouse.window import palette
from roundhouse.window.app_services import AppServices
from roundhouse.window.controls.grid import columns, inset, rows
from roundhouse.window.controls.page import Control, HubPicture, LampPicture, Page, Panel, Rect, Text
from roundhouse.window.display import Display
from roundhouse.window.palette import Color
from roundhouse.window.screens import table_setup
from roundhouse.window.screens.seat_ring import Sitter, seats_around
from roundhouse_hub.lamps.scene import CLOSED, COLORS, EMPTY, NO_COLOR, NO_TRAIN, NOWHERE, Scene


def seats_side(services: AppServices, display: Display, area: Rect, objection: str = "") -> Page:
    """The texts, pictures and controls of this side. `objection` says why the table is not possible."""
    choice, language, felt = services.choices.table, display.language, palette.FELT
    small = display.points(15)
    hint_height = max(display.px(62), round(3.9 * small))
    heights = (display.px(50), hint_height, 0, display.px(30))
    heading, hint, around, foot = rows(inset(area, display.px(36)), heights, display.px(8))
    title, *doors = columns(heading, (0, display.px(156), display.px(140), display.px(100)), display.px(10))
    controls, picture = _around(choice, display, around)
    panels, texts = _hint(choice, display, hint, objection)
    state, lamp = hub_line(services, language)
    said, dot = columns(foot, (0, display.px(18)), display.px(10))
    dot = dot[0], dot[1] + (dot[3] - dot[2]) // 2, dot[2], dot[2]
    return Page(
        panels=panels,
        texts=(
            Text(title, screen("seats", language), display.points(19), "Bold", background=felt),
            *texts,
            Text(said, state, display.points(14), color=palette.SECONDARY, background=felt, anchor="right"),
        ),
        pictures=(picture, LampPicture(dot, lamp)),
        controls=(
            *controls,
            *(
                Control(name, place, "button", screen(name, language), height=display.points(16))
                for name, place in zip(("statistics", "preferences", "quit"), doors, strict=True)
            ),
        ),
    )


def _hint(
    choice: TableChoice, display: Display, area: Rect, objection: str
) -> tuple[tuple[Panel, ...], tuple[Text, ...]]:
    """How to sit down; or, on a red panel, why the table is not possible."""
    language, small = display.language, display.points(15)
    if objection:
        background = Panel(area, palette.REFUSED_STRIP, display.px(8))
        left, top, width, height = inset(area, display.px(4))
        beside = (left + display.px(12), top, width - display.px(24), height)
        text = Text(beside, objection, small, background=background.color, lines=3)
        return (background,), (text,)
    seats = GAMES[choice.game].seats_offered
    least, most = seats[0], seats[-1]
    if least == most:
        offered = screen("seats-exactly", language, most=most)
    else:
        offered = screen("seats-range", language, least=str(least), most=str(most))
    told = f"{offered} {screen('seats-hint', language)}"
    return (), (Text(area, told, small, color=palette.SECONDARY, background=palette.FELT, lines=3),)


def hub_line(services: AppServices, language: str) -> tuple[str, Color]:
    """The state of the hub in words, and the color of the lamp beside it."""
    hub = services.hub
    if services.is_searching:
        return screen("hub-looking", language), palette.BRASS
    if hub is None:
        return screen("hub-missing", language), palette.DISABLED
    if hub.address.startswith(SIMULATED):
        return screen("hub-simulated", language), palette.BRASS
    if hub.state is State.CONNECTED and hub.info is not None:
        return screen("hub-connected", language, name=hub.info.name or hub.address), palette.MINT
    return screen("hub-lost", language), palette.CORAL


def lamps_of(choices: Choices) -> Scene:
    """The hub's lamps during the setup: one in each player's color."""
    lamps, colors = [NO_TRAIN] * len(EMPTY.lamps), [NO_COLOR] * len(EMPTY.colors)
    for seat, place in enumerate(choices.table.places, 1):
        lamps[place.slot], colors[place.slot] = CLOSED, COLORS[seat]
    volume = 0 if choices.preferences.muted else choices.preferences.volume
    return Scene("".join(lamps), "".join(colors), NOWHERE, volume)


def _around(choice: TableChoice, display: Display, area: Rect) -> tuple[tuple[Control, ...], HubPicture]:
    """The players at their slots, with the letters of their teams."""
    sitters = []
    for seat, place in enumerate(table_setup.sitting(choice), 1):
        team = table_setup.team_of(choice, seat - 1)
        label = f"{place.name} · {team}" if team else place.name
        sitters.append(Sitter(place.slot, seat, label, place.player == PERSON))
    return seats_around(sitters, _engine(choice), display, area)


def _engine(choice: TableChoice) -> tuple[int, int]:
    """The highest double of the chosen set."""
    high = table_setup.set_of(choice)
    return high, high
