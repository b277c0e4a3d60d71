"""The menu: games, sets, house rules, seats, and that the hub remembers them."""

from roundhouse_hub.link.messages import LONG, PRESS, TWICE
from roundhouse_hub.standalone.choices import GameChoices
from roundhouse_hub.standalone.games import GAMES, NEIGHBOR, ONE_DOUBLE, WARNS
from roundhouse_hub.standalone.menu import CLOSES, STARTS, STAYS_OPEN, Menu
from roundhouse_hub.standalone.state import History
from roundhouse_hub.standalone.table import Table

ENGINE = 12


class SettingsStub:
    def __init__(self, choices=(), slots=12):
        self.choices = choices
        self.slots = slots

    def set(self, key, value, _):
        assert key == "choices"
        self.choices = value


def menu(choices=()):
    return Menu(GameChoices(SettingsStub(choices)))


def press(page, *slots):
    return [page.press(slot, PRESS) for slot in slots]


def cue_names(page):
    return [cue.name for cue in page.cues]


def test_the_games_stand_on_the_right_and_the_sets_on_the_left():
    page = menu()
    assert page.scene(5).lamps == "occccc" + "ccocc" + ".o"
    assert page.scene(5).colors == "123456" + "mmmmm" + ".1"
    press(page, 4)
    assert page.scene(5).lamps == "ccccoc" + ".oc.." + ".o"
    press(page, 8)
    assert page.scene(5).lamps == "ccccoc" + ".co.." + ".o"
    press(page, 8)
    assert page.scene(5).lamps == "ccccoc" + ".oc.." + ".o"


def test_a_dark_slot_is_refused():
    page = menu()
    press(page, 5)
    for slot in (6, 8, 10, 11):
        page.press(slot, PRESS)
        assert cue_names(page) == (["refused"] if slot != 6 else ["marker"])
    page.press(3, LONG)
    assert cue_names(page) == ["refused"]


def test_the_set_of_derailing_goes_by_the_players_until_one_is_chosen():
    page = menu()
    press(page, 1)
    assert page.scene(5).lamps[6:11] == "ccccc"
    press(page, ENGINE, 0, 1, 2)
    assert page.setup().highest == 9
    press(page, 3, 4)
    assert page.setup().highest == 12


def test_everybody_sits_down_and_the_engine_has_the_color_of_the_next():
    page = menu()
    press(page, ENGINE)
    assert page.scene(5).lamps == "............o"
    assert page.scene(5).colors == "............1"
    press(page, 2, 9)
    assert page.scene(5).colors == "..1......2..3"
    assert page.press(ENGINE, PRESS) == STARTS
    assert page.sitting() == bytes((2, 9))


def test_seats_go_clockwise_from_who_sat_down_first():
    page = menu()
    press(page, ENGINE, 6, 2, 9)
    assert page.sitting() == bytes((6, 9, 2))
    assert page.scene(5).colors == "..3...1..2..4"


def test_pressing_a_slot_again_frees_the_seat():
    page = menu()
    press(page, ENGINE, 6, 2, 6)
    assert page.sitting() == bytes((2,))


def test_there_are_no_more_seats_than_can_play_and_no_fewer():
    page = menu()
    press(page, 5, ENGINE, 0, 3, 6)
    assert page.press(ENGINE, PRESS) == STAYS_OPEN
    assert cue_names(page) == ["refused"]
    press(page, 9, 11)
    assert cue_names(page) == ["refused"]
    assert page.press(ENGINE, PRESS) == STARTS
    assert page.setup().seats == 4


def test_twice_opens_the_house_rules_and_a_rule_that_contradicts_goes_off():
    page = menu()
    page.press(ENGINE, TWICE)
    assert page.scene(5).lamps == "ccccccccc...o"
    press(page, 2, 3)
    assert page.scene(5).lamps == "cccoccccc...o"
    press(page, 2, 8)
    assert page.scene(5).lamps == "ccocccccoc"[:9] + "...o"
    press(page, 3, ENGINE, 0, 1)
    rules = page.setup().rules
    assert ONE_DOUBLE in rules
    assert WARNS not in rules


def test_holding_the_engine_goes_back_and_closes_the_menu():
    page = menu()
    press(page, ENGINE)
    assert page.press(ENGINE, LONG) == STAYS_OPEN
    assert page.scene(5).lamps[0] == "o"
    page.press(ENGINE, TWICE)
    assert page.press(ENGINE, LONG) == STAYS_OPEN
    assert page.press(ENGINE, LONG) == CLOSES


def test_a_game_without_house_rules_has_no_page_for_them():
    page = menu()
    press(page, 4)
    page.press(ENGINE, TWICE)
    assert cue_names(page) == ["refused"]


def test_each_games_choices_are_remembered_as_eight_small_numbers():
    settings = SettingsStub()
    choices = GameChoices(settings)
    assert choices.switch(8)
    assert choices.switch(0)
    for number in range(len(GAMES)):
        assert choices.choose_game(number)
        assert choices.choose_set(len(choices.game.sets) - 1)
    assert choices.switch(1)
    choices.remember(0)
    assert len(settings.choices) == 8
    assert max(settings.choices) < 256
    again = GameChoices(SettingsStub(settings.choices))
    assert again.game.name == "slosh"
    assert NEIGHBOR in Menu(again).choices.game.house[1]
    assert (again.highest, again.house) == (6, 2)
    again.choose_game(0)
    assert (again.highest, again.house) == (18, 0b100000001)


def test_invalid_choices_are_reset():
    for kept in ((), (0,) * 7, (99,) + (0,) * 7, (0, 255, 255, 255, 255, 255, 255, 255), (5, 0, 0, 0, 0, 0, 0, 3 << 3)):
        choices = GameChoices(SettingsStub(kept))
        assert choices.house == 0
        assert choices.highest == 0
    assert not GameChoices(SettingsStub()).choose_game(6)


def test_the_menu_refuses_too_many_players_for_a_set():
    page = menu()
    press(page, 1, 6, ENGINE, 0, 3)
    assert page.setup().hand == 10
    press(page, 6)
    assert cue_names(page) == ["refused"]


def test_a_hub_with_four_slots_has_room_for_three_and_the_public_train():
    page = Menu(GameChoices(SettingsStub((), 4)))
    press(page, ENGINE, 0, 1, 2)
    assert cue_names(page) == ["marker_up"]
    press(page, 3)
    assert cue_names(page) == ["refused"]
    assert page.press(ENGINE, PRESS) == STARTS
    table = Table(page.setup(), page.sitting(), History(), 4)
    assert list(table.slots) == [0, 1, 2, 3]
