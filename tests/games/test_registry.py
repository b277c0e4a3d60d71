"""The registry of games: the product's own in their order, then those that entry points name, and broken ones."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import roundhouse
from roundhouse.games import GAMES, Game, MexicanTrain
from roundhouse.games.registry import OWN_GAMES, REQUIRED_METHODS, own_entry_points

HOST = Path(roundhouse.__file__).parents[1]
FIRMWARE = HOST.parent / "firmware"
IN_ORDER = ["mexican-train", "super-train", "derailing", "station", "private-trains", "basic-trains", "slosh"]
A_GAME = """
from roundhouse.games.basic_trains import BasicTrains

class Other(BasicTrains):
    name = "other"
"""


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    GAMES.forget()
    yield
    monkeypatch.undo()
    GAMES.forget()


def brought(folder: Path, module: str, source: str, value: str) -> Path:
    """A folder of packages in which one brings a game."""
    (folder / f"{module}.py").write_text(source, encoding="utf-8")
    info = folder / f"{module}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[roundhouse.games]\n{module} = {value}\n", encoding="utf-8")
    return folder


def test_the_own_games_stand_first_in_their_order() -> None:
    assert list(GAMES)[: len(OWN_GAMES)] == IN_ORDER
    assert GAMES.usual() == "mexican-train"
    assert GAMES["mexican-train"] is MexicanTrain
    assert [point.load().name for point in own_entry_points()] == IN_ORDER


def test_what_a_game_has_to_bring_is_what_the_base_leaves_open() -> None:
    assert getattr(Game, "__abstractmethods__", frozenset(REQUIRED_METHODS)) == frozenset(REQUIRED_METHODS)


def test_an_unknown_game_is_no_game() -> None:
    assert "whist" not in GAMES
    with pytest.raises(KeyError, match="whist"):
        GAMES["whist"]


def test_a_checkout_that_is_not_installed_has_the_own_games() -> None:
    code = """
import sys
from importlib import metadata
metadata.distributions = lambda **_: []
sys.path[:0] = {paths}
from roundhouse.games.registry import GAMES
print(*GAMES)
"""
    command = [sys.executable, "-c", code.replace("{paths}", repr([str(HOST), str(FIRMWARE)]))]
    ran = subprocess.run(command, check=True, capture_output=True, text=True)
    assert ran.stdout.split() == IN_ORDER


@pytest.mark.usefixtures("registry")
def test_a_package_brings_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(brought(tmp_path, "other_game", A_GAME, "other_game:Other")))
    assert [*GAMES][len(OWN_GAMES) :] == ["other"]
    assert GAMES["other"](4).hand_size == 13
    assert GAMES.faults == ()


@pytest.mark.usefixtures("registry")
@pytest.mark.parametrize(
    ("module", "source", "value", "reason"),
    [
        ("broken_one", "import no_such_module", "broken_one:Game", "ModuleNotFoundError: No module named"),
        ("broken_two", "raise RuntimeError", "broken_two:Game", "RuntimeError: -"),
        ("broken_three", "", "broken_three:Game", "AttributeError: "),
        ("broken_four", "Game = 7", "broken_four:Game", "it is not a subclass of Game"),
        ("broken_five", "from roundhouse.games import Game", "broken_five:Game", "it lacks make_done, "),
        (
            "broken_six",
            A_GAME.replace('"other"', '"Other!"'),
            "broken_six:Other",
            "its name is Other!, which is not just lowercase ",
        ),
        (
            "broken_eight",
            f"{A_GAME}    def check_options(self):\n        raise RuntimeError('no')\n",
            "broken_eight:Other",
            "RuntimeError: no",
        ),
        (
            "broken_nine",
            f"{A_GAME}    class Hidden:\n        def __get__(self, *_):\n            raise AttributeError\n"
            "    turn_order = Hidden()\n",
            "broken_nine:Other",
            "it lacks turn_order",
        ),
        (
            "broken_ten",
            "from roundhouse.games import Game, MexicanTrain as M\nclass Other(Game):\n    name = 'other'\n"
            "    seats_offered, clauses, options_type = M.seats_offered, M.clauses, M.options_type\n"
            "    turn_order = 'MT-3'\n    make_done, make_play = M.make_done, M.make_play\n"
            "    next_round, usual_hand = M.next_round, M.usual_hand\n",
            "broken_ten:Other",
            "it lacks playable_spots, play_clause",
        ),
        (
            "broken_seven",
            A_GAME.replace('"other"', '"slosh"'),
            "broken_seven:Other",
            "a game with that name exists already",
        ),
    ],
)
def test_a_broken_game_is_reported_in_one_sentence_and_the_others_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, source: str, value: str, reason: str
) -> None:
    monkeypatch.syspath_prepend(str(brought(tmp_path, module, source, value)))
    assert [*GAMES] == IN_ORDER
    (fault,) = GAMES.faults
    assert str(fault).startswith(f"The game {module} ({value}) cannot be used: {reason}")
    assert str(fault).endswith(".") and "\n" not in str(fault)


def test_the_games_command_reports_a_broken_game_and_lists_the_others(tmp_path: Path) -> None:
    brought(tmp_path, "broken_one", "import no_such_module", "broken_one:Game")
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from roundhouse.cli import main; main(['games'])"
    ran = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    (line,) = ran.stderr.splitlines()
    assert line.startswith("roundhouse: The game broken_one (broken_one:Game) cannot be used: ")
    assert "(slosh)" in ran.stdout
