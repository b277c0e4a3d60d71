"""The table on a large screen: the trains of the window's layout, who is here, and never a hand."""

import asyncio
import re
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import NamedTuple

import pytest
from tools.testing.phone_table import TableOfPhones, play, usual_game
from tools.testing.web_client import WebClient

from roundhouse import phones
from roundhouse.dominoes import tiles_in
from roundhouse.games import GAMES, MexicanTrain
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.phones.app import phone_app
from roundhouse.phones.phone import AWAY_MS, Phone
from roundhouse.phones.table import PhoneTable
from roundhouse.phones.table_picture import LANDSCAPE_SIZE, PORTRAIT_SIZE, SvgTablePainter
from roundhouse.phones.tickets import NO_PLAYER, Tickets
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import TableView
from roundhouse.window.drawing import palette

PIECE = re.compile(r'<g class="(\w+)" data-piece="([^"]+)" data-x="([\d.]+)" data-y="([\d.]+)" data-s="([\d.]+)"')
TILE = re.compile(r"(?<![\w-])(?:[A-Z]?\d{1,2}|[ADRSTW])-(?:[A-Z]?\d{1,2}|[ADRSTW])(?![\w-])")


class Piece(NamedTuple):
    """Something that the picture lets move."""

    kind: str
    name: str
    x: float
    y: float
    size: float


def pieces(page: str) -> list[Piece]:
    """The elements of a page that can move."""
    return [Piece(kind, name, float(x), float(y), float(size)) for kind, name, x, y, size in PIECE.findall(page)]


def screen(table: TableOfPhones) -> WebClient:
    """A television that has typed the code."""
    phone = table.phone()
    answer = phone.post("/sit", data={"code": table.table.tickets.code, "seat": NO_PLAYER, "screen": 1})
    assert (answer.status_code, answer.headers["location"]) == (303, "/table")
    return phone


def seen(table: TableOfPhones) -> TableView:
    """The table as a spectator sees it."""
    return table.table.spectator(Texts()).presenter.present().table


def phone_of(table: TableOfPhones, client: WebClient) -> Phone:
    """The phone that the table knows by the client's ticket."""
    phone = table.table.phone(Texts(), client.cookies["seat"])
    assert phone is not None
    return phone


def test_a_screen_comes_in_by_the_code_and_another_does_not() -> None:
    table = TableOfPhones()
    assert table.phone().get("/table").status_code == table.phone().get("/table/part").status_code == 403
    assert 'action="/join"' in table.phone().get("/table").text
    assert table.phone().get("/join", params={"code": f" {table.table.tickets.code} "}).status_code == 200
    assert table.phone().get("/join", params={"code": "wrong"}).status_code == 403
    assert "<svg" in screen(table).get("/table").text


@pytest.mark.parametrize("name", list(GAMES))
def test_the_tiles_on_the_table_are_drawn_and_none_of_a_hand_is_named(name: str) -> None:
    table = TableOfPhones(usual_game(name))
    seat, television = table.seated(0), screen(table)
    play(table, 14)
    table.act(seat, "pick", 0)
    referee = table.session.referee
    assert referee.table is not None
    texts = {_alike(referee.game.tiles.text(tile)) for tile in tiles_in(referee.table.laid)}
    laid = [tile for train in seen(table).trains for tile in train.tiles if tile.key is not None]
    for phone in (seat, television):
        page = phone.get("/table/part").text
        names = [each.name for each in pieces(page) if each.kind == "domino"]
        assert sorted(names) == sorted("-".join(sorted(map(str, (tile.joined, tile.opened)))) for tile in laid)
        assert {_alike(name) for name in names} <= texts
        told = {_alike(found) for found in TILE.findall(re.sub(r"<svg.*?</svg>", "", page, flags=re.DOTALL))}
        assert told <= texts, told - texts
        assert "data-act" not in page


def _alike(tile: str) -> frozenset[str]:
    """A tile whichever way round it lies; the letters of one kind look alike."""
    ends = tile.replace("train", "W").split("-")
    return frozenset(end if end.isdecimal() else end[0] for end in ends)


@pytest.mark.parametrize("tall", [False, True])
def test_the_trains_lie_as_the_layout_says_and_none_covers_another(tall: bool) -> None:
    table = TableOfPhones(MexicanTrain(4, MexicanTrainOptions(set=9)))
    play(table, 20)
    view = seen(table)
    width, height = PORTRAIT_SIZE if tall else LANDSCAPE_SIZE
    drawn = {each.name: each for each in pieces(SvgTablePainter().draw(view, tall)) if each.kind == "domino"}
    boxes = []
    for tile in (tile for train in view.trains for tile in train.tiles):
        each = drawn["-".join(sorted(map(str, (tile.joined, tile.opened))))]
        half = (each.size / 2, each.size) if tile.crosswise else (each.size, each.size / 2)
        boxes.append((each.x - half[0], each.y - half[1], each.x + half[0], each.y + half[1]))
    assert len(boxes) > 10
    for index, one in enumerate(boxes):
        assert one[0] >= 0 <= one[1] and one[2] <= width and one[3] <= height
        for other in boxes[index + 1 :]:
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_tiles_keep_their_size_for_a_move_and_not_for_another_round() -> None:
    table = TableOfPhones(MexicanTrain(4, MexicanTrainOptions(set=9)))
    play(table, 1)
    picture, sizes = SvgTablePainter(), []
    for _ in range(12):
        play(table, 1)
        sizes.append(max(each.size for each in pieces(picture.draw(seen(table))) if each.kind == "domino"))
    assert len(set(sizes)) < len(sizes) / 2 and sizes == sorted(sizes, reverse=True)
    again = picture.draw(replace(seen(table), round_key=-1))
    assert pieces(again) == pieces(SvgTablePainter().draw(seen(table)))


@pytest.mark.parametrize("tall", [False, True])
def test_the_largest_table_has_room(tall: bool) -> None:
    table = TableOfPhones(MexicanTrain(12, MexicanTrainOptions(set=18)))
    play(table, 90)
    view = seen(table)
    long = tuple(replace(train, tiles=train.tiles * 6) for train in view.trains)
    assert "tunnel" in SvgTablePainter().draw(replace(view, trains=long), tall)


def test_it_says_who_is_here_away_and_free_and_shows_the_code_while_seats_are_free() -> None:
    table = TableOfPhones(MexicanTrain(3, MexicanTrainOptions(set=6)), computers=1)
    television = screen(table)
    ann = table.seated(0)
    table.table.serve_at("http://table.example:8377")
    assert table.table.presence() == ("away", "free", "computer")
    phone = phone_of(table, ann)
    stream = phone.streams.open()
    assert table.table.presence() == ("here", "free", "computer")
    phone.streams.close(stream)
    assert table.table.presence()[0] == "here", "a page that is loaded anew"
    table.pass_time(AWAY_MS)
    assert table.table.presence()[0] == "away"
    page = television.get("/table/part").text
    assert 'class="qr"' in page and table.table.tickets.code in page and "table.example:8377" in page
    table.seated(1)
    assert 'class="qr"' not in television.get("/table/part").text
    table.table.free(Seat(1))
    table.table.tickets.close()
    assert 'class="qr"' not in television.get("/table/part").text


def test_a_screen_hears_that_a_phone_has_gone_away() -> None:
    table = TableOfPhones()
    phone, television = phone_of(table, table.seated(0)), table.seated(None)
    stream = phone_of(table, television).streams.open()
    assert television.get("/table").status_code == 200
    table.table.advance(0)
    stream.get_nowait()
    assert stream.empty()
    table.table.advance(AWAY_MS)
    assert not phone.is_here
    assert not stream.empty()


def test_its_colors_are_those_of_the_window() -> None:
    style = (Path(phones.__file__).parent / "static" / "table.css").read_text(encoding="utf-8")
    found = re.search(r"\.television \{(.*?)\n\}", style, re.DOTALL)
    assert found is not None
    colors: dict[str, str] = dict(re.findall(r"--(\w+): (#\w{6})", found[1]))
    window = {
        "ground": palette.BACKGROUND, "panel": palette.PANEL, "row": palette.ROW, "line": palette.LINE,
        "control": palette.CONTROL, "text": palette.TEXT, "secondary": palette.SECONDARY, "brass": palette.BRASS,
        "mint": palette.MINT, "coral": palette.CORAL, "selected": palette.SELECTED, "due": palette.BRASS,
        "felt": palette.FELT, "amber": palette.AMBER, "down": palette.FACE_DOWN, "downedge": palette.FACE_DOWN_EDGE,
        "hublight": palette.HUB_LIGHT, "hubdark": palette.HUB_DARK, "hubedge": palette.HUB_EDGE, "well": palette.WELL,
        "socket": palette.SOCKET, "lens": palette.LENS, "casing": palette.CASING,
    }  # fmt: skip
    assert colors == {name: "#{:02X}{:02X}{:02X}".format(*color) for name, color in window.items()}


def test_a_window_at_the_table_does_what_phones_ask_for_on_its_own_thread() -> None:
    table = TableOfPhones(kept=None)
    jobs: SimpleQueue[Callable[[], None]] = SimpleQueue()
    shared = PhoneTable(table.present, Tickets(), Texts(), Presenter(table.session), jobs.put)
    table.table, table.app = shared, phone_app(shared, {"table.example"})
    threads = set()
    table.session.listeners.append(lambda _: threads.add(threading.get_ident()))
    asked = threading.Thread(target=lambda: answers.append(table.seated(1, name="Bea").get("/part").text))
    answers: list[str] = []
    asked.start()
    while asked.is_alive():
        with suppress(Empty):
            jobs.get(timeout=0.01)()
        shared.follow(0)
    assert "Bea" in answers[0] and threads == {threading.get_ident()}
    assert table.session.phones.players == {1}
    shared.free(Seat(1))
    assert table.session.phones.players == set()


def test_a_page_that_fails_does_not_stop_the_window() -> None:
    table = TableOfPhones()
    jobs: SimpleQueue[Callable[[], None]] = SimpleQueue()
    shared = PhoneTable(table.present, Tickets(), Texts(), Presenter(table.session), jobs.put)

    async def ask() -> None:
        asked = asyncio.ensure_future(shared.do(lambda: 1 // 0))
        await asyncio.sleep(0)
        jobs.get()()
        with pytest.raises(ZeroDivisionError):
            await asked

    asyncio.run(ask())


def test_the_best_turn_is_told_after_each_round() -> None:
    table = TableOfPhones(MexicanTrain(3, MexicanTrainOptions(set=6, rounds=2)))
    session = table.session
    session.mode.begin()
    while (position := session.referee.position) is not None:
        if session.step() is None:
            session.call(session.computers.move(position.turn))
    assert not session.referee.match.over
    for page in (table.seated(0).get("/part"), table.seated(None).get("/table/part")):
        assert page.text.count("Best turn of the last round") == 1
