"""Seats: latecomers, leavers, names that cannot be used."""

import re
from pathlib import Path

import pytest
from tools.testing.phone_table import TableOfPhones

from roundhouse.games import MexicanTrain
from roundhouse.games.match.match import Depart, Swap
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.phones.tickets import MOST_WATCHERS, NO_PLAYER, Tickets
from roundhouse_hub.lamps.scene import FITS, Cue, Scene


@pytest.mark.parametrize(("code", "seat"), [("wrong", "0"), ("", "1"), ("", "7"), ("", "x"), ("", "-1")])
def test_nobody_asks_for_a_seat_without_the_code_or_for_one_that_is_free(code: str, seat: str) -> None:
    table = TableOfPhones()
    table.seated(0)
    answer = table.phone().post("/ask", data={"code": code or table.table.tickets.code, "ask": seat})
    assert answer.status_code == (403 if code else 409)
    assert "set-cookie" not in answer.headers


def test_enter_in_the_name_asks_for_nobodys_seat() -> None:
    table = TableOfPhones()
    table.seated(0)
    page = table.phone().get(f"/join/{table.table.tickets.code}").text
    form = page[page.index('action="/sit"') : page.index("</form>")]
    buttons = re.findall(r"<button[^>]*>", form)
    assert len(buttons) == 2 and 'form="ask"' in buttons[0] and "primary" in buttons[1]


def sit(table: TableOfPhones, seat: int, name: str, language: str = "en") -> str:
    """The reply to a phone that takes this seat under this name."""
    asked = {"code": table.table.tickets.code, "seat": seat, "name": name}
    answer = table.phone(language).post("/sit", data=asked)
    return re.sub(r".*role=\"alert\">(.*?)</p>.*", r"\1", answer.text, flags=re.DOTALL) or str(answer.status_code)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("bo", "Somebody here is called bo already: use another name."),
        ("Draw", "Draw cannot be used as a name: use letters, and no word of the game."),
        ("Annabella-Marie", "A name has at most 14 letters, so that it fits beside the trains."),
        ("Zoe", "303"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "303"),
        ("B\u043e", "Somebody here is called B\u043e already: use another name."),
        ("  ", "303"),
    ],
)
def test_a_name_that_cannot_be_used_is_told_in_one_sentence(name: str, said: str) -> None:
    assert sit(TableOfPhones(), 0, name) == said


def test_a_name_that_cannot_be_used_stays_in_the_form_with_the_seat() -> None:
    table = TableOfPhones()
    asked = {"code": table.table.tickets.code, "seat": 2, "name": "Grandma Annegret"}
    page = table.phone().post("/sit", data=asked).text
    assert "at most 14 letters" in page and 'value="Grandma Annegret"' in page
    assert re.findall(r'value="(\d)" required checked', page) == ["2"]
    field = re.search(r'<input id="name"[^>]*>', table.phone().get(f"/join/{table.table.tickets.code}").text)
    assert field is not None and int(re.findall(r'maxlength="(\d+)"', field[0])[0]) > 100, "a browser cuts in silence"


def test_who_comes_back_is_the_same_player_however_the_name_is_spelled() -> None:
    table = TableOfPhones(MexicanTrain(3), mode="called")
    assert sit(table, 3, "\u00c1ine O\u2019Brien") == "303"
    assert table.session.call(Depart(3)).allowed
    assert sit(table, 3, "A\u0301INE O'Brien") == "303"
    assert table.table.tickets.taken == {3}
    assert table.table.names[3] == "\u00c1ine O\u2019Brien"


def test_who_joins_gets_a_seat_between_rounds_and_needs_a_name() -> None:
    table = TableOfPhones(MexicanTrain(3), mode="called")
    table.seated(0)
    assert sit(table, 3, "", "de") == "Zum Mitspielen brauchst du einen Namen: Gib deinen ein."
    assert sit(table, 3, "Bo") == "Somebody here is called Bo already: use another name."
    dee = table.seated(3, name="Dee")
    assert table.table.names == ("Ann", "Bo", "Cy", "Dee") and dee.get("/part").status_code == 200
    table.session.mode.begin(Seat(0))
    joining = table.phone().get(f"/join/{table.table.tickets.code}").text
    assert "Wait for a seat" in joining and "Players join, leave and change places between rounds." in joining


def test_who_comes_late_waits_for_a_seat_and_sits_in_between_rounds() -> None:
    table = TableOfPhones(MexicanTrain(3), mode="called")
    ann = table.seated(0)
    table.session.mode.begin(Seat(0))
    assert sit(table, 3, "") == "You need a name to join: type yours."
    eve, fay = table.seated(3, name="Eve"), table.seated(3, name="Fay")
    assert sit(table, 3, "eve") == "Somebody here is called eve already: use another name."
    part = eve.get("/part").text
    assert "You wait for a seat as Eve" in part and "Wait no longer" in part and " data-watches" in part
    assert "Waiting for a seat: Eve and Fay" in ann.get("/table").text
    assert fay.post("/leave").status_code == 200
    table.pass_time(500)
    assert table.table.names == ("Ann", "Bo", "Cy")
    while table.session.referee.position is not None:
        table.session.undo()
    table.pass_time(500)
    assert [*table.table.names] == ["Ann", "Bo", "Cy", "Eve"] and table.table.waiting == ()
    assert " data-watches" not in eve.get("/part").text and "seat4" in eve.get("/part").text


def test_who_waits_has_the_seat_that_a_phone_gives_up_and_no_other() -> None:
    table = TableOfPhones(MexicanTrain(3), mode="called")
    ann, bo = table.seated(0), table.seated(1)
    table.session.mode.begin(Seat(0))
    eve = table.seated(3, name="Eve")
    table.table.free(Seat(0))
    table.pass_time(500)
    assert table.table.waiting == ("Eve",), "Cy has no phone, and Ann's was lost: both play on"
    assert ann.get("/").status_code == 403
    bo.post("/leave")
    table.pass_time(500)
    assert table.table.names == ("Ann", "Eve", "Cy") and " data-watches" not in eve.get("/part").text


def test_who_waits_still_does_after_the_program_was_started_again(tmp_path: Path) -> None:
    table = TableOfPhones(MexicanTrain(3), kept=tmp_path / "phones.json", mode="called")
    table.session.mode.begin(Seat(0))
    table.seated(3, name="Eve")
    assert [each.waits for each in Tickets(tmp_path / "phones.json").all] == ["Eve"]


def test_who_leaves_the_match_takes_nobody_elses_hand_along_and_the_others_keep_theirs() -> None:
    table = TableOfPhones(MexicanTrain(3), mode="called")
    phones = [table.seated(seat) for seat in range(3)]
    assert "depart" in phones[1].get("/part").text
    cy = table.table.phone(Texts(), phones[2].cookies["seat"])
    assert phones[1].post("/leave", data={"how": "depart"}).status_code == 200
    assert table.table.names == ("Ann", "Cy") and cy is not None and cy.seat == 1
    assert [phone.get("/part").status_code for phone in phones] == [200, 403, 200]
    assert "seat2" in phones[2].get("/part").text


def test_two_who_change_seats_keep_their_phones() -> None:
    table = TableOfPhones(MexicanTrain(3), mode="called")
    phones = [table.seated(seat) for seat in range(3)]
    assert table.session.call(Swap(0, 2)).allowed
    held = [table.table.phone(Texts(), phone.cookies["seat"]) for phone in phones]
    assert table.table.names == ("Cy", "Bo", "Ann")
    assert [each.seat for each in held if each is not None] == [2, 1, 0]
    assert "seat2" in phones[0].get("/part").text
    table.session.undo()
    assert [each.seat for each in held if each is not None] == [0, 1, 2]


def test_a_computer_plays_on_for_a_player_who_leaves_in_a_round() -> None:
    table = TableOfPhones()
    ann = table.seated(0)
    table.pass_time()
    assert "depart" not in ann.get("/part").text
    assert ann.post("/leave", data={"how": "depart"}).status_code == 200
    assert table.table.names == ("Ann", "Bo", "Cy"), "a round is in play"
    again = table.seated(0)
    assert again.post("/leave", data={"how": "computer"}).status_code == 200
    assert not table.table.host_presenter.roster.sitting[0].is_person


class KeptLamps:
    """A hub that keeps what it shows."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []

    def show(self, scene: Scene) -> None:
        self.scenes.append(scene)

    def sound(self, cue: Cue) -> bool:
        del cue
        return True


@pytest.mark.parametrize("mode", ["dealt", "called"])
def test_the_lamp_of_who_sits_down_is_lit_for_a_moment(mode: str) -> None:
    table, hub = TableOfPhones(mode=mode), KeptLamps()
    table.session.output.connect(hub)
    before = hub.scenes[-1]
    table.seated(1)
    slot = table.session.referee.slots[1]
    assert hub.scenes[-1].lamps[slot] == FITS and hub.scenes[-1].colors[slot] == "2"
    if mode == "called":
        table.pass_time()
        assert hub.scenes[-1] == before


def test_a_television_takes_the_place_of_a_watcher_who_is_gone() -> None:
    table = TableOfPhones()
    crowd = [table.seated(None) for _ in range(MOST_WATCHERS)]
    secrets = [each.cookies["seat"] for each in crowd]
    for secret in secrets[1:]:
        phone = table.table.phone(Texts(), secret)
        assert phone is not None
        phone.streams.open()
    television = table.seated(None)
    assert television.get("/table").status_code == 200
    assert crowd[0].get("/table").status_code == 403, "the screen that nobody has looked at is gone"
    phone = table.table.phone(Texts(), television.cookies["seat"])
    assert phone is not None
    phone.streams.open()
    answer = table.phone().post("/sit", data={"code": table.table.tickets.code, "seat": NO_PLAYER})
    assert answer.status_code == 409 and "Enough people are watching" in answer.text
