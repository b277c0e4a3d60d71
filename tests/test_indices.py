"""Seats, slots and trains are counted from 0 in the whole house; one module says how people read them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import roundhouse

HOUSE = Path(roundhouse.__file__).parent
OTHERS = {"dominoes", "games", "players", "indices.py"}
"""The rules, which count as they like, and the one module."""
COUNTED = re.compile(r"(^|_)(seat|slot|train|viewer|speaker)$")


def is_counted(node: ast.expr) -> bool:
    """Whether it is a seat, a slot or a train by its name, or one that is wrapped around."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod):
        return is_counted(node.left)
    return COUNTED.search(getattr(node, "attr", getattr(node, "id", ""))) is not None


def converted_by_hand(source: str) -> Iterator[int]:
    """The lines where one of them is counted from 1, or back."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.BinOp(left=other, op=ast.Add() | ast.Sub(), right=ast.Constant(value=1)) if is_counted(other):
                yield node.lineno
            case ast.For(target=target, iter=ast.Call(func=ast.Name("enumerate"), args=[_, ast.Constant(value=1)])):
                if isinstance(target, ast.Tuple) and is_counted(target.elts[0]):
                    yield node.lineno
            case ast.comprehension(
                target=ast.Tuple(elts=[counted, *_]),
                iter=ast.Call(func=ast.Name("enumerate"), args=[_, ast.Constant(value=1)]),
            ) if is_counted(counted):
                yield counted.lineno


def test_what_is_converted_by_hand_is_found() -> None:
    lines = ("a = seat + 1", "b = each.slot - 1", "for train, x in enumerate(y, 1): pass")
    assert all(list(converted_by_hand(line)) for line in (*lines, "[s for seat, s in enumerate(y, 1)]"))
    assert list(converted_by_hand("range(game.seats + 1)\nd = seat % 12 + 1")) == [2]


@pytest.mark.parametrize("package", sorted({each.name for each in HOUSE.iterdir()} - OTHERS))
def test_no_other_module_counts_them_from_1(package: str) -> None:
    here = HOUSE / package
    modules = [here] if here.is_file() else [*here.rglob("*.py")]
    faults = [f"{path}:{line}" for path in modules for line in converted_by_hand(path.read_text("utf-8"))]
    assert faults == []


def test_no_template_counts_them_from_1() -> None:
    by_hand = re.compile(r"\b(seat|slot|train)\b(?: % \d+)? [+-] 1\b")
    assert [path for path in HOUSE.rglob("*.html") if by_hand.search(path.read_text("utf-8"))] == []
