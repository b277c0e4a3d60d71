"""The examples in the docstrings of the tools hold, as those of the host do."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = sorted(
    path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".")
    for path in (ROOT / "tools").rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8") and "hardware" not in path.parts
)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_tool_hold(name: str) -> None:
    options = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    tried = doctest.testmod(importlib.import_module(name), optionflags=options)
    assert tried.attempted > 0 and tried.failed == 0
