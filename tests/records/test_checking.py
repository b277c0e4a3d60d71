"""The results of checking a record, line by line."""

from collections.abc import Iterator
from itertools import repeat
from random import Random

import pytest
from tests.games.match.test_audit import NEXT_DEAL, VOID, void_hand
from tests.i18n.tables import TABLES, positions

from roundhouse.games import GAMES
from roundhouse.games.core.moves import DONE, DRAW, LastTurn, Play
from roundhouse.games.match.match import Join
from roundhouse.games.rules.game import Game
from roundhouse.records.checking import check_record, refused_moves
from roundhouse.records.record import read_record
from roundhouse.records.record_parser import LONGEST_LINE, RecordError, RecordParser
from roundhouse.records.scenario import ScenarioRun, read_scenarios

HEAD = "roundhouse record 1\ngame mexican-train seats=2 set=6 deal=2\n"
DEALT = HEAD + "begin A\ndeal A 0-1 1-6; B 0-2 2-6\n"


def test_a_text_is_read_no_further_than_its_first_wrong_line() -> None:
    read = []

    def lines() -> Iterator[str]:
        for number, line in enumerate((*HEAD.splitlines(keepends=True), *repeat("nonsense\n", 1000))):
            read.append(number)
            yield line

    found = list(check_record(RecordParser(lines())))
    assert found[-1].error is not None and found[-1].line.number == 3
    assert len(read) <= 4


def test_a_line_that_never_ends_is_not_taken_into_memory() -> None:
    with pytest.raises(RecordError, match="lines of at most") as caught:
        RecordParser(["x" * (LONGEST_LINE + 1)])
    assert caught.value.line == 1


def test_the_place_behind_the_last_line_is_the_same_however_the_text_comes() -> None:
    for text in ("roundhouse record 1\n", "roundhouse record 1\n\n# nothing", "roundhouse record 1"):
        places = set()
        for given in (text, text.splitlines(keepends=True)):
            reading = RecordParser(given)
            assert not list(check_record(reading))
            with pytest.raises(RecordError) as caught:
                _ = reading.match
            places.add(caught.value.line)
        assert places == {text.count("\n") + 1}


@pytest.mark.parametrize("game", VOID)
@pytest.mark.parametrize("more", ["", NEXT_DEAL, f"{NEXT_DEAL}B engine 3-3\nnonsense\n"])
def test_the_hand_that_convicts_is_told_in_its_line_whatever_follows(game: str, more: str) -> None:
    told = [each for each in check_record(RecordParser(f"{void_hand(game)}{more}")) if each.breaches]
    assert [each.line.text.partition(" ")[0] for each in told] == ["reveal"]
    ((lines, breach),) = told[0].breaches
    assert told[0].line.text.startswith("reveal A") and (breach.seat, breach.clause) == (0, "BT-3")
    assert len(lines) == 1 and lines[0] < told[0].line.number


def test_a_question_changes_nothing_and_a_wrong_line_is_left_out() -> None:
    reading = RecordParser(DEALT + "ask A 1-6 on A\nask legal\nask B 2-6 on B\nA draw\nA 1-6 on A\n")
    found = [each for each in check_record(reading, go_on=True) if each.event or each.is_query]
    assert [each.is_query for each in found] == [False, False, True, True, True, False, False]
    assert [each.wrong for each in found] == [False] * 5 + [True, False]
    assert [found[place].ruling.clause for place in (2, 4, 5)] == ["", "MT-3", "MT-4"]
    assert len(reading.match.events) == 3


def test_a_record_with_questions_is_the_record_without_them() -> None:
    assert read_record(DEALT + "ask A draw\nask legal\n").events == read_record(DEALT).events


def test_a_question_may_be_about_who_comes() -> None:
    reading = RecordParser(HEAD + "players Ann, Bo\nask join Cy after Bo\nask join Cy after Bo 20\njoin Cy after Bo\n")
    *asked, joined = (each for each in check_record(reading) if each.event)
    assert [each.event for each in asked] == [Join(2, 2), Join(2, 2, 20)]
    assert joined.ruling.allowed and reading.seated == ("Ann", "Bo", "Cy")


def test_a_scenario_may_ask_too() -> None:
    text = DEALT.replace("game", "scenario A question\ngame", 1) + "ask A draw\nask legal\nA 1-6 on A\nexpect turn=B\n"
    (scenario,) = read_scenarios(text)
    found = [each for each in ScenarioRun(scenario).lines() if each.is_query]
    assert [each.ruling.clause for each in found] == ["MT-4", ""]


@pytest.mark.parametrize("table", TABLES, ids=lambda game: f"{game.name} {game.seats}")
def test_each_tile_on_each_train_is_legal_or_refused(table: Game) -> None:
    rng = Random(11)
    for position in positions(table, rng, rounds=1):
        legal, refused = position.legal(), refused_moves(position)
        moves = [move for each in refused for move in each.moves]
        assert not set(moves) & set(legal)
        said = [(move.tile, move.train) for move in (*legal, *moves) if isinstance(move, Play)]
        hand = position.known_tiles(position.turn)
        assert {(tile, train) for tile in hand for train in position.trains_in_sight} <= set(said)
        assert (DONE in legal) != (DONE in moves)
        assert not table.has_boneyard or (DRAW in legal) != (DRAW in moves)
        assert all(not each.ruling.allowed for each in refused)


@pytest.mark.parametrize("name", GAMES)
def test_what_another_player_does_is_refused_by_a_clause_of_the_game(name: str) -> None:
    kind = GAMES[name]
    table = next(table for table in TABLES if isinstance(table, kind) and type(table) is kind)
    objections = 0
    for position in positions(table, Random(3), rounds=1):
        if 1 < position.stage < 7:
            for move in position.legal():
                by = (position.turn + 1) % table.seats
                for objection in table.turn_objections(position, move, by, LastTurn()):
                    assert (
                        objection.clause in table.clauses
                        and objection.facts.get("turn", position.turn) == position.turn
                    )
                    objections += 1
    assert objections


@pytest.mark.parametrize(
    ("lines", "clause"),
    [
        ("super-train seats=2\n twice=1 stage=follow ends=A:3,mexican:7 hands=A:3-5+5-6,B:?4 yard=20", "ST-13"),
        ("super-train seats=2\n doubles=A fresh=1 stage=follow ends=A:3 hands=A:3-5+5-6,B:?4 yard=20", "MT-8"),
        ("mexican-train seats=2\n doubles=A fresh=1 stage=follow ends=A:3 hands=A:3-5+5-6,B:?4 yard=20", "MT-8"),
        ("derailing seats=2\n engine=9-9 doubles=A fresh=1 stage=more ends=A:3* hands=A:3-5+5-6,B:?4 yard=20", "DT-8"),
    ],
)
def test_a_turn_that_began_before_the_record_has_all_its_tiles_then(lines: str, clause: str) -> None:
    game, position = lines.split("\n")
    text = f"roundhouse record 1\ngame {game}\nposition turn=A{position}\nA 3-5 on A\nA 5-6 on A\n"
    *_, last = check_record(RecordParser(text))
    assert (last.error, last.ruling.clause) == (None, clause)


@pytest.mark.parametrize(
    ("lines", "clause"),
    [
        ("slosh seats=4 own_engines=yes\n turn=D ends=C:4/4 hands=A:?7,B:?7,C:?6,D:?7", "SL-2"),
        ("basic-trains seats=4\n turn=D ends=C:8/8 hands=A:?13,B:?13,C:?12,D:?13", "BT-2"),
    ],
)
def test_one_players_pass_is_not_taken_for_that_of_another_who_may_have_no_engine(lines: str, clause: str) -> None:
    game, position = lines.split("\n")
    text = f"roundhouse record 1\ngame {game}\nposition{position}\nA done\nD done\n"
    *_, other, own = check_record(RecordParser(text), go_on=True)
    assert (other.ruling.clause, other.ruling.why) == (clause, "not_in_turn")
    assert own.ruling.allowed


def test_the_stage_that_goes_with_an_owed_tile_is_named() -> None:
    *_, last = check_record(
        RecordParser("roundhouse record 1\ngame super-train seats=2\nposition turn=A twice=1 hands=A:?2,B:?4 yard=20\n")
    )
    assert last.error is not None and last.error.expected.facts["stage"] == "follow"
