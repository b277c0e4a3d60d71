"""Reads the s-expressions of KiCad's files."""

from __future__ import annotations

import re
from typing import Union

Tree = list[Union[str, "Tree"]]  # the quotes of a recursive alias do not go with |

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[()]|[^\s()"]+')


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
    """The words behind `head` in an expression inside, without quotes; nothing if there is none."""
    found = children(tree, head)
    return [bare(item) for item in found[0][1:] if isinstance(item, str)] if found else []


def numbers(tree: Tree, head: str) -> list[float]:
    """The same as numbers, whatever is none left out."""
    return [float(word) for word in words(tree, head) if re.fullmatch(r"-?\d+(\.\d+)?", word)]


def bare(token: str | Tree) -> str:
    """A token without its quotes."""
    assert isinstance(token, str)
    return token[1:-1].replace('\\"', '"') if token.startswith('"') else token
