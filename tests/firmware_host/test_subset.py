"""The firmware uses only what both interpreters have, and only the board uses `machine`."""

import ast
from pathlib import Path
from typing import TypeGuard

import pytest

ROOT = Path(__file__).resolve().parents[2]
FIRMWARE = sorted((ROOT / "firmware" / "roundhouse_hub").glob("**/*.py"))
STANDINS = sorted((ROOT / "firmware" / "roundhouse_standins").glob("**/*.py"))
IMAGE = sorted((ROOT / "firmware" / "image").glob("*.py"))
TESTS = sorted((ROOT / "tests" / "firmware").rglob("test_*.py"))
SHARED = sorted({*(ROOT / "tests" / "firmware").rglob("*.py")} - {*TESTS})

VIPER = ROOT / "firmware" / "roundhouse_hub" / "kernels" / "viper.py"

PICO_ONLY = {"machine", "neopixel", "rp2", "micropython"}
CPYTHON_ONLY = {
    *("abc", "contextlib", "dataclasses", "enum", "functools", "itertools", "logging", "pathlib", "typing"),
    *("__future__", "pytest", "unittest", "threading", "asyncio"),
}


def is_public(node: ast.AST) -> TypeGuard[ast.FunctionDef]:
    return isinstance(node, ast.FunctionDef) and not node.name.startswith("_")


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found


@pytest.mark.parametrize("path", [*FIRMWARE, *STANDINS, *TESTS, *SHARED], ids=name_of)
def test_nothing_is_imported_that_micropython_lacks(path: Path) -> None:
    assert not imports(path) & CPYTHON_ONLY


@pytest.mark.parametrize("path", [*FIRMWARE, *STANDINS, *TESTS, *SHARED], ids=name_of)
def test_only_the_board_knows_the_machine(path: Path) -> None:
    allowed = {"micropython"} if path == VIPER else set()
    if path.parent.name != "board":
        assert not imports(path) & (PICO_ONLY - allowed)


@pytest.mark.parametrize("path", TESTS, ids=name_of)
def test_firmware_tests_are_plain_functions(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tests = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    assert tests
    for test in tests:
        assert not test.args.args and not test.decorator_list, test.name
    assert not any(isinstance(node, ast.ClassDef) and node.name.startswith("Test") for node in tree.body)


# The viper compiler takes only its own types.
@pytest.mark.parametrize("path", [*sorted({*FIRMWARE} - {VIPER}), *STANDINS, *IMAGE], ids=name_of)
def test_every_public_function_says_what_it_returns(path: Path) -> None:
    functions = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if is_public(node)]
    assert [node.name for node in functions if node.returns is None and node.name != "__init__"] == []


@pytest.mark.parametrize("path", [*FIRMWARE, *STANDINS], ids=name_of)
def test_a_module_is_one_idea_and_says_which(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert ast.get_docstring(ast.parse(text))
    assert len(text.splitlines()) <= 250
