"""The build hook that compiles the rules where it can, and `make play`, which does the same."""

import ast
import os
import sys
from pathlib import Path
from subprocess import CalledProcessError
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest
from tests.syntax import tree
from tools.rules import compiled_rules

from roundhouse.program.environment import INSTALLING_VARIABLE
from tools import install, play, wheel_hook


class Hook(wheel_hook.WheelHook):
    """The hook without a builder around it."""

    def __init__(self, directory: Path) -> None:
        self._folder = directory
        self.warnings: list[str] = []
        self.errors: list[str] = []

    @property
    def app(self) -> Any:
        return SimpleNamespace(display_warning=self.warnings.append, display_error=self.errors.append)

    @property
    def directory(self) -> str:
        return str(self._folder)


def _no_compiler() -> None:
    raise compiled_rules.CompilerMissingError("there is none")


@pytest.mark.parametrize(("asked", "compiler", "wanted"), [
    (None, True, True), (None, False, False), ("0", True, False), ("1", True, True), ("1", False, True),
])  # fmt: skip
def test_a_wheel_is_compiled_where_there_is_a_compiler_unless_somebody_says_otherwise(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, asked: str | None, compiler: bool, wanted: bool
) -> None:
    monkeypatch.setattr(wheel_hook, "see_to_compiler", (lambda: None) if compiler else _no_compiler)
    if asked is None:
        monkeypatch.delenv("ROUNDHOUSE_COMPILED", raising=False)
    else:
        monkeypatch.setenv("ROUNDHOUSE_COMPILED", asked)
    assert bool(Hook(tmp_path).dependencies()) is wanted


def test_a_compiler_that_fails_leaves_a_pure_wheel_and_a_warning_unless_it_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def failing(_: Path) -> list[Path]:
        raise CalledProcessError(1, "cc", "what it did\n", "and why not\n")

    monkeypatch.setattr(wheel_hook, "see_to_compiler", lambda: None)
    monkeypatch.setattr(wheel_hook, "compile_rules", failing)
    monkeypatch.delenv("ROUNDHOUSE_COMPILED", raising=False)
    hook = Hook(tmp_path)
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", data)
    assert {*data} == {"force_include"} and "plain Python" in hook.warnings[0]
    monkeypatch.setenv("ROUNDHOUSE_COMPILED", "1")
    with pytest.raises(CalledProcessError):
        hook.initialize("standard", data)
    assert hook.errors == ["what it did\nand why not\n"]


def test_a_compiled_wheel_has_the_extension_modules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ROUNDHOUSE_COMPILED", "1")
    made = [Path("roundhouse/games/game.so"), Path("build/roundhouse/games/game.so")]
    monkeypatch.setattr(wheel_hook, "compile_rules", lambda _: made)
    hook = Hook(tmp_path)
    data: dict[str, Any] = {"force_include": {}, "dependencies": []}
    hook.initialize("standard", data)
    assert hook.dependencies()
    assert data["dependencies"] == ["librt>=0.16", "mypy_extensions>=1.0"], "compiled modules load both"
    assert (data["pure_python"], data["infer_tag"]) == (False, True)
    assert {*data["force_include"].values()} - {"roundhouse/commit.txt"} == {"roundhouse/games/game.so"}


def test_rules_that_are_kept_are_compiled_once_until_their_source_changes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def compiled(into: Path) -> list[Path]:
        made = Path("roundhouse/games/game.so")
        (into / made).parent.mkdir(parents=True)
        (into / made).write_text(str(into), encoding="utf-8")
        return [made]

    monkeypatch.setattr(compiled_rules, "compile_rules", compiled)
    for into in ("one", "two"):
        assert compiled_rules.kept_rules(tmp_path / into, tmp_path / "kept") == [Path("roundhouse/games/game.so")]
        assert (tmp_path / into / "roundhouse/games/game.so").read_text() == str(tmp_path / "one")
    monkeypatch.setattr(compiled_rules, "PACKAGES", ("dominoes",))
    compiled_rules.kept_rules(tmp_path / "three", tmp_path / "kept")
    assert (tmp_path / "three/roundhouse/games/game.so").read_text() == str(tmp_path / "three")


def test_make_play_plays_at_once_and_compiles_the_rules_beside_it_for_the_next_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.delenv("ROUNDHOUSE_COMPILED", raising=False)
    monkeypatch.setattr(compiled_rules, "CACHE", tmp_path / "compiled")
    monkeypatch.setattr(compiled_rules, "see_to_compiler", lambda: None)
    begun = Mock()
    monkeypatch.setattr("subprocess.Popen", begun)
    assert play.environment() == dict(os.environ)
    assert "compiled beside the game" in capsys.readouterr().out
    assert begun.call_args.args[0] == [sys.executable, "-c", play.INSTALL_REST]
    monkeypatch.setattr("os.nice", lambda _: 0)
    monkeypatch.setattr(compiled_rules, "compile_rules", lambda into, _: (into / "roundhouse").mkdir())
    exec(play.INSTALL_REST)
    monkeypatch.setenv("PYTHONPATH", "own")
    folders = play.environment()["PYTHONPATH"].split(os.pathsep)
    assert folders[0].startswith(f"{tmp_path}{os.sep}") and folders[-1] == "own"
    assert "The rules are compiled." in capsys.readouterr().out
    begun.assert_called_once()


@pytest.mark.parametrize(
    ("broken", "wrong", "said"),
    [
        (
            "tools.rules.compiled_rules.see_to_compiler",
            compiled_rules.CompilerMissingError("there is none"),
            "more slowly: there is none.",
        ),
        ("subprocess.Popen", OSError("the disk is full"), "The reason: the disk is full."),
    ],
)
def test_make_play_plays_where_nothing_can_be_compiled(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    broken: str,
    wrong: Exception,
    said: str,
) -> None:
    monkeypatch.delenv("ROUNDHOUSE_COMPILED", raising=False)
    monkeypatch.setattr(compiled_rules, "CACHE", tmp_path / "compiled")
    monkeypatch.setattr(broken, Mock(side_effect=wrong))
    assert play.environment() == dict(os.environ)
    assert said in capsys.readouterr().out
    monkeypatch.setenv("ROUNDHOUSE_COMPILED", "0")
    assert play.environment() == dict(os.environ)


def test_make_play_installs_beside_the_game_what_no_first_game_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("ROUNDHOUSE_COMPILED", "0")
    monkeypatch.setattr(compiled_rules, "CACHE", tmp_path / "compiled")
    monkeypatch.setattr(play, "LOG", tmp_path / "log.txt")
    assert play.missing(*play.EXTRAS_LATER) == []
    monkeypatch.setattr(play, "is_installed", lambda name: name not in ("segno", "zeroconf"))
    assert [name.partition(">")[0] for name in play.missing(*play.EXTRAS_LATER)] == ["segno", "zeroconf"]
    monkeypatch.setattr("subprocess.Popen", begun := Mock())
    assert play.environment() == {**os.environ, INSTALLING_VARIABLE: str(tmp_path / "log.txt")}
    assert capsys.readouterr().out.splitlines() == [
        "The rules are not compiled, as ROUNDHOUSE_COMPILED=0 says. "
        "What phones and club evenings need is installed beside the game, once: about 20 MB."
    ]
    begun.assert_called_once()
    monkeypatch.setattr("os.nice", lambda _: 0)
    monkeypatch.setattr("subprocess.run", installed := Mock())
    play.install_the_rest()
    first, *_, last = (call.args[0][-1] for call in installed.call_args_list)
    assert first.startswith("segno>"), "somebody may let phones in soon"
    assert last == ".[phones,club,mdns]"


def test_the_rules_are_compiled_although_the_rest_cannot_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.nice", lambda _: 0)
    monkeypatch.setattr(play, "missing", lambda *_: ["segno"])
    monkeypatch.setattr(play, "install", Mock())
    monkeypatch.setattr(play, "install_project", Mock(side_effect=CalledProcessError(1, "pip")))
    monkeypatch.setattr(play, "compile_the_rules", compiled := Mock())
    with pytest.raises(CalledProcessError):
        play.install_the_rest()
    compiled.assert_called_once()


def test_ctrl_c_ends_the_making_of_an_environment_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "make_environment", Mock(side_effect=KeyboardInterrupt))
    monkeypatch.setattr(sys, "argv", ["install", ".venv", install.CONSTRAINTS])
    with pytest.raises(SystemExit) as ended:
        install.main()
    assert ended.value.code == 130


@pytest.mark.parametrize(("words", "needed"), [(["--phones"], True), ([], False), (["--phones", "--help"], False)])
def test_what_the_command_line_asks_for_is_installed_before_the_game(
    monkeypatch: pytest.MonkeyPatch, words: list[str], needed: bool
) -> None:
    steps = Mock()
    monkeypatch.setattr(play, "missing", lambda *_: ["segno"])
    monkeypatch.setattr(play, "install", steps.install)
    monkeypatch.setattr(play, "environment", dict)
    monkeypatch.setattr("os.execve", steps.become)
    play.main(["--seats", "3", *words])
    assert [call[0] for call in steps.mock_calls] == [*["install"] * needed, "become"]


def test_what_cannot_be_installed_before_the_game_ends_it_with_the_words_of_pip(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    failed = CalledProcessError(1, "pip")
    failed.add_note("No matching distribution found")
    monkeypatch.setattr(play, "missing", lambda *_: ["segno"])
    monkeypatch.setattr(play, "install", Mock(side_effect=failed))
    with pytest.raises(SystemExit, match="No matching distribution found"):
        play.main(["--phones"])


def test_make_play_tries_a_compiler_that_failed_only_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.delenv("ROUNDHOUSE_COMPILED", raising=False)
    monkeypatch.setattr(compiled_rules, "see_to_compiler", lambda: None)
    monkeypatch.setattr(compiled_rules, "CACHE", tmp_path / "compiled")
    monkeypatch.setattr("os.nice", lambda _: 0)
    wrong = CalledProcessError(1, "cc", "what it did\n", "and why not\n")
    monkeypatch.setattr(compiled_rules, "compile_rules", Mock(side_effect=wrong))
    with pytest.raises(CalledProcessError):
        play.install_the_rest()
    begun = Mock()
    monkeypatch.setattr("subprocess.Popen", begun)
    failed = compiled_rules.failure(compiled_rules.PLAYED)
    assert failed.read_text("utf-8") == "what it did\nand why not\n"
    assert play.environment() == dict(os.environ)
    assert f"{failed} says why" in capsys.readouterr().out
    begun.assert_not_called()
    failed.unlink()
    assert play.environment() == dict(os.environ)
    begun.assert_called_once()


def _classes(text: str) -> list[ast.ClassDef]:
    return [node for node in ast.walk(tree(text)) if isinstance(node, ast.ClassDef)]


def test_every_compiled_class_that_an_interpreted_module_extends_is_marked_so() -> None:
    host = compiled_rules.ROOT / "host"
    compiled = {path: compiled_rules.marked(path.read_text("utf-8")) for path in compiled_rules.compiled_modules(host)}
    kinds = {
        kind.name: list(map(ast.unparse, kind.decorator_list)) for text in compiled.values() for kind in _classes(text)
    }
    extended = {
        base.id
        for path in host.rglob("*.py")
        if path not in compiled
        for kind in _classes(path.read_text("utf-8"))
        for base in kind.bases
        if isinstance(base, ast.Name) and base.id in kinds
    }
    assert {"Ambiguous", "TableError"} <= extended
    extended |= {"Game", "MexicanTrain", "Options", "Player"}  # by packages with games, and by tests
    assert [name for name in extended if "allow_interpreted_subclasses=True" not in " ".join(kinds[name])] == []


def test_what_goes_wrong_with_machine_words_is_found(tmp_path: Path) -> None:
    (tmp_path / "build").mkdir()
    functions = {
        "mexican_train___passes": "cpy_r_r2 = cpy_r_r1 << 1;",
        "station___ends": "cpy_r_r44 = 1 << cpy_r_r0;",
        "choices___keep": "cpy_r_a = CPyLong_AsInt64_(cpy_r_b);\ncpy_r_c = cpy_r_a;\ncpy_r_d = cpy_r_c >> cpy_r_e;",
        "slosh___visits": "cpy_r_r3 = CPyLong_AsInt64_(cpy_r_r2);\ncpy_r_r5 = cpy_r_r1 & cpy_r_r3;",
        "station___shifted_by_a_seat": "cpy_r_r3 = CPyLong_AsInt64_(cpy_r_r2);\ncpy_r_r5 = cpy_r_r1 >> cpy_r_r3;",
        "slosh___apart": "cpy_r_r5 = cpy_r_r1 & cpy_r_r3;",
    }
    made = (f"char CPyDef_{name}(PyObject *cpy_r_self) {{\n{steps}\n}}\n" for name, steps in functions.items())
    (tmp_path / "build" / "__native.c").write_text("".join(made))
    found = [each.partition(" ")[0] for each in compiled_rules.wrong_words(tmp_path)]
    assert found == ["choices___keep", "slosh___visits", "station___ends"]
