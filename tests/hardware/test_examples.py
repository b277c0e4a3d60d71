"""The examples in the tools' docstrings are true: pytest looks for examples in the program and the firmware only."""

import doctest
import importlib

import pytest
from tools.hardware.tables import ROOT

MODULES = sorted(
    path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".")
    for path in (ROOT / "tools" / "hardware").rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_are_true(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name), optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.attempted > 0 and result.failed == 0
