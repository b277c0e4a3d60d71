"""The man pages and the completions that a package brings along, and what they say of the environment."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from roundhouse.cli import COMMANDS
from roundhouse.i18n.texts import LANGUAGES
from tools import manuals

ROOT = Path(__file__).resolve().parents[2]
CMAKE = {"ROUNDHOUSE_HUB", "ROUNDHOUSE_LINKER_SCRIPT"}
"""Names that the image's build gives to CMake, which are in no environment."""


@pytest.fixture(scope="module")
def pages() -> dict[Path, str]:
    return manuals.pages()


def test_they_are_what_make_manuals_writes(pages: dict[Path, str]) -> None:
    stale = [path.relative_to(ROOT) for path, text in pages.items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run `make manuals`"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_man_page_has_every_command_and_no_line_that_roff_takes_for_its_own(code: str) -> None:
    page = manuals.man_page(code)
    assert [name for name in COMMANDS if f"\n.SH roundhouse {manuals.roff(name)}" not in page] == []
    requests = {line.split()[0] for line in page.splitlines() if line.startswith(".")}
    assert requests == {'.\\"', ".TH", ".SH", ".SS", ".PP", ".nf", ".fi", ".TP", ".B"}


def test_bash_completes_commands_and_options(tmp_path: Path) -> None:
    (tmp_path / "roundhouse").write_text(f'#!/bin/sh\nexec {sys.executable} -m roundhouse "$@"\n')
    (tmp_path / "roundhouse").chmod(0o755)
    script = f". {manuals.SHARE_FOLDER}/bash-completion/completions/roundhouse\n"
    for words in ("roundhouse re", "roundhouse serve --pub"):
        count = len(words.split()) - 1
        script += f"COMPREPLY=() COMP_WORDS=({words}) COMP_CWORD={count}\n"
        script += "_roundhouse_completion roundhouse; echo ${COMPREPLY[@]}\n"
    around = os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}", "PYTHONPATH": f"{ROOT}/host:{ROOT}/firmware"}
    told = subprocess.run(["bash", "-c", script], env=around, capture_output=True, text=True, check=True).stdout
    assert told.splitlines() == ["referee replay resume review", "--public"]


def test_every_variable_of_the_environment_is_documented() -> None:
    files = [path for folder in ("host", "tools", "tests") for path in (ROOT / folder).rglob("*.py")]
    named = {name for path in files for name in re.findall(r'"(ROUNDHOUSE_[A-Z_]+)"', path.read_text(encoding="utf-8"))}
    told = manuals.man_page("en") + (ROOT / "host/CONTRIBUTING.md").read_text(encoding="utf-8")
    assert len(named) > 8
    assert sorted(name for name in named - CMAKE if name not in told) == []
