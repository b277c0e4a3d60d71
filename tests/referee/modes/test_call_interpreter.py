"""All that people say of a move is read as that move: in a record, and at a table that the program deals."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from tests.games.reference_rules import games
from tests.games.sample_positions import MEXICAN
from tests.games.tables import LIGHT, RandomTable, seeds

from roundhouse.games import Game
from roundhouse.games.core.moves import Deal, Done, Draw, LayEngine, Play
from roundhouse.games.core.notation import seat_names, write_move
from roundhouse.games.core.position import Stage
from roundhouse.games.text.call_parser import NotUnderstood
from roundhouse.games.text.position_reader import read_position
from roundhouse.indices import Seat
from roundhouse.records.record import read_record, write_record
from roundhouse.referee.awaited import Awaited
from roundhouse.referee.modes.call_interpreter import moves_of_call

NAMES = ("Ann", "Søren", "Opa Jörg", "Zoë", "Eli", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou")
WAYS: tuple[Callable[[str], str], ...] = (
    lambda line: line.replace("-", "/"),
    lambda line: line.replace("-", "\N{EN DASH}"),
    lambda line: line.upper().replace("LEFT", "left").replace("RIGHT", "right"),
    lambda line: line.lower().replace("ø", "o").replace("ö", "o").replace("ë", "e"),
)
"""Changes that any line bears that names no public train."""


def said(move: object, line: str, rng: Random) -> str:
    """A move in notation as somebody might say it."""
    word, _, rest = line.partition(" ")
    match move:
        case Play():
            line = f"{rng.choice(('plays', 'laid', 'lays the', 'puts the tile', 'has played the'))} {line}"
            end = next((end for end in (" left", " right") if line.endswith(end)), "")
            line = f"{line.removesuffix(end)}{rng.choice(('', chr(39) + 's', chr(0x2019) + 's train'))}{end}"
        case Draw():
            line = f"{rng.choice(('draws', 'drew', 'takes', 'has drawn', 'drew a tile'))} {rest}".strip()
        case Done():
            line = rng.choice(("pass", "passes", "passed", "is done", "finished"))
        case LayEngine():
            line = f"plays the {word} {rest}"
    return line if "public-" in line else rng.choice(WAYS)(line)


@LIGHT
@given(games, seeds)
def test_a_record_reads_a_move_however_it_is_said(game: Game, seed: int) -> None:
    table, rng, names = RandomTable(game, seed), Random(seed), NAMES[: game.seats]
    list(table.round())
    events = table.match.events
    lines = write_record(table.match, names).splitlines()
    for number, event in enumerate(events, len(lines) - len(events)):
        who = next((name for name in names if lines[number].startswith(f"{name} ")), "")
        if isinstance(event, Deal):
            lines[number] = lines[number].replace("-", "/")
        elif who:
            move = said(event, lines[number].removeprefix(f"{who} "), rng)
            lines[number] = f"{who}{rng.choice((' ', ': '))}{move}"
    assert read_record("\n".join(lines)).events == tuple(events)


@LIGHT
@given(games, seeds)
def test_a_call_without_a_name_is_of_the_player_in_turn(game: Game, seed: int) -> None:
    rng, names = Random(seed), NAMES[: game.seats]
    for before, move, _ in RandomTable(game, seed).round():
        if not isinstance(move, Deal):
            awaited = Awaited("penalty" if before.stage == Stage.PENALTY else "turn", Seat(before.turn))
            line = said(move, write_move(game, move, names), rng)
            assert moves_of_call(line, before, names, awaited) == [move], line


@pytest.mark.parametrize(
    ("text", "full"),
    [
        ("Passed", "done"),
        ("drew 3-3", "draw 3-3"),
        ("plays 0-1 on B", "0-1 on B"),
        ("0/1 on B\N{RIGHT SINGLE QUOTATION MARK}s train", "0-1 on B"),
        ("0\N{EN DASH}1 on b's", "0-1 on B"),
        ("close b's train", "close B"),
        ("the penalty", "penalty ?"),
    ],
)
def test_what_is_called_is_written_in_notation(text: str, full: str) -> None:
    table = read_position(MEXICAN)
    moves = moves_of_call(text, table, seat_names(table.game), Awaited("turn", Seat(table.turn)))
    assert [write_move(table.game, move) for move in moves] == [full]


def test_nobody_has_an_own_train() -> None:
    table = read_position(MEXICAN)
    with pytest.raises(NotUnderstood):
        moves_of_call("4-5 own", table, seat_names(table.game), Awaited("correction"))
