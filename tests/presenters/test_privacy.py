"""The content of a page for a person: no tile that this person cannot know, at any moment of any game."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from random import Random

import pytest
from tests.depth import DEPTH, SEED

from roundhouse import actions
from roundhouse.actions.action import Index
from roundhouse.dominoes import tiles_in
from roundhouse.games import GAMES
from roundhouse.games.core.moves import Move
from roundhouse.games.core.position import Position, Stage
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.table import table_view, transcript
from roundhouse.presenters.views import HandTile, PlayView, TablePage
from roundhouse.referee import Answer, Chance, SeatedPlayer, TableSession

NAMES = ("Ann", "Bo", "Cy", "Dee")
MOVES = 40
TILE = re.compile(r"(?<![\w-])(\w{1,2})-(\w{1,2})(?![\w-])")


class WatchedTable:
    """A table of people, and each of them, and a spectator, with a page of their own in front of them."""

    def __init__(self, name: str, seed: int) -> None:
        self.rng = Random(seed)
        game = GAMES[name](len(NAMES))
        self.session = TableSession(game, [SeatedPlayer(name) for name in NAMES[: game.seats]], Chance(str(seed)))
        seats = [None, *map(Seat, range(game.seats))]
        self.viewers = {seat: Presenter(self.session, only=seat, watching=seat is None) for seat in seats}
        self.lines: list[tuple[Seat | None, str]] = []
        self._known: dict[tuple[Seat | None, int], set[int]] = {}
        self._ends = {game.tiles.end_text(end) for end in range(game.tiles.kinds)}
        self.session.listeners.append(self._note)

    def _note(self, answer: Answer) -> None:
        """The transcript of each viewer while a round is played; after it, the shuffle is open to all."""
        if self.session.referee.match.position is not None and answer.allowed:
            for viewer in self.viewers:
                found = transcript.transcript(Texts(), self.session, answer, viewer)
                self.lines += [(viewer, line.text) for line in found]

    def play(self) -> Iterator[tuple[Seat | None, TablePage]]:
        """A random match: after each thing that happens, what each viewer is shown."""
        for now in range(0, 5000 * MOVES, 5000):
            for presenter in self.viewers.values():
                presenter.advance(now)
            position = self.session.referee.position
            if position is None:
                self.session.mode.begin()
            elif position.stage != Stage.DEALING:
                self._act(position)
            yield from ((viewer, presenter.present()) for viewer, presenter in self.viewers.items())

    def _act(self, position: Position) -> None:
        """Something that the player in turn does on the page, or any legal move."""
        presenter, legal = self.viewers[Seat(position.turn)], position.legal()
        tries = (
            *(actions.Hint(), actions.SortHand(), actions.Draw(), actions.Done()),
            *(actions.Undo(), actions.WhyNot(), actions.Announce()),
        )
        if self.rng.random() < 0.3:
            presenter.submit(actions.PickTile(Index(self.rng.randrange(max(1, position.count(position.turn))))))
        if self.rng.random() < 0.4:
            presenter.submit(self.rng.choice(tries))
        if self.session.referee.position is position and legal:
            self.session.call(self.rng.choice(legal))

    def known(self, viewer: Seat | None) -> set[frozenset[str]]:
        """The tiles that a viewer has known in this round, and in the last: some may have been taken back since.

        They are what lay on the table, the engine that is called for, and the own hand.
        """
        position = self.session.referee.table
        if position is None:
            return set()
        game, number = position.game, position.round.number
        found = self._known.setdefault((viewer, number), set())
        found.update(tiles_in(position.laid), tiles_in(position.hands[viewer]) if viewer is not None else ())
        if position.round.engine >= 0:
            found.add(game.tiles.double[position.round.engine])
        known = found.union(*(self._known.get((viewer, near), ()) for near in (number - 1, number + 1)))
        return {frozenset(game.tiles.end_text(end) for end in game.tiles.ends[tile]) for tile in known}

    def tiles_said(self, text: str) -> set[frozenset[str]]:
        """The tiles that a text names."""
        return {frozenset(pair) for pair in TILE.findall(text) if set(pair) <= self._ends}

    def leaks(self, viewer: Seat | None, page: TablePage) -> set[frozenset[str]]:
        """The tiles that a page shows or names, and that the viewer does not know."""
        shown = set().union(*(self.tiles_said(text) for text in texts_of(page)))
        hand = {frozenset(map(_letter, (tile.upper, tile.lower))) for tile in page.table.hand}
        return (shown | hand) - self.known(viewer)


def _letter(half: object) -> str:
    return {"train": "W"}.get(str(half), str(half))


def texts_of(value: object) -> Iterator[str]:
    """Every text in a value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from texts_of(each)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from texts_of(getattr(value, field.name))


@pytest.mark.parametrize("seed", range(SEED + 1, SEED + 1 + DEPTH))
@pytest.mark.parametrize("name", GAMES)
def test_no_page_holds_a_tile_that_its_person_cannot_know(name: str, seed: int) -> None:
    table = WatchedTable(name, seed)
    looked, held = 0, 0
    for viewer, page in table.play():
        assert not table.leaks(viewer, page), (viewer, page)
        looked, held = looked + 1, held + len(page.table.hand)
        assert (viewer is not None) or not page.table.hand
    assert looked > MOVES and held > 0
    assert len(table.lines) > MOVES


@pytest.mark.parametrize("name", GAMES)
def test_no_line_of_a_transcript_names_a_tile_that_its_person_cannot_know(name: str) -> None:
    table = WatchedTable(name, 3)
    seen: dict[Seat | None, set[frozenset[str]]] = {viewer: set() for viewer in table.viewers}
    lines = 0
    for viewer, _ in table.play():
        seen[viewer] |= table.known(viewer)
        if viewer == list(table.viewers)[-1]:
            for other, line in table.lines:
                assert table.tiles_said(line) <= seen[other], (other, line)
            lines, table.lines = lines + len(table.lines), []
    assert lines > MOVES


def test_a_tile_that_is_sown_into_a_page_is_found() -> None:
    table = WatchedTable("mexican-train", 1)
    checked = 0
    for viewer, page in table.play():
        position = table.session.referee.position
        if position is None or position.stage == Stage.DEALING:
            continue
        other = next(seat for seat in range(len(NAMES)) if seat != viewer)
        tile = next(iter(tiles_in(position.hands[other])), None)
        if tile is None:
            continue
        text = position.game.tiles.text(tile)
        said = replace(page.table, last_plays=(PlayView(Seat(other), f"draws {text}"),))
        low, high = position.game.tiles.ends[tile]
        held = replace(page.table, hand=(HandTile(low, high),))
        named = replace(page, prompt=replace(page.prompt, text=f"Lay {text}."))
        for sown in (replace(page, table=said), replace(page, table=held), named):
            assert table.leaks(viewer, sown)
        checked += 1
    assert checked > MOVES


def test_a_page_that_does_not_hide_what_others_draw_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def unhidden(_position: Position, move: Move, _seat: int) -> Move:
        return move

    monkeypatch.setattr(table_view, "move_seen_by", unhidden)
    monkeypatch.setattr(transcript, "move_seen_by", unhidden)
    table = WatchedTable("mexican-train", 1)
    assert any(table.leaks(viewer, page) for viewer, page in table.play())
    assert any(table.tiles_said(line) - table.known(viewer) for viewer, line in table.lines)
