"""A table's lines give its result: who sat there then, points as corrected, the winners."""

from pathlib import Path

import pytest
from tests.referee.tables import basic_trains, journaled_table, mexican_train, play_rounds, table_of

from roundhouse.games import Game
from roundhouse.games.match.match import Correct, Depart
from roundhouse.indices import Seat
from roundhouse.records.journal import Journal, SavedTable, Setup
from roundhouse.referee import HandOver, SeatedPlayer
from roundhouse.referee.history.match_summary import summary_from, summary_of
from roundhouse.referee.seating import late_arrival


@pytest.mark.parametrize("game", [mexican_train(rounds=2), basic_trains(rounds=2)], ids=["mexican", "basic"])
def test_rounds_totals_and_winners_are_those_of_the_match(game: Game) -> None:
    table, journal = journaled_table(game)
    play_rounds(table, 2)
    summary, match = summary_of(table_of(game), journal), table.referee.match
    assert summary.over
    assert summary.lowest == (game.name == "mexican-train")
    assert [[share.points for share in shares] for shares in summary.rounds] == [list(r.points) for r in match.results]
    for shares, result in zip(summary.rounds, match.results, strict=True):
        assert [seat for seat, share in enumerate(shares) if share.won] == [result.winner] * (result.winner >= 0)
    assert [share.points for share in summary.totals] == list(match.totals)
    assert [seat for seat, share in enumerate(summary.totals) if share.won] == list(match.leaders)
    assert summary_from(summary.text()) == summary


def test_a_round_counts_for_the_player_in_the_seat_at_its_end_and_undo_forgets_it() -> None:
    table, journal = journaled_table(mexican_train(rounds=3))
    play_rounds(table, 1)
    table.undo(1)
    table.call(HandOver(Seat(0), SeatedPlayer("Zoe", "random")))
    play_rounds(table, 1)
    table.call(HandOver(Seat(0), SeatedPlayer("Yan", "greedy")))
    table.call(Correct(0, 0, 77))
    play_rounds(table, 2)
    summary = summary_of(table_of(table.referee.game), journal)
    assert [shares[0].name for shares in summary.rounds] == ["Zoe", "Yan"]
    assert summary.rounds[0][0].points == 77
    assert not summary.over
    assert not any(share.won for share in summary.totals)
    assert summary.totals[0].name == "Yan"


def test_late_and_gone_players_have_the_rounds_they_played() -> None:
    table, journal = journaled_table(mexican_train())
    game = table.referee.game
    play_rounds(table, 1)
    table.call(late_arrival(table.referee, Seat(3), SeatedPlayer("Dana", "greedy")))
    table.call(Depart(0))
    play_rounds(table, 2)
    summary = summary_of(table_of(game), journal)
    assert [[share.name for share in shares] for shares in summary.rounds] == [
        ["Ann", "Bo", "Cy"],
        ["Bo", "Cy", "Dana"],
    ]
    assert [share.name for share in summary.totals] == ["Bo", "Cy", "Dana"]
    assert [share.points for share in summary.totals] == list(table.referee.match.totals)


def test_a_match_without_rounds_has_an_empty_summary() -> None:
    summary = summary_of(table_of(mexican_train()), [])
    assert (summary.rounds, summary.totals, summary.over) == ((), (), False)


def kept(journal: Journal) -> SavedTable:
    """The only table of a journal, as it is kept now."""
    (table,) = journal.tables()
    return table


def test_the_journal_keeps_a_summary_until_more_is_called(tmp_path: Path) -> None:
    with Journal(tmp_path) as journal:
        page = journal.open_table(Setup("mexican-train", {}, [("Ann", "person"), ("Bo", "greedy")], "7"))
        assert journal.summary(kept(journal)) is None
        journal.store_summary(kept(journal), "so it was")
        assert journal.summary(kept(journal)) == "so it was"
        page.write("begin A")
        assert journal.summary(kept(journal)) is None
        journal.store_summary(kept(journal), "and so it is")
        assert journal.summary(kept(journal)) == "and so it is"
