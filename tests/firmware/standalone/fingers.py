"""Fingers on the buttons of a hub on the bench, for people who play without a host."""

from roundhouse_hub.lamps.scene import ENGINE


def hold(hub, button, ms=700):
    hub.board.buttons.press(button, 6)
    hub.run(ms)
    hub.board.buttons.release(button, 6)
    hub.run(40)


def press(hub, *buttons):
    for button in buttons:
        hold(hub, button, 80)
        hub.run(400)


def open_menu(hub):
    hold(hub, ENGINE, 3200)
    hub.run(400)


def three_at_mexican_train(hub):
    """Three sit down at this hub, which has just begun; return it."""
    open_menu(hub)
    press(hub, 0, ENGINE, 2, 6, 9, ENGINE, 2)
    return hub
