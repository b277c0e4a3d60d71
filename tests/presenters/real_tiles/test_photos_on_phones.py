"""Hands counted from photos on phones: what is read is put right and told by its owner, and by nobody else."""

import re
from collections.abc import Iterator

import httpx2
import pytest
from tools.testing.phone_table import NAMES, TableOfPhones
from tools.testing.photos import NotedReader, SlowReader
from tools.testing.web_client import WebClient

from roundhouse.games.match.match import Swap, WentOut
from roundhouse.games.rules.game import Game
from roundhouse.games.text.position_reader import read_position
from roundhouse.phones.app import LARGEST_PHOTO
from roundhouse.referee import SeatedPlayer, TableSession
from roundhouse.web.guard import UPLOADS

OVER = (
    "mexican-train seats=3 set=6 engine=6-6 round=1 stage=over turn=B winner=A laid=6-6+5-6 ends=A:5,B:-,C:- "
    "hands=B:?3,C:?2 yard=21"
)


def counting(position: str = OVER, mode: str = "called") -> TableOfPhones:
    """A table at which Bo counts three tiles and Cy two."""
    start = read_position(position)
    assert isinstance(start.game, Game)
    seats = [SeatedPlayer(name) for name in NAMES[: start.game.seats]]
    table = TableOfPhones(session=TableSession(start.game, seats, start=start, mode=mode))
    table.session.photos.read_with(NotedReader())
    return table


def send(table: TableOfPhones, phone: WebClient, tiles: str, key: str, **query: int) -> httpx2.Response:
    answer = phone.post("/photo", params={"key": key, **query}, content=tiles.encode())
    table.pass_time(500)
    return answer


@pytest.fixture
def table() -> Iterator[TableOfPhones]:
    yield counting()


def test_a_hand_is_counted_from_a_photo_and_told_by_its_owner(table: TableOfPhones) -> None:
    bo, cy = table.seated(1), table.seated(2)
    part = bo.get("/part").text
    assert 'capture="environment"' in part and "Count from a photo" in part
    assert send(table, bo, "3-4 2-2 0-1", "one").headers["x-done"] == "taken"
    part = bo.get("/part").text
    assert "3 tiles, 12 points" in part
    name = re.search(r'data-photo="(/photo/\w+)"', part)
    assert name is not None
    picture = bo.get(name[1])
    assert (picture.content, picture.headers["content-type"]) == (b"3-4 2-2 0-1", "image/jpeg")
    assert cy.get(name[1]).status_code == 404, "nobody else sees it"
    assert name[1] not in cy.get("/part").text
    assert 1 in table.session.mode.awaited.hands, "nothing is told yet"
    assert table.act(bo, "tell") == "taken"
    assert 1 not in table.session.mode.awaited.hands
    assert bo.get(name[1]).status_code == 404, "it is forgotten"


def test_a_photo_is_still_read_while_another_hand_is_told(table: TableOfPhones) -> None:
    bo = table.seated(1)
    bo.post("/photo", params={"key": "one"}, content=b"3-4 2-2 0-1")
    table.session.mode.call_text("cy 1-1 1-2")
    assert table.session.mode.awaited.hands == (1,)
    table.pass_time(500)
    assert "3 tiles, 12 points" in bo.get("/part").text


def test_on_a_score_pad_a_tile_that_was_not_read_is_missing() -> None:
    table = TableOfPhones(mode="score-pad")
    table.session.photos.read_with(NotedReader())
    assert table.session.call(WentOut(0)).allowed
    bo = table.seated(1)
    send(table, bo, "3-4 0-1!", "one")
    assert "One tile is missing" in bo.get("/part").text


def test_on_a_score_pad_a_tile_is_in_one_hand_alone_until_that_is_taken_back() -> None:
    table = TableOfPhones(mode="score-pad")
    table.session.photos.read_with(NotedReader())
    assert table.session.call(WentOut(0)).allowed
    bo, cy = table.seated(1), table.seated(2)
    send(table, cy, "3-4 1-1", "early")
    send(table, bo, "3-4 0-1", "one")
    assert table.act(bo, "tell") == "taken"
    assert table.act(cy, "tell") == "refused"
    assert "3-4 was counted in Bo&#39;s hand." in cy.get("/part").text
    table.act(cy, "drop-photo:0")
    send(table, cy, "3-4 1-1", "again")
    assert "Is this the right hand?" in cy.get("/part").text
    table.session.undo()
    assert table.session.mode.awaited.hands == (1, 2)
    send(table, cy, "3-4 1-1", "once more")
    assert table.act(cy, "tell") == "taken"


def test_the_same_photo_sent_again_counts_once(table: TableOfPhones) -> None:
    bo = table.seated(1)
    for _ in range(2):
        assert send(table, bo, "3-4 2-2", "one").headers["x-done"] == "taken"
    assert bo.get("/part").text.count("data-photo=") == 1


def test_a_doubtful_half_is_marked_and_put_right_by_two_touches(table: TableOfPhones) -> None:
    bo = table.seated(1)
    send(table, bo, "3-4? 2-2 0-1", "one")
    part = bo.get("/part").text
    assert part.count('class="unsure"') == 1 and "Not sure: 3-4." in part
    assert table.act(bo, "pick-half:0:0:1") == "taken"
    assert table.act(bo, "end:5") == "taken"
    part = bo.get("/part").text
    assert 'class="unsure"' not in part and "3-5" in part
    assert table.act(bo, "tell") == "taken"


def test_what_was_not_read_is_entered_where_it_is_seen(table: TableOfPhones) -> None:
    bo = table.seated(1)
    send(table, bo, "3-4 2-2 0-1!", "one")
    assert "One tile is missing" in bo.get("/part").text
    assert "tell" not in {action for action, _ in table.offered(bo)}
    table.act(bo, "pick-half:0:2:0")
    table.act(bo, "end:0")
    assert 'class="keys' in bo.get("/part").text, "the other half is asked for"
    table.act(bo, "end:1")
    assert table.act(bo, "tell") == "taken"


def test_a_photo_of_the_wrong_hand_is_told_as_such(table: TableOfPhones) -> None:
    bo, cy = table.seated(1), table.seated(2)
    send(table, bo, "3-4 2-2 0-1", "one")
    table.act(bo, "tell")
    send(table, cy, "3-4 5-6", "one")
    part = cy.get("/part").text
    assert "Is this the right hand?" in part
    assert "3-4 was counted in Bo&#39;s hand." in part
    assert "5-6 is already on the table." in part
    assert "tell" not in {action for action, _ in table.offered(cy)}


def test_a_large_hand_takes_two_photos_and_one_can_be_thrown_away_or_taken_again(table: TableOfPhones) -> None:
    bo = table.seated(1)
    send(table, bo, "3-4 2-2", "one")
    send(table, bo, "2-2 0-1", "two")
    assert bo.get("/part").text.count("data-photo=") == 2
    assert "tell" in {action for action, _ in table.offered(bo)}
    assert table.act(bo, "drop-photo:1") == "taken"
    assert "tell" not in {action for action, _ in table.offered(bo)}, "2-2 stays: the other photo shows it, too"
    send(table, bo, "3-4 2-2 1-1", "three", instead=0)
    assert bo.get("/part").text.count("data-photo=") == 1
    assert table.act(bo, "tell") == "taken"


FULL = "A hand takes up to 4 photos"


def test_a_fifth_photo_is_refused_and_all_else_goes_on(table: TableOfPhones) -> None:
    bo = table.seated(1)
    for number, tiles in enumerate(("3-4", "3-4 2-2", "2-2", "2-2 1-1", "0-1")):
        send(table, bo, tiles, str(number))
    part = bo.get("/part").text
    assert FULL in part and part.count("data-photo=") == 4
    send(table, bo, "2-2 0-1", "again", instead=3)
    part = bo.get("/part").text
    assert FULL not in part and part.count("data-photo=") == 4
    assert table.act(bo, "drop-photo:0") == "taken"
    assert table.act(bo, "tell") == "taken"


def test_a_photo_without_tiles_takes_no_place_and_none_away(table: TableOfPhones) -> None:
    bo = table.seated(1)
    send(table, bo, "3-4 2-2 0-1", "one")
    for number in range(4):
        send(table, bo, " ", f"empty {number}", **({"instead": 0} if number % 2 else {}))
        part = bo.get("/part").text
        assert "No tiles were found" in part and part.count("data-photo=") == 1
    assert table.act(bo, "tell") == "taken"


def test_a_photo_taken_again_stays_in_its_place_whatever_is_thrown_away_meanwhile(table: TableOfPhones) -> None:
    bo = table.seated(1)
    for tiles in ("3-4", "2-2", "0-1"):
        send(table, bo, tiles, tiles)
    bo.post("/photo", params={"key": "again", "instead": 1}, content=b"1-1")
    table.act(bo, "drop-photo:0")
    table.pass_time(500)
    shown = [bo.get(name).text for name in re.findall(r'data-photo="(/photo/\w+)"', bo.get("/part").text)]
    assert shown == ["1-1", "0-1"]


def test_others_see_the_photo_if_its_owner_shows_it_until_the_next_round(table: TableOfPhones) -> None:
    bo, cy = table.seated(1), table.seated(2)
    send(table, bo, "3-4 2-2 0-1", "one")
    assert table.act(bo, "share-photos") == "taken"
    part = cy.get("/part").text
    name = re.search(r'data-photo="(/photo/\w+)"', part)
    assert name is not None and "hand" in part
    assert cy.get(name[1]).status_code == 200
    assert "pick-half" not in part
    table.act(bo, "tell")
    assert cy.get(name[1]).status_code == 200
    send(table, cy, "1-1 1-2", "one")
    table.act(cy, "tell")
    assert table.act(bo, "hide-photos") == "taken"
    assert cy.get(name[1]).status_code == 404


def test_others_see_the_photo_as_its_owner_has_put_it_right(table: TableOfPhones) -> None:
    bo, cy = table.seated(1), table.seated(2)
    send(table, bo, "3-4? 2-2 0-1", "one")
    table.act(bo, "share-photos")
    assert halves_shown_to(cy) == ["3", "4", "2", "2", "0", "1"]
    table.act(bo, "pick-half:0:0:1")
    table.act(bo, "end:5")
    assert table.act(bo, "share-photos") == "taken", "it is offered again"
    assert halves_shown_to(cy) == ["3", "5", "2", "2", "0", "1"]


def halves_shown_to(phone: WebClient) -> list[str]:
    """The ends that stand in a photo."""
    picture = re.search(r"data-photo=.*?</svg>", phone.get("/part").text, re.DOTALL)
    assert picture is not None
    return re.findall(r"<text[^>]*>(\w+)</text>", picture[0])


@pytest.mark.parametrize("again", [False, True])
def test_a_shown_photo_is_gone_once_it_is_thrown_away_or_taken_again(table: TableOfPhones, again: bool) -> None:
    bo, cy = table.seated(1), table.seated(2)
    send(table, bo, "3-4 2-2", "one")
    table.act(bo, "share-photos")
    name = re.search(r'data-photo="(/photo/\w+)"', cy.get("/part").text)
    assert name is not None
    send(table, bo, "0-1", "two")
    assert cy.get(name[1]).status_code == 200, "another one takes nothing away"
    if again:
        send(table, bo, "3-4 1-1", "three", instead=0)
    else:
        table.act(bo, "drop-photo:0")
    assert cy.get(name[1]).status_code == 404


def test_a_photo_is_shown_to_all_by_the_owner_of_the_hand_alone(table: TableOfPhones) -> None:
    ann, bo = table.seated(0), table.seated(1)
    assert table.act(ann, "call-for-all") == "taken"
    for phone in (ann, bo):
        send(table, phone, "3-4 2-2 0-1", "one")
        assert "3 tiles, 12 points" in phone.get("/part").text
        assert ("share-photos" in {action for action, _ in table.offered(phone)}) is (phone is bo)


def tell_by_photo(table: TableOfPhones, bo: WebClient, cy: WebClient) -> None:
    """Bo shows the photo of his hand and tells it; Cy tells hers."""
    send(table, bo, "3-4 2-2 0-1", "one")
    table.act(bo, "share-photos")
    table.act(bo, "tell")
    send(table, cy, "1-1 1-2", "one")
    table.act(cy, "tell")


def test_a_shown_photo_is_gone_in_the_next_round(table: TableOfPhones) -> None:
    bo, cy = table.seated(1), table.seated(2)
    tell_by_photo(table, bo, cy)
    assert table.session.photos.shown
    table.session.mode.begin()
    assert not table.session.photos.shown
    assert "data-photo" not in cy.get("/part").text


def test_a_hand_that_was_shown_is_secret_while_the_round_goes_on_again() -> None:
    table = counting(LAST_TILE)
    session, bo, cy = table.session, table.seated(1), table.seated(2)
    session.mode.call_text("ann 5-4 on ann")
    send(table, bo, "3-6 2-2", "one")
    assert table.act(bo, "share-photos") == "taken"
    assert "data-photo" in cy.get("/part").text
    session.undo(1)
    assert "data-photo" not in cy.get("/part").text
    session.redo(1)
    assert "data-photo" in cy.get("/part").text


def test_a_shown_photo_stays_its_players_who_change_places(table: TableOfPhones) -> None:
    bo, cy = table.seated(1), table.seated(2)
    tell_by_photo(table, bo, cy)
    assert table.session.call(Swap(1, 2)).allowed
    assert list(table.session.photos.shown) == [2]
    assert "hide-photos" in {action for action, _ in table.offered(bo)}
    assert "hide-photos" not in {action for action, _ in table.offered(cy)}


@pytest.mark.parametrize(("content", "said"), [("", 400), ("x" * (LARGEST_PHOTO + 3000), 413)])
def test_what_is_no_photo_or_too_large_is_refused(table: TableOfPhones, content: str, said: int) -> None:
    assert send(table, table.seated(1), content, "one").status_code == said


def test_only_a_seat_whose_hand_is_awaited_may_send_one(table: TableOfPhones) -> None:
    ann, watcher, stranger = table.seated(0), table.seated(None), table.phone()
    reader = table.session.photos.reader
    assert isinstance(reader, NotedReader)
    for phone in (ann, watcher):
        assert send(table, phone, "3-4", "one").headers["x-done"] == "unavailable"
    assert send(table, stranger, "3-4", "one").status_code == 403
    assert send(table, stranger, "x" * 5000, "one").status_code == 413, "a stranger may post no more than a form"
    assert reader.asked == []


def test_a_phone_sends_few_at_once(table: TableOfPhones) -> None:
    bo = table.seated(1)
    said = [send(table, bo, "3-4", f"key{number}").status_code for number in range(UPLOADS.at_once + 1)]
    assert said == [200] * UPLOADS.at_once + [429]


def test_without_the_extra_there_is_no_button() -> None:
    start = read_position(OVER)
    assert isinstance(start.game, Game)
    seats = [SeatedPlayer(name) for name in NAMES[:3]]
    table = TableOfPhones(session=TableSession(start.game, seats, start=start, mode="called"))
    bo = table.seated(1)
    assert 'type="file"' not in bo.get("/part").text
    assert send(table, bo, "3-4", "one").headers["x-done"] == "unavailable"


PLAYING = (
    "mexican-train seats=3 set=6 engine=6-6 round=1 turn=B laid=6-6+5-6 ends=A:5,B:-,C:- hands=A:?2,B:?3,C:?2 yard=19"
)
LAST_TILE = PLAYING.replace("turn=B", "turn=A").replace("A:?2,B:?3", "A:?1,B:?3").replace("yard=19", "yard=20")


def test_ones_own_hand_is_advised_and_nobody_else_sees_anything_of_it() -> None:
    table = counting(PLAYING)
    bo, cy = table.seated(1), table.seated(2)
    before = cy.get("/part").text
    send(table, bo, "4-6 2-4 0-1", "one")
    part = bo.get("/part").text
    assert "3 tiles, 17 points" in part and "Your longest train: 6-4, 4-2." in part
    assert "4-6 on" in part or "6-4 on" in part, "what to play"
    assert "data-photo" not in part, "nothing of it is kept"
    assert cy.get("/part").text == before


def test_a_photo_of_ones_own_hand_is_read_whatever_others_call_meanwhile() -> None:
    table = counting(PLAYING)
    bo, cy = table.seated(1), table.seated(2)
    cy.post("/photo", params={"key": "one"}, content=b"0-1 1-1")
    assert table.act(bo, "draw") == "taken"
    table.pass_time(500)
    assert "2 tiles, 3 points" in cy.get("/part").text


def test_who_cannot_play_reads_why() -> None:
    table = counting(PLAYING)
    bo = table.seated(1)
    send(table, bo, "0-1 1-1 1-2", "one")
    part = bo.get("/part").text
    assert "None of your tiles makes a train of your own." in part
    assert part.count("1-2: ") == 1


def test_a_photo_of_ones_own_hand_that_comes_after_the_round_says_nothing() -> None:
    table = counting(LAST_TILE)
    cy = table.seated(2)
    cy.post("/photo", params={"key": "one"}, content=b"0-1 1-1")
    for line in ("ann 5-4 on ann", "bo = 9", "cy = 8"):
        table.session.mode.call_text(line)
    assert table.session.referee.position is None
    table.pass_time(500)
    assert "2 tiles, 3 points" not in cy.get("/part").text


def test_of_ones_own_hand_one_photo_is_read_at_a_time() -> None:
    table = counting(PLAYING)
    reader, bo = SlowReader(), table.seated(1)
    table.session.photos.read_with(reader)
    for key in ("one", "two"):
        bo.post("/photo", params={"key": key}, content=b"0-1 1-1")
    assert [each.cancelled() for each in reader.reading] == [True, False]
    table.session.mode.call_text("bo draw")
    assert not reader.reading[1].cancelled()


def test_a_phone_that_leaves_waits_for_no_photo(table: TableOfPhones) -> None:
    reader, bo = SlowReader(), table.seated(1)
    table.session.photos.read_with(reader)
    bo.post("/photo", params={"key": "one"}, content=b"0-1 1-1")
    bo.post("/leave", data={})
    table.pass_time(500)
    assert reader.reading[0].cancelled()
