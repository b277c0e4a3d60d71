"""A hub without a computer, from button to lamp: the menu, the seats, turns, sleep."""

# The bench imports the deepest modules first: there is little stack where modules are compiled as well.
from roundhouse_standins.bench import ready  # isort: skip
from tests.firmware.standalone.fingers import hold, open_menu, press, three_at_mexican_train

from roundhouse_hub.lamps.scene import ENGINE, Scene
from roundhouse_hub.link.messages import scene_message
from roundhouse_hub.standalone.controller import ASLEEP, ATTRACTING, AWAKE

MINUTE = 60000


def twice(hub, button):
    hold(hub, button, 80)
    press(hub, button)


def lamps(hub):
    return hub.app.lamps.scene.lamps


def counts(hub):
    table = hub.app.standalone.table
    return list(table.state.counts[: table.setup.seats])


def two_at_basic_trains():
    """Two players with a double-9 set, 27 tiles each."""
    hub = ready(hosted=False)
    open_menu(hub)
    press(hub, 4, ENGINE, 2, 9, ENGINE)
    return hub


def test_a_turn_ends_by_itself_once_every_train_has_its_tile():
    hub = two_at_basic_trains()
    press(hub, ENGINE, 2, 2, 9, 2, 9)
    assert hub.app.standalone.table.state.turn == 1
    twice(hub, ENGINE)  # out of habit
    assert hub.heard[-1] == "refused"
    assert hub.app.standalone.table.state.turn == 1
    twice(hub, ENGINE)
    assert hub.app.standalone.table.state.turn == 0
    press(hub, 2, 9)
    hold(hub, ENGINE)
    assert hub.app.standalone.table.state.turn == 0
    twice(hub, ENGINE)
    assert hub.app.standalone.table.state.turn == 1


def test_the_slots_fill_while_the_engine_is_held():
    hub = ready(hosted=False)
    seen = []
    hub.board.buttons.press(ENGINE)
    for _ in range(32):
        hub.run(100)
        seen.append(lamps(hub).count("c"))
    assert seen[6] == 0
    assert 5 <= seen[18] <= 6
    assert seen[-1] == 9  # the menu: six games and five sets, of which one each is chosen
    assert "warning" in hub.heard
    assert hub.heard[-1] == "whistle"


def test_releasing_the_engine_early_changes_nothing():
    hub = three_at_mexican_train(ready(hosted=False))
    before = lamps(hub)
    press(hub, 2)
    hold(hub, ENGINE, 2500)
    assert lamps(hub) == before
    assert counts(hub) == [16, 16, 16]


def test_opening_the_menu_undoes_nothing():
    hub = three_at_mexican_train(ready(hosted=False))
    press(hub, 2)
    before = hub.app.lamps.scene
    open_menu(hub)
    assert lamps(hub)[0] == "o"
    hold(hub, ENGINE)
    assert hub.app.lamps.scene == before
    assert counts(hub) == [15, 16, 16]
    hold(hub, ENGINE)
    assert counts(hub) == [16, 16, 16]


def test_holding_the_engine_in_the_menu_clears_the_table():
    hub = three_at_mexican_train(ready(hosted=False))
    open_menu(hub)
    hold(hub, ENGINE, 3200)
    hub.run(300)
    assert hub.app.standalone.table is None
    press(hub, 3)
    assert hub.app.lamps.markers == 1 << 3


def test_a_refused_press_flashes_and_sounds():
    hub = three_at_mexican_train(ready(hosted=False))
    press(hub, 6)
    assert hub.heard[-1] == "refused"
    assert hub.app.lamps._refused == 6
    assert counts(hub) == [16, 16, 16]


def test_the_round_survives_a_visit_of_a_host():
    hub = three_at_mexican_train(ready(hosted=False))
    press(hub, 2)
    before = hub.app.lamps.scene
    hub.host.awake = True
    hub.run(300)
    theirs = Scene("w............", "1............", -1, 7)
    hub.host.send(scene_message(theirs))
    hub.run(100)
    assert hub.app.lamps.scene == theirs
    press(hub, 6)
    assert [(told["b"], told["g"]) for told in hub.host.received("press")] == [(6, "down"), (6, "press")]
    assert counts(hub) == [15, 16, 16]
    hub.host.awake = False
    hub.run(4000)
    assert hub.app.lamps.scene == Scene(before.lamps, before.colors, before.turn, 7)
    assert not hub.app.lamps._toy
    press(hub, 6)
    assert counts(hub) == [15, 15, 16]


def test_the_last_game_is_chosen_next_time():
    hub = two_at_basic_trains()
    hub.run(11000)
    hub.power_on()
    hub.run(200)
    open_menu(hub)
    assert lamps(hub)[4] == "o"


def test_attract_mode_after_five_minutes_sleep_after_thirty_and_a_press_only_wakes():
    hub = three_at_mexican_train(ready(hosted=False))
    for still, rest in ((4 * MINUTE, AWAKE), (2 * MINUTE, ATTRACTING), (23 * MINUTE, ATTRACTING), (2 * MINUTE, ASLEEP)):
        hub.run(still, step_ms=250)
        assert hub.app.standalone.rest == rest
    heard = len(hub.heard)
    press(hub, 2)
    assert hub.app.standalone.rest == AWAKE
    assert counts(hub) == [16, 16, 16]
    assert len(hub.heard) == heard
    press(hub, 2)
    assert counts(hub) == [15, 16, 16]


def test_all_gestures_of_the_waking_press_are_ignored():
    hub = three_at_mexican_train(ready(hosted=False))
    press(hub, 2)
    for wake in (twice, hold, lambda hub, button: hold(hub, button, 3500)):
        hub.run(6 * MINUTE, step_ms=250)
        wake(hub, ENGINE)
        hub.run(500)
        assert hub.app.standalone.rest == AWAKE
        assert counts(hub) == [15, 16, 16]
        assert lamps(hub).count("c") == 3


def test_a_toy_whistles_clatters_and_warns_and_its_slots_move_their_markers():
    hub = ready(hosted=False)
    press(hub, ENGINE)
    twice(hub, ENGINE)
    hold(hub, ENGINE)
    assert hub.heard == ["whistle", "clatter", "warning"]
    press(hub, 3, 11)
    assert hub.app.lamps.markers == 1 << 3 | 1 << 11
    press(hub, 3)
    hold(hub, 0)
    twice(hub, 0)
    assert hub.app.lamps.markers == 1 << 11


def test_a_toy_sleeps_too_across_the_wrap_of_the_clock():
    hub = ready(hosted=False, start=2**30 - 10 * MINUTE)
    hub.run(31 * MINUTE, step_ms=500)
    assert hub.app.standalone.rest == ASLEEP
    press(hub, ENGINE)
    assert hub.app.standalone.rest == AWAKE
    assert hub.heard == []
    press(hub, ENGINE)
    assert hub.heard == ["whistle"]


def test_a_host_wakes_the_hub():
    hub = ready(hosted=False)
    hub.run(31 * MINUTE, step_ms=500)
    hub.host.awake = True
    hub.run(500)
    assert hub.app.standalone.rest == AWAKE


class ButtonPlayer:
    def __init__(self):
        self.heard = []

    def cue(self, name):
        self.heard.append(name)


def test_a_rebuilt_player_is_used():
    hub = three_at_mexican_train(ready(hosted=False))
    other = ButtonPlayer()
    hub.app.standalone.use(other, hub.app.lamps)
    press(hub, 2)
    assert other.heard == ["starting"]
