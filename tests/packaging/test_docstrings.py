"""Docstrings name a thing or, of a function that acts, say in the imperative what to do."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from tests.syntax import tree

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("firmware", "host", "tests", "tools")
NOUNLESS = re.compile(r"(?:What|Who|Whose|Which|So (?:long|many|much|often|few))\b")
"""Openings of a clause whose noun is missing."""
QUESTIONS = re.compile(r"(?:How|Where|Why|Whatever|Whoever)\b")
"""Openings of such a clause that stand only below a constant: "How long a claim holds, ms"."""
VERBS = re.compile(
    r"(?:Adds|Asks|Begins|Builds|Changes|Checks|Closes|Compiles|Does|Draws|Drops|Ends|Fails|Fills|Finds|Follows|Gives"
    r"|Has|Judges|Keeps|Lays|Lets|Makes|Opens|Plays|Prints|Puts|Raises|Reads|Removes|Restores|Returns|Runs|Says"
    r"|Sends|Serves|Sets|Shows|Starts|Stops|Takes|Tells|Waits|Writes)\b"
)
"""Deeds of a function, in the third person."""


def docstrings(module: ast.Module) -> Iterator[tuple[int, str, str]]:
    """The docstrings of a module with their lines, those below constants too; and what each is of."""
    for node in ast.walk(module):
        body = getattr(node, "body", None)
        for before, each in pairwise([None, *body]) if isinstance(body, list) else ():
            text = each.value.value if isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant) else None
            if isinstance(text, str) and (before is None or isinstance(before, ast.Assign | ast.AnnAssign)):
                is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
                yield each.lineno, text, "constant" if before else "function" if is_function else "other"


def faults(module: ast.Module) -> Iterator[tuple[int, str]]:
    for line, text, of in docstrings(module):
        question = of != "constant" and QUESTIONS.match(text)
        if question or NOUNLESS.match(text) or (of == "function" and VERBS.match(text)):
            yield line, text.partition("\n")[0]


@pytest.mark.parametrize(
    "source",
    [
        *('"""What is kept."""', 'def kept():\n    """What is kept."""', "MOST = 3\n'''So many are kept.'''"),
        *('def keep():\n    """Keeps it."""', 'async def wait():\n    """Waits for it."""'),
        *('"""How it is kept."""', 'class Place:\n    """Where it is."""', 'def refused():\n    """Why not."""'),
    ],
)
def test_an_opening_without_a_noun_is_found(source: str) -> None:
    assert [*faults(ast.parse(source))]


def test_no_docstring_opens_without_a_noun_or_in_the_third_person() -> None:
    files = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")]
    assert len(files) > 1000
    found = [
        f"{file.relative_to(ROOT)}:{line}: {text}"
        for file in files
        for line, text in faults(tree(file.read_text(encoding="utf-8")))
    ]
    assert found == []
