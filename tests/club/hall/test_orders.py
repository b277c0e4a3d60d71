"""Orders that the director gives at the desk: once, in the state that was seen, and told to those whom they concern."""

import re
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.club.hall.asked_hall import HERE, AskedHall, problem

from roundhouse.club.entries import PROGRESSIVE, FixedSeat, Plan, SignedIn
from roundhouse.club.mqtt.messages import ALL_TABLES
from roundhouse.club.scores.score_trail import RefusedEntry


def can_speak(hall: AskedHall) -> bool:
    """Whether a table, or a player, need not wait to be heard by the desk."""

    def speak() -> bool:
        if is_free := hall.desk.lock.acquire(blocking=False):
            hall.desk.lock.release()
        return is_free

    with ThreadPoolExecutor() as thread:
        return thread.submit(speak).result()


@pytest.mark.parametrize("what", ["begin", "cancel", "pair-again", "reopen", "correct"])
def test_between_the_check_of_what_was_shown_and_the_order_no_table_says_anything(
    hall: AskedHall, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    hall.desk.begin_round()
    could = []

    def check(*_: object) -> None:
        could.append(can_speak(hall))

    for each in ("check_shown", "check_shown_to_begin"):
        monkeypatch.setattr(hall.desk, each, check)
    points = {f"points:{name}": str(at) for at, name in enumerate(hall.desk.evening.round.tables[0].seats)}
    form = {"seen": str(hall.desk.state), "shown": "", "round": "1", "table": "1", "reason": "x", **points}
    hall.director().post("/desk/correct/1/1" if what == "correct" else f"/desk/do/{what}", data=form, headers=HERE)
    assert could == [False]


def test_seats_are_worked_out_while_nobody_waits(hall: AskedHall) -> None:
    could = []

    def ahead() -> None:
        could.append(can_speak(hall))

    assert hall.desk.take_turn(hall.desk.state, "begin", lambda: "begin", ahead) == "begin"
    assert could == [True]


def test_the_director_runs_a_round(hall: AskedHall) -> None:
    desk = hall.director()
    assert "The evening has not begun" in desk.get("/desk").text
    assert "The round has begun." in hall.order(desk, "begin")
    assert hall.speaker.said == [("begin",)]
    for table in range(1, 5):
        hall.report(table)
    hall.now += 600
    page = desk.get("/desk/part").text
    assert "4 of 4 tables have their scores" in page and "10 minutes" in page and "reported" in page
    hall.order(desk, "begin")
    assert len(hall.desk.evening.rounds) == 2


def test_what_is_ordered_twice_is_done_once_and_what_is_stale_is_answered_with_what_is_now(hall: AskedHall) -> None:
    desk, other = hall.director(), hall.director()
    seen = str(hall.desk.state)
    for browser in (desk, other):
        assert "The round has begun." in hall.order(browser, "begin", seen=seen)
    assert len(hall.desk.evening.rounds) == 1, "a double click, or two at once"
    for what, form in (
        ("sign-in", {"players": "Zoe\nYan"}),
        ("announce", {"text": "Pizza is here"}),
        ("signal", {"cue": "stop"}),
        ("leave", {"name": "Ann"}),
    ):
        for old in (seen, "", "x"):
            page = hall.order(other, what, seen=old, **form)
            assert "Somebody has changed the desk" in problem(page) and "Round 1 of 8" in page
            assert all(value in page for value in form.values()), "nothing typed is lost"
    for what in ("pair-again", "cancel"):
        page = hall.order(other, what, seen=seen, round="1", reason="Somebody was late")
        assert 'value="Somebody was late"' in page and problem(page)
    page = hall.order(other, "leave", seen=seen, **{"name:Ann": "on"})
    assert re.findall(r'name="name:([^"]*)" checked', page) == ["Ann"]
    assert hall.speaker.said == [("begin",)] and "Zoe" not in hall.desk.evening.players
    table = hall.desk.evening.round.tables[0]
    form = {"seen": seen, "reason": "a slip", **{f"points:{name}": "0" for name in table.players}}
    answer = other.post("/desk/correct/1/1", data=form, headers=HERE)
    assert answer.status_code == 409 and "Somebody has changed" in problem(answer.text)
    assert 'value="a slip"' in answer.text


def test_a_desk_that_starts_again_takes_no_order_of_before_twice(hall: AskedHall) -> None:
    desk, seen = hall.director(), str(hall.desk.state)
    hall.order(desk, "begin", seen=seen)
    again = AskedHall.of(hall.register)
    assert "Somebody has changed the desk" in problem(again.order(again.director(), "begin", seen=seen))
    assert len(again.desk.evening.rounds) == 1


def test_two_directors_who_begin_at_the_same_moment_begin_one_round(hall: AskedHall) -> None:
    orders = [threading.Thread(target=lambda: hall.order(hall.director(), "begin", seen="0")) for _ in range(4)]
    for each in orders:
        each.start()
    for each in orders:
        each.join()
    assert len(hall.desk.evening.rounds) == 1


def test_an_order_is_taken_back_by_one_touch_and_those_are_told_whose_seats_change(hall: AskedHall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    hall.desk.add(SignedIn("Zoe"))
    ann, bo = (hall.desk.evening.round.tables[table].players[0] for table in (0, 1))
    before = list(hall.desk.evening.rounds)
    page = hall.order(desk, "swap", round="1", name=ann, other=bo, reason="They are a couple")
    said = f"{ann} and {bo} swap seats"
    assert f'role="status">{said}<' in page and hall.speaker.said[1:] == [(said, 1), (said, 2)]
    assert said in hall.phone(bo).get("/place").text
    number = re.findall(r'name="order" value="(\d+)"', page)[0]
    assert f"Taken back: {said}" in hall.order(desk, "take-back", order=number)
    ordered = hall.desk.evening.order(int(number))
    assert hall.desk.evening.rounds == before and ordered and ordered.reason == "They are a couple"
    assert "<small>They are a couple</small>" in desk.get("/desk/part").text
    assert "not offered" in problem(hall.order(desk, "take-back", order=number))
    hall.order(desk, "seat", round="1", name="Zoe", other="", table="2")
    assert hall.desk.evening.round.place_of("Zoe") == (2, 5)
    assert "Zoe sits at table 2 now" in hall.phone("Zoe").get("/place").text
    began = re.findall(r'name="order" value="(\d+)"', desk.get("/desk").text)[-1]
    assert "Taken back: Round 1 begins" in hall.order(desk, "take-back", order=began)
    assert hall.speaker.said[-1] == ("Taken back: Round 1 begins", ALL_TABLES)
    assert "Taken back" in hall.browser().get("/wall").text and hall.desk.evening.rounds == []


def test_everything_is_ordered_for_a_player_from_one_page(hall: AskedHall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    name, other = hall.desk.evening.round.tables[0].players[:2]
    hall.desk.add(SignedIn("Zoe"), SignedIn("Yan"))
    page = desk.get("/desk/player", params={"name": name}).text
    assert "Table 1, Seat 1" in page and "<option>Zoe</option>" in page
    form = {"page": "player", "round": "1", "name": name}
    refused = hall.order(desk, "rename", **form, to=other)
    assert "is there already" in problem(refused) and f'value="{other}"' in refused
    hall.order(desk, "substitute", **form, other="Zoe", points="on")
    assert hall.desk.evening.round.place_of("Zoe") == (1, 1) and name not in hall.desk.evening.present
    hall.order(desk, "rename", page="player", round="1", name="Zoe", to="  Zoe   Lee ")
    hall.order(desk, "merge", page="player", round="1", name="Yan", other="Zoe Lee")
    assert hall.desk.evening.round.place_of("Zoe Lee") == (1, 1) and "Yan" not in hall.desk.evening.players
    hall.order(desk, "swap", page="player", round="1", name="Zoe Lee", other="")
    hall.order(desk, "fix-seat", page="player", round="1", name="Zoe Lee", table="3", seat="")
    assert 'name="table" value="3"' in desk.get("/desk/player", params={"name": "Zoe Lee"}).text
    assert "Zoe Lee sits at table 3 in every round" in desk.get("/desk").text
    hall.order(desk, "fix-seat", page="player", round="1", name="Zoe Lee", table="", seat="")
    assert "Zoe Lee may sit at any table again" in desk.get("/desk").text
    assert desk.get("/desk/player", params={"name": "Yan"}).status_code == 404
    assert hall.browser().get("/desk/player", params={"name": other}).status_code == 403


def test_a_round_in_which_nobody_would_have_another_table_is_not_paired_again(hall: AskedHall) -> None:
    hall.desk.add(Plan(seating=PROGRESSIVE))
    hall.desk.begin_round()
    for table in range(1, 5):
        hall.report(table)
    hall.desk.begin_round()
    with pytest.raises(RefusedEntry, match="at the same table again"):
        hall.desk.pair_again()


def test_a_round_is_paired_again_reopened_and_canceled(hall: AskedHall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    before = hall.desk.evening.round
    hall.order(desk, "pair-again", round="1", reason="Somebody was late")
    assert hall.desk.evening.round != before and len(hall.desk.evening.rounds) == 1
    assert hall.speaker.said[-1] == ("Round 1 is paired again", ALL_TABLES)
    hall.report(1)
    assert "has scores already" in problem(hall.order(desk, "pair-again", round="1"))
    hall.order(desk, "reopen", round="1", table="1")
    assert hall.desk.evening.results() == []
    hall.report(2)
    hall.order(desk, "cancel", round="1")
    assert hall.desk.evening.results() == [] and "canceled" in desk.get("/desk").text
    ann = hall.phone("Ann")
    assert "This round was canceled" in ann.get("/place").text
    assert "There is no round 1 that is on" in problem(hall.order(desk, "cancel", round="1"))


def test_the_plan_is_kept_and_what_cannot_be_is_told(hall: AskedHall) -> None:
    desk = hall.director()
    plan = {"game": "mexican-train", "tables_of": "5", "rounds": "3", "deals": "2", "seed": "9", "seating": "swiss"}
    plan |= {"counting": "margin", "rules": "set=9, one-double=yes", "leader_lamp": "on"}
    plan |= {"approval": "on", "shown": "initials"}
    assert "The plan is kept." in hall.order(desk, "plan", **plan)
    assert hall.desk.evening.plan == Plan(
        "mexican-train", {"set": "9", "one_double": "yes"}, 5, 3, 2, "swiss", "margin", False, 9, True, True, "initials"
    )
    for wrong, told in (
        ({"tables_of": "many"}, "many is not a whole number"),
        ({"tables_of": "99"}, "choose a number from"),
        ({"rules": "set"}, "Cannot read the house rule set"),
        ({"rules": "no_such=1"}, "no_such"),
        ({"seating": "by age"}, "not offered"),
        ({"shown": "faces"}, "not offered"),
    ):
        assert told in problem(hall.order(desk, "plan", **{**plan, **wrong}))
    assert hall.desk.evening.plan.tables_of == 5
    page = hall.order(desk, "take-back", order=re.findall(r'name="order" value="(\d+)"', desk.get("/desk").text)[0])
    assert "Taken back: The plan is changed" in page and hall.desk.evening.plan == Plan()


def test_the_answer_of_begin_names_those_whose_own_table_is_not_there(hall: AskedHall) -> None:
    desk = hall.director()
    hall.desk.order(FixedSeat("Ann", 9), FixedSeat("Bo", 2, 1))
    page = hall.order(desk, "begin")
    assert re.search("Not at the table or seat that they need[^<]* Ann[.]", page)
    assert "Not at the table" in desk.get("/desk").text, "among the news"
    assert "Not at the table" in hall.order(desk, "pair-again", round="1")
    hall.desk.order(FixedSeat("Ann", 1))
    hall.order(desk, "begin")
    assert hall.desk.elsewhere() == []


def test_orders_about_one_person_or_a_stranger_or_too_many_letters_are_refused_in_a_sentence(hall: AskedHall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    for what in ("merge", "swap"):
        assert "That is Ann twice" in problem(hall.order(desk, what, round="1", name="Ann", other="Ann"))
    assert "has not asked to come in" in problem(hall.order(desk, "let-in", **{"name:Zoe": "on"}))
    assert "999999 is not possible here: choose a number from 1 to 180" in problem(
        hall.order(desk, "count-down", minutes="999999")
    )
    words = "x" * 500
    page = hall.order(desk, "announce", text=words)
    assert "has 500 letters: use at most 200" in problem(page) and words in page
    assert hall.speaker.said == [("begin",)]


def test_who_never_played_and_is_gone_is_nobody_to_merge_with(hall: AskedHall) -> None:
    hall.desk.begin_round()
    for name in ("Ghost", "Guest"):
        hall.desk.add(SignedIn(name))
    hall.desk.leave("Ghost")
    hall.desk.leave("Bo")
    page = hall.director().get("/desk/player", params={"name": "Ann"}).text
    others = re.findall("<option[^>]*>([^<]*)<", page.partition('id="into"')[2])
    assert {"Guest", "Bo"} <= {*others} and "Ghost" not in others
