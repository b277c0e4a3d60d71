"""A language is added by adding a folder: the product speaks it, and the checks accept it, with no Python changed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

ROOT = Path(__file__).parents[2]
TRANSLATED = ("draw = Draw a tile", "draw = Piocher un domino")
CHECKS = ("tests/i18n/test_languages.py", "tests/terminal/test_translated_console.py")
KIND = "xx or one_point or one_tile or console"
"""Of these, what takes the new language, and what knows the words of some languages."""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The repository with one folder more: a copy of English as `xx`, with one label translated."""
    copytree(ROOT / "host", tmp_path / "host", ignore=ignore_patterns("__pycache__"))
    for name in ("firmware", "hardware", "tests", "tools", "pyproject.toml", "README.md", "Makefile"):
        (tmp_path / name).symlink_to(ROOT / name)
    locales = tmp_path / "host" / "roundhouse" / "i18n" / "locales"
    copytree(locales / "en", locales / "xx")
    labels = locales / "xx" / "labels.ftl"
    source = labels.read_text(encoding="utf-8")
    assert TRANSLATED[0] in source
    labels.write_text(source.replace(*TRANSLATED), encoding="utf-8")
    return tmp_path


def run(tree: Path, *arguments: str) -> str:
    """What a fresh Python prints that imports the program from `tree`."""
    search = os.pathsep.join(str(tree / name) for name in ("host", "firmware", "tests", "."))
    environment = {**os.environ, "PYTHONPATH": search, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, encoding="utf-8", check=False)
    return done.stdout + done.stderr


def test_the_program_speaks_a_language_whose_folder_was_added(tree: Path) -> None:
    program = (
        "import sys; from roundhouse.cli import main; from roundhouse.i18n.texts import Texts;"
        "print(Texts('xx').label('draw'));"
    )
    shown = run(tree, "-c", f"{program} sys.argv[1:] = ['--language', 'xx', 'rules', 'slosh']; main()")
    assert shown.startswith("Piocher un domino\n") and "SL-1" in shown, shown


def test_the_checks_miss_only_the_translation(tree: Path) -> None:
    """A copy of English passes every check but the one that finds texts left in English, and that one sees it."""
    shown = run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", KIND, *CHECKS)
    failed = re.findall(r"^(?:FAILED|ERROR) \S*?::(\S+)", shown, re.MULTILINE)
    assert failed == ["test_no_sentence_was_left_in_english[xx]"], shown[-3000:]
    assert re.search(r"1 failed, \d{2} passed", shown), shown[-500:]
