"""Last tiles that players announce themselves: who is named for it, and who may say what, and when."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from tools.phone_table import TableOfPhones

from roundhouse.games import Game, MexicanTrain
from roundhouse.games.mexican_train import MexicanTrainOptions
from roundhouse.games.moves import Announce, Claim, Penalty
from roundhouse.games.position_reader import read_position
from roundhouse.phones.app import phone_app
from roundhouse.phones.seating import WATCHER, Seating
from roundhouse.phones.table import PhoneTable
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.table_view import table_view
from roundhouse.presenters.transcript import answer_entry
from roundhouse.referee import Chance, Seat, TableSession

NAMES = ("Lena", "Max", "Ada")
ONE_LEFT = (
    "mexican-train seats=3 set=6 missed_call=yes engine=6-6 round=1 turn=B laid=6-6+5-6 ends=A:5,B:-,C:- "
    "hands=A:0-1,B:3-4+3-6,C:1-4+2-2 yard=21 last_tile=A"
)
"""Lena has one tile left and has not said so; it is Max's turn."""
BADGE = re.compile(r'<li><span class="badge[^"]*"[^>]*>(\w+)</span>(?:<span class="unseen">[^<]*</span>)?([^<]+)</li>')


def table_at(position: str = ONE_LEFT, mode: str = "called", players: Sequence[str] = ("person",) * 3) -> TableSession:
    """A table at which the round has come to this position."""
    start = read_position(position)
    seats = [Seat(name, player) for name, player in zip(NAMES, players, strict=True)]
    assert isinstance(start.game, Game)
    return TableSession(start.game, seats, Chance("1"), start=start, mode=mode)


@pytest.mark.parametrize("mode", ["called", "dealt"])
def test_the_last_plays_name_who_announced_or_missed_the_call(mode: str) -> None:
    for moves in ([Announce(0)], [Claim(0), Penalty(-1 if mode == "called" else 4)]):
        table = table_at(mode=mode)
        for move in moves:
            assert table.call(move).allowed
        plays = table_view(table.referee).last_plays
        assert len(plays) == len(moves)
        assert {play.seat for play in plays} == {1}, "Lena, and not Max, whose turn it is"


def test_who_shows_a_hand_is_named_for_it_and_nobody_for_what_the_table_says() -> None:
    table = table_at(
        "mexican-train seats=3 set=6 engine=6-6 round=1 stage=over turn=B winner=A laid=6-6+5-6 ends=A:5,B:-,C:- "
        "hands=B:?1,C:?1 yard=24"
    )
    assert table.call_text("ada 1-4")[0].allowed
    assert [play.seat for play in table_view(table.referee).last_plays] == [3]
    table = TableSession(MexicanTrain(3), [Seat(name) for name in NAMES], Chance("1"))
    table.begin()
    assert {play.seat for play in table_view(table.referee).last_plays} <= {0}, "nobody deals"


def test_the_log_of_a_terminal_warns_of_the_one_who_announced() -> None:
    table = table_at(mode="dealt")
    entry = answer_entry(table, table.call(Announce(0)), "en", None)
    assert [line.text.strip() for line in entry.lines if line.tone == "warning"] == ["Lena has one tile left."]


def test_phones_and_the_television_put_a_badge_before_each_play() -> None:
    table = TableOfPhones(MexicanTrain(3, MexicanTrainOptions(set=6)))
    table.session = table_at(mode="dealt")
    table.table = PhoneTable(table.present, Seating(), "en", Presenter(table.session))
    table.app = phone_app(table.table, {"table.example"})
    phone, television = table.seated(2), table.seated(WATCHER)
    table.session.call(Claim(0))
    for page in (phone.get("/part").text, television.get("/table/part").text):
        assert BADGE.findall(page) == [("1", "missed the call")]
    assert "Lena: </span>missed the call" in phone.get("/part").text, "read aloud"
