"""Standings: three ways of counting, ties by the stated rules, missed rounds, teams, and the command's CSV."""

from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from roundhouse.cli import main
from roundhouse.club.scores.results_csv import read_results, write_results
from roundhouse.club.scores.standings import COUNTINGS, TableResult, standings, team_standings
from roundhouse.indices import RoundIndex

EVENING = (
    TableResult(RoundIndex(0), 1, {"Ann": 0, "Bo": 12, "Cy": 30}),
    TableResult(RoundIndex(0), 2, {"Di": 5, "Ed": 9}),
    TableResult(RoundIndex(1), 1, {"Ann": 20, "Bo": 0, "Di": 8}),
    TableResult(RoundIndex(1), 2, {"Cy": 4, "Ed": 0}),
)


def places(counting: str, *, low_wins: bool = True) -> list[tuple[int, str, float]]:
    return [(line.place, line.name, line.total) for line in standings(EVENING, counting, low_wins=low_wins)]


def test_points_are_added_up_and_the_fewest_win() -> None:
    # Bo's best round is a 0, Di's a 5; Ed won a round, as Bo did, but has fewer points.
    assert places("points") == [(1, "Ed", -9), (2, "Bo", -12), (3, "Di", -13), (4, "Ann", -20), (5, "Cy", -34)]
    assert places("points", low_wins=False)[0] == (1, "Cy", 34)


def test_ranks_count_the_players_that_one_beats() -> None:
    # Ann and Di are level, and Ann has the better round.
    assert places("ranks") == [(1, "Bo", 3), (2, "Ann", 2), (3, "Di", 2), (4, "Ed", 1), (5, "Cy", 0)]


def test_a_margin_is_fair_to_tables_of_unequal_size() -> None:
    for counting, table in (("margin", (0, 12)), ("margin", (0, 6, 12, 30))):
        assert abs(sum(COUNTINGS[counting](table, True))) < 1e-9
    assert [name for _, name, _ in places("margin")] == ["Bo", "Di", "Ann", "Ed", "Cy"]


def test_a_missed_round_counts_as_the_mean_of_those_played() -> None:
    late = (*EVENING, TableResult(RoundIndex(2), 1, {"Ann": 6, "Flo": 6}))
    totals = {line.name: (line.rounds, line.total) for line in standings(late)}
    assert totals["Flo"] == (1, -18) and totals["Bo"] == (2, -18)
    assert totals["Ann"] == (3, -26)


def test_level_players_share_a_place_and_the_next_one_is_left_out() -> None:
    level = [TableResult(RoundIndex(0), table, {f"A{table}": 0, f"B{table}": 9}) for table in (1, 2)]
    assert [(line.place, line.name) for line in standings(level)] == [(1, "A1"), (1, "A2"), (3, "B1"), (3, "B2")]


@pytest.mark.parametrize("counting", COUNTINGS)
def test_the_order_of_results_changes_nothing(counting: str) -> None:
    shuffled = list(EVENING)
    Random(1).shuffle(shuffled)
    assert standings(shuffled, counting) == standings(EVENING, counting)


def test_a_team_has_the_mean_of_its_members() -> None:
    teams = {"Ann": "Reds", "Bo": "Reds", "Cy": "Blues", "Di": "Blues", "Ed": ""}
    found = team_standings(standings(EVENING), teams)
    assert [(line.place, line.name, line.total, line.won) for line in found] == [
        (1, "Reds", -16, 2),
        (2, "Blues", -23.5, 1),
    ]


def test_who_is_level_stands_where_the_language_has_them() -> None:
    level = TableResult(RoundIndex(0), 1, dict.fromkeys(("Zoe", "Ömer", "Otto", "Ágnes", "Anton"), 5))
    assert [line.name for line in standings([level])] == ["Ágnes", "Anton", "Ömer", "Otto", "Zoe"]


def printed(file: Path, *more: str) -> Result:
    return CliRunner().invoke(main, ["club", "standings", str(file), *more, "--language", "en"])


@pytest.fixture
def scores(tmp_path: Path) -> Path:
    file = tmp_path / "scores.csv"
    file.write_text(write_results(EVENING), encoding="utf-8")
    return file


def test_the_command_prints_them_as_csv(scores: Path) -> None:
    told = printed(scores)
    assert told.exit_code == 0, told.output
    assert told.stdout.splitlines()[:3] == ["place,player,rounds,won,total", "1,Ed,2,1,9", "2,Bo,2,1,12"]
    assert printed(scores, "--by", "margin").stdout.splitlines()[1].startswith("1,Bo,2,1,")


def test_no_name_is_a_formula_in_a_spreadsheet_and_each_comes_back_as_it_was() -> None:
    evening = TableResult(
        RoundIndex(0), 1, {"=HYPERLINK(1)": 3, "+1": 5, "-Bo": -2, "@Cy": 0, "'t Hart": 7, "Ann=Di": 1}
    )
    written = write_results([evening]).splitlines()
    assert [line.split(",")[2][:1] for line in written[1:]] == ["'", "'", "'", "'", "'", "A"]
    assert read_results(written) == ((evening,), ())


def test_the_command_prints_teams(scores: Path, tmp_path: Path) -> None:
    people = tmp_path / "players.csv"
    names = ["Ann,Reds", "Bo,Reds", "Cy,Blues", "Di,Blues", "Ed", "Flo", "Gus", "Hal"]
    people.write_text("\n".join(names), encoding="utf-8")
    assert printed(scores, "--teams", str(people)).stdout.splitlines()[:2] == [
        "place,team,rounds,won,total",
        "1,Reds,4,2,16",
    ]
    people.write_text("\n".join(name.partition(",")[0] for name in names), encoding="utf-8")
    told = printed(scores, "--teams", str(people))
    assert told.exit_code == 2 and "None of the teams" in told.stderr


def test_each_wrong_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "scores.csv"
    file.write_text("1,1,Ann,0\n1,1,Ann,3\n1,Bo,4\n0,1,Cy,4\n1,1,Di,many\n", encoding="utf-8")
    told = printed(file)
    assert told.exit_code == 2 and not told.stdout
    assert [line.partition("Line ")[2][0] for line in told.stderr.splitlines()] == ["2", "3", "4", "5"]
    file.write_text("round,table,player,points\n", encoding="utf-8")
    assert "no results" in printed(file).stderr
