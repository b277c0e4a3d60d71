"""Setting volume and brightness by holding the engine and pressing a slot; this is never taken for a play."""

from tests.firmware.standalone.fingers import press, three_at_mexican_train

from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.settings import Settings
from roundhouse_standins.bench import ready

LIT = 60  # brighter than the scale's glow


def turn(made, *slots, held=700):
    made.board.buttons.press(ENGINE)
    made.run(held)
    for slot in slots:
        made.tap(slot)
        made.run(60)
    made.board.buttons.release(ENGINE)
    made.run(400)


def scale(made):
    _, colors = made.board.pixels.history[-1]
    return [max(color) > LIT for color in colors[:10]].count(True)


def kept(made):
    made.run(2000)
    return Settings(made.flash)


def test_a_slot_sets_the_volume_shows_plays_and_remembers_it():
    made = ready(hosted=False)
    turn(made, 7)
    assert made.app.settings.volume == made.app.player.volume == 8
    assert made.heard == ["warning", "volume"]  # the sound that the long press began gives way
    assert scale(made) == 8
    assert kept(made).volume == 8
    assert scale(made) < 2  # toy play, with its headlight
    assert made.app.lamps.markers == 0
    assert made.heard == ["warning", "volume"]


def test_each_slot_is_a_step():
    made = ready(hosted=False)
    volumes = []
    for slot in range(10):
        turn(made, slot)
        volumes.append(made.app.player.volume)
        made.run(1600)
    # The fifth was the current one: that mutes.
    assert volumes == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert not made.app.settings.mute


def test_the_current_step_mutes_and_any_other_unmutes():
    made = ready(hosted=False)
    turn(made, 4)
    assert made.app.player.muted
    assert kept(made).mute
    turn(made, 4)
    assert not made.app.player.muted
    assert made.app.player.volume == 5
    turn(made, 4, 4, 1)
    assert (made.app.player.volume, made.app.player.muted) == (2, False)
    assert not kept(made).mute


def test_the_quiet_profile_and_the_brightness():
    made = ready(hosted=False)
    turn(made, 10)
    assert made.app.player.quiet
    assert kept(made).quiet
    turn(made, 10, 11, 11)
    assert not made.app.player.quiet
    assert made.app.lamps.brightness == kept(made).brightness == 6
    turn(made, 11, 11, 11)
    assert made.app.lamps.brightness == 10


def test_a_hub_of_three_slots_has_three_steps():
    made = ready(hosted=False)
    made.app.settings.set("slots", 3, 0)
    made.app.apply()
    volumes = []
    for slot in (0, 1, 2):
        turn(made, slot)
        volumes.append(made.app.player.volume)
    assert volumes == [3, 6, 10]


def test_a_short_press_of_the_engine_beside_a_slots_is_two_presses():
    made = ready(hosted=False)
    made.board.buttons.press(ENGINE)
    made.run(100)
    made.tap(3)
    made.board.buttons.release(ENGINE)
    made.run(500)
    assert made.heard == ["whistle"]  # the slot's "marker" has no score here
    assert made.app.lamps.markers == 1 << 3
    assert made.app.settings.volume == 5


def test_setting_the_volume_at_a_table_neither_undoes_nor_lays():
    made = three_at_mexican_train(ready(hosted=False))
    press(made, ENGINE)
    before = bytes(made.app.standalone.table.state.counts), made.app.lamps.scene.lamps
    turn(made, 2, 8)
    made.run(2000)
    assert (bytes(made.app.standalone.table.state.counts), made.app.lamps.scene.lamps) == before
    assert made.app.settings.volume == 9


def test_setting_the_volume_does_not_open_the_menu():
    made = ready(hosted=False)
    turn(made, 3, held=2000)
    made.board.buttons.press(ENGINE)
    made.run(700)
    made.tap(6)
    made.run(4000)
    assert made.app.standalone._menu is None
    made.board.buttons.release(ENGINE)
    made.run(400)
    assert made.app.settings.volume == 7
