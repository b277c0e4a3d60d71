"""Each text of the screens is used somewhere: by its name, or as one of a family whose names are put together."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import product

from tests.i18n.source import FRONTS, HOST, called, calls, files, nodes

from roundhouse.actions import REGISTRY
from roundhouse.catalogs import messages_of
from roundhouse.i18n.lookup import SCREENS, message_name

LESSON = "learn-{}"
FAMILIES = {
    "called-{}": ("games/core/notation.py",),
    "fix-{}": ("presenters/real_tiles/corrections.py",),
    "keep-{}": ("program/match_exports.py", "window/screens/match/export_page.py", "program/environment.py"),
    "key-{}": ("window/key_bindings.py", "actions"),
    "keycap-{}": ("window/screens/pages/key_help.py", "window/key_bindings.py"),
    "keys-{}": ("window/key_bindings.py",),
    LESSON: ("presenters/dealt/tutorial.py", "window/screens/table/tutorial_screen.py"),
    "letter-{}": ("window/screens/setup/name_entry.py",),
    "preferences-{}": ("presenters/pages/preferences.py", "records/preferences.py", "referee/hub_output/cues.py"),
    "preferences-{}-line": ("presenters/pages/preferences.py",),
    "slots-{}": ("presenters/real_tiles/prompts.py",),
    "stats-{}": ("presenters/match/match_history_view.py",),
    "mode-{}": ("games/rules/game.py",),
    "mode-{}-line": ("games/rules/game.py",),
    "who-{}": ("referee/seats.py", "players"),
    "winner-{}": ("window/screens/match/winner.py",),
    "{}-holder-{}": ("games/core/position.py", "presenters/real_tiles/prompts.py"),
}
"""Names that are put together: what stands around the part that differs, and the modules in which that part stands."""


@cache
def constants(place: str) -> frozenset[str]:
    """Every text in a module, or in those of a folder, as a name in the catalogs."""
    paths = [HOST / place] if place.endswith(".py") else files(place)
    found = [node for path in paths for node in nodes(path)]
    return frozenset(
        message_name(node.value) for node in found if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def texts() -> set[str]:
    """The texts of the screens."""
    return {name for topic in SCREENS for name in messages_of(topic)}


def members(family: str) -> set[str]:
    """The names that a family can give."""
    parts = {part for place in FAMILIES[family] for part in constants(place) if part}
    return {family.format(*given) for given in product(parts, repeat=family.count("{}"))}


def asked() -> Iterator[tuple[str, str]]:
    """Every name that is put together in a call of `Texts.screen`, and where."""
    for path, call in calls(*FRONTS):
        if called(call) == "screen" and call.args:
            for node in ast.walk(call.args[0]):
                if isinstance(node, ast.JoinedStr):
                    parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in node.values]
                    yield message_name("".join(map(str, parts))), f"{path.relative_to(HOST)}:{node.lineno}"


def test_every_text_of_the_screens_is_asked_for() -> None:
    named = {name for place in FRONTS for name in constants(place)}
    named |= {kind.words.partition("/")[2] for kind in REGISTRY.values()}
    assert texts() - named - set().union(*map(members, FAMILIES)) == set()


def test_a_name_that_is_put_together_is_one_of_a_family() -> None:
    assert {(name, where) for name, where in asked() if name not in FAMILIES} == set()


def test_every_family_has_members_among_the_texts() -> None:
    assert {family for family in FAMILIES if not members(family) & texts()} == set()
