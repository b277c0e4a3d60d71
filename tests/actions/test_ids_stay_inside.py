"""Only the package of the actions knows their ids: elsewhere an action is a value, or its form on the wire."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.syntax import tree

import roundhouse
from roundhouse.actions import REGISTRY

HOUSE = Path(roundhouse.__file__).parent
PLACES = ("presenters", "phones", "terminal", "window")
"""The functions that offer actions, and those that submit them."""
OTHER_WORDS = {
    "presenters/available.py": {"next"},  # what is awaited
    "presenters/real_tiles/prompts.py": {"next"},
    "phones/table_picture.py": {"turn"},  # a part of a picture
    "window/screens/real_tiles/called_questions.py": {"next"},
    "window/screens/match/winner.py": {"keep", "quit", "table"},  # controls of a match that is over
    "window/screens/setup/start.py": {"quit", "phones"},  # controls of the first screen
}
"""Words that mean something else there."""
TAKERS = ("Action", "Choice", "Offer", "back", "offer", "submit", "do")
"""The functions that take an action; a choice of a page has an id of its own, which is none of an action."""


def ids_in(source: str) -> Iterator[tuple[int, str]]:
    """The ids that a module matches, compares or hands on, each with its line."""
    for node in ast.walk(tree(source)):
        found: list[ast.expr] = []
        if isinstance(node, ast.match_case):
            found = [each.value for each in ast.walk(node.pattern) if isinstance(each, ast.MatchValue)]
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in TAKERS:
            found = node.args[:1]
        elif isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(isinstance(each, ast.Attribute) and each.attr in ("wire", "action", "kind") for each in sides):
                found = [part for each in sides for part in getattr(each, "elts", [each])]
        for each in found:
            if isinstance(each, ast.JoinedStr) and each.values:
                each = each.values[0]
            if isinstance(each, ast.Constant) and isinstance(each.value, str) and each.value.split(":")[0] in REGISTRY:
                yield each.lineno, each.value


@pytest.mark.parametrize("place", PLACES)
def test_no_module_matches_compares_or_hands_on_an_id(place: str) -> None:
    modules = [*(HOUSE / place).rglob("*.py")]
    assert modules
    faults = [
        f"{path}:{line}: {word}"
        for path in modules
        for line, word in ids_in(path.read_text("utf-8"))
        if word.rstrip(":") not in OTHER_WORDS.get(str(path.relative_to(HOUSE)), set())
    ]
    assert faults == []


@pytest.mark.parametrize("module", OTHER_WORDS)
def test_every_word_that_means_something_else_stands_there(module: str) -> None:
    assert {word for _, word in ids_in((HOUSE / module).read_text("utf-8"))} == OTHER_WORDS[module]


TEMPLATES = sorted((HOUSE / "phones").rglob("*.html"))
SCRIPTS = sorted((HOUSE / "phones").rglob("*.js"))
ELEMENTS, MODES = {"table"}, {"dealt"}
"""Elements of pages, and modes of play, that are named as an action is."""


def ids_in_script(script: str) -> set[str]:
    """The ids that stand in quotation marks, alone or before numbers."""
    return {text for text in re.findall(r"""["'`]([\w-]+)(?=["'`:])""", script) if text in REGISTRY} - ELEMENTS


def ids_in_template(template: str) -> set[str]:
    """Ids that are handed on, compared or submitted and are not made of an action."""
    named = re.findall(r"""(?:offer|act|press|startswith)\(\s*["']([\w-]+)|==\s*["']([\w-]+)["']""", template)
    submitted = re.findall(r"""data-(?:act|sort)=["'](?!\{\{ \w+(?:\.\w+)+ \}\}["'])([^"']*)""", template)
    return {word for words in named for word in words if word in REGISTRY} - MODES | set(submitted)


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_a_template_knows_no_id(path: Path) -> None:
    assert not ids_in_template(path.read_text("utf-8"))


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_script_knows_no_id(path: Path) -> None:
    assert not ids_in_script(path.read_text("utf-8"))
