"""Reads and writes the s-expressions of KiCad's files, and puts a board into an order that is the same on each run."""

from __future__ import annotations

import re
import uuid
from collections.abc import Callable
from typing import Union

Tree = list[Union[str, "Tree"]]  # the quotes of a recursive alias do not go with |

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[()]|[^\s()"]+')
UNORDERED = ("footprint", "gr_line", "gr_text", "gr_circle", "gr_arc", "gr_poly", "gr_rect", "segment", "via", "arc")
UNORDERED_INSIDE = ("fp_text", "fp_line", "fp_circle", "fp_arc", "fp_poly", "fp_rect", "pad")
NAMES = uuid.UUID("7b6f1c52-5f0a-5b39-9f0e-6d1c1b0f3c11")  # the space of our own marks, any constant will do


def parse(text: str) -> Tree:
    """The one expression of a file. Strings keep their quotes.

    Raises ValueError if a parenthesis is missing.

    >>> parse('(net 1 "GND" (at 1 2))')
    ['net', '1', '"GND"', ['at', '1', '2']]
    """
    stack: list[Tree] = [[]]
    for token in TOKEN.findall(text):
        if token == "(":
            stack.append([])
        elif token != ")":
            stack[-1].append(token)
        elif len(stack) == 1:
            raise ValueError("The board file has a parenthesis too many.")
        else:
            done = stack.pop()
            stack[-1].append(done)
    if len(stack) != 1 or len(stack[0]) != 1 or isinstance(stack[0][0], str):
        raise ValueError("The board file lacks a parenthesis.")
    return stack[0][0]


def dump(tree: Tree, depth: int = 0) -> str:
    """The text of an expression, one line for each that holds no more than two levels.

    >>> dump(['net', '1', '"GND"', ['at', '1', '2']])
    '(net 1 "GND" (at 1 2))'
    """
    if _levels(tree) <= 2 and len(tree) < 40:
        return "(" + " ".join(item if isinstance(item, str) else dump(item) for item in tree) + ")"
    lines: list[str] = []
    head: list[str] = []
    for item in tree:
        if isinstance(item, str):
            (lines if lines else head).append(item)
        else:
            lines.append(dump(item, depth + 1))
    inside = "\n" + "  " * (depth + 1)
    return "(" + " ".join(head) + inside + inside.join(lines) + "\n" + "  " * depth + ")"


def _levels(tree: Tree) -> int:
    return 1 + max((_levels(item) for item in tree if not isinstance(item, str)), default=0)


def children(tree: Tree, head: str) -> list[Tree]:
    """The expressions inside that begin with `head`."""
    return [item for item in tree if not isinstance(item, str) and item and item[0] == head]


def child(tree: Tree, head: str) -> Tree:
    """The first of them; ValueError if there is none."""
    found = children(tree, head)
    if not found:
        raise ValueError(f"({tree[0]} ...) lacks ({head} ...).")
    return found[0]


def words(tree: Tree, head: str) -> list[str]:
    """What stands behind `head` in an expression inside, without quotes; nothing if there is none."""
    found = children(tree, head)
    return [bare(item) for item in found[0][1:] if isinstance(item, str)] if found else []


def numbers(tree: Tree, head: str) -> list[float]:
    """The same as numbers, whatever is none left out."""
    return [float(word) for word in words(tree, head) if re.fullmatch(r"-?\d+(\.\d+)?", word)]


def bare(token: str | Tree) -> str:
    """A token without its quotes."""
    assert isinstance(token, str)
    return token[1:-1].replace('\\"', '"') if token.startswith('"') else token


def settle(text: str, name: str) -> str:
    """A board file with its items in an order of their own and marks counted from `name`, not drawn by chance."""
    tree = parse(text)
    _sort(tree, UNORDERED)
    for footprint in children(tree, "footprint"):
        _sort(footprint, UNORDERED_INSIDE)
    count = iter(range(1_000_000))
    _mark(tree, lambda: str(uuid.uuid5(NAMES, f"{name}/{next(count)}")))
    return dump(tree) + "\n"


def _sort(tree: Tree, heads: tuple[str, ...]) -> None:
    def key(item: str | Tree) -> tuple[int, str]:
        if isinstance(item, str) or item[0] not in heads:
            return (-1, "")
        return heads.index(str(item[0])), re.sub(r"\(tstamp [^)]*\)", "", dump(item))

    first = next((i for i, item in enumerate(tree) if not isinstance(item, str) and item[0] in heads), len(tree))
    last = max((i for i, item in enumerate(tree) if not isinstance(item, str) and item[0] in heads), default=-1) + 1
    tree[first:last] = sorted(tree[first:last], key=key)


def _mark(tree: Tree, new: Callable[[], str]) -> None:
    for item in tree:
        if not isinstance(item, str):
            if item[0] == "tstamp":
                item[1] = new()
            else:
                _mark(item, new)
