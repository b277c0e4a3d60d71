"""No byte that goes to a phone names a tile that its seat cannot know, in any game."""

import re
from random import Random

import pytest
from httpx2 import Response
from tests.depth import DEPTH, SEED
from tools.testing.phone_table import TableOfPhones, random_game, touchable, usual_game
from tools.testing.web_client import WebClient

from roundhouse.dominoes import tiles_in
from roundhouse.games import GAMES
from roundhouse.games.core.moves import Announce, Claim, LayEngine
from roundhouse.games.match.seat_views import seen_by
from roundhouse.phones import app
from roundhouse.phones.tickets import NO_PLAYER
from roundhouse.phones.tile_picture import tile
from roundhouse.web import guard

TILE = re.compile(r"(?<![\w-])([A-Z]?\d{1,2}|[ADRSTW])-([A-Z]?\d{1,2}|[ADRSTW])(?![\w-])")
DRAWN = re.compile(r"<svg.*?</svg>|<b class=.car.*?</b>", re.DOTALL)
HALF = re.compile(r'<(?:g|text|i) class="n(\d{1,2}|train|[A-Z]\d?)"')
POSITIONS = 280 * DEPTH
OF_A_TABLE = 50
"""The positions of one table that are looked at before another one is set, with other options."""
STRANGER = -2
"""A phone without a ticket."""
LANGUAGES = ("en", "de", "es")
ACTIONS = (
    "pick",
    "order",
    "hint",
    "why",
    "turn",
    "draw",
    "done",
    "drop",
    "play",
    "explain",
    "call",
    "undo",
    "nonsense",
)
"""Actions that are submitted whether a page offers them or not."""


def named(page: str) -> set[frozenset[str]]:
    """The tiles that a page names or draws, whichever way around."""
    pictures = [[_letter(_drawn(half)) for half in HALF.findall(picture)] for picture in DRAWN.findall(page)]
    drawn = {frozenset(tile) for halves in pictures for tile in zip(halves[::2], halves[1::2], strict=False)}
    return drawn | {frozenset(_letter(end) for end in found) for found in TILE.findall(page)}


def _drawn(half: str) -> str:
    """A half as its text reads."""
    return "W" if half == "train" else half


def _letter(end: str) -> str:
    """`A` for each of the three A, which look alike."""
    return end[0] if end[0].isalpha() else end


def known(table: TableOfPhones, seat: int) -> set[frozenset[str]]:
    """The tiles that a seat knows: its hand, and what lies on the table."""
    referee = table.session.referee
    tiles, position = referee.game.tiles, referee.position
    assert position is not None
    seen = position.laid | (position.hands[seat] if seat >= 0 else 0)
    if position.round.engine >= 0:
        seen |= 1 << tiles.double[position.round.engine]
    engines = [1 << move.tile for move in seen_by(position, seat).legal() if isinstance(move, LayEngine)]
    if len(engines) == 1:
        seen |= engines[0]  # who holds 14-14, and does not lead by the highest double, knows of 15-15
    return texts(table, seen)


def texts(table: TableOfPhones, seen: int) -> set[frozenset[str]]:
    """These tiles, as a page may name them."""
    return named(" ".join(table.session.referee.game.tiles.text(tile) for tile in tiles_in(seen)))


class Watched:
    """A table all of whose answers are looked at: none may name a tile that the phone's seat cannot know."""

    def __init__(self, name: str, number: int = 0) -> None:
        self.rng = Random(f"{name} {number + SEED}")
        self.table = TableOfPhones(random_game(name, self.rng) if number else usual_game(name), seed=str(number))
        self.looked = 0
        self._shown: set[frozenset[str]] = set()  # what lay on the table in this round, also if it was taken back
        self._last: set[frozenset[str]] = set()  # and in the round before
        self._round = -1
        seats = [*range(self.table.session.referee.game.seats), NO_PLAYER]
        self.phones = [(seat, self.table.seated(seat, self.rng.choice(LANGUAGES))) for seat in seats]
        self.stranger = self.table.phone()
        self.table.session.mode.begin()

    def known(self, seat: int) -> set[frozenset[str]]:
        """The tiles that a seat knows: its hand, and what lies or lay on the table; nobody else knows any."""
        referee, match = self.table.session.referee, self.table.session.referee.match
        if referee.position is None and referee.table is not None:
            self._shown |= texts(self.table, referee.table.laid)
        elif len(match.results) != self._round:
            self._round, self._shown, self._last = len(match.results), set(), self._shown
        if self.table.session.referee.position is not None:
            self._shown |= known(self.table, NO_PLAYER)
            # A request to undo may name what was laid in the last round.
            last = self._last if self.table.session.proposals.open is not None else set()
            return set() if seat == STRANGER else self._shown | last | known(self.table, seat)
        return set()

    def look(self, seat: int, answer: Response, before: set[frozenset[str]]) -> None:
        """Look at an answer: its body, its headers, and where it leads."""
        said = answer.text + " ".join(answer.headers.values())
        unknown = named(said) - before - self.known(seat)
        assert not unknown, f"seat {seat}, {answer.request.method} {answer.request.url.path}: {unknown}"
        self.looked += 1

    def ask(self) -> None:
        """One request of some phone, and a look at its answer."""
        seat, phone = self.rng.choice([*self.phones, (STRANGER, self.stranger)])
        before = self.known(seat)
        self.look(seat, self._answer(phone), before)

    def _answer(self, phone: WebClient) -> Response:
        rng, code = self.rng, self.table.table.tickets.code
        asked = {"code": rng.choice((code, "wrong")), "seat": rng.choice(("0", "9", "x")), "ask": "0", "name": "Draw"}
        match rng.randrange(13):
            case 7:
                return phone.get(rng.choice(("/", "/table", "/table/part", "/table/part?tall")))
            case 0:
                return phone.get(rng.choice(("/nowhere", "/act", "/join/wrong", "/static/nothing", "/leave")))
            case 1:
                return phone.get(f"/join/{code}")
            case 2:
                return phone.post(rng.choice(("/sit", "/ask", "/part")), data={**asked, "seat": "9"})
            case 3:
                return phone.get("/part", headers={"host": "evil.example"})
            case 4:
                return phone.post("/act", data={"action": "draw", "revision": "x"})
            case 5 | 6:
                return phone.get("/part")
        part = phone.get("/part").text
        revision = re.search(r'data-revision="(\d+)"', part)
        action, values = rng.choice(
            [*touchable(part), *((each, (rng.randrange(3),) * rng.randrange(3)) for each in ACTIONS)]
        )
        if action == "let-in":
            action = "keep-out"  # the stranger stays one
        fields = {"action": ":".join((action, *map(str, values))), "key": str(rng.random())}
        stale = rng.randrange(9)
        return phone.post("/act", data={**fields, "revision": "0" if revision is None or not stale else revision[1]})

    def go_on(self) -> None:
        """One move of the game; between rounds, all have seen the hands, and the next round begins."""
        if self.table.session.referee.position is None:
            if self.table.session.referee.match.over:
                return
            self.table.session.mode.begin()
        else:
            play_on(self.table, self.rng)
        self.known(NO_PLAYER)


def play_on(table: TableOfPhones, rng: Random) -> None:
    """One move of the game, any that is allowed."""
    session = table.session
    if session.referee.position is None or session.step() is not None:
        return
    position = session.referee.position
    legal = position.legal() if position is not None else ()
    moves = [move for move in legal if not isinstance(move, Announce | Claim)] or legal
    if moves:
        session.call(rng.choice(moves))


@pytest.fixture(autouse=True)
def _phones_tap_faster_than_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "TAPS", guard.Rate(10_000_000, 1))


@pytest.mark.parametrize("name", list(GAMES))
def test_no_answer_names_a_tile_that_its_seat_cannot_know(name: str) -> None:
    watched, looked = Watched(name), 0
    for position in range(POSITIONS // len(GAMES)):
        if position % OF_A_TABLE == OF_A_TABLE - 1:
            looked += watched.looked
            watched = Watched(name, position)
        if watched.table.session.referee.position is not None:
            watched.ask()
            watched.ask()
        watched.go_on()
    assert looked + watched.looked > 2


@pytest.mark.parametrize(
    "where", ["table_part", "table_page", "join_page", "closed_page", "television_page", "television_part"]
)
def test_a_tile_that_is_sown_into_any_page_is_found(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watched, clean = Watched("mexican-train"), getattr(app, where)
    hidden = next(iter(known(watched.table, 1) - known(watched.table, NO_PLAYER)))
    sown = "-".join(sorted(hidden) * (3 - len(hidden)))

    def leaks(*given: object) -> str:
        return str(clean(*given)) + f"<i>{sown}</i>"

    monkeypatch.setattr(app, where, leaks)
    phone, stranger = watched.phones[0][1], watched.stranger
    code = watched.table.table.tickets.code
    answers = {
        "table_part": [phone.get("/part"), phone.post("/act", data={"action": "order", "key": "k", "revision": "0"})],
        "table_page": [phone.get("/")],
        "join_page": [stranger.get(f"/join/{code}"), stranger.post("/sit", data={"code": code})],
        "closed_page": [stranger.get("/"), stranger.post("/ask", data={"code": "wrong"})],
        "television_page": [phone.get("/table")],
        "television_part": [phone.get("/table/part")],
    }
    seat = STRANGER if where in ("join_page", "closed_page") else 0
    for answer in answers[where]:
        with pytest.raises(AssertionError, match="seat"):
            watched.look(seat, answer, set())


def test_a_tile_is_found_in_words_and_in_drawings() -> None:
    expected = {frozenset(("3", "5"))}
    car = '<b class="car last"><i class="n5">5</i><i class="n3">3</i></b>'
    for shown in ("Bo plays 3-5.", str(tile(5, 3)), str(tile(3, 5, numerals=True)), car):
        assert named(shown) == expected
    assert named("12:30, 2026-11-23") == set()
