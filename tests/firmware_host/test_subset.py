"""The firmware uses only what both interpreters have, and only the board uses `machine`."""

import ast
from functools import cache
from pathlib import Path
from typing import TypeGuard

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


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found


def test_nothing_is_imported_that_micropython_lacks_and_only_the_board_knows_the_machine() -> None:
    for path in (*FIRMWARE, *STANDINS, *TESTS, *SHARED):
        allowed = PICO_ONLY if path.parent.name == "board" else {"micropython"} if path == VIPER else set()
        assert not imports(path) & ((CPYTHON_ONLY | PICO_ONLY) - allowed), path


def test_firmware_tests_are_plain_functions() -> None:
    for path in TESTS:
        body = tree(path).body
        tests = [node for node in body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
        assert tests and not any(test.args.args or test.decorator_list for test in tests), path
        assert not any(isinstance(node, ast.ClassDef) and node.name.startswith("Test") for node in body), path


def test_every_public_function_says_what_it_returns() -> None:
    for path in {*FIRMWARE, *STANDINS, *IMAGE} - {VIPER}:  # the viper compiler takes only its own types
        functions = [node for node in ast.walk(tree(path)) if is_public(node)]
        assert [node.name for node in functions if node.returns is None and node.name != "__init__"] == [], path


def test_a_module_is_one_idea_and_says_which() -> None:
    for path in (*FIRMWARE, *STANDINS):
        assert ast.get_docstring(tree(path)), path
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 250, path
