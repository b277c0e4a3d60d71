"""The screen of a table: shows the views of a host, and turns clicks, drags and keys into intents."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from roundhouse.actions import Action, Quit
from roundhouse.presenters.pages.match import WholeTrainPage
from roundhouse.presenters.views import Half, TableView
from roundhouse.records.preferences import Livery
from roundhouse.window.controls.touch_guard import MOMENT_MS, finger_area
from roundhouse.window.screens.pages.list_screen import ListScreen
from roundhouse.window.screens.screen import STAY, Frame, Navigation, Open, Return
from roundhouse.window.table import table_input
from roundhouse.window.table.arrangement import Arrangement, arrange
from roundhouse.window.table.message_strip import button_places
from roundhouse.window.table.motion import Held
from roundhouse.window.table.painter import Painter, Pointed
from roundhouse.window.table.table_input import Intent, Pointer, ShowPlaces, TableKeys, Unfold
from roundhouse.window.tile_sounds import tile_sounds
from roundhouse_hub.ticks import ticks_diff

# Given what the person asks for and the time in ms, the view to show next.
ViewSource = Callable[[Sequence[Action], int], TableView]


class TableScreen:
    """The host is asked for a view at each frame."""

    def __init__(self, host: ViewSource) -> None:
        self._host = host
        self._painter = Painter()
        self._keys = TableKeys()
        self._pointer: Pointer | None = None
        self._mouse: tuple[int, int] | None = None  # a finger leaves nothing behind
        self._mouse_down = False
        self._was_picked = False
        self._clicked: tuple[frozenset[Half], int] | None = None  # the tile of the hand, and when
        self._view: TableView | None = None
        self._frame: Frame | None = None
        self._arranged: Arrangement | None = None  # as it is after the last event

    @property
    def arrangement(self) -> Arrangement | None:
        """The places where everything is; None before the first picture."""
        return self._painter.arrangement

    @property
    def liveries(self) -> Sequence[Livery] | None:
        return None

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        self._frame, self._arranged = frame, self._painter.arrangement
        told, unfolded = False, None
        for event in events:
            # One by one: two may come in one frame, and the second is meant for what the first has made of the table.
            intent = self._intent(event)
            if isinstance(intent, Quit):
                return Return()
            if isinstance(intent, ShowPlaces):
                self._painter.show_places(frame.now)
            if isinstance(intent, Unfold) and unfolded is None:
                unfolded = intent.train
            if isinstance(intent, Action):
                told, self._view = True, self._host([intent], frame.now)
                if self._arranged is not None and self._arranged.view != self._view:
                    before = self._arranged
                    self._arranged = arrange(self._view, before.size, before)
        if not told:
            self._view = self._host([], frame.now)
        if self._view is None or unfolded is None or unfolded >= len(self._view.trains):
            return STAY
        return Open(ListScreen(WholeTrainPage(self._view.trains[unfolded], self._view.set_high)))

    def paint(self, surface: pygame.Surface, frame: Frame) -> bool:
        view = self._view
        if view is None:
            return False
        held, arranged = None, self._painter.arrangement
        pointer = self._pointer
        if pointer is not None and pointer.dragging and pointer.tile < len(view.hand) and arranged is not None:
            held = Held(pointer.tile, pointer.at, table_input.landing_under(arranged, pointer))
        before = self._painter.arrangement
        painted = self._painter.paint(surface, view, frame.now, held, self._pointed() if held is None else Pointed())
        after = self._painter.arrangement
        if before is not None and after is not None and after is not before and view.scene.volume:
            frame.speaker.sound_tiles(tile_sounds(before, after))
        return bool(painted)

    def wait_ms(self, now: int) -> int:
        return self._painter.wait_ms(now)

    def hover(self, point: tuple[int, int]) -> bool:
        self._mouse, arranged = point, self._painter.arrangement
        if arranged is None:
            return False
        train = arranged.train_at(point)
        on_train = train is not None and (bool(arranged.view.targets) or arranged.cramped(train))
        on_tile = arranged.hand_tile_at(point) is not None
        return on_train or on_tile or arranged.button_at(point) is not None

    def _pointed(self) -> Pointed:
        """The tile or the button under the mouse now, whatever has moved there."""
        arranged = self._painter.arrangement
        if self._mouse is None or arranged is None:
            return Pointed()
        action = arranged.button_at(self._mouse)
        return Pointed(arranged.hand_tile_at(self._mouse), action, action is not None and self._mouse_down)

    def repaint(self) -> None:
        """Paint everything: another screen was shown meanwhile, and may have had what the mouse did since."""
        self._mouse, self._mouse_down = None, False
        self._painter.repaint()

    def close(self) -> None: ...

    def _intent(self, event: pygame.Event) -> Intent | None:
        if event.type == pygame.QUIT:
            return Quit()
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._mouse_down = event.type == pygame.MOUSEBUTTONDOWN
            if event.dict.get("touch"):
                self._mouse = None
        arranged = self._arranged
        if arranged is None or self._frame is None:
            return None
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._painter.skip_deal(self._frame.now)
        if event.type == pygame.KEYDOWN:
            return self._keys.intent(arranged, event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if not self._counts(arranged, event.pos):
                return None
            intent, self._pointer = table_input.pressed(arranged, event.pos)
            self._was_picked = self._pointer is not None and intent is None
            return self._double_click() or intent
        if event.type == pygame.MOUSEMOTION and self._pointer is not None:
            self._pointer = table_input.moved(self._pointer, event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._pointer is not None:
            pointer, self._pointer = self._pointer, None
            return table_input.released(arranged, pointer, event.pos, was_picked=self._was_picked)
        return None

    def _double_click(self) -> Intent | None:
        """Lay the tile that was clicked twice, if there is one place for it."""
        assert self._frame is not None
        before, self._clicked = self._clicked, None
        if self._pointer is None or self._view is None:
            return None
        clicked = self._view.hand[self._pointer.tile].key
        if before is None or before[0] != clicked or ticks_diff(self._frame.now, before[1]) > MOMENT_MS:
            self._clicked = clicked, self._frame.now
            return None
        play = table_input.only_place(self._view)
        if play is not None:
            self._pointer = None
        return play

    def _counts(self, arranged: Arrangement, point: tuple[int, int]) -> bool:
        """Whether a touch is meant for what is there now: a button, or the table and the hand."""
        assert self._frame is not None
        action, area = arranged.button_at(point), finger_area(point, arranged.regions.scale)
        if action is not None:
            places = button_places(arranged.view.buttons, arranged.regions)
            left, top, width, height = places[[button.action for button in arranged.view.buttons].index(action)]
            area = left, top, width, height
        return self._frame.guard.allows((id(self), action), area, point, self._frame.now)
