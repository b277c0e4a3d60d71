"""The fixed places of everything that is touched at a table of real tiles.

Each action has a place of its own, on the pad and on every question, so that a second touch, or one that comes just as
the table moves on, never means something else. The same holds around the hub, where other things surround it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from roundhouse import actions
from roundhouse.actions import Action
from roundhouse.window.controls.grid import columns, inset, rows
from roundhouse.window.controls.page import Rect
from roundhouse.window.display import DisplaySettings
from roundhouse.window.table.regions import regions

MOST_CHOICES = 3
"""As many meanings of a call have room beside each other at the usual width; more of them are narrower."""
FOOT = 84
"""The height of the row of buttons below the hub, px at 1280 x 800."""
TABS = 228
"""The width of the ways to report a hand, px at 1280 x 800: to their right is the hub, where its picture is touched."""
ANSWERS = 0.38
"""The share of the body that the answers of a correction take, at its right end beside the hub."""


@dataclass(frozen=True, slots=True)
class TablePlaces:
    """The places where everything is: `strip` holds the answer, `keys` the ends of tiles, `actions` a button each.

    A question stands in `body`, above all buttons, and what is to be done in `task`. The possible meanings of a call
    share `choices`. Around the call pad, `who` names the caller and `tile` shows the tile that is entered.
    """

    body: Rect
    strip: Rect
    below: Rect
    task: Rect
    keys: Rect
    choices: Rect
    actions: Mapping[type[Action], Rect]
    who: Rect = (0, 0, 0, 0)
    tile: Rect = (0, 0, 0, 0)

    def choice(self, index: int, count: int) -> Rect:
        """The place of one of the possible meanings of a call."""
        return columns(self.choices, (0,) * max(count, MOST_CHOICES), 8)[index]


def called_places(display: DisplaySettings) -> TablePlaces:
    """Around the call pad: the way back and scores are in the strip, what every call needs below it."""
    parts = regions(*display.size, pad=True, text=display.text)
    strip: Rect = tuple(parts.strip)  # type: ignore[assignment]
    below: Rect = tuple(parts.hand)  # type: ignore[assignment]
    gap, edge = display.px(8), display.px(12)
    side, keys, buttons = columns(inset(below, edge), (display.px(156), 0, display.px(384)), display.px(16))
    who, tile, undo = rows(side, (display.px(34), 0, display.px(56)), gap)
    due, calls, rest = rows(buttons, (0, 0, 0), gap)
    draw, both, done = columns(calls, (0, 0, 0), gap)
    first, second, more = columns(rest, (0, 0, 0), gap)
    lay, redo = columns(due, (0, more[2]), gap)
    back, scores, choices, dealt = columns(
        inset(strip, edge), (side[2], display.px(170), 0, buttons[2]), display.px(16)
    )
    tell = buttons[0], strip[1] - display.px(60), buttons[2], display.px(56)
    return TablePlaces(
        body=(0, 0, display.size[0], strip[1]),
        strip=strip,
        below=below,
        task=keys,
        keys=keys,
        choices=choices,
        actions={
            actions.Draw: draw,
            actions.DrawAndPass: both,
            actions.Done: done,
            actions.OpenMenu: more,
            # Where a call is corrected, nothing is taken back or made again.
            **dict.fromkeys((actions.Undo, actions.RemoveCall), undo),
            **dict.fromkeys((actions.Redo, actions.InsertCall), redo),
            # The engine is laid before any other tile, and no game has both markers and announcements by hand.
            **dict.fromkeys((actions.LayTile, actions.LayEngine), lay),
            **dict.fromkeys((actions.Announce, actions.MarkerUp), first),
            **dict.fromkeys((actions.Claim, actions.MarkerDown), second),
            actions.Quit: back,
            actions.SeeScores: scores,
            actions.Dealt: dealt,
            actions.TellHand: tell,
        },
        who=who,
        tile=tile,
    )


def slots_places(display: DisplaySettings) -> TablePlaces:
    """Around the hub: a row of buttons at the foot, and keys where the answer to a press is otherwise."""
    whole = (0, 0, *display.size)
    body, strip, foot = rows(whole, (0, display.px(216), display.px(FOOT)), 0)
    gap, edge = display.px(10), display.px(12)
    draw, done, undo, scores, back, more = columns(inset(foot, edge), (0,) * 6, gap)
    _, keys, _ = columns(strip, (display.px(184), 0, display.px(316)), display.px(4))
    tell_wide = display.px(300)
    tell = display.size[0] - edge - tell_wide, strip[1] - display.px(60), tell_wide, display.px(56)
    return TablePlaces(
        body=body,
        strip=strip,
        below=foot,
        task=keys,
        keys=keys,
        choices=keys,
        actions={
            **dict.fromkeys((actions.Quit, actions.SitElsewhere), back),
            **dict.fromkeys((actions.SeeScores, actions.InsertCall), scores),
            actions.Draw: draw,
            actions.Done: done,
            **dict.fromkeys((actions.Undo, actions.RemoveCall), undo),
            actions.OpenMenu: more,
            actions.TellHand: tell,
        },
    )
