"""A match looked back at: judged in processes of their own, in words, and shown at the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.players.test_review import dealt_round
from tools.pictures.tables import reviewed

from roundhouse import actions
from roundhouse.games import MexicanTrain
from roundhouse.games.core.moves import Play
from roundhouse.games.match.match import Correct
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.players.arena.statistics import Sample
from roundhouse.players.jobs import WorkersLostError
from roundhouse.players.review import DealtHand, Judge, Judgment, judged, review_of
from roundhouse.presenters.match import match_review
from roundhouse.presenters.match.match_review import MatchReview, reviewed_players
from roundhouse.presenters.pages.list_page import Leave
from roundhouse.presenters.pages.match import ReviewPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee import Chance, SeatedPlayer, TableSession

NAMES = ("Ann", "Bo")
MATCH = dealt_round(MexicanTrain(2, MexicanTrainOptions(set=6, deal=3, rounds=1)), 3)
JUDGE = Judge(worlds=4)


def at_once(work: Callable[[], None]) -> None:
    """Do the work while the test waits."""
    work()


def test_what_is_judged_beside_the_program_is_what_is_judged_within_it() -> None:
    review = MatchReview(MATCH, NAMES)
    assert (review.done, review.total, review.goes_on) == (0, None, False)
    review.begin(at_once, JUDGE)
    assert not review.goes_on
    tasks = review_of(MATCH).tasks
    assert review.done == review.total == len(tasks) > 4
    here = list(zip(tasks, judged(tasks, JUDGE, 1), strict=True))
    assert review.players(Texts()) == reviewed_players(Texts(), MATCH, here, NAMES)
    assert not review.failed and [player.name for player in review.players(Texts())] == list(NAMES)


def test_a_review_that_is_stopped_keeps_what_it_has() -> None:
    review = MatchReview(MATCH, NAMES)
    begun: list[Callable[[], None]] = []
    review.begin(begun.append, JUDGE)
    assert review.goes_on
    review.stop()
    begun[0]()
    assert not review.goes_on and len(review.players(Texts())) == 2 and review.done < (review.total or 0)
    review.go_on()
    assert review.goes_on
    begun[1]()
    assert review.complete and not review.goes_on


def test_what_was_judged_is_kept_with_the_match_until_it_is_corrected(tmp_path: Path) -> None:
    file = tmp_path / "reviews" / "match.job"
    first = MatchReview(MATCH, NAMES, file=file)
    first.begin(at_once, JUDGE)
    kept = file.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(kept) == 1 + first.done
    file.write_text("".join(kept[:4]) + kept[4][:5], encoding="utf-8")  # somebody has killed the program
    again = MatchReview(MATCH, NAMES, file=file)
    again.begin(at_once, JUDGE)
    assert again.players(Texts()) == first.players(Texts())
    assert file.read_text(encoding="utf-8").splitlines(keepends=True) == kept
    other = dealt_round(MATCH.first_game, 4)
    changed = MatchReview(other, NAMES, file=file)
    changed.begin(at_once, JUDGE)
    assert changed.complete and file.read_text(encoding="utf-8").splitlines(keepends=True)[0] != kept[0]


def test_a_match_that_goes_on_closes_the_page_and_is_judged_anew() -> None:
    table = TableSession(MATCH.first_game, list(map(SeatedPlayer, NAMES)), Chance("1"))
    while not table.referee.match.over:
        if table.referee.position is None:
            table.mode.begin()
        elif table.step() is None:
            table.call(table.computers.move(Seat(table.referee.position.turn)))
    pages = Presenter(table).match
    review = pages.review(lambda _: None, Path("nowhere"))
    page = ReviewPage(review)
    assert page.handle_hub_events((), 0) is None and pages.review(lambda _: None, Path("nowhere")) is review
    table.undo()
    assert page.handle_hub_events((), 0) == Leave(), "the hands are in play again"
    table.redo()
    assert page.handle_hub_events((), 0) is None
    table.call(Correct(0, 0, 99))
    assert page.handle_hub_events((), 0) == Leave() and pages.review(lambda _: None, Path("nowhere")) is not review


def test_processes_that_are_lost_for_good_are_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise WorkersLostError

    monkeypatch.setattr(match_review, "judged", broken)
    review = MatchReview(MATCH, NAMES)
    review.begin(at_once, JUDGE)
    assert review.failed and review.done == 0 and not review.goes_on


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_a_costly_decision_is_shown_at_the_table_with_its_hand_and_the_better_play(language: str) -> None:
    review = reviewed()
    costly = review.players(Texts(language))[1].costly[0]
    presenter = review.table(Texts(language), costly)
    view = presenter([], 0)
    assert view.message.text == costly.told
    assert presenter.replay.at == costly.event and presenter.viewer == 1
    assert isinstance(costly.best, Play)
    assert [target.train for target in view.targets] == [costly.best.train]
    assert [tile.text for tile in view.hand if tile.picked] == [MexicanTrain(4).tiles.text(costly.best.tile)]
    later = presenter([actions.Done()], 0)
    assert costly.told not in later.message.text and not later.targets
    back = presenter([actions.Undo()], 0)
    assert back == view


def test_three_decisions_at_most_the_costliest_first() -> None:
    for player in reviewed().players(Texts()):
        assert 1 <= len(player.costly) <= 3
        assert player.luck.startswith("Deals: ") and player.skill.startswith("Decisions cost: ")


def test_a_deal_is_one_signed_figure_within_its_interval() -> None:
    task = next(task for task in review_of(MATCH).tasks if isinstance(task, DealtHand))
    for points, told in (([-6.0, 0.0], "−3.0 points"), ([0.0, 6.0], "+3.0 points")):
        luck = reviewed_players(Texts(), MATCH, [(task, Judgment(None, Sample(points)))], NAMES)[task.seat].luck
        mean, low, high = (float(figure.replace("−", "-")) for figure in re.findall(r"[+−][\d.]+", luck))
        assert luck.startswith(f"Deals: {told} of lead compared with average hands (95%: ")
        assert low < 0 < high and low < mean < high


@pytest.mark.parametrize(
    ("points", "said"),
    [(-3.2, "Bad luck: about 3 points."), (1.4, "Good luck: about 1 point."), (0.4, "Luck: as usual.")],
)
def test_a_player_reads_first_in_players_words_how_it_was(points: float, said: str) -> None:
    task = next(each for each in review_of(MATCH).tasks if isinstance(each, DealtHand))
    found = reviewed_players(Texts(), MATCH, [(task, Judgment(None, Sample([points, points])))], NAMES)
    assert found[task.seat].in_short == said
