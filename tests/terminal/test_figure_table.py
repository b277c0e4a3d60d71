"""The score sheet in the terminal."""

import io

from rich.console import Console

from roundhouse.dominoes import hand_of
from roundhouse.games import BasicTrains, Derailing, Game, MexicanTrain, Slosh
from roundhouse.games.core.moves import Deal, LayEngine
from roundhouse.games.core.options import read_options
from roundhouse.games.match.match import Begin, Correct, Depart, Join, Match
from roundhouse.games.rules.results import RoundResult
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.figures import Figures, plain_columns, plain_line
from roundhouse.presenters.match.score_sheet_view import score_figures
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.terminal.figure_table import figure_table


def sheet(seats: int, width: int) -> tuple[str, tuple[str, ...]]:
    table = new_table(
        TableRequest("mexican-train", seats=seats, rules={"rounds": "1", "set": "18"}, seed="3", all_computers=True)
    )
    table.mode.begin()
    while not table.referee.match.over:
        table.step()
    out = io.StringIO()
    names = table.referee.names
    Console(file=out, width=width, color_system=None).print(
        figure_table(score_figures(Texts(), table.referee.match, names), "Scores")
    )
    return out.getvalue(), names


def test_a_line_a_round_the_winner_starred_the_totals_below() -> None:
    shown, names = sheet(4, 80)
    lines = [line.split() for line in shown.splitlines() if line.strip()]
    assert lines[1] == ["Round", *names]
    assert lines[3][:2] == ["1", "18-18"]
    assert lines[3].count("★") == 1
    assert lines[4] == ["Total", *(each for each in lines[3][2:] if each != "★")]
    assert lines[5][0] == "Place" and lines[5][1 + lines[4][1:].index("0")] == "1st"


def test_a_name_is_shown_as_it_is_written() -> None:
    out = io.StringIO()
    figures = Figures(plain_columns(("Name",)), (plain_line(("[red]Bo",)),))
    Console(file=out, width=40, color_system=None).print(figure_table(figures))
    assert "[red]Bo" in out.getvalue()


def drawn(match: Match, names: tuple[str, ...] = ("Ann", "Bo", "Cy", "Di", "Eli"), width: int = 100) -> str:
    """The sheet without its spaces."""
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(
        figure_table(score_figures(Texts(), match, names)), "Scores"
    )
    return "\n".join(" ".join(line.split()) for line in out.getvalue().splitlines() if line.strip())


def scored(game: Game, *rounds: tuple[int, tuple[int, ...]]) -> Match:
    """A match with these rounds behind it, (winner, points) each."""
    results: list[RoundResult] = []
    for winner, points in rounds:
        round = game.next_round(results, 0)
        results.append(RoundResult(round, winner, points))
    return Match(game, results=results)


def test_basic_trains_counts_tiles() -> None:
    shown = drawn(scored(BasicTrains(4), (1, (0, 65, 0, 0)), (0, (40, 0, 0, 0))))
    assert "1 0 13×5=65 ★ 0 0" in shown
    assert "Total 40 65 0 0" in shown


def test_slosh_counts_tiles_unless_pips_are_scored() -> None:
    assert "6×5=30 ★" in drawn(scored(Slosh(4), (1, (0, 30, 0, 0))))
    neighbor = Slosh(4, read_options(Slosh.options_type, {"neighbor": "yes"}))
    assert "×" not in drawn(scored(neighbor, (1, (0, 30, 0, 0))))


def test_late_and_gone_players_have_their_columns_and_missed_rounds_stand_in_brackets() -> None:
    match = scored(MexicanTrain(3), (0, (0, 10, 21)), (1, (7, 0, 6)))
    match.apply(Depart(1))
    match.apply(Join(1, 3))
    shown = drawn(match)
    assert "Ann Di Cy Bo" in shown
    assert "1 12-12 0 ★ (10) 21 10" in shown
    assert "2 11-11 7 (4) 6 0 ★" in shown
    assert "Total 7 14 27 –" in shown


def test_corrections_are_marked_and_reported() -> None:
    match = scored(MexicanTrain(3), (0, (0, 10, 21)))
    match.apply_all([Correct(0, 1, 12), Correct(0, 1, 13)])
    shown = drawn(match)
    assert "0 ★ 13* 21" in shown
    assert "* Round 1: Bo had 10, corrected to 12.\n* Round 1: Bo had 12, corrected to 13." in shown


def test_a_tie_and_what_broke_it_is_reported() -> None:
    assert "Ann and Bo share the lead." in drawn(scored(MexicanTrain(3), (0, (0, 5, 9)), (1, (5, 0, 9))))
    level = scored(MexicanTrain(3), (0, (0, 3, 9)), (0, (0, 3, 9)), (1, (6, 0, 9)))
    assert "With equal totals, more rounds won put Ann ahead of Bo." in drawn(level)
    assert "share" not in drawn(scored(MexicanTrain(3), (0, (0, 5, 9))))


def test_derailing_shows_the_totals_of_teams_and_which_doubles_are_used() -> None:
    game = Derailing(4, read_options(Derailing.options_type, {"teams": "2", "set": "6", "deal": "5"}))
    first = RoundResult(game.next_round([], 0)._replace(engine=4), 0, (0, 5, 7, 9))
    second = RoundResult(game.next_round([first], 0)._replace(engine=6), 1, (3, 0, 8, 1))
    match = Match(game, results=[first, second])
    shown = drawn(match)
    assert "1 4-4 0 ★ 5 7 9" in shown
    assert "Ann and Cy: 18 · Bo and Di: 15" in shown
    assert "Doubles played: 6-6 4-4\nDoubles to come: 5-5 3-3 2-2 1-1 0-0" in shown
    match.apply_all([Begin(0), Deal((hand_of([game.tiles.double[5]]), 0, 0, 0), (4, 5, 5, 5), 0)])
    assert "Doubles played: 6-6 4-4\n" in drawn(match), "a double that is held is not laid yet"
    match.apply(LayEngine(game.tiles.double[5]))
    assert "Doubles played: 6-6 5-5 4-4\nDoubles to come: 3-3 2-2 1-1 0-0" in drawn(match)


class LosingPointsGame(MexicanTrain):
    """A game in which points are lost too."""

    points_lost = True


def test_points_lost_differ_from_points_won() -> None:
    shown = drawn(scored(LosingPointsGame(3), (0, (31, -10, -21)), (-1, (0, -4, -5))))
    assert "1 12-12 +31 ★ −10 −21" in shown
    assert "2 11-11 0 −4 −5" in shown
    assert "Total +31 −14 −26" in shown


def test_twelve_players_fit_into_eighty_columns_without_a_name_or_a_round_cut_off() -> None:
    shown, _ = sheet(12, 80)
    assert "…" not in shown
    assert " 1  18-18" in shown
    assert max(map(len, shown.splitlines())) <= 80
