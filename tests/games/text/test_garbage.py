"""Any text becomes a value or an error that says what was expected; nothing else is ever raised."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.depth import same_examples
from tests.games.changed_positions import changed
from tests.games.reference_rules import games
from tests.games.tables import RandomTable, positions, seeds

from roundhouse.dominoes import tiles_in
from roundhouse.games import GAMES, Game
from roundhouse.games.core.moves import DONE, DRAW, Announce, Claim, LayEngine, Marker, Move
from roundhouse.games.core.notation import read_move, write_move
from roundhouse.games.core.options import OptionError
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.core.position_text import write_position
from roundhouse.games.core.rulings import TableError, Unreadable
from roundhouse.games.match.seat_views import seen_by
from roundhouse.games.text.position_reader import read_position
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


def round_moves(table: RandomTable) -> list[tuple[Position, Move]]:
    return [(before, move) for before, move, _ in table.round()]


def lines_and_positions(game: Game, seed: int) -> Iterator[tuple[str, Position | None]]:
    """Changed lines of some positions of a round, seen in full, from one seat or as where all have tiles of their own;
    and the position that each reads as, None where it is refused with a sentence."""
    rng = Random(seed)
    for position in positions(game, seed, at_most=4):
        whole = position.stage == Stage.DEALING or rng.random() < 0.4
        original = write_position(position if whole else seen_by(position, rng.randrange(-1, game.seats)))
        for _ in range(5):
            line = changed(original, position, rng)
            try:
                yield line, read_position(line)
            except Unreadable as wrong:
                assert str(wrong.expected)
                yield line, None
            except OptionError:
                yield line, None


def every_move(position: Position) -> Iterator[Move]:
    """Every tile that the player may hold, on every end either way around, and all moves that need no tile."""
    game, seat = position.game, position.turn
    tiles = position.hands[seat] | (position.unseen if position.hidden[seat] else 0)
    for tile in tiles_in(tiles):
        yield LayEngine(tile)
        for spot in range(game.trains * game.ends_per_train):
            yield from (game.play_of(tile, spot, end) for end in set(game.tiles.ends[tile]))
    yield from (DRAW, DONE)
    for other in range(game.seats):
        yield from (Announce(other), Claim(other), Marker(other, True), Marker(other, False))


def hold_against_rulings(position: Position, said: str) -> tuple[Move, ...]:
    """The legal moves, held against the rulings on every move there is."""
    legal = position.legal()
    assert Counter(legal) == Counter({move for move in every_move(position) if position.ruling(move).allowed}), said
    for move in legal:
        position.game.sound_events(position, move, position.after(move))
    return legal


@MANY
@given(games, seeds)
def test_a_changed_position_is_refused_or_ruled_on(game: Game, seed: int) -> None:
    for line, position in lines_and_positions(game, seed):
        if position is not None:
            assert read_position(write_position(position)) == position, line
            if legal := hold_against_rulings(position, line):
                move = Random(line).choice(legal)
                hold_against_rulings(position.after(move), f"after {move}: {line}")


def test_many_of_the_changed_positions_can_be_read() -> None:
    found = [position for kind in GAMES.values() for _, position in lines_and_positions(kind(4), 3)]
    assert found.count(None) > 20 and len(found) - found.count(None) > 20


@MANY
@given(games, seeds)
def test_a_spoiled_move_is_a_move_or_an_error_of_the_table(game: Game, seed: int) -> None:
    table = RandomTable(game, seed)
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
    table = RandomTable(game, seed)
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
