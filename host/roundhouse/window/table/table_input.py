"""Window input as intents: which click, drag or key asks for what."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from roundhouse import actions
from roundhouse.actions import Action, ChangeVolume, DropTile, MoveTile, Mute, PickTile, Quit
from roundhouse.actions.action import Index, TrainEnd
from roundhouse.indices import Seat, Train, index_of
from roundhouse.layout.measures import Point
from roundhouse.presenters.views import TableView, TargetView
from roundhouse.window.key_bindings import NumberEntry, command_of
from roundhouse.window.table.arrangement import Arrangement

DRAG = 6  # px a pressed tile moves before it follows the pointer


@dataclass(frozen=True, slots=True)
class Unfold:
    """See a train (an index into the view) by itself: where there are many, they are small or partly hidden."""

    train: Train


@dataclass(frozen=True, slots=True)
class ShowPlaces:
    """Show once more where the picked tile fits: there are several places."""


Intent = Action | Unfold | ShowPlaces
"""The request of pointer and keys."""


@dataclass(frozen=True, slots=True)
class Pointer:
    """The state of the pointer: the pressed tile of the hand, where it was pressed and where it is now."""

    tile: Index
    pressed_at: Point
    at: Point
    dragging: bool = False


def pressed(arranged: Arrangement, point: Point) -> tuple[Intent | None, Pointer | None]:
    """The pointer goes down: on a tile it picks it (and may drag it), on a button or a lane it means that."""
    action = arranged.button_at(point)
    if action is not None:
        return action, None
    tile = arranged.hand_tile_at(point)
    if tile is not None:
        intent = None if arranged.view.hand[tile].picked else PickTile(tile)
        return intent, Pointer(tile, point, point)
    return _drop(arranged, point), None


def moved(pointer: Pointer, point: Point) -> Pointer:
    """The pointer moves while it holds a tile.

    >>> [moved(Pointer(Index(0), (0, 0), (0, 0)), (x, 0)).dragging for x in (3, 9)]
    [False, True]
    """
    far = abs(point[0] - pointer.pressed_at[0]) + abs(point[1] - pointer.pressed_at[1]) > DRAG
    return replace(pointer, at=point, dragging=pointer.dragging or far)


def released(arranged: Arrangement, pointer: Pointer, point: Point, *, was_picked: bool) -> Intent | None:
    """The pointer lets go: a dragged tile drops on the train below or elsewhere in the hand; the picked tile is clicked
    again."""
    if pointer.dragging:
        if arranged.regions.hand.collidepoint(point):
            place = arranged.hand_place_at(point)
            return MoveTile(pointer.tile, place) if place != pointer.tile else None
        return _drop(arranged, point)
    return PickTile(pointer.tile) if was_picked else None


class TableKeys:
    """The keys of one table that is dealt or replayed: what each asks for."""

    def __init__(self) -> None:
        self._number = NumberEntry()

    def intent(self, arranged: Arrangement, event: pygame.Event) -> Intent | None:
        """The intent of a key; None if it has no meaning now."""
        view, command = arranged.view, command_of(event, "dealt")
        number = self._number.number(command)
        match command.meaning:
            case Quit() | Mute() | ChangeVolume() as action:
                return action
            case "walk" | "walk-all" as use:
                return _step(arranged, command.step, every=use == "walk-all")
            case actions.MoveTile:
                return _move(arranged, command.step)
            case "back":
                return PickTile() if any(tile.picked for tile in view.hand) else None
            case "due":
                return _due(view)
            case "public":
                return _drop_by_seat(arranged, None, other_end=False)
            case "number" if number:
                return _drop_by_seat(arranged, Seat(index_of(number)), other_end=False)
            case "number-of-public" if number:
                publics = [Train(index) for index, train in enumerate(view.trains) if train.seat is None]
                if len(publics) < 2:
                    return _drop_by_seat(arranged, Seat(index_of(number)), other_end=True)
                return _on_train(arranged, publics[index_of(number)], TrainEnd(0)) if number <= len(publics) else None
        asked = command.otherwise or command.meaning
        if isinstance(asked, Action) and any(each.action == asked and each.enabled for each in view.buttons):
            return asked
        return None


def _drop(arranged: Arrangement, point: Point) -> Intent | None:
    """The train under the point."""
    train = arranged.train_at(point)
    return None if train is None else _on_train(arranged, train, arranged.end_at(train, point))


def _on_train(arranged: Arrangement, train: Train, end: TrainEnd) -> Intent | None:
    """Lay the picked tile there, for the referee to rule on; with none picked, unfold the train if tiles are hidden."""
    if any(tile.picked for tile in arranged.view.hand):
        return DropTile(train, end)
    return Unfold(train) if arranged.cramped(train) else None


def only_place(view: TableView) -> DropTile | None:
    """The play of the picked tile, if there is one place for it."""
    if any(tile.picked for tile in view.hand) and len(view.targets) == 1:
        return DropTile(view.targets[0].train, view.targets[0].end)
    return None


def landing_under(arranged: Arrangement, pointer: Pointer) -> TargetView | None:
    """The place where the dragged tile would lie if it were let go now; None where it does not fit."""
    train = arranged.train_at(pointer.at)
    if train is None:
        return None
    end = arranged.end_at(train, pointer.at)
    return next((each for each in arranged.view.targets if (each.train, each.end) == (train, end)), None)


def _due(view: TableView) -> Intent | None:
    """The only place for a picked tile; else the button in brass; else all places are shown."""
    if (play := only_place(view)) is not None:
        return play
    due = (each.action for each in view.buttons if each.primary and each.enabled)
    pressed_action = next((action for action in due if isinstance(action, Action)), None)
    return pressed_action or (ShowPlaces() if view.targets else None)


def _drop_by_seat(arranged: Arrangement, seat: Seat | None, *, other_end: bool) -> Intent | None:
    """The train with this badge; of two legal ends the outer one, or the inner one when asked for the other."""
    view = arranged.view
    train = next((Train(index) for index, train in enumerate(view.trains) if train.seat == seat), None)
    if train is None:
        return None
    legal = sorted((target.end for target in view.targets if target.train == train), reverse=True)
    ends = legal or [TrainEnd(len(view.trains[train].ends) - 1)]
    return _on_train(arranged, train, ends[-1] if other_end else ends[0])


def _move(arranged: Arrangement, step: int) -> Intent | None:
    """Move the picked tile one place to the left or right, if there is one."""
    hand = arranged.view.hand
    now = next((index for index, tile in enumerate(hand) if tile.picked), None)
    if now is None or not 0 <= now + step < len(hand):
        return None
    return MoveTile(Index(now), Index(now + step), held=True)


def _step(arranged: Arrangement, step: int, *, every: bool) -> Intent | None:
    """The next tile to the left or right; playable ones only, if there are any and not `every` one is asked for."""
    hand = arranged.view.hand
    playable = [index for index, tile in enumerate(hand) if tile.playable and not every]
    choice = list(map(Index, playable or range(len(hand))))
    if not choice:
        return None
    now = next((index for index, tile in enumerate(hand) if tile.picked), None)
    if now is None:
        return PickTile(choice[0] if step > 0 else choice[-1])
    beyond = [index for index in choice[::step] if (index - now) * step > 0]
    following = beyond[0] if beyond else choice[::step][0]
    return PickTile(following) if following != now else None
