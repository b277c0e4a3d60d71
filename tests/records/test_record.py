"""Match records: writing and reading are inverses, and an error names its line and the reason."""

import re
from pathlib import Path

import pytest

import roundhouse.records
from roundhouse.dominoes import NotInSet
from roundhouse.games import BasicTrains, MexicanTrain
from roundhouse.games.core.notation import read_move
from roundhouse.games.core.options import OptionError, read_options
from roundhouse.games.core.rulings import Ambiguous, Refused, Unreadable
from roundhouse.games.match.kept_answer import RULES_VERSION
from roundhouse.games.match.match import Begin, Match
from roundhouse.records.checking import check_record
from roundhouse.records.record import HEADER, RecordError, read_record, read_to_end, write_record
from roundhouse.records.record_parser import AnsweredOtherwise, NewerRecord, RecordParser
from roundhouse.records.scenario import read_scenarios

PAGE = Path(roundhouse.records.__file__).with_name("RECORDS.md")
BLOCKS = re.findall(r"^```\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
HEAD = "roundhouse record 1\ngame mexican-train seats=2 set=6 deal=2\nplayers Ann, Bo\nbegin Ann\n"
AT_PRIVATE_TRAINS = "roundhouse record 1\ngame private-trains seats=2 set=6\nplayers Ann, Bo\n"
DEALT = HEAD + "deal Ann 0-1 1-6; Bo 0-2 2-6\n"


def test_the_page_shows_a_record_that_is_written_as_it_was_read() -> None:
    record = read_record(BLOCKS[0], PAGE.name)
    match = record.match()
    assert write_record(match, record.names) == re.sub(r" *#.*", "", BLOCKS[0])
    assert (record.names, match.totals, match.leaders, match.over) == (("Ann", "Bo"), (0, 12), (0,), True)


def test_the_page_shows_scenarios_that_hold() -> None:
    scenarios = read_scenarios(BLOCKS[-1], PAGE.name)
    assert [len(scenario.run().covered) for scenario in scenarios] == [3, 1]


CALLED = """roundhouse record 1
game mexican-train seats=2 set=6 deal=3 missed_call=yes
players Ann Lee, Ann
begin Ann
deal Ann Lee 0-0 ?2; Ann ?3
Ann 6-1 on Ann
Ann Lee ? on mexican
Ann 1-0 on Ann
announce Ann
Ann Lee ?=? on mexican
Ann Lee draw
Ann Lee done
Ann draw 3-4
Ann done
Ann Lee ? on mexican
claim Ann Lee
penalty ?
Ann 0-2 on Ann
Ann Lee ? on Ann Lee
announce Ann Lee
Ann draw
Ann done
Ann Lee draw 1-1
Ann Lee done
Ann draw 5-6
Ann 6-5 on mexican
Ann Lee 0-0 on Ann Lee
announce Ann Lee
Ann Lee draw
Ann Lee ? on Ann Lee
Ann draw
Ann done
Ann Lee 1-1 on Ann Lee
reveal Ann 2-2 3-4 4-4
correct 1 Ann -3
begin Ann Lee
stop
"""

TRAINS = """roundhouse record 1
game basic-trains seats=4 deal=3
begin A
deal A 0-0 0-1 0-2; B 1-1 1-2 1-3; C 0-3 0-4 3-3; D 2-2 2-3 2-4
C engine 3-3
D engine 2-2
A engine 0-0
B engine 1-1
C 3-0 on C left
C 0-4 on C left
"""

ELSEWHERE = """roundhouse record 1
game mexican-train seats=2 set=6
position mexican-train seats=2 set=6 engine=5-5 round=2 leader=B turn=B ends=A:-,B:4,mexican:- hands=A:?3,B:1-4 \
laid=4-5+5-5 yard=22
B 4-1 on B
reveal A = 17 pips
"""


COMING = """roundhouse record 1
game mexican-train seats=2 set=6 deal=2
players Ann, Bo
begin Ann
deal Ann 0-1 1-6; Bo 0-2 2-6
Ann 6-1 on Ann
Bo 6-2 on Bo
Ann 1-0 on Ann
join Cy Lee after Ann 7
depart Ann
begin Bo
deal Cy Lee 0-1 1-5; Bo 0-2 2-5
Bo 5-2 on Bo
Cy Lee 5-1 on Cy Lee
Bo 2-0 on Bo
correct 1 Cy Lee 9
join Ann after Bo
join Dana after Cy Lee
"""


NAMED = """roundhouse record 3
game mexican-train seats=2 set=6 deal=2 one_double=yes
roundhouse-rules 1 mexican-train deal=2 one_double=yes: The Millers
players Ann, Bo
begin Ann
deal Ann 0-1 1-6; Bo 0-2 2-6
"""
CHANGING = COMING.replace("record 1", "record 2") + "swap Cy Lee with Bo\n"


def test_a_move_without_a_name_is_that_of_the_player_in_turn() -> None:
    named = read_record(DEALT + "Ann 1-6 on Ann\nBo 2-6 on Bo\n").match()
    assert read_record(DEALT + "1-6 on Ann\n2-6 own\n").match().events == named.events


@pytest.mark.parametrize(
    "text", [CALLED, ELSEWHERE, COMING, CHANGING, NAMED], ids=["called", "elsewhere", "coming", "changing", "named"]
)
def test_a_record_is_written_as_it_was_read(text: str) -> None:
    record = read_record(text)
    assert write_record(record.match(), record.names, rule_sheet=record.rule_sheet) == text


@pytest.mark.parametrize(
    ("rules", "problem"),
    [
        ("roundhouse-rules 2 mexican-train: Us", "newer-rules-text"),
        ("roundhouse-rules 1 mexican-train no_such=yes: Us", "unknown-option"),
        ("roundhouse-rules 1 slosh neighbor=yes: Us", "sheet-of-game"),
        ("roundhouse-rules 1 whist: Us", "rules-text-game"),
        ("roundhouse-rules", "no-rules-text"),
    ],
)
def test_a_record_with_rules_that_are_not_here_says_what_is_wrong(rules: str, problem: str) -> None:
    with pytest.raises(RecordError) as found:
        read_record(NAMED.replace(NAMED.splitlines()[2], rules))
    assert isinstance(found.value.cause, OptionError) and found.value.cause.problem == problem
    assert found.value.line == 3


def test_the_name_of_the_rules_stands_before_the_first_round() -> None:
    with pytest.raises(RecordError, match="only before the first line that begins"):
        read_record(NAMED + "roundhouse-rules 1 mexican-train: Us\n")


def test_players_who_come_and_go_keep_their_names_and_numbers() -> None:
    record = read_record(COMING)
    match = record.match()
    assert record.names == ("Ann", "Bo", "Cy Lee", "Dana")
    assert record.game.seats == 2
    assert [record.names[player] for player in match.players] == ["Cy Lee", "Dana", "Bo", "Ann"]
    assert match.totals == (10, 2, 2, 1)


def test_who_comes_back_is_told_by_the_name_with_its_accents() -> None:
    text = COMING.replace("Ann", "María")
    assert read_record(text.replace("join María", "join MARÍA")).names == ("María", "Bo", "Cy Lee", "Dana")
    another = text.replace("join María", "join Maria")
    record = read_record(another)
    assert record.names == ("María", "Bo", "Cy Lee", "Maria", "Dana")
    assert write_record(record.match(), record.names) == another


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("join Dana", "join, who joins and whom they sit after, like join Dana after Bo"),
        ("join Dana after Zoe", "a player's name (Cy Lee, Bo), not Zoe"),
        ("join Bo after Cy Lee", "somebody who is not at the table already (Cy Lee, Bo)"),
        ("join bo after Cy Lee", "somebody who is not at the table already (Cy Lee, Bo)"),
        ("join 3-4 after Bo", "a name whose words begin with a letter, unlike '3-4'"),
        ("depart Ann", "a player's name (Cy Lee, Bo), not Ann"),
        ("swap Bo", "swap and two players, like swap Cy Lee with Bo"),
        ("swap Bo with Zoe", "swap and two players, like swap Cy Lee with Bo"),
        ("swap Bo with bo", "what the rules allow; refused: C-8 no_such_seat (seat=1, count=2)"),
        ("depart Bo", "what the rules allow; refused: C-8 no_such_table (count=1)"),
    ],
)
def test_an_invalid_join_or_departure_is_explained(line: str, expected: str) -> None:
    text = COMING.split("begin Bo", maxsplit=1)[0] + line + "\n"
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert str(caught.value.expected) == expected


def test_basic_trains_say_which_end() -> None:
    text = "".join(TRAINS.splitlines(keepends=True)[:-1])
    record = read_record(text)
    assert write_record(record.match(), record.names) == text
    with pytest.raises(RecordError, match=r"line 10: .* BT-3 one_on_own"):
        read_record(TRAINS)


def test_comments_blank_lines_and_space_are_ignored() -> None:
    text = "\n  # a table in the kitchen\n" + DEALT.replace(HEADER, HEADER.title()).replace("\n", "   # so it was\n\n")
    assert read_record(text).events == read_record(DEALT).events


@pytest.mark.parametrize(
    ("line", "text", "expected", "cause"),
    [
        (1, "", "'roundhouse record 1' as the first line", None),
        (2, "roundhouse record 1\n", "game and its name before the text ends", None),
        (2, "roundhouse record 1\nplayers Ann, Bo\n", "game and its name, like", None),
        (2, "roundhouse record 1\ngame whist seats=4\n", "a game (mexican-train, ", None),
        (2, "roundhouse record 1\ngame mexican-train\n", "seats= and how many players", None),
        (2, "roundhouse record 1\ngame mexican-train seats=3 open\n", "field=value, not open", None),
        (2, "roundhouse record 1\ngame mexican-train seats=3 beer=2\n", "options that fit together", OptionError),
        (2, "roundhouse record 1\ngame mexican-train seats=40\n", "options that fit together (seats:", OptionError),
        (3, HEAD.replace("Ann, Bo", "Ann"), "2 names with commas between them, one for each seat", None),
        (3, HEAD.replace("Ann, Bo", "Ann, Draw"), "a name without the word 'Draw'", None),
        (4, HEAD.replace("begin Ann", "begin Zoe"), "a player's name (Ann, Bo), not Zoe", None),
        (4, HEAD.replace("begin Ann", "Ann done"), "what the rules allow; refused: C-3 not_begun", Refused),
        (4, HEAD.replace("begin Ann", "go"), "begin and who leads, join, depart, correct or stop", None),
        (5, HEAD + "Ann 1-6 on Ann\n", "what the rules allow; refused: C-8 not_dealt", Refused),
        (5, HEAD + "deal Ann 0-1 1-7; Bo 0-2 2-6\n", "a tile of the double-6 set like 3-5, not 1-7", Unreadable),
        (5, HEAD + "deal Ann 0-1 0-1; Bo 0-2 2-6\n", "each tile once in a hand", Unreadable),
        (6, DEALT + "Bo 2-6 on Bo\n", "what the rules allow; refused: MT-3 not_in_turn", Refused),
        (6, DEALT + "Zoe 2-6 on Bo\n", "a player's name (Ann, Bo), not Zoe", None),
        (4, HEAD.replace("begin Ann", "1-6 on Ann"), "first who does it, like Ann 1-6 on Ann", None),
        (6, DEALT + "Ann 1-6 on Zoe\n", "a train (Ann, Bo, mexican), not Zoe", Unreadable),
        (6, DEALT + "Ann 1-6 behind Ann\n", "on and a train after the tile", Unreadable),
        (6, DEALT + "Ann 1-6\n", "one of: 6-1 on Ann; 6-1 on mexican", Ambiguous),
        (6, DEALT + "Ann sleeps\n", "a tile and a train", Unreadable),
        (6, DEALT + "Ann sleeps, draw\n", "a tile and a train", Unreadable),
        (6, DEALT + "Ann 6-1 on Ann, sleeps\n", "a tile and a train", Unreadable),
        (6, DEALT + "Ann draw\n", "what the rules allow; refused: MT-4 can_play_draw", Refused),
        (6, DEALT + "correct 1 Ann\n", "correct, a round, a player and points", None),
        (6, DEALT + "correct 1 Ann 5\n", "what the rules allow; refused: C-8 no_such_round", Refused),
        (6, DEALT + "ask\n", "ask and a move, like ask Ann draw, or ask legal", None),
        (6, DEALT + "ask Zoe draw\n", "a player's name (Ann, Bo), not Zoe", None),
        (6, DEALT + "Ann announces\n", "what the rules allow; refused: MT-12 called_by_hub", Refused),
        (6, DEALT + "players Bo, Ann\n", "players only before the first line", None),
        (6, DEALT + "position turn=Ann\n", "position only before the first line", None),
        (3, "roundhouse record 1\ngame mexican-train seats=2\nposition turn=Z\n", "a seat (A, B), not Z", Unreadable),
        (
            3,
            "roundhouse record 1\ngame mexican-train seats=2\nposition turn=A laid=9-13\n",
            "a tile of the double-12 set like 3-5, not 9-13",
            NotInSet,
        ),
        (2, "roundhouse record 1\ngame mexican-train seats=2 set=6 set=9\n", "set= once", None),
        (4, AT_PRIVATE_TRAINS + "position turn=Bo ends=Ann:5/4\n", "an open end for Ann, not 5/4", Unreadable),
        (4, AT_PRIVATE_TRAINS + "position turn=Zoe\n", "a seat (Ann, Bo), not Zoe", Unreadable),
        (4, AT_PRIVATE_TRAINS + "position turn=Bo ends=Zoe:5\n", "a train (Ann, Bo, mexican), not Zoe", Unreadable),
        (4, AT_PRIVATE_TRAINS + "position turn=Bo hands=Ann:?1,Ann:?2\n", "a seat (Bo), not Ann", Unreadable),
        (3, "roundhouse record 1\ngame basic-trains seats=4\nposition turn=A ends=B:8\n", "both open ends", Unreadable),
    ],
)
def test_a_bad_line_is_reported_with_its_place_and_what_was_expected(
    line: int, text: str, expected: str, cause: type[Exception] | None
) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(text, "evening.txt")
    error = caught.value
    assert (error.source, error.line) == ("evening.txt", line)
    assert expected in str(error.expected)
    assert type(error.cause) is (cause or type(None))
    assert str(error).startswith(f"evening.txt:{line}: {error.said!r}: expected ")


def test_a_position_of_another_game_is_refused() -> None:
    other = ELSEWHERE.replace("game mexican-train seats=2 set=6", "game mexican-train seats=2 set=6 one_double=yes")
    with pytest.raises(RecordError, match="a position of the game that the record names"):
        read_record(other)


@pytest.mark.parametrize(
    ("names", "use"),
    [
        (("Ann",), "2 names"),
        (("Ann", "ANN"), "a different name"),
        (("Ann", ""), "names that are not empty"),
        (("Ann", " Bo"), "their words one space apart"),
        (("Ann", "Bo; Cy"), "letters, digits and spaces"),
        (("Ann", "Bo #2"), "letters, digits and spaces"),
        (("Ann", "Bo\n"), "one space apart"),
        (("Ann", "The Mexican"), "without the word 'Mexican'"),
        (("Ann", "Bo 2"), "whose words begin with a letter"),
    ],
)
def test_names_that_a_record_could_confuse_are_not_written(names: tuple[str, ...], use: str) -> None:
    match = Match(MexicanTrain(2))
    match.apply(Begin(0))
    with pytest.raises(ValueError, match="cannot stand in a record") as caught:
        write_record(match, names)
    assert use in str(caught.value)


def test_without_names_the_seats_have_letters() -> None:
    match = Match(BasicTrains(4))
    match.apply(Begin(2))
    assert write_record(match) == "roundhouse record 1\ngame basic-trains seats=4\nbegin C\n"


def test_a_deal_may_say_first_that_nobody_leads() -> None:
    text = "roundhouse record 1\ngame slosh seats=4\nbegin A\ndeal leads nobody; A ?6; B ?6; C ?6; D ?6\n"
    assert (
        read_record(text).events == read_record(text.replace("leads nobody; ", "").rstrip() + "; leads nobody\n").events
    )


@pytest.mark.parametrize(
    ("called", "written"),
    [
        ("Ann 1-6 on mex", "Ann 1-6 on mexican"),
        ("an lays the 1-6 on her own train", "Ann 1-6 on Ann"),
        ("Ann puts the 6/1 on a", "Ann 6-1 on Ann"),
        ("Ann plays the 6/1 on Ann's train", "Ann 6-1 on Ann"),
    ],
)
def test_a_record_understands_what_is_called_at_a_table(called: str, written: str) -> None:
    assert read_record(f"{DEALT}{called}\n").events == read_record(f"{DEALT}{written}\n").events


def test_a_line_of_several_tiles_is_a_play_for_each() -> None:
    start = "position turn=A ends=A:5 stage=more hands=A:5-6+1-6+0-0,B:?4"
    head = f"roundhouse record 1\ngame mexican-train seats=2 set=6 whole_first_train=yes\n{start}\n"
    apart = read_record(f"{head}A 5-6 on A\nA 6-1 on A\n")
    for line in ("A 5-6 6-1 on A", "A 5-6, 6-1 on A", "A plays 5/6, 6/1 on a's train", "A 5-6 on A, lays 6-1 on a"):
        assert read_record(f"{head}{line}\n").events == apart.events


def test_words_for_a_draw_and_a_pass_are_those_of_the_table() -> None:
    start = "position turn=A ends=A:5 hands=A:?3,B:?4 yard=12"
    head = f"roundhouse record 1\ngame mexican-train seats=2 set=6\n{start}\n"
    assert read_record(f"{head}A takes a tile\nA finished\n").events == read_record(f"{head}A draw\nA done\n").events


def test_a_line_may_tell_of_several_players() -> None:
    apart = read_record(f"{DEALT}Ann 6-1 on Ann\nBo 6-2 on Bo\n")
    assert read_record(f"{DEALT}Ann 6-1 on Ann, bo lays 6-2 on his train\n").events == apart.events


def test_a_name_that_resembles_one_is_asked_about_as_at_a_table() -> None:
    with pytest.raises(RecordError) as asked:
        read_record(f"{DEALT}Anne 6-1 on mex\n")
    assert isinstance(asked.value.cause, Ambiguous) and asked.value.cause.meanings == ("Ann 6-1 on mex",)


# -- what was answered ---------------------------------------------------------------------------------------


def noted() -> tuple[Match, list[str]]:
    """A match, and the lines of its record with what was answered."""
    match = read_record(BLOCKS[0]).match()
    return match, write_record(match, ("Ann", "Bo"), answers=True).splitlines(keepends=True)


def said_otherwise(lines: list[str]) -> list[tuple[int, AnsweredOtherwise]]:
    checked = check_record(RecordParser("".join(lines)), go_on=True)
    return [(each.line.number, each.otherwise) for each in checked if each.otherwise is not None]


def test_notes_of_answers_are_comments_that_hold() -> None:
    match, lines = noted()
    assert lines[0].split() == [*HEADER.split(), "#=", "rules", str(RULES_VERSION)]
    assert [line.partition("#=")[0].rstrip() for line in lines] == write_record(match, ("Ann", "Bo")).splitlines()
    assert sum("#=" in line for line in lines) == 1 + len(match.events)
    assert said_otherwise(lines) == []
    assert list(read_record("".join(lines)).events) == match.events
    assert BLOCKS[1].splitlines(keepends=True) == lines[:6], "the page shows some"


def changed(lines: list[str], start: str, old: str, new: str) -> int:
    """Change what is noted at the line that begins so; return its place."""
    place = next(place for place, line in enumerate(lines) if line.startswith(start))
    assert old in lines[place]
    lines[place] = lines[place].replace(old, new)
    return place


@pytest.mark.parametrize(
    ("old", "new", "ruling"), [("turn=B", "turn=A", "allowed"), ("allowed", "trusted MT-4", "trusted MT-4")]
)
def test_a_line_that_was_answered_differently_is_named_and_replayed_only_anew(old: str, new: str, ruling: str) -> None:
    match, lines = noted()
    place = changed(lines, "Ann 6-1", old, new)
    ((number, found),) = said_otherwise(lines)
    assert (number, found.then.ruling, found.now.ruling) == (place + 1, ruling, "allowed")
    with pytest.raises(RecordError) as stopped:
        read_record("".join(lines))
    assert (stopped.value.line, type(stopped.value.cause)) == (place + 1, AnsweredOtherwise)
    assert list(read_to_end(RecordParser("".join(lines)), anew=True).events) == match.events


def test_a_line_that_is_refused_today_says_that_it_was_allowed_and_is_left_out_only_anew() -> None:
    lax = MexicanTrain(3, read_options(MexicanTrain.options_type, {"set": "6"}), frozenset({"MT-7"}))
    names = ("Ann", "Bo", "Cy")
    start = "position turn=Bo laid=6-6+5-6+4-6 ends=Ann:5*,Bo:-,Cy:4 hands=Ann:0-1,Bo:4-5+3-6,Cy:3-4+0-0"
    head = f"{HEADER}\ngame mexican-train seats=3 set=6\nplayers Ann, Bo, Cy\n{start}\n"
    then = Match(lax, read_record(head).start.replace(game=lax))  # type: ignore[union-attr]
    then.apply(read_move(then.position, "4-5 on Cy", names))  # type: ignore[arg-type]
    text = write_record(then, names, answers=True)
    ((_, found),) = said_otherwise(text.splitlines(keepends=True))
    assert (found.then.ruling, found.now.ruling) == ("allowed", "refused MT-7 closed")
    with pytest.raises(RecordError) as stopped:
        read_record(text)
    assert isinstance(stopped.value.cause, AnsweredOtherwise)
    assert read_to_end(RecordParser(text), anew=True).events == ()


def test_a_line_that_people_have_changed_is_ruled_on_as_any_other() -> None:
    _, lines = noted()
    changed(lines, "Bo draw 0-4", "0-4", "0-5")
    assert said_otherwise(lines) == []
    lines[3] = "begin Ann   #= no note at all\n"
    assert said_otherwise(lines) == []


def test_a_record_of_a_newer_version_is_one_sentence() -> None:
    with pytest.raises(RecordError) as found:
        read_record("roundhouse record 99\ngame mexican-train seats=2\n")
    assert isinstance(found.value.cause, NewerRecord)
    assert "newer roundhouse: install that one" in str(found.value.expected)
