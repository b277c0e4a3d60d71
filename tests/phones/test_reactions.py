"""Reactions that players show each other, and the sign that calls the player in turn."""

import re

import pytest
from tools.testing.phone_table import NAMES, TableOfPhones, awaited_seat

from roundhouse.games import MexicanTrain
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.phones.reactions import PAUSE_MS, REACTIONS, SHOWN_MS, WAIT
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse.referee.session.agreement import Agreement

WAITS = [*REACTIONS].index(WAIT)


def test_a_reaction_is_on_all_pages_for_some_seconds_and_comes_from_seats_only() -> None:
    table = TableOfPhones()
    ann, bo, watching = table.seated(0), table.seated(1), table.seated(None)
    assert table.act(watching, "react", 0) == "unavailable"
    assert table.act(ann, "react", 0) == "taken"
    for path, phones in (("/part", (ann, bo, watching)), ("/table", (watching,))):
        for phone in phones:
            assert "Ann: </span>Applause" in phone.get(path).text
    assert table.act(ann, "react", 1) == "unavailable", "not again at once"
    table.pass_time(PAUSE_MS)
    assert table.act(ann, "react", 1) == "taken"
    shown = bo.get("/part").text
    assert "Ann: </span>Laughter" in shown and "Ann: </span>Applause" not in shown
    table.pass_time(SHOWN_MS)
    assert 'class="reaction' not in bo.get("/part").text + watching.get("/table").text, "nor room for one"


@pytest.mark.parametrize("which", [-7, -1, len(REACTIONS)])
def test_a_reaction_that_is_none_of_those_is_not_shown(which: int) -> None:
    table = TableOfPhones()
    ann = table.seated(0)
    assert table.act(ann, "react", which) == "unavailable"
    assert 'class="reaction"' not in ann.get("/part").text


def test_a_reaction_goes_with_the_player_who_departs() -> None:
    table = TableOfPhones()
    ann, bo, cy = (table.seated(seat) for seat in range(3))
    assert table.act(bo, "react", 0) == table.act(cy, "react", 1) == "taken"
    assert ann.get("/part").text.count('class="reaction"') == 2
    assert cy.post("/leave", data={"how": "depart"}).status_code == 200 and table.table.names == ("Ann", "Bo")
    for path in ("/part", "/table"):
        page = ann.get(path)
        assert page.status_code == 200 and page.text.count('class="reaction"') == 1
        assert "Bo: </span>Applause" in page.text


def test_a_reaction_stays_the_players_whose_seat_moves() -> None:
    table = TableOfPhones()
    ann, bo = table.seated(0), table.seated(1)
    assert table.act(bo, "react", 0) == "taken"
    assert ann.post("/leave", data={"how": "depart"}).status_code == 200
    assert "Bo: </span>Applause" in bo.get("/part").text


def test_players_react_and_host_also_where_nothing_seldom_is_offered() -> None:
    game = MexicanTrain(2, MexicanTrainOptions(set=6, rounds=1))
    session = TableSession(game, [*map(SeatedPlayer, NAMES[:2])], Chance("1"), agreement=Agreement(undo=False))
    session.mode.begin()
    while (position := session.referee.position) is not None:
        session.call(session.computers.move(position.turn))
    assert session.referee.match.over
    table = TableOfPhones(session=session)
    player, watching = (table.seated(seat).get("/part").text for seat in (0, None))
    for shown in ('data-act="react:0"', 'href="/host"'):
        assert shown in player and shown not in watching


def test_who_waits_calls_the_player_in_turn() -> None:
    table = TableOfPhones()
    phones = [table.seated(seat) for seat in range(3)]
    table.pass_time()
    turn = awaited_seat(table.session)

    def calls() -> list[str]:
        return [found[1] for phone in phones if (found := re.search(r'data-calls="(\d+)"', phone.get("/part").text))]

    assert calls() == ["0"] * 3
    assert table.act(phones[turn - 1], "react", WAITS) == "taken"
    assert calls() == ["1"] * 3 and "data-mine" in phones[turn].get("/part").text
