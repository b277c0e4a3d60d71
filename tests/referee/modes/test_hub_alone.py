"""The hub alone keeps a table as the host's slots-only referee does: press by press, option by option."""

import contextlib
from collections import Counter
from itertools import islice
from random import Random

import pytest
from tests.depth import DEPTH
from tests.referee.modes.press_script import DealtAndPressed, NoPressForEvent
from tests.referee.modes.standalone_comparison import BY_NAME, HOUSE, HostAndHubTable, playable, tables

from roundhouse.games import GAMES
from roundhouse.games.core.moves import Reveal
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.link.messages import LONG, PRESS, TWICE
from roundhouse_hub.standalone.game_setup import fits
from roundhouse_hub.standalone.games import NAMES as HUB_GAMES
from roundhouse_hub.standalone.games import switches
from roundhouse_hub.standalone.state import BETWEEN, DEALING, HUNT, TURN
from roundhouse_hub.standalone.state import ENGINE as LAYS_ENGINE

NAMES = tuple(BY_NAME)
PRESSES = 220
TABLES = 14 if DEPTH > 1 else 8
PLAYED = 5
MOVES = 300


def house_rule_masks(name: str) -> list[int]:
    """No house rule, each by itself, and some together."""
    count, rng = switches(BY_NAME[name]), Random(name)
    single = [1 << place for place in range(count)]
    return [0, *single, *{rng.getrandbits(count) for _ in range(count if DEPTH > 1 else count // 3)}]


def test_the_hub_has_all_games_of_the_product_that_presses_can_tell() -> None:
    ours = {name: game for name, game in GAMES.items() if game.__module__.startswith("roundhouse.games.")}
    assert set(NAMES) == set(HUB_GAMES) == {name for name, game in ours.items() if "slots" in game.table_modes}
    assert set(NAMES) <= set(GAMES)


def test_the_hub_and_the_host_have_the_same_tables() -> None:
    for name, seats, highest in tables():
        if highest > 12 and seats not in (2, 8, 12):
            continue  # large sets take long to make
        # What contradicts itself, the menu does not let anybody choose; hence one house rule at a time.
        for house in (0, *(1 << place for place in range(len(HOUSE[name])))) if not highest else (0,):
            said = playable(name, seats, highest, house), fits(BY_NAME[name], seats, highest, house)
            assert said[0] == said[1], (name, seats, highest, house)


def some_tables(name: str, count: int) -> list[tuple[int, int, int]]:
    """Each house rule at least once, with random players and sets: (players, set, house rules)."""
    rng = Random(name)
    found = [(seats, highest) for other, seats, highest in tables() if other == name and playable(name, seats, highest)]
    chosen = []
    for number in range(max(count, len(house_rule_masks(name)))):
        house = house_rule_masks(name)[number % len(house_rule_masks(name))]
        fitting = [each for each in found if playable(name, *each, house)]
        if fitting:
            chosen.append((*rng.choice(fitting), house))
    return chosen


@pytest.mark.parametrize("name", NAMES)
def test_any_presses_make_the_same_lamps_sounds_and_hands(name: str) -> None:
    met = Counter[str]()
    for seed, (seats, highest, house) in enumerate(some_tables(name, TABLES)):
        both = HostAndHubTable(name, seats, highest, house, seed)
        for _ in both.walk(PRESSES):
            pass
        met.update(tables=1, compared=both.compared, taken=both.taken, rounds=both.hub.state.rounds)
    assert met["taken"] > 500
    assert met["rounds"] > 2


@pytest.mark.parametrize("name", NAMES)
def test_whole_rounds_played_by_the_rules_are_kept_alike(name: str) -> None:
    """The presses of rounds that were really dealt and played."""
    met = Counter[str]()
    for seed, (seats, highest, house) in enumerate(some_tables(name, PLAYED)):
        both = HostAndHubTable(name, seats, highest, house, seed, sit=False)
        played = DealtAndPressed(both.game, seed)
        played.sit_down()
        played.log.clear()
        with contextlib.suppress(NoPressForEvent):
            for _ in islice(played.rounds(2), MOVES):
                for press in played.log:
                    assert both.press(*press) or press == (ENGINE, TWICE), (both.game, press)
                    met["presses"] += 1
                played.log.clear()
                if both.hub.state.stage == BETWEEN and both.hub.state.winner < 0 and "private" in name:
                    break  # a press that is not in the log says who leads next
        met["rounds"] += both.hub.state.rounds
    assert met["presses"] > 500
    assert met["rounds"] > 2


def test_undo_goes_back_to_the_beginning_of_the_match() -> None:
    both = HostAndHubTable("mexican-train", 3)
    slot = both.hub.slots[0]
    assert both.press(slot, PRESS)
    begun = both.host.output.scene
    turns = 0
    while both.press(both.hub.slots[both.hub.state.turn], PRESS):
        turns += 1
        if turns == 30:
            break
    for _ in range(turns):
        assert both.press(ENGINE, LONG)
    assert both.host.output.scene == begun
    assert both.press(ENGINE, LONG)
    assert both.press(ENGINE, LONG)
    assert not both.press(ENGINE, LONG)


def test_more_than_the_hub_remembers_it_cannot_take_back() -> None:
    both = HostAndHubTable("mexican-train", 2)
    both.press(both.hub.slots[0], PRESS)
    for _ in range(60):
        both.press(ENGINE, PRESS)
        both.press(ENGINE, TWICE)
    assert both.history.kept > both.history.LEVELS
    taken = 0
    while both.press(ENGINE, LONG):
        taken += 1
    assert taken == both.history.LEVELS


@pytest.mark.parametrize("name", ["derailing", "station"])
def test_when_nobody_finds_the_engine_the_round_is_dealt_again_and_no_hand_is_asked_for(name: str) -> None:
    both = HostAndHubTable(name, 5, 9 if name == "station" else 12)
    assert both.press(both.hub.slots[0], PRESS)
    while both.press(ENGINE, PRESS) and both.hub.state.stage == HUNT:
        pass
    assert both.hub.state.stage == DEALING
    assert not any(isinstance(event, Reveal) for event in both.host.referee.match.events)
    assert both.press(both.hub.slots[2], LONG)
    assert both.hub.state.stage == TURN


def test_a_match_of_basic_trains_is_won_with_120_points() -> None:
    both = HostAndHubTable("basic-trains", 4, sit=False)
    played = DealtAndPressed(both.game, 1)
    played.sit_down()
    played.log.clear()
    for _ in played.rounds(20):
        for press in played.log:
            assert both.press(*press) or press == (ENGINE, TWICE)
        played.log.clear()
    assert both.hub.over
    assert [cue.name for cue in both.hub.cues] == ["clatter", "finale"]
    assert not both.press(ENGINE, PRESS)


@pytest.mark.parametrize(("name", "house"), [("basic-trains", 0), ("slosh", 0), ("slosh", 1)])
def test_a_hand_in_which_all_lose_their_turns_is_dealt_again(name: str, house: int) -> None:
    both = HostAndHubTable(name, 4, 0, house)
    assert both.press(ENGINE, PRESS)
    assert both.press(both.hub.slots[3], LONG)
    while both.hub.state.stage == LAYS_ENGINE:
        assert both.press(both.hub.slots[both.hub.state.turn], LONG)
    for _ in range(4):
        assert both.hub.state.stage == TURN
        assert both.press(ENGINE, TWICE)
    assert both.hub.state.stage == DEALING
    assert both.hub.state.rounds == 0
