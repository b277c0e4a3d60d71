"""Presses while flash is written and nobody can look at the buttons; and writing, which waits for presses."""

from roundhouse_hub.buttons.press_handler import PressHandler
from roundhouse_hub.buttons.volume_keys import LOUDER
from roundhouse_hub.recovery.faults import LAMPS
from roundhouse_standins.bench import ready

EVERY_MS = 5


def looks(*closed, erase_ms=400, keys=False):
    """The looks during an erase; `closed` are (button, from ms, to ms)."""
    made = []
    for ms in range(0, erase_ms, EVERY_MS):
        mask = 0
        for button, begin, end in closed:
            if begin <= ms < end:
                mask |= 1 << button
        made.append((ms, 0, mask) if keys else (ms, mask, 0))
    return tuple(made)


def pressed_while_writing(made, *closed, keys=False, erase_ms=400):
    """The presses that the host gets. `closed`: what was pressed when, in milliseconds after the write began."""
    made.board.flash.WRITE_MS = erase_ms
    made.board.meanwhile = looks(*closed, keys=keys, erase_ms=erase_ms)
    began = made.clock.now()
    made.app.settings.set("brightness", 3, began)
    made.app.settings.keep()
    made.run(1000)
    return [(message["b"], message["g"]) for message in made.received("press")]


def test_a_short_press_is_reported_wherever_in_the_write_it_came():
    for begin in (0, 5, 200, 360):
        made = ready()
        assert pressed_while_writing(made, (3, begin, begin + 30)) == [(3, "down"), (3, "press")], begin


def test_two_presses_in_one_write_are_twice_and_a_glitch_is_none():
    made = ready()
    assert pressed_while_writing(made, (3, 20, 60), (3, 200, 240)) == [(3, "down"), (3, "down"), (3, "twice")]
    made = ready()
    assert pressed_while_writing(made, (3, 20, 25), (5, 100, 105)) == []


def test_a_button_that_is_still_down_afterwards_is_one_press():
    made = ready()
    made.board.buttons.press(7)
    made.board.meanwhile = looks((7, 10, 40), erase_ms=40)
    made.app.settings.set("brightness", 3, made.clock.now())
    made.app.settings.keep()
    made.run(40)
    made.board.buttons.release(7)
    made.run(500)
    assert [(message["b"], message["g"]) for message in made.received("press")] == [(7, "down"), (7, "press")]


def test_a_key_works_as_well():
    made = ready()
    volume = made.app.settings.volume
    assert pressed_while_writing(made, (LOUDER, 50, 80), keys=True) == []
    assert made.app.settings.volume == volume + 1


def test_nothing_is_written_while_somebody_presses():
    made = ready()
    made.send("settings", bright=4)
    made.run(300)
    made.tap(2, 200)  # saving is due while it is down
    made.run(250)
    assert made.flash.writes == 0, "it may be pressed again"
    made.run(500)
    assert made.flash.writes == 1


def test_a_button_that_is_stuck_holds_nothing_up_for_long():
    made = ready()
    made.board.buttons.press(2)
    made.send("settings", bright=4)
    made.run(PressHandler.STUCK_MS - 500)
    assert made.flash.writes == 0
    made.run(1500)
    assert made.flash.writes == 1


def test_two_files_are_written_in_two_steps():
    made = ready()
    made.app.settings.set("brightness", 4, made.clock.now(), ordered=True)
    made.app.faults.note(LAMPS, "dark", 1, made.clock.now())
    made.clock.advance(2000)
    made.step(made.clock.now())
    assert made.flash.writes == 1
    made.run(100)
    assert made.flash.writes == 2
