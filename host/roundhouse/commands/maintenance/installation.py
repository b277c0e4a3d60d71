"""The installation: the program's version and commit, its Python, whether the rules are compiled, the extras."""

from __future__ import annotations

import platform
import subprocess
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Final, NamedTuple

import roundhouse
from roundhouse import __version__
from roundhouse.flashing.package import build_id
from roundhouse.games.core import position
from roundhouse.i18n.texts import Texts
from roundhouse.program.environment import EXTRAS, has_extra, how_to_install
from roundhouse_hub import __version__ as firmware_version

PACKAGE: Final = Path(roundhouse.__file__).parent
COMMIT: Final = PACKAGE / "commit.txt"
"""The place where a wheel notes the commit that it was built from (tools/wheel_hook.py)."""


class CheckState(Enum):
    """The end of a check: the sign before its line, and that line's style."""

    WELL = "✓", "green"
    NOTE = "·", "yellow"
    """Something that not everybody needs is missing."""
    FAULT = "✗", "red"


class CheckResult(NamedTuple):
    """The result of a check, in words, and what to do about it."""

    state: CheckState
    said: str
    advice: str = ""


def commit() -> str:
    """The commit of this program, seven digits; empty where nobody knows, as in a source archive."""
    if COMMIT.is_file():
        return COMMIT.read_text(encoding="utf-8").strip()
    if not (PACKAGE.parents[1] / ".git").exists():
        return ""
    asked = ["git", "-C", str(PACKAGE), "rev-parse", "--short=7", "HEAD"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True, timeout=5).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return ""


def python() -> str:
    """The interpreter and the system that it runs on, such as `Python 3.11.7, Linux x86_64`."""
    name = platform.python_implementation().replace("CPython", "Python")
    system = platform.system().replace("Darwin", "macOS")
    return f"{name} {platform.python_version()}, {system} {platform.machine()}"


def rules_compiled() -> bool:
    return not str(position.__file__).endswith(".py")


def the_program(texts: Texts) -> Iterator[CheckResult]:
    known = commit()
    yield CheckResult(CheckState.WELL, f"roundhouse {__version__}" + (f" ({known})" if known else ""))
    yield CheckResult(CheckState.WELL, python())
    if rules_compiled():
        yield CheckResult(CheckState.WELL, texts.terminal("doctor-compiled"))
    else:
        yield CheckResult(CheckState.NOTE, texts.terminal("doctor-plain"), texts.terminal("doctor-plain-advice"))
    yield CheckResult(CheckState.WELL, texts.terminal("doctor-firmware", version=firmware_version, build=build_id()))
    here = [extra for extra in EXTRAS if has_extra(extra)]
    missing = [extra for extra in EXTRAS if extra not in here]
    if here:
        yield CheckResult(CheckState.WELL, texts.terminal("doctor-extras", extras=", ".join(here)))
    if missing:
        yield CheckResult(
            CheckState.NOTE,
            texts.terminal("doctor-no-extras", extras=", ".join(missing)),
            texts.terminal("doctor-no-extras-advice", cure=how_to_install(*missing)),
        )
