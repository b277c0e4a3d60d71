"""`roundhouse pico` says in one sentence what to do when it cannot run."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from tools.pico.served import start
from tools.pico.served.ends import offered

from roundhouse.cli import main
from roundhouse.commands import pico as command


def refused(*arguments: str) -> str:
    result = CliRunner().invoke(main, ["pico", *arguments])
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr


def test_without_the_checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(command, "CHECKOUT", tmp_path)
    assert "only in the project's source: clone the project" in refused()


def test_without_node(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    said = refused("--port", "0")
    assert said.startswith("roundhouse: The Pico cannot be emulated here: there is no Node: install version")


def test_where_the_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "node", str)
    end = offered(0)[0]
    port = end.address.rpartition(":")[2]
    assert "(another program is using it): name another one with --port" in refused("--port", port)
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert f"No se puede ofrecer el puerto {port} (otro programa lo está usando): nombra otro" in refused(
        "--port", port
    )
    end.close()


@pytest.mark.parametrize("option", ["--image", "--flash"])
def test_a_file_that_is_a_folder(option: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["pico", option, str(tmp_path)])
    assert result.exit_code == 2
    assert "name a file you can use" in result.stderr
