"""Puts the commit and, where they can be compiled, the compiled rules into a wheel; hatchling loads the file."""

import os
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # a build knows no other file of the project

from tools.rules.compiled_rules import (
    ASKED,
    COMPILER,
    KEPT_FOLDER_VARIABLE,
    RUNTIME,
    CompilerMissingError,
    compile_rules,
    kept_rules,
    see_to_compiler,
)

ROOT = Path(__file__).resolve().parents[1]
COMMIT = "commit.txt"
"""The file of the package that `roundhouse --version` reads."""


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]
    """ROUNDHOUSE_COMPILED=0 in the environment says not to compile, 1 that it has to succeed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """The packages that compiling needs besides hatchling."""
        return [COMPILER] if _wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        self._built = tempfile.TemporaryDirectory(prefix="roundhouse-wheel-")  # until the wheel has been written
        folder = Path(self._built.name).resolve()
        if commit := _commit():
            (folder / COMMIT).write_text(f"{commit}\n", encoding="utf-8")
            build_data["force_include"][str(folder / COMMIT)] = f"roundhouse/{COMMIT}"
        if not _wanted():
            return
        try:
            kept = os.environ.get(KEPT_FOLDER_VARIABLE)
            made = kept_rules(folder, Path(kept)) if kept else compile_rules(folder)
        except subprocess.CalledProcessError as error:
            if os.environ.get(ASKED) == "1":
                self.app.display_error(f"{error.stdout}{error.stderr}")
                raise
            self.app.display_warning("The rules cannot be compiled here: this wheel has them in plain Python.")
            return
        build_data["pure_python"], build_data["infer_tag"] = False, True
        build_data["dependencies"] += RUNTIME
        for path in made:
            if path.parts[0] != "build":
                build_data["force_include"][str(folder / path)] = str(path)


def _commit() -> str:
    """The commit that is checked out, seven digits; empty in a source archive, or without git."""
    if not (ROOT / ".git").exists():
        return ""
    with suppress(OSError, subprocess.CalledProcessError):
        asked = ["git", "-C", str(ROOT), "rev-parse", "--short=7", "HEAD"]
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    return ""


def _wanted() -> bool:
    asked = os.environ.get(ASKED)
    if asked is None:
        with suppress(CompilerMissingError):
            see_to_compiler()
            return True
    return asked == "1"
