"""Undo at a called table: it says what it took back, and everybody may be asked for it by the engine held down."""

import pygame
import pytest
from tests.window.screens.real_tiles.called_driver import small
from tests.window.screens.real_tiles.real_table_driver import LOOK

from roundhouse.hub.events import ButtonEvent
from roundhouse.presenters.pages.questions import ProposalPage
from roundhouse.presenters.pages.table_menu import TableMenuPage
from roundhouse.window.screens.pages.list_screen import shows
from roundhouse.window.screens.screen import Frame, Open
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.link.messages import DOWN, LONG

pytestmark = pytest.mark.usefixtures("no_screen")


def test_what_else_is_done_while_an_undo_is_asked_is_not_lost() -> None:
    person = small()
    person.press("draw")
    steps = person.table.referee.steps
    held, own = ButtonEvent(ENGINE, LONG, 0), ButtonEvent(person.table.referee.slots[0], DOWN, 0)
    way = person.fingers.hear(held, own)
    assert isinstance(way, Open) and shows(way.screen, ProposalPage)
    assert (person.table.referee.steps, person.table.mode.awaited.seat) == (steps + 1, 1), "Ann is done"
    person.table.proposals.decline([0])
    fingers = person.fingers
    number = pygame.Event(pygame.KEYDOWN, key=pygame.K_5, mod=0)
    assert isinstance(fingers.screen.update((number,), Frame(LOOK, fingers.now, (held,))), Open)
    assert person.shown.entry is not None and person.shown.entry.ends == (5,)


def test_an_undo_that_is_asked_while_something_else_opens_is_asked_afterwards() -> None:
    person = small()
    person.press("draw")
    fingers = person.fingers
    escape = pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)
    way = fingers.screen.update((escape,), Frame(LOOK, fingers.now, (ButtonEvent(ENGINE, LONG, 0),)))
    assert isinstance(way, Open) and shows(way.screen, TableMenuPage)
    way = fingers.do()
    assert isinstance(way, Open) and shows(way.screen, ProposalPage)
