"""Invalid input is refused in one line that says what is wrong and what to do."""

import sqlite3
from pathlib import Path
from unittest.mock import Mock

import pytest
from tests.commands.typed_match import SMALL, in_terminal, run

from roundhouse.games import GAMES
from roundhouse.records.journal import JOURNAL_FILE

CASES = {
    "unknown-option": (["play", "--xyz"], "There is no option --xyz: choose --players, --seats"),
    "unknown-option-near": (["play", "--sounbs", "all"], "There is no option --sounbs: did you mean --sounds or"),
    "unknown-command": (["xyz"], "There is no command xyz: choose arena, "),
    "unknown-command-near": (["plya"], "There is no command plya: did you mean play or replay?"),
    "unknown-command-of-a-group": (["club", "diect"], "There is no command diect: did you mean direct?"),
    "unknown-command-of-two-words": (["pl-ay"], "There is no command pl-ay: did you mean play or replay?"),
    "no-value": (["rules", "slosh", "--set"], "--set needs a value: `roundhouse rules --help` says which."),
    "value-of-a-switch": (["play", "--text=3"], "--text takes no value: write it alone."),
    "too-much": (["status", "sim://", "more"], "`roundhouse status` does not take more: leave it out."),
    "out-of-range": (["settings", "--volume", "50"], "--volume cannot be 50: write a number from 0 to 10."),
    "no-part": (["settings", "--parts", "wheels"], "There is no part wheels: choose from lamps, sound, buttons."),
    "unknown-game-near": (["play", "mexican-trian"], "GAME cannot be mexican-trian: did you mean mexican-train?"),
    "unknown-level-near-in-German": (
        ["serve", "--level", "Experrte", "--language", "de"],
        "--level kann nicht Experrte sein: War Experte gemeint?",
    ),
    "unknown-rule-near": (
        ["play", "--rule", "one_doubel=yes"],
        "There is no rule one_doubel here: choose one_double, ",
    ),
    "nothing-to-take-in": (["data", "import", "/no/such.zip"], "/no/such.zip cannot be opened (there is no such file"),
    "hall-in-no-folder": (["club", "direct", "--data", f"{__file__}/x"], f"Cannot write to the folder {__file__}/x"),
    "unknown-game": (["play", "whist"], f"GAME cannot be whist: choose {', '.join(GAMES)}."),
    "unknown-sheet": (
        ["play", "--sheet", "tangelwood"],
        "There is no sheet tangelwood: choose tanglewood, ",
    ),
    "rules-of-a-newer-version": (
        ["play", "--sheet", "roundhouse-rules 2 mexican-train: Us"],
        "Us: these rules are of a newer version. Update this program to play them.",
    ),
    "rule-against-a-sheet": (
        ["play", "--text", "--sheet", "tanglewood", "--set", "9"],
        "Tanglewood plays with set=15, not 9: leave out one of the two.",
    ),
    "sheet-of-another-game": (
        ["referee", "slosh", "--players", "Ann,Bo", "--sheet", "tanglewood"],
        "Tanglewood is a sheet of Mexican Train: choose that game, or another sheet.",
    ),
    "unknown-level": (["play", "--level", "genius"], "--level cannot be genius: choose easy, good, strong, expert."),
    "unknown-level-in-German": (
        ["serve", "--level", "genial", "--language", "de"],
        "--level kann nicht genial sein: Wähle leicht, gut, stark, Experte.",
    ),
    "no-number": (["play", "--seats", "many"], "--seats cannot be many: write a whole number, like 4."),
    "no-minutes": (["play", "--minutes", "soon"], "--minutes cannot be soon: write a number, like 2.5."),
    "too-long-to-announce": (
        ["play", "--announce-time", "31"],
        "--announce-time cannot be 31: write a number from 0 to 30.",
    ),
    "too-short-a-turn": (
        ["play", "--turn-clock", "4"],
        "--turn-clock cannot be 4: write a number from 5 to 3600.",
    ),
    "nobody-announces": (["play", "--announce-time", "5"], "leave out --announce-time, or add --rule missed_call=yes."),
    "announced-before-the-play": (["play", "station", "--rule", "missed_call=yes", "--announce-time", "5"], "Nobody"),
    "no-seconds": (["monitor", "--seconds", "-1"], "--seconds cannot be -1: write a number, 0 or more."),
    **{
        f"{command}-{number}": (
            [command, "--thinking", number],
            f"--thinking cannot be {number}: write a number from 0.1",
        )
        for command in ("play", "serve", "resume")
        for number in ("nan", "inf", "0")
    },
    **{
        f"{' '.join(command)}-{address}": (
            [*command, "--public", address],
            f"--public cannot be {address}: write one like https://dominoes.example.",
        )
        for command in (["serve"], ["club", "direct"])
        for address in ("dominoes.example", "ftp://dominoes.example", "http://", "http://[")
    },
    "no-end": (["monitor", "--seconds", "inf"], "--seconds cannot be inf: write a number, 0 or more."),
    "no-number-of-seconds": (["monitor", "--seconds", "nan"], "--seconds cannot be nan: write a number, 0 or more."),
    "out-is-a-file": (["play", "--out", __file__], f"--out cannot be {__file__}: name a folder you can use."),
    "file-is-a-folder": (["rules", "slosh", "--out", "."], "--out cannot be .: name a file you can use."),
    "no-game": (["rules"], f"GAME is missing: choose {', '.join(GAMES)}."),
    "no-record": (["check"], "FILE is missing: `roundhouse check --help` says what it is."),
    "set": (["play", "--set", "10"], "set cannot be 10: choose 6, 9, 12, 15 or 18."),
    "too-many-seats": (["play", "--seats", "40"], "Mexican Train is for 2 to 12 players, not 40."),
    "too-few-for-basic": (["play", "basic-trains", "--seats", "3"], "with two_or_three=yes, two or three can play"),
    "impossible-deal": (
        ["play", "--seats", "6", "--rule", "deal=30"],
        "30 tiles each for 6 players is more than a double-12 set has: deal 1 to 15.",
    ),
    "unknown-rule": (["play", "--rule", "shouting=yes"], "There is no rule shouting here: choose "),
    "rule-value": (["play", "--rule", "one_double=maybe"], "one_double cannot be maybe: choose no or yes."),
    "rule-form": (["play", "--rule", "one_double"], "Cannot read the house rule one_double: write name=value"),
    "rule-number": (["play", "--rule", "rounds=some"], "rounds cannot be some: write a whole number, 1 or more."),
    "no-rounds": (["play", "--rounds", "0"], "rounds cannot be 0"),
    "contradiction": (
        ["play", "--rule", "one_double=yes", "--rule", "follow_on_double=yes"],
        "“One double a turn” and “Follow on the double” do not go together",
    ),
    "nobody": (["play", "--players", " , "], 'write names like --players "Ann,Bo"'),
    "twice": (["play", "--players", "Ann,ann"], "use a different name for each player"),
    "odd-name": (["play", "--players", "Ann,draw"], "a name without the word 'draw'"),
    "more-names": (["play", "--players", "A,B,C", "--seats", "2"], "3 players are named for 2 seats"),
    "seed": (["play", "--seed", "a b"], "write up to 64 letters and digits"),
    "computer-on-a-port": (["play", "--computer", "--hub", "COM3"], "There is no port COM3: plug the hub in"),
    "fault": (["play", "--computer", "--hub", "sim://?shake=1"], "A simulated hub has no setting 'shake'"),
    "rule-twice": (
        ["rules", "private-trains", "--rule", "upward=yes", "--rule", "upward=no"],
        "upward cannot be both yes and no: give it once.",
    ),
    "set-twice": (["rules", "private-trains", "--rule", "set=6", "--set", "9"], "set cannot be both 9 and 6"),
    "deal-of-usual-seats": (
        ["rules", "basic-trains", "--rule", "deal=14"],
        "14 tiles each for 4 players is more than a",
    ),
    "unknown-layout": (["rules", "slosh", "--format", "pdf"], "--format cannot be pdf: choose text, markdown, html."),
    "no-day": (["stats", "--since", "soon"], "Cannot read --since soon: write a day like 2026-12-24."),
    "no-days": (
        ["stats", "--since", "2026-02-02", "--until", "2026-01-01"],
        "No day is on or after 2026-02-02 and on or before 2026-01-01",
    ),
    "unwritable-figures": (["stats", "--csv", "/no/such/folder/x.csv"], "/no/such/folder/x.csv cannot be written"),
    "no-port": (["monitor", "/dev/no-such-hub"], "There is no port /dev/no-such-hub: plug the hub in"),
    "no-recording": (["monitor", "--replay", "no-such-file"], "no-such-file cannot be opened"),
    "unwritable-recording": (["monitor", "sim://", "--record", "no-such-folder/wire.txt"], "cannot be written"),
    "record-and-replay": (["monitor", "--record", "x", "--replay", "y"], "either --record or --replay"),
    "hub-name": (["settings", "--name", "Grandmother's"], "1 to 12 plain letters"),
    "nothing-to-resume": (["resume"], "No saved table to resume"),
}


@pytest.mark.parametrize("case", CASES)
def test_one_line_says_what_is_wrong_and_what_is_allowed(case: str, tmp_path: Path) -> None:
    words, expected = CASES[case]
    data = ["--data", str(tmp_path)] if words[0] in ("play", "resume") else []
    result = run(*words, *data)
    assert result.exit_code in (1, 2)
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1, result.stderr
    assert expected in result.stderr


def test_no_journal_entry_is_made_for_an_invalid_table(tmp_path: Path) -> None:
    run("play", "--set", "10", *in_terminal(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_table_name_lists_the_known_ones(tmp_path: Path) -> None:
    run("play", *SMALL, *in_terminal(tmp_path))
    result = run("resume", "whist-7", *in_terminal(tmp_path))
    assert result.exit_code == 2
    assert result.stderr == "roundhouse: There is no unfinished table whist-7: choose mexican-train-1.\n"


def test_an_unwritable_folder_gives_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for option in ("--data", "--out"):
        result = run("play", *SMALL, *in_terminal(tmp_path), option, str(tmp_path / "file" / "folder"))
        assert result.exit_code in (1, 2)
        assert len(result.stderr.splitlines()) == 1
        assert "name another" in result.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["check", "gone.txt"], "gone.txt no se puede abrir (no existe): nombra otro."),
        (["rules", "slosh", "--out", "gone/rules.txt"], "gone/rules.txt no se puede escribir (no existe)"),
        (["stats", "--data", "file/folder"], "La carpeta file/folder no sirve para el diario (hay un archivo donde"),
        (["resume", "--data", "spoiled"], "spoiled/tables.journal no se puede usar (no es un diario): nombra otra"),
    ],
)
def test_the_reason_of_a_file_error_is_in_spanish(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("")
    (tmp_path / "spoiled").mkdir()
    (tmp_path / "spoiled" / JOURNAL_FILE).write_text(
        "all aboard, and much more than that: this is no journal at all" * 20
    )
    result = run(*words, "--language", "es")
    assert result.exit_code in (1, 2)
    assert said in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("line", ["5-6 on Nobody", "dance", "undo 99", "seat Q person Ann"])
def test_a_changed_journal_gives_one_line(line: str, tmp_path: Path) -> None:
    run("play", *SMALL, *in_terminal(tmp_path))
    with sqlite3.connect(tmp_path / JOURNAL_FILE) as database:
        database.execute("UPDATE calls SET line = ? WHERE number = 2", (line,))
    database.close()
    result = run("resume", *in_terminal(tmp_path))
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert "its call 3 is answered differently now" in result.stderr and "--rule-anew" in result.stderr
    spanish = run("resume", *in_terminal(tmp_path), "--language", "es")
    assert "recibe ahora otra respuesta" in spanish.stderr and "--rule-anew" in spanish.stderr


def test_an_unexpected_error_gives_one_line_and_a_traceback_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "roundhouse.program.play_table.TableRunner.play", Mock(side_effect=ZeroDivisionError("a fault of ours"))
    )
    monkeypatch.setenv("ROUNDHOUSE_DATA", str(tmp_path))
    result = run("play", *SMALL, "--text", "--hub", "none")
    assert result.exit_code == 1
    (line,) = result.stderr.splitlines()
    assert line.startswith("roundhouse: Something went wrong inside roundhouse; the details are in ")
    assert line.endswith("The table is saved: continue with `roundhouse resume mexican-train-1`.")
    assert "Traceback" not in result.output
    log = (tmp_path / "roundhouse.log").read_text(encoding="utf-8")
    assert "ZeroDivisionError: a fault of ours" in log


def test_ctrl_c_has_its_own_exit_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.program.play_table.TableRunner.play", Mock(side_effect=KeyboardInterrupt))
    result = run("play", *SMALL, *in_terminal(tmp_path))
    assert result.exit_code == 130
    assert "Traceback" not in result.output


def test_preferences_of_a_newer_program_are_refused_in_one_sentence_and_stay(tmp_path: Path) -> None:
    text = '{"version": 99, "preferences": {"language": "de"}}'
    (tmp_path / "choices.json").write_text(text)
    result = run("play", "mexican-train", *in_terminal(tmp_path), lines=["quit"])
    assert result.exit_code == 2
    assert result.output == (
        f"roundhouse: {tmp_path / 'choices.json'} was written by a newer roundhouse:"
        " install that one, or name another folder with --data.\n"
    )
    assert (tmp_path / "choices.json").read_text() == text
    assert run("resume", "--list", "--data", str(tmp_path)).exit_code in (0, 1), "what needs no choice goes on"


def test_a_record_of_a_newer_program_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    file.write_text("roundhouse record 99\ngame mexican-train seats=2\n")
    for command in ("check", "replay", "review"):
        result = run(command, str(file))
        assert result.exit_code != 0
        assert "This record was written by a newer roundhouse: install that one" in result.output
        assert "Traceback" not in result.output
