"""Every sentence that layers without a language tell in English, read from their source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import roundhouse
from roundhouse.sentences import ToldError

HOST = Path(roundhouse.__file__).parent
LAYERS = ("hub", "simulator", "flashing", "records")
PASSED_ON = ("text", "reason")
"""What the hub itself said, and why it was lost: the sentence of an error that went before."""


def told_in_source() -> set[str]:
    """The templates of every `Sentence` and every error for a person; those with a fact in plain English are none."""
    makers = {"Sentence", *_errors()}
    found = set()
    for path in (path for layer in LAYERS for path in (HOST / layer).rglob("*.py")):
        for call in _calls(path):
            if getattr(call.func, "id", "") in makers and not _passes_on(call.args[0]):
                where = f"{path}:{call.lineno}"
                template = call.args[0]
                assert isinstance(template, ast.Constant), f"{where}: a template stands where it is told"
                assert not any(_is_english(fact.value) for fact in call.keywords), f"{where}: make the fact a Sentence"
                found.add(str(template.value))
    return found


def expected_in_source() -> set[str]:
    """What the readers of notation say that they expected."""
    calls = _calls(HOST / "games" / "notation.py")
    return {str(ast.literal_eval(call.args[0])) for call in calls if getattr(call.func, "attr", "") == "unreadable"} - {
        ""
    }


def _errors() -> set[str]:
    """The names of all errors whose sentence is for a person."""
    for layer in LAYERS:
        package = import_module(f"roundhouse.{layer}")
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    return {error.__name__ for error in _kinds_of(ToldError)}


def _kinds_of(error: type[ToldError]) -> Iterator[type[ToldError]]:
    for kind in error.__subclasses__():
        yield kind
        yield from _kinds_of(kind)


def _calls(path: Path) -> list[ast.Call]:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return [node for node in nodes if isinstance(node, ast.Call)]


def _passes_on(said: ast.expr) -> bool:
    return isinstance(said, ast.Attribute) and said.attr in PASSED_ON


def _is_english(fact: ast.expr) -> bool:
    """Whether a word stands in what is given as a fact, such as `"old"` or `"old" if older else "new"`."""
    match fact:
        case ast.Constant(value=str(text)):
            return any(map(str.isalpha, text))
        case ast.IfExp(body=one, orelse=other):
            return _is_english(one) or _is_english(other)
        case ast.BoolOp(values=values):
            return any(map(_is_english, values))
        case ast.JoinedStr(values=values):
            return any(map(_is_english, values))
    return False
