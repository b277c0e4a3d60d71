"""The table of keys: one key means one thing, and each key does at a dealt table what the table says."""

import ast
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pygame
import pytest
from tests.window.keyboard import key_event
from tests.window.screens.page_services import pages_of
from tests.window.table.sample_views import four_players, own_engines, picked

from roundhouse import actions
from roundhouse.actions import Action
from roundhouse.actions.action import Index, TrainEnd
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.indices import Seat, Train
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.pages.preferences import TEXT_SIZES
from roundhouse.presenters.views import TableView, TrainView
from roundhouse.window import key_bindings
from roundhouse.window.display import DisplaySettings
from roundhouse.window.key_bindings import BINDINGS, PLACES, KeyCommand, NumberEntry, command_of, typed_as, typed_letter
from roundhouse.window.screens.pages.key_help import KeyHelpPage, caps_of
from roundhouse.window.screens.pages.list_screen import ListScreen
from roundhouse.window.table.arrangement import arrange
from roundhouse.window.table.table_input import Intent, TableKeys

SIZE = (1280, 800)
PICKED = next(index for index, tile in enumerate(picked().hand) if tile.picked)
PLAYABLE = [index for index, tile in enumerate(picked().hand) if tile.playable]
SEATS = {1: 0, 2: 1, 3: 2, 4: 3}


def dropped(train: int, end: int = 0) -> actions.DropTile:
    return actions.DropTile(Train(train), TrainEnd(end))


def moved(step: int) -> actions.MoveTile:
    return actions.MoveTile(Index(PICKED), Index(PICKED + step), held=True)


def asked(view: TableView, *keys: str) -> Intent | None:
    """The action that the last of these keys asks for."""
    table_keys = TableKeys()
    intents = [table_keys.intent(arrange(view, SIZE), key_event(key)) for key in keys]
    assert intents[:-1] == [None] * (len(keys) - 1)
    return intents[-1]


def test_no_key_stands_twice_in_the_table() -> None:
    keys = Counter(key for binding in BINDINGS for key in binding.keys)
    assert len(keys) > 100
    assert [key for key, times in keys.items() if times > 1] == []
    assert all(binding.keys and binding.places for binding in BINDINGS)


def test_every_key_can_be_typed() -> None:
    for binding in BINDINGS:
        for key in binding.keys:
            event = key_event(key)
            found = [command_of(event, place) for place in binding.places]
            assert [command.meaning for command in found] == [binding.meaning] * len(binding.places), event
            assert {command.otherwise for command in found} == {binding.otherwise}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", TEXT_SIZES)
def test_every_binding_is_shown_with_its_keys(language: str, text: float) -> None:
    shown = [
        part.text
        for page in pages_of(ListScreen(KeyHelpPage()), DisplaySettings(SIZE, text, Texts(language)))
        for part in page.texts
    ]
    for binding in BINDINGS:
        assert shown.count(Texts(language).screen(f"key:{binding.name}")) == 1, binding
        caps = caps_of(Texts(language), binding)
        assert caps and set(caps) <= set(shown), binding


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_muted_table_names_the_key_that_is_bound(language: str) -> None:
    keys = next(binding.keys for binding in BINDINGS if binding.name == "mute")
    assert any(re.search(rf"\b{key}\b", Texts(language).screen("volume-none")) for key in keys)


NAMES = {key for binding in BINDINGS for key in binding.keys if len(key) > 1}
ABOUT_KEYS = re.compile(rf"\b(?:K_|KMOD_|key_of\b|event\.)|[\"'](?:{'|'.join(map(re.escape, NAMES))})[\"']")
"""Words in the text of each module that looks at keys: no other has to be parsed."""


def _looks_at_keys(source: str) -> list[str]:
    """The places where a module looks at keys by itself: at codes, modifiers, or names in a comparison."""
    found: list[str] = []
    if ABOUT_KEYS.search(source) is None:
        return found
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and (
            node.attr.startswith(("K_", "KMOD_"))
            or (
                node.attr in ("key", "mod", "unicode") and isinstance(node.value, ast.Name) and node.value.id == "event"
            )
        ):
            found.append(f"{node.lineno}: {node.attr}")
        if isinstance(node, ast.Compare | ast.match_case):
            parts = node.pattern if isinstance(node, ast.match_case) else node
            texts = [each.value for each in ast.walk(parts) if isinstance(each, ast.Constant)]
            found += [f"{node_line(node)}: {text}" for text in texts if text in NAMES]
        if isinstance(node, ast.ImportFrom) and any(alias.name == "key_of" for alias in node.names):
            found.append(f"{node.lineno}: key_of")
    return found


def node_line(node: ast.Compare | ast.match_case) -> int:
    return node.lineno if isinstance(node, ast.Compare) else node.body[0].lineno


def test_no_module_but_the_table_looks_at_keys() -> None:
    table = Path(key_bindings.__file__)
    modules = sorted(table.parent.parent.rglob("*.py"))
    assert len(_looks_at_keys(table.read_text("utf-8"))) > 20, "what is looked for is found where it is"
    found = {path.name: _looks_at_keys(path.read_text("utf-8")) for path in modules if path != table}
    assert len(found) > 100
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_keys_on_buttons_are_those_of_the_table() -> None:
    typed = NumberEntry()
    for number in range(19):
        keys = [key_event(key) for key in typed_as(number)]
        assert [typed.number(command_of(key, "called")) for key in keys][-1] == number
    for letter in "ADRSTW":
        command = command_of(key_event(typed_letter(letter).replace("⇧", "Shift+")), "called")
        assert (command.meaning, command.letter) == ("letter", letter)


def test_keys_that_are_shown_as_one_are_all_of_them() -> None:
    caps = {binding.name: caps_of(Texts(), binding) for binding in BINDINGS}
    assert caps["number"] == ("0–9",)
    assert caps["number-of-public"] == ("Shift + 0–9",)
    assert caps["letter"] == ("Shift + A–Z",)
    assert caps["move"] == ("Alt + ← →", "Ctrl + ← →")
    assert caps["hold"] == ("Ctrl + 0–9  M  Enter",)
    assert caps["ten"] == ("+", ".")
    assert caps["speaker"] == ("Page Up", "Page Down")


# -- at a dealt table --------------------------------------------------------------------------------------------------


class Case(NamedTuple):
    """The action of a key at this table, for each key or for this one, once those `after` it are typed, too."""

    view: TableView
    expected: Intent | Callable[[str], Intent | None] | None
    after: tuple[str, ...] = ()


def with_button(action: Action, *, enabled: bool = True) -> TableView:
    other = Offer(actions.OpenMenu(), "Other")
    return replace(four_players(), buttons=(other, Offer(action, "This", enabled=enabled, primary=True)))


def with_train(number: int, *more: TrainView, **changes: Any) -> TableView:
    """A tile is picked; one train is another, and there are more of them."""
    view = picked()
    trains = [replace(train, **changes) if at == number else train for at, train in enumerate(view.trains)]
    return replace(view, trains=(*trains, *more))


TWELFTH = with_train(1, seat=Seat(11))
DEALT: dict[str, tuple[Case, ...]] = {
    **{
        action.id: (Case(with_button(action), action), Case(with_button(action, enabled=False), None))
        for action in (
            *(actions.Draw(), actions.Done(), actions.Undo(), actions.Announce(), actions.Claim()),
            *(actions.MarkerUp(), actions.MarkerDown(), actions.SortHand(), actions.Hint(), actions.WhyNot()),
            *(actions.TurnTile(), actions.NextRound(), actions.SeeScores(), actions.PlayAtSpeed()),
        )
    },
    "number": (Case(picked(), lambda key: dropped(SEATS[int(key)]) if int(key) in SEATS else None),),
    "ten": (
        Case(TWELFTH, dropped(1), after=("2",)),
        Case(TWELFTH, dropped(0), after=("+", "1")),  # the second one takes back the first
    ),
    "public": (Case(picked(), dropped(4)),),
    "number-of-public": (
        Case(
            with_train(-1, replace(picked().trains[-1], sign="2")),
            lambda key: dropped(3 + int(key[-1])) if key[-1] in "12" else None,
        ),
    ),
    "walk": (Case(four_players(), lambda key: actions.PickTile(Index(PLAYABLE[0 if key[-1] in "→↓" else -1]))),),
    "walk-all": (Case(picked(), lambda key: actions.PickTile(Index(PICKED + (1 if key[-1] == "→" else -1)))),),
    "move": (Case(picked(), lambda key: moved(1 if key[-1] == "→" else -1)),),
    "erase": (Case(with_button(actions.Undo()), actions.Undo()),),
    "due": (Case(with_button(actions.Done()), actions.Done()),),
    "back": (Case(picked(), actions.PickTile()),),
    "mute": (Case(four_players(), actions.Mute()),),
    "softer": (Case(four_players(), actions.ChangeVolume(-1)),),
    "louder": (Case(four_players(), actions.ChangeVolume(1)),),
    "quit": (Case(four_players(), actions.Quit()),),
}
BY_THE_APPLICATION = {"keys", "full-screen"}
"""The keys of every place: `screens/test_keys.py` looks at them."""


def test_every_action_of_a_dealt_table_is_looked_at() -> None:
    assert {binding.name for binding in BINDINGS if "dealt" in binding.places} == DEALT.keys() | BY_THE_APPLICATION


@pytest.mark.parametrize("action", DEALT)
def test_at_a_dealt_table_every_key_does_what_it_says(action: str) -> None:
    (binding,) = (binding for binding in BINDINGS if binding.name == action)
    assert binding.keys
    for key in binding.keys:
        for case in DEALT[action]:
            expected = case.expected(key) if callable(case.expected) else case.expected
            assert asked(case.view, key, *case.after) == expected, key


def test_a_number_is_one_end_of_a_train_with_two_and_with_shift_the_other() -> None:
    view = own_engines()
    view = replace(view, hand=(replace(view.hand[0], picked=True),))
    assert [asked(view, key) for key in ("1", "Shift+1")] == [dropped(0, 1), dropped(0)]


def test_keys_of_other_places_mean_nothing_at_a_dealt_table() -> None:
    others = [key for binding in BINDINGS if "dealt" not in binding.places for key in binding.keys]
    assert others
    buttons = tuple(Offer(each.meaning, "Any") for each in BINDINGS if not isinstance(each.meaning, str))
    for key in others:
        assert asked(replace(picked(), buttons=buttons), key) is None, key


def test_a_key_without_a_name_means_nothing() -> None:
    event = pygame.Event(pygame.KEYDOWN, key=pygame.K_SCROLLLOCK, mod=0, unicode="")
    assert TableKeys().intent(arrange(picked(), SIZE), event) is None
    assert all(command_of(event, place).meaning is None for place in PLACES)
    assert all(command_of(pygame.Event(pygame.TEXTINPUT, text="d"), place) == KeyCommand() for place in PLACES)
