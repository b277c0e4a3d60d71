"""Source as syntax: what several tests look through is parsed once."""

import ast
from functools import cache


@cache
def tree(source: str) -> ast.Module:
    return ast.parse(source)
