"""Every kind of untrue claim that the audit proves has a sentence, in every game."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from tests.games.test_audit import VISIT, mirrored
from tests.referee.call_script import NAMES, called_table

from roundhouse.dominoes import hand_of
from roundhouse.games import GAMES
from roundhouse.games.audit import audit
from roundhouse.games.match import Match
from roundhouse.games.moves import Reveal
from roundhouse.presenters.trust_report import breach_lines, hand_sum_text, round_audited, trust_lines
from roundhouse.records.record import read_record
from roundhouse.referee import TableSession


def called_again(table: TableSession, match: Match) -> Match:
    """The same match, called event by event at a table of the same game."""
    table.referee.match = Match(match.first_game)
    for event in match.events:
        assert table.referee.call(event).allowed
    return table.referee.match


@pytest.mark.parametrize("name", GAMES)
def test_every_lie_of_every_game_has_its_sentence(name: str) -> None:
    told = 0
    for seed in range(6):
        table = called_table(GAMES[name](4))
        match = called_again(table, mirrored(table.referee.game, seed, lies=True)[0])
        lines = breach_lines(table.referee)
        told += len(lines)
        assert len(lines) == len(audit(match))
        for line in lines:
            assert line.endswith(".") and "{" not in line
            assert any(name in line for name in NAMES[:4]) and "-" in line
        assert set(lines) <= set(trust_lines(table.referee))
        assert not match.ledger or round_audited(table.referee)
    assert told > 5


def test_a_visit_that_a_hand_disproves_is_reported() -> None:
    table = called_table(GAMES["private-trains"](2, None))
    called_again(table, read_record(f"{VISIT}reveal A 1-2 1-1 2-2\n").match())
    assert breach_lines(table.referee) == [
        'PT-6, call 5 of the round, "Ann plays 4-1 on the Mexican Train": Ann held none of 0-5, 1-5, 2-5, 3-5, 4-5 '
        "and 5-5, but the call needs one."
    ]


@pytest.mark.parametrize("name", GAMES)
def test_a_hand_adds_up_to_what_the_game_counts(name: str) -> None:
    game = GAMES[name](4)
    hand = hand_of([0, 3, 7])
    added = hand_sum_text(game, hand)
    assert added.endswith(f" = {game.hand_points(hand)}") and added.count("+") == 2
    assert hand_sum_text(game, 0) == ""


def counted(seats: int) -> list[str]:
    """The report of a round in which this many hands were given as sums, with two calls of each on trust."""
    match = SimpleNamespace(
        events=[Reveal(seat, 0, 10) for seat in range(seats)],
        round_start=0,
        ledger=[SimpleNamespace(seat=seat) for seat in (*range(seats), *range(seats))],
    )
    referee: Any = SimpleNamespace(match=match, names=NAMES, breaches=())
    return round_audited(referee)


def test_hands_that_were_only_counted_share_one_sentence() -> None:
    assert counted(1) == ["Ann's hand was only counted: 2 calls stay on trust."]
    assert counted(12) == ["12 hands were only counted: 24 calls stay on trust."]
