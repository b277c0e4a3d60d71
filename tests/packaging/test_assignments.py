"""The attributes of an object are set by the object itself: others call its methods, or make another value."""

import ast
from collections.abc import Iterator
from typing import TypeGuard

import pytest
from tests.i18n.source import HOST, files, nodes
from tests.syntax import tree

from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.table.announcement import CurrentAnnouncement
from roundhouse.program.journal_app_services import JournalAppServices
from roundhouse.window.window import Window

PLAYED_ON = ("games/", "players/playout.py")
"""The rules play on positions and choices in place."""
FOREIGN = {"window/window.py: _window.title"}
"""An attribute of pygame that is named as one of ours."""
SETTERS: dict[str, object] = {
    "presenter.texts": Presenter.texts,
    "correction.texts": Presenter.texts,
    "last.texts": CurrentAnnouncement.texts,
    "services.choices": JournalAppServices.choices,
    "window.full_screen": Window.full_screen,
}
"""Properties whose objects decide what an assignment does."""


def own(kind: ast.ClassDef) -> set[str]:
    """The attributes that a class declares, or sets in its methods."""
    declared = {
        each.target.id for each in kind.body if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    }
    return declared | {each.attr for each in ast.walk(kind) if is_stored(each) and name_of(each.value) == "self"}


def is_stored(node: ast.AST) -> TypeGuard[ast.Attribute]:
    return isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del)


def name_of(holder: ast.expr) -> str:
    """The last name under which an object is held."""
    return holder.attr if isinstance(holder, ast.Attribute) else getattr(holder, "id", "")


ATTRIBUTES = {name for path in files() for kind in nodes(path) if isinstance(kind, ast.ClassDef) for name in own(kind)}


def assigned_from_outside(node: ast.AST, inside: frozenset[str] = frozenset()) -> Iterator[str]:
    """The attributes of our classes that are assigned or deleted, but for those of the class it stands `inside`."""
    if isinstance(node, ast.ClassDef):
        inside |= own(node)
    if is_stored(node) and node.attr in ATTRIBUTES - inside and (holder := name_of(node.value)) not in ("self", "cls"):
        yield f"{holder}.{node.attr}"
    for each in ast.iter_child_nodes(node):
        yield from assigned_from_outside(each, inside)


@pytest.mark.parametrize(
    "line",
    [
        "table.agreement = new",
        "self._session.clock, x = None, 1",
        "del session.mode",
        "table.output.volume += 1",
        "self.entry.choices = ()",
        "for report.by_sum in (False, True): pass",
        "with shown() as desk.director: pass",
    ],
)
def test_an_assignment_from_outside_is_found(line: str) -> None:
    assert [*assigned_from_outside(ast.parse(line))]
    assert not [*assigned_from_outside(ast.parse("self.agreement = new"))]


def test_every_object_sets_its_attributes_itself() -> None:
    found = [
        f"{name}: {what}"
        for path in files()
        if not (name := path.relative_to(HOST).as_posix()).startswith(PLAYED_ON)
        for what in assigned_from_outside(tree(path.read_text("utf-8")))
        if what.lstrip("_") not in SETTERS
    ]
    assert set(found) == FOREIGN


@pytest.mark.parametrize("name", SETTERS)
def test_what_is_assigned_all_the_same_is_a_property(name: str) -> None:
    setter = SETTERS[name]
    assert isinstance(setter, property) and setter.fset is not None
