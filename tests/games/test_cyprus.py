"""Cyprus from a package of its own: its scenarios, every clause taken out, and rounds at random under any options."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from tests.games.cyprus import PACKAGE, SCENARIOS, cyprus, installed
from tests.games.tables import RandomTable, called_positions
from tools.rules import clauses

from roundhouse import games as games_package
from roundhouse.catalogs import has_text, messages_of
from roundhouse.games import GAMES
from roundhouse.games.core.options import read_options
from roundhouse.games.core.position import Position
from roundhouse.games.match.seat_views import seen_by
from roundhouse.games.rules.game import Game
from roundhouse.i18n.notation_words import from_notation, to_notation
from roundhouse.i18n.texts import Texts
from roundhouse.players import PLAYERS
from roundhouse.players.playout import play_match
from roundhouse.records.player_names import fault_of_names

__all__ = ["cyprus", "installed"]
TABLES = [(4, {}), (4, {"set": "6"}), (6, {"points_to_win": "60"}), (10, {"deal": "4"})]


PAGE = Path(games_package.__file__).parent / "ADDING_A_GAME.md"


def games(kind: type[Game]) -> list[Game]:
    return [kind(seats, read_options(kind.options_type, rules)) for seats, rules in TABLES]


def test_a_package_game_is_listed_after_the_own_games(cyprus: type[Game]) -> None:
    assert list(GAMES)[-1] == "cyprus" and len(GAMES) == 8
    assert GAMES.faults == ()
    assert issubclass(cyprus, Game)


def test_its_scenarios_hold_and_notice_every_clause_that_is_taken_out(cyprus: type[Game]) -> None:
    rows = clauses.table(cyprus, clauses.play_all(SCENARIOS), proving=True)
    assert len(rows) > len(cyprus.clauses)
    assert [(row.name, row.gaps) for row in rows if row.gaps] == []


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_what_is_legal_is_what_the_referee_allows(cyprus: type[Game], table: int) -> None:
    game = games(cyprus)[table]
    checked = 0
    for position in rounds(game):
        legal = position.legal()
        assert all(position.ruling(move).allowed for move in legal)
        for tile in position.known_tiles(position.turn):
            for spot in range(game.trains):
                play = game.fitting_play(tile, spot, position.ends[spot])
                assert position.ruling(play).allowed == (play in legal)
                checked += 1
    assert checked > 1000


def rounds(game: Game) -> list[Position]:
    """Positions of rounds in which all is seen, of one player's views of them, and of real tables."""
    full = [before for seed in range(3) for before, _, _ in RandomTable(game, seed).round()]
    views = [seen_by(position, Random(1).randrange(game.seats)) for position in full]
    called = [position for seed in range(3) for position in called_positions(game, seed)]
    return [*full, *views, *called]


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_every_message_has_a_text_in_each_language(cyprus: type[Game], language: str) -> None:
    source = (PACKAGE / "cyprus_domino" / "__init__.py").read_text(encoding="utf-8")
    refusals = re.findall(r'(?:refused|Refusal)\("(CY-\d)", "(\w+)"', source)
    assert len(refusals) == 8
    refusals += [(cyprus.engine_clause, why) for why in ("holder", "not_holder", "engine_first", "laid_already")]
    refusals += [("CY-2", "not_called"), ("CY-4", "can_play_draw"), ("CY-4", "can_play_done"), ("CY-5", "drew")]
    wanted = [f"{clause}-{why}".lower().replace("_", "-") for clause, why in refusals]
    wanted += [clause.lower() for clause in cyprus.clauses if clause.startswith("CY-")]
    wanted += ["game", "public-arm", "option-points-to-win", "problem-sebastopol"]
    assert [name for name in wanted if not has_text(f"games/cyprus/{name}", language)] == []
    assert messages_of("games/cyprus", language) == messages_of("games/cyprus")
    assert len(messages_of("games/cyprus")) > len(wanted)


def test_the_page_on_adding_a_game_counts_its_files() -> None:
    told = dict(re.findall(r"^\| `([\w./]+)` \| (\d+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    files = [path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    counted = {
        path.relative_to(PACKAGE).as_posix(): str(len(path.read_text(encoding="utf-8").splitlines())) for path in files
    }
    assert told == counted


@pytest.mark.parametrize("level", [name for name, kind in PLAYERS.items() if not kind.slow])
def test_every_computer_player_plays_it_to_the_end(cyprus: type[Game], level: str) -> None:
    game = cyprus(4)
    sheet = play_match(game, [PLAYERS[level](seat) for seat in range(4)], Random(7))
    best = max(sum(line.points[seat] for line in sheet) for seat in range(4))
    assert best >= 100
    assert sum(line.points.count(0) for line in sheet) >= 3 * len(sheet)


def test_no_player_is_called_like_a_train_of_a_game_from_elsewhere(cyprus: type[Game]) -> None:
    del cyprus
    for name in ("arm-1", "Arm-12", "public-3", "Mexican"):
        assert fault_of_names([name], 1), name
    assert fault_of_names(["Armin"], 1) is None
    assert fault_of_names(["arm"], 1) is None


def test_a_train_of_a_game_from_elsewhere_is_typed_in_the_language(cyprus: type[Game]) -> None:
    del cyprus
    assert to_notation(Texts("es"), "5-6 en brazo-3", ()) == "5-6 on arm-3"
    assert from_notation(Texts("es"), "5-6 on arm-3", ()) == "5-6 en brazo-3"
