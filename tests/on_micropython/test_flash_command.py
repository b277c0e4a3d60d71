"""`roundhouse flash` as a person sees it, on a stand-in Pico: files, and a second thought."""

from collections.abc import Callable

import pytest
from click.testing import CliRunner, Result
from tests.on_micropython.conftest import OLD
from tests.on_micropython.flashed import older
from tests.on_micropython.pico import StandInPico

from roundhouse.cli import main
from roundhouse.flashing import board, package
from roundhouse_hub import __version__

BUILD = package.build_id()


def run(*words: object) -> Result:
    return CliRunner().invoke(main, ["flash", *map(str, words)])


def said(result: Result, code: int = 0) -> str:
    assert result.exit_code == code, result.output
    (line,) = [line for line in result.output.splitlines() if line.strip()]
    return line


def test_a_pico_is_flashed_and_then_up_to_date(pico: StandInPico) -> None:
    now = f"{__version__} ({BUILD})"
    older(pico)
    assert said(run(pico.address)) == f"The hub at {pico.address} had firmware 0.0.1 ({OLD}) and now has {now}."
    assert said(run(pico.address)) == f"The hub at {pico.address} is up to date: {now}."


def interrupt_at_second_file(write: Callable[..., None]) -> Callable[..., None]:
    """Ctrl-C at the second file that is written."""
    written: list[str] = []

    def stopped(it: board.Board, path: str, *rest: object) -> None:
        written.append(path)
        if len(written) == 2:
            raise KeyboardInterrupt
        write(it, path, *rest)

    return stopped


def test_ctrl_c_says_how_to_finish(pico: StandInPico, monkeypatch: pytest.MonkeyPatch) -> None:
    older(pico)
    with monkeypatch.context() as patch:
        patch.setattr(board.Board, "write", interrupt_at_second_file(board.Board.write))
        result = run(pico.address)
    assert f"Stopped: run `roundhouse flash {pico.address}` again to finish" in said(result, 130)
    assert BUILD in said(run(pico.address))
