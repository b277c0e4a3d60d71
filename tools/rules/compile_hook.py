"""Puts the compiled rules into a wheel, where they can be compiled; hatchling loads this file by its path."""

import os
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # a build knows no other file of the project

from tools.rules.compiled_rules import ASKED, COMPILER, RUNTIME, CompilerMissingError, compile_rules, see_to_compiler


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    """ROUNDHOUSE_COMPILED=0 in the environment says not to compile, 1 that it has to succeed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """The packages that compiling needs besides hatchling."""
        return [COMPILER] if _wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not _wanted() or version != "standard":
            return
        self._built = tempfile.TemporaryDirectory(prefix="roundhouse-rules-")  # until the wheel has been written
        folder = Path(self._built.name).resolve()
        try:
            made = compile_rules(folder)
        except subprocess.CalledProcessError as error:
            if os.environ.get(ASKED) == "1":
                self.app.display_error(f"{error.stdout}{error.stderr}")
                raise
            self.app.display_warning("The rules cannot be compiled here: this wheel has them in plain Python.")
            return
        build_data["pure_python"], build_data["infer_tag"] = False, True
        build_data["dependencies"].append(RUNTIME)
        for path in made:
            if path.parts[0] != "build":
                build_data["force_include"][str(folder / path)] = str(path)


def _wanted() -> bool:
    asked = os.environ.get(ASKED)
    if asked is None:
        with suppress(CompilerMissingError):
            see_to_compiler()
            return True
    return asked == "1"
