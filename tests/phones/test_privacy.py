"""No byte that goes to a phone names a tile that its seat cannot know, in any game."""

from __future__ import annotations

import re
from random import Random

import pytest
from tests.phones.phone_table import TableOfPhones, game_of

from roundhouse.dominoes import tiles_in
from roundhouse.games import GAMES
from roundhouse.games.moves import Announce, Claim
from roundhouse.phones.pages import table_page, table_part
from roundhouse.phones.seating import WATCHER, Ticket
from roundhouse.phones.table import Guest
from roundhouse.phones.tile_picture import tile

TILE = re.compile(r"(?<![\w-])([A-Z]?\d{1,2}|[ADRSTW])-([A-Z]?\d{1,2}|[ADRSTW])(?![\w-])")
MOVES = 60


DRAWN = re.compile(r"<svg.*?</svg>", re.DOTALL)
HALF = re.compile(r'<(?:g|text) class="n(\w+)"')


def named(page: str) -> set[frozenset[str]]:
    """The tiles that a page names or draws, whichever way around."""
    drawn = {frozenset(_letter(_drawn(half)) for half in HALF.findall(tile)) for tile in DRAWN.findall(page)}
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
    return named(" ".join(tiles.text(tile) for tile in tiles_in(seen)))


def pages(table: TableOfPhones, guest: Guest) -> str:
    """Everything that a phone in this seat can fetch."""
    return "".join(part(table.table, guest, language) for part in (table_page, table_part) for language in ("en", "de"))


def play_on(table: TableOfPhones, rng: Random) -> None:
    """One move of the game, any that is allowed."""
    session = table.session
    if session.referee.position is None or session.step() is not None:
        return
    position = session.referee.position
    legal = position.legal() if position is not None else []
    legal = [move for move in legal if not isinstance(move, Announce | Claim)] or legal
    if legal:
        session.call(rng.choice(legal))


@pytest.mark.parametrize("name", list(GAMES))
def test_a_page_names_no_tile_that_its_seat_cannot_know(name: str) -> None:
    table, rng = TableOfPhones(game_of(name)), Random(7)
    seats = [*range(table.session.referee.game.seats), WATCHER]
    guests = [Guest(Ticket(str(seat), seat), table.present("en", seat)) for seat in seats]
    table.session.begin()
    table.pass_time(500)
    looked = 0
    for _ in range(MOVES):
        if table.session.referee.position is None:
            break
        guest = rng.choice(guests)
        if guest.seat >= 0:
            guest.presenter.submit(rng.choice(("pick", "order", "hint", "draw", "done")), *([0] * rng.randrange(2)))
        if table.session.referee.position is None:
            break
        for each in rng.sample(guests, 2):
            unknown = named(pages(table, each)) - known(table, each.seat)
            assert not unknown, f"seat {each.seat}: {unknown}"
            looked += 1
        play_on(table, rng)
    assert looked > MOVES / 2


def test_a_tile_that_is_sown_in_is_found() -> None:
    table = TableOfPhones()
    table.session.begin()
    table.pass_time(500)
    others = known(table, 1) - known(table, 0)
    guest = Guest(Ticket("0", 0), table.present("en", 0))
    clean = pages(table, guest)
    assert others and not named(clean) - known(table, 0)
    one = "-".join(sorted(next(each for each in others if len(each) == 2)))
    assert named(clean.replace("</main>", f"<i>{one}</i></main>")) - known(table, 0)
    low, high = map(int, one.split("-"))
    assert named(clean.replace("</main>", f"{tile(low, high)}</main>")) - known(table, 0)
