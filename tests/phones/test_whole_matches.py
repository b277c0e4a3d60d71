"""Whole matches of all games, played by nothing but what the phones' pages offer, under random options."""

import re
from collections.abc import Iterator, Sequence
from random import Random

import pytest
from tests.depth import DEPTH, SEED
from tools.testing.phone_table import TableOfPhones, awaited_seat, random_game, touchable
from tools.testing.web_client import WebClient

from roundhouse.dominoes import tiles_in
from roundhouse.games import GAMES
from roundhouse.games.core.moves import Announce, Draw, LayEngine, Marker, Move, Play
from roundhouse.games.core.options import read_options
from roundhouse.games.rules.game import Game
from roundhouse.web import guard

LARGEST_SET = 18 if DEPTH > 1 else 12
MOST_ACTS = 6000
PLAYABLE = re.compile(r'class="tile[^"]* playable" data-act="pick:(\d+)"')
DUE = ("announce", "drop", "next")
"""Actions that are done at once where they are offered."""
OTHERWISE = ("draw", "done", "marker-up", "marker-down", "claim", "turn")
MOST_PIPS = 400


@pytest.fixture(autouse=True)
def _phones_tap_faster_than_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "TAPS", guard.Rate(1_000_000, 1))


def seated(table: TableOfPhones) -> list[WebClient]:
    """A phone for each seat."""
    return [table.seated(seat) for seat in range(table.session.referee.game.seats)]


def touch(table: TableOfPhones, phones: Sequence[WebClient], rng: Random) -> None:
    """One touch on the phone whose turn it is."""
    position = table.session.referee.position
    phone = phones[0 if position is None else position.turn]
    part = phone.get("/part").text
    offered = touchable(part)
    found = next(([each for each in offered if each[0] == due] for due in DUE if due in dict(offered)), [])
    if not found and (playable := PLAYABLE.findall(part)):
        found = [("pick", (int(place),)) for place in playable]
    action, values = rng.choice(found or [each for each in offered if each[0] in OTHERWISE])
    assert table.submit(phone, part, action, *values) in ("taken", "refused")


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("seed", range(SEED, SEED + DEPTH))
def test_a_match_is_played_by_what_phones_offer(name: str, seed: int) -> None:
    rng = Random(f"{name} {seed}")
    table = TableOfPhones(random_game(name, rng, LARGEST_SET))
    phones = seated(table)
    table.pass_time(3000)
    for _ in range(MOST_ACTS):
        if table.session.referee.match.over:
            break
        touch(table, phones, rng)
        table.session.pacing.wait(0)
        table.pass_time(500)  # a deal that nobody could play is dealt again
    match = table.session.referee.match
    assert match.over, match.game.options
    assert phones[0].get("/scores").status_code == 303
    foot = phones[0].get("/over").text.partition("<tfoot>")[2].partition("</tr>")[0]
    totals = re.findall(r"<td[^>]*>([^<]*)</td>", foot)
    assert len(totals) == match.game.seats


# -- real tiles --------------------------------------------------------------------------------------------------------


def calls(game: Game, move: Move) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The touches that call a move."""
    if isinstance(move, LayEngine | Play):
        yield from (("end", (end,)) for end in game.tiles.ends[move.tile])
    if isinstance(move, Play):
        yield "train", (move.train,)
    elif isinstance(move, Marker):
        yield "marker-up" if move.up else "marker-down", ()
    elif not isinstance(move, LayEngine):
        yield "draw" if isinstance(move, Draw) else "announce" if isinstance(move, Announce) else "done", ()


def call(table: TableOfPhones, phones: Sequence[WebClient], rng: Random) -> None:
    """Call one of the moves that the rules allow now, on the phone of whose it is."""
    position = table.session.referee.position
    assert position is not None
    legal = [move for move in position.legal() if isinstance(move, Play)] or position.legal()
    move = rng.choice(legal)
    if table.session.mode.awaited.what == "penalty":
        assert table.act(phones[awaited_seat(table.session)], "draw") == "taken"
        return
    phone = phones[getattr(move, "seat", position.turn)]
    for action, values in calls(table.session.referee.game, move):
        part = phone.get("/part").text
        assert action in {each for each, _ in touchable(part)}
        said = table.submit(phone, part, action, *values)
        assert said == "taken", (action, values, move)
    if ("choice", (0,)) in table.offered(phone):
        assert table.act(phone, "choice", 0) == "taken"


def count_hand(table: TableOfPhones, phone: WebClient, seat: int) -> None:
    """Report the sum of a hand: the lowest that is possible."""
    position = table.session.referee.position
    assert position is not None
    lightest = tiles_in(position.unseen)[: position.count(seat)]
    table.act(phone, "by-sum")
    for pips in range(sum(position.game.tiles.pips[tile] for tile in lightest), MOST_PIPS):
        for digit in str(pips):
            assert table.act(phone, "digit", int(digit)) == "taken"
        if table.act(phone, "tell") == "taken":
            break
        for _ in str(pips):
            table.act(phone, "erase")
    assert seat not in table.session.mode.awaited.hands


def answer(table: TableOfPhones, phone: WebClient, rng: Random) -> None:
    """Answer what the table asks, on any phone."""
    answers = [each for each in table.offered(phone) if each[0] in ("answer", "dealt")]
    assert answers, table.session.mode.awaited
    action, values = rng.choice(answers)
    assert table.act(phone, action, *values) == "taken"


@pytest.mark.parametrize("name", list(GAMES))
def test_a_match_with_real_tiles_is_called_on_phones(name: str) -> None:
    rng = Random(name)
    kind = GAMES[name]
    game = kind(4, read_options(kind.options_type, {"rounds": "1", "deal": "3"}))
    table = TableOfPhones(game, mode="called")
    phones = seated(table)
    for _ in range(MOST_ACTS):
        awaited = table.session.mode.awaited
        if awaited.what == "nothing":
            break
        if awaited.what == "hand":
            seat = rng.choice(awaited.hands)
            count_hand(table, phones[seat], seat)
        elif awaited.in_turn:
            call(table, phones, rng)
        else:
            answer(table, rng.choice(phones), rng)
    assert table.session.referee.match.over
    assert "standings" in phones[-1].get("/part").text
