"""Every sentence that layers without a language tell in English, read from their source."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import roundhouse
from roundhouse.dominoes import NotInSet
from roundhouse.games.rulings import Unreadable
from roundhouse.sentences import Sentence, ToldError

HOST = Path(roundhouse.__file__).parent
RULES = ("dominoes", "games")
LAYERS = ("hub", "simulator", "flashing", "records")
MAKERS = (Sentence, NotInSet, Unreadable)
METHODS = ("unreadable", "error")
"""Of readers: they make an error of what was expected."""
PASSED_ON = ("text", "reason", "expected", "template", "fault")
"""What the hub itself said, and the sentence of an error that went before, or is made of what is given."""


def told_in_source() -> set[str]:
    """The templates of every `Sentence` and every error for a person; those with a fact in plain English are none."""
    return {each for layer in RULES for each in _told_in(layer, MAKERS)} | {
        each for layer in LAYERS for each in _told_in(layer, (*MAKERS, *_kinds_of_errors()))
    }


def _told_in(layer: str, kinds: Iterable[type]) -> Iterator[str]:
    makers = {kind.__name__ for kind in kinds}
    for path in [*(HOST / layer).rglob("*.py"), HOST / "sentences.py"]:
        for call in _calls(path):
            template = _template(call, makers)
            if template is not None and not _passes_on(template):
                where = f"{path}:{call.lineno}"
                assert isinstance(template, ast.Constant), f"{where}: a template stands where it is told"
                assert not any(_is_english(fact.value) for fact in call.keywords), f"{where}: make the fact a Sentence"
                yield str(template.value)


def _template(call: ast.Call, makers: set[str]) -> ast.expr | None:
    """What is told by a call; None for one that makes no sentence. An `Unreadable` begins with what was written."""
    name = getattr(call.func, "id", "")
    if name in makers:
        return call.args[2 if name == Unreadable.__name__ else 0]
    return call.args[0] if getattr(call.func, "attr", "") in METHODS else None


def _kinds_of_errors() -> Iterator[type[ToldError]]:
    """All errors whose sentence is for a person."""
    for layer in LAYERS:
        package = import_module(f"roundhouse.{layer}")
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    return _kinds_of(ToldError)


def _kinds_of(error: type[ToldError]) -> Iterator[type[ToldError]]:
    for kind in error.__subclasses__():
        yield kind
        yield from _kinds_of(kind)


def _calls(path: Path) -> list[ast.Call]:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return [node for node in nodes if isinstance(node, ast.Call)]


def _passes_on(said: ast.expr) -> bool:
    return (getattr(said, "attr", "") or getattr(said, "id", "")) in PASSED_ON


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
