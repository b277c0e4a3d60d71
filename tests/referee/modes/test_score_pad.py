"""Tables where only the results of rounds are entered."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from roundhouse import actions
from roundhouse.actions.action import Digit
from roundhouse.games import GAMES, MexicanTrain
from roundhouse.games.core.notation import NOBODY
from roundhouse.games.match.match import WentOut
from roundhouse.games.rules.game import Game
from roundhouse.games.text.call_parser import NotUnderstood
from roundhouse.indices import NO_SEAT, Seat, TileId
from roundhouse.presenters.pages.scores import ScoresPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.program.journal_tables import add_to_journal, restore_table, unfinished_table
from roundhouse.records.journal import Journal
from roundhouse.records.record import read_record, write_record
from roundhouse.referee import SeatedPlayer, TableSession

NAMES = ("Ann", "Bo", "Cy", "Di")


def pad(game: Game) -> TableSession:
    return TableSession(game, [SeatedPlayer(name) for name in NAMES[: game.seats]], mode="score-pad")


def enter(table: TableSession, *lines: str) -> list[bool]:
    return [answer.allowed for line in lines for answer in table.call_text(line)]


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_is_entered_in_each_game(name: str) -> None:
    """The winner scores by each game's own clause, and a record of it is read as it was written."""
    table = pad(GAMES[name](4))
    match = table.referee.match
    while not match.over and len(match.results) < 40:
        assert enter(table, "bo out", "ann 6", "cy 5", "di 4") == [True] * 4
    first = match.results[0]
    points = {
        "station": (-6, 15, -5, -4), "basic-trains": (0, 75, 0, 0), "slosh": (0, 75, 0, 0),
    }.get(name, (6, 0, 5, 4))  # fmt: skip
    assert (first.winner, first.points) == (1, points)
    assert match.over and table.mode.awaited.what == "nothing"
    text = write_record(match, NAMES, answers=True)
    assert text.startswith("roundhouse record 4")
    assert read_record(text).match().totals == match.totals


def test_counts_that_the_set_cannot_have_are_refused() -> None:
    """A double-9 set without its engine has one tile without pips, and 477 pips in all."""
    table = pad(MexicanTrain(4, MexicanTrain.options_type(set=9)))
    enter(table, "bo out", "ann 0")
    told = [table.call_text(line)[0] for line in ("cy 0", "cy 900", "bo 4", "cy 400")]
    assert [answer.allowed for answer in told] == [False, False, False, True]
    assert {answer.ruling.clause for answer in told[:3]} == {"C-8"}
    assert not table.call_text("di 100")[0].allowed, "together they have more than the set"
    assert enter(table, "di 77") == [True]


def test_only_a_game_that_scores_a_blocked_round_takes_one() -> None:
    for game, possible in ((MexicanTrain(4), True), (GAMES["basic-trains"](4), False)):
        table = pad(game)
        assert (None in table.mode.awaited.choices) is possible
        assert table.call_text("nobody")[0].allowed is possible


@pytest.mark.parametrize("line", ["bo", "BO:", "bo out", "out bo", "bo won", "nobody", "nobody out", "out nobody"])
def test_a_line_says_who_went_out(line: str) -> None:
    table = pad(MexicanTrain(4))
    assert enter(table, line) == [True]
    assert table.referee.match.events == [WentOut(NO_SEAT if NOBODY in line else 1)]


@pytest.mark.parametrize("line", ["out", "wins", "leads", "bo leads", "bo lead", "bo begins", "bo nobody", "bo draws"])
def test_a_line_that_does_not_say_who_went_out_is_asked_about(line: str) -> None:
    table = pad(MexicanTrain(4))
    with pytest.raises(NotUnderstood) as caught:
        table.call_text(line)
    assert caught.value.wanted == "winner"
    assert table.referee.match.events == []


def test_a_round_is_entered_by_touches_corrected_and_taken_back() -> None:
    table = pad(MexicanTrain(4))
    presenter = Presenter(table)
    presenter.submit(actions.AnswerSeat(Seat(1)))
    for seat, digits in ((0, "17"), (2, "5")):
        assert presenter.present().speaker == seat
        for digit in digits:
            presenter.submit(actions.TypeDigit(Digit(int(digit))))
        presenter.submit(actions.TellHand())
    assert table.referee.match.counted_hands == {0: 17, 2: 5}
    presenter.submit(actions.ChooseCall(1))
    presenter.correction_presenter().submit(actions.AnswerSeat(Seat(3)))
    presenter.handle_hub_events((), 0)
    assert table.referee.match.position is not None
    assert table.referee.match.position.winner == 3
    assert table.mode.awaited.hands == (1,)
    table.undo(1)
    assert table.mode.awaited.hands == (3,)


def test_a_hand_is_counted_tile_by_tile_where_pips_count() -> None:
    for game, offered in ((MexicanTrain(4), True), (GAMES["basic-trains"](4), False)):
        presenter = Presenter(pad(game))
        presenter.submit(actions.AnswerSeat(Seat(1)))
        assert (presenter.present().offer(actions.ReportTiles()) is not None) is offered
    presenter = Presenter(table := pad(MexicanTrain(4)))
    presenter.submit(actions.AnswerSeat(Seat(1)))
    presenter.submit(actions.ReportTiles())
    tiles = table.referee.game.tiles
    for tile in ("3-4", "0-5"):
        presenter.submit(actions.ReportTile(TileId(tiles.named(tile)[0][0])))
    presenter.submit(actions.TellHand())
    assert table.referee.match.counted_hands == {0: 12}


def test_no_page_shows_tiles_or_trains_of_a_round_that_nobody_called() -> None:
    table = pad(MexicanTrain(4))
    for line, viewer in product(("bo out", "ann 17", "cy 5", "di 4", "nobody"), (None, Seat(2))):
        if viewer is None:
            enter(table, line)
        view = Presenter(table, only=viewer, unattended=viewer is not None).present().table
        assert {(row.seat is None, row.hand, row.ends) for row in view.rows} == {(False, None, ())}
        assert view.boneyard is None
        assert not any(train.tiles for train in view.trains)


def test_a_table_is_taken_up_again_as_it_was(tmp_path: Path) -> None:
    with Journal(tmp_path) as journal:
        table = pad(MexicanTrain(4))
        add_to_journal(journal, table)
        enter(table, "bo out", "ann 17", "cy 5")
        again, _ = restore_table(journal, unfinished_table(journal, None))
        assert again.mode.name == "score-pad"
        assert again.mode.awaited.hands == (3,)
        assert again.referee.match.events == table.referee.match.events
        assert again.call(WentOut(0)).ruling.why == "hands_due"


def test_nothing_but_who_went_out_enters_a_round() -> None:
    """No page leads to a next round as where moves are called: it would say that nobody went out."""
    presenter = Presenter(table := pad(MexicanTrain(4)))
    enter(table, "bo out", "ann 17", "cy 5", "di 4")
    scores = ScoresPage(presenter)
    page = scores.present(presenter.texts)
    assert page.main is None and page.back is not None and page.back.look == "primary"
    assert actions.SeeRoster().wire in [other.id for other in page.others], "players come and go here"
    assert presenter.submit(actions.NextRound()).status == "unavailable"
    assert len(table.referee.match.results) == 1 and table.referee.position is None


@pytest.mark.parametrize("lines", [(), ("bo out",), ("bo out", "ann 17", "cy 5", "di 4")])
def test_nobody_is_asked_about_moves_that_were_not_called(lines: tuple[str, ...]) -> None:
    presenter = Presenter(table := pad(MexicanTrain(4)))
    enter(table, *lines)
    asked = {actions.WhereFits, actions.WhoPlays, actions.SeeTrust}
    assert asked.isdisjoint(offer.kind for offer in presenter.present().offers)


def test_the_next_round_is_entered_while_a_correction_waits() -> None:
    """Di, and not Bo, went out: Di's count fails, and Bo is counted; then the next round may come first."""
    table = pad(MexicanTrain(4))
    enter(table, "bo out", "ann 17", "cy 5", "di 4")
    table.amend(0, 1, [WentOut(3)])
    assert enter(table, "bo 6") == [True]
    assert table.mode.awaited.what == "correction"
    with pytest.raises(NotUnderstood):
        table.call_text("ann leads")
    assert enter(table, "cy out") == [True]
