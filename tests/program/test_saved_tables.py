"""A saved table never changes under a new version: what was answered stays, or people decide."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from tests.commands.typed_match import in_terminal, run

from roundhouse.games import GAMES
from roundhouse.games.core.moves import DONE, Marker, Overruled, Reveal
from roundhouse.games.core.options import read_options
from roundhouse.games.core.position_text import write_position
from roundhouse.games.core.rulings import ALLOWED
from roundhouse.games.match.kept_answer import RULES_VERSION, kept_answer, read_kept_answer
from roundhouse.i18n.saved_answers import difference_lines
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.indices import Seat, TileId
from roundhouse.presenters.match.match_texts import record_text
from roundhouse.program.journal_tables import add_to_journal, restore_table, table_from_setup
from roundhouse.records.journal import FORMAT, JOURNAL_FILE, Journal, Setup
from roundhouse.records.record import read_record
from roundhouse.referee import TableSession
from roundhouse.referee.session.saved_table import RuledOtherwise
from roundhouse.versioned_file import copy_of

KEPT = Path(__file__).parent.parent / "records" / "journals"
SETUP = Setup("mexican-train", {"set": "6", "deal": "5"}, [("Ann", "person"), ("Bo", "person")], "7")


def played(folder: Path, calls: int = 40, setup: Setup = SETUP) -> TableSession:
    """A table that is in the journal, at which every seventh call is refused and every tenth taken back."""
    table, chance = table_from_setup(setup), Random(7)
    with Journal(folder) as journal:
        add_to_journal(journal, table)
        table.mode.begin()
        for number in range(calls):
            if table.referee.position is None:
                table.mode.begin()
            elif table.step() is None:
                if number % 7 == 3:
                    table.call(DONE)
                table.call(chance.choice(table.referee.legal()))
                if number % 10 == 9:
                    table.undo(2)
    return table


def reopened(folder: Path, *, anew: bool = False, keep: bool = False) -> TableSession:
    decision = "keep" if keep else "anew" if anew else ""
    with Journal(folder) as journal:
        return restore_table(journal, next(each for each in journal.tables() if each.number == 1), decision)[0]


def written(folder: Path, file: str = JOURNAL_FILE) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / file)) as database:
        return database.execute('SELECT * FROM calls ORDER BY "table", number').fetchall()


def change(folder: Path, statement: str, *parameters: object) -> None:
    with closing(sqlite3.connect(folder / JOURNAL_FILE)) as database, database:
        database.execute(statement, parameters)


def state_of(table: TableSession) -> tuple[object, ...]:
    match = table.referee.match
    return match.events, match.totals, match.position, table.referee.calls


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_journals_of_bdd7b3d5_open_for_ever(tmp_path: Path, game: str) -> None:
    shutil.copy(KEPT / f"{game}.journal", tmp_path / JOURNAL_FILE)
    said = [line.split("\t") for line in (KEPT / "tables.tsv").read_text(encoding="utf-8").splitlines()]
    wanted = [line for line in said if line[0] == game]
    assert [line[1] for line in wanted] == ["dealt", "called"]
    for plays_on in (False, True):
        with Journal(tmp_path) as journal:
            for kept, line in zip(reversed(journal.tables()), wanted, strict=True):
                table, _ = restore_table(journal, kept)
                match = table.referee.match
                position = "-" if match.position is None else write_position(match.position)
                found = [game, table.mode.name, match.totals, len(match.results), len(match.events), position]
                assert list(map(str, found)) == line
                assert not plays_on or (table.step() or table.mode.begin()).allowed
    # What the earlier version wrote is kept beside it.
    with closing(sqlite3.connect(KEPT / f"{game}.journal")) as database:
        before = database.execute('SELECT * FROM calls ORDER BY "table", number').fetchall()
    assert written(tmp_path, copy_of(Path(JOURNAL_FILE), 4).name) == before


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_answer_is_kept_and_the_same_later(tmp_path: Path, game: str) -> None:
    seats = 4 if 4 in GAMES[game].seats_offered else 3
    names = ("Ann", "Bo", "Cy", "Dee")[:seats]
    setup = Setup(game, {}, [(name, "person") for name in names], "7")
    table = played(tmp_path, 60, setup)
    assert state_of(reopened(tmp_path)) == state_of(table)
    rulings = [read_kept_answer(str(answer)).ruling.split()[0] for *_, answer, _ in written(tmp_path)]
    assert {"allowed", "refused"} <= set(rulings)
    assert {rules for *_, rules in written(tmp_path)} == {RULES_VERSION}


ChangeOfAnswer = Callable[[str], str]
CHANGES: dict[str, tuple[ChangeOfAnswer, str]] = {
    "it was refused then": (lambda _: "refused MT-7 closed | turn=B | " + "0" * 12, "Then: refused by MT-7."),
    "another was in turn": (lambda answer: answer.replace("turn=A", "turn=B"), "Bo in turn"),
    "a marker was up": (lambda answer: answer.replace("mexican:-", "mexican:6*"), "the Mexican Train 6, marker up"),
    "the boneyard had more": (lambda answer: answer.replace("yard=", "yard=9"), "boneyard 9"),
    "another hand": (lambda answer: answer[:-12] + "0" * 12, "other hands or scores"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_changed_answer_stops_with_the_line_and_both_answers(tmp_path: Path, what: str) -> None:
    played(tmp_path)
    other, said = CHANGES[what]
    number = 2
    answer = str(written(tmp_path)[number][3])
    assert other(answer) != answer
    change(tmp_path, 'UPDATE calls SET answer = ? WHERE "table" = 1 AND number = ?', other(answer), number)
    before = written(tmp_path)
    with pytest.raises(RuledOtherwise, match=r"mexican-train-1 was saved: its call 3 is answered differently") as found:
        reopened(tmp_path)
    difference = found.value.difference
    assert difference.line == before[number][2]
    assert said in " ".join(difference_lines(Texts(), difference))
    assert written(tmp_path) == before, "nothing is decided yet"
    for language in LANGUAGES:
        assert len(difference_lines(Texts(language), difference)) == 3


def played_without(clause: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of the time in which the rules did not know a clause."""
    lax = GAMES["mexican-train"]
    monkeypatch.setattr(
        "roundhouse.program.journal_tables.game_of",
        lambda _name, seats, rules: lax(seats, read_options(lax.options_type, rules), frozenset({clause})),
    )
    played(tmp_path)
    monkeypatch.undo()


def test_a_changed_effect_is_a_difference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played_without("MT-4", tmp_path, monkeypatch)
    with pytest.raises(RuledOtherwise) as found:
        reopened(tmp_path)
    difference = found.value.difference
    assert (difference.line, difference.ruling.allowed) == ("done", True)
    assert difference_lines(Texts(), difference)[1:] == (
        "Then: allowed, Ann's train -.",
        "Now: allowed, Ann's train -, marker up.",
    )


def test_rules_that_were_corrected_do_not_make_calls_vanish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played_without("MT-9", tmp_path, monkeypatch)
    folder, before = tmp_path, written(tmp_path)
    with pytest.raises(RuledOtherwise) as found:
        reopened(folder)
    difference, lost = found.value.difference, found.value.lost
    assert difference.then is not None and difference.then.allowed and not difference.ruling.allowed
    assert difference.ruling.clause == "MT-9" and lost > 0
    assert written(folder) == before
    table = reopened(folder, anew=True)
    assert table.step() is None and table.referee.position is not None
    assert state_of(reopened(folder)) == state_of(table), "it is answered the same from now on"
    rows = written(folder)
    assert [row[1:] for row in rows if row[0] == 2] == [row[1:] for row in before], "the copy is the table as it was"
    assert [row for row in rows if row[0] == 1][: difference.number] == before[: difference.number]
    with Journal(folder) as journal:
        table_1, copy = journal.tables()
        assert (copy.is_copy, copy.counts, table_1.is_copy, table_1.counts) == (True, False, False, True)
        with pytest.raises(RuledOtherwise):
            restore_table(journal, copy)


def test_kept_as_it_was_what_is_refused_now_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played_without("MT-9", tmp_path, monkeypatch)
    before = [(str(line), read_kept_answer(str(answer)).allowed) for _, _, line, answer, _ in written(tmp_path)]
    table = reopened(tmp_path, keep=True)
    events = table.referee.match.events
    overruled = [event for event in events if isinstance(event, Overruled)]
    assert overruled and {event.clause for event in overruled} <= {"MT-8", "MT-9"}
    after = [str(row[2]) for row in written(tmp_path) if row[0] == 1]
    kept = [line for line, allowed in before if allowed and " on " in line]
    assert [line.rpartition(" A ")[2].rpartition(" B ")[2] for line in after if " on " in line][: len(kept)] == kept
    assert state_of(reopened(tmp_path)) == state_of(table), "it is answered the same from now on"
    assert table.referee.position is None or table.step() is not None or table.mode.awaited.in_turn


def test_kept_as_it_was_markers_lie_as_they_did(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played_without("MT-4", tmp_path, monkeypatch)
    last = read_kept_answer(str(written(tmp_path)[-1][3])).facts
    table = reopened(tmp_path, keep=True)
    assert any(isinstance(event, Overruled) and isinstance(event.move, Marker) for event in table.referee.match.events)
    assert table.referee.position is not None
    assert kept_answer(ALLOWED, table.referee.match).facts == last
    assert state_of(reopened(tmp_path)) == state_of(table), "it is answered the same from now on"


def test_a_line_that_means_nothing_anymore_is_a_difference_and_is_left_out(tmp_path: Path) -> None:
    played(tmp_path)
    change(tmp_path, "UPDATE calls SET line = '9-9 on Z' WHERE number = 6")
    with pytest.raises(RuledOtherwise) as found:
        reopened(tmp_path)
    assert (found.value.difference.number, found.value.difference.now) == (6, None)
    call, _, now = difference_lines(Texts(), found.value.difference)
    assert (call, now) == ("Call: 9-9 on Z.", "Now: it means nothing at this table.")
    reopened(tmp_path, anew=True)
    assert "9-9 on Z" not in [row[2] for row in written(tmp_path) if row[0] == 1]
    reopened(tmp_path)


def test_of_an_earlier_version_a_refused_call_of_the_program_is_a_difference(tmp_path: Path) -> None:
    """Its journal says of no call whether it was refused; a person may have been, a computer and the dealer never."""
    shutil.copy(KEPT / "mexican-train.journal", tmp_path / JOURNAL_FILE)
    reopened(tmp_path)
    with Journal(tmp_path) as journal:
        table = table_from_setup(journal.tables()[-1].setup)
        lines = journal.lines(1)
    number = 0
    while (seat := table.referee.in_turn) is None or seat.is_person or " on " not in lines[number]:
        table.replay([lines[number]])
        number += 1
    change(tmp_path, 'UPDATE calls SET line = ? WHERE "table" = 1 AND number = ?', "9-9 on A", number)
    with pytest.raises(RuledOtherwise) as found:
        reopened(tmp_path)
    assert (found.value.difference.number, found.value.difference.then) == (number, None)
    assert difference_lines(Texts(), found.value.difference)[1] == "Then: allowed."


def test_resume_says_both_answers_and_what_rules_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played_without("MT-9", tmp_path, monkeypatch)
    words = ("resume", "mexican-train-1", *in_terminal(tmp_path))
    result = run(*words, lines=["quit"])
    said = " ".join(result.output.split())
    assert result.exit_code == 2
    assert "Then: allowed" in said and "Now: refused by MT-9" in said
    assert "`roundhouse resume mexican-train-1 --rule-anew`" in said
    again = run(*words, "--rule-anew", lines=["quit"])
    assert again.exit_code == 0, again.output
    assert "mexican-train-1 continues: Ann, Bo." in again.output
    assert run(*words, "--rule-anew", "--as-it-was", lines=["quit"]).exit_code == 2
    assert "Mexican Train · Copy" in run("resume", "--list", "--data", str(tmp_path)).output
    latest = run("resume", *in_terminal(tmp_path), lines=["quit"])
    assert "mexican-train-1 continues: Ann, Bo." in latest.output, "a copy is resumed by its name alone"


def test_a_journal_that_is_cut_in_the_middle_is_one_sentence_and_stays_as_it_is(tmp_path: Path) -> None:
    whole = (KEPT / "mexican-train.journal").read_bytes()
    for size in (100, 4096, 5000, len(whole) // 2, len(whole) - 4096):
        folder = tmp_path / str(size)
        folder.mkdir()
        (folder / JOURNAL_FILE).write_bytes(whole[:size])
        result = run("resume", *in_terminal(folder), lines=["quit"])
        assert result.exit_code in (1, 2), size
        assert "cannot be used (it is damaged)" in result.output or "(it is not a journal)" in result.output, size
        assert "Traceback" not in result.output
        assert (folder / JOURNAL_FILE).read_bytes() == whole[:size], "all of it is still there to be mended"


def test_a_table_keeps_whose_rules_it_plays_in_the_journal_and_in_its_record(tmp_path: Path) -> None:
    rules = "roundhouse-rules 1 mexican-train set=6 deal=5: The Millers"
    played(tmp_path, setup=replace(SETUP, rule_sheet=rules))
    again = reopened(tmp_path)
    assert again.agreement.rule_sheet == rules
    record = read_record(record_text(again))
    assert record.rule_sheet == rules and record_text(again).startswith("roundhouse record 3 ")
    assert again.copy_before_call(3).agreement.rule_sheet == rules


def test_the_format_goes_on_from_version_4() -> None:
    assert sorted(FORMAT.migrations) == list(range(4, FORMAT.version))


def test_a_tile_that_was_counted_on_a_score_pad_is_in_no_other_hand_after_a_restart(tmp_path: Path) -> None:
    table = table_from_setup(replace(SETUP, seats=[*SETUP.seats, ("Cy", "person")], mode="score-pad"))
    with Journal(tmp_path) as journal:
        add_to_journal(journal, table)
        table.mode.begin(Seat(0))
        tile = TileId(3)
        table.pad_hands.keep(Seat(1), 1 << tile)
        table.call(Reveal(1, 0, table.referee.game.hand_points(1 << tile)))
    back = reopened(tmp_path)
    assert back.pad_hands.counted == table.pad_hands.counted == {tile: 1}


@pytest.mark.parametrize("text", ["", "[]", '{"round": 0, "hands": 3}', '{"round": 0, "hands": [["B", 8]]}'])
def test_a_damaged_file_of_counted_hands_is_made_anew(text: str, tmp_path: Path) -> None:
    file = tmp_path / "hands.json"
    file.write_text(text, encoding="utf-8")
    hands = table_from_setup(replace(SETUP, mode="score-pad")).pad_hands
    hands.keep_in(file)
    hands.keep(Seat(1), 8)
    assert json.loads(file.read_text(encoding="utf-8")) == {"round": 0, "hands": [[1, 8]]}
