"""News of a hall: announcements, signals, what tables do wrong, and the pages that listen."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from unittest.mock import Mock

import pytest
from tests.club.hall.asked_hall import AskedHall, problem
from tools.testing.waiting import PATIENCE_S

from roundhouse.catalogs import Message
from roundhouse.club import hall_app, store
from roundhouse.club.entries import Plan
from roundhouse.club.hall_views import PRINTS
from roundhouse.club.mqtt.director import TableSeen
from roundhouse.club.mqtt.messages import ALL_TABLES, Link, RoundScores, TableState


def test_what_is_announced_is_read_by_those_whom_it_concerns(hall: AskedHall) -> None:
    desk, ann = hall.director(), hall.phone("Ann")
    hall.order(desk, "begin")
    table, _ = hall.desk.evening.round.place_of("Ann") or (0, 0)
    hall.order(desk, "announce", text="Pizza  is here")
    hall.order(desk, "announce", text="Come to the desk", table=str(table % 4 + 1))
    assert hall.speaker.said[1:] == [("Pizza is here", ALL_TABLES), ("Come to the desk", table % 4 + 1)]
    assert "Pizza is here" in hall.browser().get("/wall").text and "Come to" not in hall.browser().get("/wall").text
    assert "Pizza is here" in ann.get("/place").text and "Come to" not in ann.get("/place").text
    assert "Type the words" in problem(hall.order(desk, "announce", text=" \x07"))
    assert "no table -3" in problem(hall.order(desk, "announce", text="x", table="-3"))
    assert "no table 5" in problem(hall.order(desk, "announce", text="x", table="5"))


def test_without_a_broker_signals_are_refused_and_words_reach_the_screens(hall: AskedHall) -> None:
    desk, hall.speaker.is_open = hall.director(), False
    assert "no table received this" in problem(hall.order(desk, "signal", cue="stop"))
    assert "the tables did not hear it" in hall.order(desk, "announce", text="Hello")
    assert "the broker is away" in desk.get("/desk/part").text


def test_a_table_that_reports_strangers_and_one_that_is_gone_are_seen(hall: AskedHall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    hall.desk.receive(1, RoundScores("m", 1, 0, 0, ("Zoe", "Yan"), (0, 9)))
    hall.speaker.tables[2] = TableSeen(False)
    hall.desk.receive(2, Link(False))
    page = desk.get("/desk/part").text
    assert "Zoe 0, Yan 9" in problem(page) and "gone" in page


def test_a_table_in_the_middle_of_its_round_shows_who_leads(hall: AskedHall) -> None:
    desk = hall.director()
    hall.desk.add(Plan(deals=3))
    hall.order(desk, "begin")
    hall.report(1)
    names = hall.desk.evening.round.tables[0].players
    state = TableState(1, "m1", 2, tuple(name.upper() for name in names), (10, 20, 5, 40))
    hall.speaker.tables[1] = TableSeen(True, state)
    hall.desk.receive(1, state)
    page = desk.get("/desk/part").text
    assert "1 deal" in page and re.findall(r'so-far leads">(\d+)<', page) == ["5"]
    hall.speaker.tables[1] = TableSeen(True, TableState(2, "m2", 2, ("Zoe",), (3,)))
    assert "so-far" not in desk.get("/desk/part").text, "others play there"


def test_the_leaders_lamp_is_lit_where_it_is_wanted(hall: AskedHall) -> None:
    hall.desk.begin_round()
    hall.report(1)
    assert hall.speaker.leaders == []
    hall.desk.add(Plan(leader_lamp=True))
    assert hall.speaker.leaders == [hall.desk.evening.round.tables[0].players[0]]


def test_listeners_hear_of_everything_and_are_let_go(hall: AskedHall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_app, "PAUSE_S", 0.0)

    async def listen() -> list[str]:
        async with hall.app._listens(None):  # type: ignore[arg-type]
            stream = hall.app._told("wall", 1)
            heard = [await anext(stream)]
            hall.desk.begin_round()
            heard.append(await asyncio.wait_for(anext(stream), PATIENCE_S))
            hall.app.end_streams()
            return heard + [each async for each in stream]

    assert asyncio.run(listen()) == ["data: new\n\n"] * 2


def test_who_comes_and_goes_wakes_the_desk_and_the_wall_and_nobody_else(hall: AskedHall) -> None:
    """Six hundred phones would fetch their pages each time that one more signs in."""
    hall.phone("Ann")
    told = {who: Mock() for who in ("desk", "wall", "player Ann", "player Bo")}
    hall.app._listening.update(told)

    def woken(act: Callable[[], object]) -> set[str]:
        async def listen() -> None:
            async with hall.app._listens(None):  # type: ignore[arg-type]
                act()
                await asyncio.sleep(0)

        for streams in told.values():
            streams.reset_mock()
        asyncio.run(listen())
        return {who for who, streams in told.items() if streams.wake.called}

    assert woken(lambda: hall.desk.give_phone("Bo")) == {"desk", "wall", "player Bo"}
    assert woken(lambda: hall.desk.leave("Bo")) == {"desk", "wall", "player Bo"}
    assert woken(lambda: hall.desk.add_news(Message("hall/here", table="1"))) == {"desk", "wall"}
    assert woken(hall.desk.begin_round) == {*told}


def test_the_oldest_of_too_many_streams_ends(hall: AskedHall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_app, "PAUSE_S", 0.0)

    async def listen() -> list[str]:
        streams = [hall.app._told(who, 2) for who in ("wall", "player Ann", "wall", "wall")]
        for stream in streams:
            await anext(stream)
        hall.app._tell()
        heard = [await asyncio.wait_for(anext(stream), PATIENCE_S) for stream in streams[1:]]
        assert heard == ["data: new\n\n"] * 3
        return [each async for each in streams[0]]

    assert asyncio.run(listen()) == []


def test_a_table_that_floods_is_one_line_of_the_desk_that_goes_by_one_touch(hall: AskedHall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    for number in range(300):
        hall.desk.receive(2, RoundScores(f"x{number}", 1, 0, 0, ("Eve", "Mallory"), (0, number)))
    page = desk.get("/desk/part").text
    assert page.count("Eve 0") == 1 and "And 299 more matches like this." in page
    page = hall.order(desk, "set-aside", table="2")
    assert "Eve 0" not in page and "that are no round are set aside" in page and hall.speaker.told_again == 2
    hall.desk.receive(2, RoundScores("again", 1, 0, 0, ("Eve", "Mallory"), (0, 7)))
    assert "Eve 0, Mallory 7" in desk.get("/desk/part").text
    hall.order(desk, "take-back", order=re.findall(r'name="order" value="(\d+)"', page)[0])
    assert "And 300 more" in desk.get("/desk/part").text


def test_a_table_that_is_set_aside_has_room_for_its_scores_again(
    hall: AskedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "MOST_SCORES", 3)
    hall.desk.begin_round()
    for number in range(3):
        said = RoundScores(f"x{number}", 1, 0, 0, ("Eve", "Mallory"), (0, number))
        assert hall.register.take(2, said)
        hall.desk.receive(2, said)
    with pytest.raises(store.Flood):
        hall.register.take(2, replace(said, match="m"))
    hall.order(hall.director(), "set-aside", table="2")
    assert hall.register.take(2, replace(said, match="m"))


def test_no_table_pushes_the_news_of_another_out(hall: AskedHall) -> None:
    hall.desk.add_news(Message("hall/gone", table="1"))
    for deal in range(100):
        hall.desk.add_news(Message("hall/taken-back", table="2", deal=str(deal)))
    assert [each.facts.get("deal") for each in hall.desk.news] == [None, "97", "98", "99"]


def test_the_last_news_of_a_table_stay_where_they_say_the_same(hall: AskedHall) -> None:
    for said in ("here", "gone") * 3:
        hall.desk.add_news(Message(f"hall/{said}", table="1"))
    assert [each.id for each in hall.desk.news] == ["hall/gone", "hall/here", "hall/gone"]


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_every_page_is_there_in_every_language(hall: AskedHall, language: str) -> None:
    desk, ann = hall.director(), hall.phone("Ann")
    for begun in (False, True):
        if begun:
            hall.desk.begin_round()
            hall.report(1)
            hall.desk.add_news(Message("hall/here", table="1"))
        for browser, page in [
            *((desk, f"/print/{what}") for what in PRINTS),
            (desk, "/desk"),
            (desk, "/wall"),
            (ann, "/place"),
            (hall.browser(), f"/hall/{hall.desk.code}"),
            (hall.browser(), "/hall"),
            (desk, "/desk/player?name=Ann"),
            *([(desk, "/desk/correct/1/1")] if begun else []),
        ]:
            answer = browser.get(page, headers={"accept-language": language})
            assert answer.status_code == 200 and f'<html lang="{language}">' in answer.text
