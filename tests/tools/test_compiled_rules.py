"""The build hook that compiles the rules: it does nothing unless it is switched on."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from tools import compiled_rules


class Hook(compiled_rules.CompiledRules):
    """The hook without a builder around it."""

    def __init__(self, directory: Path) -> None:
        self._folder = directory

    @property
    def directory(self) -> str:
        """Where the wheel is put."""
        return str(self._folder)


def test_a_wheel_is_pure_python_unless_asked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("ROUNDHOUSE_COMPILED", raising=False)
    hook = Hook(tmp_path)
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", data)
    assert (hook.dependencies(), data, list(tmp_path.iterdir())) == ([], {"force_include": {}}, [])


def test_a_compiled_wheel_has_the_extension_modules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ROUNDHOUSE_COMPILED", "1")
    made = [Path("roundhouse/games/game.so"), Path("build/roundhouse/games/game.so")]
    monkeypatch.setattr(compiled_rules, "compile_rules", lambda _: made)
    hook = Hook(tmp_path)
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", data)
    assert hook.dependencies()
    assert (data["pure_python"], data["infer_tag"]) == (False, True)
    assert list(data["force_include"].values()) == ["roundhouse/games/game.so"]


def test_an_editable_install_is_never_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ROUNDHOUSE_COMPILED", "1")
    data: dict[str, Any] = {"force_include": {}}
    Hook(tmp_path).initialize("editable", data)
    assert data == {"force_include": {}}


def test_without_a_compiler_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(compiled_rules.CompilerMissingError, match="apt-get install gcc"):
        compiled_rules.see_to_compiler()
