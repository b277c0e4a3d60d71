"""Any text becomes a value or an error that says what was expected; nothing else is ever raised."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.depth import same_examples
from tests.games.reference_rules import games
from tests.games.tables import Table, seeds
from tools.fuzz_positions import fuzz

from roundhouse.games import Game
from roundhouse.games.moves import Move
from roundhouse.games.notation import read_move, write_move
from roundhouse.games.options import OptionError
from roundhouse.games.position import Position
from roundhouse.games.position_reader import read_position
from roundhouse.games.position_text import write_position
from roundhouse.games.rulings import TableError, Unreadable
from roundhouse.games.seat_views import seen_by
from roundhouse.records.record import RecordError, read_record, write_record
from roundhouse.records.scenario import ScenarioError, read_scenarios

LETTERS = "0123456789-?*+,:;/()=#! ABCabcdeghilmnoprstuy\n"
MANY = same_examples(60)


def spoiled(text: str, rng: Random) -> str:
    """A text with a few letters changed, lost or added, or words exchanged."""
    for _ in range(rng.randrange(1, 4)):
        place, kind = rng.randrange(len(text) + 1), rng.randrange(4)
        if kind == 0:
            text = text[:place] + rng.choice(LETTERS) + text[place + 1 :]
        elif kind == 1:
            text = text[:place] + text[place + rng.randrange(1, 6) :]
        elif kind == 2:
            text = text[:place] + rng.choice(LETTERS) + text[place:]
        else:
            words = text.split(" ")
            one, other = rng.randrange(len(words)), rng.randrange(len(words))
            words[one], words[other] = words[other], words[one]
            text = " ".join(words)
    return text


def round_moves(table: Table) -> list[tuple[Position, Move]]:
    return [(before, move) for before, move, _ in table.round()]


@MANY
@given(games, seeds)
def test_a_spoiled_position_is_a_position_or_unreadable(game: Game, seed: int) -> None:
    table = Table(game, seed)
    for before, _ in table.rng.sample(rounds := round_moves(table), min(8, len(rounds))):
        line = spoiled(write_position(seen_by(before, before.turn)), table.rng)
        try:
            position = read_position(line)
        except (Unreadable, OptionError):
            continue
        assert read_position(write_position(position)) == position
        for move in position.legal():
            assert position.ruling(move).allowed
            position.after(move)


@MANY
@given(games, seeds)
def test_a_spoiled_move_is_a_move_or_an_error_of_the_table(game: Game, seed: int) -> None:
    table = Table(game, seed)
    for before, move in round_moves(table):
        text = spoiled(write_move(before.game, move), table.rng)
        try:
            other = read_move(before, text)
        except TableError:
            continue
        before.ruling(other)
        assert read_move(before, write_move(before.game, other)) == other


@MANY
@given(games, seeds)
def test_a_spoiled_record_is_a_record_or_names_the_line(game: Game, seed: int) -> None:
    table = Table(game, seed)
    round_moves(table)
    text = spoiled(write_record(table.match), table.rng)
    try:
        record = read_record(text, "spoiled")
    except RecordError as wrong:
        assert 1 <= wrong.line <= len(text.splitlines()) + 1
        assert str(wrong.expected)
    else:
        assert read_record(write_record(record.match(), record.names)).events == record.events


@MANY
@given(st.text())
def test_any_text_at_all_is_an_error_with_a_sentence(text: str) -> None:
    with pytest.raises((Unreadable, OptionError), match=r"^cannot read .*: expected "):
        read_position(text)
    for read in (read_record, read_scenarios):
        with pytest.raises(RecordError, match=r"^line \d+: .*: expected "):
            read(text)


@MANY
@given(st.text(alphabet=LETTERS, min_size=1))
def test_any_lines_at_all_in_a_scenario(text: str) -> None:
    head = "roundhouse record 1\nscenario any\ngame mexican-train seats=2 set=6\n"
    (scenario,) = read_scenarios(f"{head}position turn=A laid=6-6 hands=A:0-6+0-1,B:0-2\n{text}")
    if any(line.partition("#")[0].strip() for line in text.splitlines()):
        with pytest.raises((RecordError, ScenarioError), match=r"^line \d+: "):
            scenario.run()


@pytest.mark.parametrize("seed", [1, 2])
def test_changed_positions_are_refused_or_ruled_on(seed: int) -> None:
    """A small share of `make fuzz`: written positions that are changed at random never crash anything."""
    report = fuzz(800, seed)
    assert report.accepted > 80, "too few of them can be read to say anything of rulings"
    assert len(report.refused) > 20
