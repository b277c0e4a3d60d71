"""The host's source as syntax: each file is parsed once for all tests that look at it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import roundhouse

HOST = Path(roundhouse.__file__).parent
FRONTS = ("commands", "presenters", "program", "terminal", "window")
"""Where people are spoken to."""


@cache
def files(*places: str) -> tuple[Path, ...]:
    return tuple(path for place in places or ("",) for path in sorted((HOST / place).rglob("*.py")))


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(tree(path)))


@cache
def calls(*places: str) -> tuple[tuple[Path, ast.Call], ...]:
    return tuple((path, node) for path in files(*places) for node in nodes(path) if isinstance(node, ast.Call))


def called(call: ast.Call) -> str:
    return str(getattr(call.func, "attr", getattr(call.func, "id", "")))
