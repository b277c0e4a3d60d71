"""A hub without a computer, from button to lamp: the menu, the seats, a whole round, the next one, sleep."""

from roundhouse_hub.app import App
from roundhouse_hub.lamps.scene import Scene
from roundhouse_hub.link.messages import scene_message
from roundhouse_hub.settings import Settings
from roundhouse_hub.standalone.controller import ASLEEP, ATTRACTING, AWAKE, Standalone
from roundhouse_standins.board import StandInBoard
from roundhouse_standins.clock import VirtualClock, run
from roundhouse_standins.flash import Flash
from roundhouse_standins.host_end import HostEnd

ENGINE = 12
MINUTE = 60000


class Hub:
    """A hub with its buttons and sounds."""

    def __init__(self, start=0, flash=None):
        self.board = StandInBoard(VirtualClock(start), flash, record=False)
        self.heard = []
        self.app = App(self.board, scores={}, listener=self.heard.append)
        self.app.player.cue = self.heard.append
        self.host = HostEnd(self.board)
        self.host.awake = False
        self.run(100)

    def run(self, ms, step_ms=0):
        run(self.app, self.board, ms, step_ms, self.host)

    def press(self, *buttons):
        for button in buttons:
            self.hold(button, 80)
            self.run(400)

    def hold(self, button, ms=700):
        self.board.buttons.press(button, 6)
        self.run(ms)
        self.board.buttons.release(button, 6)
        self.run(40)

    def twice(self, button):
        self.hold(button, 80)
        self.press(button)

    def open_menu(self):
        self.hold(ENGINE, 3200)
        self.run(400)

    @property
    def lamps(self):
        return self.app.lamps.scene.lamps

    @property
    def table(self):
        return self.app.standalone.table

    def counts(self):
        return list(self.table.state.counts[: self.table.setup.seats])


def two_at_basic_trains(hub):
    """Two players with a double-9 set, 27 tiles each."""
    hub.open_menu()
    hub.press(4, ENGINE, 2, 9, ENGINE)


def three_at_mexican_train(flash=None):
    hub = Hub(flash=flash)
    hub.open_menu()
    hub.press(0, ENGINE, 2, 6, 9, ENGINE, 2)
    return hub


def test_a_turn_ends_by_itself_once_every_train_has_its_tile():
    hub = Hub()
    two_at_basic_trains(hub)
    hub.press(ENGINE, 2, 2, 9, 2, 9)
    assert hub.table.state.turn == 1
    hub.twice(ENGINE)  # out of habit
    assert hub.heard[-1] == "refused"
    assert hub.table.state.turn == 1
    hub.twice(ENGINE)
    assert hub.table.state.turn == 0
    hub.press(2, 9)
    hub.hold(ENGINE)
    assert hub.table.state.turn == 0
    hub.twice(ENGINE)
    assert hub.table.state.turn == 1


def test_the_slots_fill_while_the_engine_is_held():
    hub = Hub()
    seen = []
    hub.board.buttons.press(ENGINE)
    for _ in range(32):
        hub.run(100)
        seen.append(hub.lamps.count("c"))
    assert seen[6] == 0
    assert 5 <= seen[18] <= 6
    assert seen[-1] == 9  # the menu: six games and five sets, of which one each is chosen
    assert "warning" in hub.heard
    assert hub.heard[-1] == "whistle"


def test_releasing_the_engine_early_changes_nothing():
    hub = three_at_mexican_train()
    before = hub.lamps
    hub.press(2)
    hub.hold(ENGINE, 2500)
    assert hub.lamps == before
    assert hub.counts() == [16, 16, 16]


def test_a_short_hold_does_not_open_the_menu():
    hub = Hub()
    hub.hold(ENGINE, 2500)
    hub.run(400)
    assert hub.heard == ["warning"]
    assert hub.app.lamps._toy


def test_opening_the_menu_undoes_nothing():
    hub = three_at_mexican_train()
    hub.press(2)
    before = hub.app.lamps.scene
    hub.open_menu()
    assert hub.lamps[0] == "o"
    hub.hold(ENGINE)
    assert hub.app.lamps.scene == before
    assert hub.counts() == [15, 16, 16]
    hub.hold(ENGINE)
    assert hub.counts() == [16, 16, 16]


def test_holding_the_engine_in_the_menu_clears_the_table():
    hub = three_at_mexican_train()
    hub.open_menu()
    hub.hold(ENGINE, 3200)
    hub.run(300)
    assert hub.table is None
    hub.press(3)
    assert hub.app.lamps.markers == 1 << 3


def test_a_refused_press_flashes_and_sounds():
    hub = three_at_mexican_train()
    hub.press(6)
    assert hub.heard[-1] == "refused"
    assert hub.app.lamps._refused == 6
    assert hub.counts() == [16, 16, 16]


def test_the_round_survives_a_visit_of_a_host():
    hub = three_at_mexican_train()
    hub.press(2)
    before = hub.app.lamps.scene
    hub.host.awake = True
    hub.run(300)
    theirs = Scene("w............", "1............", -1, 7)
    hub.host.send(scene_message(theirs))
    hub.run(100)
    assert hub.app.lamps.scene == theirs
    hub.press(6)
    assert [(told["b"], told["g"]) for told in hub.host.received("press")] == [(6, "down"), (6, "press")]
    assert hub.counts() == [15, 16, 16]
    hub.host.awake = False
    hub.run(4000)
    assert hub.app.lamps.scene == Scene(before.lamps, before.colors, before.turn, 7)
    assert not hub.app.lamps._toy
    hub.press(6)
    assert hub.counts() == [15, 15, 16]


def test_the_last_game_is_chosen_next_time():
    flash = Flash()
    hub = Hub(flash=flash)
    two_at_basic_trains(hub)
    hub.run(11000)
    again = Standalone(hub.app.player, hub.app.lamps, Settings(flash), hub.app.apply)
    again._toggle_menu()
    assert hub.lamps[4] == "o"


def test_attract_mode_after_five_minutes_sleep_after_thirty_and_a_press_only_wakes():
    hub = three_at_mexican_train()
    for still, rest in ((4 * MINUTE, AWAKE), (2 * MINUTE, ATTRACTING), (23 * MINUTE, ATTRACTING), (2 * MINUTE, ASLEEP)):
        hub.run(still, step_ms=250)
        assert hub.app.standalone.rest == rest
    heard = len(hub.heard)
    hub.press(2)
    assert hub.app.standalone.rest == AWAKE
    assert hub.counts() == [16, 16, 16]
    assert len(hub.heard) == heard
    hub.press(2)
    assert hub.counts() == [15, 16, 16]


def test_all_gestures_of_the_waking_press_are_ignored():
    hub = three_at_mexican_train()
    hub.press(2)
    for wake in (Hub.twice, Hub.hold, lambda hub, button: hub.hold(button, 3500)):
        hub.run(6 * MINUTE, step_ms=250)
        wake(hub, ENGINE)
        hub.run(500)
        assert hub.app.standalone.rest == AWAKE
        assert hub.counts() == [15, 16, 16]
        assert hub.lamps.count("c") == 3


def test_a_toy_sleeps_too_across_the_wrap_of_the_clock():
    hub = Hub(start=2**30 - 10 * MINUTE)
    hub.run(31 * MINUTE, step_ms=500)
    assert hub.app.standalone.rest == ASLEEP
    hub.press(ENGINE)
    assert hub.app.standalone.rest == AWAKE
    assert hub.heard == []
    hub.press(ENGINE)
    assert hub.heard == ["whistle"]


def test_a_host_wakes_the_hub():
    hub = Hub()
    hub.run(31 * MINUTE, step_ms=500)
    hub.host.awake = True
    hub.run(500)
    assert hub.app.standalone.rest == AWAKE


class Player:
    """A player that was rebuilt."""

    def __init__(self):
        self.heard = []

    def cue(self, name):
        self.heard.append(name)


def test_a_rebuilt_player_is_used():
    hub = three_at_mexican_train()
    other = Player()
    hub.app.standalone.use(other, hub.app.lamps)
    hub.press(2)
    assert other.heard == ["starting"]
    assert Standalone.MENU_MS == 3000
