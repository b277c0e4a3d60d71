"""Facts of every action: its form on the wire, its words, its fields, and the union that it belongs to."""

from dataclasses import fields, is_dataclass
from typing import get_args

import pytest

from roundhouse import actions
from roundhouse.actions import REGISTRY, Action, read_wire
from roundhouse.catalogs import languages
from roundhouse.i18n.texts import Texts

UNIONS = (
    *(actions.TableAction, actions.CorrectionAction, actions.DealtAction, actions.CalledAction, actions.SlotsAction),
    *(actions.ReplayAction, actions.SeatAction, actions.FrontEndAction),
)
"""Each is what one place does."""


def sample(kind: type[Action], number: int) -> Action:
    """An action of a kind whose fields all have this number, or a text."""
    return kind(**{field.name: "Zoe" if field.type == "str" else number for field in fields(kind)})


@pytest.mark.parametrize("kind", REGISTRY.values(), ids=lambda kind: kind.id)
def test_every_action_is_a_frozen_value_of_one_union_that_says_what_it_is(kind: type[Action]) -> None:
    assert is_dataclass(kind) and kind.__doc__ and not kind.__doc__.startswith(f"{kind.__name__}(")
    assert hash(sample(kind, 1)) == hash(sample(kind, 1))
    assert any(kind in get_args(union) for union in UNIONS)


@pytest.mark.parametrize("kind", REGISTRY.values(), ids=lambda kind: kind.id)
def test_every_action_without_a_text_comes_back_from_the_wire(kind: type[Action]) -> None:
    if any(field.type == "str" for field in fields(kind)):
        assert read_wire(kind.id) is None and read_wire(f"{kind.id}:1:1:1") is None
        return
    for number in (-1, 0, 1, 12):
        action = sample(kind, number)
        assert read_wire(action.wire) == action
        assert action.wire.split(":")[0] == kind.id
    assert read_wire(f"{kind.id}{':1' * (len(fields(kind)) + 1)}") is None


@pytest.mark.parametrize(
    "wire", ["", ":", "fly", "draw:", "draw:1", "drop:1", "drop:x:1", "drop:²:1", "drop:1:9999999"]
)
def test_anything_else_on_the_wire_is_no_action(wire: str) -> None:
    assert read_wire(wire) is None


@pytest.mark.parametrize("language", languages())
def test_the_words_of_every_action_are_in_every_language(language: str) -> None:
    assert all(Texts(language).text(kind.words) for kind in REGISTRY.values() if kind.words)


def test_no_word_is_typed_for_two_actions() -> None:
    words = [word for kind in REGISTRY.values() for word in kind.typed]
    assert len(words) == len(set(words)) > 15


def test_two_actions_of_one_id_are_refused() -> None:
    with pytest.raises(AssertionError, match="two actions are called draw"):
        type("Another", (Action,), {}, id="draw")
    assert REGISTRY["draw"] is actions.Draw
