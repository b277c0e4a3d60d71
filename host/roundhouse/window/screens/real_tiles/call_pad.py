"""The call pad below the table: what was answered in large words, the tile that is being called, keys and buttons."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse import actions
from roundhouse.actions import Action
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.views import Announcement, TablePage
from roundhouse.window.controls.grid import rows
from roundhouse.window.controls.page import (
    BadgePicture,
    Control,
    ControlKind,
    HalfPicture,
    Page,
    Panel,
    Picture,
    Rect,
    SignPicture,
    Text,
)
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import width
from roundhouse.window.screens.real_tiles.table_places import TablePlaces, called_places
from roundhouse.window.screens.real_tiles.tile_end_keys import end_keys

EARLIER, EARLIER_HEIGHT = 230, 64
"""The width and height of the question beside a refusal, px at 1280 x 800."""
HEADLINE = (32, 28, 24, 21, 18)
"""Text heights for the answer: the largest that fits on its line is used."""
LARGE = (actions.LayTile, actions.LayEngine)
"""Actions with larger letters on their buttons."""


def pad_page(shown: TablePage, display: DisplaySettings) -> Page:
    """The page below the table; the table itself is painted by `Painter`."""
    places = called_places(display)
    choices = _choices(shown, display, places)
    beside = choices or earlier_call(shown, display, places.strip)
    room = places.strip
    if beside:
        room = room[0], room[1], beside[0].rect[0] - room[0], room[3]
    panels, texts, pictures = answer_strip(shown, display, places.strip, room)
    called_grounds, called_texts, called_pictures = _called(shown, display, places)
    return Page(
        panels=(*panels, Panel(places.below, palette.BACKGROUND), *called_grounds),
        texts=(*texts, *called_texts),
        pictures=(*pictures, *called_pictures),
        controls=(
            *beside,
            *(
                offered_control(each, places.actions[each.kind], display.points(17))
                for each in (first_offered(shown, actions.RemoveCall, actions.Undo),)
                if each
            ),
            *end_keys(shown, display, places.keys, enabled=not choices),
            *_buttons(shown, display, places),
        ),
    )


def answer_strip(
    shown: TablePage, display: DisplaySettings, area: Rect, room: Rect
) -> tuple[tuple[Panel, ...], tuple[Text, ...], tuple[Picture, ...]]:
    """The answer to the last call, large enough to read across the table, and whose turn it is; written in `room`."""
    last = shown.announcement or Announcement("asked", "")
    refused = last.is_alarm
    background = palette.REFUSED_STRIP if refused else palette.PANEL
    edge = palette.CORAL if refused else palette.BRASS
    left, top, _, high = area
    wide, bar = room[2], display.px(6)
    inner = left + display.px(22), top + display.px(4), wide - display.px(38), high - display.px(8)
    first, second = rows(inner, (display.px(46), 0), 0)
    pictures: list[Picture] = []
    texts: list[Text] = []
    sign = display.px(30)
    if last.tone != "asked":
        pictures.append(SignPicture((first[0], first[1] + (first[3] - sign) // 2, sign, sign), refused))
        first = first[0] + sign + display.px(14), first[1], first[2] - sign - display.px(14), first[3]
    height, used = headline_height(last.title, display, first[2])
    texts.append(Text(first, last.title, height, "Bold", background=background, lines=2))
    left_over = first[2] - used - display.px(28)
    if last.tone == "info" and last.text and left_over > display.px(220):
        beside = first[0] + used + display.px(28), first[1], left_over, first[3]
        texts.append(
            Text(beside, last.text, display.points(14), color=palette.SECONDARY, background=background, lines=2)
        )
    texts += _whose_turn(shown, display, second, pictures, background)
    return (Panel(area, background), Panel((left, top, bar, high), edge)), tuple(texts), tuple(pictures)


def headline_height(text: str, display: DisplaySettings, room: int) -> tuple[int, int]:
    """The largest height in which the text fits into the room, and how wide it is then."""
    for points in HEADLINE:
        height = display.points(points)
        used = width(text, "Bold", height)
        if used <= room:
            break
    return height, min(used, room)


def _whose_turn(
    shown: TablePage, display: DisplaySettings, area: Rect, pictures: list[Picture], background: palette.Color
) -> list[Text]:
    """The second line: the details of a refusal or a question, else whose turn it is and the task."""
    last, prompt = shown.announcement, shown.prompt
    if last is not None and last.tone != "info" and last.text:
        return [Text(area, last.text, display.points(18), background=background)]
    if prompt.tone != "turn" or prompt.seat is None:
        return []
    size = display.px(26)
    pictures.append(BadgePicture((area[0], area[1] + (area[3] - size) // 2, size, size), prompt.seat))
    title, task = shown.nudge or prompt.title, prompt.text
    height = display.points(19)
    start, used = size + display.px(12), width(title, "Bold", height)
    after = start + used + display.px(14)
    if shown.nudge and after + width(task, "Medium", display.points(18)) > area[2]:
        task = ""
    return [
        Text((area[0] + start, area[1], used + 2, area[3]), title, height, "Bold", palette.BRASS, background),
        Text((area[0] + after, area[1], area[2] - after, area[3]), task, display.points(18), background=background),
    ]


def _called(
    shown: TablePage, display: DisplaySettings, places: TablePlaces
) -> tuple[tuple[Panel, ...], tuple[Text, ...], tuple[Picture, ...]]:
    """The caller, and the tile as entered so far."""
    who, tile = places.who, places.tile
    seat, ends = shown.speaker, () if shown.entry is None else shown.entry.ends
    badge = who[3] - display.px(6)
    size = min(tile[2] // 2 - display.px(6), tile[3] - display.px(10))
    left, top = tile[0] + (tile[2] - 2 * size - 2) // 2, tile[1] + (tile[3] - size) // 2
    halves = [*ends, None, None][:2]
    pictures: list[Picture] = [BadgePicture((who[0], who[1] + display.px(3), badge, badge), seat)]
    numbers = display.faces == "numbers" or shown.table.set_high > 12
    pictures += [
        HalfPicture((left + index * (size + 2), top, size, size), half, numbers) for index, half in enumerate(halves)
    ]
    ring = display.px(5)
    around = (left - ring, top - ring, 2 * size + 2 + 2 * ring, size + 2 * ring)
    panels = (Panel(around, palette.BACKGROUND, 10, palette.BRASS),) if len(ends) == 2 else ()
    name = (who[0] + badge + display.px(10), who[1], who[2] - badge - display.px(10), who[3])
    text = Text(
        name, shown.names[seat], display.points(17), "SemiBold", palette.TEXT if shown.due_speaker else palette.BRASS
    )
    return panels, (text,), tuple(pictures)


def _choices(shown: TablePage, display: DisplaySettings, places: TablePlaces) -> tuple[Control, ...]:
    """The possible meanings of the last touch."""
    choices = [each for each in shown.offers if each.kind is actions.ChooseMeaning]
    return tuple(
        offered_control(each, places.choice(index, len(choices)), display.points(17))
        for index, each in enumerate(choices)
    )


def earlier_call(shown: TablePage, display: DisplaySettings, strip: Rect) -> tuple[Control, ...]:
    """Beside a refusal: perhaps not this call is wrong, but one before it."""
    refused = shown.announcement is not None and shown.announcement.tone == "refused"
    offer = shown.offer(actions.SeeCalls)
    if not refused or offer is None or shown.corrected_call:
        return ()
    left, top, wide, high = strip
    gap, across, tall = display.px(12), display.px(EARLIER), display.px(EARLIER_HEIGHT)
    place = left + wide - across - gap, top + (high - tall) // 2, across, tall
    label = display.texts.screen("called-earlier")
    return (Control(offer.wire, place, "button", label, height=display.points(15)),)


def offered_control(offer: Offer, place: Rect, height: int) -> Control:
    """The control of an offer."""
    kind: ControlKind = "primary" if offer.primary else "button"
    return Control(offer.wire, place, kind, offer.label, enabled=offer.enabled, height=height)


def control_of(shown: TablePage, action: type[Action], place: Rect, height: int) -> Control:
    """The control of an action that the page offers."""
    offer = shown.offer(action)
    assert offer is not None, f"{action} is offered"
    return offered_control(offer, place, height)


def more_button(shown: TablePage, display: DisplaySettings, places: TablePlaces) -> Control:
    """The button of the menu; where a call is corrected, it leads back."""
    label = display.texts.screen("back" if shown.corrected_call else "called-more")
    place = places.actions[actions.OpenMenu]
    return Control(actions.OpenMenu().wire, place, "button", label, height=display.points(17))


def usual_buttons(shown: TablePage, display: DisplaySettings, places: TablePlaces) -> tuple[Control, ...]:
    """The buttons of every question: the way out, scores, undo, and the menu with the rest."""
    height = display.points(17)
    usual = ((actions.Quit,), (actions.SeeScores,), (actions.InsertCall,), (actions.RemoveCall, actions.Undo))
    offers = [offer for kinds in usual if (offer := first_offered(shown, *kinds)) is not None]
    return (
        *(offered_control(each, places.actions[each.kind], height) for each in offers),
        more_button(shown, display, places),
    )


def first_offered(shown: TablePage, *kinds: type[Action]) -> Offer | None:
    """The first of these that is possible now; where none is, the last."""
    offers = [offer for kind in kinds if (offer := shown.offer(kind)) is not None]
    return next((each for each in offers if each.enabled), offers[-1] if offers else None)


def _buttons(shown: TablePage, display: DisplaySettings, places: TablePlaces) -> Sequence[Control]:
    """The calls that take one touch, each in its place; the one that is due in brass."""
    found = [each for each in shown.offers if isinstance(each.action, actions.CallAtOnce)]
    found += [each for each in (shown.offer(actions.Redo), shown.offer(actions.InsertCall)) if each and each.enabled]
    return (
        *(
            offered_control(each, places.actions[each.kind], display.points(17 if each.kind in LARGE else 15))
            for each in found
        ),
        more_button(shown, display, places),
    )
