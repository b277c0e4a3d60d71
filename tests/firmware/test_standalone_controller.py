"""A hub without a computer, from the finger to the lamp: menu, seats, a whole round, the next one, its rest."""

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
    """A hub, its fingers and its ears."""

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
    """Two players, a double-9, 27 tiles each."""
    hub.open_menu()
    hub.press(4, ENGINE, 2, 9, ENGINE)


def three_at_mexican_train(flash=None):
    hub = Hub(flash=flash)
    hub.open_menu()
    hub.press(0, ENGINE, 2, 6, 9, ENGINE, 2)
    return hub


def test_a_whole_round_by_buttons_alone_and_the_next_one():
    hub = Hub()
    two_at_basic_trains(hub)
    hub.press(ENGINE, 2)
    assert hub.heard[-1] == "all_aboard"
    assert hub.counts() == [27, 27]
    hub.press(2, 9)  # an engine each
    laid = 0
    while hub.table.state.stage:
        mine, other = (2, 9) if hub.table.state.turn == 0 else (9, 2)
        hub.press(mine)
        if hub.table.state.stage and hub.table.state.turn == 0:
            hub.press(other)
        if hub.table.state.stage:
            hub.twice(ENGINE)
        laid += 1
    assert hub.heard[-1] == "bell"
    assert hub.lamps == "..w......c..."
    assert laid == 25
    hub.press(ENGINE, 9)
    assert hub.counts() == [27, 27]
    assert hub.app.lamps.scene.turn == 9


def test_the_slots_fill_while_the_engine_is_held():
    hub = Hub()
    seen = []
    hub.board.buttons.press(ENGINE)
    for _ in range(32):
        hub.run(100)
        seen.append(hub.lamps.count("c"))
    assert seen[6] == 0
    assert 5 <= seen[18] <= 6
    assert seen[-1] == 9  # the menu: six games and five sets, one chosen of each
    assert "warning" in hub.heard
    assert hub.heard[-1] == "whistle"


def test_who_lets_go_too_early_is_back_where_he_was():
    hub = three_at_mexican_train()
    before = hub.lamps
    hub.press(2)
    hub.hold(ENGINE, 2500)
    assert hub.lamps == before
    assert hub.counts() == [16, 16, 16]


def test_a_toy_that_is_held_too_short_stays_one():
    hub = Hub()
    hub.hold(ENGINE, 2500)
    hub.run(400)
    assert hub.heard == ["warning"]
    assert hub.app.lamps._toy


def test_the_menu_over_a_table_takes_nothing_back():
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


def test_from_the_menu_the_engine_held_clears_the_table():
    hub = three_at_mexican_train()
    hub.open_menu()
    hub.hold(ENGINE, 3200)
    hub.run(300)
    assert hub.table is None
    hub.press(3)
    assert hub.app.lamps.markers == 1 << 3


def test_a_refused_press_flashes_and_shakes_its_head():
    hub = three_at_mexican_train()
    hub.press(6)
    assert hub.heard[-1] == "refused"
    assert hub.app.lamps._refused == 6
    assert hub.counts() == [16, 16, 16]


def test_a_host_leads_and_when_it_goes_the_round_is_still_there():
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


def test_what_was_played_is_chosen_the_next_time():
    flash = Flash()
    hub = Hub(flash=flash)
    two_at_basic_trains(hub)
    hub.run(11000)
    again = Standalone(hub.app.player, hub.app.lamps, Settings(flash), hub.app.apply)
    again._toggle_menu()
    assert hub.lamps[4] == "o"


def test_five_minutes_alone_invite_half_an_hour_sleeps_and_a_press_only_wakes():
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


def test_no_gesture_of_the_press_that_wakes_means_anything():
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
    """A player that was made anew."""

    def __init__(self):
        self.heard = []

    def cue(self, name):
        self.heard.append(name)


def test_a_part_that_is_made_anew_is_used():
    hub = three_at_mexican_train()
    anew = Player()
    hub.app.standalone.use(anew, hub.app.lamps)
    hub.press(2)
    assert anew.heard == ["starting"]
    assert Standalone.MENU_MS == 3000
