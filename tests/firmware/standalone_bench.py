"""A hub without a host, and fingers on its buttons."""

from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_standins.bench import ready


def alone(**options):
    """A bench whose hub has started and meets no host."""
    return ready(hosted=False, **options)


def hold(hub, button, ms=700):
    hub.board.buttons.press(button, 6)
    hub.run(ms)
    hub.board.buttons.release(button, 6)
    hub.run(40)


def press(hub, *buttons):
    """Press each, until it is known that it was no half of two presses."""
    for button in buttons:
        hold(hub, button, 80)
        hub.run(400)


def open_menu(hub):
    hold(hub, ENGINE, 3200)
    hub.run(400)


def three_at_mexican_train():
    hub = alone()
    open_menu(hub)
    press(hub, 0, ENGINE, 2, 6, 9, ENGINE, 2)
    return hub
