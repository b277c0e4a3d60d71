"""Seats, slots, trains and rounds are counted from 0 in the whole house, and nobody is None: one module says how people
read them, and how the rules count nobody."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from tests.syntax import tree

import roundhouse

HOUSE = Path(roundhouse.__file__).parent
OTHERS = {"dominoes", "games", "players", "indices.py"}
"""The rules, which count as they like, and the one module."""
COUNTED = re.compile(r"(^|_)(seat|slot|train|round|viewer|speaker)$")
STEPS = {"ChangeVolume", "range", "round"}
"""Calls in which -1 is a step or a place from the end."""
NOT_NOBODY = (
    "async def read(self, n: int = -1) -> bytes:",  # as asyncio has it
    "middle, bulge = here.inner - reach + radius, -1",
    "pygame.mixer.music.play(-1)",  # again and again, as pygame has it
    "NO_PLAYER: Final = -1",
)
"""Lines in which -1 stands for something, or is the one name that a stored form has for nobody."""


def named(node: ast.expr) -> str:
    return str(getattr(node, "attr", getattr(node, "id", "")))


def is_counted(node: ast.expr) -> bool:
    """Whether it is a seat, a slot, a train or a round by its name, or the number of one, or one that is wrapped."""
    match node:
        case ast.BinOp(left=left, op=ast.Mod()):
            return is_counted(left)
        case ast.Attribute(value=holder, attr="number"):
            return is_counted(holder)
        case ast.Call(func=ast.Name("len"), args=[counted]):
            return named(counted) in ("results", "all_rounds")
    return COUNTED.search(named(node)) is not None


def converted_by_hand(source: str) -> Iterator[int]:
    """The lines where one of them is counted from 1, or back."""
    for node in ast.walk(tree(source)):
        match node:
            case ast.BinOp(left=other, op=ast.Add() | ast.Sub(), right=ast.Constant(value=1)) if is_counted(other):
                yield node.lineno
            case ast.For(
                target=ast.Tuple([counted, *_]), iter=ast.Call(ast.Name("enumerate"), [_, ast.Constant(1)])
            ) | ast.comprehension(ast.Tuple([counted, *_]), ast.Call(ast.Name("enumerate"), [_, ast.Constant(1)])) if (
                is_counted(counted)
            ):
                yield counted.lineno


def is_minus(node: ast.expr) -> bool:
    """Whether it is -1, or several values of which one is."""
    return any(isinstance(each, ast.UnaryOp) and ast.unparse(each) == "-1" for each in getattr(node, "elts", [node]))


def values_of(node: ast.AST) -> Sequence[ast.expr | None]:
    """The values of a name, a field or a choice, and what is given, compared or returned. -1 beside 1 is a step."""
    match node:
        case ast.IfExp(body=one, orelse=other) if "1" not in (ast.unparse(one), ast.unparse(other)):
            return one, other
        case ast.Assign(value=value) | ast.AnnAssign(value=value) | ast.Return(value=value):
            return (value,)
        case ast.Call(func=called, args=values, keywords=more) if named(called) not in STEPS:
            return *values, *(each.value for each in more if each.arg != "nargs")
        case ast.arguments(defaults=values, kw_defaults=more_values):
            return *values, *more_values
        case ast.Compare(comparators=values) | ast.BoolOp(values=values):
            return values
    return ()


def counted_as_nobody(source: str) -> Iterator[int]:
    """The lines where -1 is a value, and no index."""
    parsed, lines = tree(source), source.splitlines()
    indices = {part for node in ast.walk(parsed) if isinstance(node, ast.Subscript) for part in ast.walk(node.slice)}
    for node in ast.walk(parsed):
        for value in values_of(node):
            if value is None or node in indices or not is_minus(value):
                continue
            if lines[value.lineno - 1].strip() not in NOT_NOBODY:
                yield value.lineno


def test_what_is_converted_by_hand_is_found() -> None:
    lines = ("a = seat + 1", "b = each.slot - 1", "for train, x in enumerate(y, 1): pass", "p.round.number + 1")
    assert all(list(converted_by_hand(line)) for line in (*lines, "len(match.results) + 1"))
    assert list(converted_by_hand("[s for seat, s in enumerate(y, 1)]")) == [1]
    assert list(converted_by_hand("range(game.seats + 1)\nd = seat % 12 + 1")) == [2]


def test_a_number_for_nobody_is_found() -> None:
    for line in (
        *("a = -1", "a, b = b, -1", "self.a: int = -1", "Seat(-1)", "f(default=-1)", "a = x.y if z else -1"),
        *("def f(a: int = -1): pass", "def f(*, a=-1): pass", "a == -1", "a = b or (-1, 0)"),
    ):
        assert list(counted_as_nobody(line)) == [1], line
    for line in ("a[-1]", "a[-1 if b else 0]", "range(9, -1, -1)", "side = 1 if left else -1", "f(nargs=-1)", "-1 * a"):
        assert list(counted_as_nobody(line)) == [], line


@pytest.mark.parametrize("package", sorted({each.name for each in HOUSE.iterdir()} - OTHERS))
@pytest.mark.parametrize("faults_of", [converted_by_hand, counted_as_nobody])
def test_no_other_module_counts_them_from_1_or_nobody_at_all(
    package: str, faults_of: Callable[[str], Iterator[int]]
) -> None:
    here = HOUSE / package
    modules = [here] if here.is_file() else [*here.rglob("*.py")]
    assert [f"{path}:{line}" for path in modules for line in faults_of(path.read_text("utf-8"))] == []


def test_no_template_counts_them_from_1() -> None:
    by_hand = re.compile(r"\b(seat|slot|train|round)\b(?: % \d+)? [+-] 1\b")
    assert [path for path in HOUSE.rglob("*.html") if by_hand.search(path.read_text("utf-8"))] == []
