"""The lines that a person would type to play a match whose seed makes it predictable."""

from pathlib import Path

from click.testing import CliRunner, Result

from roundhouse.cli import main
from roundhouse.games.core.notation import write_move
from roundhouse.players import PLAYERS, moves_of
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.referee import TableSession

SMALL = ["--seats", "3", "--set", "9", "--rounds", "1", "--seed", "7", "--players", "Ann", "--level", "greedy"]
REQUEST = TableRequest("mexican-train", "Ann", 3, {"set": "9", "rounds": "1"}, "greedy", "7")


def run(*words: str, lines: list[str] | None = None) -> Result:
    return CliRunner().invoke(main, list(words), input="".join(f"{line}\n" for line in lines or []))


def in_terminal(data: Path, *words: str) -> list[str]:
    """The options of a table in the terminal that leaves nothing outside `data` and asks for no hub."""
    return ["--text", "--hub", "none", "--data", str(data), *words]


def whole_match(request: TableRequest = REQUEST) -> tuple[list[str], TableSession]:
    """The lines that Ann types until the match is over, and the table as it is then."""
    table = new_table(request)
    adviser = PLAYERS["greedy"](1)
    referee, typed = table.referee, []
    while not referee.match.over:
        if referee.position is None:
            if referee.match.results:
                typed.append("")
            table.mode.begin()
        elif table.step() is None:
            view = referee.views.of(0)
            assert view is not None
            move = adviser.choose(view, moves_of(view, 0))
            typed.append(write_move(referee.game, move, referee.names))
            table.call(move)
    return typed, table
