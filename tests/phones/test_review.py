"""A match that is over is looked back at on phones, while it is judged beside them."""

from tools.pictures.tables import reviewed
from tools.testing.phone_table import HOST, TableOfPhones

from roundhouse.games.match.match import Stop
from roundhouse.phones.phone import POLL_MS
from roundhouse.presenters.match.match_review import MatchReview
from roundhouse.presenters.pages.match import ReviewPage
from roundhouse.presenters.presenter import Presenter

ORIGIN = {"origin": f"http://{HOST}"}


def over(table: TableOfPhones) -> None:
    """A round is played to its end, and the players leave it at that."""
    table.session.mode.begin()
    while (position := table.session.referee.position) is not None:
        table.session.call(table.session.computers.move(position.turn))
    table.session.call(Stop())


def test_the_scores_of_a_match_that_is_over_lead_to_its_three_costliest_decisions() -> None:
    table = TableOfPhones(review=lambda _: ReviewPage(reviewed(), replays=False))
    ann = table.seated(0)
    ann.get("/scores")
    assert "Review" not in ann.get("/over").text, "nobody looks back at a match in play"
    over(table)
    ann.get("/scores")
    assert 'value="review"' in ann.get("/over").text
    ann.post("/over", data={"code": "scores", "do": "review"}, headers=ORIGIN)
    page = ann.get("/over").text
    assert page.count('class="plain-row"') == 3 and "What cost most" in page and "decision:" not in page


def test_a_phone_follows_the_work_and_leaves_when_the_match_goes_on() -> None:
    made: list[MatchReview] = []

    def review(presenter: Presenter) -> ReviewPage:
        made.append(MatchReview(presenter.session.referee.match, presenter.session.referee.all_names))
        made[0].begin(lambda _: None)
        return ReviewPage(made[0], replays=False)

    table = TableOfPhones(review=review)
    ann = table.seated(0)
    over(table)
    ann.get("/scores")
    ann.post("/over", data={"code": "scores", "do": "review"}, headers=ORIGIN)
    (phone,) = table.table._phones.values()
    table.pass_time(POLL_MS)
    assert [phone.is_due(table.now + ms) for ms in (500, POLL_MS, POLL_MS + 1)] == [False, True, False]
    made[0].stop()
    assert [phone.is_due(table.now + 2 * POLL_MS) for _ in range(2)] == [True, False], "it shows the end of it, once"
    assert ann.get("/over").status_code == 200 and "Review" in ann.get("/over").text
    table.session.undo()
    assert 'class="player' not in ann.get("/over").text and not isinstance(phone.over, ReviewPage)
