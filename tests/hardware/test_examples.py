"""The examples in the docstrings of tools/hardware, which pytest does not collect by itself."""

import doctest
import importlib
import importlib.util

import pytest
from tools.hardware.tables import ROOT

PROMPT = ">>> "
MODELING = {f"tools.hardware.case.{name}" for name in ("caps", "scenes", "steps")}  # need the tools of `make hardware`
TEXTS = {
    path.relative_to(ROOT).with_suffix("").as_posix().replace("/", "."): text
    for path in sorted((ROOT / "tools" / "hardware").rglob("*.py"))
    if PROMPT in (text := path.read_text(encoding="utf-8"))
}
MODULES = sorted(TEXTS.keys() - (set() if importlib.util.find_spec("build123d") else MODELING))


def test_modules_with_examples_are_found() -> None:
    assert {"tools.hardware.circuit", "tools.hardware.guide.facts", "tools.hardware.case.dimensions"} <= set(MODULES)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_are_true(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name), optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.attempted == TEXTS[name].count(PROMPT) and result.failed == 0
