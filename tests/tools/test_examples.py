"""The examples in the docstrings of the tools hold, which pytest does not collect by itself."""

import doctest
import importlib
import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROMPT = ">>> "
MODELING = {f"tools.hardware.case.{name}" for name in ("solids.caps", "pictures.scenes", "pictures.steps")}
"""They need the tools of `make hardware`."""
TEXTS = {
    path.relative_to(ROOT).with_suffix("").as_posix().replace("/", "."): text
    for path in sorted((ROOT / "tools").rglob("*.py"))
    if PROMPT in (text := path.read_text(encoding="utf-8"))
}
MODULES = sorted(TEXTS.keys() - (set() if importlib.util.find_spec("build123d") else MODELING))


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_tool_hold(name: str) -> None:
    options = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    tried = doctest.testmod(importlib.import_module(name), optionflags=options)
    assert tried.attempted == TEXTS[name].count(PROMPT) and tried.failed == 0
