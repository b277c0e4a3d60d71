"""The points for the rounds that a newcomer has missed: as the others got, a number, or a sum as in every field."""

from tests.window.screens.match import sample_matches

from roundhouse.i18n.texts import Texts
from roundhouse.indices import Slot
from roundhouse.presenters.pages.list_page import Choice, Show, submit_form
from roundhouse.presenters.pages.players import JoinPage, MissedRoundsPage
from roundhouse.presenters.presenter import Presenter


def opened() -> tuple[Presenter, JoinPage]:
    table = next(each for each in sample_matches.between_rounds() if each.referee.game.name == "mexican-train")
    presenter = Presenter(table)
    free = next(slot for slot in range(12) if slot not in [each.slot for each in presenter.roster.sitting])
    return presenter, JoinPage(presenter, Slot(free))


def points_row(page: JoinPage) -> Choice:
    (row,) = (row for row in page.present(Texts()).others if isinstance(row, Choice) and row.id == "points")
    return row


def test_a_sum_is_what_each_missed_round_counts() -> None:
    presenter, page = opened()
    submit_form(Texts(), page, {"name": "Zoe"})
    assert points_row(page).label == "Per round missed: as others got"
    way = points_row(page).do()
    assert isinstance(way, Show) and isinstance(way.page, MissedRoundsPage)
    submit_form(Texts(), way.page, {"points": "12+17+5"})
    assert way.page.present(Texts()).line == "12 + 17 + 5 = 34"
    submit_form(Texts(), way.page, {"do": "take"})
    assert points_row(page).label == "Per round missed: 34"
    submit_form(Texts(), page, {"do": "sit"})
    referee = presenter.session.referee
    zoe = referee.all_names.index("Zoe")
    assert [line.points(zoe) for line in referee.match.sheet] == [34] * len(referee.match.sheet)


def test_what_is_no_sum_is_told_and_nothing_is_taken() -> None:
    _, page = opened()
    submit_form(Texts(), page, {"name": "Zoe"})
    way = points_row(page).do()
    assert isinstance(way, Show)
    submit_form(Texts(), way.page, {"points": "12++5", "do": "take"})
    assert "missing" in way.page.present(Texts()).line and points_row(page).label == "Per round missed: as others got"
