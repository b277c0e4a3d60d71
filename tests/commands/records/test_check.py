"""`roundhouse check` rules on every line and names the first that is refused."""

import re
from pathlib import Path

import pytest
from tests.commands.typed_match import run
from tests.referee.tables import play_rounds

import roundhouse.records
from roundhouse.cli import main
from roundhouse.games import GAMES
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.records.record import read_record, write_record

PAGE = Path(roundhouse.records.__file__).with_name("RECORDS.md").read_text(encoding="utf-8")
BLOCK = r"^```\n(roundhouse record 1\n[^`]*?)^```\n\n(?:is answered with\n\n)?((?:    .*\n)+)"
SHOWN = re.findall(BLOCK, PAGE, re.MULTILINE)
HEAD = "roundhouse record 1\ngame mexican-train seats=2 set=6 deal=2\nplayers Ann, Bo\n"
DEALT = HEAD + "begin Ann\ndeal Ann 0-1 1-6; Bo 0-2 2-6\n"


def record(folder: Path, text: str, name: str = "kitchen.txt") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_page_shows_questions_and_the_answers_they_get(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert len(SHOWN) == 4
    for text, answer in SHOWN:
        record(tmp_path, text)
        result = run("check", "kitchen.txt")
        told = [line.strip() for line in answer.strip().splitlines()]
        said = (result.stderr or result.output).splitlines()
        assert [line.strip() for line in said if line.strip()][-len(told) :] == told
        assert result.exit_code == bool(result.stderr)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_names_all_that_a_position_of_each_game_remembers_and_its_public_trains(game: str) -> None:
    kind = GAMES[game](4)
    missing = [part.name for part in kind.state_fields if f"`{part.name}=" not in PAGE]
    missing += [train for train in kind.publics[:2] if f"on {train}`" not in PAGE]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_rounds_of_computer_players_pass_the_check(game: str, tmp_path: Path) -> None:
    table = new_table(TableRequest(game, level="greedy", rules={"rounds": "1"}, seed="5", all_computers=True))
    play_rounds(table)
    file = record(tmp_path, write_record(table.referee.match, table.referee.names, answers=True))
    result = run("check", file)
    assert result.exit_code == 0, result.stderr
    assert "nothing refused, 0 on trust." in result.output
    assert "The match is over: " in result.output
    assert run("check", "--quiet", file).output == ""


def test_a_line_that_was_answered_differently_stops_with_both_answers(tmp_path: Path) -> None:
    match = read_record(DEALT + "Ann 1-6 on Ann\nBo 2-6 on Bo\n").match()
    text = write_record(match, ("Ann", "Bo"), answers=True)
    file = record(tmp_path, re.sub(r"(Ann 6-1 on Ann.*)turn=B ends=A:1,", r"\1turn=A ends=A:1*,", text))
    result = run("check", file)
    assert result.exit_code == 1
    assert result.stderr.splitlines() == [
        f"roundhouse: {file}:6: The rules have changed since this line was written."
        " Then: allowed, Ann in turn, Ann's train 1, marker up. Now: allowed, Bo in turn, Ann's train 1."
    ]
    assert "Bo 6-2 on Bo" not in result.output
    assert "Bo 6-2 on Bo" in run("check", "--all", file).output
    for command in ("replay", "review"):
        refused = run(command, file)
        assert refused.exit_code == 2 and "With --rule-anew, today's rules hold." in refused.output
    assert run("replay", "--text", "--rule-anew", file).exit_code == 0


def test_every_line_is_printed_with_its_ruling(tmp_path: Path) -> None:
    result = run("check", record(tmp_path, DEALT + "Ann 1-6 on Ann\nBo 2-6 on Bo\nAnn 0-1 on Ann\ncorrect 1 Bo 5\n"))
    assert result.exit_code == 0
    rows = result.output.splitlines()
    numbers = [row.split()[0] for row in rows[1:] if row[:6].strip()]
    assert numbers[:8] == [str(number) for number in range(2, 10)]
    assert rows[3].split() == ["4", "begin", "Ann", "allowed"]
    assert "Ann is out and wins round 1. Ann 0, Bo 2." in result.output
    assert "After 1 round: Ann 0, Bo 5." in result.output


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Ann draw", "6: refused by MT-4: Ann cannot draw: 1-6 fits on the Mexican Train. Ann can play, and must."),
        ("Ann 1-6", '6: "1-6" can mean 6-1 on Ann or 6-1 on mexican. Write one of them.'),
        ("Bo 2-6 on Bo", "6: refused by MT-3: Bo has to wait: turns go in order. It is Ann's turn."),
        ("Ann 5-9 on Ann", '6: Cannot read "Ann 5-9 on Ann". Write a tile of the double-6 set like 3-5, not 5-9.'),
        ("begin Ann", "6: refused by C-3: That has to wait: the round is still going. Play it to the end first."),
        (
            "correct 3 Ann 5",
            "6: refused by C-8: That cannot be corrected: round 3 has no such score yet. Name a finished round.",
        ),
    ],
)
def test_the_check_stops_at_the_first_invalid_line(tmp_path: Path, line: str, said: str) -> None:
    file = record(tmp_path, f"{DEALT}{line}\nnonsense\n")
    for quiet in ([], ["--quiet"]):
        result = run("check", *quiet, file)
        assert result.exit_code == 1
        assert f"{file}:{said}" in result.stderr
        assert result.stderr.count("\n") == 1
        assert "nonsense" not in result.output


def test_statements_that_cannot_be_true_together_are_named_together(tmp_path: Path) -> None:
    text = (
        "roundhouse record 1\ngame mexican-train seats=2 set=6 deal=3\nplayers Ann, Bo\nbegin Ann\n"
        "deal Ann ?3; Bo ?3\nAnn 6-4 on mexican\nBo draw\nBo 6-1 on Bo\nAnn 4-5 on mexican\nBo draw\n"
        "Bo 1-3 on Bo\nAnn 5-0 on mexican\nreveal Bo 2-4 2-2 0-0\n"
    )
    result = run("check", "-q", record(tmp_path, text))
    assert result.exit_code == 1
    assert (
        "Lines 7 and 10 cannot all be true: Bo held some of 1-3, 2-4 and 1-6 at one of those moments (MT-4)."
        in result.stderr
    )


def test_several_files_are_each_checked(tmp_path: Path) -> None:
    bad = record(tmp_path, DEALT + "Bo done\n", "bad.txt")
    odd = record(tmp_path, "", "odd.txt")
    good = record(tmp_path, DEALT, "good.txt")
    result = run("check", "-q", bad, odd, good)
    assert result.exit_code == 1
    assert [line.split(": ")[1] for line in result.stderr.splitlines()] == [f"{bad}:6", f"{odd}:1"]


UNREADABLE = {
    "en": [
        ("roundhouse record 1\n", ":2: There is nothing there. Write game and its name"),
        ("roundhouse record 1\ngame mexican-train seats=40\n", ":2: refused by C-8: Mexican Train is for 2 to 12"),
        (HEAD + "position turn=Ann boneyard=7-9\n", ":4: Cannot read"),
        (HEAD + "position turn=Dan\n", "Write turn= and a seat (Ann, Bo), not Dan."),
    ],
    "es": [
        ("game whist\n", "No se entiende «game whist». Se espera: 'roundhouse record 1' en la primera línea."),
        (HEAD + "begin Zoe\n", "Se espera: el nombre de alguien (Ann, Bo), no Zoe."),
        (HEAD + "position turn=Ann hands=Ann:9-9\n", "Se espera: una ficha del juego de doble 6 como 3-5, no 9-9."),
        (
            HEAD + "position turn=Ann idle=-1 hands=Ann:?2,Bo:?2\n",
            "Se espera: en yard= y en idle= ningún número menor que 0.",
        ),
        # A record is written in the notation's own words, whatever is spoken: neither `en` nor `mexicano`.
        (
            DEALT + "Ann 1-6 behind Ann\n",
            "«Ann 1-6 behind Ann». Se espera: on y un tren después de la ficha, como 5-6 on Bo.",
        ),
        (DEALT + "Ann 1-6 on Zoe\n", "«Ann 1-6 on Zoe». Se espera: un tren (Ann, Bo, mexican), no Zoe."),
        (DEALT + "Ann 1-6\n", "«1-6» puede ser 6-1 on Ann o 6-1 on mexican."),
    ],
}


@pytest.mark.parametrize(
    ("language", "text", "said"), [(language, *each) for language, told in UNREADABLE.items() for each in told]
)
def test_an_unreadable_line_gives_one_line_in_the_requested_language(
    tmp_path: Path, language: str, text: str, said: str
) -> None:
    result = run("check", "--language", language, record(tmp_path, text))
    assert result.exit_code == 1
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_unreadable_files_are_reported(tmp_path: Path) -> None:
    picture = tmp_path / "table.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    for name, said in (
        (str(picture), "is not text"),
        (str(tmp_path), "cannot be opened"),
        ("gone.txt", "cannot be opened"),
    ):
        result = run("check", name)
        assert result.exit_code == 2
        assert said in result.stderr
        assert result.stderr.count("\n") == 1


def test_a_record_can_be_piped_in() -> None:
    from click.testing import CliRunner

    result = CliRunner().invoke(main, ["check", "-"], input=DEALT)
    assert result.exit_code == 0
    assert "2 rulings, nothing refused, 0 on trust." in result.output


SLOSH = "roundhouse record 1\ngame slosh seats=4\nplayers Ann, Bo, Cy, Di\nbegin Ann\n"
COVERED = "deal Ann ?6; Bo ?6; Cy ?6; Di ?6"


def test_a_hidden_deal_says_who_leads_be_it_nobody(tmp_path: Path) -> None:
    asked = run("check", "-q", record(tmp_path, f"{SLOSH}{COVERED}\n"))
    assert asked.exit_code == 1
    assert "who holds the engine, like ; leads Di, or ; leads nobody." in asked.stderr
    text = f"{SLOSH}{COVERED}; leads nobody\n{COVERED}; leads Bo\nBo engine 4-4\n"
    told = " ".join(run("check", record(tmp_path, text)).output.split())
    assert told.count("this hand cannot go on, and the tiles are dealt again.") == 1
    assert f"6 {COVERED}; leads Bo allowed 7 Bo engine 4-4 allowed" in told


def test_a_round_whose_hand_is_void_is_dealt_and_not_begun_again(tmp_path: Path) -> None:
    result = run("check", record(tmp_path, f"{SLOSH}{COVERED}; leads nobody\nbegin Di\n"))
    assert result.exit_code == 1
    assert "refused by C-8: That has to wait: the hands have not been dealt. Deal first." in result.stderr


def test_a_blocked_hand_is_reported_as_void(tmp_path: Path) -> None:
    passes = "".join(f"{name} done\n" for name in ("Cy", "Di", "Ann", "Bo"))
    blocked = f"{SLOSH}{COVERED}; leads Bo\nBo engine 4-4\n{passes}"
    asked = " ".join(run("check", record(tmp_path, blocked)).output.split())
    assert "the tiles are dealt again." not in asked, "all have passed on trust, and show what they hold"
    shown = "".join(f"reveal {name} = 20 pips\n" for name in ("Ann", "Bo", "Cy", "Di"))
    result = run("check", record(tmp_path, blocked + shown))
    assert result.exit_code == 0
    assert "the tiles are dealt again." in " ".join(result.output.split())
    assert "leads Di" not in result.output


ROUND = DEALT + "Ann 1-6 on Ann\nBo 2-6 on Bo\n"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("close Ann", "refused by C-2: That double is not closed"),
        ("ask close Bo", "refused by C-2: That double is not closed"),
        ("ask Zoe 3-3 on Bo", "Write a player's name (Ann, Bo), not Zoe."),
        ("ask Bo", "Write a move after Bo, like Bo draw or Bo 5-6 on Bo."),
        ("ask foo", "Write a player's name (Ann, Bo) and a move, like Ann draw, or a line that begins with deal"),
        ("begin", 'Cannot read "begin". Write begin and who leads, like begin Ann.'),
        ("depart", "Write depart and who leaves, like depart Ann."),
        ("Ann marker", "claim Bo, penalty 3-4, marker down Bo, close Bo or reveal Bo 3-4 5-5."),
    ],
)
def test_a_line_that_is_no_move_is_answered_with_what_to_write(tmp_path: Path, line: str, said: str) -> None:
    told = " ".join(run("check", "--all", record(tmp_path, f"{ROUND}{line}\n")).output.split())
    assert said in told


BASIC = "roundhouse record 1\ngame basic-trains seats=4 set=9\n"
BASIC_OVER = BASIC + "position turn=A ends=A:3/4,B:4/2,C:5/5,D:1/1 hands=A:3-5,B:?4,C:?4,D:?3\nA 3-5 on A\n"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        *((line, "Nobody can play now: the round is over.") for line in ("A 2-1 on B", "B 2-1", "D done", "close B")),
        ("reveal A 1-2", "That comes too late: the round is scored. If A's score is wrong, correct it."),
    ],
)
def test_between_rounds_every_move_is_refused(tmp_path: Path, line: str, said: str) -> None:
    over = run("check", "-q", record(tmp_path, f"{BASIC_OVER}{line}\n"))
    assert f":5: refused by C-3: {said}" in over.stderr
    before = run("check", "-q", record(tmp_path, f"{BASIC}{line}\n"))
    assert ":3: refused by C-3: Nobody can play yet: no round has begun." in before.stderr
    assert "Write begin and who leads" in run("check", "-q", record(tmp_path, f"{BASIC}foo\n")).stderr


def test_questions_are_answered_and_change_nothing(tmp_path: Path) -> None:
    asked = DEALT + "ask Ann draw\nask Bo 2-6 on Bo\nask legal\nAnn 1-6 on Ann\n"
    result = run("check", record(tmp_path, asked))
    told = " ".join(result.output.split())
    assert result.exit_code == 0
    assert "6 ask Ann draw refused by MT-4: Ann cannot draw: 1-6 fits on the Mexican Train" in told
    assert "7 ask Bo 2-6 on Bo refused by MT-3: Bo has to wait" in told
    assert (
        "8 ask legal Allowed now: 6-1 on Ann; 6-1 on mexican 0-1 on Ann: refused by MT-5: 0-1 cannot begin that train"
        in told
    )
    assert "0-1, 6-1 on Bo: refused by C-6: Only Bo can begin that train" in told
    several = HEAD + "position turn=Ann ends=Ann:3 hands=Ann:1-5+0-5+2-3,Bo:?2\nask legal\n"
    many = run("check", record(tmp_path, several))
    listed = " ".join(many.output.split())
    assert "0-5 on Ann: refused by C-2: 0-5 does not fit on Ann's train: the open end is 3." in listed
    assert "with 3 there. The same goes for 1-5 on Ann." in listed
    assert "3 rulings, nothing refused, 0 on trust." in told


def test_all_goes_on_after_a_wrong_line_and_leaves_it_out(tmp_path: Path) -> None:
    text = DEALT + "Ann draw\nnonsense\nAnn 1-6 on Ann\nBo 0-2 on Bo\n"
    first, rest = (run("check", "-q", *option, record(tmp_path, text)).stderr for option in ([], ["--all"]))
    assert [line.split(":")[2] for line in first.splitlines()] == ["6"]
    assert [line.split(":")[2] for line in rest.splitlines()] == ["6", "7", "9"]
    placed = "position turn=Ann ends=Ann:3 hands=Ann:1-5+0-5+2-3,Bo:?2"
    misplaced = f"{HEAD}{placed}\n{placed}\nplayers Cy, Di\nAnn 1-5 on Ann\n"
    twice = run("check", "-q", "--all", record(tmp_path, misplaced)).stderr
    assert [line.split(":")[2] for line in twice.splitlines()] == ["5", "7"]
    nameless = run("check", "-q", "--all", record(tmp_path, "roundhouse record 1\ngame whist\nplayers Ann, Bo\n"))
    assert nameless.stderr.count("\n") == 1


MATCH = "game mexican-train seats=2 set=6 deal=3 rounds=1\nplayers Ann, Bo\nbegin Ann\n"
HANDS = "deal Ann 0-1 1-6 0-0; Bo 0-2 2-6 3-3\n"


def test_what_is_so_already_is_a_note_and_not_refused(tmp_path: Path) -> None:
    lines = ["Ann 1-6 on Ann", "Ann done", "Bo marker down Bo", "Bo 2-6 on Bo", "Ann 0-1 on Ann", "announce Ann"]
    lines += ["Bo 0-2 on Bo", "Ann 0-0 on Ann", "Ann done"]
    text = "\n".join(["roundhouse record 1", MATCH + HANDS + lines[0], *lines[1:]]) + "\n"
    result = run("check", record(tmp_path, text))
    assert result.exit_code == 0
    assert result.output.count("changes nothing and is left out") == 4
    assert len(read_record(text).events) == 7


@pytest.mark.parametrize("line", ["Bo done", "announce Bo", "Ann done\nAnn 0-1 on Ann", "Bo marker up Bo"])
def test_what_is_not_so_stays_refused(tmp_path: Path, line: str) -> None:
    text = f"roundhouse record 1\n{MATCH}{HANDS}Ann 1-6 on Ann\n{line}\n"
    assert run("check", record(tmp_path, text)).exit_code == 1


def test_the_end_of_a_match_names_the_winner_and_what_broke_a_tie(tmp_path: Path) -> None:
    lines = ["Ann 1-6 on Ann", "Bo 2-6 on Bo", "Ann 0-1 on Ann", "Bo 0-2 on Bo", "Ann 0-0 on Ann"]
    text = "\n".join(["roundhouse record 1", MATCH + HANDS + lines[0], *lines[1:]]) + "\n"
    won = run("check", record(tmp_path, text)).output
    assert "The match is over: Ann 0, Bo 6.\nAnn wins the match with 0 points.\n" in won
    tied = run("check", record(tmp_path, text + "correct 1 Bo 0\n")).output
    assert "Ann wins the match with 0 points.\nWith equal totals, more rounds won put Ann ahead of Bo.\n" in tied


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "Ann legt 6-1 an den Mexican"),
        ("de", "ann hat 6-1 auf ihren Zug gelegt"),
        ("es", "Ann pone 6-1 en el mex"),
    ],
)
def test_a_record_is_read_in_the_words_of_its_language(tmp_path: Path, language: str, line: str) -> None:
    written = record(tmp_path, f"{DEALT}{line}\n")
    assert run("check", "--language", language, written).exit_code == 0
    assert run("check", "--language", "en", written).exit_code == 1


def test_the_totals_of_teams_are_told(tmp_path: Path) -> None:
    start = "position turn=A engine=6-6 ends=A:5 hands=A:1-5,B:0-0+1-2,C:0-1,D:1-1 yard=3"
    game = "game derailing seats=4 set=6 deal=5 teams=2"
    told = run("check", record(tmp_path, f"roundhouse record 1\n{game}\n{start}\nA 1-5 on A\n")).output
    assert re.search(r"^A and C: \d+ · B and D: \d+$", told, re.MULTILINE), told


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        ("mexican-train seats = 2 set=12", ["position engine=9-9 turn=A ends=A:3 hands=A:3-4,B:?5", "A 3-4 on A"]),
        ("mexican-train seats=2", ["position turn = A ends = A:3, B:- hands = A: 3-4 + ?2 , B:?5", "A 3-4 on A"]),
        (
            "mexican-train seats=2",
            ["position turn=opa jörg ends=Opa Jörg:3 hands=Bo:?5, Opa Jörg:3-4", "players Opa Jörg, Bo"],
        ),
        ("mexican-train seats=2", ["position turn=A ends=A:3 hands=A:3-4,B:?5", "players Ann, Bo", "Ann 3-4 on Ann"]),
        ("mexican-train seats=2", ["position turn=A ends=A:3 hands=A:3-4,B:?5 boneyard=20", "A 3-4 on A"]),
        ("station seats=2", ["position turn=A hands=A:12-12+0-1,B:?5", "A engine 12-12"]),
        ("slosh seats=4", ["position turn=A hands=A:4-4+0-1,B:?5,C:?5,D:?5", "A engine 4-4"]),
        ("slosh seats=4 own_engines=yes", ["position turn=B ends=A:4/4 hands=A:?5,B:6-6,C:?6,D:?6", "B engine 6-6"]),
        ("basic-trains seats=4", ["position turn=C ends=A:8/8,B:9/9 hands=A:?5,B:?6,C:6-6+1-2,D:?6", "C engine 6-6"]),
        (
            "basic-trains seats=4",
            ["position turn=B stage=more ends=A:4/4,B:3/5,C:2/2,D:1/1 hands=A:?5,B:4-6,C:?6,D:?6", "B 4-6 on A left"],
        ),
    ],
)
def test_a_position_is_understood_as_people_write_it(tmp_path: Path, game: str, lines: list[str]) -> None:
    result = run("check", record(tmp_path, "\n".join(["roundhouse record 1", f"game {game}", *lines]) + "\n"))
    assert result.exit_code == 0, result.stderr


@pytest.mark.parametrize(
    ("game", "fields", "said"),
    [
        (
            "mexican-train seats=2",
            "ends=Ann:3 markers=Ann",
            "after the open end of each train whose marker is up, like",
        ),
        ("mexican-train seats=2", "open=Ann", "like ends=Ann:5, or ends=Ann:5* where its marker is up, and doubles="),
        ("mexican-train seats=2", "ends=Ann:3 hand=Ann:?3", "one of the fields turn=, hands=, ends=, yard="),
        ("mexican-train seats=2", "ends=Opa Karl:3", "Write a seat (Ann, Bo), not Opa Karl."),
        ("mexican-train seats=2", "ends=Ann:3 Bo:4", "Write field=value, not Bo:4."),
        (
            "station seats=2",
            "",
            "Write stage=engine if 12-12 is still to be laid, or stage=turn if it lies on the table.",
        ),
        ("station seats=2", "ends=Ann:- hands=Ann:?3,Bo:12-12", "turn= and a player who can hold the engine"),
    ],
)
def test_a_position_that_cannot_be_read_says_what_to_write(tmp_path: Path, game: str, fields: str, said: str) -> None:
    hands = "" if "hands=" in fields else " hands=Ann:?3,Bo:?3"
    text = f"roundhouse record 1\ngame {game}\nplayers Ann, Bo\nposition turn=Ann {fields}{hands}\n"
    assert said in run("check", record(tmp_path, text)).stderr


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("Bo 4-4 on Bo", "In Bo's turn, as the table lies: allowed"),
        (
            "Bo 5-6 on Bo",
            "In Bo's turn, as the table lies: refused by C-2: 5-6 does not fit on Bo's train: the open end is 4.",
        ),
        ("Bo draw", "In Bo's turn, as the table lies: refused by MT-4: Bo cannot draw: 5-6 fits"),
    ],
)
def test_a_question_out_of_turn_says_what_would_hold_in_that_turn(tmp_path: Path, asked: str, said: str) -> None:
    start = "position turn=Ann ends=Ann:3,Bo:4 hands=Ann:1-4+2-2,Bo:4-4+5-6+?3"
    text = f"roundhouse record 1\ngame mexican-train seats=2 set=6\nplayers Ann, Bo\n{start}\nask {asked}\n"
    shown = " ".join(run("check", record(tmp_path, text)).output.split())
    assert "refused by MT-3: Bo has to wait: turns go in order. It is Ann's turn. " + said in shown


def test_the_table_is_reported_after_each_line(tmp_path: Path) -> None:
    text = (
        HEAD + "position turn=Ann ends=Ann:3,Bo:4* hands=Ann:1-5+2-2,Bo:0-4+1-1 yard=10\nAnn draw 4-4\nAnn 4-4 on Bo\n"
    )
    told = " ".join(run("check", "--table", record(tmp_path, text)).output.split())
    assert "Ann's turn. Nothing fits: draw a tile. Ann 3, Bo 4 (marker up), Mexican Train -. 10 in the" in told
    assert "Ann's turn. Play a tile that fits on a train. Ann 3, Bo 4 (marker up), Mexican Train -." in told
    assert "Nothing follows the double 4-4: draw a tile. Ann 3, Bo 4 (marker up, double open)," in told
    assert "9 in the boneyard." in told


def test_the_table_is_reported_when_all_draw_for_the_engine(tmp_path: Path) -> None:
    text = "roundhouse record 1\ngame station seats=2\nbegin A\ndeal A ?11; B ?11; leads nobody\n"
    told = " ".join(run("check", "--table", record(tmp_path, text)).output.split())
    assert "draws a tile" in told and "69 in the boneyard." in told


def test_the_end_of_a_round_says_what_is_still_to_be_reported(tmp_path: Path) -> None:
    text = HEAD + "begin Ann\ndeal Ann ?2; Bo ?2\nAnn 6-1 on Ann\nBo 6-2 on Bo\nAnn 1-0 on Ann\nbegin Bo\n"
    result = run("check", record(tmp_path, text))
    told = " ".join(result.output.split())
    assert "The round is over. Write what Bo still held, like reveal Bo 3-4 5-5, or only the sum" in told
    assert "refused by C-3: That has to wait: Bo has not shown what is left." in result.stderr
    shown = run("check", record(tmp_path, text.replace("begin Bo", "bo 0-0"))).output
    assert "Ann is out and wins round 1." in shown, "bare tiles are a hand then, as at a table"
    told = " ".join(run("check", "--language", "es", record(tmp_path, text)).output.split())
    assert "Escribe lo que le queda a Bo, como reveal Bo 3-4 5-5" in told


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ("winner=Ann hands=Ann:,Bo:0-5", "Ann is out and wins round 1. Ann 0, Bo 5."),
        ("winner=Ann hands=Ann:,Bo:?2", "The round is over. Write what Bo still held, like reveal Bo 3-4 5-5"),
        ("boneyard=none hands=Ann:1-2,Bo:0-0", "round 1 is blocked and ends. Ann 3, Bo 0."),
    ],
)
def test_a_round_that_is_over_as_it_is_written_is_scored(tmp_path: Path, position: str, told: str) -> None:
    text = f"{HEAD}position stage=over turn=Ann ends=Ann:3 {position}\n"
    result = run("check", record(tmp_path, text))
    assert (result.exit_code, result.stderr) == (0, "")
    assert told in " ".join(result.output.split())
    begun = run("check", "-q", record(tmp_path, f"{text}begin Bo\n"))
    assert begun.exit_code == ("?" in position)


SCENARIO = """roundhouse record 1

scenario A marked train is open to all
game mexican-train seats=3 set=6
position turn=B laid=6-6+5-6+4-6 ends=A:5*,B:-,C:4 hands=A:0-1,B:4-5+3-6,C:3-4
B 4-5 on C   ! MT-7 closed
B 4-5 on A   + MT-7
"""


def test_scenarios_are_checked_by_their_expectations(tmp_path: Path) -> None:
    result = run("check", record(tmp_path, SCENARIO))
    assert result.exit_code == 0, result.stderr
    assert "A marked train is open to all\n" in result.output
    assert "2 rulings, all as the scenarios say." in result.output
    wrong = SCENARIO.replace("B 4-5 on A   + MT-7", "B 4-5 on A   ! MT-7\nB 3-6 on B")
    told = run("check", "-q", record(tmp_path, wrong + SCENARIO.partition("\n\n")[2] + "expect turn=A\n"))
    assert told.stderr.endswith("kitchen.txt:7: This is not what the scenario says; found: allowed\n")
    both = run("check", "-q", "--all", record(tmp_path, wrong + SCENARIO.partition("\n\n")[2] + "expect turn=A\n"))
    assert "kitchen.txt:14: This is not what the scenario says; found: turn=C\n" in both.stderr


def test_all_goes_on_inside_a_scenario_and_leaves_out_the_lines_that_do_not_hold(tmp_path: Path) -> None:
    text = SCENARIO.replace("B 4-5 on C   ! MT-7 closed", "B 4-5 on C\nfoo\nB 3-6 on B ! MT-7\nask legal")
    told = run("check", "--all", record(tmp_path, text + "expect turn=A\nexpect turn=C\n"))
    assert [line.split(":")[2] for line in told.stderr.splitlines()] == ["6", "7", "8", "11"]
    assert "ask legal" in told.output and "B 4-5 on A + MT-7 allowed" in " ".join(told.output.split())
    unset = text.replace("seats=3", "seats=40")
    told = run("check", "-q", "--all", record(tmp_path, unset + SCENARIO.partition("\n\n")[2] + "expect turn=A\n"))
    assert [line.split(":")[2] for line in told.stderr.splitlines()] == ["4", "16"], "the second scenario is played"


def test_a_text_that_is_no_record_is_given_up_at_its_first_line(tmp_path: Path) -> None:
    nothing = run("check", "-q", record(tmp_path, "x" * 50_000))
    assert "Write lines of at most 10,000 characters." in nothing.stderr or "10000" in nothing.stderr
    assert len(nothing.stderr) < 600
