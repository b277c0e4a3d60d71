"""The number of taps that it takes to call a real table: two rounds of five players, each calling on a phone of their
own.

`called_rounds` were played by computer players, with the seeds 45 and 46.
"""

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest
from tools.testing.phone_table import TableOfPhones
from tools.testing.photos import hand_picture
from tools.testing.waiting import wait_for

from roundhouse import actions
from roundhouse.actions import Action
from roundhouse.actions.action import TileEnd, TrainEnd
from roundhouse.dominoes import tiles_in
from roundhouse.games.core.moves import DRAW, Done, Draw, Move, Play
from roundhouse.games.core.position import Position
from roundhouse.games.match.match import Match
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, TileId, Train
from roundhouse.presenters.presenter import Presenter
from roundhouse.program.photos import PhotoQueue
from roundhouse.records.record import read_record
from roundhouse.referee import SeatedPlayer, TableSession

ROUNDS = sorted((Path(__file__).parent / "called_rounds").glob("*.txt"))
MEAN = 2.2
READING = Texts().screen("count-reading")
SAID = re.compile(r'<p class="title">(.*?)</section>', re.DOTALL)
TAPS = {Play: 2, Draw: 1, Done: 0}
"""A tile takes two; that the turn is over is said with the draw, in the same tap."""


class CalledOnPhones:
    """A table at which everybody calls on their own phone; nothing that they tap is refused."""

    def __init__(self, match: Match, names: tuple[str, ...]) -> None:
        self.session = TableSession(match.game, [SeatedPlayer(name) for name in names], mode="called")
        self.phones = [Presenter(self.session, only=Seat(seat), unattended=True) for seat in range(len(names))]
        self.taps = 0

    def tap(self, seat: int, action: Action) -> None:
        assert self.phones[seat].submit(action).status == "taken", (action, self.phones[seat].present().announcement)
        self.taps += 1


def turns_of(match: Match) -> Iterator[list[tuple[Position, Move]]]:
    """The moves of each turn, with the positions in which they were made."""
    moves = [
        (before, event)
        for index, event in enumerate(match.events)
        if (before := match.before(index)) is not None and isinstance(event, Play | Draw | Done)
    ]
    return (list(turn) for _, turn in groupby(moves, key=lambda move: move[0].turn))


def taps_of(turn: list[tuple[Position, Move]]) -> Iterator[Action]:
    """The shortest way to call the moves of a turn."""
    drew_last = [type(move) for _, move in turn[-2:]] == [Draw, Done]
    for before, move in turn[:-2] if drew_last else turn:
        match move:
            case Play():
                yield actions.ChooseTrain(Train(move.train), TrainEnd(move.spot % before.game.ends_per_train))
                yield actions.EnterEnd(TileEnd(move.opens))
            case Draw():
                yield actions.Draw()
    if drew_last:
        yield actions.DrawAndPass()


def test_a_hand_is_counted_by_one_photo_and_told_by_one_tap() -> None:
    """The hands that are left are sent as rendered pictures, by the first phone after a trap."""
    record = read_record(ROUNDS[0].read_text(encoding="utf-8"))
    match = record.match()
    session = TableSession(match.game, [SeatedPlayer(name) for name in record.names], mode="called")
    session.photos.read_with(PhotoQueue())
    session.mode.begin(Seat(match.first_leader))
    for event in match.events:
        if isinstance(event, Play | Draw | Done):
            assert session.call(DRAW if isinstance(event, Draw) else event).allowed
    over = match.before(len(match.events) - 1)
    assert over is not None and len(session.mode.awaited.hands) == 4
    table = TableOfPhones(session=session)
    phones = {seat: table.seated(seat) for seat in session.mode.awaited.hands}

    def send(seat: Seat, picture: bytes, key: str) -> str:
        """The page once a picture that was sent from this seat is read."""
        assert phones[seat].post("/photo", params={"key": key}, content=picture).headers["x-done"] == "taken"

        def read() -> str | None:
            table.pass_time(500)
            page = phones[seat].get("/part").text
            return None if READING in page else page

        return wait_for(read)

    first = min(phones)
    assert "This picture cannot be read" in send(first, b"\x89PNG\r\n\x1a\n" + bytes(2000), "trap")
    for seat, phone in phones.items():
        page = send(seat, hand_picture(match.game.tiles, over.hands[seat], seed=4), "hand")
        assert "tell" in {action for action, _ in table.offered(phone)}, SAID.findall(page)
        assert table.act(phone, "tell") == "taken"
    assert session.referee.match.results[-1].points == match.results[-1].points


@pytest.mark.parametrize("file", ROUNDS, ids=lambda file: file.stem)
def test_a_turn_takes_two_taps_and_a_hand_one_for_each_tile(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"))
    match = record.match()
    table = CalledOnPhones(match, record.names)
    table.session.mode.begin(Seat(match.first_leader))
    turns = list(turns_of(match))
    for turn in turns:
        before = table.taps
        for action in taps_of(turn):
            table.tap(turn[0][0].turn, action)
        assert table.taps - before == sum(TAPS[type(move)] for _, move in turn), turn
    taps, mean = table.taps, table.taps / len(turns)
    assert mean <= MEAN
    # The hands that are left are counted on all phones at once.
    over = match.before(len(match.events) - 1)
    assert over is not None
    for seat in table.session.mode.awaited.hands:
        before, hand = table.taps, tiles_in(over.hands[seat])
        for tile in hand:
            table.tap(seat, actions.ReportTile(TileId(tile)))
        table.tap(seat, actions.TellHand())
        assert table.taps - before == len(hand) + 1
    assert table.session.referee.match.results[-1].points == match.results[-1].points
    print(f"{file.stem}: {len(turns)} turns, {taps} taps, {mean:.2f} a turn; {table.taps - taps} to count the hands")
